//! The laws that every game keeps.
//!
//! Cheap ones are put to every ply, all those of the crate to a share of the plies.

use manqala::{Move, MoveList, Side, laws::Law};

use crate::{laps::Laps, oddity::Kind, subject::Subject};

/// Something that should not be so, and what was seen instead.
pub(crate) type Broken = (Kind, String);

fn require(law: Law, holds: bool, seen: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err((Kind::Law(law), seen())) }
}

/// What holds of every position. `seeds` is the number the game began with.
pub(crate) fn of_position<S: Subject>(position: &S, seeds: u8, moves: &MoveList) -> Result<(), Broken> {
    let real = position.real();
    let on_side = |side| u32::from(position.store(side)) + u32::from(real.seeds_on_side(side));
    let found: u32 = Side::ALL.map(on_side).iter().sum();
    require(Law::SeedsAreKept, found == u32::from(seeds) && real.seeds() == seeds, || {
        format!("{found} seeds found, the game began with {seeds}")
    })?;
    require(Law::OverMeansWithoutAMove, position.is_over() == moves.is_empty(), || {
        format!("is_over is {} with {} moves", position.is_over(), moves.len())
    })?;
    let counted = position.count_legal_moves();
    require(Law::GeneratedMovesAreTheLegalOnes, counted == moves.len(), || {
        format!("{counted} counted, {} listed", moves.len())
    })
}

/// What holds of every position, but takes long to find out.
pub(crate) fn of_position_at_length<S: Subject>(position: &S) -> Result<(), Broken> {
    position.keeps_all_laws().map_err(|error| {
        let mv = error.mv.map_or_else(String::new, |mv| format!("{mv}: "));
        (Kind::Law(error.law), mv + &error.found)
    })
}

/// What holds of every move that is played: where it leads, and its laps.
pub(crate) fn of_move<S: Subject>(position: &S, mv: Move) -> Result<(S, u32), Broken> {
    let refused = |law| move |why| (Kind::Law(law), format!("{why}"));
    let next = position.play(mv).map_err(refused(Law::GeneratedMovesAreTheLegalOnes))?;
    let mut laps = Laps::default();
    let watched = position.play_observed(mv, &mut |event| laps.hear(event));
    let watched = watched.map_err(refused(Law::WatchingChangesNothing))?;
    require(Law::WatchingChangesNothing, watched.real() == next.real(), || {
        format!("leads to {}, if it is watched to {}", next.real(), watched.real())
    })?;
    Ok((next, laps.count()))
}

//! The laws that every game keeps.
//!
//! Cheap ones are put to every ply, the others to a share of the plies.

use manqala::{Direction, Event, Move, MoveList, Side};

use crate::{
    drawn,
    laps::Laps,
    oddity::Kind,
    subject::{Subject, pits},
};

/// A law that does not hold, and what was seen instead.
pub(crate) type Broken = (Kind, String);

fn law(kind: Kind, holds: bool, seen: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err((kind, seen())) }
}

/// What holds of every position. `seeds` is the number the game began with.
pub(crate) fn of_position<S: Subject>(position: &S, seeds: u8, moves: &MoveList) -> Result<(), Broken> {
    let found: u32 = Side::ALL
        .iter()
        .map(|&side| u32::from(position.store(side)) + u32::from(position.seeds_on_side(side)))
        .sum();
    law(Kind::Seeds, found == u32::from(seeds) && position.seeds() == seeds, || {
        format!("{found} seeds found, the game began with {seeds}")
    })?;
    law(Kind::Over, position.is_over() == moves.is_empty(), || {
        format!("is_over is {} with {} moves", position.is_over(), moves.len())
    })?;
    let counted = position.count_legal_moves();
    law(Kind::Count, counted == moves.len(), || format!("{counted} counted, {} listed", moves.len()))
}

/// What holds of every position, but takes long to find out.
pub(crate) fn of_position_at_length<S: Subject>(position: &S, moves: &MoveList) -> Result<(), Broken> {
    let (outcome, end) = (position.outcome(), position.end());
    law(Kind::Over, outcome.is_some() == moves.is_empty() && end.is_some() == moves.is_empty(), || {
        format!("outcome {outcome:?} and end {end:?} with {} moves", moves.len())
    })?;
    text_is_read_back(position)?;
    unlisted_moves_are_refused(position, moves)?;
    listed_moves_are_played(position, moves)
}

fn text_is_read_back<S: Subject>(position: &S) -> Result<(), Broken> {
    let text = position.text();
    match position.parse(&text) {
        Ok(read) => {
            law(Kind::Text, read.real() == position.real(), || format!("read back as {}", read.text()))
        }
        Err(why) => Err((Kind::Text, format!("not read back: {why}"))),
    }
}

/// Every move that can be written for the board, and some that name a pit beside it.
fn conceivable_moves<S: Subject>(position: &S) -> impl Iterator<Item = Move> + use<S> {
    pits(position.files() + 1, position.ranks() + 1).flat_map(|pit| {
        [None, Some(Direction::Clockwise), Some(Direction::Anticlockwise)]
            .into_iter()
            .flat_map(move |direction| [false, true].map(move |goes_on| Move { pit, direction, goes_on }))
    })
}

fn unlisted_moves_are_refused<S: Subject>(position: &S, moves: &MoveList) -> Result<(), Broken> {
    for mv in conceivable_moves(position).filter(|mv| !moves.contains(mv)) {
        law(Kind::Refused, !position.is_legal(mv), || format!("{mv} is legal but not listed"))?;
        law(Kind::Refused, position.play(mv).is_err(), || format!("{mv} is not listed but can be played"))?;
        let mut heard = 0;
        let refused = position.play_observed(mv, &mut |_| heard += 1).is_err();
        law(Kind::Refused, refused && heard == 0, || format!("{heard} events of {mv}, which is not listed"))?;
    }
    Ok(())
}

fn listed_moves_are_played<S: Subject>(position: &S, moves: &MoveList) -> Result<(), Broken> {
    let mut grandchildren = 0;
    for &mv in moves {
        law(Kind::Played, position.is_legal(mv), || format!("{mv} is listed but not legal"))?;
        let next = position.play(mv).map_err(|why| (Kind::Played, why.to_string()))?;
        let unchecked = position.play_unchecked(mv);
        law(Kind::Unchecked, unchecked.real() == next.real(), || {
            format!("{mv} leads to {}, without the check to {}", next.text(), unchecked.text())
        })?;
        grandchildren += u64::try_from(next.count_legal_moves()).unwrap_or(u64::MAX);
    }
    let (one, two) = (position.perft(1), position.perft(2));
    law(Kind::Perft, usize::try_from(one) == Ok(moves.len()) && two == grandchildren, || {
        format!("perft counts {one} and {two}, play {} and {grandchildren}", moves.len())
    })
}

/// What holds of every move that is played: where it leads, and its laps.
pub(crate) fn of_move<S: Subject>(position: &S, mv: Move) -> Result<(S, u32), Broken> {
    let next = position.play(mv).map_err(|why| (Kind::Played, why.to_string()))?;
    let mut laps = Laps::default();
    let watched = position.play_observed(mv, &mut |event| laps.hear(event));
    let watched = watched.map_err(|why| (Kind::Watched, why.to_string()))?;
    law(Kind::Watched, watched.real() == next.real(), || {
        format!("leads to {}, if it is watched to {}", next.text(), watched.text())
    })?;
    Ok((next, laps.count()))
}

/// What holds of every move that is played, but takes long to find out.
pub(crate) fn of_move_at_length<S: Subject>(position: &S, mv: Move, next: &S) -> Result<(), Broken> {
    let mut events: Vec<Event> = Vec::new();
    position
        .play_observed(mv, &mut |event| events.push(event))
        .map_err(|why| (Kind::Watched, why.to_string()))?;
    let drawn = drawn::after(position, &events).map_err(|why| (Kind::Events, why))?;
    let text = next.text();
    law(Kind::Events, drawn == drawn::board_fields(&text), || {
        format!("the events lead to {drawn}, not to {text}")
    })?;
    law(Kind::Events, events.last() == Some(&Event::Turn { to: next.turn() }), || {
        format!("the last event is {:?}, {} is to move", events.last(), next.turn())
    })
}

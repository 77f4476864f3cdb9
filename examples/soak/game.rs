//! One random game, with all laws.

use std::{
    any::Any,
    panic::{self, AssertUnwindSafe},
};

use crate::{
    laws::{self, Broken},
    oddity::{Kind, Moment, Oddity},
    settings::Settings,
    subject::Subject,
    twin::Twin,
    watch::Watch,
};

/// What came of a game.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) seed: u64,
    pub(crate) plies: u32,
    /// The laps of the longest move, and how many moves were made before it.
    pub(crate) laps: (u32, u32),
    /// Whether it was cut.
    pub(crate) cut: bool,
    pub(crate) odd: Option<Oddity>,
}

/// Plays a game to its end, its cut, or something odd.
pub(crate) fn play<S: Subject>(start: &S, game: u64, settings: &Settings, watch: &Watch) -> Played {
    let seed = settings.seed.wrapping_add(game);
    let moment =
        Moment { variant: start.real().variant(), game, seed, ply: 0, position: *start.real(), mv: None };
    watch.at(moment);
    let mut played = Played { seed, plies: 0, laps: (0, 0), cut: false, odd: None };
    let ended =
        panic::catch_unwind(AssertUnwindSafe(|| to_the_end(start, moment, settings, watch, &mut played)));
    let broken = ended.unwrap_or_else(|payload| Err((Kind::Panic, message(payload.as_ref()))));
    if let Err((kind, seen)) = broken {
        played.odd = Some(Oddity { kind, seen, moment: watch.look().1.unwrap_or(moment) });
    }
    watch.rest();
    played
}

fn to_the_end<S: Subject>(
    start: &S,
    mut moment: Moment,
    settings: &Settings,
    watch: &Watch,
    played: &mut Played,
) -> Result<(), Broken> {
    // Two kinds of chance, so that the same moves are made however often the long laws are put.
    let mut moves_at_random = fastrand::Rng::with_seed(moment.seed);
    let mut lots = fastrand::Rng::with_seed(!moment.seed);
    let mut lot_falls = || lots.u32(..settings.every) == 0;
    let twin = |why| (Kind::Twin, why);

    let seeds = start.real().seeds();
    let mut position = start.clone();
    let mut beside = if lot_falls() { Some(Twin::of(start).map_err(twin)?) } else { None };
    loop {
        let moves = position.legal_moves();
        laws::of_position(&position, seeds, &moves)?;
        if lot_falls() {
            laws::of_position_at_length(&position)?;
        }
        if let Some(beside) = &beside {
            beside.mirrors(&position).map_err(twin)?;
        }
        if moves.is_empty() {
            return Ok(());
        }
        if played.plies >= settings.cut {
            played.cut = true;
            return Ok(());
        }

        let mv = moves[moves_at_random.usize(..moves.len())];
        moment.mv = Some(mv);
        watch.at(moment);
        let (next, laps) = laws::of_move(&position, mv)?;
        if let Some(beside) = &mut beside {
            beside.follow(mv).map_err(twin)?;
        }
        if laps > played.laps.0 {
            played.laps = (laps, played.plies);
        }

        played.plies += 1;
        position = next;
        moment = Moment { ply: played.plies, position: *position.real(), mv: None, ..moment };
        watch.at(moment);
    }
}

/// What a panic said.
fn message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or("no message").to_owned()
}

//! How a turn is played, from the pit that is lifted to the settled position.
//!
//! [`turn`] plays a turn, [`starts`] and [`ends`] say which turns there are, [`settle`] is the end-of-move step. All
//! of them see the board from the seat of the player to move.

use super::{
    ending::{End, Ending},
    ruleset::{MAX_LAPS, Ruleset, Verdict, course, order},
    seats::{Seats, Spot},
    starts::{Start, Starts},
    turn::{Landing, Lap, Turn},
};
use crate::{Event, Observer};

/// The seats of a game.
pub(crate) type SeatsOf<R> = Seats<<R as Ruleset>::Board, <R as Ruleset>::State>;

/// A turn of a game.
type TurnOf<'a, R, O> = Turn<'a, <R as Ruleset>::Board, <R as Ruleset>::State, O>;

/// A turn that has been played.
pub(crate) struct Played<R: Ruleset> {
    /// The board from the seat of the player who is next, before the end-of-move step.
    pub(crate) next: SeatsOf<R>,
    /// Whether the turn ended in time. If not, `next` is of no use.
    pub(crate) ended: bool,
}

/// Plays a turn.
#[inline(always)]
pub(crate) fn turn<R: Ruleset, O: Observer>(
    rules: &R,
    seats: SeatsOf<R>,
    start: Start,
    observer: &mut O,
) -> Played<R> {
    let mut turn = Turn::new(seats, course::<R>(), observer);
    let mut lap = rules.open(&mut turn, start);
    loop {
        let at = sow(rules, &mut turn, lap);
        match rules.landed(&mut turn, at) {
            Landing::Again => return Played { next: turn.end(), ended: true },
            Landing::Sow(next) if R::RELAYS => lap = next,
            Landing::Pass | Landing::Sow(_) => {
                return Played { next: turn.end().swapped(), ended: true };
            }
        }
        if turn.laps() >= MAX_LAPS || turn.comes_back(lap) {
            return Played { next: turn.end(), ended: false };
        }
    }
}

/// Sows a lap and returns where the last seed fell: at once where nobody listens, else seed by seed.
#[inline(always)]
fn sow<R: Ruleset, O: Observer>(rules: &R, turn: &mut TurnOf<'_, R, O>, mut lap: Lap) -> Spot {
    if !O::LISTENS && !R::HEARS_SEEDS {
        return turn.sow(lap);
    }
    turn.begin();
    let mut at = Spot::Store;
    while let Some(spot) = turn.drop_one(&mut lap) {
        at = spot;
        if R::HEARS_SEEDS {
            rules.dropped(turn, spot);
        }
    }
    at
}

/// Where the player to move may begin, except that turns which never end are still among them.
#[inline(always)]
pub(crate) fn starts<R: Ruleset>(rules: &R, seats: &SeatsOf<R>) -> Starts<R::Board> {
    if rules.stops(seats).is_some() {
        return Starts::none();
    }
    let starts = rules.starts(seats);
    if rules.judges(seats) { starts & judged(rules, seats, starts) } else { starts }
}

/// The starts that the rules still allow when they have seen what comes of them.
#[cold]
fn judged<R: Ruleset>(rules: &R, seats: &SeatsOf<R>, starts: Starts<R::Board>) -> Starts<R::Board> {
    let allowed = |verdict| {
        starts.filter(R::DIRECTION, |start| {
            let played = turn(rules, *seats, start, &mut ());
            played.ended && rules.judge(seats, &played.next) == verdict
        })
    };
    let legal = allowed(Verdict::Legal);
    if legal.is_empty() { allowed(Verdict::LastResort) } else { legal }
}

/// Whether a turn ends.
#[inline(always)]
pub(crate) fn ends<R: Ruleset>(rules: &R, seats: &SeatsOf<R>, start: Start) -> bool {
    !R::RELAYS || turn(rules, *seats, start, &mut ()).ended
}

/// How many legal moves the player to move has.
#[inline(always)]
pub(crate) fn count<R: Ruleset>(rules: &R, seats: &SeatsOf<R>) -> usize {
    let starts = starts(rules, seats);
    if R::RELAYS {
        starts.iter(R::DIRECTION).filter(|&start| ends(rules, seats, start)).count()
    } else {
        starts.len()
    }
}

/// Whether the player to move has a legal move.
#[inline(always)]
pub(crate) fn can_move<R: Ruleset>(rules: &R, seats: &SeatsOf<R>) -> bool {
    let starts = starts(rules, seats);
    if R::RELAYS {
        starts.iter(R::DIRECTION).any(|start| ends(rules, seats, start))
    } else {
        !starts.is_empty()
    }
}

/// The end-of-move step: makes the board and the player to move what the rules say they are between two moves.
/// Returns whether the game is over. Doing it twice changes nothing.
#[inline(always)]
pub(crate) fn settle<R: Ruleset, O: Observer>(rules: &R, seats: &mut SeatsOf<R>, observer: &mut O) -> bool {
    let over = !can_move(rules, seats) && stuck(rules, seats, observer);
    if O::LISTENS {
        observer.hear(Event::Turn { to: seats.turn });
    }
    over
}

/// The end-of-move step where the player to move has no legal move.
#[cold]
fn stuck<R: Ruleset, O: Observer>(rules: &R, seats: &mut SeatsOf<R>, observer: &mut O) -> bool {
    let stopped = rules.stops(seats);
    if R::SKIPS_TURN && stopped.is_none() {
        let skipped = seats.swapped();
        if can_move(rules, &skipped) {
            *seats = skipped;
            return false;
        }
    }
    let why = stopped.unwrap_or(End::NoMove);
    rules.settle(&mut Ending::new(seats, why, order::<R>(), observer));
    true
}

/// Why a settled position is over.
pub(crate) fn why_over<R: Ruleset>(rules: &R, seats: &SeatsOf<R>) -> End {
    match rules.stops(seats) {
        // Where the last seeds were handed out, the majority came of the end and not the other way round.
        Some(End::Majority) if seats.own.is_empty() && seats.other.is_empty() => End::NoMove,
        Some(end) => end,
        None => End::NoMove,
    }
}

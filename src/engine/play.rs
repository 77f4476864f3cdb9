//! How a turn is played, from the pit that is lifted to the settled position.
//!
//! [`turn`] plays a turn, [`starts`] and [`ends`] say which turns there are, [`settle`] is the end-of-move step. All
//! of them see the board from the seat of the player to move.

use super::{
    circles::{MAX_LAPS, Watch},
    ending::{End, Ending},
    ruleset::{Ruleset, Verdict, course, order},
    seats::{Seats, Spot},
    starts::{Start, StartIter, Starts},
    turn::{Landing, Turn},
};
use crate::{Event, Observer};

/// The seats of a game.
pub(crate) type SeatsOf<R> = Seats<<R as Ruleset>::Board, <R as Ruleset>::State>;

/// A turn of a game.
type TurnOf<'a, R, O> = Turn<'a, <R as Ruleset>::Board, <R as Ruleset>::State, O>;

/// A turn that has been played.
pub(crate) struct Played<S> {
    /// The board from the seat of the player who is next, before the end-of-move step.
    pub(crate) next: S,
    /// Whether the turn ended in time. If not, `next` is of no use.
    ended: bool,
    /// Whether the player could choose between stopping and going on.
    asked: bool,
}

impl<S> Played<S> {
    /// Whether this was a move: a turn that ends, and goes on only where there was a choice.
    #[inline(always)]
    pub(crate) fn is_move<R: Ruleset>(&self, start: Start) -> bool {
        self.ended && (!R::CHOOSES_TO_GO_ON || !start.goes_on || self.asked)
    }
}

/// Plays a turn.
#[inline(always)]
pub(crate) fn turn<R: Ruleset, O: Observer>(
    rules: &R,
    seats: SeatsOf<R>,
    start: Start,
    observer: &mut O,
) -> Played<SeatsOf<R>> {
    let mut turn = Turn::new(seats, course::<R>(), start.goes_on, observer);
    let mut watch = Watch::new();
    let mut landing = rules.open(&mut turn, start);
    loop {
        match landing {
            Landing::Sow(_) if R::RELAYS || turn.laps() == 0 => {}
            Landing::Again => {
                let asked = turn.asked();
                return Played { next: turn.end(), ended: true, asked };
            }
            Landing::Pass | Landing::Sow(_) => {
                let asked = turn.asked();
                return Played { next: turn.end().swapped(), ended: true, asked };
            }
        }
        if R::RELAYS && watch.never_ends(turn.laps(), || turn.moment()) {
            let asked = turn.asked();
            return Played { next: turn.end(), ended: false, asked };
        }
        let at = sow(rules, &mut turn);
        landing = rules.landed(&mut turn, at);
    }
}

/// Sows the seeds in hand and returns where the last seed fell: at once where nobody listens, else seed by seed.
#[inline(always)]
fn sow<R: Ruleset, O: Observer>(rules: &R, turn: &mut TurnOf<'_, R, O>) -> Spot {
    if !O::LISTENS && !R::HEARS_SEEDS {
        return turn.sow();
    }
    turn.begin();
    let mut at = Spot::Store;
    for _ in 0..MAX_LAPS {
        let Some(spot) = turn.drop_one() else { return at };
        at = spot;
        if R::HEARS_SEEDS {
            rules.dropped(turn, spot);
        }
    }
    // The ruleset fills the hand as fast as it empties.
    turn.never_ends();
    at
}

/// Where the player to move may begin, except that turns which never end are still among them.
#[inline(always)]
pub(crate) fn starts<R: Ruleset>(rules: &R, seats: &SeatsOf<R>) -> Starts<R::Board> {
    if rules.stops(seats).is_some() {
        return Starts::none();
    }
    let starts = offered(rules, seats);
    if rules.judges(seats) { starts & judged(rules, *seats, starts) } else { starts }
}

/// Where the rules let the player to move begin before they have seen what comes of it. Whatever they say, an empty pit cannot be
/// lifted.
#[inline(always)]
pub(crate) fn offered<R: Ruleset>(rules: &R, seats: &SeatsOf<R>) -> Starts<R::Board> {
    rules.starts(seats) & Starts::occupied(seats)
}

/// The starts that the rules still allow when they have seen what comes of them. Takes the board by value: lending it to
/// this function, which is seldom called, would keep it in memory everywhere else.
#[cold]
fn judged<R: Ruleset>(rules: &R, seats: SeatsOf<R>, starts: Starts<R::Board>) -> Starts<R::Board> {
    let allowed = |verdict| {
        starts.filter(R::DIRECTION, |start| {
            let played = turn(rules, seats, start, &mut ());
            played.is_move::<R>(start) && rules.judge(&seats, &played.next) == verdict
        })
    };
    let legal = allowed(Verdict::Legal);
    if legal.is_empty() { allowed(Verdict::LastResort) } else { legal }
}

/// Whether a turn that begins as the rules allow is a move: it ends, and goes on only where there is a choice.
#[inline(always)]
pub(crate) fn is_move<R: Ruleset>(rules: &R, seats: &SeatsOf<R>, start: Start) -> bool {
    (!R::RELAYS && !R::CHOOSES_TO_GO_ON) || turn(rules, *seats, start, &mut ()).is_move::<R>(start)
}

/// Whether the player is asked in a turn whether he goes on.
pub(crate) fn asks<R: Ruleset>(rules: &R, seats: &SeatsOf<R>, start: Start) -> bool {
    turn(rules, *seats, start, &mut ()).asked
}

/// Plays all moves that begin so, one by one.
#[inline(always)]
pub(crate) fn turns<'a, R: Ruleset>(
    rules: &'a R,
    seats: &'a SeatsOf<R>,
    starts: Starts<R::Board>,
) -> Turns<'a, R> {
    Turns { rules, seats, starts: starts.iter(R::DIRECTION), goes_on: None }
}

/// The moves of a player in their order, each with the board it leads to, before the end-of-move step.
#[derive(Clone, Debug)]
pub(crate) struct Turns<'a, R: Ruleset> {
    rules: &'a R,
    seats: &'a SeatsOf<R>,
    starts: StartIter<R::Board>,
    /// The last move again, going on where it stopped.
    goes_on: Option<Start>,
}

impl<R: Ruleset> Turns<'_, R> {
    /// The next move alone; it is played only where that is needed to know that it is one.
    #[inline(always)]
    pub(crate) fn next_start(&mut self) -> Option<Start> {
        if need_playing::<R>(self.starts.left()) {
            self.next().map(|(start, _)| start)
        } else {
            self.starts.next()
        }
    }
}

impl<R: Ruleset> Iterator for Turns<'_, R> {
    type Item = (Start, SeatsOf<R>);

    #[inline(always)]
    fn next(&mut self) -> Option<(Start, SeatsOf<R>)> {
        loop {
            let start = if R::CHOOSES_TO_GO_ON
                && let Some(start) = self.goes_on.take()
            {
                start
            } else {
                self.starts.next()?
            };
            let played = turn(self.rules, *self.seats, start, &mut ());
            if R::CHOOSES_TO_GO_ON && played.asked && !start.goes_on {
                self.goes_on = Some(Start { goes_on: true, ..start });
            }
            if !R::RELAYS || played.ended {
                return Some((start, played.next));
            }
        }
    }

    /// Walking through all moves at once is the fast way: no move has to be handed out as an `Option`.
    #[inline(always)]
    fn fold<T, F: FnMut(T, Self::Item) -> T>(mut self, init: T, mut f: F) -> T {
        let mut result = init;
        loop {
            let start = match self.goes_on {
                Some(start) if R::CHOOSES_TO_GO_ON => start,
                _ => match self.starts.next() {
                    Some(start) => start,
                    None => return result,
                },
            };
            self.goes_on = None;
            let played = turn(self.rules, *self.seats, start, &mut ());
            if R::CHOOSES_TO_GO_ON && played.asked && !start.goes_on {
                self.goes_on = Some(Start { goes_on: true, ..start });
            }
            if !R::RELAYS || played.ended {
                result = f(result, (start, played.next));
            }
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let (least, most) = self.starts.size_hint();
        let fixed = !R::RELAYS && !R::CHOOSES_TO_GO_ON;
        (
            if fixed { least } else { 0 },
            most.map(
                |most| if R::CHOOSES_TO_GO_ON { most.saturating_mul(2).saturating_add(1) } else { most },
            ),
        )
    }
}

/// Whether turns that begin so must be played to know which moves there are: they might have no end, or two.
#[inline(always)]
fn need_playing<R: Ruleset>(starts: Starts<R::Board>) -> bool {
    (R::RELAYS || R::CHOOSES_TO_GO_ON) && !starts.sure
}

/// How many legal moves the player to move has.
#[inline(always)]
pub(crate) fn count<R: Ruleset>(rules: &R, seats: &SeatsOf<R>) -> usize {
    let starts = starts(rules, seats);
    if need_playing::<R>(starts) { turns(rules, seats, starts).count() } else { starts.len() }
}

/// Whether the player to move has a legal move.
#[inline(always)]
pub(crate) fn can_move<R: Ruleset>(rules: &R, seats: &SeatsOf<R>) -> bool {
    let starts = starts(rules, seats);
    if need_playing::<R>(starts) { turns(rules, seats, starts).next().is_some() } else { !starts.is_empty() }
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

//! Counting lines of play, to test and to measure a move generator.

use super::{
    play::{self, SeatsOf},
    position::Position,
    ruleset::Ruleset,
};
use crate::Move;

impl<R: Ruleset> Position<R> {
    /// The number of sequences of exactly `depth` legal moves from here. Games that end earlier count for nothing.
    ///
    /// The moves of the last ply are counted and not played where the rules allow it.
    ///
    /// It is recursive: each ply of the depth needs some hundred bytes of stack, as far as lines of play are so long. A
    /// depth of 10,000 fits into the main thread of most systems; a program that takes the depth from somebody else should
    /// have a limit.
    ///
    /// ```
    /// use manqala::{Position, rules::Oware};
    ///
    /// assert_eq!(Position::<Oware>::default().perft(4), 1014);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ if self.is_over() => 0,
            _ => leaves(self.rules(), *self.seats(), depth),
        }
    }

    /// The number of sequences of exactly `depth` legal moves, for each legal move that can begin them, in the order of
    /// [`legal_moves`](Self::legal_moves). Nothing for a depth of 0.
    ///
    /// ```
    /// use manqala::{Position, rules::Oware};
    ///
    /// let start = Position::<Oware>::default();
    /// let sum: u64 = start.divide(4).map(|(_, leaves)| leaves).sum();
    /// assert_eq!(sum, start.perft(4));
    /// ```
    pub fn divide(&self, depth: u32) -> impl Iterator<Item = (Move, u64)> + '_ {
        let moves = (depth > 0).then(|| self.moves()).into_iter().flatten();
        moves.map(move |mv| (mv, self.play_unchecked(mv).perft(depth.saturating_sub(1))))
    }
}

/// Counts the leaves below a board that has not gone through the end-of-move step: that a player cannot move is found
/// out by looking for his moves, not before.
#[inline(always)]
fn leaves<R: Ruleset>(rules: &R, seats: SeatsOf<R>, depth: u32) -> u64 {
    if depth > 1 {
        // A copy, so that a board whose moves are only counted need not be written to memory.
        below(rules, &{ seats }, depth)
    } else {
        moves(rules, &seats)
    }
}

/// The leaves at a depth of at least 2.
#[expect(
    clippy::arithmetic_side_effects,
    reason = "the depth is at least 2, and to count more leaves than the sum holds would take centuries"
)]
fn below<R: Ruleset>(rules: &R, seats: &SeatsOf<R>, depth: u32) -> u64 {
    let (mut sum, mut stuck) = (0, true);
    play::turns(rules, seats, play::starts(rules, seats)).for_each(|(_, next)| {
        sum += leaves(rules, next, depth - 1);
        stuck = false;
    });
    if R::SKIPS_TURN && stuck {
        skipped(rules, seats).map_or(0, |next| below(rules, &next, depth))
    } else {
        sum
    }
}

/// The legal moves, which are the leaves at depth 1. Moves that cannot go on for ever are counted and not played.
#[inline(always)]
fn moves<R: Ruleset>(rules: &R, seats: &SeatsOf<R>) -> u64 {
    let moves = play::count(rules, seats) as u64;
    if R::SKIPS_TURN && moves == 0 {
        skipped(rules, seats).map_or(0, |next| play::count(rules, &next) as u64)
    } else {
        moves
    }
}

/// The board of a player who cannot move, from the seat of the opponent if that one can.
#[cold]
fn skipped<R: Ruleset>(rules: &R, seats: &SeatsOf<R>) -> Option<SeatsOf<R>> {
    let next = seats.swapped();
    (rules.stops(seats).is_none() && play::can_move(rules, &next)).then_some(next)
}

//! Turns that go in circles.

use super::{
    grid::Grid,
    seats::{Seats, State},
};
use crate::Direction;

/// A move that has not ended after this many laps never ends, by definition, and is illegal.
pub const MAX_LAPS: u32 = 10_000;

/// Few turns have more laps; only then does it pay to look for circles.
const UNSUSPECTED: u32 = 16;

/// What decides how a turn goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moment<B: Grid, S> {
    pub(crate) seats: Seats<B, S>,
    pub(crate) hand: u8,
    pub(crate) memo: u8,
    pub(crate) direction: Direction,
    pub(crate) next: usize,
    pub(crate) origin: usize,
}

/// Finds out that a turn never ends.
///
/// It keeps one moment in mind and compares the later ones with it. From time to time it keeps a later one instead, so that
/// one is found that lies on the circle, however the turn came to it: through captures, or through relays that skip their
/// origins.
pub(crate) struct Watch<B: Grid, S> {
    kept: Option<Moment<B, S>>,
    /// After how many laps another moment is kept.
    next: u32,
}

impl<B: Grid, S: State> Watch<B, S> {
    pub(crate) const fn new() -> Self {
        Self { kept: None, next: UNSUSPECTED }
    }

    /// Whether a turn is known to go on for ever when a lap is about to follow `laps` others. `now` is asked only of long
    /// turns.
    #[inline(always)]
    pub(crate) fn never_ends(&mut self, laps: u32, now: impl FnOnce() -> Moment<B, S>) -> bool {
        if laps < UNSUSPECTED {
            false
        } else if laps < self.next {
            self.kept == Some(now())
        } else {
            self.keep(now());
            laps >= MAX_LAPS
        }
    }

    #[cold]
    fn keep(&mut self, now: Moment<B, S>) {
        self.kept = Some(now);
        self.next = self.next.saturating_mul(16).min(MAX_LAPS);
    }
}

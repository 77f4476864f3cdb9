//! The end of a game, and what becomes of the seeds that are left.

use core::fmt;

use super::{
    grid::Grid,
    half::{PitSet, Run},
    seats::{Seat, Seats, Spot, State},
};
use crate::{Direction, Event, Observer, Site};

/// Why a position is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum End {
    /// A player has more than half of all seeds in his store.
    Majority,
    /// One of the rows is empty, in games that end so.
    EmptyRow,
    /// The player to move has no legal move, in games with skipped turns neither player has.
    NoMove,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Majority => "a store holds more than half of all seeds",
            Self::EmptyRow => "a row is empty",
            Self::NoMove => "no legal move is left",
        })
    }
}

/// A game that is over, to say who gets the seeds that are left.
///
/// The player "to move" is the one who would have been next.
pub struct Ending<'a, B: Grid, S, O> {
    seats: &'a mut Seats<B, S>,
    why: End,
    order: Direction,
    observer: &'a mut O,
}

impl<'a, B: Grid, S: State, O: Observer> Ending<'a, B, S, O> {
    pub(crate) fn new(seats: &'a mut Seats<B, S>, why: End, order: Direction, observer: &'a mut O) -> Self {
        Self { seats, why, order, observer }
    }

    /// Why the game is over.
    pub fn why(&self) -> End {
        self.why
    }

    /// The board and the state as they are now, from the seat of the player who would have been next.
    pub fn seats(&self) -> &Seats<B, S> {
        self.seats
    }

    /// The seeds of some pits go to the store of a player.
    pub fn collect(&mut self, of: Seat, pits: impl Into<Run<B>>, to: Seat) {
        let pits = pits.into();
        if O::LISTENS {
            for pit in pits.pits() & self.seats.half(of).occupied() {
                let spot = if of == Seat::Own { Spot::Own(pit) } else { Spot::Other(pit) };
                if let Site::Pit(at) = self.seats.site(self.order, spot) {
                    let (seeds, to) = (self.seats.at(spot), self.seats.side(to));
                    self.observer.hear(Event::Settle { pit: at, seeds, to });
                }
            }
        }
        self.seats.bank(of, pits, to);
    }

    /// Each player gets the seeds on his own side.
    pub fn each_takes_own_side(&mut self) {
        self.collect(Seat::Own, PitSet::all(), Seat::Own);
        self.collect(Seat::Other, PitSet::all(), Seat::Other);
    }

    /// All seeds left go to one player.
    pub fn all_to(&mut self, seat: Seat) {
        self.collect(Seat::Own, PitSet::all(), seat);
        self.collect(Seat::Other, PitSet::all(), seat);
    }
}

impl<B: Grid, S: fmt::Debug, O> fmt::Debug for Ending<'_, B, S, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ending").field("seats", &self.seats).field("why", &self.why).finish_non_exhaustive()
    }
}

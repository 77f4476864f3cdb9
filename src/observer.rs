//! Hearing of a turn as it is played, to animate or explain it.

use crate::{Board, Pit, Side, Site};

/// One step of a turn.
///
/// The events of a turn, applied in order to the board before it with [`Event::apply`], give the board after it.
// Binary formats number the variants: new ones come last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Event {
    /// Seeds of the first pit of the turn come into the hand: all of them, but for the tax of a Bao house.
    Lift {
        /// The pit.
        pit: Pit,
        /// How many seeds, at least one.
        seeds: u8,
    },
    /// The landing pit is emptied into the hand, for another lap.
    Relay {
        /// The pit.
        pit: Pit,
        /// How many seeds, at least one.
        seeds: u8,
    },
    /// A seed falls from the hand.
    Drop {
        /// Where it falls.
        site: Site,
        /// How many seeds are left in the hand.
        hand: u8,
    },
    /// A seed falls from the hand into a pit that belongs to the player on the other side, and goes to his store at once.
    Divert {
        /// The pit.
        pit: Pit,
        /// Whose store.
        to: Side,
        /// How many seeds are left in the hand.
        hand: u8,
    },
    /// The sowing passes over a pit that it would otherwise have come to.
    Skip {
        /// The pit.
        pit: Pit,
    },
    /// Seeds of a pit go into a store.
    Capture {
        /// The pit.
        pit: Pit,
        /// How many seeds, at least one.
        seeds: u8,
        /// Whose store.
        by: Side,
    },
    /// Seeds of a pit are captured into the hand, to be sown on.
    Seize {
        /// The pit.
        pit: Pit,
        /// How many seeds, at least one.
        seeds: u8,
    },
    /// A player puts a seed of his store into a pit.
    Place {
        /// The pit.
        pit: Pit,
        /// Whose store.
        from: Side,
    },
    /// Seeds left in the hand when the turn ends go into the mover's store.
    Bank {
        /// How many seeds, at least one.
        seeds: u8,
        /// Whose store.
        by: Side,
    },
    /// The game is over, and seeds that were left in a pit go into a store.
    Settle {
        /// The pit.
        pit: Pit,
        /// How many seeds, at least one.
        seeds: u8,
        /// Whose store.
        to: Side,
    },
    /// The turn goes to a player: the opponent, or the mover again where the rules give him another turn or the
    /// opponent misses his.
    Turn {
        /// Who is to move next.
        to: Side,
    },
}

impl Event {
    /// Applies the step to a board. The hand is not part of the board: a lifted pit is emptied, a dropped seed
    /// appears.
    ///
    /// Returns whether the step was possible on this board; where it was not (a foreign pit, other numbers of
    /// seeds) the board is left as it is.
    pub fn apply<const ROWS: usize, const COLS: usize>(self, board: &mut Board<ROWS, COLS>) -> bool {
        let step = || -> Option<Board<ROWS, COLS>> {
            let mut next = *board;
            match self {
                Self::Lift { pit, seeds } | Self::Relay { pit, seeds } | Self::Seize { pit, seeds } => {
                    next.take(pit, seeds)?;
                }
                Self::Drop { site: Site::Pit(pit), .. } => next.put(pit, 1)?,
                Self::Drop { site: Site::Store(side), .. } | Self::Divert { to: side, .. } => {
                    next.store_put(side, 1)?;
                }
                Self::Capture { pit, seeds, by: side } | Self::Settle { pit, seeds, to: side } => {
                    next.take(pit, seeds)?;
                    next.store_put(side, seeds)?;
                }
                Self::Place { pit, from } => {
                    next.store_take(from, 1)?;
                    next.put(pit, 1)?;
                }
                Self::Bank { seeds, by } => next.store_put(by, seeds)?,
                Self::Skip { .. } | Self::Turn { .. } => {}
            }
            Some(next)
        };
        match step() {
            Some(next) => {
                *board = next;
                true
            }
            None => false,
        }
    }
}

/// Hears the steps of a turn, see [`Position::play_observed`](crate::Position::play_observed).
///
/// Any `FnMut(Event)` is an observer. `()` hears nothing and costs nothing: the engine then sows a lap with one
/// look-up instead of seed by seed.
pub trait Observer {
    /// Whether the observer wants to hear anything at all.
    const LISTENS: bool = true;

    /// Hears one step, after it has been carried out.
    fn hear(&mut self, event: Event);
}

impl Observer for () {
    const LISTENS: bool = false;

    #[inline(always)]
    fn hear(&mut self, _: Event) {}
}

impl<F: FnMut(Event)> Observer for F {
    #[inline]
    fn hear(&mut self, event: Event) {
        self(event);
    }
}

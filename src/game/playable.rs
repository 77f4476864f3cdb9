//! What a game can be played with.

use core::hash::Hash;

use crate::{
    AnyPosition, Drawing, End, Event, Move, Outcome, PlayError, Position, Repetition, Ruleset, Side,
};
#[cfg(feature = "laws")]
use crate::{Grid, MoveList, Pit, engine::visit::Visitor};

/// A position that a [`Game`](crate::Game) can be played with: [`Position`] or [`AnyPosition`], and nothing else.
pub trait Playable: sealed::Playable + Clone + Eq + Hash {}

pub(crate) mod sealed {
    use super::{Drawing, End, Event, Move, Outcome, PlayError, Repetition, Side};
    #[cfg(feature = "laws")]
    use super::{MoveList, Pit, Visitor};

    /// What a game asks of a position; see the methods of the same names there.
    pub trait Playable: Sized {
        fn turn(&self) -> Side;
        fn play(&self, mv: Move) -> Result<Self, PlayError>;
        fn play_observed(&self, mv: Move, observer: &mut dyn FnMut(Event)) -> Result<Self, PlayError>;
        fn outcome(&self) -> Option<Outcome>;
        fn end(&self) -> Option<End>;
        fn store(&self, side: Side) -> u8;
        fn seeds_on_side(&self, side: Side) -> u8;
        fn repetition(&self) -> Repetition;
        fn drawn(&self) -> Drawing;
        #[cfg(feature = "laws")]
        fn legal_moves(&self) -> MoveList;
        /// Files and ranks.
        #[cfg(feature = "laws")]
        fn size(&self) -> (usize, usize);
        #[cfg(feature = "laws")]
        fn seeds_in(&self, pit: Pit) -> u8;
        #[cfg(feature = "laws")]
        fn with_seeds(
            &self,
            seeds: &mut dyn FnMut(usize, usize) -> u8,
            stores: [u8; 2],
            turn: Side,
        ) -> Option<Self>;
        #[cfg(feature = "laws")]
        fn visited<V: Visitor>(&self, by: V) -> V::Answer;
    }
}

/// Lets a game be played with a type that has the methods.
macro_rules! playable {
    ([$($r:ident: $ruleset:ident)?] $type:ty, $repetition:expr, $size:expr, $seeds_in:expr) => {
        impl $(<$r: $ruleset>)? sealed::Playable for $type {
            #[inline]
            fn turn(&self) -> Side {
                self.turn()
            }
            #[inline]
            fn play(&self, mv: Move) -> Result<Self, PlayError> {
                self.play(mv)
            }
            #[inline]
            fn play_observed(&self, mv: Move, mut observer: &mut dyn FnMut(Event)) -> Result<Self, PlayError> {
                self.play_observed(mv, &mut observer)
            }
            #[inline]
            fn outcome(&self) -> Option<Outcome> {
                self.outcome()
            }
            #[inline]
            fn end(&self) -> Option<End> {
                self.end()
            }
            #[inline]
            fn store(&self, side: Side) -> u8 {
                self.store(side)
            }
            #[inline]
            fn seeds_on_side(&self, side: Side) -> u8 {
                self.seeds_on_side(side)
            }
            #[inline]
            fn repetition(&self) -> Repetition {
                $repetition(self)
            }
            #[inline]
            fn drawn(&self) -> Drawing {
                self.drawn()
            }
            #[inline]
            #[cfg(feature = "laws")]
            fn legal_moves(&self) -> MoveList {
                self.legal_moves()
            }
            #[inline]
            #[cfg(feature = "laws")]
            fn size(&self) -> (usize, usize) {
                $size(self)
            }
            #[inline]
            #[cfg(feature = "laws")]
            fn seeds_in(&self, pit: Pit) -> u8 {
                $seeds_in(self, pit).unwrap_or(0)
            }
            #[inline]
            #[cfg(feature = "laws")]
            fn with_seeds(
                &self,
                seeds: &mut dyn FnMut(usize, usize) -> u8,
                stores: [u8; 2],
                turn: Side,
            ) -> Option<Self> {
                self.with_seeds(seeds, stores, turn)
            }
            #[inline]
            #[cfg(feature = "laws")]
            fn visited<V: Visitor>(&self, by: V) -> V::Answer {
                self.visited(by)
            }
        }

        impl $(<$r: $ruleset>)? Playable for $type {}
    };
}

playable!(
    [R: Ruleset] Position<R>,
    |position: &Position<R>| position.rules().repetition(),
    |_: &Position<R>| (R::Board::COLS, R::Board::ROWS),
    |position: &Position<R>, pit| position.board().seeds(pit)
);
playable!(
    [] AnyPosition,
    AnyPosition::repetition,
    |position: &AnyPosition| (position.files(), position.ranks()),
    AnyPosition::seeds_in
);

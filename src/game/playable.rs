//! What a game can be played with.

use core::hash::Hash;

use crate::{
    AnyPosition, Drawing, End, Event, Move, Outcome, PlayError, Position, Repetition, Ruleset, Side,
};

/// A position that a [`Game`](crate::Game) can be played with: [`Position`] or [`AnyPosition`], and nothing else.
pub trait Playable: sealed::Playable + Clone + Eq + Hash {}

pub(crate) mod sealed {
    use super::{Drawing, End, Event, Move, Outcome, PlayError, Repetition, Side};

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
    }
}

/// Lets a game be played with a type that has the methods.
macro_rules! playable {
    ([$($r:ident: $ruleset:ident)?] $type:ty, $repetition:expr) => {
        impl $(<$r: $ruleset>)? sealed::Playable for $type {
            fn turn(&self) -> Side {
                self.turn()
            }
            fn play(&self, mv: Move) -> Result<Self, PlayError> {
                self.play(mv)
            }
            fn play_observed(&self, mv: Move, mut observer: &mut dyn FnMut(Event)) -> Result<Self, PlayError> {
                self.play_observed(mv, &mut observer)
            }
            fn outcome(&self) -> Option<Outcome> {
                self.outcome()
            }
            fn end(&self) -> Option<End> {
                self.end()
            }
            fn store(&self, side: Side) -> u8 {
                self.store(side)
            }
            fn seeds_on_side(&self, side: Side) -> u8 {
                self.seeds_on_side(side)
            }
            fn repetition(&self) -> Repetition {
                $repetition(self)
            }
            fn drawn(&self) -> Drawing {
                self.drawn()
            }
        }

        impl $(<$r: $ruleset>)? Playable for $type {}
    };
}

playable!([R: Ruleset] Position<R>, |position: &Position<R>| position.rules().repetition());
playable!([] AnyPosition, AnyPosition::repetition);

//! A question to a position of whatever game.

use super::{position::Position, ruleset::Ruleset};

/// What asks a position something that takes its type to answer.
pub trait Visitor {
    /// The answer.
    type Answer;

    /// Asks.
    fn visit<R: Ruleset>(self, position: &Position<R>) -> Self::Answer;
}

impl<R: Ruleset> Position<R> {
    /// What a visitor makes of the position.
    pub(crate) fn visited<V: Visitor>(&self, by: V) -> V::Answer {
        by.visit(self)
    }
}

//! What can be wrong with the text of another program.

use crate::{PositionError, Side, Snippet};

/// The text of another program was refused, or cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ForeignError {
    /// It is wrong in the same way as a text of the crate's own could be, or no position.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The form has no text for positions of this variant.
    #[error("{variant} has no {form}: expected {expected}")]
    Game {
        /// The name of the variant.
        variant: Snippet,
        /// The name of the form.
        form: &'static str,
        /// The games that have it.
        expected: &'static str,
    },
    /// A part of the text is not what stands there in this form.
    #[error("{field}: expected {expected}, found {text}")]
    Field {
        /// The name of the part.
        field: &'static str,
        /// What stands there in this form.
        expected: &'static str,
        /// What was read.
        text: Snippet,
    },
    /// A part of the text has another number of numbers.
    #[error("{field}: expected {expected} numbers, found {found}")]
    Numbers {
        /// The name of the part.
        field: &'static str,
        /// How many belong there.
        expected: usize,
        /// How many were read.
        found: usize,
    },
    /// The board is one of another size.
    #[error("board size: expected {expected}, found {text}")]
    Size {
        /// How many pits a row of this board has.
        expected: usize,
        /// What was read.
        text: Snippet,
    },
    /// The program plays this game with another number of seeds.
    #[error("board and scores hold {found} seeds together: expected {expected}")]
    Seeds {
        /// How many the game has.
        expected: u32,
        /// How many were read.
        found: u32,
    },
    /// The scores are final, so they contain the seeds on the board, but one is too small for that.
    #[error("the scores are final, but {}'s, {score}, cannot contain the {seeds} seeds on that side", side.name())]
    Score {
        /// Whose score it is.
        side: Side,
        /// The score.
        score: u8,
        /// The seeds on that side.
        seeds: u32,
    },
}

//! How games end.

use core::fmt;

use crate::{End, Move, Outcome, PlayError, RepetitionPolicy, Side};

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Finish {
    /// Its position is over.
    Rules(End),
    /// A position has come back.
    Repetition(RepetitionPolicy),
    /// A player has given up.
    Resignation(Side),
}

/// Writes the reason as the end of a sentence.
impl fmt::Display for Finish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(end) => end.fmt(f),
            Self::Repetition(RepetitionPolicy::EachTakesOwnSide) => {
                f.write_str("a position has come back, each player takes the seeds on his side")
            }
            Self::Repetition(_) => f.write_str("a position has come back"),
            Self::Resignation(side) => write!(f, "{} has given up", side.name()),
        }
    }
}

/// The result of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameResult {
    /// Who has won.
    pub outcome: Outcome,
    /// Why the game is over.
    pub finish: Finish,
    /// What each player has, South first: his store, with the seeds that the end of the game gives him.
    pub seeds: [u8; 2],
}

/// A move was refused by a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GameError {
    /// The game is over.
    #[error("{mv} cannot be played: the game is over, {finish}")]
    Over {
        /// The move.
        mv: Move,
        /// Why the game is over.
        finish: Finish,
    },
    /// The position refuses the move.
    #[error(transparent)]
    Play(#[from] PlayError),
}

//! What can be wrong with a match.

use crate::{GameError, Snippet, TranscriptError};

/// A match cannot be begun, or goes on in another way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MatchError {
    /// The format cannot be read.
    #[error("{text} is not the format of a match: expected `pits`, `first to N` or `N rounds`")]
    Format {
        /// What was read.
        text: Snippet,
    },
    /// The match would have no round.
    #[error("a match of 0 rounds is no match: expected at least 1")]
    NoRounds,
    /// The game knows no ownership of pits.
    #[error("this game is not played for the ownership of pits: expected `first to N` or `N rounds`")]
    NoOwners,
    /// A round is going on.
    #[error("the round is not over")]
    RoundGoesOn,
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The pits chosen for the next round are not what the leader may choose.
    #[error("expected {expected} different pits on the far side of the leader, found {found}")]
    Choice {
        /// How many pits are to be chosen.
        expected: usize,
        /// How many good ones were.
        found: usize,
    },
    /// The game refuses a move.
    #[error(transparent)]
    Game(#[from] GameError),
    /// A round of a match that is read is refused.
    #[error("round {round}: {error}")]
    Transcript {
        /// The number of the round, from 1.
        round: usize,
        /// Why it is refused.
        error: TranscriptError,
    },
    /// A round of a match that is read does not follow from the one before.
    #[error("round {round}: does not begin as the round before demands")]
    Start {
        /// The number of the round, from 1.
        round: usize,
    },
}

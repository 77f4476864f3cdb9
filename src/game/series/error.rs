//! What can be wrong with a match.

use crate::{GameError, Repetition, Snippet, TranscriptError};

/// A match cannot be begun, or goes on in another way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MatchError {
    /// The format cannot be read.
    #[error(
        "{text} is not the format of a match: expected `pits`, `first to N` or `N rounds`, where N is a number from 1 to 4294967295"
    )]
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
    #[error(
        "expected {expected} different pits on the far side of the leader, found {found}, of which {good} are such"
    )]
    Choice {
        /// How many pits are to be chosen.
        expected: usize,
        /// How many were.
        found: usize,
        /// How many different ones of these the leader may choose.
        good: usize,
    },
    /// Pits were chosen for the next round where there is no choice.
    #[error("the next round has no choice of pits: expected none, found {found}")]
    NoChoice {
        /// How many pits were chosen.
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
    /// A round of a match that is read does not begin as the match demands.
    #[error("round {round}: start: expected {expected}")]
    Start {
        /// The number of the round, from 1.
        round: usize,
        /// How it begins.
        expected: Snippet,
    },
    /// A round of a match that is read begins with another number of pits on the far side of the leader than he has won.
    #[error("round {round}: start: expected {expected} pits on the other side for the leader, found {found}")]
    Owned {
        /// The number of the round, from 1.
        round: usize,
        /// How many he has won.
        expected: usize,
        /// How many he owns there.
        found: usize,
    },
    /// A round of a match that is read has another rule for repetition than the game.
    #[error("round {round}: repetition: expected {expected}")]
    Repetition {
        /// The number of the round, from 1.
        round: usize,
        /// The rule of the game.
        expected: Repetition,
    },
    /// A match that is read goes on with another round although one is not over.
    #[error("round {round}: is not over, and another round follows")]
    Unfinished {
        /// The number of the round, from 1.
        round: usize,
    },
    /// A match that is read goes on although it is over.
    #[error("round {round}: the match was over before it")]
    Surplus {
        /// The number of the round, from 1.
        round: usize,
    },
}

//! When a match is won.

use alloc::string::ToString;
use core::{fmt, str::FromStr};

use super::error::MatchError;
use crate::Snippet;

/// When a match is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MatchFormat {
    /// Rounds for the ownership of pits, in games that have it: who won seeds in a round owns more pits in the next, and a
    /// player who would own enough of them has won.
    Pits,
    /// The first player to win so many rounds, at least one. Drawn rounds count for nobody. What others call best of three
    /// is the first to two.
    FirstTo(u32),
    /// So many rounds, at least one. The player who won more of them has won; if neither did, the one with more seeds in
    /// all rounds together. Pits do not change their owners between these, in any game.
    Rounds(u32),
}

/// Writes `pits`, `first to 3` or `3 rounds`.
impl fmt::Display for MatchFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pits => f.write_str("pits"),
            Self::FirstTo(wins) => write!(f, "first to {wins}"),
            Self::Rounds(rounds) => write!(f, "{rounds} rounds"),
        }
    }
}

impl FromStr for MatchFormat {
    type Err = MatchError;

    /// Reads `pits`, `first to 3` or `3 rounds`.
    fn from_str(text: &str) -> Result<Self, MatchError> {
        let number = |text: &str| text.parse().ok().filter(|number| *number > 0);
        let read = match text {
            "pits" => Some(Self::Pits),
            _ => match (text.strip_prefix("first to "), text.strip_suffix(" rounds")) {
                (Some(wins), _) => number(wins).map(Self::FirstTo),
                (_, Some(rounds)) => number(rounds).map(Self::Rounds),
                _ => None,
            },
        };
        match read {
            // Other spellings of a number are no format.
            Some(format) if format.to_string() == text => Ok(format),
            _ => Err(MatchError::Format { text: Snippet::new(text) }),
        }
    }
}

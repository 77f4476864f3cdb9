//! What happens when a position comes back.

use core::{fmt, str::FromStr};

use crate::{ParseRepetitionError, Snippet};

/// How a game ends in which a position repeats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum RepetitionPolicy {
    /// The game is a draw, whatever the stores hold.
    Draw,
    /// Each player gets the seeds on his own side, then the stores are compared.
    EachTakesOwnSide,
    /// The seeds on the board are divided in groups of four, half of the groups for each player; an odd group goes to the
    /// player who captured last. Seeds that do not make groups of four are halved, an odd one goes the same way.
    ShareFours,
    /// Repetition is ignored.
    Off,
}

impl RepetitionPolicy {
    /// All policies.
    pub const ALL: [Self; 4] = [Self::Draw, Self::EachTakesOwnSide, Self::ShareFours, Self::Off];

    /// The name in transcripts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draw => "Draw",
            Self::EachTakesOwnSide => "EachTakesOwnSide",
            Self::ShareFours => "ShareFours",
            Self::Off => "Off",
        }
    }
}

/// Writes the name.
impl fmt::Display for RepetitionPolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// When a game with a repeated position ends, and how.
///
/// The start of the game is the first occurrence of its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repetition {
    /// How it ends.
    pub policy: RepetitionPolicy,
    /// The occurrence of a position that ends the game, 2 or more. Less counts as 2.
    pub occurrence: u32,
}

impl Repetition {
    /// Repetition is ignored.
    pub const OFF: Self = Self { policy: RepetitionPolicy::Off, occurrence: 2 };

    /// A draw at the second occurrence.
    pub const DRAW: Self = Self { policy: RepetitionPolicy::Draw, occurrence: 2 };

    /// The seeds left are shared in fours at the second occurrence.
    pub const SHARE_FOURS: Self = Self { policy: RepetitionPolicy::ShareFours, occurrence: 2 };

    /// Each player gets the seeds on his own side at the second occurrence.
    pub const EACH_TAKES_OWN_SIDE: Self = Self { policy: RepetitionPolicy::EachTakesOwnSide, occurrence: 2 };
}

/// Writes the policy and the occurrence, as `Draw 2`.
impl fmt::Display for Repetition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.policy, self.occurrence)
    }
}

impl FromStr for Repetition {
    type Err = ParseRepetitionError;

    /// Reads the policy and the occurrence.
    fn from_str(text: &str) -> Result<Self, ParseRepetitionError> {
        let read = || {
            let (name, number) = text.split_once(' ')?;
            let policy = RepetitionPolicy::ALL.into_iter().find(|policy| policy.name() == name)?;
            let plain = number.bytes().all(|b| b.is_ascii_digit()) && !number.starts_with('0');
            let occurrence = number.parse().ok().filter(|&occurrence| plain && occurrence >= 2)?;
            Some(Self { policy, occurrence })
        };
        read().ok_or(ParseRepetitionError { text: Snippet::new(text) })
    }
}

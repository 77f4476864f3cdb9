//! What happens when a position comes back.

use core::fmt;

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

impl fmt::Display for RepetitionPolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// When a game with a repeated position ends, and how.
///
/// The start of the game is the first occurrence of its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

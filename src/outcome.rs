//! How a game ended.

use core::fmt;

use crate::Side;

/// The result of a finished position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Outcome {
    /// A player has won.
    Win(Side),
    /// Neither has.
    Draw,
}

impl Outcome {
    /// The result of counting: the player with more seeds wins.
    ///
    /// ```
    /// use manqala::{Outcome, Side};
    ///
    /// assert_eq!(Outcome::by_count(25, 23), Outcome::Win(Side::South));
    /// assert_eq!(Outcome::by_count(24, 24), Outcome::Draw);
    /// ```
    pub const fn by_count(south: u8, north: u8) -> Self {
        if south > north {
            Self::Win(Side::South)
        } else if north > south {
            Self::Win(Side::North)
        } else {
            Self::Draw
        }
    }

    /// The player who has won, or `None` for a draw.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win(side) => Some(side),
            Self::Draw => None,
        }
    }
}

/// Writes `South wins`, `North wins` or `draw`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(side) => write!(f, "{} wins", side.name()),
            Self::Draw => f.write_str("draw"),
        }
    }
}

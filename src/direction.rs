//! Which way seeds are sown.

use core::fmt;

/// A direction of sowing, as seen from above the board.
///
/// On two rows, anticlockwise runs along South's row from `a` to the last file and then along North's row back to
/// `a`. On four rows each player sows around his own half.
///
/// ```
/// use manqala::Direction;
///
/// assert_eq!(Direction::Clockwise.reversed(), Direction::Anticlockwise);
/// assert_eq!(Direction::Clockwise.to_string(), "+");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Direction {
    /// Written `+`.
    #[cfg_attr(feature = "serde", serde(rename = "+"))]
    Clockwise,
    /// Written `-`.
    #[cfg_attr(feature = "serde", serde(rename = "-"))]
    Anticlockwise,
}

impl Direction {
    /// The other direction.
    #[must_use]
    #[inline]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Clockwise => Self::Anticlockwise,
            Self::Anticlockwise => Self::Clockwise,
        }
    }

    /// Whether the two are the same, as a constant expression.
    #[inline]
    pub(crate) const fn is(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Clockwise, Self::Clockwise) | (Self::Anticlockwise, Self::Anticlockwise)
        )
    }
}

/// Writes the sign of the text notation.
impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Clockwise => "+",
            Self::Anticlockwise => "-",
        })
    }
}

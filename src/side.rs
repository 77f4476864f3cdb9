//! The two players.

use core::fmt;

/// A player, named after the edge of the board he sits at.
///
/// South sits at the bottom of every drawing. In the text notation he is `S`, North is `N`.
///
/// ```
/// use manqala::Side;
///
/// assert_eq!(Side::South.opponent(), Side::North);
/// assert_eq!(Side::North.to_string(), "N");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Side {
    /// The player at the bottom, with ranks `1`, `2`, … before him.
    #[cfg_attr(feature = "serde", serde(rename = "S"))]
    South,
    /// The player at the top.
    #[cfg_attr(feature = "serde", serde(rename = "N"))]
    North,
}

impl Side {
    /// Both players, South first.
    pub const ALL: [Self; 2] = [Self::South, Self::North];

    /// The other player.
    #[must_use]
    #[inline]
    pub const fn opponent(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// What is this player's of two things, South's first.
    #[inline]
    pub(crate) const fn of<T>(self, [south, north]: &[T; 2]) -> &T {
        match self {
            Self::South => south,
            Self::North => north,
        }
    }

    /// The same, to change it.
    #[inline]
    pub(crate) const fn of_mut<T>(self, [south, north]: &mut [T; 2]) -> &mut T {
        match self {
            Self::South => south,
            Self::North => north,
        }
    }

    /// The letter of the text notation, `S` or `N`.
    pub const fn letter(self) -> char {
        match self {
            Self::South => 'S',
            Self::North => 'N',
        }
    }

    /// The player's full name, for people to read.
    pub const fn name(self) -> &'static str {
        match self {
            Self::South => "South",
            Self::North => "North",
        }
    }
}

/// Writes the letter of the text notation.
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

//! Places of the board, named as in the text notation.

use core::{fmt, str::FromStr};

use arrayvec::ArrayString;

use crate::{ParsePitError, Side, Snippet};

/// A pit, by file and rank, as on a chess board: `a1` is at South's left hand.
///
/// A pit does not know which board it belongs to. One that is not on the board it is used with is answered with
/// `None` or an error, never with a panic.
///
/// ```
/// use manqala::Pit;
///
/// let pit: Pit = "c2".parse()?;
/// assert_eq!((pit.file(), pit.rank()), (2, 1));
/// assert_eq!(Pit::new(2, 1), Some(pit));
/// assert_eq!(pit.to_string(), "c2");
/// # Ok::<(), manqala::ParsePitError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pit(u8); // rank * 32 + file

impl Pit {
    /// The most files a board has.
    pub const MAX_FILES: u8 = 26;

    /// The most ranks a board has.
    pub const MAX_RANKS: u8 = 8;

    /// The pit on a file (0 for `a`, up to 25) and rank (0 for `1`, up to 7), or `None` beyond.
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < Self::MAX_FILES && rank < Self::MAX_RANKS { Some(Self(rank << 5 | file)) } else { None }
    }

    /// The pit of a file and rank that a board of the crate is known to have.
    #[inline]
    pub(crate) const fn on_board(file: usize, rank: usize) -> Self {
        debug_assert!(file < Self::MAX_FILES as usize && rank < Self::MAX_RANKS as usize);
        #[expect(clippy::cast_possible_truncation, reason = "a board has at most 26 files and 8 ranks")]
        Self((rank << 5 | file) as u8)
    }

    /// The text, for errors.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "a file is below 32 and a rank below 8: bytes of ASCII"
    )]
    pub(crate) fn text(self) -> ArrayString<2> {
        let mut text = ArrayString::new();
        text.push(char::from(b'a' + self.file()));
        text.push(char::from(b'1' + self.rank()));
        text
    }

    /// The file, counted from 0 for `a`.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 31
    }

    /// The rank, counted from 0 for `1`.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 5
    }
}

/// Writes the file letter and the rank digit.
impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl fmt::Debug for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pit({self})")
    }
}

impl FromStr for Pit {
    type Err = ParsePitError;

    /// Reads a file letter and a rank digit.
    fn from_str(text: &str) -> Result<Self, ParsePitError> {
        let read = |file: u8, rank: u8| Self::new(file.checked_sub(b'a')?, rank.checked_sub(b'1')?);
        match *text.as_bytes() {
            [file, rank] => read(file, rank),
            _ => None,
        }
        .ok_or(ParsePitError { text: Snippet::new(text) })
    }
}

/// A place where seeds lie: a pit or a player's store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Site {
    /// A pit of the board.
    Pit(Pit),
    /// The store of a player.
    Store(Side),
}

/// Writes the pit as in the text notation, a store as `store S` or `store N`.
impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pit(pit) => pit.fmt(f),
            Self::Store(side) => write!(f, "store {side}"),
        }
    }
}

//! The board: pits and stores, without rules.

use core::{fmt, str::FromStr};

use crate::{Pit, PositionError, Side, Snippet};

/// The most seeds that a board and its stores hold together.
pub const MAX_SEEDS: u8 = 255;

/// The seeds in the pits and stores of a board, as somebody looking at it from South's seat sees them.
///
/// A board has 2, 4, 6 or 8 rows of 1 to 26 pits, 64 pits at most. One half of the rows belongs to each player. Pits
/// and stores together never hold more than [`MAX_SEEDS`]. A board knows no rules: games are played with
/// [`Position`](crate::Position).
///
/// Its text is the first two fields of a position's text: the ranks from the top one down, then the stores.
///
/// ```
/// use manqala::{Board, Pit, Side};
///
/// let board: Board<2, 6> = "4,4,4,4,4,4/0,5,5,5,5,4 0,0".parse()?;
/// assert_eq!(board.seeds("b1".parse()?), Some(5));
/// assert_eq!(board.store(Side::South), 0);
/// assert_eq!(board.total(), 48);
/// assert_eq!(board.to_string(), "4,4,4,4,4,4/0,5,5,5,5,4 0,0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A size that makes no sense does not compile:
///
/// ```compile_fail,E0080
/// let board = manqala::Board::<3, 6>::filled(4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board<const ROWS: usize, const COLS: usize> {
    /// Rank 1 first, file `a` first.
    ranks: [[u8; COLS]; ROWS],
    /// South's first.
    stores: [u8; 2],
}

impl<const ROWS: usize, const COLS: usize> Board<ROWS, COLS> {
    const SIZE_MAKES_SENSE: () = {
        assert!(
            ROWS == 2 || ROWS == 4 || ROWS == 6 || ROWS == 8,
            "a mancala board has 2, 4, 6 or 8 rows, half of them for each player"
        );
        assert!(COLS >= 1 && COLS <= 26, "a mancala board has 1 to 26 pits in a row, files `a` to `z`");
        assert!(ROWS * COLS <= 64, "a mancala board has at most 64 pits");
    };

    /// A board with the same number of seeds in every pit and empty stores.
    ///
    /// # Errors
    ///
    /// [`PositionError::TooManySeeds`] if the pits would hold more than [`MAX_SEEDS`] together.
    pub const fn filled(seeds: u8) -> Result<Self, PositionError> {
        Self::new([[seeds; COLS]; ROWS], [0, 0])
    }

    /// A board with these seeds: rank `1` first, in a rank file `a` first; South's store first.
    ///
    /// # Errors
    ///
    /// [`PositionError::TooManySeeds`] if there are more than [`MAX_SEEDS`].
    pub const fn new(ranks: [[u8; COLS]; ROWS], stores: [u8; 2]) -> Result<Self, PositionError> {
        const { Self::SIZE_MAKES_SENSE }
        let board = Self { ranks, stores };
        let found = board.sum();
        if found > MAX_SEEDS as u32 { Err(PositionError::TooManySeeds { found }) } else { Ok(board) }
    }

    #[expect(clippy::arithmetic_side_effects, reason = "64 pits and two stores of at most 255 seeds each")]
    const fn sum(&self) -> u32 {
        let mut sum = self.stores[0] as u32 + self.stores[1] as u32;
        let mut pits: &[u8] = self.ranks.as_flattened();
        while let [seeds, rest @ ..] = pits {
            sum += *seeds as u32;
            pits = rest;
        }
        sum
    }

    /// The seeds in a pit, or `None` if the board has no such pit.
    #[inline]
    pub fn seeds(&self, pit: Pit) -> Option<u8> {
        self.ranks.get(usize::from(pit.rank()))?.get(usize::from(pit.file())).copied()
    }

    /// The seeds in all pits: rank `1` first, in a rank file `a` first.
    #[inline]
    pub const fn ranks(&self) -> &[[u8; COLS]; ROWS] {
        &self.ranks
    }

    /// The seeds in a player's store.
    #[inline]
    pub const fn store(&self, side: Side) -> u8 {
        *side.of(&self.stores)
    }

    /// All seeds, in the pits and in the stores. At most [`MAX_SEEDS`].
    #[inline]
    pub const fn total(&self) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "checked when the board was made")]
        {
            self.sum() as u8
        }
    }

    /// The pits of the board, rank `1` first, in a rank file `a` first.
    pub fn pits() -> impl Iterator<Item = Pit> {
        (0..ROWS).flat_map(|rank| (0..COLS).map(move |file| Pit::on_board(file, rank)))
    }

    /// Takes seeds out of a pit; `None` if they are not there.
    pub(crate) fn take(&mut self, pit: Pit, seeds: u8) -> Option<()> {
        let slot = self.ranks.get_mut(usize::from(pit.rank()))?.get_mut(usize::from(pit.file()))?;
        *slot = slot.checked_sub(seeds)?;
        Some(())
    }

    /// Puts seeds into a pit; `None` if there is no room or no such pit.
    pub(crate) fn put(&mut self, pit: Pit, seeds: u8) -> Option<()> {
        let room = MAX_SEEDS.saturating_sub(self.total());
        let slot = self.ranks.get_mut(usize::from(pit.rank()))?.get_mut(usize::from(pit.file()))?;
        *slot = slot.checked_add(seeds).filter(|_| seeds <= room)?;
        Some(())
    }

    /// Takes seeds out of a store; `None` if they are not there.
    pub(crate) fn store_take(&mut self, side: Side, seeds: u8) -> Option<()> {
        let store = side.of_mut(&mut self.stores);
        *store = store.checked_sub(seeds)?;
        Some(())
    }

    /// Puts seeds into a store; `None` if there is no room.
    pub(crate) fn store_put(&mut self, side: Side, seeds: u8) -> Option<()> {
        let room = MAX_SEEDS.saturating_sub(self.total());
        let store = side.of_mut(&mut self.stores);
        *store = store.checked_add(seeds).filter(|_| seeds <= room)?;
        Some(())
    }
}

/// Writes the board and stores fields of the text notation.
impl<const ROWS: usize, const COLS: usize> fmt::Display for Board<ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, rank) in self.ranks.iter().rev().enumerate() {
            if i > 0 {
                f.write_str("/")?;
            }
            for (file, seeds) in rank.iter().enumerate() {
                if file > 0 {
                    f.write_str(",")?;
                }
                write!(f, "{seeds}")?;
            }
        }
        write!(f, " {},{}", self.stores[0], self.stores[1])
    }
}

impl<const ROWS: usize, const COLS: usize> FromStr for Board<ROWS, COLS> {
    type Err = PositionError;

    /// Reads the board and stores fields of the text notation.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        let (board, stores) = text.split_once(' ').ok_or(PositionError::MissingField { field: "stores" })?;
        Self::from_fields(board, stores)
    }
}

impl<const ROWS: usize, const COLS: usize> Board<ROWS, COLS> {
    /// Reads the two fields, already split.
    pub(crate) fn from_fields(board: &str, stores: &str) -> Result<Self, PositionError> {
        let mut ranks = [[0; COLS]; ROWS];
        let found = board.split('/').count();
        if found != ROWS {
            return Err(PositionError::Ranks { expected: ROWS, found });
        }
        for ((row, rank), text) in ranks.iter_mut().rev().zip((1..=ROWS).rev()).zip(board.split('/')) {
            let found = text.split(',').count();
            if found != COLS {
                return Err(PositionError::Pits { rank, expected: COLS, found });
            }
            for (seeds, text) in row.iter_mut().zip(text.split(',')) {
                *seeds = number("board", text)?;
            }
        }
        let mut store = stores.split(',');
        let (Some(south), Some(north), None) = (store.next(), store.next(), store.next()) else {
            return Err(PositionError::Stores { text: Snippet::new(stores) });
        };
        Self::new(ranks, [number("stores", south)?, number("stores", north)?])
    }
}

/// Reads a number of seeds: decimal digits without sign or leading zeros.
pub(crate) fn number(field: &'static str, text: &str) -> Result<u8, PositionError> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    let seeds = if plain { text.parse().ok() } else { None };
    seeds.ok_or(PositionError::Number { field, text: Snippet::new(text) })
}

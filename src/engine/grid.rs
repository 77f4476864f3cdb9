//! The sizes of boards there are, and how a player's half of one lies in a machine word.

use core::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use super::{
    laps::{Laps, Ring},
    reach::Reach,
    word::{Word, Word8, Word16, Word32},
};
use crate::{Board, Direction, Event, Pit, PositionError, Side};

/// A [`Board`] of any size, for code that does not care about the size.
///
/// Implemented for every board of 2, 4, 6 or 8 rows, up to 26 pits in a row and up to 64 pits, and for nothing else: a game on
/// another one does not compile.
///
/// ```compile_fail,E0277
/// use manqala::{Position, rules::Kalah};
///
/// let start = Position::<Kalah<27>>::default();
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a mancala board",
    note = "a board is `Board<ROWS, COLS>` with 2, 4, 6 or 8 rows of 1 to 26 pits, 64 pits at most",
    note = "a ruleset generic over its size says `where Board<2, COLS>: Grid`"
)]
pub trait Grid:
    sealed::Layout + Copy + Eq + Hash + Debug + Display + FromStr<Err = PositionError> + Send + Sync + 'static
{
    /// The rows, half of them for each player.
    const ROWS: usize;
    /// The pits in a row.
    const COLS: usize;
    /// The pits of each player.
    const HALF: usize = Self::ROWS / 2 * Self::COLS;

    /// The board with the same number of seeds in every pit and empty stores.
    ///
    /// # Errors
    ///
    /// [`PositionError::TooManySeeds`] if the pits would hold more than 255 together.
    fn filled(seeds: u8) -> Result<Self, PositionError>;

    /// The seeds in a pit, or `None` if the board has no such pit.
    fn seeds(&self, pit: Pit) -> Option<u8>;

    /// The seeds in a player's store.
    fn store(&self, side: Side) -> u8;

    /// Applies a step of a turn, see [`Event::apply`].
    fn apply(&mut self, event: Event) -> bool;
}

/// How the halves are kept. Of no use outside of the crate.
pub(crate) mod sealed {
    use super::{Beside, Debug, Hash, Laps, PositionError, Reach, Track, Word};

    pub trait Layout: Sized {
        /// The word that holds the pits of one player.
        type Word: Word;
        /// What holds his store: nothing where the word has a lane to spare.
        type Beside: Beside + Copy + Eq + Hash + Debug + Default + Send + Sync + 'static;
        /// The mask of the pits, without the store.
        const PITS: Self::Word;
        /// The mask of the pits of the front row.
        const FRONT: Self::Word;

        /// The laps of a track. `L` means nothing, see `lazy!`.
        fn laps<L>(track: Track) -> &'static Laps<Self::Word>;
        /// From where sowings within a half end in which pit. `L` as above.
        fn reach<L>() -> &'static Reach<Self::Word>;
        /// The board of two ranks-by-files arrays, read through `seeds(file, rank)`.
        fn gather(seeds: impl FnMut(usize, usize) -> u8, stores: [u8; 2]) -> Result<Self, PositionError>;
        /// Reads the board and stores fields.
        fn from_fields(board: &str, stores: &str) -> Result<Self, PositionError>;
    }
}

/// Where a store lies that does or does not find a lane in the word.
pub trait Beside {
    /// Whether the store lies in the top lane of the word.
    const IN_WORD: bool;
    /// The store.
    fn get(self) -> u8;
    /// With more seeds in it.
    #[must_use]
    fn plus(self, seeds: u8) -> Self;
}

impl Beside for () {
    const IN_WORD: bool = true;
    #[inline(always)]
    fn get(self) -> u8 {
        0
    }
    #[inline(always)]
    fn plus(self, _: u8) -> Self {}
}

impl Beside for u8 {
    const IN_WORD: bool = false;
    #[inline(always)]
    fn get(self) -> u8 {
        self
    }
    #[inline(always)]
    fn plus(self, seeds: u8) -> Self {
        self.wrapping_add(seeds)
    }
}

/// Which places a sowing visits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    /// The pits of both players: the mover's row, then the opponent's, and round again.
    Board,
    /// The pits of both players, with the mover's own store after his last pit.
    BoardAndStore,
    /// The mover's own half.
    Half,
}

impl Track {
    /// The ring of this track on a board of so many pits a player.
    pub(crate) const fn ring(self, pits: usize) -> Ring {
        Ring { pits, store: matches!(self, Self::BoardAndStore), other: !matches!(self, Self::Half) }
    }
}

/// The pit that is a player's lane.
///
/// Lanes run in the player's own sowing order. On two rows that is the row in the direction of sowing, `order`; on more
/// rows the rows are followed like a snake from the left end of the front row, which on four rows is clockwise.
#[inline]
#[expect(clippy::arithmetic_side_effects, reason = "a lane is below the pits of a half")]
pub(crate) fn pit_of<B: Grid>(order: Direction, side: Side, lane: usize) -> Pit {
    let (row, step) = (lane / B::COLS, lane % B::COLS);
    let backwards = if B::ROWS == 2 { order.is(Direction::Clockwise) } else { row % 2 == 1 };
    let from_left = if backwards { B::COLS - 1 - step } else { step };
    match side {
        Side::South => Pit::on_board(from_left, B::ROWS / 2 - 1 - row),
        Side::North => Pit::on_board(B::COLS - 1 - from_left, B::ROWS / 2 + row),
    }
}

/// The player whose half a pit is on and its lane there, or `None` if the board has no such pit.
#[inline]
#[expect(clippy::arithmetic_side_effects, reason = "the pit is on the board, which is asked first")]
pub(crate) fn lane_of<B: Grid>(order: Direction, pit: Pit) -> Option<(Side, usize)> {
    let (file, rank) = (usize::from(pit.file()), usize::from(pit.rank()));
    if file >= B::COLS || rank >= B::ROWS {
        return None;
    }
    let (side, row, from_left) = if rank < B::ROWS / 2 {
        (Side::South, B::ROWS / 2 - 1 - rank, file)
    } else {
        (Side::North, rank - B::ROWS / 2, B::COLS - 1 - file)
    };
    let backwards = if B::ROWS == 2 { order.is(Direction::Clockwise) } else { row % 2 == 1 };
    Some((side, row * B::COLS + if backwards { B::COLS - 1 - from_left } else { from_left }))
}

/// A table that the compiler builds for the programs that use it, and not for the crate: those of all sizes would take it
/// several seconds. It has to wait as long as it does not know a type `L`, whatever that is.
macro_rules! lazy {
    ($l:ident, $table:expr) => {
        const {
            assert!(size_of::<$l>() < usize::MAX);
            &$table
        }
    };
}

/// Implements [`Grid`] for boards of some sizes, all kept in the same way.
///
/// The methods are inline so that a program pays, when it is compiled, for the sizes it uses alone.
macro_rules! grids {
    ($($rows:literal x [$($cols:literal)*] in $word:ident, $beside:ty;)*) => { $( $(
        impl sealed::Layout for Board<$rows, $cols> {
            type Word = $word;
            type Beside = $beside;
            const PITS: $word = $word::first($rows / 2 * $cols);
            const FRONT: $word = $word::first($cols);

            #[inline(always)]
            fn laps<L>(track: Track) -> &'static Laps<$word> {
                const LANE_OF_STORE: Option<usize> =
                    if <$beside as Beside>::IN_WORD { Some($word::LANES - 1) } else { None };
                const PITS: usize = $rows / 2 * $cols;
                match track {
                    Track::Board => lazy!(L, Laps::<$word>::build(Track::Board.ring(PITS), LANE_OF_STORE)),
                    Track::BoardAndStore => {
                        lazy!(L, Laps::<$word>::build(Track::BoardAndStore.ring(PITS), LANE_OF_STORE))
                    }
                    Track::Half => lazy!(L, Laps::<$word>::build(Track::Half.ring(PITS), LANE_OF_STORE)),
                }
            }

            #[inline(always)]
            fn reach<L>() -> &'static Reach<$word> {
                lazy!(L, Reach::<$word>::build($rows / 2 * $cols))
            }

            #[inline]
            fn gather(
                mut seeds: impl FnMut(usize, usize) -> u8,
                stores: [u8; 2],
            ) -> Result<Self, PositionError> {
                Self::new(core::array::from_fn(|rank| core::array::from_fn(|file| seeds(file, rank))), stores)
            }

            #[inline]
            fn from_fields(board: &str, stores: &str) -> Result<Self, PositionError> {
                Self::from_fields(board, stores)
            }
        }

        impl Grid for Board<$rows, $cols> {
            const ROWS: usize = $rows;
            const COLS: usize = $cols;

            #[inline]
            fn filled(seeds: u8) -> Result<Self, PositionError> {
                Self::filled(seeds)
            }

            #[inline]
            fn seeds(&self, pit: Pit) -> Option<u8> {
                self.seeds(pit)
            }

            #[inline]
            fn store(&self, side: Side) -> u8 {
                self.store(side)
            }

            #[inline]
            fn apply(&mut self, event: Event) -> bool {
                event.apply(self)
            }
        }
    )* )* };
}

grids! {
    2 x [1 2 3 4 5 6 7] in Word8, ();
    2 x [8] in Word8, u8;
    2 x [9 10 11 12 13 14 15] in Word16, ();
    2 x [16] in Word16, u8;
    2 x [17 18 19 20 21 22 23 24 25 26] in Word32, ();
    4 x [1 2 3] in Word8, ();
    4 x [4] in Word8, u8;
    4 x [5 6 7] in Word16, ();
    4 x [8] in Word16, u8;
    4 x [9 10 11 12 13 14 15] in Word32, ();
    4 x [16] in Word32, u8;
    6 x [1 2] in Word8, ();
    6 x [3 4 5] in Word16, ();
    6 x [6 7 8 9 10] in Word32, ();
    8 x [1] in Word8, ();
    8 x [2] in Word8, u8;
    8 x [3] in Word16, ();
    8 x [4] in Word16, u8;
    8 x [5 6 7] in Word32, ();
    8 x [8] in Word32, u8;
}

//! Two rows of pits, as players see them.

use crate::{
    Direction, Grid, Pit, Position, PositionError, Ruleset, Side, Snippet, board::number,
    engine::grid::pit_of,
};

use super::ForeignError;

/// The seeds of a board of two rows: South's part first, each row from its player's left.
#[derive(Debug, Default)]
pub struct Rows {
    pub(super) pits: [[u8; Pit::MAX_FILES as usize]; 2],
    pub(super) stores: [u8; 2],
}

impl Rows {
    /// The board they make.
    pub(super) fn board<B: Grid>(&self) -> Result<B, PositionError> {
        let [south, north] = &self.pits;
        #[expect(
            clippy::indexing_slicing,
            clippy::arithmetic_side_effects,
            reason = "it is asked for the pits of the board, on at most 26 files"
        )]
        let seeds = |file, rank| if rank == 0 { south[file] } else { north[B::COLS - 1 - file] };
        B::gather(seeds, self.stores)
    }
}

/// A player's pit, counted from 0 at his left.
pub(super) fn pit_from_left<B: Grid>(side: Side, at: usize) -> Pit {
    pit_of::<B>(Direction::Anticlockwise, side, at)
}

/// The seeds in a player's row, from his left.
pub(super) fn row<R: Ruleset>(position: &Position<R>, side: Side) -> impl DoubleEndedIterator<Item = u8> {
    let board = position.board();
    (0..R::Board::COLS).filter_map(move |at| board.seeds(pit_from_left::<R::Board>(side, at)))
}

/// Reads so many numbers of seeds into as many places.
pub(super) fn numbers<'text, 'rows>(
    field: &'static str,
    expected: usize,
    text: impl Iterator<Item = &'text str> + Clone,
    into: impl Iterator<Item = &'rows mut u8>,
) -> Result<(), ForeignError> {
    let found = text.clone().count();
    if expected != found {
        return Err(ForeignError::Numbers { field, expected, found });
    }
    for (seeds, text) in into.zip(text) {
        *seeds = number(field, text)?;
    }
    Ok(())
}

/// Reads the number of a move, which no position keeps.
pub(super) fn check_move_number(text: &str) -> Result<(), ForeignError> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if plain && text.parse::<u32>().is_ok() {
        return Ok(());
    }
    let expected = "decimal digits without sign";
    Err(ForeignError::Field { field: "move number", expected, text: Snippet::new(text) })
}

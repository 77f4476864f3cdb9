//! Counting seeds pit by pit.

use super::moves::pits;
use crate::{Grid, Position, Ruleset, Side};

/// The seeds of a position, counted pit by pit.
pub(super) fn total<R: Ruleset>(position: &Position<R>) -> u32 {
    on_board::<R>(&position.board())
}

/// The seeds of a board, counted pit by pit.
pub(super) fn on_board<R: Ruleset>(board: &R::Board) -> u32 {
    let pits = pits(R::Board::COLS, R::Board::ROWS).filter_map(|pit| board.seeds(pit));
    let stores = Side::ALL.map(|side| board.store(side));
    pits.chain(stores).map(u32::from).sum()
}

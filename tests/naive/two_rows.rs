//! What the games on two rows that sow the mover's store have in common.

use super::position::Position;

/// Where a seed can fall.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Place {
    /// The player on whose side it lies, and its number from his left.
    Pit(usize, usize),
    /// The mover's.
    Store,
}

/// The mover's round anticlockwise: his row, his store, the opponent's row.
pub(crate) fn round(mover: usize, columns: usize) -> Vec<Place> {
    let row = |player: usize| (0..columns).map(|pit| Place::Pit(player, pit)).collect::<Vec<_>>();
    [row(mover), vec![Place::Store], row(1 - mover)].concat()
}

/// His round clockwise, with his store at his left.
pub(crate) fn clockwise_round(mover: usize, columns: usize) -> Vec<Place> {
    let row = |player: usize| (0..columns).rev().map(|pit| Place::Pit(player, pit)).collect::<Vec<_>>();
    [row(mover), vec![Place::Store], row(1 - mover)].concat()
}

/// Drops a seed of the player to move.
pub(crate) fn drop_seed(position: &mut Position, place: Place) {
    match place {
        Place::Pit(side, pit) => position.pits[side][pit] += 1,
        Place::Store => position.stores[position.turn] += 1,
    }
}

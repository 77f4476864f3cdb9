//! Moves that are not legal.

use manqala::{AnyPosition, Direction, Move, PlayError};

use crate::laws::pits;

/// Of all moves that can be written, the listed ones are legal and the others are refused in words.
pub(crate) fn are_for_all_moves_that_are_not_listed(position: &AnyPosition) {
    let listed = position.legal_moves();
    let mut legal = 0;
    for mv in conceivable_moves(position) {
        let is_legal = position.is_legal(mv);
        assert_eq!(is_legal, listed.contains(&mv), "{position} {mv}");
        if is_legal {
            legal += 1;
        } else {
            is_refused(position, mv);
        }
    }
    assert_eq!(legal, listed.len(), "{position}: {listed:?}");
}

fn is_refused(position: &AnyPosition, mv: Move) {
    let error = position.play(mv).expect_err("a move that is not legal");
    assert!(!error.to_string().is_empty(), "{position} {mv}");
    // What is written wrong or lies beyond the edge is looked at no further.
    if !matches!(error, PlayError::Form { .. } | PlayError::NoSuchPit { .. }) {
        let mut heard = 0;
        assert_eq!(position.play_observed(mv, &mut |_| heard += 1), Err(error), "{position} {mv}");
        assert_eq!(heard, 0, "{position} {mv}");
        assert_eq!(position.play_unchecked(mv).seeds(), position.seeds(), "{position} {mv}");
    }
}

/// All moves that can be written for a board, and some for pits beyond its edge.
fn conceivable_moves(position: &AnyPosition) -> impl Iterator<Item = Move> {
    let directions = [None, Some(Direction::Clockwise), Some(Direction::Anticlockwise)];
    pits(position.files() + 1, position.ranks() + 1).flat_map(move |pit| {
        directions
            .into_iter()
            .flat_map(move |direction| [false, true].map(move |goes_on| Move { pit, direction, goes_on }))
    })
}

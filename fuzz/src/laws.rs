//! The laws of the crate, and what they leave out: serde, drawings, words of refusal, and what a choice at run time adds.

use manqala::{AnyPosition, Direction, Move, Pit, laws};

use crate::{read::read, written};

/// All laws, of a position and of every move from it.
pub(crate) fn hold(position: &AnyPosition) {
    if let Err(error) = laws::hold_in(position) {
        panic!("{error}");
    }
    let (variant, text) = (position.variant(), position.to_string());
    assert_eq!(variant.parse(&text), Ok(*position), "{variant}: {text}");
    assert_eq!(variant.to_string().parse(), Ok(variant), "{variant}");
    written::is_read_back(position);
    assert!(!format!("{position:#}").is_empty());

    let listed = position.legal_moves();
    for mv in conceivable_moves(position) {
        let next = read(|_| position.play(mv), &text).map(|next| next.variant());
        assert_eq!(next, listed.contains(&mv).then_some(variant), "{variant}: {text} {mv}");
    }
}

/// All moves that can be written for a board, and some for pits beyond its edge.
fn conceivable_moves(position: &AnyPosition) -> impl Iterator<Item = Move> {
    let byte = |number| u8::try_from(number).expect("a small number");
    let (files, ranks) = (byte(position.files()), byte(position.ranks()));
    let pits = (0..=ranks).flat_map(move |rank| (0..=files).filter_map(move |file| Pit::new(file, rank)));
    pits.flat_map(|pit| {
        [None, Some(Direction::Clockwise), Some(Direction::Anticlockwise)]
            .into_iter()
            .flat_map(move |direction| [false, true].map(move |goes_on| Move { pit, direction, goes_on }))
    })
}

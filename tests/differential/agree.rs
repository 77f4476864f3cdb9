//! What the engine and the naive rules must agree on.

use manqala::{AnyPosition, Outcome, Side};

use crate::naive;

/// Moves, the positions after them, and the result, by both. Returns what the engine says the moves lead to.
pub(crate) fn agree(name: &str, position: &AnyPosition) -> Vec<AnyPosition> {
    let text = position.to_string();
    assert_eq!(naive::settle(name, &text), text, "{name}: is settled");

    let nexts: Vec<AnyPosition> =
        position.legal_moves().iter().map(|&mv| position.play(mv).expect("a legal move")).collect();
    let mut moves: Vec<(String, String)> = position
        .legal_moves()
        .iter()
        .zip(&nexts)
        .map(|(mv, next)| (mv.to_string(), next.to_string()))
        .collect();
    moves.sort();
    assert_eq!(moves, naive::moves(name, &text), "{name}: {text}");

    let result = match position.outcome() {
        None => "-",
        Some(Outcome::Draw) => "draw",
        Some(Outcome::Win(Side::South)) => "S",
        Some(Outcome::Win(Side::North)) => "N",
    };
    assert_eq!(result, naive::result(name, &text), "{name}: {text}");
    nexts
}

//! Perft as a program would count it that only knows the public methods of a position.

use manqala::{Position, Ruleset};

/// Lists the legal moves and plays every one, those of the last ply too, with the check that comes with `play`.
pub(crate) fn walk<R: Ruleset>(position: &Position<R>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    position.moves().map(|mv| walk(&position.play(mv).expect("a legal move"), depth - 1)).sum()
}

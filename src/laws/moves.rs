//! Laws of the list of moves.

use alloc::{string::String, vec::Vec};

use super::{
    error::{Case, LawError},
    law::Law,
    seeds::total,
};
use crate::{Direction, Grid, Move, Pit, Position, Ruleset, Side};

/// All moves that can be written for a board, and some that cannot be on it.
#[expect(clippy::arithmetic_side_effects, reason = "at most 26 files and 8 ranks")]
fn conceivable_moves<R: Ruleset>() -> impl Iterator<Item = Move> {
    let directions = [None, Some(Direction::Clockwise), Some(Direction::Anticlockwise)];
    pits(R::Board::COLS + 1, R::Board::ROWS + 1).flat_map(move |pit| {
        directions
            .into_iter()
            .flat_map(move |direction| [false, true].map(move |goes_on| Move { pit, direction, goes_on }))
    })
}

/// The pits of so many files and ranks, as far as they have names.
pub(super) fn pits(files: usize, ranks: usize) -> impl Iterator<Item = Pit> {
    (0..ranks).flat_map(move |rank| {
        (0..files).filter_map(move |file| Pit::new(u8::try_from(file).ok()?, u8::try_from(rank).ok()?))
    })
}

/// Where a move of the board stands in the documented order.
#[expect(
    clippy::arithmetic_side_effects,
    reason = "only legal moves are ordered, whose pits are on the board"
)]
fn rank_in_order<R: Ruleset>(turn: Side, mv: Move) -> (bool, usize, Option<Direction>, bool) {
    let (cols, half) = (R::Board::COLS, R::Board::ROWS / 2);
    let (file, rank) = (usize::from(mv.pit.file()), usize::from(mv.pit.rank()));
    let south = rank < half;
    let (row, from_left) = if south { (half - 1 - rank, file) } else { (rank - half, cols - 1 - file) };
    let backwards = row % 2 == 1;
    let step = if backwards { cols - 1 - from_left } else { from_left };
    (south != (turn == Side::South), row * cols + step, mv.direction, mv.goes_on)
}

fn written(moves: &[Move]) -> String {
    moves.iter().map(|mv| alloc::format!("{mv}")).collect::<Vec<_>>().join(" ")
}

/// The generated moves are the legal ones, in order.
///
/// [`legal_moves`](Position::legal_moves) lists every move that [`is_legal`](Position::is_legal) says is legal, among all
/// that can be written, once and in the documented order. The iterator, the count and lists that are appended to agree.
///
/// Broken by hooks that answer differently to the same question, for example because they look at something besides what
/// they are given.
///
/// # Errors
///
/// [`LawError`] if the law is broken.
pub fn generated_moves_are_the_legal_ones<R: Ruleset>(position: &Position<R>) -> Result<(), LawError> {
    let case = Case { law: Law::GeneratedMovesAreTheLegalOnes, position, mv: None };
    let list = position.legal_moves();
    let mut legal: Vec<Move> = conceivable_moves::<R>().filter(|&mv| position.is_legal(mv)).collect();
    legal.sort_by_key(|&mv| rank_in_order::<R>(position.turn(), mv));
    case.require(list[..] == legal, || {
        alloc::format!("generated `{}`, legal `{}`", written(&list), written(&legal))
    })?;

    let (generated, counted) = (list.len(), position.count_legal_moves());
    case.require(counted == generated, || alloc::format!("{generated} moves, counted as {counted}"))?;
    case.require(position.moves().eq(list.iter().copied()), || {
        alloc::format!("the iterator gives `{}`", written(&position.moves().collect::<Vec<_>>()))
    })?;
    let mut appended: Vec<Move> = conceivable_moves::<R>().take(1).collect();
    position.legal_moves_into(&mut appended);
    case.require(appended.get(1..) == Some(&list[..]), || {
        alloc::format!("appended to a list as `{}`", written(&appended))
    })?;
    let (least, most) = position.moves().size_hint();
    case.require(least <= generated && most.is_some_and(|most| generated <= most), || {
        alloc::format!("{generated} moves, announced as {least} to {most:?}")
    })
}

/// An illegal move is refused and harmless.
///
/// [`play`](Position::play) answers every move that can be written and is not legal with an error,
/// [`play_observed`](Position::play_observed) with the same one while the observer hears nothing, and
/// [`play_unchecked`](Position::play_unchecked) keeps all seeds.
///
/// # Errors
///
/// [`LawError`] if the law is broken.
pub fn illegal_moves_are_harmless<R: Ruleset>(position: &Position<R>) -> Result<(), LawError> {
    for mv in conceivable_moves::<R>().filter(|&mv| !position.is_legal(mv)) {
        let case = Case { law: Law::IllegalMovesAreHarmless, position, mv: Some(mv) };
        let refused = position.play(mv);
        if let Ok(next) = refused {
            return Err(case.broken(alloc::format!("played, it leads to {next}")));
        }
        let mut heard = 0_u32;
        let watched = position.play_observed(mv, &mut |_| heard = heard.saturating_add(1));
        case.require(watched == refused && heard == 0, || {
            alloc::format!("watched, it is {watched:?}, and {heard} events are heard")
        })?;
        let next = position.play_unchecked(mv);
        case.require(total(&next) == total(position), || {
            alloc::format!("unchecked, it makes {} seeds of {}", total(&next), total(position))
        })?;
    }
    Ok(())
}

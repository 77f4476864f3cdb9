//! Laws of a position.

use alloc::string::ToString;

use super::{
    error::{Case, LawError},
    law::Law,
};
use crate::{Position, Ruleset};

/// Settling a position twice changes nothing: a position made of the board, the player to move and the state of another is
/// equal to it.
///
/// Broken by hooks that see more to do where the end-of-move step has just been done, such as a `settle` that hands out a
/// part of the seeds each time it is asked.
///
/// # Errors
///
/// [`LawError`] if the law is broken.
pub fn settling_twice_changes_nothing<R: Ruleset>(position: &Position<R>) -> Result<(), LawError> {
    let case = Case { law: Law::SettlingTwiceChangesNothing, position, mv: None };
    match Position::new(*position.rules(), position.board(), position.turn(), *position.state()) {
        Ok(again) => case.require(again == *position, || again),
        Err(error) => Err(case.broken(error)),
    }
}

/// The text of a position is read back as that position, the text of its board as that board.
///
/// Broken by a state whose `write` and `read` do not agree, for either player, and by a `check` that refuses what play has
/// led to.
///
/// # Errors
///
/// [`LawError`] if the law is broken.
pub fn text_is_read_back<R: Ruleset>(position: &Position<R>) -> Result<(), LawError> {
    let case = Case { law: Law::TextIsReadBack, position, mv: None };
    match Position::parse_with(*position.rules(), &position.to_string()) {
        Ok(read) => case.require(read == *position, || read)?,
        Err(error) => return Err(case.broken(error)),
    }
    let board = position.board();
    match board.to_string().parse::<R::Board>() {
        Ok(read) => case.require(read == board, || read),
        Err(error) => Err(case.broken(error)),
    }
}

/// A position is over exactly if it has no legal move, and then it has an outcome and a reason.
///
/// Broken by a `starts` or `stops` that answers differently to the same question.
///
/// # Errors
///
/// [`LawError`] if the law is broken.
pub fn over_means_without_a_move<R: Ruleset>(position: &Position<R>) -> Result<(), LawError> {
    let case = Case { law: Law::OverMeansWithoutAMove, position, mv: None };
    let moves = position.legal_moves().len();
    let found = [position.is_over(), position.outcome().is_some(), position.end().is_some()];
    case.require(found == [moves == 0; 3], || {
        let [over, outcome, end] = found;
        alloc::format!("{moves} legal moves, over: {over}, has an outcome: {outcome}, has a reason: {end}")
    })
}

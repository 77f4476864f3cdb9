//! Laws of a move.

use alloc::{format, vec::Vec};

use super::{
    error::{Case, LawError},
    law::Law,
    seeds::{on_board, total},
};
use crate::{Event, Grid, Move, Pit, Position, Ruleset, Side, engine::grid::sealed::Layout as _};

/// The position after a move.
fn played<R: Ruleset>(case: Case<'_, R>, mv: Move) -> Result<Position<R>, LawError> {
    case.position.play(mv).map_err(|error| case.broken(error))
}

/// A move makes or loses no seed, leaves the old position alone and is the same unchecked.
///
/// The [`Turn`](crate::Turn) that a ruleset is given cannot make or lose a seed, so this one tests the engine.
///
/// # Errors
///
/// [`LawError`] if the law is broken, or the move is not legal.
pub fn seeds_are_kept<R: Ruleset>(position: &Position<R>, mv: Move) -> Result<(), LawError> {
    let case = Case { law: Law::SeedsAreKept, position, mv: Some(mv) };
    let before = *position;
    let next = played(case, mv)?;
    case.require(*position == before, || format!("it changes the old position to {position}"))?;
    let unchecked = position.play_unchecked(mv);
    case.require(unchecked == next, || format!("it leads to {next}, unchecked to {unchecked}"))?;
    let (old, new, said) = (total(position), total(&next), next.seeds());
    case.require(old == new && new == u32::from(said), || {
        format!("{old} seeds before it, {new} after it, which the position calls {said}")
    })
}

/// An observer hears all of a move and does not change it.
///
/// The position after a move is the same whether anybody watches or not. The events, applied one by one to the board before
/// the move, give the board after it; no seed is missing from pits, stores and hand on the way; the last event says who is
/// next.
///
/// Without an observer a lap is sown at once, with one seed by seed, so this law compares the two. Broken by a ruleset that
/// asks whether its observer [`LISTENS`](crate::Observer::LISTENS), and by one that sows on without having
/// [`RELAYS`](crate::Ruleset::RELAYS).
///
/// # Errors
///
/// [`LawError`] if the law is broken, or the move is not legal.
pub fn watching_changes_nothing<R: Ruleset>(position: &Position<R>, mv: Move) -> Result<(), LawError> {
    let case = Case { law: Law::WatchingChangesNothing, position, mv: Some(mv) };
    let next = played(case, mv)?;
    let mut events = Vec::new();
    match position.play_observed(mv, &mut |event| events.push(event)) {
        Ok(watched) => {
            case.require(watched == next, || format!("it leads to {next}, watched to {watched}"))?;
        }
        Err(error) => return Err(case.broken(format!("watched, {error}"))),
    }
    events_lead_from_board_to_board(case, &events, &next)?;
    case.require(matches!(events.last(), Some(Event::Turn { to }) if *to == next.turn()), || {
        format!("the last event is {:?}, and {} is next", events.last(), next.turn())
    })
}

/// The events, applied to a board, give the other board, and what is in hand is never lost on the way.
#[expect(
    clippy::arithmetic_side_effects,
    reason = "board and hand together hold at most 255 seeds, or the law is broken at once"
)]
fn events_lead_from_board_to_board<R: Ruleset>(
    case: Case<'_, R>,
    events: &[Event],
    next: &Position<R>,
) -> Result<(), LawError> {
    let mut board = case.position.board();
    let mut hand = 0_u32;
    for (i, &event) in events.iter().enumerate() {
        let wrong = |what: &str| format!("event {i}, {event:?}, {what}");
        case.require(board.apply(event), || wrong("is impossible on the board"))?;
        let relay = matches!(event, Event::Relay { .. });
        case.require(R::RELAYS || !relay, || wrong("sows on, and the game says that it has no `RELAYS`"))?;
        match event {
            Event::Lift { seeds, .. } | Event::Relay { seeds, .. } | Event::Seize { seeds, .. } => {
                case.require(seeds > 0, || wrong("takes nothing"))?;
                hand += u32::from(seeds);
            }
            Event::Drop { hand: left, .. } | Event::Divert { hand: left, .. } => {
                case.require(hand.checked_sub(1) == Some(left.into()), || wrong("says another hand"))?;
                hand = left.into();
            }
            Event::Bank { seeds, .. } => {
                let left = hand.checked_sub(seeds.into());
                hand = left.ok_or_else(|| case.broken(wrong("puts away more than the hand holds")))?;
            }
            _ => {}
        }
        case.require(on_board::<R>(&board) + hand == total(case.position), || {
            wrong("makes or loses a seed")
        })?;
    }
    case.require(board == next.board(), || format!("the events lead to {board}, the move to {next}"))
}

/// A move is the same from either seat: with the board turned round and the other player to move, the move from the pit that
/// lies there then leads to the same position, turned round.
///
/// Broken by rules that ask for South or North, and by a state whose `swapped` forgets something.
///
/// # Errors
///
/// [`LawError`] if the law is broken, or the move is not legal.
pub fn seats_are_alike<R: Ruleset>(position: &Position<R>, mv: Move) -> Result<(), LawError> {
    let case = Case { law: Law::SeatsAreAlike, position, mv: Some(mv) };
    let expected = turned(case, &played(case, mv)?)?;
    let from = turned(case, position)?;
    let mv = Move { pit: turned_pit::<R>(mv.pit), ..mv };
    match from.play(mv) {
        Ok(next) => case.require(next == expected, || {
            format!("turned round, {mv} from {from} leads to {next} and not to {expected}")
        }),
        Err(error) => Err(case.broken(format!("turned round, from {from}, {error}"))),
    }
}

/// The position as it looks to somebody in North's seat who calls himself South.
fn turned<R: Ruleset>(case: Case<'_, R>, position: &Position<R>) -> Result<Position<R>, LawError> {
    let board = position.board();
    let turn = position.turn().opponent();
    // The state is kept from the mover's seat, so it is the same.
    let seeds = |file, rank| board.seeds(turned_pit::<R>(Pit::on_board(file, rank))).unwrap_or(0);
    R::Board::gather(seeds, [board.store(Side::North), board.store(Side::South)])
        .and_then(|board| Position::new(*position.rules(), board, turn, *position.state()))
        .map_err(|error| case.broken(format!("turned round, {position} is refused: {error}")))
}

#[expect(clippy::arithmetic_side_effects, reason = "a board has at least one file and one rank")]
fn turned_pit<R: Ruleset>(pit: Pit) -> Pit {
    let (file, rank) = (usize::from(pit.file()), usize::from(pit.rank()));
    Pit::on_board((R::Board::COLS - 1).saturating_sub(file), (R::Board::ROWS - 1).saturating_sub(rank))
}

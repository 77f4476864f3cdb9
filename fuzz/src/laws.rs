//! The laws that hold in every position of every game, as `tests/laws/` has them for games known to the compiler.

use manqala::{AnyPosition, Event, Move, Pit, Side};

use crate::{boards, refusals, written};

/// All laws, of a position and of every move from it.
pub(crate) fn hold(position: &AnyPosition) {
    let seeds = u32::from(position.seeds());
    assert_eq!(total(position), seeds, "{position}");
    text_is_read_back(position);
    written::is_read_back(position);
    a_position_is_over_exactly_if_it_has_no_move(position);
    refusals::are_for_all_moves_that_are_not_listed(position);
    assert!(!format!("{position:#}").is_empty());
    let mut leaves = 0;
    for mv in position.legal_moves() {
        let next = position.play(mv).expect("a legal move");
        assert_eq!(position.play_unchecked(mv), next, "{position} {mv}");
        assert_eq!(next.variant(), position.variant());
        assert_eq!(total(&next), seeds, "{position} {mv} {next}");
        watching_a_move_does_not_change_it(position, mv, &next);
        leaves += next.count_legal_moves() as u64;
    }
    assert_eq!(position.perft(2), leaves, "{position}");
}

fn text_is_read_back(position: &AnyPosition) {
    let (variant, text) = (position.variant(), position.to_string());
    assert_eq!(variant.parse(&text), Ok(*position), "{variant}: {text}");
    assert_eq!(variant.to_string().parse(), Ok(variant), "{variant}");
}

fn a_position_is_over_exactly_if_it_has_no_move(position: &AnyPosition) {
    let moves = position.legal_moves();
    assert_eq!(position.count_legal_moves(), moves.len(), "{position}");
    assert_eq!(position.perft(1), moves.len() as u64, "{position}");
    assert!(position.divide(1).iter().map(|(mv, _)| mv).eq(&moves), "{position}");
    let over = moves.is_empty();
    assert_eq!(position.is_over(), over, "{position}");
    assert_eq!(position.outcome().is_some(), over, "{position}");
    assert_eq!(position.end().is_some(), over, "{position}");
}

/// The seeds of a position, counted pit by pit.
fn total(position: &AnyPosition) -> u32 {
    let pits: u32 = pits(position.files(), position.ranks())
        .map(|pit| u32::from(position.seeds_in(pit).expect("a pit of the board")))
        .sum();
    pits + Side::ALL.map(|side| u32::from(position.store(side))).iter().sum::<u32>()
}

pub(crate) fn pits(files: usize, ranks: usize) -> impl Iterator<Item = Pit> {
    let byte = |number| u8::try_from(number).expect("a small number");
    (0..ranks).flat_map(move |rank| (0..files).filter_map(move |file| Pit::new(byte(file), byte(rank))))
}

fn watching_a_move_does_not_change_it(position: &AnyPosition, mv: Move, next: &AnyPosition) {
    let mut events = Vec::new();
    let watched = position.play_observed(mv, &mut |event| events.push(event));
    assert_eq!(watched, Ok(*next), "{position} {mv}");
    assert_eq!(events.last(), Some(&Event::Turn { to: next.turn() }), "{position} {mv}");
    boards::events_lead_from_one_to_the_other(position, &events, next);
}

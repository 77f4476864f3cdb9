//! What the tests of rules say of a move or a position.

use manqala::{End, Outcome, PlayError, Position, Ruleset};

/// The position after a move.
pub(crate) fn after<R: Ruleset>(rules: R, text: &str, mv: &str) -> Position<R> {
    let position = Position::parse_with(rules, text).expect("a position");
    assert_eq!(position.to_string(), text, "the position is settled");
    position.play(mv.parse().expect("a move")).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A move leads to a position in which the game goes on.
pub(crate) fn leads<R: Ruleset>(rules: R, text: &str, mv: &str, result: &str) {
    let next = after(rules, text, mv);
    assert_eq!(next.to_string(), result, "{text} {mv}");
    assert_eq!((next.is_over(), next.end(), next.outcome()), (false, None, None), "{next}");
}

/// A move ends the game.
pub(crate) fn ends<R: Ruleset>(rules: R, text: &str, mv: &str, result: &str, why: End, outcome: Outcome) {
    let next = after(rules, text, mv);
    assert_eq!(next.to_string(), result, "{text} {mv}");
    assert_eq!((next.end(), next.outcome()), (Some(why), Some(outcome)), "{next}");
    assert_eq!(next.count_legal_moves(), 0);
}

/// The legal moves, in order.
pub(crate) fn legal<R: Ruleset>(rules: R, text: &str, moves: &str) {
    let position = Position::parse_with(rules, text).expect("a position");
    let found: Vec<String> = position.moves().map(|mv| mv.to_string()).collect();
    assert_eq!(found.join(" "), moves, "{position}");
    assert_eq!(position.count_legal_moves(), found.len());
}

/// What becomes of a position that is set up by hand.
pub(crate) fn settles<R: Ruleset>(rules: R, text: &str, result: &str) {
    let position = Position::parse_with(rules, text).expect("a position");
    assert_eq!(position.to_string(), result);
    let again = Position::parse_with(rules, result).expect("a position");
    assert_eq!(again, position, "settling twice changes nothing");
}

/// A move is illegal because it never ends.
pub(crate) fn never<R: Ruleset>(rules: R, text: &str, mv: &str) {
    let position = Position::parse_with(rules, text).expect("a position");
    assert_eq!(position.to_string(), text, "the position is settled");
    let mv = mv.parse().expect("a move");
    assert_eq!(position.play(mv), Err(PlayError::NeverEnds { mv }), "{text}");
    assert!(!position.is_legal(mv) && !position.legal_moves().contains(&mv), "{text} {mv}");
}

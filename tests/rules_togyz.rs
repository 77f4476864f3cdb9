//! Togyz Kumalak: tuzdyks, and moves in the form of its players.

use manqala::{
    Event, Position,
    rules::{NumberedMove, Togyz},
};

fn position(text: &str) -> Position<Togyz> {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn refused(text: &str) -> String {
    text.parse::<Position<Togyz>>().expect_err(text).to_string()
}

#[test]
fn moves_are_written_and_read_by_the_numbers_of_their_pits() {
    let game = ["e1 54", "e2 54", "f1 66"];
    let mut at = Position::<Togyz>::default();
    for line in game {
        let (mv, numbered) = line.split_once(' ').expect("two forms");
        let mv = mv.parse().expect("a move");
        let written = at.numbered(mv).expect("a legal move");
        assert_eq!(written.to_string(), numbered, "{at}");
        assert_eq!(at.move_numbered(numbered.parse().expect("a numbered move")), Some(mv));
        at = at.play(mv).expect("a legal move");
    }
}

#[test]
fn a_new_tuzdyk_is_marked_with_an_x() {
    let at = position("12,1,11,2,1,11,0,12,12/11,1,12,12,2,3,12,12,1 22,12 N - -");
    let mv = "f2".parse().expect("a move");
    assert_eq!(at.numbered(mv).expect("a legal move").to_string(), "45X");
    assert_eq!(at.move_numbered("45X".parse().expect("a numbered move")), Some(mv));
    assert_eq!(at.move_numbered("45".parse().expect("a numbered move")), None, "it does become one");
    // Three in number 9, and a tuzdyk already: nothing is marked.
    let at = position("13,2,12,0,3,2,1,13,13/12,2,1,14,0,4,13,13,2 26,16 N - e1");
    assert_eq!(at.numbered("c2".parse().expect("a move")).expect("a legal move").to_string(), "79");
}

#[test]
fn every_legal_move_is_read_back_from_its_numbers() {
    let mut dice = fastrand::Rng::with_seed(9);
    for _ in 0..30 {
        let mut at = Position::<Togyz>::default();
        while !at.is_over() {
            for mv in at.moves() {
                let text = at.numbered(mv).expect("a legal move").to_string();
                assert_eq!(at.move_numbered(text.parse().expect("a numbered move")), Some(mv), "{at} {text}");
            }
            let moves = at.legal_moves();
            at = at.play_unchecked(moves[dice.usize(..moves.len())]);
        }
    }
}

#[test]
fn other_forms_of_numbers_are_refused() {
    for text in ["", "7", "70", "07", "761", "76x", "76XX", "é6"] {
        assert!(text.parse::<NumberedMove>().is_err(), "{text}");
    }
}

#[test]
fn a_seed_that_falls_into_a_tuzdyk_goes_to_its_owner_at_once() {
    let at = position("1,0,0,0,0,0,0,1,1/0,0,0,0,0,0,0,5,1 73,80 S g2 a1");
    let mut diverted = Vec::new();
    at.play_observed("h1".parse().expect("a move"), &mut |event| {
        if let Event::Divert { pit, to, hand } = event {
            diverted.push(format!("{pit} {to} {hand}"));
        }
    })
    .expect("a legal move");
    assert_eq!(diverted, ["g2 S 0"]);
}

#[test]
fn tuzdyks_that_contradict_the_board_are_refused() {
    let board = "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 S";
    assert_eq!(refused(board), "the south tuzdyk field is missing; the fields are separated by one space");
    assert_eq!(refused(&format!("{board} - - -")), "unexpected \"-\" after the last field");
    assert_eq!(refused(&format!("{board} x -")), "south tuzdyk: \"x\" is neither a pit nor `-`");
    assert_eq!(refused(&format!("{board} j2 -")), "south tuzdyk: \"j2\" is neither a pit nor `-`");
    assert_eq!(refused(&format!("{board} - a3")), "north tuzdyk: \"a3\" is neither a pit nor `-`");
    assert_eq!(refused(&format!("{board} a1 -")), "south tuzdyk: \"a1\" lies on its owner's side");
    assert_eq!(refused(&format!("{board} - a2")), "north tuzdyk: \"a2\" lies on its owner's side");
    assert_eq!(refused(&format!("{board} a2 -")), "south tuzdyk: \"a2\" is the opponent's ninth pit");
    assert_eq!(refused(&format!("{board} - i1")), "north tuzdyk: \"i1\" is the opponent's ninth pit");
    assert_eq!(refused(&format!("{board} b2 -")), "south tuzdyk: \"b2\" holds seeds");
    let board = "9,9,9,9,9,0,9,9,9/9,9,9,0,9,9,9,9,9 9,9 N";
    assert_eq!(refused(&format!("{board} f2 d1")), "north tuzdyk: \"d1\" has the same number as South's");
}

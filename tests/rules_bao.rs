//! The rules of Bao la Kujifunza and Bao la Kiswahili, one test a rule.
//!
//! The number of the rule stands above its test. Every position is one in which another rule gives another result; what
//! that would be is said beside it. `_` is a rank of empty pits.

use manqala::{AnyPosition, Event, Move, PlayError, Variant};

/// Reads a position.
fn read(variant: &str, position: &str) -> AnyPosition {
    let variant: Variant = variant.parse().expect("a variant");
    variant.parse(&position.replace('_', "0,0,0,0,0,0,0,0")).expect("a position")
}

/// What a move leads to, or why it is refused.
fn next(variant: &str, position: &str, mv: &str) -> String {
    match read(variant, position).play(mv.parse().expect("a move")) {
        Ok(next) => {
            let text = next.to_string();
            let (board, rest) = text.split_once(' ').expect("a board and the rest");
            let ranks: Vec<&str> =
                board.split('/').map(|rank| if rank == "0,0,0,0,0,0,0,0" { "_" } else { rank }).collect();
            format!("{} {rest}", ranks.join("/"))
        }
        Err(PlayError::NeverEnds { .. }) => "never-ending".into(),
        Err(_) => "not legal".into(),
    }
}

/// The legal moves, sorted by their text.
fn legal(variant: &str, position: &str) -> String {
    let mut moves: Vec<String> = read(variant, position).legal_moves().iter().map(Move::to_string).collect();
    moves.sort();
    moves.join(" ")
}

/// The result of the game, or nothing as long as it goes on.
fn result(variant: &str, position: &str) -> String {
    read(variant, position).outcome().map_or_else(String::new, |outcome| outcome.to_string())
}

/// A move of both games: in Bao la Kiswahili the hands are empty, the houses lost, and nothing is closed.
fn both_next(position: &str, mv: &str, expected: &str) {
    assert_eq!(next("kujifunza", position, mv), expected);
    assert_eq!(next("kiswahili", &format!("{position} - -"), mv), format!("{expected} - -"));
}

/// The legal moves in both games.
fn both_legal(position: &str, expected: &str) {
    assert_eq!(legal("kujifunza", position), expected);
    assert_eq!(legal("kiswahili", &format!("{position} - -")), expected);
}

/// The result in both games.
fn both_result(position: &str, expected: &str) {
    assert_eq!(result("kujifunza", position), expected);
    assert_eq!(result("kiswahili", &format!("{position} - -")), expected);
}

// G1
#[test]
fn a_sowing_goes_round_the_two_rows_of_the_mover() {
    // Otherwise, on into North's rows: h1 then h3, or h3 at once.
    both_next(
        "_/1,0,0,0,1,0,0,0/0,0,0,0,0,0,1,3/_ 0,0 S",
        "h2+",
        "_/1,0,0,0,1,0,0,0/0,0,0,0,0,0,1,0/0,0,0,0,0,1,1,1 0,0 N",
    );
    // The same for North, whose clockwise is a3 a4: otherwise a3 a2.
    both_next(
        "_/3,1,0,0,0,0,0,0/1,0,0,0,1,0,0,0/_ 0,0 N",
        "a3+",
        "1,1,1,0,0,0,0,0/0,1,0,0,0,0,0,0/1,0,0,0,1,0,0,0/_ 0,0 S",
    );
}

// G1
#[test]
fn lifted_seeds_start_in_the_next_pit() {
    // Otherwise the first of them falls in d2.
    both_next(
        "_/1,0,0,0,0,0,0,1/1,0,0,2,0,0,0,0/_ 0,0 S",
        "d2+",
        "_/1,0,0,0,0,0,0,1/1,0,0,0,1,1,0,0/_ 0,0 N",
    );
}

// G1
#[test]
fn the_sixteenth_seed_falls_in_the_pit_that_was_lifted() {
    // Otherwise, where the origin is passed over, it falls in e2 and is sown on.
    both_next(
        "_/1,0,0,0,0,0,0,1/0,0,0,16,0,0,0,0/_ 0,0 S",
        "d2+",
        "_/1,0,0,0,0,0,0,1/1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1 0,0 N",
    );
}

// G1
#[test]
fn captured_seeds_start_in_the_kichwa_itself() {
    // Otherwise they fall in b2 and c2.
    assert_eq!(
        next("kiswahili", "_/1,0,0,0,2,0,0,0/0,0,0,0,1,0,0,0/_ 5,5 S - -", "e2+"),
        "_/1,0,0,0,0,0,0,0/1,1,0,0,2,0,0,0/_ 4,5 N - -"
    );
    // Otherwise in g2 and f2.
    assert_eq!(
        next("kiswahili", "_/1,0,0,0,2,0,0,0/0,0,0,0,1,0,0,0/_ 5,5 S - -", "e2-"),
        "_/1,0,0,0,0,0,0,0/0,0,0,0,2,0,1,1/_ 4,5 N - -"
    );
}

// G2
#[test]
fn a_last_seed_in_an_empty_front_pit_captures_nothing() {
    // Otherwise the three in e3 are taken.
    both_next(
        "_/1,0,0,0,3,0,0,0/0,0,2,0,0,0,0,0/_ 0,0 S",
        "c2+",
        "_/1,0,0,0,3,0,0,0/0,0,0,1,1,0,0,0/_ 0,0 N",
    );
}

// G2
#[test]
fn a_last_seed_that_faces_an_empty_pit_captures_nothing() {
    // Otherwise the move ends in e2, or takes the two in e4.
    both_next(
        "0,0,0,0,2,0,0,0/1,0,0,0,0,0,0,2/0,0,2,0,1,0,0,0/_ 0,0 S",
        "c2+",
        "0,0,0,0,2,0,0,0/1,0,0,0,0,0,0,2/0,0,0,1,0,1,1,0/_ 0,0 N",
    );
}

// G2
#[test]
fn a_last_seed_in_the_back_row_captures_nothing() {
    // Otherwise the three in g3 are taken.
    both_next(
        "_/0,0,0,0,0,1,3,0/1,0,0,0,0,0,0,2/0,0,0,0,0,0,1,0 0,0 S",
        "h2+",
        "_/0,0,0,0,0,1,3,0/1,0,0,0,0,0,0,0/0,0,0,0,1,1,0,1 0,0 N",
    );
    // In a later lap of a capturing move: the seed taken in e3 falls in a2, whose eight end in h1. Otherwise the three in h3
    // are taken.
    both_next(
        "1,1,1,1,1,1,1,1/0,1,0,1,1,1,1,3/7,0,2,0,1,0,0,0/0,0,0,0,0,0,0,1 0,0 S",
        "c2+",
        "1,1,1,1,1,1,1,1/0,1,0,1,0,1,1,3/0,1,1,2,3,1,1,1/0,0,0,0,0,1,1,0 0,0 N",
    );
}

// G2
#[test]
fn only_the_facing_front_pit_is_taken() {
    // Otherwise the four in e4 are taken with it.
    both_next(
        "0,0,0,0,4,0,0,0/1,0,0,0,3,0,0,0/0,0,2,0,1,0,0,0/_ 0,0 S",
        "c2+",
        "0,0,0,0,4,0,0,0/1,0,0,0,0,0,0,0/1,1,1,1,2,0,0,0/_ 0,0 N",
    );
}

// G3
#[test]
fn a_capture_at_the_left_kichwa_is_sown_clockwise_from_it() {
    // Otherwise the direction is kept: h2 g2 f2.
    both_next(
        "_/3,0,0,0,0,0,0,1/1,0,2,0,0,0,0,0/_ 0,0 S",
        "c2-",
        "_/0,0,0,0,0,0,0,1/3,2,1,0,0,0,0,0/_ 0,0 N",
    );
}

// G3
#[test]
fn a_capture_at_the_left_kimbi_is_sown_clockwise_from_the_left_kichwa() {
    // Otherwise the direction is kept: h2.
    both_next(
        "_/0,1,0,0,0,0,0,1/0,1,0,2,0,0,0,0/_ 0,0 S",
        "d2-",
        "_/0,0,0,0,0,0,0,1/1,2,1,0,0,0,0,0/_ 0,0 N",
    );
}

// G3
#[test]
fn a_capture_at_the_right_kichwa_is_sown_anticlockwise_from_it() {
    // Otherwise the direction is kept: a2 b2 c2.
    both_next(
        "_/1,0,0,0,0,0,0,3/0,0,0,0,0,2,0,1/_ 0,0 S",
        "f2+",
        "_/1,0,0,0,0,0,0,0/0,0,0,0,0,1,2,3/_ 0,0 N",
    );
}

// G3
#[test]
fn a_capture_at_the_right_kimbi_is_sown_anticlockwise_from_the_right_kichwa() {
    // Otherwise the direction is kept: a2.
    both_next(
        "_/1,0,0,0,0,0,1,0/0,0,0,3,0,0,1,0/_ 0,0 S",
        "d2+",
        "_/1,0,0,0,0,0,0,0/0,0,0,0,1,1,2,1/_ 0,0 N",
    );
}

// G3
#[test]
fn a_capture_in_the_middle_keeps_the_direction() {
    // At c2, otherwise from the nearer kichwa: a2 b2.
    both_next(
        "_/1,0,2,0,0,0,0,0/0,0,1,0,2,0,0,0/_ 0,0 S",
        "e2-",
        "_/1,0,0,0,0,0,0,0/0,0,2,1,0,0,1,1/_ 0,0 N",
    );
    // At d2, otherwise a2 b2.
    both_next(
        "_/1,0,0,2,0,0,0,0/0,0,0,1,0,2,0,0/_ 0,0 S",
        "f2-",
        "_/1,0,0,0,0,0,0,0/0,0,0,2,1,0,1,1/_ 0,0 N",
    );
    // At e2, otherwise h2 g2.
    both_next(
        "_/1,0,0,0,2,0,0,0/0,0,2,0,1,0,0,0/_ 0,0 S",
        "c2+",
        "_/1,0,0,0,0,0,0,0/1,1,0,1,2,0,0,0/_ 0,0 N",
    );
    // At f2, otherwise h2 g2.
    both_next(
        "_/0,0,0,0,0,2,0,1/0,0,0,2,0,1,0,0/_ 0,0 S",
        "d2+",
        "_/0,0,0,0,0,0,0,1/1,1,0,0,1,2,0,0/_ 0,0 N",
    );
}

// G3
#[test]
fn the_direction_kept_is_that_of_the_sowing_that_just_ended() {
    // Captured at b2, the five go clockwise and end in e2. Otherwise, with the direction of the first sowing, the two taken
    // there end the move in h2 and g2.
    both_next(
        "_/0,5,0,0,2,0,0,1/0,1,0,2,1,0,0,0/_ 0,0 S",
        "d2-",
        "_/0,0,0,0,0,0,0,1/2,0,3,2,3,1,0,0/_ 0,0 N",
    );
}

// G3
#[test]
fn the_player_chooses_the_kichwa_for_a_first_capture_of_namua_in_the_middle_only() {
    // Otherwise there are eight moves, or sixteen.
    assert_eq!(
        legal("kiswahili", "_/1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1/_ 5,5 S - -"),
        "a2+ b2+ c2+ c2- d2+ d2- e2+ e2- f2+ f2- g2- h2-"
    );
}

// G4
#[test]
fn in_a_takata_nothing_is_captured_in_a_later_lap() {
    // Otherwise the seed in g3 is taken and sown in h2.
    both_next(
        "_/1,0,0,0,0,0,1,0/0,0,2,0,1,0,1,0/_ 0,0 S",
        "c2+",
        "_/1,0,0,0,0,0,1,0/0,0,0,1,0,1,0,1/0,0,0,0,0,0,0,1 0,0 N",
    );
}

// G4
#[test]
fn in_a_takata_of_namua_nothing_is_captured() {
    // The eighteenth seed falls in f2, which faces one. Otherwise it is taken, and sown in a2.
    assert_eq!(
        next("kiswahili", "_/1,0,0,0,0,1,0,0/0,0,0,17,0,0,0,0/_ 5,5 S - -", "d2+"),
        "_/1,0,0,0,0,1,0,0/2,0,2,0,3,1,2,0/0,2,0,2,0,2,0,2 4,5 N - -"
    );
}

// G4
#[test]
fn in_a_capturing_move_every_lap_can_capture() {
    // The seed taken in e3 falls in a2, three are sown on and end in d2. Otherwise these are sown on, and not the two in d3.
    both_next(
        "_/0,0,0,2,1,0,0,1/2,0,2,0,1,0,0,0/_ 0,0 S",
        "c2+",
        "_/0,0,0,0,0,0,0,1/1,0,2,0,3,1,1,0/_ 0,0 N",
    );
}

// G5
#[test]
fn a_capture_is_compulsory_and_any_one_may_be_made() {
    // Otherwise b2 may be lifted, and c2 and g2 in the other directions.
    both_legal("_/0,0,0,0,1,0,0,1/0,2,2,0,1,0,2,0/_ 0,0 S", "c2+ g2-");
    // In namua, otherwise the three in f2 may be sown, or the larger capture must be made.
    assert_eq!(legal("kiswahili", "_/0,2,1,0,0,0,0,1/0,1,1,0,0,3,0,0/_ 5,5 S - -"), "b2+ c2+ c2-");
}

// G5
#[test]
fn in_a_move_a_possible_capture_is_made() {
    // The two taken in e3 end in b2. Otherwise its two seeds may be sown on, to c2 and d2.
    both_next(
        "_/0,1,0,0,2,0,0,1/0,1,2,0,1,0,0,0/_ 0,0 S",
        "c2+",
        "_/0,0,0,0,0,0,0,1/0,3,1,1,2,0,0,0/_ 0,0 N",
    );
}

// G6
#[test]
fn a_lap_that_ends_in_an_occupied_pit_goes_on_with_all_its_seeds_in_the_same_direction() {
    // The last seed falls in d2. Otherwise the move ends there, the other way the three go to e2 f2 g2, and without the seed
    // that arrived two go to c2 and b2.
    both_next(
        "_/1,0,0,0,0,0,0,2/0,0,0,2,0,2,0,0/_ 0,0 S",
        "f2-",
        "_/1,0,0,0,0,0,0,2/1,1,1,0,1,0,0,0/_ 0,0 N",
    );
}

// G6
#[test]
fn a_lap_that_ends_in_an_empty_pit_ends_the_move() {
    // Otherwise the seed in f2 is moved on.
    both_next(
        "_/1,0,0,0,0,0,0,2/1,0,0,2,0,0,0,0/_ 0,0 S",
        "d2+",
        "_/1,0,0,0,0,0,0,2/1,0,0,0,1,1,0,0/_ 0,0 N",
    );
}

// G7
#[test]
fn a_capture_that_empties_the_front_row_wins_and_is_not_sown() {
    // The back row does not count. Otherwise the two are sown in a2 and b2.
    let position = "0,0,0,0,7,0,0,3/0,0,0,0,2,0,0,0/0,0,2,0,1,0,0,0/_";
    let after = "0,0,0,0,7,0,0,3/_/0,0,0,1,2,0,0,0/_ 2,0 N";
    both_next(&format!("{position} 0,0 S"), "c2+", after);
    both_result(after, "South wins");
    // In namua they join the hand, from which one seed was placed.
    assert_eq!(
        next("kiswahili", "_/0,0,0,0,0,3,0,0/0,0,0,0,0,1,0,0/_ 5,5 S - -", "f2+"),
        "_/_/0,0,0,0,0,2,0,0/_ 7,5 N - -"
    );
}

// G7
#[test]
fn a_winning_capture_stops_the_move_in_its_middle() {
    // The seed taken in e3 falls in a2, where the last two are taken. Otherwise these are sown in a2 and b2.
    both_next(
        "0,3,0,0,0,0,0,0/2,0,0,0,1,0,0,0/1,0,2,0,1,0,0,0/_ 0,0 S",
        "c2+",
        "0,3,0,0,0,0,0,0/_/2,0,0,1,2,0,0,0/_ 2,0 N",
    );
}

// G8
#[test]
fn an_own_front_row_that_is_empty_in_mid_move_does_not_end_it() {
    // The ninth seed falls in h2, whose two are lifted: the front row is empty. Otherwise the move ends there and is lost.
    let after = "_/0,1,2,0,0,0,0,0/0,0,0,0,0,1,1,0/1,1,1,1,1,1,1,1 0,0 N";
    both_next("_/0,1,2,0,0,0,0,0/9,0,0,0,0,0,0,1/_ 0,0 S", "a2-", after);
    both_result(after, "");
}

// G9
#[test]
fn a_lone_kichwa_is_not_sown_straight_into_the_back_row() {
    // Otherwise a2- and h2+ are legal too, or the back row in their place.
    both_legal("_/0,1,2,0,0,0,0,0/4,0,0,0,0,0,0,0/0,0,0,3,0,0,0,0 0,0 S", "a2+");
    both_legal("_/0,1,2,0,0,0,0,0/0,0,0,0,0,0,0,4/0,0,0,3,0,0,0,0 0,0 S", "h2-");
    // One seed more in the front row, and it may. Otherwise a2+ only.
    both_legal("_/0,1,2,0,0,0,0,0/4,0,0,0,0,0,0,1/0,0,0,3,0,0,0,0 0,0 S", "a2+ a2-");
    // In namua.
    assert_eq!(legal("kiswahili", "_/0,1,2,0,0,0,0,0/1,0,0,0,0,0,0,0/_ 5,5 S - -"), "a2+");
    assert_eq!(legal("kiswahili", "_/0,1,2,0,0,0,0,0/0,0,0,0,0,0,0,2/_ 5,5 S SN -"), "h2-");
}

// The house, (a)
#[test]
fn a_house_is_lost_when_its_owner_lifts_it() {
    // In a takata of namua, of mtaji, and in a relay of mtaji. Otherwise both are owned still.
    assert_eq!(
        next("kiswahili", "_/1,0,0,0,0,0,0,2/0,0,0,0,2,0,0,0/_ 5,5 S SN -", "e2-"),
        "_/1,0,0,0,0,0,0,2/0,1,1,1,0,0,0,0/_ 4,5 N N -"
    );
    assert_eq!(
        next("kiswahili", "_/1,0,0,0,0,0,0,2/0,0,0,0,2,0,0,0/_ 0,0 S SN -", "e2-"),
        "_/1,0,0,0,0,0,0,2/0,0,1,1,0,0,0,0/_ 0,0 N N -"
    );
    assert_eq!(
        next("kiswahili", "_/1,0,0,0,0,0,0,2/0,0,2,0,1,0,0,0/_ 0,0 S SN -", "c2+"),
        "_/1,0,0,0,0,0,0,2/0,0,0,1,0,1,1,0/_ 0,0 N N -"
    );
    // A takata that leaves it where it is keeps it.
    assert_eq!(
        next("kiswahili", "_/1,0,0,0,0,0,0,2/0,0,2,0,1,0,0,0/_ 0,0 S SN -", "c2-"),
        "_/1,0,0,0,0,0,0,2/1,1,0,0,1,0,0,0/_ 0,0 N SN -"
    );
}

// The house, (b)
#[test]
fn a_house_is_lost_when_the_opponent_captures_it() {
    // North's house is d3. Otherwise he owns it still.
    assert_eq!(
        next("kiswahili", "_/0,0,0,2,1,0,0,0/0,0,0,3,6,0,0,1/_ 5,5 S SN -", "d2+"),
        "_/0,0,0,0,1,0,0,0/1,1,0,4,6,0,0,1/_ 4,5 N S -"
    );
    // The pit facing South's house is not North's. Otherwise he loses it.
    assert_eq!(
        next("kiswahili", "_/0,0,0,2,1,0,0,0/0,0,0,3,6,0,0,1/_ 5,5 S SN -", "e2+"),
        "_/0,0,0,2,0,0,0,0/1,0,0,3,7,0,0,1/_ 4,5 N SN -"
    );
}

// The house, (c)
#[test]
fn a_house_is_lost_when_its_owner_begins_a_capturing_move_in_mtaji() {
    // It is not touched. Otherwise both are owned still.
    assert_eq!(
        next("kiswahili", "_/1,0,0,0,0,2,0,0/0,0,0,2,6,1,0,0/_ 0,0 S SN -", "d2+"),
        "_/1,0,0,0,0,0,0,0/1,1,0,0,7,2,0,0/_ 0,0 N N -"
    );
}

// N1
#[test]
fn the_seed_from_the_hand_is_placed_in_an_occupied_front_pit() {
    // Otherwise in a2, where it would capture, in the house e2, or in the back row.
    let position = "_/3,0,0,0,0,0,0,0/0,1,0,0,0,2,0,0/2,0,0,0,0,0,0,0 5,5 S SN -";
    assert_eq!(legal("kiswahili", position), "b2+ b2- f2+ f2-");
    // Otherwise the hand holds 5 still, or 3.
    assert_eq!(
        next("kiswahili", position, "b2+"),
        "_/3,0,0,0,0,0,0,0/0,0,1,1,0,2,0,0/2,0,0,0,0,0,0,0 4,5 N SN -"
    );
}

// N2
#[test]
fn a_namua_capture_is_compulsory_and_leaves_the_placed_seed() {
    // Otherwise h2 may be sown, or the house may not capture.
    let position = "_/0,0,0,2,1,0,0,0/0,0,0,3,6,0,0,1/_ 5,5 S SN -";
    assert_eq!(legal("kiswahili", position), "d2+ d2- e2+ e2-");
    // Only the two of d3 are sown. Otherwise six: those of d2 too.
    assert_eq!(next("kiswahili", position, "d2+"), "_/0,0,0,0,1,0,0,0/1,1,0,4,6,0,0,1/_ 4,5 N S -");
}

// N3
#[test]
fn without_a_capture_the_whole_pit_is_sown_with_the_placed_seed_in_either_direction() {
    let position = "_/0,0,0,0,0,0,0,1/0,0,0,2,0,0,0,0/_ 5,5 S - -";
    assert_eq!(legal("kiswahili", position), "d2+ d2-");
    // Otherwise one seed stays in d2, or two are sown.
    assert_eq!(next("kiswahili", position, "d2+"), "_/0,0,0,0,0,0,0,1/0,0,0,0,1,1,1,0/_ 4,5 N - -");
    assert_eq!(next("kiswahili", position, "d2-"), "_/0,0,0,0,0,0,0,1/1,1,1,0,0,0,0,0/_ 4,5 N - -");
}

// N4
#[test]
fn a_takata_may_not_start_from_the_functional_house_while_another_front_pit_is_occupied() {
    // Otherwise e2+ and e2- too.
    assert_eq!(legal("kiswahili", "_/0,0,0,1,0,0,0,0/1,0,0,0,6,0,0,0/_ 5,5 S SN -"), "a2+ a2-");
    // Five before the seed is placed. Otherwise, judged with it, a2+ and a2- only.
    assert_eq!(legal("kiswahili", "_/0,0,0,1,0,0,0,0/1,0,0,0,5,0,0,0/_ 5,5 S SN -"), "a2+ a2- e2+ e2-");
    // Other pits in the back row do not matter. Otherwise no move at all.
    assert_eq!(legal("kiswahili", "_/0,0,0,1,0,0,0,0/0,0,0,0,6,0,0,0/0,0,4,0,0,0,0,0 5,5 S SN -"), "e2+ e2-");
}

// N5
#[test]
fn a_functional_house_alone_in_the_front_row_is_taxed_two_seeds_and_kept() {
    // Otherwise one seed goes to f2, all seven are sown, or the house of five is lost.
    let position = "_/0,0,0,1,0,0,0,0/0,0,0,0,6,0,0,0/_ 5,5 S SN -";
    assert_eq!(next("kiswahili", position, "e2+"), "_/0,0,0,1,0,0,0,0/0,0,0,0,5,1,1,0/_ 4,5 N SN -");
    assert_eq!(next("kiswahili", position, "e2-"), "_/0,0,0,1,0,0,0,0/0,0,1,1,5,0,0,0/_ 4,5 N SN -");
    // Owned no more it is sown whole. Otherwise taxed.
    assert_eq!(
        next("kiswahili", "_/0,0,0,1,0,0,0,0/0,0,0,0,6,0,0,0/_ 5,5 S N -", "e2+"),
        "_/0,0,0,1,0,0,0,0/0,0,0,0,0,1,1,1/0,0,0,0,1,1,1,1 4,5 N N -"
    );
}

// N6
#[test]
fn singles_may_start_a_takata_of_an_owner_of_his_house() {
    // Functional, dormant and empty. Otherwise c2 only (or c2 and e2).
    assert_eq!(legal("kiswahili", "_/0,0,0,1,0,0,0,0/1,0,2,0,6,0,0,0/_ 5,5 S SN -"), "a2+ a2- c2+ c2-");
    assert_eq!(
        legal("kiswahili", "_/0,0,0,1,0,0,0,0/1,0,2,0,3,0,0,0/_ 5,5 S SN -"),
        "a2+ a2- c2+ c2- e2+ e2-"
    );
    assert_eq!(legal("kiswahili", "_/0,0,0,1,0,0,0,0/1,0,2,0,0,0,0,0/_ 5,5 S SN -"), "a2+ a2- c2+ c2-");
}

// N6
#[test]
fn singles_may_start_a_takata_without_a_house_only_if_there_is_nothing_else() {
    // Otherwise a2 too.
    assert_eq!(legal("kiswahili", "_/0,0,0,1,0,0,0,0/1,0,2,0,0,0,0,0/_ 5,5 S N -"), "c2+ c2-");
    // Otherwise nothing. The back row does not count.
    assert_eq!(
        legal("kiswahili", "_/0,0,0,1,0,0,0,0/1,0,1,0,0,0,0,0/0,0,0,0,3,0,0,0 5,5 S N -"),
        "a2+ a2- c2+ c2-"
    );
}

// N7
#[test]
fn a_dormant_house_is_sown_like_any_other_pit_and_lost() {
    // Otherwise, beside another pit, it may not be sown.
    assert_eq!(
        next("kiswahili", "_/0,0,0,1,0,0,0,0/1,0,0,0,5,0,0,0/_ 5,5 S SN -", "e2+"),
        "_/0,0,0,1,0,0,0,0/1,0,0,0,0,1,1,1/0,0,0,0,0,1,1,1 4,5 N N -"
    );
    // Otherwise, alone, it is taxed: 5 and one each in f2 and g2.
    assert_eq!(
        next("kiswahili", "_/0,0,0,1,0,0,0,0/0,0,0,0,5,0,0,0/_ 5,5 S SN -", "e2+"),
        "_/0,0,0,1,0,0,0,0/0,0,0,0,0,1,1,1/0,0,0,0,0,1,1,1 4,5 N N -"
    );
}

// N8
#[test]
fn a_takata_of_namua_stops_in_the_functional_house() {
    // Six with the seed that arrives. Otherwise they are sown on, to f1.
    let position = "_/0,0,0,1,0,0,0,0/0,0,1,0,5,0,0,0/_ 5,5 S SN -";
    assert_eq!(next("kiswahili", position, "c2+"), "_/0,0,0,1,0,0,0,0/0,0,0,1,6,0,0,0/_ 4,5 N SN -");
    // There is no choice. Otherwise c2+* too.
    assert_eq!(legal("kiswahili", position), "c2+ c2- e2+ e2-");
    assert_eq!(next("kiswahili", position, "c2+*"), "not legal");
}

// N8
#[test]
fn the_turn_in_which_the_last_seed_is_placed_belongs_to_namua() {
    // Otherwise the house has no effect any more, and is sown on.
    assert_eq!(
        next("kiswahili", "_/0,0,0,1,0,0,0,0/0,0,1,0,5,0,0,0/_ 1,1 S SN -", "c2+"),
        "_/0,0,0,1,0,0,0,0/0,0,0,1,6,0,0,0/_ 0,1 N SN -"
    );
}

// N9
#[test]
fn a_capturing_move_of_namua_may_stop_in_the_functional_house_or_go_on() {
    // Five end in e2, the seventh there. Otherwise c2+ only.
    let position = "_/2,0,5,0,0,0,0,0/0,0,1,0,6,0,0,0/_ 5,5 S SN -";
    assert_eq!(legal("kiswahili", position), "c2+ c2+* c2-");
    assert_eq!(next("kiswahili", position, "c2+"), "_/2,0,0,0,0,0,0,0/1,1,3,1,7,0,0,0/_ 4,5 N SN -");
    assert_eq!(
        next("kiswahili", position, "c2+*"),
        "_/2,0,0,0,0,0,0,0/1,1,3,1,0,1,1,1/0,0,0,0,1,1,1,1 4,5 N N -"
    );
}

// N9
#[test]
fn a_functional_house_that_faces_an_occupied_pit_captures() {
    // Otherwise the move may stop with seven in e2, and c2+* is legal.
    let position = "_/0,0,5,0,1,0,0,2/0,0,1,0,6,0,0,0/_ 5,5 S SN -";
    assert_eq!(legal("kiswahili", position), "c2+ c2- e2+ e2-");
    assert_eq!(next("kiswahili", position, "c2+"), "_/0,0,0,0,0,0,0,2/0,2,0,2,8,1,1,0/_ 4,5 N SN -");
}

// N10
#[test]
fn a_house_below_six_with_the_seed_that_arrives_is_sown_on() {
    // In a capturing move, otherwise it stops with five, or has the choice.
    let position = "_/2,0,5,0,0,0,0,0/0,0,1,0,4,0,0,0/_ 5,5 S SN -";
    assert_eq!(legal("kiswahili", position), "c2+ c2-");
    assert_eq!(
        next("kiswahili", position, "c2+"),
        "_/2,0,0,0,0,0,0,0/1,1,3,1,0,1,1,1/0,0,0,0,0,0,1,1 4,5 N N -"
    );
    // In a takata, otherwise it stops with five.
    assert_eq!(
        next("kiswahili", "_/0,0,0,1,0,0,0,0/0,0,1,0,4,0,0,0/_ 5,5 S SN -", "c2+"),
        "_/0,0,0,1,0,0,0,0/0,0,0,1,0,1,1,1/0,0,0,0,0,0,1,1 4,5 N N -"
    );
}

// N10
#[test]
fn a_house_no_longer_owned_is_sown_on() {
    // In a capturing move, otherwise it stops with seven, or has the choice.
    let position = "_/2,0,5,0,0,0,0,0/0,0,1,0,6,0,0,0/_ 5,5 S N -";
    assert_eq!(legal("kiswahili", position), "c2+ c2-");
    assert_eq!(
        next("kiswahili", position, "c2+"),
        "_/2,0,0,0,0,0,0,0/1,1,3,1,0,1,1,1/0,0,0,0,1,1,1,1 4,5 N N -"
    );
    // In a takata, otherwise it stops with six.
    assert_eq!(
        next("kiswahili", "_/0,0,0,1,0,0,0,0/0,2,0,0,5,0,0,0/_ 5,5 S N -", "b2+"),
        "_/0,0,0,1,0,0,0,0/0,0,1,1,0,1,1,1/0,0,0,0,0,1,1,1 4,5 N N -"
    );
}

// M1
#[test]
fn front_and_back_pits_of_two_seeds_or_more_may_capture() {
    // Otherwise the single in a2 captures at b2, or a1 may not be lifted.
    both_legal("_/0,1,0,0,0,0,0,1/1,1,0,0,0,0,0,0/2,0,0,0,0,0,0,0 0,0 S", "a1+");
    both_next(
        "_/0,1,0,0,0,0,0,1/1,1,0,0,0,0,0,0/2,0,0,0,0,0,0,0 0,0 S",
        "a1+",
        "_/0,0,0,0,0,0,0,1/0,3,1,1,0,0,0,0/_ 0,0 N",
    );
}

// M2
#[test]
fn a_pit_of_fifteen_can_capture() {
    // The last seed falls in c2. Otherwise, with a limit of fourteen, d2- too.
    both_legal("_/0,0,1,0,0,0,0,1/0,0,1,15,0,0,0,0/_ 0,0 S", "d2+");
}

// M2
#[test]
fn only_the_first_sowing_makes_a_capture_compulsory() {
    // c2+ meets the condition in its second lap, in g2. Otherwise it is the only legal move.
    both_legal("_/1,0,0,0,0,0,1,0/0,0,2,0,1,0,1,0/_ 0,0 S", "c2+ c2-");
}

// M3
#[test]
fn a_pit_of_sixteen_or_more_begins_no_capturing_move() {
    // Seventeen end in e2, which faces two. Otherwise d2+ only.
    let position = "_/0,0,0,0,2,0,0,1/0,2,0,17,1,0,0,0/_ 0,0 S";
    both_legal(position, "b2+ b2- d2+ d2-");
    // Otherwise the two are taken and sown in a2 and b2.
    both_next(position, "d2+", "_/0,0,0,0,2,0,0,1/2,0,2,2,1,0,3,1/0,2,0,2,1,3,1,0 0,0 N");
}

// M4
#[test]
fn a_takata_starts_from_the_back_row_only_if_no_front_pit_holds_two() {
    // Otherwise a1 too, or c2.
    both_legal("_/1,0,0,0,0,0,0,0/0,0,1,2,0,0,0,0/3,0,0,0,0,0,0,0 0,0 S", "d2+ d2-");
    // Otherwise nothing, or c2 and d2.
    both_legal("_/1,0,0,0,0,0,0,0/0,0,1,1,0,0,0,0/3,0,0,0,0,0,0,0 0,0 S", "a1+ a1-");
    // Otherwise, with a limit, nothing.
    both_legal("_/1,0,0,0,0,0,0,0/0,0,0,16,0,0,0,0/_ 0,0 S", "d2+ d2-");
}

// M5
#[test]
fn a_player_without_a_pit_to_start_from_has_lost() {
    // Otherwise the game goes on with singles, is drawn, or goes to the player with more seeds.
    both_legal("_/1,0,0,0,0,0,0,0/0,1,1,1,0,0,0,0/1,0,1,0,1,0,1,0 0,0 S", "");
    both_result("_/1,0,0,0,0,0,0,0/0,1,1,1,0,0,0,0/1,0,1,0,1,0,1,0 0,0 S", "North wins");
}

// M6
#[test]
fn the_house_has_no_effect_on_a_sowing_in_mtaji() {
    // Otherwise a takata may not start from it.
    let position = "_/0,0,0,1,0,0,0,0/0,0,2,0,6,0,0,0/_ 0,0 S SN -";
    assert_eq!(legal("kiswahili", position), "c2+ c2- e2+ e2-");
    // Otherwise the move stops with seven in e2.
    assert_eq!(
        next("kiswahili", position, "c2+"),
        "_/0,0,0,1,0,0,0,0/0,0,0,1,0,1,1,1/0,0,0,0,1,1,1,1 0,0 N N -"
    );
    // Otherwise, alone, it is taxed.
    assert_eq!(
        next("kiswahili", "_/0,0,0,1,0,0,0,0/0,0,0,0,6,0,0,0/_ 0,0 S SN -", "e2+"),
        "_/0,0,0,1,0,0,0,0/0,0,0,0,0,1,1,1/0,0,0,0,0,1,1,1 0,0 N N -"
    );
}

/// Before a takata `g2-` that closes `e3`: South threatens it with `c2+` then.
const CLOSING: &str = "_/2,0,0,0,3,0,0,0/0,0,2,0,0,0,2,0/_ 0,0 S - -";

// Takasia
#[test]
fn a_takata_closes_the_one_pit_that_every_threat_takes() {
    // Otherwise nothing is closed.
    assert_eq!(next("kiswahili", CLOSING, "g2-"), "_/2,0,0,0,3,0,0,0/0,0,2,0,1,1,0,0/_ 0,0 N - e3");
    // Two ways to it, c2+ and h2-, are as good as one.
    assert_eq!(
        next("kiswahili", "_/2,0,0,0,3,0,0,0/0,0,2,0,0,0,2,3/_ 0,0 S - -", "g2-"),
        "_/2,0,0,0,3,0,0,0/0,0,2,0,1,1,0,3/_ 0,0 N - e3"
    );
    // No threat, nothing closed.
    assert_eq!(
        next("kiswahili", CLOSING, "g2+"),
        "_/2,0,0,0,3,0,0,0/0,0,2,0,0,0,0,1/0,0,0,0,0,0,0,1 0,0 N - -"
    );
}

// Takasia, condition 1
#[test]
fn nothing_is_closed_if_the_opponent_can_capture() {
    // With a3-, which ends in c3. Otherwise e3 is closed.
    assert_eq!(
        next("kiswahili", "_/2,0,1,0,3,0,0,0/0,0,2,0,0,0,2,0/_ 0,0 S - -", "g2-"),
        "_/2,0,1,0,3,0,0,0/0,0,2,0,1,1,0,0/_ 0,0 N - -"
    );
}

// Takasia, condition 2
#[test]
fn nothing_is_closed_if_two_pits_are_threatened() {
    // e3 with c2+, f3 with h2-. Otherwise one of them is closed.
    assert_eq!(
        next("kiswahili", "_/2,0,0,0,3,2,0,0/0,0,2,0,0,0,2,2/_ 0,0 S - -", "g2-"),
        "_/2,0,0,0,3,2,0,0/0,0,2,0,1,1,0,2/_ 0,0 N - -"
    );
}

// Takasia, condition 2
#[test]
fn only_the_first_capture_of_a_threat_counts() {
    // c2+ takes e3, then b3. Otherwise two pits are threatened and nothing is closed.
    assert_eq!(
        next("kiswahili", "_/2,1,0,0,2,0,0,0/0,1,2,0,0,0,2,0/_ 0,0 S - -", "g2-"),
        "_/2,1,0,0,2,0,0,0/0,1,2,0,1,1,0,0/_ 0,0 N - e3"
    );
}

// Takasia, condition 2
#[test]
fn a_pit_that_was_closed_for_the_mover_threatens_like_any_other() {
    // Otherwise c2+ is no threat, and nothing is closed.
    let position = "_/2,0,0,0,3,0,0,0/0,0,2,0,0,0,2,0/_ 0,0 S - c2";
    assert_eq!(next("kiswahili", position, "g2-"), "_/2,0,0,0,3,0,0,0/0,0,2,0,1,1,0,0/_ 0,0 N - e3");
}

// Takasia, exemption 1
#[test]
fn a_house_is_not_closed_while_it_is_owned() {
    // Dormant or not. Otherwise d3 is closed.
    assert_eq!(
        next("kiswahili", "_/2,0,0,3,0,0,0,0/0,2,0,0,0,2,0,0/_ 0,0 S N -", "f2-"),
        "_/2,0,0,3,0,0,0,0/0,2,0,1,1,0,0,0/_ 0,0 N N -"
    );
    // Otherwise nothing is closed.
    assert_eq!(
        next("kiswahili", "_/2,0,0,3,0,0,0,0/0,2,0,0,0,2,0,0/_ 0,0 S S -", "f2-"),
        "_/2,0,0,3,0,0,0,0/0,2,0,1,1,0,0,0/_ 0,0 N S d3"
    );
}

// Takasia, exemption 2
#[test]
fn the_only_occupied_front_pit_is_not_closed() {
    // Otherwise e3 is. (The next two exemptions speak of every such pit, too.)
    assert_eq!(
        next("kiswahili", "2,0,0,0,0,0,0,0/0,0,0,0,3,0,0,0/0,0,2,0,0,0,2,0/_ 0,0 S - -", "g2-"),
        "2,0,0,0,0,0,0,0/0,0,0,0,3,0,0,0/0,0,2,0,1,1,0,0/_ 0,0 N - -"
    );
}

// Takasia, exemption 3
#[test]
fn the_only_front_pit_with_two_seeds_is_not_closed() {
    // Otherwise e3 is, although a3 is occupied and a4 holds two.
    assert_eq!(
        next("kiswahili", "2,0,0,0,0,0,0,0/1,0,0,0,3,0,0,0/0,0,2,0,0,0,2,0/_ 0,0 S - -", "g2-"),
        "2,0,0,0,0,0,0,0/1,0,0,0,3,0,0,0/0,0,2,0,1,1,0,0/_ 0,0 N - -"
    );
}

// Takasia, exemption 4
#[test]
fn a_single_seed_is_not_closed() {
    // Otherwise e3 is.
    assert_eq!(
        next("kiswahili", "_/2,0,0,0,1,0,0,0/0,0,2,0,0,0,2,0/_ 0,0 S - -", "g2-"),
        "_/2,0,0,0,1,0,0,0/0,0,2,0,1,1,0,0/_ 0,0 N - -"
    );
}

// Takasia, effect
#[test]
fn a_closed_pit_may_not_be_lifted_first() {
    // Otherwise e3+ and e3- too.
    assert_eq!(legal("kiswahili", "_/2,0,0,0,3,0,0,0/0,0,2,0,1,1,0,0/_ 0,0 N - e3"), "a3+ a3-");
    // Without it no front pit holds two: the back row. Otherwise no move at all.
    assert_eq!(legal("kiswahili", "0,0,0,0,0,0,0,2/1,0,0,0,3,0,0,0/0,0,2,0,1,1,0,0/_ 0,0 N - e3"), "h4+ h4-");
}

// Takasia, effect
#[test]
fn a_sowing_that_ends_in_a_closed_pit_ends_the_move() {
    // In the second lap, from c3.
    let position = "_/2,0,1,0,3,0,0,0/0,0,0,0,1,0,0,3/_ 0,0 N -";
    assert_eq!(
        next("kiswahili", &format!("{position} e3"), "a3-"),
        "_/0,1,0,1,4,0,0,0/0,0,0,0,1,0,0,3/_ 0,0 S - -"
    );
    // Not closed, it is sown on.
    assert_eq!(
        next("kiswahili", &format!("{position} -"), "a3-"),
        "0,0,0,0,0,0,0,1/0,1,0,1,0,1,1,1/0,0,0,0,1,0,0,3/_ 0,0 S - -"
    );
}

// Takasia, effect
#[test]
fn a_sowing_goes_through_a_closed_pit() {
    // Otherwise e3 gets no seed and g3 the last, or the move ends in e3.
    assert_eq!(
        next("kiswahili", "_/5,0,0,0,3,0,0,0/0,0,0,0,1,0,0,3/_ 0,0 N - e3", "a3-"),
        "_/0,1,1,1,4,1,0,0/0,0,0,0,1,0,0,3/_ 0,0 S - -"
    );
}

// Takasia, effect
#[test]
fn a_pit_is_closed_for_one_move_only() {
    // North sows a4 and b4, South b2 and a2, and no threat comes up. Otherwise e3 stays closed and North has lost.
    let (first, second, third) = (
        "_/2,0,0,0,3,0,0,0/0,0,2,0,0,0,0,1/_ 0,0 N - e3",
        "1,1,0,0,0,0,0,0/0,0,0,0,3,0,0,0/0,0,2,0,0,0,0,1/_ 0,0 S - -",
        "1,1,0,0,0,0,0,0/0,0,0,0,3,0,0,0/1,1,0,0,0,0,0,1/_ 0,0 N - -",
    );
    assert_eq!(next("kiswahili", first, "a3+"), second);
    assert_eq!(next("kiswahili", second, "c2-"), third);
    assert_eq!(legal("kiswahili", third), "e3+ e3-");
}

// Takasia
#[test]
fn a_capturing_move_closes_nothing() {
    // South threatens e3 with c2+ and h2- after it. Otherwise e3 is closed.
    assert_eq!(
        next("kiswahili", "_/0,2,1,0,2,0,0,0/2,0,1,0,1,0,0,3/_ 0,0 S - -", "a2+"),
        "_/0,2,0,0,2,0,0,0/1,1,2,0,1,0,0,3/_ 0,0 N - -"
    );
}

// Takasia
#[test]
fn a_namua_move_closes_nothing() {
    // South places his last seed in g2; both hands are empty then. Otherwise e3 is closed.
    assert_eq!(
        next("kiswahili", "_/2,0,0,0,3,0,0,0/0,0,2,0,0,0,1,0/_ 1,0 S S -", "g2-"),
        "_/2,0,0,0,3,0,0,0/0,0,2,0,1,1,0,0/_ 0,0 N S -"
    );
}

// Takasia
#[test]
fn nothing_is_closed_while_the_opponent_has_seeds_in_hand() {
    // Otherwise e3 is.
    assert_eq!(
        next("kiswahili", "_/2,0,0,0,3,0,0,0/0,0,2,0,0,0,2,0/_ 0,1 S - -", "g2-"),
        "_/2,0,0,0,3,0,0,0/0,0,2,0,1,1,0,0/_ 0,1 N - -"
    );
}

// Takasia, option
#[test]
fn nothing_is_closed_if_takasia_is_off() {
    // Otherwise e3 is.
    assert_eq!(
        next("kiswahili:takasia=Off", CLOSING, "g2-"),
        "_/2,0,0,0,3,0,0,0/0,0,2,0,1,1,0,0/_ 0,0 N - -"
    );
    // "On" is what the plain name means. Otherwise nothing.
    assert_eq!(
        next("kiswahili:takasia=On", CLOSING, "g2-"),
        "_/2,0,0,0,3,0,0,0/0,0,2,0,1,1,0,0/_ 0,0 N - e3"
    );
}

// End, 1
#[test]
fn the_player_to_move_has_lost_if_his_front_row_is_empty() {
    // Whatever his back row holds, and even if the other front row is empty too. Otherwise the game goes on, or, with the
    // second clause first, South has won.
    both_result("_/1,0,0,0,0,0,0,0/_/5,0,0,0,0,0,0,0 0,0 S", "North wins");
    both_result("3,0,0,0,0,0,0,0/_/_/5,0,0,0,0,0,0,0 0,0 S", "North wins");
    both_legal("_/1,0,0,0,0,0,0,0/_/5,0,0,0,0,0,0,0 0,0 S", "");
    // In namua, too.
    assert_eq!(result("kiswahili", "_/1,0,0,0,0,0,0,0/_/5,0,0,0,0,0,0,0 9,9 S SN -"), "North wins");
}

// End, 2
#[test]
fn the_player_to_move_has_won_if_only_the_other_front_row_is_empty() {
    // Even if he has no legal move. Otherwise the game goes on, or North has won.
    both_result("5,0,0,0,0,0,0,0/_/3,0,0,0,0,0,0,0/_ 0,0 S", "South wins");
    both_result("5,0,0,0,0,0,0,0/_/1,0,0,0,0,0,0,0/_ 0,0 S", "South wins");
    both_legal("5,0,0,0,0,0,0,0/_/3,0,0,0,0,0,0,0/_ 0,0 S", "");
}

// End, 3
#[test]
fn the_player_to_move_has_lost_if_he_has_no_legal_move() {
    // Otherwise the game is drawn, or North, who has fewer seeds, loses. The same for the other player.
    both_result("_/1,0,1,0,0,0,0,0/0,1,1,1,1,1,1,1/_ 0,0 S", "North wins");
    both_result("_/1,1,1,1,1,1,1,0/0,0,0,0,1,0,1,0/_ 0,0 N", "South wins");
    // The other player is not asked: South can move, North could not. Otherwise South has won.
    both_result("_/1,0,1,0,0,0,0,0/0,0,0,2,1,1,1,1/_ 0,0 S", "");
}

/// Three seeds in c2 that never come to rest, of the pattern 0 1 0 1 … with 128 laps.
const ENDLESS: &str = "_/1,0,0,0,0,0,0,0/0,1,3,1,0,1,0,1/1,0,1,0,1,0,1,0 0,0 S";

// Never-ending moves
#[test]
fn a_player_whose_only_moves_never_end_has_lost() {
    // Otherwise they can be played and leave him something to do, or the game is drawn.
    both_legal(ENDLESS, "");
    both_result(ENDLESS, "North wins");
}

// Never-ending moves
#[test]
fn which_pits_may_start_is_decided_before_never_ending_moves_are_struck() {
    // The three in a2 never come to rest, the two in h1 would. Otherwise h1+ and h1- are legal.
    let position = "_/0,0,1,0,0,0,0,0/3,1,0,1,0,1,0,1/1,0,1,0,1,0,1,2 0,0 S";
    both_legal(position, "");
    both_result(position, "North wins");
    // In namua, without a house, c2 may start, and singles may not. Otherwise they are legal, as they are for an owner.
    let position = "_/1,0,0,0,0,0,0,0/0,1,2,1,0,1,0,1/1,0,1,0,1,0,1,0 5,5 S";
    assert_eq!(legal("kiswahili", &format!("{position} - -")), "");
    assert_eq!(result("kiswahili", &format!("{position} - -")), "North wins");
    assert_eq!(legal("kiswahili", &format!("{position} SN -")), "b2+ b2- d2+ d2- f2+ f2- h2+ h2-");
}

// Never-ending moves
#[test]
fn a_takata_of_period_228_is_not_legal() {
    let position = "_/0,0,0,0,9,0,0,1/1,6,3,1,0,5,4,0/2,1,0,5,0,3,0,1 11,11 S - -";
    assert_eq!(next("kiswahili", position, "c2-"), "never-ending");
    // Otherwise it is among them, or moves that end are missing.
    assert_eq!(legal("kiswahili", position), "b2+ b2- c2+ f2+ f2- g2+ g2-");
    // The same with a seed less ends. Otherwise, where a number of laps is the limit, it is refused too.
    assert_eq!(
        next("kiswahili", "_/0,0,0,0,9,0,0,1/1,6,2,1,0,5,4,0/2,1,0,5,0,3,0,1 11,12 S - -", "c2-"),
        "_/0,0,0,0,9,0,0,1/6,1,4,0,1,0,3,0/1,0,5,1,4,1,0,5 10,12 N - -"
    );
}

// Never-ending moves
#[test]
fn a_move_of_1804_laps_is_legal() {
    let position = "_/0,0,0,0,0,0,13,0/5,2,3,2,3,6,0,4/2,5,2,3,2,3,4,5 0,0 S";
    both_next(position, "f2+", "_/0,0,0,0,0,0,13,0/1,17,5,4,1,0,1,0/0,1,1,4,5,10,0,1 0,0 N");
    for (variant, position) in [("kujifunza", position.into()), ("kiswahili", format!("{position} - -"))] {
        let (mut laps, mut sown) = (0, 0);
        let played =
            read(variant, &position).play_observed(
                "f2+".parse().expect("a move"),
                &mut |event| match event {
                    Event::Lift { .. } | Event::Relay { .. } => laps += 1,
                    Event::Drop { .. } => sown += 1,
                    _ => {}
                },
            );
        assert!(played.is_ok());
        assert_eq!((laps, sown), (1804, 8744));
    }
}

#[test]
fn a_house_is_owned_by_the_player_named_for_it_whoever_is_to_move() {
    use manqala::{Position, Seat, rules::Kiswahili};
    let board = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 22,22";
    for (fields, own, other) in [
        ("S SN -", true, true),
        ("S S -", true, false),
        ("S N -", false, true),
        ("S - -", false, false),
        ("N S -", false, true),
        ("N N -", true, false),
    ] {
        let position: Position<Kiswahili> = format!("{board} {fields}").parse().expect("a position");
        assert_eq!(
            [Seat::Own, Seat::Other].map(|seat| position.state().owns(seat)),
            [own, other],
            "{fields}"
        );
        let (mine, his) = if fields.starts_with('S') { ("e2", "d3") } else { ("d3", "e2") };
        for (pit, owned) in [(mine, own), (his, other)] {
            let mark = position.mark(pit.parse().expect("a pit"));
            assert_eq!(mark, owned.then_some(manqala::Mark::House), "{pit} with {fields}");
        }
    }
}

//! The rules of a round of Nam Nam, one test a rule: each from a position in which breaking that rule alone would change
//! what happens.

mod rule_checks;

use manqala::{End, Outcome, Position, Repetition, Ruleset, Side, Variant, VariantError, rules::NamNam};
use rule_checks::{after, ends, leads, legal, never, settles};

const LAST_FOUR: NamNam = NamNam { last_four: true, pits_to_win: 12 };
const NO_LAST_FOUR: NamNam = NamNam { last_four: false, pits_to_win: 12 };

const START: &str = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNNNNN/SSSSSS";

const SOUTH: Outcome = Outcome::Win(Side::South);
const NORTH: Outcome = Outcome::Win(Side::North);
const DRAW: Outcome = Outcome::Draw;

// The start and the options.

#[test]
fn the_round_starts_with_four_seeds_in_each_of_six_pits_and_each_player_owning_his_row() {
    assert_eq!(Position::<NamNam>::default().to_string(), START);
    legal(LAST_FOUR, START, "a1 b1 c1 d1 e1 f1");
}

#[test]
fn the_last_four_are_taken_by_default_and_a_match_is_won_with_twelve_pits() {
    assert_eq!(NamNam::default(), LAST_FOUR);
}

#[test]
fn a_match_may_be_won_with_ten_eleven_or_twelve_pits_and_no_other_number() {
    for (name, printed, pits) in [
        ("namnam:pits_to_win=10", "namnam:pits_to_win=10", 10),
        ("namnam:pits_to_win=11", "namnam:pits_to_win=11", 11),
        ("namnam:pits_to_win=12", "namnam", 12),
    ] {
        let variant: Variant = name.parse().expect("a variant");
        assert_eq!(variant.to_string(), printed);
        assert_eq!(variant.pits_to_win(), Some(pits));
    }
    for name in ["namnam:pits_to_win=9", "namnam:pits_to_win=13", "namnam:pits_to_win"] {
        assert!(matches!(name.parse::<Variant>(), Err(VariantError::Option { .. })), "{name}");
    }
}

#[test]
fn a_round_takes_no_notice_of_how_many_pits_win_a_match() {
    let ten = NamNam { pits_to_win: 10, ..LAST_FOUR };
    let position =
        Position::parse_with(ten, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N SSSSNN/SSSSSS").expect("a position");
    assert!(!position.is_over());
    assert_eq!(position.count_legal_moves(), 2);
}

#[test]
fn a_position_that_comes_back_has_its_seeds_shared_in_fours() {
    assert_eq!(LAST_FOUR.repetition(), Repetition::SHARE_FOURS);
}

// Moving.

#[test]
fn a_player_lifts_the_pits_that_he_owns_on_either_side() {
    legal(LAST_FOUR, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNNNSS/SSSSSS", "a1 b1 c1 d1 e1 f1 f2 e2");
    legal(LAST_FOUR, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N NNNNSS/SSSSSS", "d2 c2 b2 a2");
    legal(LAST_FOUR, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N NNNNNN/SNSSSN", "f2 e2 d2 c2 b2 a2 b1 f1");
}

#[test]
fn a_pit_that_he_does_not_own_may_not_be_lifted_even_on_his_own_side() {
    let position =
        Position::parse_with(LAST_FOUR, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N NNNNSS/SSSSSS").expect("a position");
    let mv = "f2".parse().expect("a move");
    assert!(position.play(mv).is_err());
}

#[test]
fn an_empty_pit_may_not_be_lifted() {
    legal(LAST_FOUR, "0,0,0,0,1,3/0,0,2,0,0,6 18,18 S NNNNSS/SSSSSN", "c1 f2 e2");
}

#[test]
fn a_lap_goes_anticlockwise_from_the_next_pit_on() {
    leads(
        LAST_FOUR,
        "1,0,0,0,0,0/0,2,0,0,0,1 22,22 S NNNNNN/SSSSSS",
        "b1",
        "1,0,0,0,0,0/0,0,1,1,0,1 22,22 N NNNNNN/SSSSSS",
    );
    leads(
        LAST_FOUR,
        "0,0,0,2,0,0/0,0,1,0,0,1 22,22 N NNNNNN/SSSSSS",
        "d2",
        "0,1,1,0,0,0/0,0,1,0,0,1 22,22 S NNNNNN/SSSSSS",
    );
}

#[test]
fn a_pit_on_the_other_side_is_sown_the_same_way() {
    leads(
        LAST_FOUR,
        "0,0,0,0,2,0/0,0,0,0,0,2 22,22 S NNNNSS/SSSSSS",
        "e2",
        "0,0,1,1,0,0/0,0,0,0,0,2 22,22 N NNNNSS/SSSSSS",
    );
}

#[test]
fn the_stores_are_not_sown() {
    leads(
        LAST_FOUR,
        "1,0,0,0,0,0/0,0,0,0,0,2 22,23 S NNNNNN/SSSSSS",
        "f1",
        "1,0,0,0,1,1/0,0,0,0,0,0 22,23 N NNNNNN/SSSSSS",
    );
}

#[test]
fn a_sowing_that_comes_round_drops_a_seed_in_its_origin() {
    leads(
        LAST_FOUR,
        "0,0,0,0,0,0/12,0,0,0,0,0 18,18 S NNNNNN/SSSSSS",
        "a1",
        "1,1,1,1,1,1/1,1,1,1,1,1 18,18 N NNNNNN/SSSSSS",
    );
    leads(
        LAST_FOUR,
        "0,0,0,0,0,0/13,0,0,0,0,1 18,18 S NNNNNN/SSSSSS",
        "a1",
        "2,0,2,0,2,2/0,1,0,1,3,1 18,18 N NNNNNN/SSSSSS",
    );
}

#[test]
fn a_lap_that_ends_in_an_empty_pit_ends_the_move() {
    leads(
        LAST_FOUR,
        "0,0,0,0,0,3/1,0,0,0,0,4 20,20 S NNNNNN/SSSSSS",
        "a1",
        "0,0,0,0,0,3/0,1,0,0,0,4 20,20 N NNNNNN/SSSSSS",
    );
    leads(
        LAST_FOUR,
        "0,2,0,0,0,0/1,0,0,0,0,2 20,20 S NNNNNN/SSSSSS",
        "f1",
        "0,2,0,0,1,1/1,0,0,0,0,0 20,20 N NNNNNN/SSSSSS",
    );
}

#[test]
fn a_lap_that_ends_in_an_occupied_pit_of_either_side_is_followed_by_another() {
    leads(
        LAST_FOUR,
        "0,0,0,0,0,0/1,2,0,0,0,5 20,20 S NNNNNN/SSSSSS",
        "a1",
        "0,0,0,0,0,0/0,0,1,1,1,5 20,20 S NNNNNN/SSSSSS",
    );
    leads(
        LAST_FOUR,
        "0,0,0,0,0,1/0,0,0,0,5,1 20,20 S NNNNNN/SSSSSS",
        "f1",
        "0,0,0,1,1,0/0,0,0,0,5,0 20,20 N NNNNNN/SSSSSS",
    );
}

#[test]
fn a_relay_lifts_pits_that_the_opponent_owns() {
    leads(
        LAST_FOUR,
        "0,0,0,0,0,0/1,2,0,0,0,5 20,20 S NNNNNN/SNSSSS",
        "a1",
        "0,0,0,0,0,0/0,0,1,1,1,5 20,20 S NNNNNN/SNSSSS",
    );
}

#[test]
fn the_owners_stay_the_same_throughout_a_round() {
    leads(
        LAST_FOUR,
        "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNNNSS/SSSSSS",
        "b1",
        "6,1,0,6,6,6/6,2,7,1,6,1 0,0 N NNNNSS/SSSSSS",
    );
    leads(
        LAST_FOUR,
        "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N SNNNNS/SNSSSN",
        "b1",
        "6,1,0,6,6,6/6,2,7,1,6,1 0,0 S SNNNNS/SNSSSN",
    );
}

// Taking.

#[test]
fn a_pit_that_reaches_four_on_the_way_is_taken_by_its_owner_at_once() {
    leads(
        LAST_FOUR,
        "0,0,0,0,0,3/1,0,0,0,1,6 18,19 S NNNNNN/SSSSSS",
        "f1",
        "1,1,1,1,1,0/1,0,0,0,1,0 18,23 N NNNNNN/SSSSSS",
    );
    leads(
        LAST_FOUR,
        "0,0,0,0,0,3/1,0,0,0,1,6 18,19 S NNNNNS/SSSSSS",
        "f1",
        "1,1,1,1,1,0/1,0,0,0,1,0 22,19 N NNNNNS/SSSSSS",
    );
    leads(
        LAST_FOUR,
        "0,0,0,0,0,3/1,0,0,3,2,1 18,20 S NNNNNN/SSSSSN",
        "d1",
        "0,0,0,0,0,0/1,0,0,0,3,2 22,20 N NNNNNN/SSSSSN",
    );
}

#[test]
fn the_sowing_goes_on_with_what_is_in_hand_after_a_taking() {
    leads(
        LAST_FOUR,
        "0,0,0,3,3,3/1,0,0,0,1,4 14,15 S NNNNNN/SSSSSS",
        "f1",
        "0,0,1,0,0,0/1,0,0,0,1,0 14,27 N NNNNNN/SSSSSS",
    );
}

#[test]
fn a_pit_that_passes_four_on_the_way_is_not_taken() {
    leads(
        LAST_FOUR,
        "0,0,0,0,4,5/1,0,0,0,1,3 14,15 S NNNNNN/SSSSSS",
        "f1",
        "0,0,0,1,5,6/1,0,0,0,1,0 14,15 N NNNNNN/SSSSSS",
    );
}

#[test]
fn a_pit_that_holds_four_at_the_start_is_taken_only_when_a_seed_makes_it_four() {
    leads(
        LAST_FOUR,
        "0,0,0,0,0,4/1,0,0,0,4,2 16,17 S NNNNNN/SSSSSS",
        "f1",
        "0,0,0,0,1,5/1,0,0,0,4,0 16,17 N NNNNNN/SSSSSS",
    );
}

#[test]
fn four_made_by_the_last_seed_are_the_movers_whoever_owns_the_pit() {
    leads(
        LAST_FOUR,
        "0,0,0,1,0,3/1,0,0,0,4,1 18,20 S NNNNNN/SSSSSS",
        "f1",
        "0,0,0,1,0,0/1,0,0,0,4,0 22,20 N NNNNNN/SSSSSS",
    );
    leads(
        LAST_FOUR,
        "0,0,0,1,0,3/1,0,0,0,4,1 18,20 S NNNNNS/SSSSSS",
        "f1",
        "0,0,0,1,0,0/1,0,0,0,4,0 22,20 N NNNNNS/SSSSSS",
    );
    leads(
        LAST_FOUR,
        "0,0,0,1,0,0/1,3,0,0,4,1 18,20 S NNNNNN/SNSSSS",
        "a1",
        "0,0,0,1,0,0/0,0,0,0,4,1 22,20 N NNNNNN/SNSSSS",
    );
}

#[test]
fn four_made_by_the_last_seed_end_the_move() {
    assert_eq!(after(LAST_FOUR, "0,0,0,1,0,3/1,0,0,0,4,1 18,20 S NNNNNN/SSSSSS", "f1").turn(), Side::North);
}

#[test]
fn a_pit_may_be_taken_on_the_way_in_a_later_lap() {
    leads(
        LAST_FOUR,
        "0,0,0,0,1,3/1,2,0,3,0,0 18,20 S NNNNNN/SSSSSS",
        "a1",
        "0,0,0,0,1,3/0,0,1,0,1,0 22,20 N NNNNNN/SSSSSS",
    );
}

// The last four.

#[test]
fn who_takes_a_four_on_the_way_that_leaves_four_takes_these_too() {
    ends(
        LAST_FOUR,
        "0,0,0,0,0,3/0,0,0,0,2,3 20,20 S NNNNNN/SSSSSS",
        "f1",
        "0,0,0,0,0,0/0,0,0,0,0,0 20,28 N NNNNNN/SSSSSS",
        End::NoMove,
        NORTH,
    );
    ends(
        LAST_FOUR,
        "0,0,0,0,0,3/0,0,0,0,2,3 20,20 S NNNNNS/SSSSSS",
        "f1",
        "0,0,0,0,0,0/0,0,0,0,0,0 28,20 N NNNNNS/SSSSSS",
        End::NoMove,
        SOUTH,
    );
}

#[test]
fn who_takes_a_four_with_the_last_seed_that_leaves_four_takes_these_too() {
    ends(
        LAST_FOUR,
        "0,0,0,0,0,3/0,0,0,0,4,1 20,20 S NNNNNN/SSSSSS",
        "f1",
        "0,0,0,0,0,0/0,0,0,0,0,0 28,20 N NNNNNN/SSSSSS",
        End::NoMove,
        SOUTH,
    );
}

#[test]
fn seeds_in_the_hand_count_among_the_last_four() {
    // All four are in the hand when the four is taken.
    ends(
        LAST_FOUR,
        "0,0,0,0,0,3/0,0,0,0,0,5 20,20 S NNNNNN/SSSSSS",
        "f1",
        "0,0,0,0,0,0/0,0,0,0,0,0 20,28 N NNNNNN/SSSSSS",
        End::NoMove,
        NORTH,
    );
}

#[test]
fn a_taking_that_leaves_another_number_ends_nothing() {
    leads(
        LAST_FOUR,
        "0,0,0,0,0,3/1,0,0,0,2,3 20,20 S NNNNNN/SSSSSS",
        "f1",
        "0,0,0,1,1,0/1,0,0,0,2,0 20,24 N NNNNNN/SSSSSS",
    );
    leads(
        LAST_FOUR,
        "0,0,0,0,0,3/0,0,0,0,1,3 20,20 S NNNNNN/SSSSSS",
        "f1",
        "0,0,0,1,1,0/0,0,0,0,1,0 20,24 N NNNNNN/SSSSSS",
    );
}

#[test]
fn four_seeds_that_no_taking_has_left_stay_in_play() {
    leads(
        LAST_FOUR,
        "1,0,0,0,0,0/1,0,0,0,1,1 22,22 S NNNNNN/SSSSSS",
        "a1",
        "1,0,0,0,0,0/0,1,0,0,1,1 22,22 N NNNNNN/SSSSSS",
    );
}

#[test]
fn without_the_rule_of_the_last_four_the_round_goes_on() {
    leads(
        NO_LAST_FOUR,
        "0,0,0,0,0,3/0,0,0,0,2,3 20,20 S NNNNNN/SSSSSS",
        "f1",
        "0,0,0,1,1,0/0,0,0,0,2,0 20,24 N NNNNNN/SSSSSS",
    );
    leads(
        NO_LAST_FOUR,
        "0,0,0,0,0,3/0,0,0,0,4,1 20,20 S NNNNNN/SSSSSS",
        "f1",
        "0,0,0,0,0,0/0,0,0,0,4,0 24,20 S NNNNNN/SSSSSS",
    );
    leads(
        NO_LAST_FOUR,
        "0,0,0,0,0,3/0,0,0,0,0,5 20,20 S NNNNNN/SSSSSS",
        "f1",
        "0,1,1,1,1,0/0,0,0,0,0,0 20,24 N NNNNNN/SSSSSS",
    );
}

#[test]
fn the_rule_of_the_last_four_has_a_name() {
    let named = |name: &str| name.parse::<Variant>().expect("a variant").to_string();
    assert_eq!(named("namnam:last_four=Owner"), "namnam");
    assert_eq!(named("namnam:last_four=Off"), "namnam:last_four=Off");
    assert_eq!(named("namnam:pits_to_win=10,last_four=Off"), named("namnam:last_four=Off,pits_to_win=10"));
}

// Skipped turns and the end.

#[test]
fn a_player_who_owns_only_empty_pits_misses_his_turn() {
    leads(
        LAST_FOUR,
        "0,0,0,0,0,0/1,0,1,3,3,4 18,18 S NNNNNN/SSSSSS",
        "a1",
        "0,0,0,0,0,0/0,1,1,3,3,4 18,18 S NNNNNN/SSSSSS",
    );
    // North owns a pit with seeds on the other side.
    leads(
        LAST_FOUR,
        "0,0,0,0,0,0/1,0,1,3,3,4 18,18 S NNNNNN/SSSSSN",
        "a1",
        "0,0,0,0,0,0/0,1,1,3,3,4 18,18 N NNNNNN/SSSSSN",
    );
}

#[test]
fn there_is_no_duty_to_feed() {
    legal(LAST_FOUR, "0,0,0,0,0,0/1,0,1,3,3,4 18,18 S NNNNNN/SSSSSS", "a1 c1 d1 e1 f1");
}

#[test]
fn a_majority_does_not_end_the_round() {
    leads(
        LAST_FOUR,
        "0,0,0,0,0,3/1,0,0,0,0,4 40,0 S NNNNNN/SSSSSS",
        "a1",
        "0,0,0,0,0,3/0,1,0,0,0,4 40,0 N NNNNNN/SSSSSS",
    );
}

#[test]
fn the_round_is_over_when_the_board_is_empty() {
    settles(
        LAST_FOUR,
        "0,0,0,0,0,0/0,0,0,0,0,0 24,24 S NNNNNN/SSSSSS",
        "0,0,0,0,0,0/0,0,0,0,0,0 24,24 S NNNNNN/SSSSSS",
    );
    ends(
        NO_LAST_FOUR,
        "0,0,0,0,0,3/0,0,0,0,0,1 24,20 S NNNNNN/SSSSSS",
        "f1",
        "0,0,0,0,0,0/0,0,0,0,0,0 28,20 N NNNNNN/SSSSSS",
        End::NoMove,
        SOUTH,
    );
    ends(
        LAST_FOUR,
        "0,0,0,0,0,3/0,0,0,0,0,1 20,24 S NNNNNN/SSSSSS",
        "f1",
        "0,0,0,0,0,0/0,0,0,0,0,0 24,24 N NNNNNN/SSSSSS",
        End::NoMove,
        DRAW,
    );
}

// Never-ending moves.

#[test]
fn a_move_that_never_ends_is_illegal() {
    never(LAST_FOUR, "1,3,1,2,0,1/0,1,0,1,0,2 20,16 N NNNNNN/SSSSSS", "b2");
    legal(LAST_FOUR, "1,3,1,2,0,1/0,1,0,1,0,2 20,16 N NNNNNN/SSSSSS", "f2 d2 c2 a2");
    never(LAST_FOUR, "0,1,2,0,2,1/2,1,0,2,1,0 28,8 N NNNNNN/SSSSSS", "e2");
}

#[test]
fn a_player_with_nothing_but_moves_that_never_end_misses_his_turn() {
    // The one pit with seeds that North owns never ends.
    settles(
        LAST_FOUR,
        "0,1,2,0,2,1/2,1,0,2,1,0 28,8 N SSSSNS/SSSSSS",
        "0,1,2,0,2,1/2,1,0,2,1,0 28,8 S SSSSNS/SSSSSS",
    );
    settles(
        LAST_FOUR,
        "1,3,1,2,0,1/0,1,0,1,0,2 20,16 N SNSSNS/NSNSNS",
        "1,3,1,2,0,1/0,1,0,1,0,2 20,16 S SNSSNS/NSNSNS",
    );
    // With one pit more he has a move.
    settles(
        LAST_FOUR,
        "0,1,2,0,2,1/2,1,0,2,1,0 28,8 N SSSSNN/SSSSSS",
        "0,1,2,0,2,1/2,1,0,2,1,0 28,8 N SSSSNN/SSSSSS",
    );
}

#[test]
fn the_mover_goes_on_when_the_opponent_is_left_with_nothing_but_moves_that_never_end() {
    leads(
        LAST_FOUR,
        "0,1,2,0,2,0/2,1,0,2,1,1 28,8 S SSSSNS/SSSSSS",
        "f1",
        "0,1,2,0,2,1/2,1,0,2,1,0 28,8 S SSSSNS/SSSSSS",
    );
}

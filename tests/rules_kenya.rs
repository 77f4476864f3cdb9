//! The rules of the Kenyan games, one test a rule: each from a position in which breaking that rule alone would change what
//! happens.

mod rule_checks;

use manqala::{
    End, Outcome, PlayError, Position, Repetition, Ruleset, Side,
    rules::{KenyaChildren, KenyaLaps},
};
use rule_checks::{after, ends, leads, legal, never, settles};

const CHILDREN: KenyaChildren = KenyaChildren { take_capturing_seed: false };
const CHILDREN_TAKES: KenyaChildren = KenyaChildren { take_capturing_seed: true };
const LAPS: KenyaLaps = KenyaLaps { take_capturing_seed: false };
const LAPS_TAKES: KenyaLaps = KenyaLaps { take_capturing_seed: true };

const SOUTH: Outcome = Outcome::Win(Side::South);
const NORTH: Outcome = Outcome::Win(Side::North);
const DRAW: Outcome = Outcome::Draw;

const CHILDREN_START: &str = "3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3 0,0 S";
const LAPS_START: &str = "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 S";

mod children {
    use super::*;

    #[test]
    fn the_game_starts_with_three_seeds_in_each_of_eight_pits_and_south_to_move() {
        assert_eq!(Position::<KenyaChildren>::default().to_string(), CHILDREN_START);
        assert_eq!(KenyaChildren::default(), CHILDREN, "the capturing seed stays by default");
        legal(CHILDREN, CHILDREN_START, "a1 b1 c1 d1 e1 f1 g1 h1");
    }

    #[test]
    fn positions_cannot_come_back_so_repetition_is_off() {
        assert_eq!(CHILDREN.repetition(), Repetition::OFF);
    }

    #[test]
    fn every_own_pit_with_seeds_may_be_lifted_and_no_other() {
        legal(CHILDREN, "1,0,0,2,0,0,0,9/0,1,0,5,0,1,0,1 10,10 S", "b1 d1 f1 h1");
        legal(CHILDREN, "1,0,0,2,0,0,0,9/0,1,0,5,0,1,0,1 10,10 N", "h2 d2 a2");
    }

    #[test]
    fn there_is_no_duty_to_feed() {
        legal(CHILDREN, "0,0,0,0,0,0,0,0/1,0,0,0,0,0,2,1 22,22 S", "a1 g1 h1");
    }

    #[test]
    fn a_sowing_goes_anticlockwise_from_the_next_pit_on() {
        leads(CHILDREN, CHILDREN_START, "a1", "3,3,3,3,3,3,3,3/0,4,4,4,3,3,3,3 0,0 N");
        leads(
            CHILDREN,
            "3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3 0,0 N",
            "h2",
            "3,3,3,3,4,4,4,0/3,3,3,3,3,3,3,3 0,0 S",
        );
    }

    #[test]
    fn the_own_store_comes_after_the_last_pit_of_the_row_and_then_the_opponents_row() {
        leads(CHILDREN, CHILDREN_START, "h1", "3,3,3,3,3,3,4,4/3,3,3,3,3,3,3,0 1,0 N");
        leads(
            CHILDREN,
            "3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3 0,0 N",
            "a2",
            "0,3,3,3,3,3,3,3/4,4,3,3,3,3,3,3 0,1 S",
        );
    }

    #[test]
    fn the_opponents_store_is_passed_over() {
        leads(
            CHILDREN,
            "1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,11 8,9 S",
            "h1",
            "2,2,2,2,2,2,2,2/2,2,1,1,1,1,1,0 9,9 N",
        );
        leads(
            CHILDREN,
            "11,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1 9,8 N",
            "a2",
            "0,1,1,1,1,1,2,2/2,2,2,2,2,2,2,2 9,9 S",
        );
    }

    #[test]
    fn sixteen_seeds_reach_every_other_pit_and_the_store_once() {
        leads(
            CHILDREN,
            "1,1,1,1,1,1,1,1/16,1,1,1,1,1,1,1 8,9 S",
            "a1",
            "2,2,2,2,2,2,2,2/0,2,2,2,2,2,2,2 9,9 N",
        );
    }

    #[test]
    fn a_sowing_passes_over_its_origin_each_time_it_comes_round() {
        leads(
            CHILDREN,
            "1,1,1,1,1,1,1,1/17,1,1,1,1,1,1,1 8,8 S",
            "a1",
            "2,2,2,2,2,2,2,2/0,3,2,2,2,2,2,2 9,8 N",
        );
        leads(
            CHILDREN,
            "1,1,1,1,1,1,1,1/1,1,1,33,1,1,1,1 20,20 S",
            "d1",
            "3,3,3,3,3,3,3,3/3,3,3,0,4,3,3,3 22,20 N",
        );
        leads(
            CHILDREN,
            "1,1,1,1,1,1,1,1/1,1,1,49,1,1,1,1 30,30 S",
            "d1",
            "4,4,4,4,4,4,4,4/4,4,4,0,5,4,4,4 33,30 N",
        );
        leads(
            CHILDREN,
            "1,1,1,17,1,1,1,1/1,1,1,1,1,1,1,1 8,8 N",
            "d2",
            "2,2,3,0,2,2,2,2/2,2,2,2,2,2,2,2 8,9 S",
        );
    }

    #[test]
    fn a_last_seed_in_the_own_store_earns_another_turn() {
        leads(CHILDREN, CHILDREN_START, "f1", "3,3,3,3,3,3,3,3/3,3,3,3,3,0,4,4 1,0 S");
        leads(
            CHILDREN,
            "3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3 0,0 N",
            "c2",
            "4,4,0,3,3,3,3,3/3,3,3,3,3,3,3,3 0,1 N",
        );
        // Past the origin and into the store a second time.
        leads(
            CHILDREN,
            "1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,17 10,10 S",
            "h1",
            "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,0 12,10 S",
        );
    }

    #[test]
    fn the_turn_passes_when_the_last_seed_falls_before_the_store_or_beyond_it() {
        leads(
            CHILDREN,
            "3,3,3,3,3,3,3,3/3,3,3,3,3,2,3,3 0,0 S",
            "f1",
            "3,3,3,3,3,3,3,3/3,3,3,3,3,0,4,4 0,0 N",
        );
        leads(
            CHILDREN,
            "3,3,3,3,3,3,3,3/3,3,3,3,3,4,3,3 0,0 S",
            "f1",
            "3,3,3,3,3,3,3,4/3,3,3,3,3,0,4,4 1,0 N",
        );
    }

    #[test]
    fn there_is_one_lap_a_move() {
        leads(
            CHILDREN,
            "3,3,3,3,3,3,3,3/1,5,3,3,3,3,3,3 0,0 S",
            "a1",
            "3,3,3,3,3,3,3,3/0,6,3,3,3,3,3,3 0,0 N",
        );
    }

    #[test]
    fn a_last_seed_in_an_own_empty_pit_captures_the_seeds_opposite_and_stays() {
        leads(
            CHILDREN,
            "1,2,3,4,5,6,7,8/1,1,1,1,1,0,1,1 3,3 S",
            "e1",
            "1,2,3,4,5,0,7,8/1,1,1,1,0,1,1,1 9,3 N",
        );
        leads(
            CHILDREN,
            "1,1,0,1,1,1,1,1/1,2,3,4,5,6,7,8 3,3 N",
            "d2",
            "1,1,1,0,1,1,1,1/1,2,0,4,5,6,7,8 3,6 S",
        );
    }

    #[test]
    fn with_take_capturing_seed_the_capturing_seed_goes_to_the_store_too() {
        leads(
            CHILDREN_TAKES,
            "1,2,3,4,5,6,7,8/1,1,1,1,1,0,1,1 3,3 S",
            "e1",
            "1,2,3,4,5,0,7,8/1,1,1,1,0,0,1,1 10,3 N",
        );
    }

    #[test]
    fn with_nothing_opposite_nothing_is_captured_by_either_rule() {
        leads(
            CHILDREN,
            "0,3,3,3,3,0,3,3/3,3,3,3,1,0,3,3 2,2 S",
            "e1",
            "0,3,3,3,3,0,3,3/3,3,3,3,0,1,3,3 2,2 N",
        );
        leads(
            CHILDREN_TAKES,
            "0,3,3,3,3,0,3,3/3,3,3,3,1,0,3,3 2,2 S",
            "e1",
            "0,3,3,3,3,0,3,3/3,3,3,3,0,1,3,3 2,2 N",
        );
    }

    #[test]
    fn a_last_seed_in_an_own_occupied_pit_captures_nothing() {
        leads(
            CHILDREN,
            "3,3,3,3,3,3,3,3/3,3,3,3,1,1,3,3 2,2 S",
            "e1",
            "3,3,3,3,3,3,3,3/3,3,3,3,0,2,3,3 2,2 N",
        );
    }

    #[test]
    fn a_last_seed_in_an_empty_pit_of_the_opponent_captures_nothing() {
        leads(
            CHILDREN,
            "3,3,3,3,3,3,0,3/3,3,3,3,3,3,3,3 2,1 S",
            "h1",
            "3,3,3,3,3,3,1,4/3,3,3,3,3,3,3,0 3,1 N",
        );
    }

    #[test]
    fn a_long_sowing_captures_what_it_has_itself_dropped_opposite() {
        leads(
            CHILDREN,
            "1,0,1,1,1,1,1,1/1,0,1,1,1,1,1,11 9,9 S",
            "h1",
            "2,0,2,2,2,2,2,2/2,1,1,1,1,1,1,0 11,9 N",
        );
    }

    #[test]
    fn the_turn_passes_after_a_capture() {
        assert_eq!(after(CHILDREN, "1,2,3,4,5,6,7,8/1,1,1,1,1,0,1,1 3,3 S", "e1").turn(), Side::North);
    }

    #[test]
    fn more_than_half_of_all_seeds_in_a_store_ends_the_game_and_the_board_stays() {
        ends(
            CHILDREN,
            "0,0,0,0,0,0,5,0/1,0,0,0,0,1,0,0 20,21 S",
            "f1",
            "0,0,0,0,0,0,0,0/1,0,0,0,0,0,1,0 25,21 N",
            End::Majority,
            SOUTH,
        );
        ends(
            CHILDREN,
            "2,0,0,0,0,0,0,0/1,1,0,0,0,0,0,0 19,23 N",
            "a2",
            "0,0,0,0,0,0,0,0/2,1,0,0,0,0,0,0 19,24 S",
            End::Majority,
            NORTH,
        );
    }

    #[test]
    fn half_of_all_seeds_does_not_end_the_game() {
        leads(
            CHILDREN,
            "1,0,0,0,0,0,0,2/0,0,0,0,0,0,0,2 22,21 S",
            "h1",
            "1,0,0,0,0,0,0,3/0,0,0,0,0,0,0,0 23,21 N",
        );
        leads(
            CHILDREN,
            "1,0,0,0,0,0,0,0/1,0,0,0,0,0,0,1 3,3 S",
            "h1",
            "1,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0 4,3 S",
        );
    }

    #[test]
    fn a_majority_comes_before_the_want_of_seeds() {
        ends(
            CHILDREN,
            "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,1 24,22 S",
            "h1",
            "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0 25,22 S",
            End::Majority,
            SOUTH,
        );
        ends(
            CHILDREN,
            "3,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1 24,20 S",
            "h1",
            "3,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 25,20 S",
            End::Majority,
            SOUTH,
        );
    }

    #[test]
    fn a_player_to_move_without_seeds_ends_the_game_and_the_other_takes_the_rest() {
        ends(
            CHILDREN,
            "0,0,0,0,0,0,0,0/1,0,0,0,0,0,2,1 22,22 S",
            "a1",
            "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 26,22 N",
            End::NoMove,
            SOUTH,
        );
        ends(
            CHILDREN,
            "0,0,0,1,0,1,0,0/0,0,0,0,0,0,0,1 23,22 S",
            "h1",
            "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 24,24 S",
            End::NoMove,
            DRAW,
        );
    }

    #[test]
    fn a_player_without_seeds_who_is_not_next_does_not_end_the_game() {
        leads(
            CHILDREN,
            "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2 23,23 S",
            "h1",
            "0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0 24,23 N",
        );
    }

    #[test]
    fn another_turn_without_seeds_ends_the_game_at_once() {
        ends(
            CHILDREN,
            "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1 23,24 S",
            "h1",
            "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 24,24 S",
            End::NoMove,
            DRAW,
        );
        ends(
            CHILDREN,
            "1,0,0,0,0,0,0,1/0,0,0,0,0,0,0,1 20,22 S",
            "h1",
            "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 21,24 S",
            End::NoMove,
            NORTH,
        );
    }
}

mod laps {
    use super::*;

    #[test]
    fn the_game_starts_with_two_seeds_in_each_of_eight_pits_and_south_to_move() {
        assert_eq!(Position::<KenyaLaps>::default().to_string(), LAPS_START);
        assert_eq!(KenyaLaps::default(), LAPS, "the capturing seed stays by default");
        legal(LAPS, LAPS_START, "a1 b1 c1 d1 e1 f1 g1 h1");
    }

    #[test]
    fn a_position_that_comes_back_is_a_draw() {
        assert_eq!(LAPS.repetition(), Repetition::DRAW);
    }

    #[test]
    fn a_single_may_be_lifted_only_if_no_own_pit_holds_two_or_more() {
        legal(LAPS, "0,0,0,0,0,0,0,3/1,2,0,1,0,0,0,1 12,12 S", "b1");
        legal(LAPS, "0,0,0,0,0,0,0,3/1,0,0,1,0,0,0,1 13,13 S", "a1 d1 h1");
        legal(LAPS, "1,0,0,2,0,3,0,1/1,1,0,1,0,0,0,1 10,11 N", "f2 d2");
        // Taller pits of the opponent do not count.
        legal(LAPS, "1,0,0,1,0,0,0,1/1,1,0,4,0,0,0,1 10,11 N", "h2 d2 a2");
    }

    #[test]
    fn a_move_of_a_single_is_refused_as_forbidden_while_there_is_a_taller_pit() {
        let position =
            Position::parse_with(LAPS, "0,0,0,0,0,0,0,3/1,2,0,1,0,0,0,1 12,12 S").expect("a position");
        let mv = "a1".parse().expect("a move");
        let why = "a single seed is not lifted while another own pit holds more";
        assert_eq!(position.play(mv), Err(PlayError::Forbidden { mv, why }));
    }

    #[test]
    fn a_lap_goes_anticlockwise_and_ends_in_an_empty_pit() {
        leads(
            LAPS,
            "0,0,0,0,0,0,0,3/2,1,0,1,0,0,0,1 12,12 S",
            "a1",
            "0,0,0,0,0,0,0,3/0,2,1,1,0,0,0,1 12,12 N",
        );
        leads(
            LAPS,
            "1,0,0,0,0,1,0,2/1,0,0,0,0,0,0,0 13,14 N",
            "h2",
            "1,0,0,1,1,0,1,0/1,0,0,0,0,0,0,0 13,14 S",
        );
    }

    #[test]
    fn the_stores_are_not_sown() {
        leads(
            LAPS,
            "0,0,0,0,0,0,0,0/0,0,1,0,0,0,0,2 14,15 S",
            "h1",
            "0,0,0,0,0,0,1,1/0,0,1,0,0,0,0,0 14,15 N",
        );
        leads(
            LAPS,
            "2,1,0,0,0,0,0,0/0,0,1,0,0,0,0,0 14,14 N",
            "a2",
            "0,1,0,0,0,0,0,0/1,1,1,0,0,0,0,0 14,14 S",
        );
    }

    #[test]
    fn a_lap_that_ends_in_an_occupied_pit_of_the_own_row_is_followed_by_another() {
        leads(
            LAPS,
            "0,0,0,0,0,0,0,3/2,1,1,0,0,0,0,0 12,13 S",
            "a1",
            "0,0,0,0,0,0,0,3/0,2,0,1,1,0,0,0 12,13 N",
        );
    }

    #[test]
    fn a_lap_that_ends_in_an_occupied_pit_of_the_other_row_is_followed_by_another() {
        leads(
            LAPS,
            "0,0,0,0,0,0,0,3/1,0,0,1,0,0,0,1 13,13 S",
            "h1",
            "0,0,0,1,1,1,1,0/1,0,0,1,0,0,0,0 13,13 N",
        );
        leads(
            LAPS,
            "1,0,0,0,0,0,0,0/3,0,0,1,0,0,0,1 13,13 N",
            "a2",
            "0,0,0,0,0,0,0,0/0,1,1,2,1,0,0,1 13,13 S",
        );
    }

    #[test]
    fn a_sowing_that_comes_round_drops_a_seed_in_its_origin() {
        leads(LAPS, "0,0,1,0,1,0,1,0/16,0,0,0,0,0,0,0 6,7 S", "a1", "0,1,2,1,2,1,2,1/1,1,1,1,1,1,1,1 7,7 N");
        leads(LAPS, "0,0,1,0,1,0,1,0/0,17,0,0,0,0,0,0 6,6 S", "b1", "2,0,0,0,3,0,3,0/0,2,1,2,0,2,0,2 9,6 N");
    }

    #[test]
    fn a_later_lap_drops_a_seed_in_the_pit_that_was_lifted_first() {
        leads(LAPS, "0,0,0,0,0,1,0,0/0,0,0,0,0,0,1,14 8,8 S", "h1", "1,1,1,1,1,0,1,1/1,1,1,1,1,1,1,0 10,8 N");
    }

    #[test]
    fn a_lap_that_ends_in_an_own_empty_pit_captures_the_seeds_opposite() {
        leads(LAPS, "1,4,2,3,0,0,0,3/1,0,0,1,0,0,0,1 8,8 S", "a1", "1,0,2,3,0,0,0,3/0,1,0,1,0,0,0,1 12,8 N");
        leads(LAPS, "1,0,0,0,0,0,0,1/1,4,2,3,0,0,5,0 8,7 N", "h2", "1,0,0,0,0,0,1,0/1,4,2,3,0,0,0,0 8,12 S");
    }

    #[test]
    fn the_capturing_seed_stays() {
        leads(
            LAPS,
            "0,4,0,0,0,0,0,3/1,0,0,1,0,0,0,1 11,11 S",
            "a1",
            "0,0,0,0,0,0,0,3/0,1,0,1,0,0,0,1 15,11 N",
        );
    }

    #[test]
    fn with_take_capturing_seed_it_goes_to_the_store_if_something_lies_opposite() {
        leads(
            LAPS_TAKES,
            "0,4,0,0,0,0,0,3/1,0,0,1,0,0,0,1 11,11 S",
            "a1",
            "0,0,0,0,0,0,0,3/0,0,0,1,0,0,0,1 16,11 N",
        );
        leads(
            LAPS_TAKES,
            "4,0,0,0,0,0,0,3/1,0,0,1,0,0,0,1 11,11 S",
            "a1",
            "4,0,0,0,0,0,0,3/0,1,0,1,0,0,0,1 11,11 N",
        );
    }

    #[test]
    fn with_nothing_opposite_nothing_is_captured() {
        leads(
            LAPS,
            "4,0,0,0,0,0,0,3/1,0,0,1,0,0,0,1 11,11 S",
            "a1",
            "4,0,0,0,0,0,0,3/0,1,0,1,0,0,0,1 11,11 N",
        );
    }

    #[test]
    fn a_lap_that_ends_in_an_empty_pit_of_the_opponent_captures_nothing() {
        leads(
            LAPS,
            "0,0,0,0,0,0,0,0/0,0,1,0,0,0,5,2 12,12 S",
            "h1",
            "0,0,0,0,0,0,1,1/0,0,1,0,0,0,5,0 12,12 N",
        );
    }

    #[test]
    fn a_capture_follows_relays_as_well() {
        leads(LAPS, LAPS_START, "a1", "3,0,3,3,0,0,3,0/1,0,1,4,4,1,3,3 3,0 N");
    }

    #[test]
    fn an_opponent_without_seeds_ends_the_game_and_the_mover_takes_the_rest() {
        ends(
            LAPS,
            "0,0,0,0,0,0,5,0/0,0,0,0,0,1,0,0 13,13 S",
            "f1",
            "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 19,13 N",
            End::NoMove,
            SOUTH,
        );
    }

    #[test]
    fn a_player_who_sows_away_his_last_seeds_loses_the_rest_only_at_his_own_turn() {
        leads(
            LAPS,
            "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,3 14,15 S",
            "h1",
            "0,0,0,0,0,1,1,1/0,0,0,0,0,0,0,0 14,15 N",
        );
    }

    #[test]
    fn a_majority_does_not_end_the_game() {
        leads(LAPS, "0,0,0,0,0,0,0,3/1,0,0,1,0,0,0,1 26,0 S", "a1", "0,0,0,0,0,0,0,3/0,1,0,1,0,0,0,1 26,0 N");
    }

    #[test]
    fn equal_stores_draw() {
        ends(
            LAPS,
            "0,0,0,0,0,0,5,0/0,0,0,0,0,1,0,0 10,16 S",
            "f1",
            "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 16,16 N",
            End::NoMove,
            DRAW,
        );
    }

    // Never-ending moves.

    #[test]
    fn a_move_that_never_ends_is_illegal() {
        never(LAPS, "2,1,2,1,0,3,0,3/0,1,2,1,0,4,1,0 5,6 N", "a2");
        legal(LAPS, "2,1,2,1,0,3,0,3/0,1,2,1,0,4,1,0 5,6 N", "h2 f2 c2");
    }

    #[test]
    fn the_smallest_pattern_never_ends_wherever_it_lies_on_the_ring() {
        // 0 1 0 1 … 0 1 with the last two pits 3 1. A second tall pit leaves its player a move that ends.
        for three in 0..16 {
            let mut ring = [0_u8; 16];
            for (i, seeds) in [3, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1].into_iter().enumerate() {
                ring[(three + i) % 16] = seeds;
            }
            let rank = |pits: &[u8]| pits.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
            let far: Vec<u8> = ring[8..].iter().rev().copied().collect();
            let (turn, other) = if three < 8 { ("S", "N") } else { ("N", "S") };
            let board = format!("{}/{} 10,11", rank(&far), rank(&ring[..8]));
            // Nothing else may be lifted, for the rest are singles: the player misses his turn.
            settles(LAPS, &format!("{board} {turn}"), &format!("{board} {other}"));
        }
    }

    #[test]
    fn a_move_of_more_than_a_thousand_laps_is_legal() {
        leads(LAPS, "1,2,3,4,1,0,3,2/4,1,2,2,3,1,2,0 0,0 S", "c1", "2,3,4,1,2,1,2,1/1,2,1,4,1,0,4,2 0,0 N");
    }

    #[test]
    fn a_single_may_not_be_lifted_in_place_of_a_taller_pit_that_never_ends() {
        // South holds singles that would end at once.
        settles(LAPS, "1,0,1,0,1,0,1,0/3,1,0,1,0,1,0,1 0,0 S", "1,0,1,0,1,0,1,0/3,1,0,1,0,1,0,1 0,0 N");
    }

    #[test]
    fn an_opponent_with_nothing_but_moves_that_never_end_misses_his_turn() {
        leads(
            LAPS,
            "1,0,1,0,1,0,1,3/1,0,0,1,0,1,0,1 10,11 S",
            "a1",
            "1,0,1,0,1,0,1,3/0,1,0,1,0,1,0,1 10,11 S",
        );
        leads(
            LAPS,
            "1,0,1,0,1,0,0,1/3,1,0,1,0,1,0,1 10,11 N",
            "h2",
            "1,0,1,0,1,0,1,0/3,1,0,1,0,1,0,1 10,11 N",
        );
    }

    #[test]
    fn each_takes_his_own_row_when_neither_has_a_move_that_ends() {
        ends(
            LAPS,
            "1,0,1,13,1,0,1,0/0,1,3,0,14,0,0,1 0,0 S",
            "c1",
            "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 19,17 N",
            End::NoMove,
            SOUTH,
        );
        settles(LAPS, "1,0,1,13,1,0,1,0/0,1,0,1,15,1,0,1 0,0 S", "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 19,17 S");
        settles(LAPS, "1,0,1,13,1,0,1,0/0,1,0,1,15,1,0,1 0,0 N", "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 19,17 N");
    }

    #[test]
    fn a_position_set_up_by_hand_goes_through_the_end_of_the_move() {
        settles(LAPS, "0,0,0,0,0,0,0,0/0,1,0,3,0,0,0,0 10,11 N", "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 14,11 N");
        settles(LAPS, "0,0,0,0,0,0,0,0/0,1,0,3,0,0,0,0 10,11 S", "0,0,0,0,0,0,0,0/0,1,0,3,0,0,0,0 10,11 S");
        settles(LAPS, "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 0,0 N", "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 0,0 N");
    }
}

//! The rules of Oware, one test a rule: each from a position in which breaking that rule alone would change what happens.

use manqala::rules::GrandSlam::{
    Capture, Forbidden, MustLeaveMove, NoCapture, OpponentTakesRest, SpareFurthest, SpareNearest,
};
use manqala::{
    Board, End, Grid, Outcome, Position, Repetition, Ruleset, Side,
    rules::{GrandSlam, Oware},
};

fn read<const N: usize>(policy: GrandSlam, text: &str) -> Position<Oware<N>>
where
    Board<2, N>: Grid,
{
    Position::parse_with(Oware::new(policy), text).expect("a position")
}

/// The position after a move.
fn after<const N: usize>(policy: GrandSlam, text: &str, mv: &str) -> Position<Oware<N>>
where
    Board<2, N>: Grid,
{
    let position = read::<N>(policy, text);
    assert_eq!(position.to_string(), text, "the position is settled");
    position.play(mv.parse().expect("a move")).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A move leads to a position in which the game goes on.
fn leads<const N: usize>(policy: GrandSlam, text: &str, mv: &str, result: &str)
where
    Board<2, N>: Grid,
{
    let next = after::<N>(policy, text, mv);
    assert_eq!(next.to_string(), result, "{text} {mv}");
    assert_eq!((next.is_over(), next.end(), next.outcome()), (false, None, None), "{next}");
}

/// A move ends the game.
fn ends<const N: usize>(policy: GrandSlam, text: &str, mv: &str, result: &str, why: End, outcome: Outcome)
where
    Board<2, N>: Grid,
{
    let next = after::<N>(policy, text, mv);
    assert_eq!(next.to_string(), result, "{text} {mv}");
    assert_eq!((next.end(), next.outcome()), (Some(why), Some(outcome)), "{next}");
    assert_eq!(next.count_legal_moves(), 0);
}

/// The legal moves, in order.
fn legal<const N: usize>(policy: GrandSlam, text: &str, moves: &str)
where
    Board<2, N>: Grid,
{
    let position = read::<N>(policy, text);
    let found: Vec<String> = position.moves().map(|mv| mv.to_string()).collect();
    assert_eq!(found.join(" "), moves, "{position}");
    assert_eq!(position.count_legal_moves(), found.len());
}

/// What becomes of a position that is set up by hand.
fn settles<const N: usize>(policy: GrandSlam, text: &str, result: &str)
where
    Board<2, N>: Grid,
{
    let position = read::<N>(policy, text);
    assert_eq!(position.to_string(), result);
    assert_eq!(read::<N>(policy, result), position, "settling twice changes nothing");
}

const SOUTH: Outcome = Outcome::Win(Side::South);
const NORTH: Outcome = Outcome::Win(Side::North);
const DRAW: Outcome = Outcome::Draw;

// The start and the presets.

#[test]
fn the_game_starts_with_four_seeds_in_each_of_six_pits_and_south_to_move() {
    let start = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
    assert_eq!(Position::<Oware>::default().to_string(), start);
    legal::<6>(Capture, start, "a1 b1 c1 d1 e1 f1");
}

#[test]
fn the_presets_differ_in_what_a_grand_slam_does() {
    assert_eq!(Oware::<6>::default().grand_slam, Capture);
    assert_eq!(Oware::<6>::abapa().grand_slam, NoCapture);
    assert_eq!(Oware::<6>::awari().grand_slam, MustLeaveMove);
}

#[test]
fn a_position_that_comes_back_is_a_draw_by_the_web_rules_and_shared_by_sides_in_the_others() {
    assert_eq!(Oware::<6>::default().repetition(), Repetition::DRAW);
    assert_eq!(Oware::<6>::abapa().repetition(), Repetition::EACH_TAKES_OWN_SIDE);
    assert_eq!(Oware::<6>::awari().repetition(), Repetition::EACH_TAKES_OWN_SIDE);
}

// Sowing.

#[test]
fn a_player_lifts_own_pits_that_are_not_empty() {
    legal::<6>(Capture, "1,0,2,0,0,3/0,1,0,0,5,0 10,10 S", "b1 e1");
    legal::<6>(Capture, "1,0,2,0,0,3/0,1,0,0,5,0 10,10 N", "f2 c2 a2");
}

#[test]
fn all_seeds_of_the_pit_are_sown_anticlockwise_from_the_next_pit_on() {
    leads::<6>(Capture, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "c1", "4,4,4,4,4,5/4,4,0,5,5,5 0,0 N");
    leads::<6>(Capture, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N", "c2", "5,5,0,4,4,4/5,5,4,4,4,4 0,0 S");
}

#[test]
fn a_sowing_goes_from_one_row_into_the_other_at_both_ends() {
    leads::<6>(Capture, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "f1", "4,4,5,5,5,5/4,4,4,4,4,0 0,0 N");
    leads::<6>(Capture, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N", "a2", "0,4,4,4,4,4/5,5,5,5,4,4 0,0 S");
}

#[test]
fn a_sowing_of_eleven_seeds_reaches_every_other_pit_once() {
    leads::<6>(Capture, "4,4,4,4,4,4/4,4,11,4,4,4 0,0 S", "c1", "5,5,5,5,5,5/5,5,0,5,5,5 0,0 N");
}

#[test]
fn the_twelfth_seed_passes_over_the_origin() {
    leads::<6>(Capture, "4,4,4,4,4,4/4,4,12,4,4,4 0,0 S", "c1", "5,5,5,5,5,5/5,5,0,6,5,5 0,0 N");
    leads::<6>(Capture, "4,4,4,4,4,12/4,4,4,4,4,4 0,0 N", "f2", "5,5,5,5,6,0/5,5,5,5,5,5 0,0 S");
}

#[test]
fn the_sowing_passes_over_its_origin_each_time_it_comes_round() {
    leads::<6>(Capture, "4,4,4,4,4,4/4,4,23,4,4,4 0,0 S", "c1", "6,6,6,6,6,6/6,6,0,7,6,6 0,0 N");
    leads::<6>(Capture, "4,4,4,4,4,4/4,4,34,4,4,4 0,0 S", "c1", "7,7,7,7,7,7/7,7,0,8,7,7 0,0 N");
    leads::<6>(Capture, "4,4,4,4,4,4/4,4,45,4,4,4 0,0 S", "c1", "8,8,8,8,8,8/8,8,0,9,8,8 0,0 N");
}

#[test]
fn the_place_of_the_last_seed_of_a_long_sowing_decides_the_capture() {
    // Were the origin sown, the last seed of twelve would fall there and of thirteen one pit earlier.
    leads::<6>(Capture, "0,0,9,0,1,1/3,0,0,0,0,12 10,10 S", "f1", "1,1,10,1,2,0/4,1,1,1,1,0 13,10 N");
    leads::<6>(Capture, "0,0,9,0,1,1/3,0,0,0,0,13 10,10 S", "f1", "1,1,10,1,0,0/4,1,1,1,1,0 16,10 N");
}

#[test]
fn the_stores_are_not_sown() {
    leads::<6>(Capture, "4,4,4,4,4,4/4,4,4,4,1,4 3,5 S", "f1", "4,4,5,5,5,5/4,4,4,4,1,0 3,5 N");
}

#[test]
fn there_is_one_lap_a_move() {
    // The last seed falls in an occupied pit.
    leads::<6>(Capture, "4,4,4,4,4,4/1,5,4,4,4,4 0,0 S", "a1", "4,4,4,4,4,4/0,6,4,4,4,4 0,0 N");
}

#[test]
fn the_turn_passes_after_every_move() {
    assert_eq!(after::<6>(Capture, "4,4,4,4,4,1/4,4,4,4,4,1 0,0 S", "f1").turn(), Side::North);
    assert_eq!(after::<6>(Capture, "1,4,4,4,4,4/1,4,4,4,4,4 0,0 N", "a2").turn(), Side::South);
}

// Capturing.

#[test]
fn a_last_seed_that_makes_two_captures() {
    leads::<6>(Capture, "1,0,0,0,0,1/1,0,0,0,0,1 20,20 S", "f1", "1,0,0,0,0,0/1,0,0,0,0,0 22,20 N");
}

#[test]
fn a_last_seed_that_makes_three_captures() {
    leads::<6>(Capture, "1,0,0,0,0,2/1,0,0,0,0,1 19,20 S", "f1", "1,0,0,0,0,0/1,0,0,0,0,0 22,20 N");
}

#[test]
fn a_last_seed_that_makes_one_or_four_or_more_captures_nothing() {
    leads::<6>(Capture, "1,0,0,0,0,0/0,0,0,0,0,1 20,20 S", "f1", "1,0,0,0,0,1/0,0,0,0,0,0 20,20 N");
    leads::<6>(Capture, "1,0,0,0,0,3/0,0,0,0,0,1 20,20 S", "f1", "1,0,0,0,0,4/0,0,0,0,0,0 20,20 N");
    leads::<6>(Capture, "1,0,0,0,0,4/0,0,0,0,0,1 20,20 S", "f1", "1,0,0,0,0,5/0,0,0,0,0,0 20,20 N");
}

#[test]
fn what_earlier_seeds_make_is_not_captured_without_the_last() {
    leads::<6>(Capture, "0,0,0,3,1,1/0,0,0,0,0,3 20,20 S", "f1", "0,0,0,4,2,2/0,0,0,0,0,0 20,20 N");
    leads::<6>(Capture, "4,0,0,0,2,1/0,0,0,0,0,3 20,18 S", "f1", "4,0,0,1,3,2/0,0,0,0,0,0 20,18 N");
}

#[test]
fn the_chain_grows_backwards_through_pits_of_two_or_three() {
    leads::<6>(Capture, "1,0,0,1,2,1/1,0,0,0,0,3 15,20 S", "f1", "1,0,0,0,0,0/1,0,0,0,0,0 22,20 N");
    leads::<6>(Capture, "3,0,0,0,0,1/1,2,1,0,0,1 20,15 N", "a2", "0,0,0,0,0,1/0,0,0,0,0,1 20,22 S");
}

#[test]
fn the_chain_stops_at_the_first_pit_that_holds_another_number() {
    leads::<6>(Capture, "0,0,1,1,3,1/1,0,0,0,0,4 15,18 S", "f1", "0,0,0,0,4,2/1,0,0,0,0,0 19,18 N");
    leads::<6>(Capture, "0,0,1,1,0,1/1,0,0,0,0,4 15,18 S", "f1", "0,0,0,0,1,2/1,0,0,0,0,0 19,18 N");
    leads::<6>(Capture, "0,1,1,0,2,0/0,0,0,0,2,5 16,18 S", "f1", "0,0,0,1,3,1/0,0,0,0,2,0 20,18 N");
}

#[test]
fn the_chain_does_not_grow_forwards() {
    leads::<6>(Capture, "0,0,0,2,3,1/1,0,0,0,0,1 20,20 S", "f1", "0,0,0,2,3,0/1,0,0,0,0,0 22,20 N");
}

#[test]
fn the_chain_stops_at_the_end_of_the_row() {
    leads::<6>(Capture, "1,0,0,0,0,1/0,0,0,2,2,1 20,20 S", "e1", "1,0,0,0,0,0/0,0,0,2,0,2 22,20 N");
    leads::<6>(Capture, "1,2,2,0,0,0/1,0,0,0,0,1 20,20 N", "b2", "2,0,2,0,0,0/0,0,0,0,0,1 20,22 S");
}

#[test]
fn pits_in_the_own_row_are_never_captured() {
    leads::<6>(Capture, "0,0,0,0,0,1/1,1,0,0,0,0 20,20 S", "a1", "0,0,0,0,0,1/0,2,0,0,0,0 20,20 N");
    leads::<6>(Capture, "0,0,0,0,1,1/1,0,0,0,0,0 20,20 N", "f2", "0,0,0,0,2,0/1,0,0,0,0,0 20,20 S");
    // Round the whole board into the own row, with twos behind it in the other.
    leads::<6>(Capture, "1,1,1,1,1,1/1,0,0,0,8,0 10,10 S", "e1", "2,2,2,2,2,2/2,0,0,0,0,1 10,10 N");
}

#[test]
fn captured_seeds_go_to_the_store_of_the_mover() {
    leads::<6>(Capture, "0,0,0,0,0,1/1,0,0,0,0,1 20,21 N", "f2", "0,0,0,0,1,0/1,0,0,0,0,1 20,21 S");
    leads::<6>(Capture, "3,0,0,0,0,1/1,1,1,0,0,1 20,12 N", "a2", "0,0,0,0,0,1/0,0,0,0,0,1 20,18 S");
}

#[test]
fn the_largest_capture_is_six_pits_of_three() {
    // North cannot move then, and the other seventeen are South's anyway.
    ends::<6>(
        Capture,
        "2,2,2,2,2,2/17,0,0,0,0,6 0,13 S",
        "f1",
        "0,0,0,0,0,0/0,0,0,0,0,0 35,13 N",
        End::NoMove,
        SOUTH,
    );
    leads::<6>(SpareNearest, "2,2,2,2,2,2/17,0,0,0,0,6 0,13 S", "f1", "0,0,0,0,0,3/17,0,0,0,0,0 15,13 N");
}

// Feeding.

#[test]
fn a_player_whose_opponent_has_no_seeds_must_feed_him() {
    for policy in [Capture, NoCapture, Forbidden, OpponentTakesRest, SpareFurthest, SpareNearest] {
        assert_eq!(read::<6>(policy, "0,0,0,0,0,0/1,4,4,2,1,1 18,17 S").count_legal_moves(), 2, "{policy}");
    }
    legal::<6>(Capture, "0,0,0,0,0,0/1,4,4,2,1,1 18,17 S", "c1 f1");
    legal::<6>(Capture, "1,1,2,4,4,1/0,0,0,0,0,0 18,17 N", "d2 a2");
}

#[test]
fn a_sowing_feeds_if_a_single_seed_reaches_the_other_row() {
    legal::<6>(Capture, "0,0,0,0,0,0/6,4,4,2,2,0 16,14 S", "a1 c1 e1");
    settles::<6>(Capture, "0,0,0,0,0,0/5,4,3,2,1,0 18,15 S", "0,0,0,0,0,0/0,0,0,0,0,0 33,15 S");
}

#[test]
fn a_sowing_feeds_even_if_it_captures_again_all_that_it_dropped() {
    legal::<6>(Capture, "0,0,0,0,0,0/1,0,0,0,0,17 15,15 S", "f1");
    ends::<6>(
        Capture,
        "0,0,0,0,0,0/1,0,0,0,0,17 10,20 S",
        "f1",
        "0,0,0,0,0,0/0,0,0,0,0,0 28,20 N",
        End::NoMove,
        SOUTH,
    );
}

#[test]
fn there_is_no_duty_to_feed_an_opponent_who_has_seeds() {
    legal::<6>(Capture, "1,0,0,0,0,0/1,0,0,0,0,1 22,23 S", "a1 f1");
    // A move may let him run out of seeds.
    leads::<6>(NoCapture, "0,1,0,0,0,0/0,0,0,1,1,2 22,22 N", "b2", "1,0,0,0,0,0/0,0,0,1,1,2 22,22 S");
}

// Grand slams.

/// Two captures of everything that North has: a chain of three pits, and of one.
const SLAM: &str = "0,0,0,2,1,2/1,0,0,0,2,3 16,21 S";
const SMALL_SLAM: &str = "0,0,0,0,0,1/1,0,0,0,0,1 22,23 S";

#[test]
fn a_capture_that_leaves_a_seed_in_the_row_is_no_slam_under_any_policy() {
    for policy in GrandSlam::ALL {
        let next = after::<6>(policy, "1,0,0,2,1,2/1,0,0,0,2,3 16,20 S", "f1");
        assert_eq!(next.to_string(), "1,0,0,0,0,0/1,0,0,0,2,0 24,20 N", "{policy}");
    }
}

#[test]
fn under_capture_a_slam_takes_everything_and_the_rest_is_the_movers_too() {
    ends::<6>(Capture, SLAM, "f1", "0,0,0,0,0,0/0,0,0,0,0,0 27,21 N", End::NoMove, SOUTH);
    ends::<6>(Capture, SMALL_SLAM, "f1", "0,0,0,0,0,0/0,0,0,0,0,0 25,23 N", End::NoMove, SOUTH);
}

#[test]
fn under_capture_a_slam_that_makes_a_majority_leaves_the_rest_on_the_board() {
    ends::<6>(
        Capture,
        "0,0,0,2,1,2/1,0,0,0,2,3 17,20 S",
        "f1",
        "0,0,0,0,0,0/1,0,0,0,2,0 25,20 N",
        End::Majority,
        SOUTH,
    );
}

#[test]
fn under_no_capture_a_slam_is_sown_and_captures_nothing() {
    leads::<6>(NoCapture, SLAM, "f1", "0,0,0,3,2,3/1,0,0,0,2,0 16,21 N");
    leads::<6>(NoCapture, SMALL_SLAM, "f1", "0,0,0,0,0,2/1,0,0,0,0,0 22,23 N");
}

#[test]
fn under_must_leave_move_a_move_that_leaves_the_opponent_nothing_is_illegal_while_another_does_not() {
    legal::<6>(MustLeaveMove, SLAM, "a1 e1");
    legal::<6>(MustLeaveMove, SMALL_SLAM, "a1");
    legal::<6>(MustLeaveMove, "0,0,0,0,0,0/1,0,0,0,0,1 23,23 S", "f1");
}

#[test]
fn under_must_leave_move_the_captures_are_made_before_the_row_is_looked_at() {
    // It feeds, which the other policies are content with, and captures all that it dropped.
    legal::<6>(MustLeaveMove, "0,0,0,0,0,0/0,0,0,0,1,17 15,15 S", "e1 f1");
    legal::<6>(Capture, "0,0,0,0,0,0/0,0,0,0,1,17 15,15 S", "f1");
    legal::<6>(MustLeaveMove, "0,0,0,0,0,0/6,0,0,0,1,17 12,12 S", "a1");
}

#[test]
fn under_must_leave_move_all_moves_are_legal_if_each_leaves_the_opponent_nothing() {
    legal::<6>(MustLeaveMove, "0,0,0,0,0,1/0,0,0,0,0,1 22,24 S", "f1");
    ends::<6>(
        MustLeaveMove,
        "0,0,0,0,0,1/0,0,0,0,0,1 22,24 S",
        "f1",
        "0,0,0,0,0,0/0,0,0,0,0,0 24,24 N",
        End::NoMove,
        DRAW,
    );
    // Where the others end the game for want of a feeding move, this one goes on for a move.
    legal::<6>(MustLeaveMove, "0,0,0,0,0,0/1,1,0,0,0,0 23,23 S", "a1 b1");
    ends::<6>(
        MustLeaveMove,
        "0,0,0,0,0,0/1,1,0,0,0,0 23,23 S",
        "b1",
        "0,0,0,0,0,0/0,0,0,0,0,0 25,23 N",
        End::NoMove,
        SOUTH,
    );
    settles::<6>(NoCapture, "0,0,0,0,0,0/1,1,0,0,0,0 23,23 S", "0,0,0,0,0,0/0,0,0,0,0,0 25,23 S");
}

#[test]
fn under_forbidden_a_slam_is_illegal() {
    legal::<6>(Forbidden, SLAM, "a1 e1");
    legal::<6>(Forbidden, SMALL_SLAM, "a1");
    legal::<6>(Forbidden, "1,0,0,2,1,2/1,0,0,0,2,3 16,20 S", "a1 e1 f1");
}

#[test]
fn under_forbidden_slams_are_struck_before_the_duty_to_feed_is_looked_at() {
    // Only f1 feeds, and it captures all that it dropped.
    settles::<6>(Forbidden, "0,0,0,0,0,0/1,0,0,0,0,17 15,15 S", "0,0,0,0,0,0/0,0,0,0,0,0 33,15 S");
    legal::<6>(Forbidden, "0,0,0,0,0,0/1,5,0,0,0,17 12,13 S", "b1");
}

#[test]
fn under_forbidden_the_game_ends_with_each_taking_his_side_if_there_are_only_slams() {
    settles::<6>(Forbidden, "0,0,0,0,0,1/0,0,0,0,0,1 22,24 S", "0,0,0,0,0,0/0,0,0,0,0,0 23,25 S");
    ends::<6>(
        Forbidden,
        "1,0,0,0,0,1/1,0,0,0,0,1 21,21 N",
        "a2",
        "0,0,0,0,0,0/0,0,0,0,0,0 22,24 S",
        End::NoMove,
        NORTH,
    );
}

#[test]
fn under_opponent_takes_rest_a_slam_gives_all_that_is_left_to_the_opponent() {
    ends::<6>(OpponentTakesRest, SLAM, "f1", "0,0,0,0,0,0/0,0,0,0,0,0 24,24 N", End::NoMove, DRAW);
    ends::<6>(OpponentTakesRest, SMALL_SLAM, "f1", "0,0,0,0,0,0/0,0,0,0,0,0 24,24 N", End::NoMove, DRAW);
}

#[test]
fn under_opponent_takes_rest_the_rest_is_given_before_the_majority_is_looked_at() {
    ends::<6>(
        OpponentTakesRest,
        "0,0,0,2,1,2/1,0,0,0,2,3 17,20 S",
        "f1",
        "0,0,0,0,0,0/0,0,0,0,0,0 25,23 N",
        End::NoMove,
        SOUTH,
    );
}

#[test]
fn under_spare_furthest_a_slam_leaves_the_landing_pit() {
    leads::<6>(SpareFurthest, SLAM, "f1", "0,0,0,3,0,0/1,0,0,0,2,0 21,21 N");
    leads::<6>(SpareFurthest, "3,0,0,0,0,1/2,1,1,0,0,0 20,17 N", "a2", "0,0,0,0,0,1/0,0,2,0,0,0 20,22 S");
}

#[test]
fn under_spare_nearest_a_slam_leaves_the_last_pit_of_the_chain() {
    leads::<6>(SpareNearest, SLAM, "f1", "0,0,0,0,0,3/1,0,0,0,2,0 21,21 N");
    leads::<6>(SpareNearest, "3,0,0,0,0,1/2,1,1,0,0,0 20,17 N", "a2", "0,0,0,0,0,1/3,0,0,0,0,0 20,21 S");
}

#[test]
fn under_the_sparing_policies_a_slam_of_a_single_pit_captures_nothing() {
    leads::<6>(SpareFurthest, SMALL_SLAM, "f1", "0,0,0,0,0,2/1,0,0,0,0,0 22,23 N");
    leads::<6>(SpareNearest, SMALL_SLAM, "f1", "0,0,0,0,0,2/1,0,0,0,0,0 22,23 N");
}

// The end.

#[test]
fn more_than_half_of_all_seeds_in_a_store_ends_the_game_and_the_board_stays() {
    ends::<6>(
        NoCapture,
        "0,1,0,0,0,2/0,0,0,0,0,1 22,22 S",
        "f1",
        "0,1,0,0,0,0/0,0,0,0,0,0 25,22 N",
        End::Majority,
        SOUTH,
    );
    ends::<6>(
        NoCapture,
        "1,0,0,0,0,0/2,0,0,0,1,0 22,22 N",
        "a2",
        "0,0,0,0,0,0/0,0,0,0,1,0 22,25 S",
        End::Majority,
        NORTH,
    );
}

#[test]
fn half_of_all_seeds_does_not_end_the_game() {
    leads::<6>(NoCapture, "0,1,0,0,0,1/0,0,0,0,1,1 22,22 S", "f1", "0,1,0,0,0,0/0,0,0,0,1,0 24,22 N");
}

#[test]
fn half_is_counted_of_the_seeds_that_the_position_holds() {
    leads::<6>(NoCapture, "1,0,0,0,0,1/1,0,0,0,0,1 1,1 S", "f1", "1,0,0,0,0,0/1,0,0,0,0,0 3,1 N");
    ends::<6>(
        NoCapture,
        "1,0,0,0,0,2/1,0,0,0,0,1 1,1 S",
        "f1",
        "1,0,0,0,0,0/1,0,0,0,0,0 4,1 N",
        End::Majority,
        SOUTH,
    );
}

#[test]
fn a_player_without_a_move_ends_the_game_and_each_takes_his_side() {
    ends::<6>(
        Capture,
        "0,1,0,0,0,0/0,0,0,0,0,1 23,23 S",
        "f1",
        "0,0,0,0,0,0/0,0,0,0,0,0 23,25 N",
        End::NoMove,
        NORTH,
    );
    ends::<6>(
        Capture,
        "1,0,0,0,0,0/0,0,0,0,1,0 23,23 N",
        "a2",
        "0,0,0,0,0,0/0,0,0,0,0,0 25,23 S",
        End::NoMove,
        SOUTH,
    );
}

#[test]
fn a_majority_that_comes_of_handing_out_the_rest_is_not_why_the_game_ended() {
    let next = after::<6>(Capture, "0,1,0,0,0,0/0,0,0,0,0,1 23,23 S", "f1");
    assert_eq!(next.end(), Some(End::NoMove));
}

#[test]
fn equal_stores_draw() {
    ends::<6>(
        Capture,
        "0,1,0,0,0,0/0,0,0,0,0,1 24,22 S",
        "f1",
        "0,0,0,0,0,0/0,0,0,0,0,0 24,24 N",
        End::NoMove,
        DRAW,
    );
}

#[test]
fn a_finished_position_names_the_player_who_would_have_been_next() {
    assert_eq!(after::<6>(Capture, "0,1,0,0,0,0/0,0,0,0,0,1 23,23 S", "f1").turn(), Side::North);
    assert_eq!(after::<6>(Capture, "1,0,0,0,0,0/0,0,0,0,1,0 23,23 N", "a2").turn(), Side::South);
}

#[test]
fn a_position_set_up_by_hand_goes_through_the_end_of_the_move() {
    settles::<6>(Capture, "0,0,0,0,0,0/2,1,0,0,0,0 20,25 N", "0,0,0,0,0,0/2,1,0,0,0,0 20,25 N");
    settles::<6>(Capture, "0,0,0,0,0,0/2,1,0,0,0,0 20,22 N", "0,0,0,0,0,0/0,0,0,0,0,0 23,22 N");
    settles::<6>(Capture, "0,0,0,0,0,0/2,1,0,0,0,0 20,22 S", "0,0,0,0,0,0/0,0,0,0,0,0 23,22 S");
    settles::<6>(Capture, "0,0,0,0,0,0/0,0,0,0,0,0 0,0 S", "0,0,0,0,0,0/0,0,0,0,0,0 0,0 S");
}

// Other sizes.

#[test]
fn with_one_pit_every_seed_falls_in_the_other() {
    let start = Position::<Oware<1>>::default().to_string();
    assert_eq!(start, "4/4 0,0 S");
    leads::<1>(Capture, "4/4 0,0 S", "a1", "8/0 0,0 N");
    leads::<1>(NoCapture, "0/3 4,5 S", "a1", "3/0 4,5 N");
    ends::<1>(Capture, "1/1 3,3 S", "a1", "0/0 5,3 N", End::NoMove, SOUTH);
    ends::<1>(OpponentTakesRest, "1/2 3,2 S", "a1", "0/0 6,2 N", End::NoMove, SOUTH);
    leads::<1>(SpareNearest, "1/2 3,3 S", "a1", "3/0 3,3 N");
    settles::<1>(Forbidden, "1/2 3,3 S", "0/0 5,4 S");
    legal::<1>(MustLeaveMove, "1/2 3,3 S", "a1");
}

#[test]
fn with_twelve_pits_the_origin_is_passed_over_at_the_twenty_fourth_seed() {
    let row = "4,4,4,4,4,4,4,4,4,4,4,4";
    assert_eq!(Position::<Oware<12>>::default().to_string(), format!("{row}/{row} 0,0 S"));
    leads::<12>(
        Capture,
        "4,4,4,4,4,4,4,4,4,4,4,4/4,23,4,4,4,4,4,4,4,4,4,4 0,0 S",
        "b1",
        "5,5,5,5,5,5,5,5,5,5,5,5/5,0,5,5,5,5,5,5,5,5,5,5 0,0 N",
    );
    leads::<12>(
        Capture,
        "4,4,4,4,4,4,4,4,4,4,4,4/4,24,4,4,4,4,4,4,4,4,4,4 0,0 S",
        "b1",
        "5,5,5,5,5,5,5,5,5,5,5,5/5,0,6,5,5,5,5,5,5,5,5,5 0,0 N",
    );
    leads::<12>(
        Capture,
        "4,4,4,4,4,4,4,4,4,4,4,4/4,47,4,4,4,4,4,4,4,4,4,4 0,0 S",
        "b1",
        "6,6,6,6,6,6,6,6,6,6,6,6/6,0,7,6,6,6,6,6,6,6,6,6 0,0 N",
    );
}

#[test]
fn with_twelve_pits_a_chain_runs_through_the_whole_row() {
    leads::<12>(
        SpareFurthest,
        "2,2,2,2,2,2,2,2,2,2,2,2/40,0,0,0,0,0,0,0,0,0,0,12 0,0 S",
        "l1",
        "3,0,0,0,0,0,0,0,0,0,0,0/40,0,0,0,0,0,0,0,0,0,0,0 33,0 N",
    );
    leads::<12>(
        NoCapture,
        "1,2,2,2,2,2,2,2,2,2,2,2/40,0,0,0,0,0,0,0,0,0,0,11 0,0 S",
        "l1",
        "1,0,0,0,0,0,0,0,0,0,0,0/40,0,0,0,0,0,0,0,0,0,0,0 33,0 N",
    );
}

#[test]
fn with_twelve_pits_a_seed_must_travel_further_to_feed() {
    legal::<12>(Capture, "0,0,0,0,0,0,0,0,0,0,0,0/12,10,0,0,0,0,0,0,0,0,1,1 40,40 S", "a1 l1");
}

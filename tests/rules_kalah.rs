//! The rules of Kalah, one test a rule: each from a position in which breaking that rule alone would change what happens.

use manqala::{
    Board, End, Grid, Outcome, Position, Repetition, Ruleset, Side, Variant, VariantError, rules::Kalah,
};

/// Whether a last seed in an own empty pit goes to the store even if nothing lies opposite.
const PLAIN: bool = false;
const EMPTY_CAPTURE: bool = true;

fn read<const N: usize>(empty_capture: bool, text: &str) -> Position<Kalah<N>>
where
    Board<2, N>: Grid,
{
    Position::parse_with(Kalah { empty_capture }, text).expect("a position")
}

fn after<const N: usize>(empty_capture: bool, text: &str, mv: &str) -> Position<Kalah<N>>
where
    Board<2, N>: Grid,
{
    let position = read::<N>(empty_capture, text);
    assert_eq!(position.to_string(), text, "the position is settled");
    position.play(mv.parse().expect("a move")).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A move leads to a position in which the game goes on.
fn leads<const N: usize>(empty_capture: bool, text: &str, mv: &str, result: &str)
where
    Board<2, N>: Grid,
{
    let next = after::<N>(empty_capture, text, mv);
    assert_eq!(next.to_string(), result, "{text} {mv}");
    assert_eq!((next.is_over(), next.end(), next.outcome()), (false, None, None), "{next}");
}

/// A move ends the game.
fn ends<const N: usize>(empty_capture: bool, text: &str, mv: &str, result: &str, outcome: Outcome)
where
    Board<2, N>: Grid,
{
    let next = after::<N>(empty_capture, text, mv);
    assert_eq!(next.to_string(), result, "{text} {mv}");
    assert_eq!((next.end(), next.outcome()), (Some(End::EmptyRow), Some(outcome)), "{next}");
    assert_eq!(next.count_legal_moves(), 0);
}

/// The legal moves, in order.
fn legal<const N: usize>(empty_capture: bool, text: &str, moves: &str)
where
    Board<2, N>: Grid,
{
    let position = read::<N>(empty_capture, text);
    let found: Vec<String> = position.moves().map(|mv| mv.to_string()).collect();
    assert_eq!(found.join(" "), moves, "{position}");
}

/// What becomes of a position that is set up by hand.
fn settles<const N: usize>(empty_capture: bool, text: &str, result: &str)
where
    Board<2, N>: Grid,
{
    let position = read::<N>(empty_capture, text);
    assert_eq!(position.to_string(), result);
    assert_eq!(read::<N>(empty_capture, result), position, "settling twice changes nothing");
}

const SOUTH: Outcome = Outcome::Win(Side::South);
const NORTH: Outcome = Outcome::Win(Side::North);

// The start and the options.

#[test]
fn the_game_starts_with_four_seeds_in_each_of_six_pits_and_south_to_move() {
    let start = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
    assert_eq!(Position::<Kalah>::default().to_string(), start);
    legal::<6>(PLAIN, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "a1 b1 c1 d1 e1 f1");
}

#[test]
fn capturing_with_nothing_opposite_is_off_by_default() {
    assert!(!Kalah::<6>::default().empty_capture);
}

#[test]
fn positions_cannot_come_back_so_repetition_is_off() {
    assert_eq!(Kalah::<6>::default().repetition(), Repetition::OFF);
}

#[test]
fn the_game_comes_with_one_to_twelve_pits_and_with_as_many_seeds_as_a_board_holds() {
    let named = |name: &str| name.parse::<Variant>();
    assert_eq!(named("kalah(3,6)").expect("a variant").start().to_string(), "6,6,6/6,6,6 0,0 S");
    assert_eq!(named("kalah(1,127)").expect("a variant").start().to_string(), "127/127 0,0 S");
    for name in ["kalah(0,4)", "kalah(13,4)"] {
        assert!(matches!(named(name), Err(VariantError::Columns { least: 1, most: 12, .. })), "{name}");
    }
    assert_eq!(named("kalah(6,0)"), Err(VariantError::Seeds { found: 0, least: 1, most: 21 }));
    assert_eq!(named("kalah(6,22)"), Err(VariantError::Seeds { found: 22, least: 1, most: 21 }));
    assert_eq!(named("kalah(1,128)"), Err(VariantError::Seeds { found: 128, least: 1, most: 127 }));
}

// Sowing.

#[test]
fn a_player_lifts_own_pits_that_are_not_empty() {
    legal::<6>(PLAIN, "1,0,2,0,0,3/0,1,0,0,5,0 10,10 S", "b1 e1");
    legal::<6>(PLAIN, "1,0,2,0,0,3/0,1,0,0,5,0 10,10 N", "f2 c2 a2");
}

#[test]
fn there_is_no_duty_to_feed() {
    legal::<6>(PLAIN, "1,0,0,0,0,0/1,1,0,0,0,5 10,10 S", "a1 b1 f1");
}

#[test]
fn all_seeds_of_the_pit_are_sown_anticlockwise_from_the_next_pit_on() {
    leads::<6>(PLAIN, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "a1", "4,4,4,4,4,4/0,5,5,5,5,4 0,0 N");
    leads::<6>(PLAIN, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N", "f2", "4,5,5,5,5,0/4,4,4,4,4,4 0,0 S");
}

#[test]
fn the_own_store_is_sown_after_the_last_pit_of_the_row() {
    leads::<6>(PLAIN, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "d1", "4,4,4,4,4,5/4,4,4,0,5,5 1,0 N");
    leads::<6>(PLAIN, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N", "c2", "5,5,0,4,4,4/5,4,4,4,4,4 0,1 S");
}

#[test]
fn after_the_own_store_comes_the_opponents_row() {
    leads::<6>(PLAIN, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "f1", "4,4,4,5,5,5/4,4,4,4,4,0 1,0 N");
    leads::<6>(PLAIN, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N", "a2", "0,4,4,4,4,4/5,5,5,4,4,4 0,1 S");
}

#[test]
fn the_opponents_store_is_passed_over() {
    leads::<6>(PLAIN, "4,4,4,4,4,4/4,4,4,4,4,8 0,0 S", "f1", "5,5,5,5,5,5/5,4,4,4,4,0 1,0 N");
    leads::<6>(PLAIN, "8,4,4,4,4,4/4,4,4,4,4,4 0,0 N", "a2", "0,4,4,4,4,5/5,5,5,5,5,5 0,1 S");
}

#[test]
fn a_long_sowing_drops_a_seed_in_its_origin() {
    leads::<6>(PLAIN, "1,1,1,1,1,1/14,1,1,1,1,1 10,10 S", "a1", "2,2,2,2,2,2/1,3,2,2,2,2 11,10 N");
    leads::<6>(PLAIN, "1,1,1,1,1,1/27,1,1,1,1,1 10,10 S", "a1", "3,3,3,3,3,3/2,4,3,3,3,3 12,10 N");
    leads::<6>(PLAIN, "1,1,1,1,1,1/40,1,1,1,1,1 10,10 S", "a1", "4,4,4,4,4,4/3,5,4,4,4,4 13,10 N");
}

#[test]
fn there_is_one_lap_a_move() {
    leads::<6>(PLAIN, "4,4,4,4,4,4/1,5,4,4,4,4 0,0 S", "a1", "4,4,4,4,4,4/0,6,4,4,4,4 0,0 N");
}

// Another turn.

#[test]
fn a_last_seed_in_the_own_store_earns_another_turn() {
    leads::<6>(PLAIN, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "c1", "4,4,4,4,4,4/4,4,0,5,5,5 1,0 S");
    leads::<6>(PLAIN, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N", "d2", "5,5,5,0,4,4/4,4,4,4,4,4 0,1 N");
    // Once round and into the store again.
    leads::<6>(PLAIN, "1,1,1,1,1,1/1,1,1,1,1,14 5,5 S", "f1", "2,2,2,2,2,2/2,2,2,2,2,1 7,5 S");
}

#[test]
fn the_turn_passes_when_the_last_seed_falls_beyond_the_store_or_before_it() {
    leads::<6>(PLAIN, "4,4,4,4,4,4/4,4,3,5,4,4 0,0 S", "c1", "4,4,4,4,4,4/4,4,0,6,5,5 0,0 N");
    leads::<6>(PLAIN, "4,4,4,4,4,4/4,4,4,4,4,2 0,0 S", "f1", "4,4,4,4,4,5/4,4,4,4,4,0 1,0 N");
}

#[test]
fn a_player_may_earn_several_turns_one_after_the_other() {
    let mut position = read::<6>(PLAIN, "4,4,4,4,4,4/6,5,4,3,2,1 0,0 S");
    for mv in ["f1", "e1", "f1", "d1"] {
        position = position.play(mv.parse().expect("a move")).expect("a legal move");
        assert_eq!(position.turn(), Side::South, "{mv}");
    }
    assert_eq!(position.to_string(), "4,4,4,4,4,4/6,5,4,0,1,1 4,0 S");
}

// Capturing.

#[test]
fn a_last_seed_in_an_own_empty_pit_captures_itself_and_the_seeds_opposite() {
    leads::<6>(PLAIN, "0,0,2,4,0,0/0,0,1,0,3,0 20,18 S", "c1", "0,0,2,0,0,0/0,0,0,0,3,0 25,18 N");
    leads::<6>(PLAIN, "0,0,1,0,3,0/0,0,2,0,1,0 20,18 N", "e2", "0,1,2,1,0,0/0,0,2,0,1,0 20,18 S");
}

#[test]
fn the_captured_pit_is_the_one_on_the_same_file() {
    leads::<6>(PLAIN, "1,2,3,4,5,6/1,0,1,1,1,1 5,5 S", "a1", "1,0,3,4,5,6/0,0,1,1,1,1 8,5 N");
    leads::<6>(PLAIN, "1,1,1,1,0,1/1,2,3,4,5,6 5,5 N", "f2", "1,1,1,1,0,0/1,2,3,4,0,6 5,11 S");
}

#[test]
fn a_last_seed_in_an_own_occupied_pit_captures_nothing() {
    leads::<6>(PLAIN, "0,0,2,4,0,0/0,0,1,1,3,0 20,17 S", "c1", "0,0,2,4,0,0/0,0,0,2,3,0 20,17 N");
}

#[test]
fn a_last_seed_in_an_empty_pit_of_the_opponent_captures_nothing() {
    leads::<6>(PLAIN, "1,0,2,0,4,0/0,0,1,0,3,2 15,15 S", "f1", "1,0,2,0,4,1/0,0,1,0,3,0 16,15 N");
}

#[test]
fn a_last_seed_in_the_origin_captures_for_the_origin_counts_as_empty() {
    leads::<6>(PLAIN, "1,1,1,1,1,1/13,1,1,1,1,1 12,12 S", "a1", "0,2,2,2,2,2/0,2,2,2,2,2 16,12 N");
    leads::<6>(PLAIN, "1,1,1,1,1,13/1,1,1,1,1,1 12,12 N", "f2", "2,2,2,2,2,0/2,2,2,2,2,0 12,16 S");
}

#[test]
fn what_lies_opposite_is_counted_when_the_last_seed_has_fallen() {
    // The sowing itself drops the only seed that is captured.
    leads::<6>(PLAIN, "1,0,1,1,1,1/1,0,1,1,1,9 10,10 S", "f1", "2,0,2,2,2,2/2,0,1,1,1,0 13,10 N");
}

#[test]
fn with_nothing_opposite_the_last_seed_stays() {
    leads::<6>(PLAIN, "0,0,2,0,4,0/0,0,1,0,3,0 20,18 S", "c1", "0,0,2,0,4,0/0,0,0,1,3,0 20,18 N");
}

#[test]
fn with_empty_capture_the_last_seed_goes_to_the_store_even_if_nothing_lies_opposite() {
    leads::<6>(EMPTY_CAPTURE, "0,0,2,0,4,0/0,0,1,0,3,0 20,18 S", "c1", "0,0,2,0,4,0/0,0,0,0,3,0 21,18 N");
    leads::<6>(EMPTY_CAPTURE, "0,3,0,1,0,0/0,4,0,2,0,0 18,20 N", "d2", "0,3,0,0,0,0/0,4,0,2,0,0 18,21 S");
}

#[test]
fn with_empty_capture_seeds_opposite_are_captured_as_without() {
    leads::<6>(EMPTY_CAPTURE, "0,0,2,4,0,0/0,0,1,0,3,0 20,18 S", "c1", "0,0,2,0,0,0/0,0,0,0,3,0 25,18 N");
    leads::<6>(EMPTY_CAPTURE, "1,0,2,0,4,0/0,0,1,0,3,2 15,15 S", "f1", "1,0,2,0,4,1/0,0,1,0,3,0 16,15 N");
}

#[test]
fn the_turn_passes_after_a_capture() {
    assert_eq!(after::<6>(PLAIN, "0,0,2,4,0,0/0,0,1,0,3,0 20,18 S", "c1").turn(), Side::North);
    assert_eq!(after::<6>(EMPTY_CAPTURE, "0,0,2,0,4,0/0,0,1,0,3,0 20,18 S", "c1").turn(), Side::North);
}

// The end.

#[test]
fn an_empty_row_of_the_mover_ends_the_game_and_the_opponent_takes_his_own() {
    ends::<6>(PLAIN, "1,0,0,0,0,0/0,0,0,0,0,1 22,20 S", "f1", "0,0,0,0,0,0/0,0,0,0,0,0 23,21 S", SOUTH);
    ends::<6>(PLAIN, "1,0,0,0,0,5/0,0,0,0,0,2 20,20 S", "f1", "0,0,0,0,0,0/0,0,0,0,0,0 21,27 N", NORTH);
}

#[test]
fn an_empty_row_of_the_opponent_ends_the_game_and_the_mover_takes_his_own() {
    ends::<6>(PLAIN, "0,0,0,4,0,0/2,0,1,0,0,3 18,20 S", "c1", "0,0,0,0,0,0/0,0,0,0,0,0 28,20 N", SOUTH);
}

#[test]
fn an_empty_row_ends_the_game_even_if_the_other_player_would_be_next() {
    // South has no seeds left but would not be next; North has.
    ends::<6>(PLAIN, "1,0,0,0,0,2/0,0,0,0,0,2 20,20 S", "f1", "0,0,0,0,0,0/0,0,0,0,0,0 21,24 N", NORTH);
    // The last seed fell in the store: the mover would be next, with seeds, and the opponent has none.
    settles::<6>(PLAIN, "0,0,0,0,0,0/1,0,0,0,0,0 20,20 S", "0,0,0,0,0,0/0,0,0,0,0,0 21,20 S");
    settles::<6>(PLAIN, "0,0,0,0,0,0/1,0,0,0,0,0 20,20 N", "0,0,0,0,0,0/0,0,0,0,0,0 21,20 N");
}

#[test]
fn a_game_that_ends_with_a_seed_in_the_store_still_names_the_mover() {
    ends::<6>(PLAIN, "0,0,0,0,1,0/0,0,0,0,0,1 24,22 S", "f1", "0,0,0,0,0,0/0,0,0,0,0,0 25,23 S", SOUTH);
    ends::<6>(PLAIN, "1,0,0,0,0,0/0,1,0,0,0,0 22,24 N", "a2", "0,0,0,0,0,0/0,0,0,0,0,0 23,25 N", NORTH);
}

#[test]
fn an_empty_capture_may_empty_the_row_and_end_the_game() {
    ends::<6>(
        EMPTY_CAPTURE,
        "0,0,2,0,0,0/0,1,0,0,0,0 20,20 S",
        "b1",
        "0,0,0,0,0,0/0,0,0,0,0,0 23,20 N",
        SOUTH,
    );
    ends::<6>(
        EMPTY_CAPTURE,
        "0,0,0,1,0,0/0,1,0,0,0,0 20,20 S",
        "b1",
        "0,0,0,0,0,0/0,0,0,0,0,0 21,21 N",
        Outcome::Draw,
    );
    leads::<6>(PLAIN, "0,0,0,1,0,0/0,1,0,0,0,0 20,20 S", "b1", "0,0,0,1,0,0/0,0,1,0,0,0 20,20 N");
}

#[test]
fn a_majority_does_not_end_the_game() {
    leads::<6>(PLAIN, "1,1,0,0,0,0/1,1,0,0,0,0 40,4 S", "b1", "1,1,0,0,0,0/1,0,1,0,0,0 40,4 N");
    leads::<6>(PLAIN, "0,1,0,4,0,0/1,0,1,0,0,3 23,18 S", "c1", "0,1,0,0,0,0/1,0,0,0,0,3 28,18 N");
}

// Other sizes.

#[test]
fn with_one_pit_the_sowing_goes_round_pit_store_and_pit() {
    assert_eq!(Position::<Kalah<1>>::default().to_string(), "4/4 0,0 S");
    ends::<1>(PLAIN, "1/1 0,0 S", "a1", "0/0 1,1 S", Outcome::Draw);
    ends::<1>(PLAIN, "2/2 0,0 S", "a1", "0/0 1,3 N", NORTH);
    ends::<1>(PLAIN, "3/3 0,0 S", "a1", "0/0 6,0 N", SOUTH);
    leads::<1>(PLAIN, "4/4 0,0 S", "a1", "5/1 2,0 S");
    leads::<1>(PLAIN, "5/5 0,0 S", "a1", "7/1 2,0 N");
}

#[test]
fn with_twelve_pits_twenty_five_seeds_end_in_their_origin() {
    leads::<12>(
        PLAIN,
        "4,4,4,4,4,4,4,4,4,4,4,4/4,25,4,4,4,4,4,4,4,4,4,4 0,0 S",
        "b1",
        "5,0,5,5,5,5,5,5,5,5,5,5/5,0,5,5,5,5,5,5,5,5,5,5 7,0 N",
    );
    leads::<12>(
        PLAIN,
        "4,4,4,4,4,4,4,4,4,4,4,4/4,11,4,4,4,4,4,4,4,4,4,4 0,0 S",
        "b1",
        "4,4,4,4,4,4,4,4,4,4,4,4/4,0,5,5,5,5,5,5,5,5,5,5 1,0 S",
    );
    leads::<12>(
        PLAIN,
        "4,4,4,4,4,4,4,4,4,4,4,4/4,26,4,4,4,4,4,4,4,4,4,4 0,0 S",
        "b1",
        "5,5,5,5,5,5,5,5,5,5,5,5/5,1,6,5,5,5,5,5,5,5,5,5 1,0 N",
    );
}

#[test]
fn the_perfect_game_for_four_pits_with_one_seed_ends_two_ahead() {
    let mut position = Position::start_with(Kalah::<4> { empty_capture: true }, 1).expect("a start");
    for mv in ["d1", "c1", "a2", "b2", "b1"] {
        position = position.play(mv.parse().expect("a move")).expect("a legal move");
    }
    assert_eq!(position.to_string(), "0,0,0,0/0,0,0,0 5,3 N");
}

/// The margin of the first player with best play.
fn margin<const N: usize>(position: Position<Kalah<N>>) -> i16
where
    Board<2, N>: Grid,
{
    if position.is_over() {
        return i16::from(position.store(Side::South)) - i16::from(position.store(Side::North));
    }
    let margins = position.moves().map(|mv| margin(position.play_unchecked(mv)));
    let best = if position.turn() == Side::South { margins.max() } else { margins.min() };
    best.expect("a legal move")
}

#[test]
fn best_play_gives_the_published_margins_of_small_sizes() {
    let one = |seeds, empty_capture| {
        margin(Position::start_with(Kalah::<1> { empty_capture }, seeds).expect("a start"))
    };
    let two = |seeds, empty_capture| {
        margin(Position::start_with(Kalah::<2> { empty_capture }, seeds).expect("a start"))
    };
    let three = |seeds, empty_capture| {
        margin(Position::start_with(Kalah::<3> { empty_capture }, seeds).expect("a start"))
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(|seeds| one(seeds, PLAIN)), [0, -2, 6, -2, 2, 0]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(|seeds| one(seeds, EMPTY_CAPTURE)), [0, -2, 6, -2, 2, 0]);
    assert_eq!([1, 2, 3, 4].map(|seeds| two(seeds, PLAIN)), [2, -2, -2, -10]);
    assert_eq!([1, 2, 3, 4].map(|seeds| two(seeds, EMPTY_CAPTURE)), [2, -2, -2, -12]);
    assert_eq!([1, 2].map(|seeds| three(seeds, PLAIN)), [0, 4]);
    assert_eq!([1, 2].map(|seeds| three(seeds, EMPTY_CAPTURE)), [0, 4]);
}

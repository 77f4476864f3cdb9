//! What an observer hears of a turn: every step, in order, and nothing else.

use std::{cell::RefCell, fmt};

use manqala::{
    Board, Direction, Event, Fields, Landing, Observer, Position, PositionError, Ruleset, Seat, Side, Spot,
    Start, State, Track, Turn, rules,
};
use rules::{GrandSlam, Kalah, KenyaChildren, KenyaLaps, Kiswahili, NamNam, Oware};

/// A step as a short text.
fn told(event: Event) -> String {
    match event {
        Event::Lift { pit, seeds } => format!("lift {pit} {seeds}"),
        Event::Relay { pit, seeds } => format!("relay {pit} {seeds}"),
        Event::Place { pit, from } => format!("place {pit} {from}"),
        Event::Drop { site, hand } => format!("drop {site} {hand}"),
        Event::Skip { pit } => format!("skip {pit}"),
        Event::Capture { pit, seeds, by } => format!("capture {pit} {seeds} {by}"),
        Event::Bank { seeds, by } => format!("bank {seeds} {by}"),
        Event::Settle { pit, seeds, to } => format!("settle {pit} {seeds} {to}"),
        Event::Turn { to } => format!("turn {to}"),
        other => format!("{other:?}"),
    }
}

/// What is heard of a move.
fn heard<R: Ruleset>(position: &Position<R>, mv: &str) -> Vec<String> {
    let mut steps = Vec::new();
    let mv = mv.parse().expect("a move");
    let next = position.play_observed(mv, &mut |event| steps.push(told(event))).expect("a legal move");
    assert_eq!(next, position.play(mv).expect("a legal move"), "listening changes nothing");
    steps
}

fn hears<R: Ruleset>(rules: R, text: &str, mv: &str, steps: &[&str]) {
    let position = Position::parse_with(rules, text).expect("a position");
    assert_eq!(position.to_string(), text, "the position is settled");
    assert_eq!(heard(&position, mv), steps, "{text} {mv}");
}

#[test]
fn a_plain_move_is_a_pit_lifted_its_seeds_dropped_and_the_turn_passed() {
    hears(
        Oware::<6>::default(),
        "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S",
        "a1",
        &["lift a1 4", "drop b1 3", "drop c1 2", "drop d1 1", "drop e1 0", "turn N"],
    );
    hears(
        Oware::<6>::default(),
        "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N",
        "b2",
        &["lift b2 4", "drop a2 3", "drop a1 2", "drop b1 1", "drop c1 0", "turn S"],
    );
}

#[test]
fn a_skipped_origin_is_heard_where_it_is_passed_and_each_pit_of_a_chain_when_it_is_taken() {
    #[rustfmt::skip]
    hears(
        Oware::<6>::default(),
        "0,0,9,0,1,1/3,0,0,0,0,13 10,10 S",
        "f1",
        &[
            "lift f1 13",
            "drop f2 12", "drop e2 11", "drop d2 10", "drop c2 9", "drop b2 8", "drop a2 7",
            "drop a1 6", "drop b1 5", "drop c1 4", "drop d1 3", "drop e1 2", "skip f1",
            "drop f2 1", "drop e2 0",
            "capture f2 3 S", "capture e2 3 S",
            "turn N",
        ],
    );
}

#[test]
fn a_sowing_that_ends_before_its_origin_skips_nothing() {
    let steps =
        heard(&"4,4,4,4,4,4/4,4,11,4,4,4 0,0 S".parse::<Position<Oware>>().expect("a position"), "c1");
    assert_eq!(steps.len(), 13);
    assert!(!steps.iter().any(|step| step.starts_with("skip")), "{steps:?}");
}

#[test]
fn a_seed_in_the_store_is_dropped_there_and_the_turn_stays() {
    hears(
        Kalah::<6>::default(),
        "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S",
        "c1",
        &["lift c1 4", "drop d1 3", "drop e1 2", "drop f1 1", "drop store S 0", "turn S"],
    );
    hears(
        Kalah::<6>::default(),
        "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N",
        "a2",
        &["lift a2 4", "drop store N 3", "drop a1 2", "drop b1 1", "drop c1 0", "turn S"],
    );
}

#[test]
fn what_lies_opposite_is_captured_before_the_seed_that_captured_it() {
    hears(
        Kalah::<6>::default(),
        "0,0,2,4,0,0/0,0,1,0,3,0 20,18 S",
        "c1",
        &["lift c1 1", "drop d1 0", "capture d2 4 S", "capture d1 1 S", "turn N"],
    );
    hears(
        KenyaChildren::default(),
        "3,3,3,3,3,3,3,3/0,3,3,3,1,0,3,3 1,1 S",
        "e1",
        &["lift e1 1", "drop f1 0", "capture f2 3 S", "turn N"],
    );
}

#[test]
fn a_relay_lifts_the_landing_pit() {
    hears(
        KenyaLaps::default(),
        "0,0,0,0,0,0,0,3/1,0,0,1,0,0,0,1 13,13 S",
        "h1",
        &[
            "lift h1 1",
            "drop h2 0",
            "relay h2 4",
            "drop g2 3",
            "drop f2 2",
            "drop e2 1",
            "drop d2 0",
            "turn N",
        ],
    );
}

#[test]
fn a_four_is_taken_by_its_owner_between_two_seeds() {
    #[rustfmt::skip]
    hears(
        NamNam::default(),
        "0,0,0,0,0,3/1,0,0,0,1,6 18,19 S NNNNNN/SSSSSS",
        "f1",
        &[
            "lift f1 6", "drop f2 5", "capture f2 4 N",
            "drop e2 4", "drop d2 3", "drop c2 2", "drop b2 1", "drop a2 0",
            "turn N",
        ],
    );
}

#[test]
fn the_last_four_are_taken_from_the_pits_and_from_the_hand() {
    hears(
        NamNam::default(),
        "0,0,0,0,0,3/0,0,0,0,2,3 20,20 S NNNNNN/SSSSSS",
        "f1",
        &["lift f1 3", "drop f2 2", "capture f2 4 N", "capture e1 2 N", "bank 2 N", "turn N"],
    );
}

#[test]
fn seeds_given_to_the_opponent_are_captured_by_him() {
    hears(
        Oware::<6>::new(GrandSlam::OpponentTakesRest),
        "0,0,0,0,0,1/1,0,0,0,0,1 22,23 S",
        "f1",
        &["lift f1 1", "drop f2 0", "capture f2 2 S", "capture a1 1 N", "turn N"],
    );
}

#[test]
fn seeds_that_are_handed_out_at_the_end_are_settled_pit_by_pit() {
    hears(
        Oware::<6>::default(),
        "0,1,0,0,0,0/0,0,0,0,0,1 23,23 S",
        "f1",
        &["lift f1 1", "drop f2 0", "settle f2 1 N", "settle b2 1 N", "turn N"],
    );
    hears(
        Kalah::<6>::default(),
        "0,0,0,0,1,0/0,0,0,0,0,1 24,22 S",
        "f1",
        &["lift f1 1", "drop store S 0", "settle e2 1 N", "turn S"],
    );
}

#[test]
fn nothing_is_settled_where_a_majority_ends_the_game() {
    hears(
        Oware::<6>::abapa(),
        "0,1,0,0,0,2/0,0,0,0,0,1 22,22 S",
        "f1",
        &["lift f1 1", "drop f2 0", "capture f2 3 S", "turn N"],
    );
}

#[test]
fn a_player_who_misses_his_turn_is_not_heard_of() {
    hears(
        NamNam::default(),
        "0,0,0,0,0,0/1,0,1,3,3,4 18,18 S NNNNNN/SSSSSS",
        "a1",
        &["lift a1 1", "drop b1 0", "turn S"],
    );
    hears(
        KenyaLaps::default(),
        "1,0,1,0,1,0,1,3/1,0,0,1,0,1,0,1 10,11 S",
        "a1",
        &["lift a1 1", "drop b1 0", "turn S"],
    );
}

#[test]
fn nothing_is_heard_of_a_move_that_is_refused() {
    let refuses = |text: &str, mv: &str| {
        let position: Position<KenyaLaps> = text.parse().expect("a position");
        let mv = mv.parse().expect("a move");
        let refused = position.play_observed(mv, &mut |event| panic!("{event:?}"));
        assert!(refused.is_err(), "{text} {mv}");
    };
    refuses("2,1,2,1,0,3,0,3/0,1,2,1,0,4,1,0 5,6 N", "a2"); // never ends
    refuses("2,1,2,1,0,3,0,3/0,1,2,1,0,4,1,0 5,6 N", "a1");
    refuses("0,0,0,0,0,0,0,3/1,2,0,1,0,0,0,1 12,12 S", "a1"); // a single
    refuses("0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 16,16 S", "a1");
}

#[test]
fn a_step_that_is_not_possible_leaves_the_board_as_it_is() {
    let board: manqala::Board<2, 6> = "4,4,4,4,4,4/4,4,4,4,4,0 200,11".parse().expect("a board");
    let (a1, f1, g1) = ("a1".parse().unwrap(), "f1".parse().unwrap(), "g1".parse().unwrap());
    let impossible = [
        Event::Lift { pit: g1, seeds: 1 },
        Event::Lift { pit: a1, seeds: 5 },
        Event::Relay { pit: f1, seeds: 1 },
        Event::Drop { site: manqala::Site::Pit(a1), hand: 0 },
        Event::Drop { site: manqala::Site::Store(Side::South), hand: 0 },
        Event::Capture { pit: g1, seeds: 1, by: Side::South },
        Event::Capture { pit: f1, seeds: 1, by: Side::South },
        Event::Bank { seeds: 1, by: Side::North },
        Event::Settle { pit: f1, seeds: 1, to: Side::North },
    ];
    assert_eq!(board.total(), 255, "there is no room for another seed");
    for event in impossible {
        let mut same = board;
        assert!(!event.apply(&mut same), "{event:?}");
        assert_eq!(same, board, "{event:?}");
    }
}

#[cfg(feature = "alloc")]
mod traces {
    use super::*;
    use manqala::{Board, Grid, Trace};

    /// Plays random games; replays each turn from its trace.
    fn replay<R, const COLS: usize>(rules: R)
    where
        R: Ruleset<Board = Board<2, COLS>>,
        Board<2, COLS>: Grid,
    {
        let mut dice = fastrand::Rng::with_seed(41);
        let mut trace = Trace::new();
        for _ in 0..12 {
            let mut position = Position::start(rules);
            for _ in 0..150 {
                let Some(mv) = dice.choice(position.legal_moves()) else { break };
                trace.clear();
                let next = position.play_observed(mv, &mut trace).expect("a legal move");
                let mut board = position.board();
                for event in trace.events() {
                    assert!(event.apply(&mut board), "{position} {mv}: {event:?}");
                }
                assert_eq!(board, next.board(), "{position} {mv}");
                assert_eq!(trace.events().last(), Some(&Event::Turn { to: next.turn() }));
                let told: Vec<String> = trace.events().iter().copied().map(told).collect();
                assert_eq!(told, heard(&position, &mv.to_string()), "{position} {mv}");
                position = next;
            }
        }
    }

    #[test]
    fn a_trace_replays_the_turn_it_has_recorded() {
        for policy in GrandSlam::ALL {
            replay(Oware::<6>::new(policy));
        }
        replay(Oware::<3>::default());
        replay(Kalah::<6>::default());
        replay(Kalah::<8> { empty_capture: true });
        replay(NamNam::default());
        replay(NamNam { last_four: false, ..NamNam::default() });
        replay(KenyaChildren::default());
        replay(KenyaLaps { take_capturing_seed: true });
    }

    #[test]
    fn a_trace_holds_turns_longer_than_its_place_on_the_stack() {
        // 1,171 laps.
        let position: Position<KenyaLaps> =
            "1,2,3,4,1,0,3,2/4,1,2,2,3,1,2,0 0,0 S".parse().expect("a position");
        let mut trace = Trace::new();
        let next = position.play_observed("c1".parse().expect("a move"), &mut trace).expect("a legal move");
        let laps = trace.events().iter().filter(|event| matches!(event, Event::Relay { .. })).count();
        assert_eq!(laps, 1170);
        let mut board = position.board();
        assert!(trace.events().iter().all(|event| event.apply(&mut board)));
        assert_eq!(board, next.board());
    }

    #[test]
    fn a_cleared_trace_is_like_a_new_one() {
        let mut trace = Trace::new();
        let start = Position::<Oware>::default();
        let _ = start.play_observed("a1".parse().expect("a move"), &mut trace);
        assert_eq!(trace.events().len(), 6);
        trace.clear();
        assert_eq!(trace, Trace::new());
    }
}

#[test]
fn a_taxed_house_is_heard_as_the_seed_placed_and_the_two_that_are_lifted() {
    hears(
        Kiswahili::default(),
        "0,0,0,0,0,0,0,0/0,0,0,1,0,0,0,0/0,0,0,0,6,0,0,0/0,0,0,0,0,0,0,0 5,5 S SN -",
        "e2+",
        &["place e2 S", "lift e2 2", "drop f2 1", "drop g2 0", "turn N"],
    );
}

/// Lifts an empty pit before the one that is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct LiftsNothing;

impl Ruleset for LiftsNothing {
    type Board = Board<2, 3>;
    type State = ();
    const SEEDS: u8 = 1;

    // Where the opponent's row is not reached, there is nothing to capture in it either.
    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Board<2, 3>, (), O>, _: Spot) -> Landing {
        turn.capture_even();
        Landing::Pass
    }

    fn open<O: Observer>(&self, turn: &mut Turn<'_, Board<2, 3>, (), O>, start: Start) -> Landing {
        let lap = turn.lift_start(start);
        let _ = turn.lift(Spot::Own(start.pit()), Direction::Anticlockwise);
        let _ = turn.lift_some(start.pit(), 2, Direction::Anticlockwise);
        turn.seize(2);
        Landing::Sow(lap)
    }
}

#[test]
fn nothing_is_heard_of_lifting_or_capturing_nothing() {
    let start: Position<LiftsNothing> = "0,1,1/1,1,1 0,0 S".parse().expect("a position");
    assert_eq!(heard(&start, "a1"), ["lift a1 1", "drop b1 0", "turn N"]);
}

/// Tells of each turn whether it is one that goes on, and what its first pit faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Telling;

thread_local! {
    static TOLD: RefCell<Vec<(bool, usize)>> = const { RefCell::new(Vec::new()) };
}

impl Ruleset for Telling {
    type Board = Board<2, 3>;
    type State = ();
    const SEEDS: u8 = 1;
    const RELAYS: bool = true;
    const CHOOSES_TO_GO_ON: bool = true;

    fn open<O: Observer>(&self, turn: &mut Turn<'_, Board<2, 3>, (), O>, start: Start) -> Landing {
        TOLD.with_borrow_mut(|told| told.push((start.goes_on(), turn.facing(start.pit()))));
        Landing::Sow(turn.lift_start(start))
    }

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Board<2, 3>, (), O>, _: Spot) -> Landing {
        if turn.laps() == 1 && turn.chooses_to_go_on() { turn.relay() } else { Landing::Pass }
    }
}

#[test]
fn a_turn_knows_whether_it_is_to_go_on_and_what_its_pits_face() {
    let start = Position::<Telling>::default();
    for (mv, told) in [("a1", (false, 2)), ("a1*", (true, 2)), ("b1", (false, 1)), ("c1*", (true, 0))] {
        TOLD.take();
        let _ = start.play_unchecked(mv.parse().expect("a move"));
        assert_eq!(TOLD.with_borrow(|all| all.first().copied()), Some(told), "{mv}");
    }
}

/// Claims that are no claims: of pits that the board does not have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct NoClaims;

impl State for NoClaims {
    fn swapped(self) -> Self {
        self
    }

    fn claimed(&self, side: Seat) -> Option<usize> {
        Some(if side == Seat::Own { 7 } else { usize::MAX })
    }

    fn write(&self, _: Side, _: Direction, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }

    fn read(_: &mut Fields<'_>, _: Side, _: Direction) -> Result<Self, PositionError> {
        Ok(Self)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Claiming;

impl Ruleset for Claiming {
    type Board = Board<2, 7>;
    type State = NoClaims;
    const SEEDS: u8 = 3;
    const TRACK: Track = Track::BoardAndStore;
    const CLAIMS: bool = true;
}

#[test]
fn a_claim_of_a_pit_beyond_the_last_is_none() {
    let start: Position<Claiming> = "3,3,3,3,3,3,3/3,3,3,3,3,3,3 5,0 S".parse().expect("a position");
    assert_eq!(heard(&start, "e1"), ["lift e1 3", "drop f1 2", "drop g1 1", "drop store S 0", "turn N"]);
    let next = start.play("e1".parse().expect("a move")).expect("a legal move");
    assert_eq!(next.to_string(), "3,3,3,3,3,3,3/3,3,3,3,0,4,4 6,0 N");
}

//! Moves that go on for ever, and some that only seem to.

mod relay;

use std::cell::Cell;

use manqala::{
    Board, Direction, Event, Landing, MAX_LAPS, Observer, PlayError, Position, Ruleset, Seats, Side, Spot,
    Turn,
    rules::{Kalah, KenyaLaps},
};
use relay::Relay;

/// Plays a move and counts its laps and the seeds sown.
fn laps<R: Ruleset>(position: &Position<R>, mv: &str) -> Result<(u32, u32), PlayError> {
    let (mut laps, mut sown) = (0, 0);
    position.play_observed(mv.parse().expect("a move"), &mut |event| match event {
        Event::Lift { .. } | Event::Relay { .. } => laps += 1,
        Event::Drop { .. } => sown += 1,
        _ => {}
    })?;
    Ok((laps, sown))
}

fn never_ends<R: Ruleset>(position: &Position<R>, mv: &str) {
    let mv = mv.parse().expect("a move");
    assert_eq!(position.play(mv), Err(PlayError::NeverEnds { mv }));
    assert!(!position.is_legal(mv) && !position.legal_moves().contains(&mv));
    assert_eq!(position.play_unchecked(mv), *position, "an unchecked move that never ends is not played");
}

#[test]
fn the_smallest_pattern_on_rings_of_12_14_and_16_pits_never_ends() {
    // 0 1 0 1 … 0 1, the last two pits 3 1, lifting the 3. Anticlockwise the ring runs a1 b1 … b2 a2.
    let position: Position<Relay<2, 6>> = "1,3,1,0,1,0/0,1,0,1,0,1 0,0 N".parse().expect("a position");
    never_ends(&position, "b2-");
    let position: Position<Relay<2, 7>> = "1,3,1,0,1,0,1/0,1,0,1,0,1,0 0,0 N".parse().expect("a position");
    never_ends(&position, "b2-");
    let position: Position<Relay<2, 8>> =
        "1,3,1,0,1,0,1,0/0,1,0,1,0,1,0,1 0,0 N".parse().expect("a position");
    never_ends(&position, "b2-");
}

#[test]
fn the_pattern_of_period_128_on_a_ring_of_16_never_ends_in_either_direction() {
    let position: Position<Relay<4, 8>> =
        "0,0,0,0,0,0,0,52/1,0,0,0,0,0,0,0/0,1,3,1,0,1,0,1/1,0,1,0,1,0,1,0 0,0 S".parse().expect("a position");
    never_ends(&position, "c2+");
    never_ends(&position, "c2-");
    assert!(position.is_legal("b2-".parse().expect("a move")), "others end");
}

#[test]
fn a_move_of_1804_laps_ends() {
    let position: Position<Relay<4, 8>> =
        "0,0,0,0,0,0,0,0/0,0,0,0,0,0,13,0/5,2,3,2,3,6,0,4/2,5,2,3,2,3,4,5 0,0 S".parse().expect("a position");
    assert_eq!(laps(&position, "f2+"), Ok((1804, 8744)));
    let next = position.play("f2+".parse().expect("a move")).expect("a legal move");
    assert!(
        next.to_string().starts_with("0,0,0,0,0,0,0,0/0,0,0,0,0,0,13,0/1,17,5,4,1,0,1,0/0,1,1,4,5,10,0,1 ")
    );
}

#[test]
fn the_sixth_move_of_a_short_game_of_kenyan_laps_never_ends() {
    let position: Position<KenyaLaps> = "2,1,2,1,0,3,0,3/0,1,2,1,0,4,1,0 5,6 N".parse().expect("a position");
    never_ends(&position, "a2");
    let moves: Vec<String> = position.moves().map(|mv| mv.to_string()).collect();
    assert_eq!(moves, ["h2", "f2", "c2"]);
}

/// Rings clockwise from A1, lifting A1, that go on for ever or very long: the smallest pattern, one of 434 laps, and the one
/// of 1,804 laps.
const LONG: [[u8; 16]; 3] = [
    [3, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1],
    [2, 2, 1, 4, 1, 0, 1, 0, 1, 0, 8, 0, 2, 3, 4, 1],
    [6, 0, 4, 5, 4, 3, 2, 3, 2, 5, 2, 5, 2, 3, 2, 3],
];

/// What the engine says of long relays and their neighbours is what ten thousand laps say, sown seed by seed.
#[test]
fn whether_a_move_ends_is_what_ten_thousand_laps_say() {
    let mut dice = fastrand::Rng::with_seed(16);
    let (mut ended, mut never, mut longest) = (0, 0, 0);
    for trial in 0..900 {
        let mut ring = LONG[trial % 3];
        for _ in 0..trial / 3 % 4 {
            let (from, to) = (dice.usize(1..16), dice.usize(1..16));
            if ring[from] > 0 {
                ring[from] -= 1;
                ring[to] += 1;
            }
        }
        // Clockwise from A1: the front row from the left, the back row from the right.
        let front: Vec<String> = ring[..8].iter().map(u8::to_string).collect();
        let back: Vec<String> = ring[8..].iter().rev().map(u8::to_string).collect();
        let text = format!("0,0,0,0,0,0,0,2/0,0,0,0,0,0,0,0/{}/{} 0,0 S", front.join(","), back.join(","));
        let position: Position<Relay<4, 8>> = text.parse().expect("a position");
        let mv = "a2+";
        match (plain_laps(ring), laps(&position, mv)) {
            (Some(expected), Ok((found, _))) => {
                assert_eq!(found, expected, "{text} {mv}");
                ended += 1;
                longest = longest.max(expected);
            }
            (None, Err(_)) => never += 1,
            (expected, found) => panic!("{text} {mv}: expected {expected:?}, found {found:?}"),
        }
    }
    assert!(ended > 300 && never > 30 && longest > 1000, "{ended} ended, {never} never, longest {longest}");
}

/// How many laps a relay takes, seed by seed.
fn plain_laps(mut ring: [u8; 16]) -> Option<u32> {
    let mut at = 0;
    for lap in 1..=MAX_LAPS {
        for _ in 0..std::mem::take(&mut ring[at]) {
            // The seeds in hand are those just taken; the pit itself may get some back.
            at = (at + 1) % ring.len();
            ring[at] += 1;
        }
        if ring[at] == 1 {
            return Some(lap);
        }
    }
    None
}

thread_local! {
    /// The seeds that `Refilled` has heard of.
    static DROPPED: Cell<u32> = const { Cell::new(0) };
}

/// Lifts every pit that a seed falls into, so that no lap would ever end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Refilled<const RELAYS: bool>;

impl<const RELAYS: bool> Ruleset for Refilled<RELAYS> {
    type Board = Board<2, 6>;
    type State = ();
    const SEEDS: u8 = 4;
    const RELAYS: bool = RELAYS;
    const HEARS_SEEDS: bool = true;

    fn dropped<O: Observer>(&self, turn: &mut Turn<'_, Board<2, 6>, (), O>, at: Spot) {
        DROPPED.set(DROPPED.get() + 1);
        let _ = turn.lift(at, Direction::Anticlockwise);
    }

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Board<2, 6>, (), O>, _: Spot) -> Landing {
        turn.relay()
    }
}

#[test]
fn a_lap_that_is_fed_as_fast_as_it_is_sown_is_cut() {
    let start = Position::<Refilled<true>>::default();
    assert!(start.is_over(), "none of the moves ends");
    assert_eq!(start.seeds(), 48);
    assert_eq!(DROPPED.get(), 6 * MAX_LAPS, "each is cut in its first lap, and no other follows");

    // Without relays there is one lap, and what is in hand when it is cut goes to the store.
    let start = Position::<Refilled<false>>::default();
    for mv in start.legal_moves() {
        let mut heard = 0;
        let next = start.play_observed(mv, &mut |_| heard += 1).expect("a legal move");
        assert_eq!((Ok(next), next.seeds(), next.board().total()), (start.play(mv), 48, 48));
        assert!(heard <= 2 * MAX_LAPS + 20, "{heard}");
    }
}

/// Captures what no pit faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Beyond;

impl Ruleset for Beyond {
    type Board = Board<4, 3>;
    type State = ();
    const SEEDS: u8 = 2;
    const RELAYS: bool = true;

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Board<4, 3>, (), O>, _: Spot) -> Landing {
        if turn.laps() > 1 { Landing::Pass } else { turn.capture_and_sow(usize::MAX, Direction::Clockwise) }
    }
}

#[test]
fn a_pit_beyond_the_last_is_at_the_right_end_of_the_row() {
    let start = Position::<Beyond>::default();
    for mv in start.legal_moves() {
        let next = start.play(mv).expect("a legal move");
        assert_eq!((next.seeds_on_side(Side::South), next.seeds_on_side(Side::North)), (14, 10), "{mv}");
        assert_eq!(Ok(next), start.play_observed(mv, &mut |_| ()), "{mv}");
    }
}

/// Relays like [`Relay`], but a player may stop after the first lap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct MayStop;

impl Ruleset for MayStop {
    type Board = Board<2, 6>;
    type State = ();
    const SEEDS: u8 = 1;
    const DIRECTION: Direction = Direction::Anticlockwise;
    const RELAYS: bool = true;
    const CHOOSES_TO_GO_ON: bool = true;

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, at: Spot) -> Landing {
        if turn.at(at) == 1 || (turn.laps() == 1 && !turn.chooses_to_go_on()) {
            Landing::Pass
        } else {
            turn.relay()
        }
    }
}

#[test]
fn to_go_on_for_ever_is_refused_as_such_where_the_player_may_stop_instead() {
    let position: Position<MayStop> = "1,3,1,0,1,0/0,1,0,1,0,1 0,0 N".parse().expect("a position");
    assert!(position.is_legal("b2".parse().expect("a move")));
    never_ends(&position, "b2*");
    // The seed of a2 falls into an empty pit.
    let mv = "a2*".parse().expect("a move");
    assert_eq!(position.play(mv), Err(PlayError::NoChoice { mv }));
    let moves: Vec<String> = position.moves().map(|mv| mv.to_string()).collect();
    assert!(
        moves.iter().any(|mv| mv == "b2") && moves.iter().all(|mv| mv != "b2*" && mv != "a2*"),
        "{moves:?}"
    );
}

/// The moves, at each of which what is said of the number of those left holds.
fn listed<R: Ruleset>(position: &str) -> Vec<String> {
    let position: Position<R> = position.parse().expect("a position");
    let (mut moves, mut listed) = (position.moves(), Vec::new());
    loop {
        let ((least, most), left) = (moves.size_hint(), moves.clone().count());
        let most = most.expect("a bound");
        assert!(least <= left && left <= most, "{position} after {listed:?}: {least} <= {left} <= {most}");
        let Some(mv) = moves.next() else { return listed };
        listed.push(mv.to_string());
    }
}

#[test]
fn how_many_moves_are_left_is_bounded_where_moves_may_have_no_end_or_two() {
    // The seed of f1 falls to the one of f2.
    assert_eq!(listed::<MayStop>("0,0,0,0,0,1/0,1,0,0,0,1 0,0 S"), ["b1", "f1", "f1*"]);
    let all = listed::<MayStop>("1,1,1,1,1,1/1,1,1,1,1,1 0,0 S");
    assert_eq!(all.join(" "), "a1 a1* b1 b1* c1 c1* d1 d1* e1 e1* f1 f1*");
    assert_eq!(listed::<KenyaLaps>("2,1,2,1,0,3,0,3/0,1,2,1,0,4,1,0 5,6 N"), ["h2", "f2", "c2"]);
    assert_eq!(listed::<Kalah>("0,1,0,0,2,0/3,0,0,1,0,1 4,5 S"), ["a1", "d1", "f1"]);
}

#[test]
fn how_many_moves_are_left_is_known_where_every_move_has_one_end() {
    let start = Position::<Kalah>::default();
    let mut moves = start.moves();
    for left in (0..=6).rev() {
        assert_eq!(moves.size_hint(), (left, Some(left)));
        assert_eq!(moves.next().is_some(), left > 0);
    }
}

/// The first pit goes round for ever, the others stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Endless<const JUDGES: bool>;

impl<const JUDGES: bool> Ruleset for Endless<JUDGES> {
    type Board = Board<2, 4>;
    type State = ();
    const SEEDS: u8 = 2;
    const RELAYS: bool = true;

    fn judges(&self, _: &Seats<Self::Board, ()>) -> bool {
        JUDGES
    }

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, _: Spot) -> Landing {
        if turn.laps() > 1 || turn.seats().own().seeds(0) == 0 { turn.relay() } else { Landing::Pass }
    }
}

#[test]
fn a_move_that_never_ends_is_refused_as_that_whether_or_not_moves_are_judged() {
    never_ends(&Position::<Endless<false>>::default(), "a1");
    never_ends(&Position::<Endless<true>>::default(), "a1");
}

//! Rulesets that talk nonsense: their hooks name pits that no board has, capture and lift what is not there, answer now so and
//! now so. The engine keeps every seed, comes to an end and does not panic.

use std::{
    cell::{Cell, RefCell},
    fmt,
};

use manqala::{
    Board, Direction, End, Ending, Event, Fields, Grid, Landing, Observer, Origin, Outcome, PitSet, Position,
    PositionError, Ruleset, Seat, Seats, Side, Spot, Start, Starts, State, Track, Turn, Verdict,
};

thread_local! {
    /// Where some turn began, on whatever board.
    static KEPT: Cell<Option<Start>> = const { Cell::new(None) };
    static DICE: RefCell<fastrand::Rng> = const { RefCell::new(fastrand::Rng::with_seed(0)) };
}

/// A number below a bound.
fn below(bound: usize) -> usize {
    DICE.with_borrow_mut(|dice| dice.usize(..bound))
}

/// A pit of a board, or a number that is none.
fn pit<B: Grid>() -> usize {
    match below(4) {
        0 => [B::HALF, B::HALF + 1, 7, 8, 15, 16, 31, 32, 63, 64, 128, 255, 256, 1000, usize::MAX][below(15)],
        _ => below(B::HALF),
    }
}

fn spot<B: Grid>() -> Spot {
    match below(3) {
        0 => Spot::Own(pit::<B>()),
        1 => Spot::Other(pit::<B>()),
        _ => Spot::Store,
    }
}

fn seat() -> Seat {
    [Seat::Own, Seat::Other][below(2)]
}

fn direction() -> Direction {
    [Direction::Clockwise, Direction::Anticlockwise][below(2)]
}

fn set<B: Grid>() -> PitSet<B> {
    let some = (0..below(4)).fold(PitSet::none(), |set, _| set | PitSet::only(pit::<B>()));
    match below(4) {
        0 => !some,
        1 => some.facing(),
        2 => PitSet::all() - some,
        _ => some,
    }
}

/// Says what comes to its mind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Whim(u8);

impl State for Whim {
    fn swapped(self) -> Self {
        Self(self.0.wrapping_add(1))
    }

    fn owner(&self, _: Spot) -> Seat {
        seat()
    }

    fn claimed(&self, _: Seat) -> Option<usize> {
        (below(2) == 0).then(pit::<Board<2, 6>>)
    }

    fn write(&self, _: Side, _: Direction, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }

    fn read(_: &mut Fields<'_>, _: Side, _: Direction) -> Result<Self, PositionError> {
        Ok(Self(0))
    }
}

/// Talks nonsense on a board of `ROWS` and `COLS`. The bits of `KIND` are the constants of the ruleset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Liar<const ROWS: usize, const COLS: usize, const KIND: usize>;

/// A bit of a number.
const fn bit(kind: usize, number: u32) -> bool {
    kind >> number & 1 == 1
}

/// Does a few things that make no sense.
fn meddle<B: Grid, O: Observer>(turn: &mut Turn<'_, B, Whim, O>) {
    for _ in 0..below(4) {
        match below(12) {
            0 => _ = turn.capture(seat(), set()),
            1 => _ = turn.capture_pit(spot::<B>()),
            2 => turn.capture_opposite(pit::<B>(), below(2) == 0),
            3 => _ = turn.capture_even(),
            4 => _ = turn.concede(seat(), set()),
            5 => turn.seize(pit::<B>()),
            6 => turn.place_from_store(pit::<B>()),
            7 if below(8) == 0 => turn.sweep(seat()),
            8 => turn.set_memo(u8::try_from(below(256)).unwrap_or(0)),
            9 => turn.state_mut().0 ^= 1,
            10 => _ = turn.chooses_to_go_on(),
            _ => {
                let run = set::<B>().run_back(pit::<B>()).without(pit::<B>());
                turn.capture(seat(), run);
                let seen =
                    (turn.at(spot::<B>()), turn.facing(pit::<B>()), turn.seats().own().seeds(pit::<B>()));
                assert!(seen.1 < B::HALF, "{seen:?}");
            }
        }
    }
}

/// What follows, for no reason.
fn landing<B: Grid, O: Observer>(turn: &mut Turn<'_, B, Whim, O>) -> Landing {
    match below(9) {
        0 | 1 => Landing::Pass,
        2 => Landing::Again,
        3 => Landing::Sow(turn.lift(spot::<B>(), direction())),
        4 => turn.relay(),
        5 => Landing::Sow(turn.lift_some(pit::<B>(), u8::MAX, direction())),
        6 => turn.sow_into(pit::<B>(), direction()),
        7 => {
            // Two pits in hand at once, and then a store.
            let _ = turn.lift(spot::<B>(), direction());
            Landing::Sow(turn.lift(Spot::Store, direction()))
        }
        // Where another turn began, perhaps on another board.
        _ => match KEPT.get() {
            Some(start) => Landing::Sow(turn.lift_start(start)),
            None => Landing::Pass,
        },
    }
}

impl<const ROWS: usize, const COLS: usize, const KIND: usize> Ruleset for Liar<ROWS, COLS, KIND>
where
    Board<ROWS, COLS>: Grid,
{
    type Board = Board<ROWS, COLS>;
    type State = Whim;
    const SEEDS: u8 = if COLS > 12 { 1 } else { 3 };
    const RELAYS: bool = bit(KIND, 0);
    const HEARS_SEEDS: bool = bit(KIND, 1);
    const ORIGIN: Origin = match KIND >> 2 & 3 {
        0 => Origin::Sown,
        1 => Origin::KeepsOne,
        _ => Origin::Skipped,
    };
    const TRACK: Track = match KIND >> 4 & 3 {
        0 => Track::Half,
        1 => Track::Board,
        _ => Track::BoardAndStore,
    };
    const CLAIMS: bool = bit(KIND, 6);
    const CHOOSES_DIRECTION: bool = bit(KIND, 7);
    const CHOOSES_TO_GO_ON: bool = bit(KIND, 8);
    const SKIPS_TURN: bool = bit(KIND, 9);
    const DIRECTION: Direction = if bit(KIND, 10) { Direction::Clockwise } else { Direction::Anticlockwise };

    fn starts(&self, _: &Seats<Self::Board, Whim>) -> Starts<Self::Board> {
        Starts { forward: set(), backward: set(), across: set(), sure: below(4) == 0 }
    }

    fn judges(&self, _: &Seats<Self::Board, Whim>) -> bool {
        below(3) == 0
    }

    fn judge(&self, _: &Seats<Self::Board, Whim>, _: &Seats<Self::Board, Whim>) -> Verdict {
        [Verdict::Legal, Verdict::LastResort, Verdict::Illegal][below(3)]
    }

    fn why_forbidden(&self, seats: &Seats<Self::Board, Whim>, start: Start) -> &'static str {
        seats.why_not_sown(set(), set(), KEPT.get().unwrap_or(start))
    }

    fn open<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, Whim, O>, start: Start) -> Landing {
        if below(8) == 0 {
            KEPT.set(Some(start));
        }
        meddle(turn);
        if below(4) == 0 { landing(turn) } else { Landing::Sow(turn.lift_start(start)) }
    }

    fn dropped<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, Whim, O>, _: Spot) {
        match below(8) {
            0 => meddle(turn),
            1 => _ = turn.lift(spot::<Self::Board>(), direction()),
            _ => {}
        }
    }

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, Whim, O>, _: Spot) -> Landing {
        meddle(turn);
        landing(turn)
    }

    fn stops(&self, _: &Seats<Self::Board, Whim>) -> Option<End> {
        (below(30) == 0).then_some(End::EmptyRow)
    }

    fn settle<O: Observer>(&self, ending: &mut Ending<'_, Self::Board, Whim, O>) {
        ending.collect(seat(), set(), seat());
    }

    fn outcome(&self, _: &Seats<Self::Board, Whim>) -> Outcome {
        Outcome::Draw
    }
}

/// Plays under nonsense. All that is asked is answered, and no seed is made or lost.
fn keeps_its_seeds<R: Ruleset>(rules: R) {
    // A turn on a board that is wider than any here begins beyond the last pit of most.
    for _ in 0..20 {
        let far = Position::<Liar<2, 26, 16>>::default();
        far.legal_moves().iter().for_each(|&mv| _ = far.play(mv));
    }
    for seed in 0..25 {
        DICE.with_borrow_mut(|dice| dice.seed(seed));
        let mut position = Position::start(rules);
        let seeds = position.seeds();
        for _ in 0..30 {
            let text = position.board().to_string();
            let counts = text.split([',', '/', ' ']).map(|count| count.parse::<u32>().expect("a number"));
            assert_eq!(counts.sum::<u32>(), u32::from(seeds), "{rules:?}: {position:?}");
            let moves = position.legal_moves();
            let _ = (position.count_legal_moves(), position.outcome(), position.end(), position.perft(1));
            for &mv in &moves {
                assert_eq!(position.play_unchecked(mv).seeds(), seeds);
                let mut heard = 0;
                let played = position.play_observed(mv, &mut |_: Event| heard += 1);
                assert!(played.is_err() || heard > 0);
            }
            // What was a legal move may not be one any more.
            if let Some(next) = moves.iter().find_map(|&mv| position.play(mv).ok()) {
                position = next;
            }
        }
    }
}

/// Plays under each of some kinds of nonsense.
macro_rules! liars {
    ($( $name:ident: $rows:literal x $cols:literal, $($kind:literal)*; )*) => { $(
        #[test]
        fn $name() {
            $( keeps_its_seeds(Liar::<$rows, $cols, $kind>); )*
        }
    )* };
}

liars! {
    no_nonsense_on_two_rows_makes_or_loses_a_seed: 2 x 6,
        0b0000_0001_0000 0b0000_1001_0101 0b0001_0010_1001 0b0010_0010_1010 0b0100_1001_1111 0b0011_1010_1011 0b0111_1010_0111;
    no_nonsense_on_a_small_board_makes_or_loses_a_seed: 2 x 1,
        0b0000_0001_0001 0b0000_1010_0101 0b0001_0010_1011 0b0100_0001_1110;
    no_nonsense_on_a_row_without_room_for_the_store_makes_or_loses_a_seed: 2 x 8,
        0b0000_0001_0001 0b0010_1110_1001 0b0101_1110_1011 0b0001_0101_0110;
    no_nonsense_on_four_rows_makes_or_loses_a_seed: 4 x 3,
        0b0000_0000_0001 0b0011_1000_1001 0b0101_0100_1011 0b0011_0010_1101;
    no_nonsense_on_eight_rows_makes_or_loses_a_seed: 8 x 2,
        0b0000_0000_1001 0b0111_0110_1011;
}

/// Lifts its store after the pit, so that a long sowing would seem to begin there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct FromTheStore;

impl Ruleset for FromTheStore {
    type Board = Board<2, 6>;
    type State = ();
    const SEEDS: u8 = 20;
    const ORIGIN: Origin = Origin::Skipped;
    const TRACK: Track = Track::BoardAndStore;

    fn open<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, start: Start) -> Landing {
        let _ = turn.lift_start(start);
        Landing::Sow(turn.lift(Spot::Store, Direction::Anticlockwise))
    }
}

#[test]
fn a_store_that_is_lifted_is_not_passed_over_when_the_sowing_comes_round() {
    let start = Position::<FromTheStore>::default();
    let mv = "a1".parse().expect("a move");
    let next = start.play(mv).expect("a legal move");
    // Twenty seeds: a round of thirteen, and seven more.
    assert_eq!(next.to_string(), "22,22,22,22,22,22/2,21,21,21,21,21 1,0 N");
    assert_eq!(start.play_observed(mv, &mut |_: Event| ()), Ok(next));
}

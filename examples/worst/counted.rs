//! A ruleset that counts the laps its moves take.

use std::cell::Cell;

use manqala::{
    Direction, End, Ending, Landing, Observer, Origin, Outcome, Position, PositionError, Repetition, Ruleset,
    Seats, Spot, Start, Starts, Track, Turn, Verdict,
};

/// What was sown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sown {
    pub(crate) laps: u64,
    /// The seeds that were sown one by one, in games that hear of each.
    seeds: u64,
}

impl Sown {
    /// A measure of the time it takes.
    pub(crate) fn work(self) -> u64 {
        self.laps + self.seeds
    }
}

thread_local! {
    static SOWN: Cell<Sown> = const { Cell::new(Sown { laps: 0, seeds: 0 }) };
}

/// The game of another ruleset, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Counted<R>(R);

impl<R: Ruleset> Counted<R> {
    /// What is sown to list the legal moves of a position.
    pub(crate) fn listing(position: &Position<R>) -> Result<Sown, PositionError> {
        let rules = Self(*position.rules());
        let counted = Position::new(rules, position.board(), position.turn(), *position.state())?;
        SOWN.set(Sown::default());
        counted.legal_moves();
        Ok(SOWN.get())
    }
}

impl<R: Ruleset> Ruleset for Counted<R> {
    type Board = R::Board;
    type State = R::State;
    const SEEDS: u8 = R::SEEDS;
    const DIRECTION: Direction = R::DIRECTION;
    const CHOOSES_DIRECTION: bool = R::CHOOSES_DIRECTION;
    const TRACK: Track = R::TRACK;
    const ORIGIN: Origin = R::ORIGIN;
    const RELAYS: bool = R::RELAYS;
    const CLAIMS: bool = R::CLAIMS;
    const CHOOSES_TO_GO_ON: bool = R::CHOOSES_TO_GO_ON;
    const SKIPS_TURN: bool = R::SKIPS_TURN;
    const HEARS_SEEDS: bool = R::HEARS_SEEDS;

    fn has_hands(&self) -> bool {
        self.0.has_hands()
    }

    fn has_stores(&self) -> bool {
        self.0.has_stores()
    }

    fn layout(&self) -> Option<R::Board> {
        self.0.layout()
    }

    fn state(&self) -> R::State {
        self.0.state()
    }

    fn check(&self, seats: &Seats<R::Board, R::State>) -> Result<(), PositionError> {
        self.0.check(seats)
    }

    fn starts(&self, seats: &Seats<R::Board, R::State>) -> Starts<R::Board> {
        self.0.starts(seats)
    }

    fn judges(&self, seats: &Seats<R::Board, R::State>) -> bool {
        self.0.judges(seats)
    }

    fn judge(&self, before: &Seats<R::Board, R::State>, after: &Seats<R::Board, R::State>) -> Verdict {
        self.0.judge(before, after)
    }

    fn open<O: Observer>(&self, turn: &mut Turn<'_, R::Board, R::State, O>, start: Start) -> Landing {
        self.0.open(turn, start)
    }

    fn dropped<O: Observer>(&self, turn: &mut Turn<'_, R::Board, R::State, O>, at: Spot) {
        SOWN.set(Sown { seeds: SOWN.get().seeds + 1, ..SOWN.get() });
        self.0.dropped(turn, at);
    }

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, R::Board, R::State, O>, at: Spot) -> Landing {
        SOWN.set(Sown { laps: SOWN.get().laps + 1, ..SOWN.get() });
        self.0.landed(turn, at)
    }

    fn stops(&self, seats: &Seats<R::Board, R::State>) -> Option<End> {
        self.0.stops(seats)
    }

    fn settle<O: Observer>(&self, ending: &mut Ending<'_, R::Board, R::State, O>) {
        self.0.settle(ending);
    }

    fn repetition(&self) -> Repetition {
        self.0.repetition()
    }

    fn outcome(&self, seats: &Seats<R::Board, R::State>) -> Outcome {
        self.0.outcome(seats)
    }
}

//! Bao la Kujifunza, Bao for learners.

use crate::{
    Board, Direction, End, Ending, Landing, Named, Observer, Outcome, PitSet, Repetition, Ruleset, Seats,
    Spot, Start, Starts, Turn,
};

/// Bao la Kujifunza: on four rows, in either direction; a last seed in an occupied front pit that faces an occupied one
/// captures, and what is captured is sown again.
///
/// Two seeds in every pit. The rules are those of `docs/rules/kujifunza.md`.
///
/// ```
/// use manqala::{Position, rules::Kujifunza};
///
/// let start = Position::<Kujifunza>::default();
/// assert_eq!(start.legal_moves().len(), 16); // those that capture
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kujifunza;

/// Kept in mind during a turn: nothing is captured in it.
const TAKATA: u8 = 1;

impl Ruleset for Kujifunza {
    type Board = Board<4, 8>;
    type State = ();
    const SEEDS: u8 = 2;
    const DIRECTION: Direction = Direction::Clockwise;
    const CHOOSES_DIRECTION: bool = true;
    const RELAYS: bool = true;

    /// What is captured is sown again, but for a capture that wins.
    fn has_stores(&self) -> bool {
        false
    }

    #[inline(always)]
    fn starts(&self, seats: &Seats<Self::Board, ()>) -> Starts<Self::Board> {
        let both = |of: &dyn Fn(Direction) -> PitSet<Self::Board>| Starts {
            forward: of(Direction::Clockwise),
            backward: of(Direction::Anticlockwise),
            ..Starts::none()
        };
        let capturing = both(&|direction| seats.reaching_captures(direction));
        if !capturing.is_empty() {
            return capturing.that_end(seats.captures_end());
        }
        both(&|direction| seats.front_before_back(seats.own().at_least(2), direction))
    }

    fn why_forbidden(&self, seats: &Seats<Self::Board, ()>, start: Start) -> &'static str {
        let captures =
            seats.reaching_captures(Direction::Clockwise) | seats.reaching_captures(Direction::Anticlockwise);
        seats.why_not_sown(captures, seats.own().at_least(2), start)
    }

    #[inline(always)]
    fn open<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, start: Start) -> Landing {
        // A sowing that comes round begins no capture.
        if turn.seats().own().seeds(start.pit()) >= 16 {
            turn.set_memo(TAKATA);
        }
        Landing::Sow(turn.lift_start(start))
    }

    #[inline(always)]
    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, at: Spot) -> Landing {
        let meets = if turn.memo() == TAKATA { None } else { turn.meets(at) };
        if let Some(pit) = meets {
            return turn.capture_and_sow(pit, turn.direction());
        }
        if turn.laps() == 1 {
            turn.set_memo(TAKATA);
        }
        if turn.at(at) > 1 { turn.relay() } else { Landing::Pass }
    }

    #[inline(always)]
    fn stops(&self, seats: &Seats<Self::Board, ()>) -> Option<End> {
        seats.front_row_end()
    }

    /// The board is not cleared.
    fn settle<O: Observer>(&self, _: &mut Ending<'_, Self::Board, (), O>) {}

    fn repetition(&self) -> Repetition {
        Repetition { occurrence: 3, ..Repetition::DRAW }
    }

    fn outcome(&self, seats: &Seats<Self::Board, ()>) -> Outcome {
        seats.outcome_by_front_rows()
    }
}

impl Named for Kujifunza {
    const PRESETS: &'static [(&'static str, Self)] = &[("kujifunza", Self)];
}

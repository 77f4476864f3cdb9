//! Bao la Kiswahili, the full game.

use core::fmt;

use crate::{
    Board, Direction, End, Ending, Fields, Landing, Lap, Mark, Named, Observer, Outcome, Pit, PitSet,
    PositionError, Repetition, Ruleset, Seat, Seats, Side, Snippet, Spot, Start, Starts, State, Turn,
};

/// The board of Bao.
type Bao = Board<4, 8>;

/// The pit of the house, counted from the left.
const HOUSE: usize = 4;

/// A house with so many seeds is functional.
const FUNCTIONAL: u8 = 6;

/// Bao la Kiswahili as it is played in Zanzibar: seeds in hand, the house, safari and takasia.
///
/// The seeds in hand are kept in the stores. The rules are those of `docs/rules/kiswahili.md`, which names their sources and
/// explains the terms.
///
/// ```
/// use manqala::{Position, rules::Kiswahili};
///
/// let start = Position::<Kiswahili>::default();
/// let moves: Vec<String> = start.moves().map(|mv| mv.to_string()).collect();
/// assert_eq!(moves, ["f2+", "f2-", "g2+", "g2-"]); // the functional house may not be sown
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kiswahili {
    /// Whether a takata in the mtaji stage may close a pit of the opponent. On by default.
    pub takasia: bool,
}

impl Default for Kiswahili {
    fn default() -> Self {
        Self { takasia: true }
    }
}

/// Who owns his house still, and the pit that takasia closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Houses {
    /// Whether the player to move owns his house.
    own: bool,
    /// Whether the opponent does.
    other: bool,
    /// The front pit that the player to move may not lift, if there is one.
    closed: Option<u8>,
}

impl Houses {
    /// Whether a player owns his house.
    #[inline(always)]
    pub fn owns(self, seat: Seat) -> bool {
        match seat {
            Seat::Own => self.own,
            Seat::Other => self.other,
        }
    }

    /// The pit of the player to move that takasia closes.
    #[inline(always)]
    pub fn closed(self) -> Option<usize> {
        self.closed.map(usize::from)
    }

    /// That pit as a set.
    #[inline(always)]
    fn closed_set(self) -> PitSet<Bao> {
        self.closed().map_or(PitSet::none(), PitSet::only)
    }
}

/// Both players own their houses, and no pit is closed.
impl Default for Houses {
    fn default() -> Self {
        Self { own: true, other: true, closed: None }
    }
}

/// The names of the extra fields.
const HOUSES_FIELD: &str = "houses";
const CLOSED_FIELD: &str = "closed pit";

impl State for Houses {
    /// The closed pit belongs to whoever is to move.
    #[inline(always)]
    fn swapped(self) -> Self {
        Self { own: self.other, other: self.own, closed: self.closed }
    }

    fn mark(&self, spot: Spot) -> Option<Mark> {
        match spot {
            Spot::Own(pit) if self.closed() == Some(pit) => Some(Mark::Closed),
            Spot::Own(HOUSE) if self.own => Some(Mark::House),
            Spot::Other(HOUSE) if self.other => Some(Mark::House),
            _ => None,
        }
    }

    fn write(&self, turn: Side, _: Direction, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (south, north) =
            if turn == Side::South { (self.own, self.other) } else { (self.other, self.own) };
        f.write_str(match (south, north) {
            (true, true) => " SN",
            (true, false) => " S",
            (false, true) => " N",
            (false, false) => " -",
        })?;
        match self.closed().and_then(|pit| front_pit(turn, pit)) {
            Some(pit) => write!(f, " {pit}"),
            None => f.write_str(" -"),
        }
    }

    fn read(fields: &mut Fields<'_>, turn: Side, _: Direction) -> Result<Self, PositionError> {
        let text = fields.next_field(HOUSES_FIELD)?;
        let (south, north) = match text {
            "SN" => (true, true),
            "S" => (true, false),
            "N" => (false, true),
            "-" => (false, false),
            _ => {
                return Err(refuse(
                    HOUSES_FIELD,
                    text,
                    "does not say who owns his house: expected `SN`, `S`, `N` or `-`",
                ));
            }
        };
        let text = fields.next_field(CLOSED_FIELD)?;
        let closed = match text {
            "-" => None,
            _ => Some(
                (0..8)
                    .find(|&pit| {
                        front_pit(turn, usize::from(pit)).is_some_and(|front| text.parse() == Ok(front))
                    })
                    .ok_or_else(|| {
                        refuse(CLOSED_FIELD, text, "is not a front pit of the player to move, nor `-`")
                    })?,
            ),
        };
        let (own, other) = if turn == Side::South { (south, north) } else { (north, south) };
        Ok(Self { own, other, closed })
    }
}

fn refuse(field: &'static str, text: &str, problem: &'static str) -> PositionError {
    PositionError::Extra { field, text: Snippet::new(text), problem }
}

/// A front pit counted from its owner's left.
fn front_pit(side: Side, pit: usize) -> Option<Pit> {
    let pit = u8::try_from(pit).ok()?;
    match side {
        Side::South => Pit::new(pit, 1),
        Side::North => Pit::new(7_u8.checked_sub(pit)?, 2),
    }
}

/// Kept in mind during a turn: it is a namua turn, and nothing is captured in it.
const NAMUA: u8 = 1;
const TAKATA: u8 = 2;

/// The turn of a player.
type BaoTurn<'a, O> = Turn<'a, Bao, Houses, O>;
/// The board from his seat.
type BaoSeats = Seats<Bao, Houses>;

impl Kiswahili {
    /// Whether the player to move has seeds in hand.
    #[inline(always)]
    fn is_namua(seats: &BaoSeats) -> bool {
        seats.own().store() > 0
    }

    /// Whether the player to move owns his house and it holds enough.
    #[inline(always)]
    fn is_functional(seats: &BaoSeats) -> bool {
        seats.state().own && seats.own().seeds(HOUSE) >= FUNCTIONAL
    }

    #[inline(always)]
    fn namua_starts(seats: &BaoSeats) -> Starts<Bao> {
        let captures = seats.fronts_that_meet();
        if !captures.is_empty() {
            // Captured seeds start at the nearer end; in the middle the player chooses.
            return Starts {
                forward: captures - PitSet::only(6) - PitSet::only(7),
                backward: captures - PitSet::only(0) - PitSet::only(1),
                ..Starts::none()
            };
        }
        let (front, house) = (seats.own().front(), PitSet::only(HOUSE));
        let more = front & seats.own().at_least(2);
        let pits = if Self::is_functional(seats) {
            // Alone, the house is taxed.
            if front == house { house } else { front - house }
        } else if seats.state().own || more.is_empty() {
            front
        } else {
            more
        };
        Starts {
            forward: pits - seats.lone_end(Direction::Clockwise),
            backward: pits - seats.lone_end(Direction::Anticlockwise),
            ..Starts::none()
        }
    }

    /// Why no takata of the namua stage begins in a pit, whichever way it is sown.
    fn why_not_placed(seats: &BaoSeats, pit: usize) -> Option<&'static str> {
        let front = seats.own().front();
        if !front.contains(pit) {
            Some("a seed from the hand goes into a pit of the front row")
        } else if pit == HOUSE && Self::is_functional(seats) {
            Some("a functional house is not played while another front pit holds seeds")
        } else if front != PitSet::only(pit) {
            Some("the house is lost, so a front pit with two seeds or more goes before a single one")
        } else {
            None
        }
    }

    #[inline(always)]
    fn mtaji_captures(seats: &BaoSeats) -> Starts<Bao> {
        let open = !seats.state().closed_set();
        Starts {
            forward: seats.reaching_captures(Direction::Clockwise) & open,
            backward: seats.reaching_captures(Direction::Anticlockwise) & open,
            ..Starts::none()
        }
    }

    #[inline(always)]
    fn mtaji_starts(seats: &BaoSeats) -> Starts<Bao> {
        let captures = Self::mtaji_captures(seats);
        if !captures.is_empty() {
            return captures.that_end(seats.captures_end());
        }
        let pits = seats.own().at_least(2) - seats.state().closed_set();
        Starts {
            forward: seats.front_before_back(pits, Direction::Clockwise),
            backward: seats.front_before_back(pits, Direction::Anticlockwise),
            ..Starts::none()
        }
    }

    /// Captures what an own front pit faces; the opponent's house is lost to him with it.
    #[inline(always)]
    fn capture<O: Observer>(turn: &mut BaoTurn<'_, O>, pit: usize, direction: Direction) -> Landing {
        if BaoSeats::facing(pit) == HOUSE {
            turn.state_mut().other = false;
        }
        turn.capture_and_sow(pit, direction)
    }

    /// Lifts a whole pit; a house that is lifted is lost.
    #[inline(always)]
    fn lift<O: Observer>(turn: &mut BaoTurn<'_, O>, pit: usize, direction: Direction) -> Lap {
        if pit == HOUSE {
            turn.state_mut().own = false;
        }
        turn.lift(Spot::Own(pit), direction)
    }

    /// The end of a move: the pit closed for the mover is open again, and a takata of the mtaji stage may close one of the
    /// opponent's.
    #[inline(always)]
    fn end<O: Observer>(self, turn: &mut BaoTurn<'_, O>) -> Landing {
        let seats = turn.seats();
        let closes =
            self.takasia && turn.memo() == TAKATA && seats.own().store() == 0 && seats.other().store() == 0;
        turn.state_mut().closed = None;
        if closes {
            turn.state_mut().closed = Self::closed_by(turn.seats());
        }
        Landing::Pass
    }

    /// The opponent's front pit that takasia closes after a takata of the mover.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "pits and seeds that would capture: such a sowing does not come round, so it has fewer than 16 seeds"
    )]
    fn closed_by(seats: &BaoSeats) -> Option<u8> {
        let opponent = seats.swapped();
        if !Self::mtaji_captures(&opponent).is_empty() {
            return None;
        }
        let Starts { forward, backward, .. } = Self::mtaji_captures(seats);
        let mut threatened = PitSet::<Bao>::none();
        for (pits, direction) in [(forward, Direction::Clockwise), (backward, Direction::Anticlockwise)] {
            for pit in pits {
                let seeds = usize::from(seats.own().seeds(pit));
                let last = match direction {
                    Direction::Clockwise => pit + seeds,
                    Direction::Anticlockwise => pit + 16 - seeds,
                } % 16;
                threatened = threatened | PitSet::only(BaoSeats::facing(last));
            }
        }
        let pit = threatened.first().filter(|_| threatened.len() == 1)?;
        let row = seats.other();
        let only = |pits: PitSet<Bao>| pits == PitSet::only(pit);
        let exempt = (pit == HOUSE && seats.state().other)
            || only(row.front())
            || only(row.front() & row.at_least(2))
            || row.seeds(pit) == 1;
        if exempt { None } else { u8::try_from(pit).ok() }
    }
}

impl Ruleset for Kiswahili {
    type Board = Bao;
    type State = Houses;
    const SEEDS: u8 = 2;
    const DIRECTION: Direction = Direction::Clockwise;
    const CHOOSES_DIRECTION: bool = true;
    const RELAYS: bool = true;
    const CHOOSES_TO_GO_ON: bool = true;

    fn has_hands(&self) -> bool {
        true
    }

    fn layout(&self) -> Option<Bao> {
        const START: Result<Bao, PositionError> =
            Board::new([[0; 8], [0, 0, 0, 0, 6, 2, 2, 0], [0, 2, 2, 6, 0, 0, 0, 0], [0; 8]], [22, 22]);
        START.ok()
    }

    fn check(&self, seats: &BaoSeats) -> Result<(), PositionError> {
        let Some(pit) = seats.state().closed() else { return Ok(()) };
        let problem = if seats.own().store() > 0 || seats.other().store() > 0 {
            "cannot be closed while a hand holds seeds"
        } else if seats.own().front().contains(pit) {
            return Ok(());
        } else {
            "cannot be closed: it is empty"
        };
        let name = front_pit(seats.turn(), pit).map(Pit::text);
        Err(refuse(CLOSED_FIELD, name.as_deref().unwrap_or("-"), problem))
    }

    #[inline(always)]
    fn starts(&self, seats: &BaoSeats) -> Starts<Bao> {
        if Self::is_namua(seats) { Self::namua_starts(seats) } else { Self::mtaji_starts(seats) }
    }

    fn why_forbidden(&self, seats: &BaoSeats, start: Start) -> &'static str {
        let pit = start.pit();
        if seats.state().closed() == Some(pit) {
            return "takasia has closed that pit for this turn";
        }
        if !Self::is_namua(seats) {
            let Starts { forward, backward, .. } = Self::mtaji_captures(seats);
            return seats.why_not_sown(forward | backward, seats.own().at_least(2), start);
        }
        let captures = seats.fronts_that_meet();
        if captures.contains(pit) {
            return "what is captured in one of the two pits at an end of the front row is sown from that end";
        }
        let placed = if captures.is_empty() { Self::why_not_placed(seats, pit) } else { None };
        placed.unwrap_or_else(|| seats.why_not_sown(captures, seats.own().front(), start))
    }

    #[inline(always)]
    fn open<O: Observer>(&self, turn: &mut BaoTurn<'_, O>, start: Start) -> Landing {
        let (pit, direction) = (start.pit(), start.direction());
        let seats = *turn.seats();
        if !Self::is_namua(&seats) {
            // A sowing that comes round begins no capture.
            if seats.own().seeds(pit) >= 16 {
                turn.set_memo(TAKATA);
            }
            return Landing::Sow(Self::lift(turn, pit, direction));
        }
        turn.place_from_store(pit);
        if seats.fronts_that_meet().contains(pit) {
            turn.set_memo(NAMUA);
            return match Self::capture(turn, pit, direction) {
                Landing::Pass => self.end(turn),
                sow => sow,
            };
        }
        turn.set_memo(NAMUA | TAKATA);
        if pit == HOUSE && Self::is_functional(&seats) {
            return Landing::Sow(turn.lift_some(HOUSE, 2, direction));
        }
        Landing::Sow(Self::lift(turn, pit, direction))
    }

    #[inline(always)]
    fn landed<O: Observer>(&self, turn: &mut BaoTurn<'_, O>, at: Spot) -> Landing {
        let Spot::Own(last) = at else { return self.end(turn) };
        let direction = turn.direction();
        if turn.memo() & TAKATA == 0 {
            if let Some(pit) = turn.meets(at) {
                if turn.memo() & NAMUA == 0 {
                    turn.state_mut().own = false;
                }
                return match Self::capture(turn, pit, direction) {
                    Landing::Pass => self.end(turn),
                    sow => sow,
                };
            }
            if turn.memo() & NAMUA == 0 && turn.laps() == 1 {
                turn.set_memo(TAKATA);
            }
        }
        if turn.at(at) == 1 || turn.seats().state().closed() == Some(last) {
            return self.end(turn);
        }
        let stops = turn.memo() & NAMUA != 0
            && last == HOUSE
            && Self::is_functional(turn.seats())
            && (turn.memo() & TAKATA != 0 || !turn.chooses_to_go_on());
        if stops {
            return self.end(turn);
        }
        Landing::Sow(Self::lift(turn, last, direction))
    }

    #[inline(always)]
    fn stops(&self, seats: &BaoSeats) -> Option<End> {
        seats.front_row_end()
    }

    /// The board is not cleared.
    fn settle<O: Observer>(&self, _: &mut Ending<'_, Bao, Houses, O>) {}

    fn repetition(&self) -> Repetition {
        Repetition { occurrence: 3, ..Repetition::DRAW }
    }

    fn outcome(&self, seats: &BaoSeats) -> Outcome {
        seats.outcome_by_front_rows()
    }
}

impl Named for Kiswahili {
    const PRESETS: &'static [(&'static str, Self)] = &[("kiswahili", Self { takasia: true })];
    const OPTIONS: &'static [&'static str] = &["takasia=On", "takasia=Off"];

    fn with_option(self, option: &str) -> Option<Self> {
        match option {
            "takasia=On" => Some(Self { takasia: true }),
            "takasia=Off" => Some(Self { takasia: false }),
            _ => None,
        }
    }
}

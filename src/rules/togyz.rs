//! Togyz Kumalak, also Toguz Korgool.

use core::{fmt, num::NonZeroU8, str::FromStr};

use crate::{
    Board, Direction, End, Event, Fields, Landing, Mark, Move, Named, Observer, Origin, Pit, PlayError,
    Position, PositionError, Ruleset, Seat, Seats, Side, Snippet, Spot, State, Turn,
};

/// Togyz Kumalak: the first seed stays in its pit, an even number in the opponent's row is captured, and three make a
/// tuzdyk, a pit that swallows every seed that falls into it.
///
/// Two rows of nine with nine seeds each. The rules are those of `docs/rules/togyz.md`.
///
/// ```
/// use manqala::{Position, rules::Togyz};
///
/// let start = Position::<Togyz>::default();
/// let next = start.play("e1".parse()?)?; // ends in f2, ten seeds captured
/// assert_eq!(next.to_string(), "9,9,9,9,9,0,10,10,10/9,9,9,9,1,10,10,10,10 10,0 N - -");
/// assert_eq!(start.numbered("e1".parse()?)?.to_string(), "54");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Togyz;

/// The pits in a row.
const PITS: usize = 9;

/// The tuzdyks of both players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tuzdyks {
    /// The pit of the opponent's row that the player to move has marked, by the opponent's number.
    own: Option<NonZeroU8>,
    /// The pit of the mover's row that the opponent has marked, by the mover's number.
    other: Option<NonZeroU8>,
}

impl Tuzdyks {
    /// The tuzdyks of both players, each a pit on the other side, from the seat of the player to move.
    ///
    /// # Errors
    ///
    /// [`PositionError::Extra`] if a pit cannot be a tuzdyk of that player.
    ///
    /// ```
    /// use manqala::{Board, Position, Side, rules::{Togyz, Tuzdyks}};
    ///
    /// let board: Board<2, 9> = "13,2,12,3,2,1,0,12,12/12,2,13,13,0,3,12,12,1 22,15".parse()?;
    /// let tuzdyks = Tuzdyks::new(Side::South, None, Some("e1".parse()?))?;
    /// let position = Position::new(Togyz, board, Side::South, tuzdyks)?;
    /// assert!(position.to_string().ends_with(" S - e1"));
    ///
    /// let refused = Tuzdyks::new(Side::South, Some("e1".parse()?), None).unwrap_err();
    /// assert_eq!(refused.to_string(), "south tuzdyk: \"e1\" lies on its owner's side");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(turn: Side, south: Option<Pit>, north: Option<Pit>) -> Result<Self, PositionError> {
        let marked = |owner: Side, pit: Pit| {
            let field = *owner.of(&FIELDS);
            let refuse = |problem| PositionError::Extra { field, text: Snippet::new(&pit.text()), problem };
            if !is_on_board(pit) {
                return Err(refuse("is no pit of the board"));
            }
            if usize::from(pit.rank()) == owner as usize {
                return Err(refuse("lies on its owner's side"));
            }
            match number(pit) {
                9 => Err(refuse("is the opponent's ninth pit")),
                number => Ok(NonZeroU8::new(number)),
            }
        };
        let south = south.map_or(Ok(None), |pit| marked(Side::South, pit))?;
        let north = north.map_or(Ok(None), |pit| marked(Side::North, pit))?;
        let (own, other) = if turn == Side::South { (south, north) } else { (north, south) };
        Ok(Self { own, other })
    }

    /// The tuzdyk of a player: a pit of the other row, counted from 0 in its owner's order.
    #[inline(always)]
    pub fn of(self, seat: Seat) -> Option<usize> {
        match seat {
            Seat::Own => self.own,
            Seat::Other => self.other,
        }
        .map(|number| usize::from(number.get()).saturating_sub(1))
    }

    /// The pit that a side's tuzdyk is.
    fn pit(self, side: Side, turn: Side) -> Option<Pit> {
        let number = if side == turn { self.own } else { self.other }?.get();
        match side {
            Side::South => Pit::new(9_u8.checked_sub(number)?, 1),
            Side::North => Pit::new(number.checked_sub(1)?, 0),
        }
    }
}

/// The names of the extra fields, South's first.
const FIELDS: [&str; 2] = ["south tuzdyk", "north tuzdyk"];

impl State for Tuzdyks {
    #[inline(always)]
    fn swapped(self) -> Self {
        Self { own: self.other, other: self.own }
    }

    #[inline(always)]
    fn claimed(&self, side: Seat) -> Option<usize> {
        self.of(side.opposite())
    }

    fn mark(&self, spot: Spot) -> Option<Mark> {
        let claimed = match spot {
            Spot::Own(pit) => self.claimed(Seat::Own) == Some(pit),
            Spot::Other(pit) => self.claimed(Seat::Other) == Some(pit),
            Spot::Store => false,
        };
        claimed.then_some(Mark::Claimed)
    }

    fn write(&self, turn: Side, _: Direction, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::ALL {
            match self.pit(side, turn) {
                Some(pit) => write!(f, " {pit}")?,
                None => f.write_str(" -")?,
            }
        }
        Ok(())
    }

    fn read(fields: &mut Fields<'_>, turn: Side, _: Direction) -> Result<Self, PositionError> {
        let mut read = |field| -> Result<Option<Pit>, PositionError> {
            let text = fields.next_field(field)?;
            if text == "-" {
                return Ok(None);
            }
            let problem = "is neither a pit nor `-`";
            let pit = text.parse::<Pit>().ok().filter(|&pit| is_on_board(pit));
            pit.map(Some).ok_or(PositionError::Extra { field, text: Snippet::new(text), problem })
        };
        let (south, north) = (read(FIELDS[0])?, read(FIELDS[1])?);
        Self::new(turn, south, north)
    }
}

/// Whether the board has a pit.
fn is_on_board(pit: Pit) -> bool {
    usize::from(pit.file()) < PITS && pit.rank() < 2
}

impl Ruleset for Togyz {
    type Board = Board<2, PITS>;
    type State = Tuzdyks;
    const SEEDS: u8 = 9;
    const ORIGIN: Origin = Origin::KeepsOne;
    const CLAIMS: bool = true;

    fn check(&self, seats: &Seats<Self::Board, Tuzdyks>) -> Result<(), PositionError> {
        let refuse = |side: Side, problem| {
            let name = seats.state().pit(side, seats.turn()).map(Pit::text);
            let text = Snippet::new(name.as_deref().unwrap_or("-"));
            let field = *side.of(&FIELDS);
            Err(PositionError::Extra { field, text, problem })
        };
        for seat in [Seat::Own, Seat::Other] {
            if let Some(pit) = seats.state().of(seat)
                && seats.half(seat.opposite()).seeds(pit) > 0
            {
                return refuse(seats.side(seat), "holds seeds");
            }
        }
        match (seats.state().of(Seat::Own), seats.state().of(Seat::Other)) {
            (Some(own), Some(other)) if own == other => refuse(Side::North, "has the same number as South's"),
            _ => Ok(()),
        }
    }

    #[inline(always)]
    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, Tuzdyks, O>, at: Spot) -> Landing {
        let (Spot::Own(pit) | Spot::Other(pit)) = at else { return Landing::Pass };
        // Three that are the opponent's.
        if turn.capture_even() == 3 && may_mark(*turn.seats().state(), pit) {
            turn.capture_pit(Spot::Other(pit));
            turn.state_mut().own = u8::try_from(pit).ok().and_then(|pit| NonZeroU8::MIN.checked_add(pit));
        }
        Landing::Pass
    }

    #[inline(always)]
    fn stops(&self, seats: &Seats<Self::Board, Tuzdyks>) -> Option<End> {
        seats.has_majority().then_some(End::Majority)
    }
}

/// Whether the player to move may make a pit of the opponent his tuzdyk: his first, not number nine, and not of the same
/// number as the opponent's.
#[inline(always)]
fn may_mark(tuzdyks: Tuzdyks, pit: usize) -> bool {
    tuzdyks.own.is_none() && pit != PITS - 1 && tuzdyks.of(Seat::Other) != Some(pit)
}

impl Named for Togyz {
    const PRESETS: &'static [(&'static str, Self)] = &[("togyz", Self)];
}

/// A move as the players of Togyz Kumalak write it: the number of the pit that is lifted, the number of the pit where the
/// last seed falls, and `X` if that becomes a tuzdyk. Each player's pits are numbered 1 to 9 from his own left.
///
/// ```
/// use manqala::{Position, rules::{Togyz, NumberedMove}};
///
/// let start = Position::<Togyz>::default();
/// let written: NumberedMove = "76".parse()?;
/// let mv = start.move_numbered(written).expect("a legal move");
/// assert_eq!(mv.to_string(), "g1");
/// # Ok::<(), manqala::ParseMoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NumberedMove {
    /// The pit that is lifted, 1 to 9.
    pub from: u8,
    /// The pit where the last seed falls, 1 to 9 as its row's player counts.
    pub to: u8,
    /// Whether that pit becomes a tuzdyk.
    pub tuzdyk: bool,
}

impl fmt::Display for NumberedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.from, self.to, if self.tuzdyk { "X" } else { "" })
    }
}

impl FromStr for NumberedMove {
    type Err = crate::ParseMoveError;

    fn from_str(text: &str) -> Result<Self, crate::ParseMoveError> {
        #[expect(clippy::arithmetic_side_effects, reason = "digits")]
        match *text.as_bytes() {
            [from @ b'1'..=b'9', to @ b'1'..=b'9', ref rest @ ..] if matches!(rest, [] | [b'X']) => {
                Ok(Self { from: from - b'0', to: to - b'0', tuzdyk: !rest.is_empty() })
            }
            _ => Err(crate::ParseMoveError { text: Snippet::new(text) }),
        }
    }
}

impl Position<Togyz> {
    /// How the players of Togyz Kumalak write a move.
    ///
    /// # Errors
    ///
    /// [`PlayError`] if the move is not legal.
    pub fn numbered(&self, mv: Move) -> Result<NumberedMove, PlayError> {
        let mut last = mv.pit;
        let next = self.play_observed(mv, &mut |event| match event {
            Event::Drop { site: crate::Site::Pit(pit), .. } | Event::Divert { pit, .. } => last = pit,
            _ => {}
        })?;
        // The opponent is next: what was the mover's is now his opponent's.
        let tuzdyk = next.state().swapped().own != self.state().own;
        Ok(NumberedMove { from: number(mv.pit), to: number(last), tuzdyk })
    }

    /// The legal move that is written so, if there is one.
    pub fn move_numbered(&self, written: NumberedMove) -> Option<Move> {
        self.moves().find(|&mv| self.numbered(mv) == Ok(written))
    }
}

/// The number of a pit as its row's player counts.
fn number(pit: Pit) -> u8 {
    if pit.rank() == 0 { pit.file().saturating_add(1) } else { 9_u8.saturating_sub(pit.file()) }
}

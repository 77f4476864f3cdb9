//! The board as the player to move sees it.

use core::{
    fmt::{self, Debug},
    hash::{Hash, Hasher},
};

use super::{
    grid::{Grid, lane_of, pit_of},
    half::Half,
};
use crate::{Direction, PositionError, Side, Site, Snippet};

/// One of the two players, from the seat of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// The player to move.
    Own,
    /// His opponent.
    Other,
}

impl Seat {
    /// The other seat.
    #[must_use]
    #[inline(always)]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Own => Self::Other,
            Self::Other => Self::Own,
        }
    }
}

/// A place where a seed falls, from the seat of the player to move.
///
/// Pits are numbered as in [`Half`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A pit of the player to move.
    Own(usize),
    /// His store.
    Store,
    /// A pit of his opponent.
    Other(usize),
}

impl Spot {
    /// The spot itself, or the last pit of its side if there is no such pit.
    #[inline(always)]
    pub(crate) fn on_board<B: Grid>(self) -> Self {
        let pit = |pit: usize| pit.min(B::HALF.saturating_sub(1));
        match self {
            Self::Own(at) => Self::Own(pit(at)),
            Self::Store => Self::Store,
            Self::Other(at) => Self::Other(pit(at)),
        }
    }
}

/// What may be special about a pit, see [`Position::mark`](crate::Position::mark).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Mark {
    /// A house (nyumba) of Bao that its player still owns.
    House,
    /// A pit that its player may not lift in this turn.
    Closed,
    /// A pit that belongs to the player on the other side, who gets what falls there: a tuzdyk.
    Claimed,
}

/// What a game remembers besides seeds and turn, such as who owns which pit.
///
/// It is kept from the seat of the player to move, like everything in [`Seats`]. Games that remember nothing more
/// use `()`.
pub trait State: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// The same from the opponent's seat.
    #[must_use]
    fn swapped(self) -> Self;

    /// Who owns a pit. By default each player owns the pits on his side.
    fn owner(&self, spot: Spot) -> Seat {
        match spot {
            Spot::Own(_) | Spot::Store => Seat::Own,
            Spot::Other(_) => Seat::Other,
        }
    }

    /// What is special about a pit, for those who draw boards.
    fn mark(&self, spot: Spot) -> Option<Mark> {
        let _ = spot;
        None
    }

    /// The pit on a side that belongs to the other player, so that what falls there goes to his store at once; a number beyond
    /// the last pit means none. Asked only in games with [`Ruleset::CLAIMS`](crate::Ruleset::CLAIMS).
    #[inline(always)]
    fn claimed(&self, side: Seat) -> Option<usize> {
        let _ = side;
        None
    }

    /// Writes the extra fields of a position's text, each after a blank. `turn` is the player whose seat this is; lanes on
    /// two rows run in the direction `order`.
    ///
    /// # Errors
    ///
    /// Those of the formatter.
    fn write(&self, turn: Side, order: Direction, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads the extra fields of a position's text, the other way round.
    ///
    /// # Errors
    ///
    /// [`PositionError`] if a field is missing or cannot be read.
    fn read(fields: &mut Fields<'_>, turn: Side, order: Direction) -> Result<Self, PositionError>;
}

impl State for () {
    #[inline(always)]
    fn swapped(self) -> Self {}

    fn write(&self, _: Side, _: Direction, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }

    fn read(_: &mut Fields<'_>, _: Side, _: Direction) -> Result<Self, PositionError> {
        Ok(())
    }
}

/// The fields of a position's text that have not been read yet.
#[derive(Clone, Debug)]
pub struct Fields<'a>(core::str::Split<'a, char>);

impl<'a> Fields<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self(text.split(' '))
    }

    /// The next field.
    ///
    /// # Errors
    ///
    /// [`PositionError::MissingField`] with `name` if there is none.
    pub fn next_field(&mut self, name: &'static str) -> Result<&'a str, PositionError> {
        self.0.next().ok_or(PositionError::MissingField { field: name })
    }

    /// Refuses what is left.
    pub(crate) fn finish(mut self) -> Result<(), PositionError> {
        match self.0.next() {
            Some(surplus) => Err(PositionError::SurplusField { text: Snippet::new(surplus) }),
            None => Ok(()),
        }
    }
}

/// Both players' pits and stores and the state of the game, as the player to move sees them.
///
/// This is what the hooks of a [`Ruleset`](crate::Ruleset) look at. Only a [`Turn`](crate::Turn) and an
/// [`Ending`](crate::Ending) move seeds, and neither can make or lose one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats<B: Grid, S> {
    pub(crate) own: Half<B>,
    pub(crate) other: Half<B>,
    pub(crate) turn: Side,
    pub(crate) seeds: u8,
    pub(crate) state: S,
}

/// The number of all seeds follows from the halves.
impl<B: Grid, S: Hash> Hash for Seats<B, S> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.own.hash(state);
        self.other.hash(state);
        self.turn.hash(state);
        self.state.hash(state);
    }
}

impl<B: Grid, S: State> Seats<B, S> {
    /// The pits and the store of the player to move.
    #[inline(always)]
    pub fn own(&self) -> Half<B> {
        self.own
    }

    /// The pits and the store of his opponent.
    #[inline(always)]
    pub fn other(&self) -> Half<B> {
        self.other
    }

    /// The half of a player.
    #[inline(always)]
    pub fn half(&self, seat: Seat) -> Half<B> {
        match seat {
            Seat::Own => self.own,
            Seat::Other => self.other,
        }
    }

    /// What the game remembers.
    #[inline(always)]
    pub fn state(&self) -> &S {
        &self.state
    }

    /// The player to move.
    #[inline(always)]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// All seeds, in pits and stores.
    #[inline(always)]
    pub fn seeds(&self) -> u8 {
        self.seeds
    }

    /// The seeds that are not in a store: those in the pits, and in hand while a turn is played.
    #[inline(always)]
    pub fn in_play(&self) -> u8 {
        self.seeds.wrapping_sub(self.own.store()).wrapping_sub(self.other.store())
    }

    /// The seeds in a pit or in the store of the player to move.
    #[inline(always)]
    pub fn at(&self, spot: Spot) -> u8 {
        let own = matches!(spot, Spot::Own(_));
        match spot {
            Spot::Store => self.own.store(),
            Spot::Own(pit) | Spot::Other(pit) if pit < B::HALF => {
                Half::lane_of(own, self.own, self.other, pit)
            }
            Spot::Own(_) | Spot::Other(_) => 0,
        }
    }

    /// The opponent's pit that faces a pit of the front row, and the other way round: the pit on the same file.
    ///
    /// Meaningless for a pit of another row, but never off the board.
    #[inline(always)]
    pub const fn facing(pit: usize) -> usize {
        B::COLS.saturating_sub(pit).saturating_sub(1)
    }

    /// Whether a player has more than half of all seeds in his store.
    #[inline(always)]
    pub fn has_majority(&self) -> bool {
        let half = self.seeds / 2;
        self.own.store() > half || self.other.store() > half
    }

    /// The same from the opponent's seat.
    #[inline(always)]
    #[must_use]
    pub(crate) fn swapped(self) -> Self {
        Self {
            own: self.other,
            other: self.own,
            turn: self.turn.opponent(),
            seeds: self.seeds,
            state: self.state.swapped(),
        }
    }

    /// The player in a seat.
    #[inline(always)]
    pub fn side(&self, seat: Seat) -> Side {
        match seat {
            Seat::Own => self.turn,
            Seat::Other => self.turn.opponent(),
        }
    }

    /// The seat of a player.
    #[inline(always)]
    pub fn seat(&self, side: Side) -> Seat {
        if side == self.turn { Seat::Own } else { Seat::Other }
    }

    /// What everybody calls a spot. Lanes on two rows run in the direction `order`.
    pub(crate) fn site(&self, order: Direction, spot: Spot) -> Site {
        match spot {
            Spot::Own(pit) => Site::Pit(pit_of::<B>(order, self.turn, pit)),
            Spot::Store => Site::Store(self.turn),
            Spot::Other(pit) => Site::Pit(pit_of::<B>(order, self.turn.opponent(), pit)),
        }
    }

    /// The seats at a board.
    #[expect(clippy::arithmetic_side_effects, reason = "a board holds at most 255 seeds")]
    pub(crate) fn at_board(board: &B, order: Direction, turn: Side, state: S) -> Self {
        let half = |side| {
            Half::new(|lane| board.seeds(pit_of::<B>(order, side, lane)).unwrap_or(0), board.store(side))
        };
        let (own, other) = (half(turn), half(turn.opponent()));
        let seeds = own.total() + own.store() + other.total() + other.store();
        Self { own, other, turn, seeds, state }
    }

    /// The board between the seats.
    pub(crate) fn board(&self, order: Direction) -> Result<B, PositionError> {
        let stores = Side::ALL.map(|side| self.half(self.seat(side)).store());
        B::gather(
            |file, rank| match lane_of::<B>(order, crate::Pit::on_board(file, rank)) {
                Some((side, lane)) => self.half(self.seat(side)).seeds(lane),
                None => 0,
            },
            stores,
        )
    }
}

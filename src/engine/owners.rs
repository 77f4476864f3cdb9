//! Who owns which pit, where that is not decided by the row.

use core::fmt;

use super::{
    grid::{Grid, lane_of, pit_of},
    half::PitSet,
    seats::{Fields, Seat, Spot, State},
};
use crate::{Direction, Pit, PositionError, Side, Snippet};

/// The owners of all pits: a state for games in which a player may own pits on the other side.
///
/// In text it is a field laid out like the board, with `S` and `N` and no commas: `NNNNNN/SSSSSS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Owners<B: Grid> {
    /// The pits on his own side that the player to move owns.
    own: PitSet<B>,
    /// The pits on the opponent's side that he owns.
    across: PitSet<B>,
}

/// Each player owns his own side.
impl<B: Grid> Default for Owners<B> {
    fn default() -> Self {
        Self { own: PitSet::all(), across: PitSet::none() }
    }
}

impl<B: Grid> Owners<B> {
    /// The pits of the mover and of the opponent that the player to move owns.
    pub fn new(own: PitSet<B>, across: PitSet<B>) -> Self {
        Self { own, across }
    }

    /// The pits on a side that the player to move owns.
    #[inline(always)]
    pub fn of_mover(self, side: Seat) -> PitSet<B> {
        match side {
            Seat::Own => self.own,
            Seat::Other => self.across,
        }
    }

    /// The pits on a side that his opponent owns.
    #[inline(always)]
    pub fn of_opponent(self, side: Seat) -> PitSet<B> {
        !self.of_mover(side)
    }

    /// How many pits a player owns.
    #[expect(clippy::arithmetic_side_effects, reason = "a board has at most 64 pits")]
    pub fn count(self, seat: Seat) -> usize {
        let own = self.own.len() + self.across.len();
        match seat {
            Seat::Own => own,
            Seat::Other => 2 * B::HALF - own,
        }
    }
}

/// The name of the field.
const FIELD: &str = "owners";

impl<B: Grid> State for Owners<B> {
    #[inline(always)]
    fn swapped(self) -> Self {
        Self { own: !self.across, across: !self.own }
    }

    #[inline(always)]
    fn owner(&self, spot: Spot) -> Seat {
        let is_own = match spot {
            Spot::Own(pit) => self.own.contains(pit),
            Spot::Store => true,
            Spot::Other(pit) => self.across.contains(pit),
        };
        if is_own { Seat::Own } else { Seat::Other }
    }

    fn write(&self, turn: Side, order: Direction, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..B::ROWS).rev() {
            f.write_str(if rank == B::ROWS.saturating_sub(1) { " " } else { "/" })?;
            for file in 0..B::COLS {
                let owner = match lane_of::<B>(order, Pit::on_board(file, rank)) {
                    Some((side, lane)) => {
                        let spot = if side == turn { Spot::Own(lane) } else { Spot::Other(lane) };
                        if self.owner(spot) == Seat::Own { turn } else { turn.opponent() }
                    }
                    None => turn,
                };
                write!(f, "{owner}")?;
            }
        }
        Ok(())
    }

    fn read(fields: &mut Fields<'_>, turn: Side, order: Direction) -> Result<Self, PositionError> {
        let text = fields.next_field(FIELD)?;
        let refuse = |problem| PositionError::Extra { field: FIELD, text: Snippet::new(text), problem };
        if text.split('/').count() != B::ROWS || text.split('/').any(|rank| rank.chars().count() != B::COLS) {
            return Err(refuse(
                "does not name an owner for each pit: expected ranks like those of the board",
            ));
        }
        if text.contains(|c| !matches!(c, 'S' | 'N' | '/')) {
            return Err(refuse("names an owner that is neither `S` nor `N`"));
        }
        let owner = |side, lane| {
            let pit = pit_of::<B>(order, side, lane);
            let rank = text.rsplit('/').nth(pit.rank().into())?;
            rank.chars().nth(usize::from(pit.file()))
        };
        let movers = |side| PitSet::all().filter(|lane| owner(side, lane) == Some(turn.letter()));
        Ok(Self { own: movers(turn), across: movers(turn.opponent()) })
    }
}

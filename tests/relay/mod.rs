//! A ruleset for long moves.

use manqala::{Board, Direction, Grid, Landing, Observer, Ruleset, Seats, Spot, Starts, Turn};

/// Relays round the track and captures nothing: sowing and nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Relay<const ROWS: usize, const COLS: usize>;

impl<const ROWS: usize, const COLS: usize> Ruleset for Relay<ROWS, COLS>
where
    Board<ROWS, COLS>: Grid,
{
    type Board = Board<ROWS, COLS>;
    type State = ();
    const SEEDS: u8 = 1;
    const DIRECTION: Direction = Direction::Clockwise;
    const CHOOSES_DIRECTION: bool = true;
    const RELAYS: bool = true;

    fn starts(&self, seats: &Seats<Self::Board, ()>) -> Starts<Self::Board> {
        let pits = seats.own().occupied();
        Starts { forward: pits, backward: pits, ..Starts::none() }
    }

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, at: Spot) -> Landing {
        if turn.at(at) > 1 { turn.relay() } else { Landing::Pass }
    }
}

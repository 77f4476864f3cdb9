//! Small games that turn the screws which the games of the crate leave alone.

use manqala::{
    Board, Direction, Landing, Observer, Origin, PitSet, Ruleset, Seat, Seats, Spot, Starts, Track, Turn,
};

/// Relays round the whole board clockwise, the own store included, and captures nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct ClockwiseWithStore;

impl Ruleset for ClockwiseWithStore {
    type Board = Board<2, 4>;
    type State = ();
    const SEEDS: u8 = 3;
    const DIRECTION: Direction = Direction::Clockwise;
    const TRACK: Track = Track::BoardAndStore;
    const RELAYS: bool = true;
    const SKIPS_TURN: bool = true;

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, at: Spot) -> Landing {
        match at {
            Spot::Store => Landing::Again,
            _ if turn.at(at) > 1 => turn.relay(),
            _ => Landing::Pass,
        }
    }
}

/// Four rows, both directions, every lap passes over its origin; facing seeds go to the store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct FourRows;

impl Ruleset for FourRows {
    type Board = Board<4, 3>;
    type State = ();
    const SEEDS: u8 = 2;
    const DIRECTION: Direction = Direction::Clockwise;
    const CHOOSES_DIRECTION: bool = true;
    const ORIGIN: Origin = Origin::Skipped;
    const RELAYS: bool = true;

    fn starts(&self, seats: &Seats<Self::Board, ()>) -> Starts<Self::Board> {
        let pits = seats.own().at_least(2);
        Starts { forward: pits, backward: pits - PitSet::only(0), ..Starts::none() }
    }

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, at: Spot) -> Landing {
        match at {
            Spot::Own(pit) if turn.at(at) > 1 && pit < 3 => {
                turn.capture(Seat::Other, PitSet::only(Seats::<Self::Board, ()>::facing(pit)));
                Landing::Pass
            }
            _ if turn.at(at) > 1 => Landing::Sow(turn.lift(at, Direction::Anticlockwise)),
            _ => Landing::Pass,
        }
    }
}

/// The first seed goes back into the origin; an even last pit of the opponent is taken. `LISTENING` hears every seed, which
/// must not change the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Evens<const LISTENING: bool>;

impl<const LISTENING: bool> Ruleset for Evens<LISTENING> {
    type Board = Board<2, 5>;
    type State = ();
    const SEEDS: u8 = 5;
    const ORIGIN: Origin = Origin::KeepsOne;
    const HEARS_SEEDS: bool = LISTENING;

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, at: Spot) -> Landing {
        if let Spot::Other(pit) = at {
            turn.capture(Seat::Other, turn.seats().other().even() & PitSet::only(pit));
        }
        Landing::Pass
    }
}

/// Oware's sowing on the smallest board there is, both ways.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct TwoPits;

impl Ruleset for TwoPits {
    type Board = Board<2, 1>;
    type State = ();
    const SEEDS: u8 = 9;
    const CHOOSES_DIRECTION: bool = true;
    const ORIGIN: Origin = Origin::Skipped;

    fn starts(&self, seats: &Seats<Self::Board, ()>) -> Starts<Self::Board> {
        let pits = seats.own().occupied();
        Starts { forward: pits, backward: pits, ..Starts::none() }
    }
}

/// The widest half: eight rows of eight, sown backwards by relays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct EightRows;

impl Ruleset for EightRows {
    type Board = Board<8, 8>;
    type State = ();
    const SEEDS: u8 = 3;
    const DIRECTION: Direction = Direction::Anticlockwise;
    const RELAYS: bool = true;
    const SKIPS_TURN: bool = true;

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, at: Spot) -> Landing {
        if turn.at(at) > 1 { turn.relay() } else { Landing::Pass }
    }
}

//! Kalah.

use super::{
    Game,
    position::{NORTH, Position, SOUTH},
    two_rows::{Place, drop_seed, round},
};

pub(crate) struct Kalah {
    /// A last seed in an own empty pit with nothing opposite goes to the store.
    pub(crate) empty_capture: bool,
}

impl Kalah {
    /// Sows an own pit; `turn` is who would be next.
    fn play(&self, position: &Position, origin: usize) -> Position {
        let mut position = position.clone();
        let (mover, opponent) = (position.turn, 1 - position.turn);
        let columns = position.pits[mover].len();
        let mut hand = position.lift(mover, origin);
        let round = round(mover, columns);
        let mut at = origin;
        while hand > 0 {
            at = (at + 1) % round.len();
            drop_seed(&mut position, round[at]);
            hand -= 1;
        }
        let Place::Pit(side, pit) = round[at] else {
            return position; // Another turn.
        };
        if side == mover && position.pits[mover][pit] == 1 {
            let opposite = columns - 1 - pit;
            if position.pits[opponent][opposite] > 0 || self.empty_capture {
                let caught = position.lift(opponent, opposite) + position.lift(mover, pit);
                position.stores[mover] += caught;
            }
        }
        position.turn = opponent;
        position
    }
}

impl Game for Kalah {
    fn settle(&self, position: &mut Position) {
        if position.row(SOUTH) == 0 || position.row(NORTH) == 0 {
            position.each_takes_his_side();
        }
    }

    fn moves(&self, position: &Position) -> Vec<(String, Position)> {
        let mut moves = Vec::new();
        for pit in position.occupied(position.turn) {
            let mut next = self.play(position, pit);
            self.settle(&mut next);
            moves.push((position.name(position.turn, pit), next));
        }
        moves
    }
}

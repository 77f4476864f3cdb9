//! The Kenyan children's Bao.

use super::{
    Game,
    position::Position,
    two_rows::{Place, drop_seed, round},
};

pub(crate) struct KenyaChildren {
    /// The capturing seed goes to the store too.
    pub(crate) take_capturing_seed: bool,
}

impl KenyaChildren {
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
            if at == origin {
                continue; // Passed over.
            }
            drop_seed(&mut position, round[at]);
            hand -= 1;
        }
        let Place::Pit(side, pit) = round[at] else {
            return position; // Another turn.
        };
        if side == mover && position.pits[mover][pit] == 1 {
            let caught = position.lift(opponent, columns - 1 - pit);
            position.stores[mover] += caught;
            if caught > 0 && self.take_capturing_seed {
                position.stores[mover] += position.lift(mover, pit);
            }
        }
        position.turn = opponent;
        position
    }
}

impl Game for KenyaChildren {
    fn settle(&self, position: &mut Position) {
        if !position.has_majority() && position.row(position.turn) == 0 {
            position.each_takes_his_side();
        }
    }

    fn moves(&self, position: &Position) -> Vec<(String, Position)> {
        let mut moves = Vec::new();
        if position.has_majority() {
            return moves;
        }
        for pit in position.occupied(position.turn) {
            let mut next = self.play(position, pit);
            self.settle(&mut next);
            moves.push((position.name(position.turn, pit), next));
        }
        moves
    }
}

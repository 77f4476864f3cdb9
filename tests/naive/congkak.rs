//! Congkak and Dakon.

use super::{
    Game,
    position::Position,
    two_rows::{Place, clockwise_round, drop_seed, round},
};

pub(crate) struct Congkak {
    /// Sown clockwise, with the store at the left.
    pub(crate) clockwise: bool,
    /// A last seed in an own empty pit with nothing opposite goes to the store.
    pub(crate) bank_last_seed: bool,
}

impl Congkak {
    /// Plays an own pit; `turn` is who would be next.
    ///
    /// It ends without a limit: each time round a seed falls in the store.
    fn play(&self, position: &Position, origin: usize) -> Position {
        let mut position = position.clone();
        let (mover, opponent) = (position.turn, 1 - position.turn);
        let columns = position.pits[mover].len();
        let round = if self.clockwise { clockwise_round(mover, columns) } else { round(mover, columns) };
        let mut at = round.iter().position(|&place| place == Place::Pit(mover, origin)).expect("an own pit");
        let mut hand = position.lift(mover, origin);
        loop {
            while hand > 0 {
                at = (at + 1) % round.len();
                drop_seed(&mut position, round[at]);
                hand -= 1;
            }
            let Place::Pit(side, pit) = round[at] else {
                return position; // Another turn.
            };
            if position.pits[side][pit] > 1 {
                hand = position.lift(side, pit);
                continue;
            }
            if side == mover {
                let opposite = columns - 1 - pit;
                if position.pits[opponent][opposite] > 0 || self.bank_last_seed {
                    let caught = position.lift(opponent, opposite) + position.lift(mover, pit);
                    position.stores[mover] += caught;
                }
            }
            position.turn = opponent;
            return position;
        }
    }
}

impl Game for Congkak {
    fn settle(&self, position: &mut Position) {
        // Without seeds at his turn he is skipped, unless the board is empty.
        let (next, other) = (position.turn, 1 - position.turn);
        if position.row(next) == 0 && position.row(other) > 0 {
            position.turn = other;
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

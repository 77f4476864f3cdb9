//! The Kenyan Bao with laps.

use super::{Game, LAPS, position::Position};

pub(crate) struct KenyaLaps {
    /// The capturing seed goes to the store too.
    pub(crate) take_capturing_seed: bool,
}

impl KenyaLaps {
    /// The move of an own pit, or `None` if it never ends.
    fn play(&self, position: &Position, origin: usize) -> Option<Position> {
        let mut position = position.clone();
        let (mover, opponent) = (position.turn, 1 - position.turn);
        let columns = position.pits[mover].len();
        // The own row is places 0 to columns - 1 of the round, the opponent's row comes after it.
        let mut place = origin;
        for _ in 0..LAPS {
            let mut hand = if place < columns {
                position.lift(mover, place)
            } else {
                position.lift(opponent, place - columns)
            };
            while hand > 0 {
                place = (place + 1) % (2 * columns);
                if place < columns {
                    position.pits[mover][place] += 1;
                } else {
                    position.pits[opponent][place - columns] += 1;
                }
                hand -= 1;
            }
            if place >= columns && position.pits[opponent][place - columns] == 1 {
                return Some(position);
            }
            if place < columns && position.pits[mover][place] == 1 {
                let caught = position.lift(opponent, columns - 1 - place);
                position.stores[mover] += caught;
                if caught > 0 && self.take_capturing_seed {
                    position.stores[mover] += position.lift(mover, place);
                }
                return Some(position);
            }
        }
        None
    }

    /// The legal moves of a player by number of pit, each with the position it leaves before the end-of-move step.
    fn legal(&self, position: &Position, player: usize) -> Vec<(usize, Position)> {
        let mut position = position.clone();
        position.turn = player;
        // A single only if no pit holds two or more, whether or not their moves end.
        let only_singles = position.pits[player].iter().all(|&seeds| seeds < 2);
        let least = if only_singles { 1 } else { 2 };
        (0..position.pits[player].len())
            .filter(|&pit| position.pits[player][pit] >= least)
            .filter_map(|pit| Some((pit, self.play(&position, pit)?)))
            .collect()
    }
}

impl Game for KenyaLaps {
    fn settle(&self, position: &mut Position) {
        let (mover, next) = (1 - position.turn, position.turn);
        if position.row(next) == 0 {
            position.each_takes_his_side();
        } else if self.legal(position, next).is_empty() {
            if self.legal(position, mover).is_empty() {
                position.each_takes_his_side();
            } else {
                position.turn = mover;
            }
        }
    }

    fn moves(&self, position: &Position) -> Vec<(String, Position)> {
        let mut moves = Vec::new();
        for (pit, mut next) in self.legal(position, position.turn) {
            next.turn = 1 - position.turn;
            self.settle(&mut next);
            moves.push((position.name(position.turn, pit), next));
        }
        moves
    }
}

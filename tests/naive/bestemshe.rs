//! Bestemshe.

use super::{Game, position::Position};

pub(crate) struct Bestemshe;

/// Sows an own pit and captures.
fn play(position: &Position, origin: usize) -> Position {
    let mut position = position.clone();
    let (mover, opponent) = (position.turn, 1 - position.turn);
    let columns = position.pits[mover].len();
    let mut hand = position.lift(mover, origin);
    let mut place = origin;
    // Of two or more seeds the first goes back.
    if hand > 1 {
        position.pits[mover][origin] += 1;
        hand -= 1;
    }
    while hand > 0 {
        place = (place + 1) % (2 * columns);
        if place < columns {
            position.pits[mover][place] += 1;
        } else {
            position.pits[opponent][place - columns] += 1;
        }
        hand -= 1;
    }
    if place >= columns && position.pits[opponent][place - columns].is_multiple_of(2) {
        let caught = position.lift(opponent, place - columns);
        position.stores[mover] += caught;
    }
    position
}

impl Game for Bestemshe {
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
            let mut next = play(position, pit);
            next.turn = 1 - position.turn;
            self.settle(&mut next);
            moves.push((position.name(position.turn, pit), next));
        }
        moves
    }
}

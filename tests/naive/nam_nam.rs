//! Nam Nam, one round.

use super::{
    Game, LAPS,
    position::{NORTH, Position, SOUTH, halves},
};

pub(crate) struct NamNam {
    /// Who takes four when eight are left takes the other four as well.
    pub(crate) last_four: bool,
}

/// The owner of each pit, by the side it lies on and its number there.
fn owners(position: &Position) -> [Vec<usize>; 2] {
    let owner = |letter: char| if letter == 'S' { SOUTH } else { NORTH };
    let ranks: Vec<Vec<usize>> =
        position.extra[0].split('/').map(|rank| rank.chars().map(owner).collect()).collect();
    halves(&ranks)
}

impl NamNam {
    /// The move of a pit, or `None` if it never ends.
    fn play(&self, position: &Position, side: usize, origin: usize) -> Option<Position> {
        let mut position = position.clone();
        let owners = owners(&position);
        let mover = position.turn;
        let columns = position.pits[mover].len();
        let (mut side, mut pit) = (side, origin);
        for _ in 0..LAPS {
            let mut hand = position.lift(side, pit);
            while hand > 0 {
                // The next pit anticlockwise, the origin like any other.
                if pit + 1 < columns {
                    pit += 1;
                } else {
                    (side, pit) = (1 - side, 0);
                }
                position.pits[side][pit] += 1;
                hand -= 1;
                if position.pits[side][pit] == 4 {
                    let taker = if hand > 0 { owners[side][pit] } else { mover };
                    position.stores[taker] += position.lift(side, pit);
                    let left = position.row(SOUTH) + position.row(NORTH) + hand;
                    if self.last_four && left == 4 {
                        position.stores[taker] += left;
                        position.pits.iter_mut().for_each(|row| row.fill(0));
                        return Some(position);
                    }
                }
            }
            // Four were taken by the last seed, or it fell in an empty pit.
            if position.pits[side][pit] <= 1 {
                return Some(position);
            }
        }
        None
    }

    /// The legal moves of a player, each with the position it leaves before the end-of-move step.
    fn legal(&self, position: &Position, player: usize) -> Vec<(String, Position)> {
        let mut position = position.clone();
        position.turn = player;
        let owners = owners(&position);
        let mut legal = Vec::new();
        for side in [SOUTH, NORTH] {
            for pit in position.occupied(side) {
                if owners[side][pit] != player {
                    continue;
                }
                if let Some(next) = self.play(&position, side, pit) {
                    legal.push((position.name(side, pit), next));
                }
            }
        }
        legal
    }
}

impl Game for NamNam {
    fn settle(&self, position: &mut Position) {
        let (mover, next) = (1 - position.turn, position.turn);
        if !self.legal(position, next).is_empty() {
            return;
        }
        if !self.legal(position, mover).is_empty() {
            position.turn = mover;
            return;
        }
        // Each takes the seeds in the pits he owns.
        let owners = owners(position);
        for side in [SOUTH, NORTH] {
            for pit in position.occupied(side) {
                position.stores[owners[side][pit]] += position.lift(side, pit);
            }
        }
    }

    fn moves(&self, position: &Position) -> Vec<(String, Position)> {
        let mut moves = self.legal(position, position.turn);
        for (_, next) in &mut moves {
            next.turn = 1 - position.turn;
            self.settle(next);
        }
        moves
    }
}

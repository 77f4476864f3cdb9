//! Oware, Abapa, Awari and the other answers to a grand slam.

use super::{Game, position::Position};

pub(crate) struct Oware {
    /// What a grand slam does.
    pub(crate) slam: String,
}

/// A move before its seeds are captured.
struct Sown {
    position: Position,
    /// A seed fell into the opponent's row.
    feeds: bool,
    /// The opponent's pits that can be captured, the landing pit first.
    chain: Vec<usize>,
}

impl Sown {
    /// The chain holds all seeds of the opponent's row.
    fn is_slam(&self) -> bool {
        let opponent = 1 - self.position.turn;
        let caught: u32 = self.chain.iter().map(|&pit| self.position.pits[opponent][pit]).sum();
        !self.chain.is_empty() && caught == self.position.row(opponent)
    }
}

/// Sows an own pit anticlockwise, passing over it each time round.
fn sow(position: &Position, origin: usize) -> Sown {
    let mut position = position.clone();
    let (mover, opponent) = (position.turn, 1 - position.turn);
    let columns = position.pits[mover].len();
    let mut hand = position.lift(mover, origin);
    // The own row is places 0 to columns - 1 of the round, the opponent's row comes after it.
    let (mut place, mut feeds) = (origin, false);
    while hand > 0 {
        place = (place + 1) % (2 * columns);
        if place == origin {
            continue;
        }
        if place < columns {
            position.pits[mover][place] += 1;
        } else {
            position.pits[opponent][place - columns] += 1;
            feeds = true;
        }
        hand -= 1;
    }
    // Backwards from the landing pit while there are two or three, to the end of the row.
    let mut chain = Vec::new();
    while place >= columns && [2, 3].contains(&position.pits[opponent][place - columns]) {
        chain.push(place - columns);
        place -= 1;
    }
    Sown { position, feeds, chain }
}

fn capture(position: &mut Position, chain: &[usize]) {
    for &pit in chain {
        let seeds = position.lift(1 - position.turn, pit);
        position.stores[position.turn] += seeds;
    }
}

impl Oware {
    /// The legal moves by number of pit.
    fn legal(&self, position: &Position) -> Vec<usize> {
        let (mover, opponent) = (position.turn, 1 - position.turn);
        if position.has_majority() {
            return Vec::new();
        }
        let mut legal = position.occupied(mover);
        if self.slam == "MustLeaveMove" {
            let leaves = |pit: &usize| self.play(position, *pit).row(opponent) > 0;
            if legal.iter().any(leaves) {
                legal.retain(leaves);
            }
            return legal;
        }
        if self.slam == "Forbidden" {
            legal.retain(|&pit| !sow(position, pit).is_slam());
        }
        if position.row(opponent) == 0 {
            legal.retain(|&pit| sow(position, pit).feeds);
        }
        legal
    }

    /// Sows and captures, nothing more.
    fn play(&self, position: &Position, pit: usize) -> Position {
        let sown = sow(position, pit);
        let slam = sown.is_slam();
        let (mut position, mut chain) = (sown.position, sown.chain);
        if slam && self.slam == "NoCapture" {
            chain.clear();
        }
        if slam && self.slam == "SpareFurthest" {
            chain.remove(0);
        }
        if slam && self.slam == "SpareNearest" {
            chain.pop();
        }
        capture(&mut position, &chain);
        if slam && self.slam == "OpponentTakesRest" {
            let opponent = 1 - position.turn;
            position.stores[opponent] += position.row(position.turn) + position.row(opponent);
            position.pits.iter_mut().for_each(|row| row.fill(0));
        }
        position
    }
}

impl Game for Oware {
    fn settle(&self, position: &mut Position) {
        if !position.has_majority() && self.legal(position).is_empty() {
            position.each_takes_his_side();
        }
    }

    fn moves(&self, position: &Position) -> Vec<(String, Position)> {
        let mut moves = Vec::new();
        for pit in self.legal(position) {
            let mut next = self.play(position, pit);
            next.turn = 1 - position.turn;
            self.settle(&mut next);
            moves.push((position.name(position.turn, pit), next));
        }
        moves
    }
}

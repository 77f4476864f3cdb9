//! Togyz Kumalak.

use super::{
    Game,
    position::{NORTH, Position, SOUTH},
};

pub(crate) struct Togyz;

/// The pit on the opponent's side that each player has made his tuzdyk, by its number there counted from 0.
type Tuzdyks = [Option<usize>; 2];

fn tuzdyks(position: &Position) -> Tuzdyks {
    [position.pit(NORTH, &position.extra[0]), position.pit(SOUTH, &position.extra[1])]
}

fn write_tuzdyks(position: &mut Position, tuzdyks: Tuzdyks) {
    for player in [SOUTH, NORTH] {
        position.extra[player] = match tuzdyks[player] {
            Some(pit) => position.name(1 - player, pit),
            None => "-".to_owned(),
        };
    }
}

/// Drops a seed; in a tuzdyk it goes to the store of its owner.
fn drop_seed(position: &mut Position, tuzdyks: Tuzdyks, side: usize, pit: usize) {
    if tuzdyks[1 - side] == Some(pit) {
        position.stores[1 - side] += 1;
    } else {
        position.pits[side][pit] += 1;
    }
}

/// Sows an own pit and captures.
fn play(position: &Position, origin: usize) -> Position {
    let mut position = position.clone();
    let mut tuzdyks = tuzdyks(&position);
    let (mover, opponent) = (position.turn, 1 - position.turn);
    let columns = position.pits[mover].len();
    let mut hand = position.lift(mover, origin);
    let mut place = origin;
    // Of two or more seeds the first goes back.
    if hand > 1 {
        drop_seed(&mut position, tuzdyks, mover, origin);
        hand -= 1;
    }
    while hand > 0 {
        place = (place + 1) % (2 * columns);
        if place < columns {
            drop_seed(&mut position, tuzdyks, mover, place);
        } else {
            drop_seed(&mut position, tuzdyks, opponent, place - columns);
        }
        hand -= 1;
    }
    // The last seed in the opponent's row, not in the mover's tuzdyk there.
    if place >= columns && tuzdyks[mover] != Some(place - columns) {
        let landing = place - columns;
        let seeds = position.pits[opponent][landing];
        let may_become_tuzdyk =
            tuzdyks[mover].is_none() && landing != columns - 1 && tuzdyks[opponent] != Some(landing);
        if seeds.is_multiple_of(2) {
            position.stores[mover] += position.lift(opponent, landing);
        } else if seeds == 3 && may_become_tuzdyk {
            position.stores[mover] += position.lift(opponent, landing);
            tuzdyks[mover] = Some(landing);
        }
    }
    write_tuzdyks(&mut position, tuzdyks);
    position
}

impl Game for Togyz {
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

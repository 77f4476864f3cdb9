//! What both games of Bao on four rows have in common. A ring has sixteen pits, clockwise from the left kichwa A1.

use super::position::Position;

/// The left kichwa A1, the right kichwa A8, and the ring.
pub(crate) const LEFT: usize = 0;
pub(crate) const RIGHT: usize = 7;
pub(crate) const FRONT: std::ops::Range<usize> = 0..8;
pub(crate) const BACK: std::ops::Range<usize> = 8..16;

pub(crate) const CLOCKWISE: char = '+';
pub(crate) const ANTICLOCKWISE: char = '-';
pub(crate) const DIRECTIONS: [char; 2] = [CLOCKWISE, ANTICLOCKWISE];

pub(crate) fn after(pit: usize, direction: char) -> usize {
    if direction == CLOCKWISE { (pit + 1) % 16 } else { (pit + 15) % 16 }
}

/// Sows seeds in a player's ring, beginning in a given pit; returns the pit of the last one.
pub(crate) fn sow(position: &mut Position, player: usize, hand: u32, first: usize, direction: char) -> usize {
    let mut pit = first;
    position.pits[player][pit] += 1;
    for _ in 1..hand {
        pit = after(pit, direction);
        position.pits[player][pit] += 1;
    }
    pit
}

/// The last seed of a sowing has fallen in an own front pit that was occupied and faces an occupied one.
pub(crate) fn can_capture(position: &Position, player: usize, last: usize) -> bool {
    FRONT.contains(&last) && position.pits[player][last] > 1 && position.pits[1 - player][facing(last)] > 0
}

/// The number of the front pit that faces a front pit, whoever owns it.
pub(crate) fn facing(pit: usize) -> usize {
    7 - pit
}

/// Where captured seeds begin and which way they go: outer pits decide it, inner ones keep the direction.
pub(crate) fn entry(captured_at: usize, direction: char) -> (usize, char) {
    let direction = match captured_at {
        0 | 1 => CLOCKWISE,
        6 | 7 => ANTICLOCKWISE,
        _ => direction,
    };
    if direction == CLOCKWISE { (LEFT, CLOCKWISE) } else { (RIGHT, ANTICLOCKWISE) }
}

pub(crate) fn front_is_empty(position: &Position, player: usize) -> bool {
    position.pits[player][FRONT].iter().all(|&seeds| seeds == 0)
}

/// The pit a player lifts and the way he sows it when the second stage begins a move by capturing: 2 to 15 seeds whose
/// first sowing ends with the capture condition. The third is the pit where it captures.
pub(crate) fn capturing_starts(position: &Position, player: usize) -> Vec<(usize, char, usize)> {
    let mut starts = Vec::new();
    for pit in 0..16 {
        for direction in DIRECTIONS {
            if (2..=15).contains(&position.pits[player][pit]) {
                let mut sown = position.clone();
                let hand = sown.lift(player, pit);
                let last = sow(&mut sown, player, hand, after(pit, direction), direction);
                if can_capture(&sown, player, last) {
                    starts.push((pit, direction, last));
                }
            }
        }
    }
    starts
}

/// The only occupied front pit may not be sown straight into the back row if it is a kichwa.
pub(crate) fn is_lone_kichwa(position: &Position, player: usize, pit: usize, direction: char) -> bool {
    let occupied: Vec<usize> = FRONT.filter(|&pit| position.pits[player][pit] > 0).collect();
    occupied == [pit] && [(LEFT, ANTICLOCKWISE), (RIGHT, CLOCKWISE)].contains(&(pit, direction))
}

/// Front rows first, then whether he can move: who has won when the player to move cannot.
pub(crate) fn winner(position: &Position) -> usize {
    let (next, other) = (position.turn, 1 - position.turn);
    if !front_is_empty(position, next) && front_is_empty(position, other) { next } else { other }
}

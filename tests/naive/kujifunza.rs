//! Bao la Kujifunza.

use super::{
    Game, LAPS,
    four_rows::{
        BACK, DIRECTIONS, FRONT, after, can_capture, capturing_starts, entry, facing, front_is_empty,
        is_lone_kichwa, sow, winner,
    },
    position::Position,
};

pub(crate) struct Kujifunza;

/// The move of an own pit, or `None` if it never ends.
fn play(position: &Position, start: usize, direction: char, capturing: bool) -> Option<Position> {
    let mut position = position.clone();
    let (mover, opponent) = (position.turn, 1 - position.turn);
    let mut direction = direction;
    let mut hand = position.lift(mover, start);
    let mut first = after(start, direction);
    for _ in 0..LAPS {
        let last = sow(&mut position, mover, hand, first, direction);
        if position.pits[mover][last] == 1 {
            return Some(position);
        }
        if capturing && can_capture(&position, mover, last) {
            hand = position.lift(opponent, facing(last));
            if front_is_empty(&position, opponent) {
                position.stores[mover] += hand;
                return Some(position);
            }
            (first, direction) = entry(last, direction);
        } else {
            hand = position.lift(mover, last);
            first = after(last, direction);
        }
    }
    None
}

/// Where a takata may begin: a front pit with two or more, or a back pit if there is no such front pit.
fn takata_starts(position: &Position) -> Vec<(usize, char)> {
    let mover = position.turn;
    let mut pits: Vec<usize> = FRONT.filter(|&pit| position.pits[mover][pit] >= 2).collect();
    if pits.is_empty() {
        pits = BACK.filter(|&pit| position.pits[mover][pit] >= 2).collect();
    }
    let mut starts = Vec::new();
    for pit in pits {
        for direction in DIRECTIONS {
            if !is_lone_kichwa(position, mover, pit, direction) {
                starts.push((pit, direction));
            }
        }
    }
    starts
}

impl Game for Kujifunza {
    /// The board is not cleared and nobody is skipped.
    fn settle(&self, _: &mut Position) {}

    fn moves(&self, position: &Position) -> Vec<(String, Position)> {
        let (mover, opponent) = (position.turn, 1 - position.turn);
        if front_is_empty(position, mover) || front_is_empty(position, opponent) {
            return Vec::new();
        }
        let mut starts: Vec<(usize, char)> = capturing_starts(position, mover)
            .into_iter()
            .map(|(pit, direction, _)| (pit, direction))
            .collect();
        let capturing = !starts.is_empty();
        if !capturing {
            starts = takata_starts(position);
        }
        let mut found = Vec::new();
        for (pit, direction) in starts {
            if let Some(mut next) = play(position, pit, direction, capturing) {
                next.turn = opponent;
                found.push((position.name(mover, pit) + &direction.to_string(), next));
            }
        }
        found
    }

    fn winner(&self, position: &Position) -> Option<usize> {
        Some(winner(position))
    }
}

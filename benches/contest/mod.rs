//! The same counts by the general engine and by a program written for that game alone.

use manqala::{Position, rules};

use crate::yardstick;

/// A game that both can count.
pub(crate) struct Contest {
    pub(crate) name: &'static str,
    /// Counts sequences of moves with the general engine.
    pub(crate) engine: fn(u32) -> u64,
    /// Counts them with the program written by hand.
    pub(crate) by_hand: fn(u32) -> u64,
    /// A depth that takes a few thousandths of a second, and its count.
    pub(crate) count: (u32, u64),
}

pub(crate) const CONTESTS: [Contest; 6] = [
    Contest {
        name: "oware",
        engine: |depth| Position::<rules::Oware>::default().perft(depth),
        by_hand: |depth| yardstick::oware::Oware::START.perft(depth),
        count: (8, 711_414),
    },
    Contest {
        name: "kalah",
        engine: |depth| Position::<rules::Kalah>::default().perft(depth),
        by_hand: |depth| yardstick::kalah::Kalah::START.perft(depth),
        count: (8, 563_055),
    },
    Contest {
        name: "kujifunza",
        engine: |depth| Position::<rules::Kujifunza>::default().perft(depth),
        by_hand: |depth| yardstick::kujifunza::Kujifunza::START.perft(depth),
        count: (7, 84_200),
    },
    Contest {
        name: "togyz",
        engine: |depth| Position::<rules::Togyz>::default().perft(depth),
        by_hand: |depth| yardstick::togyz::Togyz::START.perft(depth),
        count: (6, 360_035),
    },
    Contest {
        name: "kenya-laps",
        engine: |depth| Position::<rules::KenyaLaps>::default().perft(depth),
        by_hand: |depth| yardstick::kenya_laps::KenyaLaps::START.perft(depth),
        count: (8, 80_406),
    },
    Contest {
        name: "kenya-laps-bytes",
        engine: |depth| Position::<rules::KenyaLaps>::default().perft(depth),
        by_hand: |depth| yardstick::kenya_laps_bytes::KenyaLaps::START.perft(depth),
        count: (8, 80_406),
    },
];

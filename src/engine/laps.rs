//! What a whole lap adds to the board, looked up instead of sown seed by seed.

#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "places are fewer than 130 and seeds at most 255, so sums are below the length of a table; the tables are built by the compiler, which would stop at an error"
)]

use super::word::{Word, Word8, Word16, Word32};

/// The places a sowing goes round, numbered from the mover's first pit in the order of his lanes: his own pits, his
/// store if it is sown, and on two rows the opponent's pits.
///
/// What is sown from the first place on says everything: the lap of `n` seeds from place `f` is the lap of `f + n`
/// seeds from place 0 less the one of `f` seeds. So a table has a line for each number of seeds and none for each
/// origin. Sowing against the order drops its seeds into the same places as sowing with it from the last place on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ring {
    /// Pits of a player.
    pub(crate) pits: usize,
    /// Whether the mover's store follows his last pit.
    pub(crate) store: bool,
    /// Whether the opponent's pits are sown.
    pub(crate) other: bool,
}

impl Ring {
    /// How many places there are.
    pub(crate) const fn len(self) -> usize {
        self.before_other() + if self.other { self.pits } else { 0 }
    }

    /// How many places there are before the opponent's pits.
    pub(crate) const fn before_other(self) -> usize {
        self.pits + self.store as usize
    }
}

/// The number of lines: a place (at most 64) and a number of seeds (at most 255) make less than this, so that an
/// index made of two bytes is in range by its type alone.
const LINES: usize = 512;

/// More than the places of any ring, so that a number made of one byte is in range by its type alone.
const PLACES: usize = 256;

/// The laps of 0, 1, 2, … seeds from place 0 of a ring.
///
/// Lanes wrap in a long column; differences of two lines do not.
#[derive(Debug)]
pub struct Laps<W> {
    own: [W; LINES],
    other: [W; LINES],
    /// Seeds into the store, where it does not lie in a lane of `own`.
    store: [u8; LINES],
    /// The place of the last seed.
    last: [u8; LINES],
    /// The masks of all pits but the one at a place, of the mover and of the opponent.
    own_rest: [W; PLACES],
    other_rest: [W; PLACES],
}

/// What one lap adds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sown<W> {
    pub(crate) own: W,
    pub(crate) other: W,
    pub(crate) store: u8,
}

impl<W: Word> Laps<W> {
    /// The lap of `seeds` seeds from place `first` on, in the order of the ring.
    #[inline(always)]
    pub(crate) fn lap(&self, first: usize, seeds: u8) -> Sown<W> {
        let (from, to) = (first % LINES, (first + usize::from(seeds)) % LINES);
        Sown {
            own: self.own[to].minus(self.own[from]),
            other: self.other[to].minus(self.other[from]),
            store: self.store[to].wrapping_sub(self.store[from]),
        }
    }

    /// The masks of all pits but the one at a place, of the mover and of the opponent.
    #[inline(always)]
    pub(crate) fn rest(&self, place: usize) -> (W, W) {
        (self.own_rest[place % PLACES], self.other_rest[place % PLACES])
    }

    /// The place of the last of `seeds` seeds (at least one) from place `first` on.
    #[inline(always)]
    pub(crate) fn last(&self, first: usize, seeds: u8) -> usize {
        self.last[(first + usize::from(seeds)) % LINES].into()
    }
}

/// Builds the table of a ring for one word, as a constant expression.
macro_rules! build {
    ($($word:ty),*) => { $(
        impl Laps<$word> {
            /// `lane_of_store` is where the store lies in the word of the mover's pits, if it does.
            pub(crate) const fn build(ring: Ring, lane_of_store: Option<usize>) -> Self {
                let none = <$word>::first(0);
                let mut laps = Self {
                    own: [none; LINES],
                    other: [none; LINES],
                    store: [0; LINES],
                    last: [0; LINES],
                    own_rest: [<$word>::ALL; PLACES],
                    other_rest: [<$word>::ALL; PLACES],
                };
                let mut pit = 0;
                while pit < ring.pits {
                    laps.own_rest[pit] = <$word>::all_but(pit);
                    if ring.other {
                        laps.other_rest[ring.before_other() + pit] = <$word>::all_but(pit);
                    }
                    pit += 1;
                }
                let mut seeds = 1;
                while seeds < LINES {
                    let place = (seeds - 1) % ring.len();
                    laps.own[seeds] = laps.own[seeds - 1];
                    laps.other[seeds] = laps.other[seeds - 1];
                    laps.store[seeds] = laps.store[seeds - 1];
                    if place < ring.pits {
                        laps.own[seeds] = laps.own[seeds].wrapping_plus(<$word>::lane(place, 1));
                    } else if place >= ring.before_other() {
                        let lane = place - ring.before_other();
                        laps.other[seeds] = laps.other[seeds].wrapping_plus(<$word>::lane(lane, 1));
                    } else if let Some(lane) = lane_of_store {
                        laps.own[seeds] = laps.own[seeds].wrapping_plus(<$word>::lane(lane, 1));
                    } else {
                        laps.store[seeds] = laps.store[seeds].wrapping_add(1);
                    }
                    #[expect(clippy::cast_possible_truncation, reason = "a ring has at most 65 places")]
                    {
                        laps.last[seeds] = place as u8;
                    }
                    seeds += 1;
                }
                laps
            }
        }
    )* };
}

build!(Word8, Word16, Word32);

#[cfg(test)]
mod tests {
    use std::{vec, vec::Vec};

    use super::*;

    fn naive(ring: Ring, first: usize, seeds: usize) -> (Vec<u8>, usize) {
        let mut places = vec![0; ring.len()];
        let mut at = first;
        for i in 0..seeds {
            at = (first + i) % ring.len();
            places[at] += 1;
        }
        (places, at)
    }

    #[test]
    fn a_lap_from_any_place_is_the_difference_of_two_laps_from_the_first() {
        for ring in [
            Ring { pits: 6, store: false, other: true },
            Ring { pits: 6, store: true, other: true },
            Ring { pits: 7, store: true, other: true },
            Ring { pits: 1, store: false, other: true },
            Ring { pits: 1, store: false, other: false },
        ] {
            let laps = Laps::<Word8>::build(ring, Some(7));
            for first in 0..=ring.len() {
                for seeds in 1..=255 {
                    let lap = laps.lap(first, seeds);
                    let (places, last) = naive(ring, first, seeds.into());
                    for (place, &sown) in places.iter().enumerate() {
                        let found = if place < ring.pits {
                            lap.own.get(place)
                        } else if place < ring.before_other() {
                            lap.own.get(7)
                        } else {
                            lap.other.get(place - ring.before_other())
                        };
                        assert_eq!(found, sown, "{ring:?} {first} {seeds} {place}");
                    }
                    assert_eq!(laps.last(first, seeds), last);
                }
            }
        }
    }

    #[test]
    fn a_store_without_a_lane_is_counted_beside_the_word() {
        let ring = Ring { pits: 8, store: true, other: true };
        let laps = Laps::<Word8>::build(ring, None);
        assert_eq!(laps.lap(8, 1).store, 1);
        assert_eq!(laps.lap(0, 8).store, 0);
        assert_eq!(laps.lap(3, 255).store, 15);
    }
}

//! From where a sowing within one half ends in a given pit: looked up for all pits at once.

#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "pits are at most 64; the tables are built by the compiler, which would stop at an error"
)]

use super::word::{Word8, Word16, Word32};

/// The most pits a player has.
const MOST: usize = 32;

/// How many seeds a pit must hold so that its sowing ends in another: a word for each pit of the half that may be the
/// last, with the number of seeds in the lane of each pit that may be the first. Sowings that come round are left out; 0
/// stands in the lane of the last pit itself.
#[derive(Debug)]
pub struct Reach<W> {
    pub(crate) clockwise: [W; MOST],
    pub(crate) anticlockwise: [W; MOST],
}

/// Builds the table of a half for one word, as a constant expression.
macro_rules! build {
    ($($word:ty),*) => { $(
        impl Reach<$word> {
            pub(crate) const fn build(pits: usize) -> Self {
                let none = <$word>::first(0);
                let mut reach = Self { clockwise: [none; MOST], anticlockwise: [none; MOST] };
                let mut last = 0;
                while last < pits {
                    let mut seeds = 1;
                    while seeds < pits {
                        let (behind, ahead) = ((last + pits - seeds) % pits, (last + seeds) % pits);
                        reach.clockwise[last] = reach.clockwise[last].wrapping_plus(<$word>::lane(behind, seeds));
                        reach.anticlockwise[last] =
                            reach.anticlockwise[last].wrapping_plus(<$word>::lane(ahead, seeds));
                        seeds += 1;
                    }
                    last += 1;
                }
                reach
            }
        }
    )* };
}

build!(Word8, Word16, Word32);

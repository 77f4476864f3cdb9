//! A move by lot.

use rand_core::Rng;

use crate::{AnyPosition, Move, MoveList, Position, Ruleset};

impl<R: Ruleset> Position<R> {
    /// A legal move chosen at random, each as likely as any other; `None` if the game is over.
    ///
    /// Takes any generator of the `rand` crates and allocates nothing. Which move comes of which number is not fixed: it may
    /// change in a minor version, so write down the moves of a game and not the seed of its generator.
    ///
    /// ```
    /// use manqala::{Position, rules::Kalah};
    /// use rand::{SeedableRng, rngs::SmallRng};
    ///
    /// let mut rng = SmallRng::seed_from_u64(2026);
    /// let mut position = Position::<Kalah>::default();
    /// while let Some(mv) = position.random_move(&mut rng) {
    ///     position = position.play_unchecked(mv);
    /// }
    /// assert!(position.is_over());
    /// ```
    pub fn random_move(&self, rng: &mut (impl Rng + ?Sized)) -> Option<Move> {
        pick(&self.legal_moves(), rng)
    }
}

impl AnyPosition {
    /// See [`Position::random_move`].
    #[inline]
    pub fn random_move(&self, rng: &mut (impl Rng + ?Sized)) -> Option<Move> {
        pick(&self.legal_moves(), rng)
    }
}

/// A move of a list; no number is drawn if it is empty.
fn pick(moves: &MoveList, rng: &mut (impl Rng + ?Sized)) -> Option<Move> {
    let count = u32::try_from(moves.len()).ok().filter(|&count| count > 0)?;
    usize::try_from(below(count, rng)).ok().and_then(|i| moves.get(i).copied())
}

/// A number below a bound that is not 0, without bias.
///
/// The upper half of a product is the number. The products do not divide evenly among the numbers; those with the smallest
/// lower halves are left over, and for these another number is drawn.
#[expect(
    clippy::arithmetic_side_effects,
    reason = "the bound is not 0, and the product of two `u32` is a `u64`"
)]
fn below(bound: u32, rng: &mut (impl Rng + ?Sized)) -> u32 {
    let surplus = bound.wrapping_neg() % bound;
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        #[expect(clippy::cast_possible_truncation, reason = "the halves are what is wanted")]
        let (number, rest) = ((product >> 32) as u32, product as u32);
        if rest >= surplus {
            return number;
        }
    }
}

#[cfg(test)]
mod tests {
    use core::convert::Infallible;

    use rand_core::TryRng;

    use super::below;

    /// Says the numbers of a list.
    struct Script<'a>(&'a [u32]);

    #[expect(clippy::unimplemented, reason = "numbers of 32 bits are all that is asked for")]
    impl TryRng for Script<'_> {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            let (first, rest) = self.0.split_first().expect("another number");
            self.0 = rest;
            Ok(*first)
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            unimplemented!("numbers of 32 bits are enough")
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            unimplemented!("numbers of 32 bits are enough")
        }
    }

    #[test]
    fn the_whole_range_of_a_generator_is_spread_over_the_numbers() {
        for bound in [1, 2, 3, 6, 7, 64, 191, 192] {
            assert_eq!(below(bound, &mut Script(&[u32::MAX])), bound - 1);
            let middle = u32::try_from((1_u64 << 32) / u64::from(bound)).unwrap_or(u32::MAX);
            assert_eq!(below(bound, &mut Script(&[middle + 2 * u32::from(bound > 1)])), u32::from(bound > 1));
        }
    }

    #[test]
    fn what_would_make_a_number_more_likely_is_drawn_again() {
        // 2^32 numbers are one too many for three shares, four too many for six; powers of two leave nothing over.
        assert_eq!(below(3, &mut Script(&[0, u32::MAX])), 2);
        assert_eq!(below(6, &mut Script(&[0, 1])), 0);
        assert_eq!(below(4, &mut Script(&[0])), 0);
    }
}

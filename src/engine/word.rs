//! Numbers of seeds as byte lanes of a machine word, a lane a pit.
//!
//! A word adds, compares and sums all its lanes at once. No lane ever overflows, because a position holds at most
//! 255 seeds in all.

#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "numbers of lanes are below `LANES`, which is at most 32, as whoever takes one from outside takes it modulo `LANES`"
)]

use core::{
    fmt::Debug,
    hash::Hash,
    hint,
    ops::{BitAnd, BitOr, Not},
};

/// A machine word as byte lanes.
///
/// A *flag* word has bit 7 of some lanes set and nothing else. A *mask* word has some lanes all ones.
pub trait Word:
    Copy
    + Eq
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
{
    /// How many lanes there are.
    const LANES: usize;
    /// Bit 7 of every lane.
    const FLAGS: Self;

    /// The same value in every lane.
    fn splat(value: u8) -> Self;
    /// The value in one lane, zero in the others.
    fn at(lane: usize, value: u8) -> Self;
    /// One of two words, without a branch: for choices that nobody can foretell.
    fn choose(first: bool, one: Self, other: Self) -> Self;
    /// The value of a lane.
    fn get(self, lane: usize) -> u8;
    /// With one lane set to zero.
    fn without(self, lane: usize) -> Self;
    /// Sums lane by lane.
    fn plus(self, other: Self) -> Self;
    /// Differences lane by lane.
    fn minus(self, other: Self) -> Self;
    /// The sum of all lanes.
    fn sum(self) -> u8;
    /// Whether all lanes are zero.
    fn is_zero(self) -> bool;

    /// The mask of the lanes up to and with `lane`.
    fn up_to(lane: usize) -> Self;
    /// The mask of the lanes above the highest flag, all lanes if there is none.
    fn above_flags(self) -> Self;
    /// How many flags are set.
    fn count_flags(self) -> usize;
    /// The lane of the lowest flag. Meaningless where there is none.
    fn lowest_flag(self) -> usize;
    /// The lane of the highest flag. Meaningless where there is none.
    fn highest_flag(self) -> usize;
    /// The flags without the lowest.
    fn without_lowest_flag(self) -> Self;
    /// The mask of the flagged lanes.
    fn widen_flags(self) -> Self;

    /// Flags the lanes that are not zero.
    #[inline(always)]
    fn occupied(self) -> Self {
        let low = Self::splat(0x7F);
        ((self & low).plus(low) | self) & Self::FLAGS
    }

    /// Flags the lanes that hold `value` under `mask`.
    #[inline(always)]
    fn matching(self, mask: u8, value: u8) -> Self {
        (self & Self::splat(mask)).xor(Self::splat(value)).occupied().xor(Self::FLAGS)
    }

    /// Flags the lanes that hold the same in both.
    #[inline(always)]
    fn agreeing(self, other: Self) -> Self {
        self.xor(other).occupied().xor(Self::FLAGS)
    }

    /// Flags the lanes that hold at least `least`.
    #[inline(always)]
    fn at_least(self, least: u8) -> Self {
        let low = self & Self::splat(0x7F);
        match least {
            0 => Self::FLAGS,
            1..=0x80 => (low.plus(Self::splat(0x80 - least)) | self) & Self::FLAGS,
            _ => low.plus(Self::splat(0u8.wrapping_sub(least))) & self & Self::FLAGS,
        }
    }

    /// Exclusive or.
    fn xor(self, other: Self) -> Self;

    /// The first `lanes` lanes in the opposite order, the others zero.
    fn reversed(self, lanes: usize) -> Self;
}

/// Eight lanes, in one integer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Word8(u64);

impl Word8 {
    /// 1 in every lane.
    const ONES: u64 = 0x0101_0101_0101_0101;

    /// A value below 256 in one lane, zero in the others, as a constant expression.
    pub(crate) const fn lane(lane: usize, value: usize) -> Self {
        Self((value as u64) << (8 * lane))
    }

    /// Sum, as a constant expression; carries out of the top lane are lost.
    pub(crate) const fn wrapping_plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    /// All lanes, as a mask.
    pub(crate) const ALL: Self = Self(u64::MAX);

    /// The mask of all lanes but one, as a constant expression.
    pub(crate) const fn all_but(lane: usize) -> Self {
        Self(!(0xFF << (8 * lane)))
    }

    /// The mask of the first `lanes` lanes.
    pub(crate) const fn first(lanes: usize) -> Self {
        Self(if lanes == Self::LANES { u64::MAX } else { (1 << (8 * lanes)) - 1 })
    }
}

impl BitAnd for Word8 {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Word8 {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Word8 {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl Word for Word8 {
    const LANES: usize = size_of::<u64>();
    const FLAGS: Self = Self(Self::ONES << 7);

    #[inline(always)]
    fn splat(value: u8) -> Self {
        Self(Self::ONES * u64::from(value))
    }
    #[inline(always)]
    fn at(lane: usize, value: u8) -> Self {
        Self(u64::from(value) << (8 * (lane % Self::LANES)))
    }
    #[inline(always)]
    fn choose(first: bool, one: Self, other: Self) -> Self {
        Self(hint::select_unpredictable(first, one.0, other.0))
    }
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // a lane is a byte
    fn get(self, lane: usize) -> u8 {
        (self.0 >> (8 * (lane % Self::LANES))) as u8
    }
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // less than 64
    fn without(self, lane: usize) -> Self {
        Self(self.0 & (!0xFF_u64).rotate_left((8 * (lane % Self::LANES)) as u32))
    }
    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }
    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // a lane is a byte
    fn sum(self) -> u8 {
        (self.0.wrapping_mul(Self::ONES) >> (8 * (Self::LANES - 1))) as u8
    }
    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0 == 0
    }
    #[inline(always)]
    fn up_to(lane: usize) -> Self {
        Self(u64::MAX >> (8 * (Self::LANES - 1 - lane % Self::LANES)))
    }
    #[inline(always)]
    fn above_flags(self) -> Self {
        Self(u64::MAX.checked_shl(u64::BITS - self.0.leading_zeros()).unwrap_or(0))
    }
    #[inline(always)]
    fn count_flags(self) -> usize {
        // A multiplication is shorter than counting bits where the processor may not have an instruction for it.
        usize::from(Self(self.0 >> 7).sum())
    }
    #[inline(always)]
    fn lowest_flag(self) -> usize {
        self.0.trailing_zeros() as usize / 8
    }
    #[inline(always)]
    fn highest_flag(self) -> usize {
        (u64::BITS - 1).saturating_sub(self.0.leading_zeros()) as usize / 8
    }
    #[inline(always)]
    fn without_lowest_flag(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }
    #[inline(always)]
    fn widen_flags(self) -> Self {
        let low = self.0 >> 7;
        Self((low << 8).wrapping_sub(low))
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
    #[inline(always)]
    fn reversed(self, lanes: usize) -> Self {
        Self(self.0.swap_bytes() >> (8 * (Self::LANES - lanes)))
    }
}

/// Defines a word of two smaller ones. Lanes never carry, so the two have nothing to do with each other.
macro_rules! pair {
    ($(#[$doc:meta])* $name:ident of $half:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
        pub struct $name {
            low: $half,
            high: $half,
        }

        impl $name {
            const HALF: usize = $half::LANES;

            /// The masks of all lanes but one. Shifting through two halves would take longer than looking them up.
            const ALL_BUT: &[Self; 2 * $half::LANES] = &{
                let mut masks = [Self::ALL; 2 * $half::LANES];
                let mut lane = 0;
                while lane < masks.len() {
                    masks[lane] = Self::all_but(lane);
                    lane += 1;
                }
                masks
            };

            /// All lanes, as a mask.
            pub(crate) const ALL: Self = Self { low: $half::ALL, high: $half::ALL };

            /// The mask of all lanes but one, as a constant expression.
            pub(crate) const fn all_but(lane: usize) -> Self {
                if lane < Self::HALF {
                    Self { low: $half::all_but(lane), high: $half::ALL }
                } else {
                    Self { low: $half::ALL, high: $half::all_but(lane - Self::HALF) }
                }
            }

            /// A value below 256 in one lane, zero in the others, as a constant expression.
            pub(crate) const fn lane(lane: usize, value: usize) -> Self {
                let none = $half::first(0);
                if lane < Self::HALF {
                    Self { low: $half::lane(lane, value), high: none }
                } else {
                    Self { low: none, high: $half::lane(lane - Self::HALF, value) }
                }
            }

            /// Sum, as a constant expression; carries out of the top lanes of both halves are lost.
            pub(crate) const fn wrapping_plus(self, other: Self) -> Self {
                Self { low: self.low.wrapping_plus(other.low), high: self.high.wrapping_plus(other.high) }
            }

            /// The mask of the first `lanes` lanes.
            pub(crate) const fn first(lanes: usize) -> Self {
                if lanes <= Self::HALF {
                    Self { low: $half::first(lanes), high: $half::first(0) }
                } else {
                    Self { low: $half::first(Self::HALF), high: $half::first(lanes - Self::HALF) }
                }
            }

            #[inline(always)]
            fn map(self, f: impl Fn($half) -> $half) -> Self {
                Self { low: f(self.low), high: f(self.high) }
            }

            #[inline(always)]
            fn zip(self, other: Self, f: impl Fn($half, $half) -> $half) -> Self {
                Self { low: f(self.low, other.low), high: f(self.high, other.high) }
            }
        }

        impl BitAnd for $name {
            type Output = Self;
            #[inline(always)]
            fn bitand(self, other: Self) -> Self {
                self.zip(other, $half::bitand)
            }
        }

        impl BitOr for $name {
            type Output = Self;
            #[inline(always)]
            fn bitor(self, other: Self) -> Self {
                self.zip(other, $half::bitor)
            }
        }

        impl Not for $name {
            type Output = Self;
            #[inline(always)]
            fn not(self) -> Self {
                self.map($half::not)
            }
        }

        impl Word for $name {
            const LANES: usize = 2 * $half::LANES;
            const FLAGS: Self = Self { low: $half::FLAGS, high: $half::FLAGS };

            #[inline(always)]
            fn splat(value: u8) -> Self {
                Self { low: $half::splat(value), high: $half::splat(value) }
            }
            #[inline(always)]
            fn at(lane: usize, value: u8) -> Self {
                let (at, none) = ($half::at(lane, value), $half::default());
                if lane & Self::HALF == 0 { Self { low: at, high: none } } else { Self { low: none, high: at } }
            }
            #[inline(always)]
            fn choose(first: bool, one: Self, other: Self) -> Self {
                one.zip(other, |one, other| $half::choose(first, one, other))
            }
            #[inline(always)]
            fn get(self, lane: usize) -> u8 {
                if lane & Self::HALF == 0 { self.low } else { self.high }.get(lane)
            }
            #[inline(always)]
            fn without(self, lane: usize) -> Self {
                self & Self::ALL_BUT[lane % Self::LANES]
            }
            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.zip(other, $half::plus)
            }
            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.zip(other, $half::minus)
            }
            #[inline(always)]
            fn sum(self) -> u8 {
                self.low.plus(self.high).sum()
            }
            #[inline(always)]
            fn is_zero(self) -> bool {
                (self.low | self.high).is_zero()
            }
            #[inline(always)]
            fn up_to(lane: usize) -> Self {
                if lane & Self::HALF == 0 {
                    Self { low: $half::up_to(lane), high: $half::default() }
                } else {
                    Self { low: !$half::default(), high: $half::up_to(lane) }
                }
            }
            #[inline(always)]
            fn above_flags(self) -> Self {
                if self.high.is_zero() {
                    Self { low: self.low.above_flags(), high: !$half::default() }
                } else {
                    Self { low: $half::default(), high: self.high.above_flags() }
                }
            }
            #[inline(always)]
            fn count_flags(self) -> usize {
                self.low.count_flags() + self.high.count_flags()
            }
            #[inline(always)]
            fn lowest_flag(self) -> usize {
                if self.low.is_zero() {
                    Self::HALF + self.high.lowest_flag()
                } else {
                    self.low.lowest_flag()
                }
            }
            #[inline(always)]
            fn highest_flag(self) -> usize {
                if self.high.is_zero() {
                    self.low.highest_flag()
                } else {
                    Self::HALF + self.high.highest_flag()
                }
            }
            #[inline(always)]
            fn without_lowest_flag(self) -> Self {
                if self.low.is_zero() {
                    Self { low: self.low, high: self.high.without_lowest_flag() }
                } else {
                    Self { low: self.low.without_lowest_flag(), high: self.high }
                }
            }
            #[inline(always)]
            fn widen_flags(self) -> Self {
                self.map($half::widen_flags)
            }
            #[inline(always)]
            fn xor(self, other: Self) -> Self {
                self.zip(other, $half::xor)
            }
            #[inline(always)]
            fn reversed(self, lanes: usize) -> Self {
                if lanes <= Self::HALF {
                    return Self { low: self.low.reversed(lanes), high: $half::default() };
                }
                (0..lanes).fold(Self::default(), |reversed, lane| {
                    reversed.plus(Self::at(lanes - 1 - lane, self.get(lane)))
                })
            }
        }
    };
}

pair! {
    /// Sixteen lanes.
    Word16 of Word8
}
pair! {
    /// Thirty-two lanes.
    Word32 of Word16
}

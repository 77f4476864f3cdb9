//! Numbers of seeds as byte lanes of a machine word, a lane a pit.
//!
//! A word adds, compares and sums all its lanes at once. No lane ever overflows, because a position holds at most
//! 255 seeds in all.

use core::{
    fmt::Debug,
    hash::Hash,
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
    /// The value of a lane.
    fn get(self, lane: usize) -> u8;
    /// Sums lane by lane.
    fn plus(self, other: Self) -> Self;
    /// Differences lane by lane.
    fn minus(self, other: Self) -> Self;
    /// Every lane times a factor.
    fn times(self, factor: u8) -> Self;
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

/// Defines a word of one unsigned integer.
macro_rules! word {
    ($(#[$doc:meta])* $name:ident($uint:ty), $ones:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
        pub struct $name(pub(crate) $uint);

        impl $name {
            /// 1 in every lane.
            const ONES: $uint = $ones;

            /// 1 in one lane.
            pub(crate) const fn one(lane: usize) -> Self {
                Self(1 << (8 * lane))
            }

            /// Sum, as a constant expression; carries out of the top lane are lost.
            pub(crate) const fn wrapping_plus(self, other: Self) -> Self {
                Self(self.0.wrapping_add(other.0))
            }

            /// The mask of the first `lanes` lanes.
            pub(crate) const fn first(lanes: usize) -> Self {
                Self(if lanes == Self::LANES { <$uint>::MAX } else { (1 << (8 * lanes)) - 1 })
            }
        }

        impl BitAnd for $name {
            type Output = Self;
            #[inline(always)]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl BitOr for $name {
            type Output = Self;
            #[inline(always)]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl Not for $name {
            type Output = Self;
            #[inline(always)]
            fn not(self) -> Self {
                Self(!self.0)
            }
        }

        impl Word for $name {
            const LANES: usize = size_of::<$uint>();
            const FLAGS: Self = Self(Self::ONES << 7);

            #[inline(always)]
            fn splat(value: u8) -> Self {
                Self(Self::ONES * <$uint>::from(value))
            }
            #[inline(always)]
            fn at(lane: usize, value: u8) -> Self {
                Self(<$uint>::from(value) << (8 * (lane % Self::LANES)))
            }
            #[inline(always)]
            #[allow(clippy::cast_possible_truncation)] // a lane is a byte
            fn get(self, lane: usize) -> u8 {
                (self.0 >> (8 * (lane % Self::LANES))) as u8
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
            fn times(self, factor: u8) -> Self {
                Self(self.0.wrapping_mul(<$uint>::from(factor)))
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
                Self(<$uint>::MAX >> (8 * (Self::LANES - 1 - lane % Self::LANES)))
            }
            #[inline(always)]
            fn above_flags(self) -> Self {
                Self(<$uint>::MAX.checked_shl(<$uint>::BITS - self.0.leading_zeros()).unwrap_or(0))
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
                (<$uint>::BITS - 1).saturating_sub(self.0.leading_zeros()) as usize / 8
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
    };
}

word! {
    /// Eight lanes.
    Word8(u64), 0x0101_0101_0101_0101
}
word! {
    /// Sixteen lanes.
    Word16(u128), 0x0101_0101_0101_0101_0101_0101_0101_0101
}

/// Thirty-two lanes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Word32 {
    low: Word16,
    high: Word16,
}

impl Word32 {
    const HALF: usize = Word16::LANES;

    pub(crate) const fn one(lane: usize) -> Self {
        if lane < Self::HALF {
            Self { low: Word16::one(lane), high: Word16(0) }
        } else {
            Self { low: Word16(0), high: Word16::one(lane - Self::HALF) }
        }
    }

    pub(crate) const fn wrapping_plus(self, other: Self) -> Self {
        Self { low: self.low.wrapping_plus(other.low), high: self.high.wrapping_plus(other.high) }
    }

    pub(crate) const fn first(lanes: usize) -> Self {
        if lanes <= Self::HALF {
            Self { low: Word16::first(lanes), high: Word16(0) }
        } else {
            Self { low: Word16::first(Self::HALF), high: Word16::first(lanes - Self::HALF) }
        }
    }

    #[inline(always)]
    fn map(self, f: impl Fn(Word16) -> Word16) -> Self {
        Self { low: f(self.low), high: f(self.high) }
    }

    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(Word16, Word16) -> Word16) -> Self {
        Self { low: f(self.low, other.low), high: f(self.high, other.high) }
    }
}

impl BitAnd for Word32 {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, Word16::bitand)
    }
}

impl BitOr for Word32 {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, Word16::bitor)
    }
}

impl Not for Word32 {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        self.map(Word16::not)
    }
}

impl Word for Word32 {
    const LANES: usize = 2 * Word16::LANES;
    const FLAGS: Self = Self { low: Word16::FLAGS, high: Word16::FLAGS };

    #[inline(always)]
    fn splat(value: u8) -> Self {
        Self { low: Word16::splat(value), high: Word16::splat(value) }
    }
    #[inline(always)]
    fn at(lane: usize, value: u8) -> Self {
        if lane < Self::HALF {
            Self { low: Word16::at(lane, value), high: Word16::default() }
        } else {
            Self { low: Word16::default(), high: Word16::at(lane - Self::HALF, value) }
        }
    }
    #[inline(always)]
    fn get(self, lane: usize) -> u8 {
        if lane < Self::HALF { self.low.get(lane) } else { self.high.get(lane - Self::HALF) }
    }
    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.zip(other, Word16::plus)
    }
    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.zip(other, Word16::minus)
    }
    #[inline(always)]
    fn times(self, factor: u8) -> Self {
        self.map(|half| half.times(factor))
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
        if lane < Self::HALF {
            Self { low: Word16::up_to(lane), high: Word16::default() }
        } else {
            Self { low: !Word16::default(), high: Word16::up_to(lane - Self::HALF) }
        }
    }
    #[inline(always)]
    fn above_flags(self) -> Self {
        if self.high.is_zero() {
            Self { low: self.low.above_flags(), high: !Word16::default() }
        } else {
            Self { low: Word16::default(), high: self.high.above_flags() }
        }
    }
    #[inline(always)]
    fn count_flags(self) -> usize {
        self.low.count_flags() + self.high.count_flags()
    }
    #[inline(always)]
    fn lowest_flag(self) -> usize {
        if self.low.is_zero() { Self::HALF + self.high.lowest_flag() } else { self.low.lowest_flag() }
    }
    #[inline(always)]
    fn highest_flag(self) -> usize {
        if self.high.is_zero() { self.low.highest_flag() } else { Self::HALF + self.high.highest_flag() }
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
        self.map(Word16::widen_flags)
    }
    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.zip(other, Word16::xor)
    }
    #[inline(always)]
    fn reversed(self, lanes: usize) -> Self {
        let mut reversed = Self::default();
        for lane in 0..lanes {
            reversed = reversed.plus(Self::at(lanes - 1 - lane, self.get(lane)));
        }
        reversed
    }
}

//! One player's pits and store.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "a word has lanes, and what is added to 255 is treated before"
)]

use core::{
    fmt,
    ops::{BitAnd, BitOr, Not, RangeInclusive, Sub},
};

use super::{
    grid::{Beside, Grid},
    laps::Sown,
    word::Word,
};
use crate::Direction;

/// The pits and the store of one player.
///
/// Pits are numbered from 0 in the player's own sowing order: on two rows along his row in the direction of sowing, on
/// four rows along the front row from his left and back along the other, which is clockwise. A number beyond the last
/// pit names no pit: it holds no seeds and is in no set.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Half<B: Grid> {
    /// A lane a pit; the top lane is the store where it is not beside.
    word: B::Word,
    beside: B::Beside,
}

impl<B: Grid> Half<B> {
    /// A half with these seeds, which are known to be no more than a board holds.
    pub(crate) fn new(mut pits: impl FnMut(usize) -> u8, store: u8) -> Self {
        let mut word = B::Word::default();
        for lane in 0..B::HALF {
            word = word.plus(B::Word::at(lane, pits(lane)));
        }
        Self { word, beside: B::Beside::default() }.with_store_plus(store)
    }

    /// The pits alone.
    #[inline(always)]
    fn lanes(self) -> B::Word {
        if B::Beside::IN_WORD { self.word & B::PITS } else { self.word }
    }

    /// The seeds in a pit.
    #[inline(always)]
    pub fn seeds(self, pit: usize) -> u8 {
        if pit < B::HALF { self.word.get(pit) } else { 0 }
    }

    /// The seeds in all pits.
    #[inline(always)]
    pub fn total(self) -> u8 {
        self.lanes().sum()
    }

    /// Whether all pits are empty.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.lanes().is_zero()
    }

    /// The seeds in the store.
    #[inline(always)]
    pub fn store(self) -> u8 {
        if B::Beside::IN_WORD { self.word.get(B::Word::LANES - 1) } else { self.beside.get() }
    }

    /// The pits that hold seeds.
    #[inline(always)]
    pub fn occupied(self) -> PitSet<B> {
        PitSet(self.lanes().occupied())
    }

    /// Whether some pits are not empty and no other pit is occupied.
    #[inline(always)]
    pub fn is_only(self, pits: Run<B>) -> bool {
        let taken = self.word & pits.0;
        !taken.is_zero() && taken == self.lanes()
    }

    /// The pits that hold so many seeds or more.
    #[inline(always)]
    pub fn at_least(self, seeds: u8) -> PitSet<B> {
        PitSet(self.word.at_least(seeds) & B::PITS)
    }

    /// The pits whose number of seeds lies in a range.
    ///
    /// ```
    /// # // The engine builds halves; a ruleset meets them as below.
    /// use manqala::{Board, Half, PitSet};
    ///
    /// fn capturable(row: Half<Board<2, 6>>) -> PitSet<Board<2, 6>> {
    ///     row.holding(2..=3)
    /// }
    /// ```
    #[inline(always)]
    pub fn holding(self, seeds: RangeInclusive<u8>) -> PitSet<B> {
        let (least, most) = (*seeds.start(), *seeds.end());
        let wide = least ^ most;
        let found = if least <= most && least & wide == 0 && wide & wide.wrapping_add(1) == 0 {
            // The range is all that agrees in the upper bits: one comparison.
            self.word.matching(!wide, least)
        } else if most == u8::MAX {
            self.word.at_least(least)
        } else {
            self.word.at_least(least) & !self.word.at_least(most + 1)
        };
        PitSet(found & B::PITS)
    }

    /// The pits that hold an even number of seeds, none included.
    #[inline(always)]
    pub fn even(self) -> PitSet<B> {
        PitSet(self.word.matching(1, 0) & B::PITS)
    }

    /// The pits whose sowing within this half ends in the pit `last` and does not come round.
    #[inline(always)]
    pub fn reaching(self, last: usize, direction: Direction) -> PitSet<B> {
        let reach = B::reach::<B>();
        let seeds = match direction {
            Direction::Clockwise => &reach.clockwise,
            Direction::Anticlockwise => &reach.anticlockwise,
        };
        match seeds.get(last) {
            Some(&seeds) => PitSet(self.word.agreeing(seeds) & self.lanes().occupied()),
            None => PitSet::none(),
        }
    }

    /// The half without the seeds of some pits, and how many those were.
    #[inline(always)]
    pub(crate) fn without(self, pits: Run<B>) -> (Self, u8) {
        let taken = self.word & pits.0;
        (Self { word: self.word & !pits.0, ..self }, taken.sum())
    }

    /// The seeds in a pit that is on the board.
    #[inline(always)]
    pub(crate) fn lane(self, pit: usize) -> u8 {
        self.word.get(pit)
    }

    /// The half with an emptied pit.
    #[inline(always)]
    pub(crate) fn emptied(self, pit: usize) -> Self {
        Self { word: self.word.without(pit), ..self }
    }

    /// The half with the pits of a mask alone, and how many seeds the others held.
    #[inline(always)]
    pub(crate) fn only(self, rest: B::Word) -> (Self, u8) {
        let word = self.word & rest;
        (Self { word, ..self }, self.word.minus(word).sum())
    }

    /// One of two halves that differ in their pits alone, without a branch.
    #[inline(always)]
    pub(crate) fn choose(first: bool, one: Self, other: Self) -> Self {
        Self { word: B::Word::choose(first, one.word, other.word), ..other }
    }

    /// The seeds in a pit of one of two halves.
    #[inline(always)]
    pub(crate) fn lane_of(first: bool, one: Self, other: Self, pit: usize) -> u8 {
        B::Word::choose(first, one.word, other.word).get(pit)
    }

    /// The half with one seed more in a pit.
    #[inline(always)]
    pub(crate) fn dropped(self, pit: usize) -> Self {
        Self { word: self.word.plus(B::Word::at(pit, 1)), ..self }
    }

    /// The half with more seeds in its store.
    #[inline(always)]
    pub(crate) fn with_store_plus(self, seeds: u8) -> Self {
        if B::Beside::IN_WORD {
            Self { word: self.word.plus(B::Word::at(B::Word::LANES - 1, seeds)), ..self }
        } else {
            Self { beside: self.beside.plus(seeds), ..self }
        }
    }

    /// The half with one seed of its store put into a pit, if there is one.
    #[inline(always)]
    pub(crate) fn placed(self, pit: usize) -> Self {
        if self.store() == 0 {
            return self;
        }
        let paid = if B::Beside::IN_WORD {
            Self { word: self.word.minus(B::Word::at(B::Word::LANES - 1, 1)), ..self }
        } else {
            Self { beside: self.beside.plus(u8::MAX), ..self } // one less, as a store wraps
        };
        paid.dropped(pit)
    }

    /// The half with fewer seeds in a pit, which holds as many.
    #[inline(always)]
    pub(crate) fn less(self, pit: usize, seeds: u8) -> Self {
        Self { word: self.word.minus(B::Word::at(pit, seeds)), ..self }
    }

    /// The mover's half after a lap; `store` says whether his store was sown too.
    #[inline(always)]
    pub(crate) fn sown(self, lap: Sown<B::Word>, store: bool) -> Self {
        let beside = if store { self.beside.plus(lap.store) } else { self.beside };
        Self { word: self.word.plus(lap.own), beside }
    }

    /// The opponent's half after a lap.
    #[inline(always)]
    pub(crate) fn sown_by_other(self, lap: Sown<B::Word>) -> Self {
        Self { word: self.word.plus(lap.other), ..self }
    }

    /// One seed in every pit, `rounds` times over.
    #[inline(always)]
    pub(crate) fn with_rounds(self, rounds: u8) -> Self {
        Self { word: self.word.plus(B::Word::splat(rounds) & B::PITS), ..self }
    }
}

/// Shows the pits and the store, as `[4, 4, 4, 4, 4, 4] + 0`.
impl<B: Grid> fmt::Debug for Half<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries((0..B::HALF).map(|pit| self.seeds(pit))).finish()?;
        write!(f, " + {}", self.store())
    }
}

/// A set of pits of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PitSet<B: Grid>(B::Word);

impl<B: Grid> PitSet<B> {
    /// No pits.
    #[inline(always)]
    pub fn none() -> Self {
        Self(B::Word::default())
    }

    /// All pits of a half.
    #[inline(always)]
    pub fn all() -> Self {
        Self(B::Word::FLAGS & B::PITS)
    }

    /// The pits of the front row, the one that faces the opponent.
    #[inline(always)]
    pub fn front() -> Self {
        Self(B::Word::FLAGS & B::FRONT)
    }

    /// The opponent's front pits that face the front pits of this set.
    #[inline(always)]
    #[must_use]
    pub fn facing(self) -> Self {
        Self(self.0.reversed(B::COLS))
    }

    /// One pit; no pit if the number is beyond the last.
    #[inline(always)]
    pub fn only(pit: usize) -> Self {
        if pit < B::HALF { Self(B::Word::at(pit, 0x80)) } else { Self::none() }
    }

    /// The pits for which `keep` is true.
    #[inline]
    #[must_use]
    pub fn filter(self, mut keep: impl FnMut(usize) -> bool) -> Self {
        self.into_iter().filter(|&pit| keep(pit)).fold(Self::none(), |kept, pit| kept | Self::only(pit))
    }

    /// Whether a pit is in the set.
    #[inline(always)]
    pub fn contains(self, pit: usize) -> bool {
        pit < B::HALF && self.0.get(pit) != 0
    }

    /// How many pits are in the set.
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count_flags()
    }

    /// Whether there are none.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0.is_zero()
    }

    /// The first pit in the order of sowing.
    #[inline(always)]
    pub fn first(self) -> Option<usize> {
        if self.is_empty() { None } else { Some(self.0.lowest_flag()) }
    }

    /// The last pit in the order of sowing.
    #[inline(always)]
    pub fn last(self) -> Option<usize> {
        if self.is_empty() { None } else { Some(self.0.highest_flag()) }
    }

    /// The unbroken run of pits of the set that ends in `last`, going back against the order of sowing.
    ///
    /// Empty if `last` is not in the set. This is how a capture chains backwards.
    #[inline(always)]
    pub fn run_back(self, last: usize) -> Run<B> {
        if last >= B::HALF {
            return Run(B::Word::default());
        }
        let reach = B::Word::up_to(last);
        let gaps = !self;
        Run(reach & (gaps.0 & reach).above_flags())
    }

    /// The set without its first pit.
    #[inline(always)]
    pub(crate) fn without_first(self) -> Self {
        Self(self.0.without_lowest_flag())
    }
}

impl<B: Grid> BitAnd for PitSet<B> {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl<B: Grid> BitOr for PitSet<B> {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl<B: Grid> Sub for PitSet<B> {
    type Output = Self;
    /// The pits of the first set that are not in the second.
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl<B: Grid> Not for PitSet<B> {
    type Output = Self;
    /// The other pits of the half.
    #[inline(always)]
    fn not(self) -> Self {
        Self::all() - self
    }
}

impl<B: Grid> IntoIterator for PitSet<B> {
    type Item = usize;
    type IntoIter = Pits<B>;
    #[inline(always)]
    fn into_iter(self) -> Pits<B> {
        Pits(self)
    }
}

/// Shows the numbers of the pits, as `{0, 2}`.
impl<B: Grid> fmt::Debug for PitSet<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The pits of a [`PitSet`] in the order of sowing.
#[derive(Clone, Debug)]
pub struct Pits<B: Grid>(PitSet<B>);

impl<B: Grid> Iterator for Pits<B> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let first = self.0.first()?;
        self.0 = self.0.without_first();
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<B: Grid> ExactSizeIterator for Pits<B> {}

/// Pits of one player whose seeds are about to be taken, see [`PitSet::run_back`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run<B: Grid>(B::Word);

impl<B: Grid> Run<B> {
    /// Whether there are none.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0.is_zero()
    }

    /// Whether a pit is among them.
    #[inline(always)]
    pub fn contains(self, pit: usize) -> bool {
        pit < B::HALF && self.0.get(pit) != 0
    }

    /// The first of them in the order of sowing.
    #[inline(always)]
    pub fn first(self) -> Option<usize> {
        if self.is_empty() { None } else { Some((self.0 & B::Word::FLAGS).lowest_flag()) }
    }

    /// The last of them in the order of sowing.
    #[inline(always)]
    pub fn last(self) -> Option<usize> {
        self.pits().last()
    }

    /// All but one.
    #[inline(always)]
    #[must_use]
    pub fn without(self, pit: usize) -> Self {
        if pit < B::HALF { Self(self.0 & !B::Word::at(pit, u8::MAX)) } else { self }
    }

    /// The pits as a set.
    #[inline(always)]
    pub(crate) fn pits(self) -> PitSet<B> {
        PitSet(self.0 & B::Word::FLAGS)
    }
}

impl<B: Grid> From<PitSet<B>> for Run<B> {
    #[inline(always)]
    fn from(set: PitSet<B>) -> Self {
        Self(set.0.widen_flags())
    }
}

//! Where a turn may begin.

use core::ops::BitAnd;

use super::{
    grid::Grid,
    half::PitSet,
    seats::{Seat, Seats, Spot, State},
};
use crate::Direction;

/// Where a turn begins: the pit that is lifted, and the direction of the first lap.
///
/// Only the engine makes one, so the pit is on the board of the turn that it was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    pub(crate) seat: Seat,
    pub(crate) pit: usize,
    pub(crate) direction: Direction,
    pub(crate) goes_on: bool,
}

impl Start {
    /// On whose side the pit lies.
    #[inline(always)]
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// The number of the pit, see [`Half`](crate::Half).
    #[inline(always)]
    pub fn pit(self) -> usize {
        self.pit
    }

    /// Which way the seeds are sown.
    #[inline(always)]
    pub fn direction(self) -> Direction {
        self.direction
    }

    /// Whether the move goes on where the rules let the player choose, see [`Turn::chooses_to_go_on`](crate::Turn::chooses_to_go_on).
    #[inline(always)]
    pub fn goes_on(self) -> bool {
        self.goes_on
    }

    /// The pit that is lifted.
    #[inline(always)]
    pub(crate) fn spot(self) -> Spot {
        match self.seat {
            Seat::Own => Spot::Own(self.pit),
            Seat::Other => Spot::Other(self.pit),
        }
    }
}

/// The beginnings that the rules allow a player.
///
/// `PitSet::into` makes one where the player has no choice of direction and lifts only pits of his own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Starts<B: Grid> {
    /// Own pits that may be sown in [`Ruleset::DIRECTION`](crate::Ruleset::DIRECTION).
    pub forward: PitSet<B>,
    /// Own pits that may be sown in the other direction.
    pub backward: PitSet<B>,
    /// Pits on the opponent's side that the player may lift, sown in the ruleset's direction.
    pub across: PitSet<B>,
    /// Whether every turn that begins so is known to end within [`MAX_LAPS`](crate::MAX_LAPS) laps and to let the player
    /// choose nothing. The engine then counts and lists such moves without playing them. In doubt `false`, which is right for
    /// any game; it has no meaning in games without relays.
    pub sure: bool,
}

impl<B: Grid> From<PitSet<B>> for Starts<B> {
    #[inline(always)]
    fn from(forward: PitSet<B>) -> Self {
        Self { forward, backward: PitSet::none(), across: PitSet::none(), sure: false }
    }
}

impl<B: Grid> Starts<B> {
    /// Every pit that holds seeds, in every direction.
    #[inline(always)]
    pub(crate) fn occupied<S: State>(seats: &Seats<B, S>) -> Self {
        let own = seats.own().occupied();
        Self { forward: own, backward: own, across: seats.other().occupied(), sure: true }
    }

    /// No beginning at all.
    #[inline(always)]
    pub fn none() -> Self {
        PitSet::none().into()
    }

    /// The same, said to be [`sure`](Self::sure) or not.
    #[inline(always)]
    #[must_use]
    pub fn that_end(self, sure: bool) -> Self {
        Self { sure, ..self }
    }

    /// How many there are.
    #[inline(always)]
    #[expect(clippy::arithmetic_side_effects, reason = "three sets of at most 32 pits")]
    pub fn len(&self) -> usize {
        self.forward.len() + self.backward.len() + self.across.len()
    }

    /// Whether there are none.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        (self.forward | self.backward | self.across).is_empty()
    }

    /// Whether a turn may begin so, in a game whose direction is `forward`.
    #[inline]
    pub(crate) fn contain(&self, start: Start, forward: Direction) -> bool {
        match (start.seat, start.direction.is(forward)) {
            (Seat::Own, true) => self.forward.contains(start.pit),
            (Seat::Own, false) => self.backward.contains(start.pit),
            (Seat::Other, true) => self.across.contains(start.pit),
            (Seat::Other, false) => false,
        }
    }

    /// Those for which `keep` is true.
    pub(crate) fn filter(self, forward: Direction, mut keep: impl FnMut(Start) -> bool) -> Self {
        let mut kept = Self::none();
        for start in self.iter(forward) {
            if keep(start) {
                let set = match (start.seat, start.direction.is(forward)) {
                    (Seat::Own, true) => &mut kept.forward,
                    (Seat::Own, false) => &mut kept.backward,
                    (Seat::Other, _) => &mut kept.across,
                };
                *set = *set | PitSet::only(start.pit);
            }
        }
        kept
    }

    /// All of them in the order of legal moves: own pits from the left, a pit clockwise before anticlockwise, then
    /// the pits across.
    #[inline(always)]
    pub(crate) fn iter(self, forward: Direction) -> StartIter<B> {
        StartIter { left: self, forward }
    }
}

impl<B: Grid> BitAnd for Starts<B> {
    type Output = Self;

    /// The beginnings that are in both.
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self {
            forward: self.forward & other.forward,
            backward: self.backward & other.backward,
            across: self.across & other.across,
            sure: self.sure && other.sure,
        }
    }
}

/// Goes through [`Starts`] in the order of legal moves.
#[derive(Clone, Debug)]
pub(crate) struct StartIter<B: Grid> {
    left: Starts<B>,
    forward: Direction,
}

impl<B: Grid> StartIter<B> {
    /// Whether the first pit as its player sows lies at his right.
    #[inline(always)]
    fn begins_at_right(&self) -> bool {
        B::ROWS == 2 && self.forward.is(Direction::Clockwise)
    }

    /// Those that are still to come.
    #[inline(always)]
    pub(crate) fn left(&self) -> Starts<B> {
        self.left
    }

    #[inline(always)]
    fn leftmost(&self, pits: PitSet<B>) -> Option<usize> {
        if self.begins_at_right() { pits.last() } else { pits.first() }
    }

    /// The pits without the leftmost.
    #[inline(always)]
    fn without(&self, pits: PitSet<B>, leftmost: usize) -> PitSet<B> {
        if self.begins_at_right() { pits - PitSet::only(leftmost) } else { pits.without_first() }
    }
}

impl<B: Grid> Iterator for StartIter<B> {
    type Item = Start;

    #[inline(always)]
    fn next(&mut self) -> Option<Start> {
        let Starts { forward, backward, across, .. } = self.left;
        if let Some(pit) = self.leftmost(forward | backward) {
            let goes_forward = backward.is_empty()
                || if self.forward.is(Direction::Clockwise) {
                    forward.contains(pit)
                } else {
                    !backward.contains(pit)
                };
            let direction = if goes_forward { self.forward } else { self.forward.reversed() };
            if goes_forward {
                self.left.forward = self.without(forward, pit);
            } else {
                self.left.backward = self.without(backward, pit);
            }
            Some(Start { seat: Seat::Own, pit, direction, goes_on: false })
        } else {
            let pit = self.leftmost(across)?;
            self.left.across = self.without(across, pit);
            Some(Start { seat: Seat::Other, pit, direction: self.forward, goes_on: false })
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left.len(), Some(self.left.len()))
    }
}

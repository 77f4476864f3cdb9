//! The choice of pits between two rounds.

use alloc::vec::Vec;

use crate::{Pit, Side};

/// The leader's choice between two rounds: pits on the far side that he will own in the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PitChoice {
    /// The player who chooses.
    pub leader: Side,
    /// How many pits he takes.
    pub count: usize,
    /// Files on the board.
    pub(super) files: u8,
    /// The rank he chooses from.
    pub(super) rank: u8,
}

impl PitChoice {
    /// The pits to choose from, file `a` first.
    pub fn pits(&self) -> impl Iterator<Item = Pit> + use<> {
        let rank = self.rank;
        (0..self.files).filter_map(move |file| Pit::new(file, rank))
    }

    /// Every choice there is: all sets of [`count`](Self::count) pits.
    ///
    /// ```
    /// # use manqala::{Match, MatchFormat, MatchState, Variant};
    /// // After 32 seeds to 16 the leader takes two of the six pits on the other side: fifteen ways.
    /// # fn options(state: MatchState) -> Option<usize> {
    /// if let MatchState::Between { choice: Some(choice) } = state {
    ///     return Some(choice.options().count());
    /// }
    /// # None
    /// # }
    /// ```
    pub fn options(&self) -> impl Iterator<Item = Vec<Pit>> + use<> {
        let (pits, count): (Vec<Pit>, usize) = (self.pits().collect(), self.count);
        (0_u32..1 << pits.len()).filter(move |set| set.count_ones() as usize == count).map(move |set| {
            pits.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, &pit)| pit).collect()
        })
    }
}

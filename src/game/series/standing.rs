//! How a match stands.

use super::choice::PitChoice;
use crate::{GameResult, Side};

/// A round of a match that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The player who began.
    pub starter: Side,
    /// How it ended, and what each player had.
    pub result: GameResult,
}

/// What rounds that are over have brought the players, South first.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    /// Rounds won.
    pub(super) wins: [u32; 2],
    /// Seeds of all rounds together.
    pub(super) seeds: [u64; 2],
}

impl Tally {
    /// With another round.
    #[inline]
    pub(super) fn with(mut self, result: GameResult) -> Self {
        if let Some(winner) = result.outcome.winner() {
            let wins = winner.of_mut(&mut self.wins);
            *wins = wins.saturating_add(1);
        }
        for side in Side::ALL {
            let seeds = side.of_mut(&mut self.seeds);
            *seeds = seeds.saturating_add(u64::from(*side.of(&result.seeds)));
        }
        self
    }
}

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MatchState {
    /// A round is played.
    Playing,
    /// A round is over and the next one can begin, see [`Match::next_round`](crate::Match::next_round).
    Between {
        /// The leader's choice of pits, if he has one.
        choice: Option<PitChoice>,
    },
    /// The match is over.
    Over(MatchResult),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MatchResult {
    /// The winner; `None` if neither has won.
    pub winner: Option<Side>,
}

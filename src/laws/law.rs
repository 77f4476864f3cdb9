//! The laws by name.

use core::fmt;

/// A law that holds in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Law {
    /// See [`settling_twice_changes_nothing`](super::settling_twice_changes_nothing).
    SettlingTwiceChangesNothing,
    /// See [`text_is_read_back`](super::text_is_read_back).
    TextIsReadBack,
    /// See [`over_means_without_a_move`](super::over_means_without_a_move).
    OverMeansWithoutAMove,
    /// See [`generated_moves_are_the_legal_ones`](super::generated_moves_are_the_legal_ones).
    GeneratedMovesAreTheLegalOnes,
    /// See [`illegal_moves_are_harmless`](super::illegal_moves_are_harmless).
    IllegalMovesAreHarmless,
    /// See [`seeds_are_kept`](super::seeds_are_kept).
    SeedsAreKept,
    /// See [`watching_changes_nothing`](super::watching_changes_nothing).
    WatchingChangesNothing,
    /// See [`seats_are_alike`](super::seats_are_alike).
    SeatsAreAlike,
    /// See [`perft_counts_what_play_does`](super::perft_counts_what_play_does).
    PerftCountsWhatPlayDoes,
}

impl Law {
    /// All laws, in the order in which they are tested.
    pub const ALL: [Self; 9] = [
        Self::SettlingTwiceChangesNothing,
        Self::TextIsReadBack,
        Self::OverMeansWithoutAMove,
        Self::GeneratedMovesAreTheLegalOnes,
        Self::IllegalMovesAreHarmless,
        Self::SeedsAreKept,
        Self::WatchingChangesNothing,
        Self::SeatsAreAlike,
        Self::PerftCountsWhatPlayDoes,
    ];

    /// The law as a sentence.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::SettlingTwiceChangesNothing => "settling a position twice changes nothing",
            Self::TextIsReadBack => "the text of a position is read back as that position",
            Self::OverMeansWithoutAMove => "a position is over exactly if it has no legal move",
            Self::GeneratedMovesAreTheLegalOnes => "the generated moves are the legal ones, in order",
            Self::IllegalMovesAreHarmless => "an illegal move is refused and harmless",
            Self::SeedsAreKept => "a move makes or loses no seed",
            Self::WatchingChangesNothing => "an observer hears all of a move and does not change it",
            Self::SeatsAreAlike => "a move is the same from either seat",
            Self::PerftCountsWhatPlayDoes => "perft counts what play does",
        }
    }
}

/// Writes the sentence.
impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence())
    }
}

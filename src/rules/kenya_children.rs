//! Bao as Kenyan children play it.

use crate::{Board, End, Landing, Named, Observer, Origin, Repetition, Ruleset, Seats, Spot, Track, Turn};

/// The Kenyan children's Bao: sow anticlockwise past the own store, passing over the origin; a last seed in the store
/// earns another turn, one in an own empty pit captures what lies opposite.
///
/// Two rows of eight with three seeds each. The rules are those of `docs/rules/kenya-children.md`, which names their source.
///
/// ```
/// use manqala::{Position, rules::KenyaChildren};
///
/// let start = Position::<KenyaChildren>::default();
/// let again = start.play("f1".parse()?)?; // the last seed falls in the store
/// assert_eq!(again.turn(), start.turn());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct KenyaChildren {
    /// Whether the capturing seed goes to the store with what it captures. Off by default: it stays.
    pub take_capturing_seed: bool,
}

impl Ruleset for KenyaChildren {
    type Board = Board<2, 8>;
    type State = ();
    const SEEDS: u8 = 3;
    const TRACK: Track = Track::BoardAndStore;
    const ORIGIN: Origin = Origin::Skipped;

    #[inline(always)]
    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, at: Spot) -> Landing {
        match at {
            Spot::Store => return Landing::Again,
            Spot::Own(pit) if turn.at(at) == 1 => turn.capture_opposite(pit, self.take_capturing_seed),
            Spot::Own(_) | Spot::Other(_) => {}
        }
        Landing::Pass
    }

    #[inline(always)]
    fn stops(&self, seats: &Seats<Self::Board, ()>) -> Option<End> {
        seats.has_majority().then_some(End::Majority)
    }

    /// Seeds only travel forward, and every round drops one into a store: no position comes back.
    fn repetition(&self) -> Repetition {
        Repetition::OFF
    }
}

impl Named for KenyaChildren {
    const PRESETS: &'static [(&'static str, Self)] =
        &[("kenya-children", Self { take_capturing_seed: false })];
    const OPTIONS: &'static [&'static str] = &["take_capturing_seed"];

    fn with_option(self, option: &str) -> Option<Self> {
        (option == "take_capturing_seed").then_some(Self { take_capturing_seed: true })
    }
}

//! Kalah.

use crate::{
    Board, End, Ending, Grid, Landing, Named, Observer, Repetition, Ruleset, Seats, Spot, Track, Turn,
};

/// Kalah(m, n): sow anticlockwise, the own store included; a last seed in it earns another turn.
///
/// `PITS` in a row, six by default, with four seeds each. The rules are those of `docs/rules/kalah.md`, which names their
/// sources.
///
/// ```
/// use manqala::{Position, rules::Kalah};
///
/// // The last seed falls in the empty d1: it captures the four opposite, and itself.
/// let position: Position<Kalah> = "0,0,2,4,0,0/0,0,1,0,3,0 20,18 S".parse()?;
/// let next = position.play("c1".parse()?)?;
/// assert_eq!(next.to_string(), "0,0,2,0,0,0/0,0,0,0,3,0 25,18 N");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kalah<const PITS: usize = 6> {
    /// Whether a last seed in an own empty pit goes to the store even if the opposite pit is empty, as in the published
    /// solutions of Irving, Donkers and Uiterwijk (2000). Off by default.
    pub empty_capture: bool,
}

impl<const PITS: usize> Ruleset for Kalah<PITS>
where
    Board<2, PITS>: Grid,
{
    type Board = Board<2, PITS>;
    type State = ();
    const SEEDS: u8 = 4;
    const TRACK: Track = Track::BoardAndStore;

    #[inline(always)]
    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, at: Spot) -> Landing {
        match at {
            Spot::Store => return Landing::Again,
            Spot::Own(pit) if turn.at(at) == 1 => {
                turn.capture_opposite(pit, true);
                if self.empty_capture {
                    turn.capture_pit(at);
                }
            }
            Spot::Own(_) | Spot::Other(_) => {}
        }
        Landing::Pass
    }

    #[inline(always)]
    fn stops(&self, seats: &Seats<Self::Board, ()>) -> Option<End> {
        (seats.own().is_empty() || seats.other().is_empty()).then_some(End::EmptyRow)
    }

    /// Seeds only travel forward, and every round drops one into a store: no position comes back.
    fn repetition(&self) -> Repetition {
        Repetition::OFF
    }

    #[inline]
    fn settle<O: Observer>(&self, ending: &mut Ending<'_, Self::Board, (), O>) {
        ending.each_takes_own_side();
    }
}

impl<const PITS: usize> Named for Kalah<PITS>
where
    Board<2, PITS>: Grid,
{
    const PRESETS: &'static [(&'static str, Self)] =
        &[("kalah", Self { empty_capture: false }), ("kalah-empty", Self { empty_capture: true })];
    const OPTIONS: &'static [&'static str] = &["empty_capture"];
    const COLUMNS: usize = 6;
    const SIZED: bool = true;

    fn with_option(self, option: &str) -> Option<Self> {
        (option == "empty_capture").then_some(Self { empty_capture: true })
    }
}

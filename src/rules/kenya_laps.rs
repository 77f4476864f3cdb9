//! Kenyan Bao with laps.

use crate::{Board, End, Landing, Named, Observer, Repetition, Ruleset, Seats, Spot, Start, Starts, Turn};

/// Kenyan Bao with laps: sow on from every occupied pit; a lap that ends in an own empty pit captures what lies opposite.
///
/// Two rows of eight with two seeds each. The rules are those of `docs/rules/kenya-laps.md`, which names their source.
///
/// ```
/// use manqala::{Position, rules::KenyaLaps};
///
/// let start = Position::<KenyaLaps>::default();
/// let next = start.play("a1".parse()?)?; // seven laps, captures three
/// assert_eq!(next.to_string(), "3,0,3,3,0,0,3,0/1,0,1,4,4,1,3,3 3,0 N");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct KenyaLaps {
    /// Whether the capturing seed goes to the store with what it captures. Off by default: it stays.
    pub take_capturing_seed: bool,
}

impl Ruleset for KenyaLaps {
    type Board = Board<2, 8>;
    type State = ();
    const SEEDS: u8 = 2;
    const RELAYS: bool = true;
    const SKIPS_TURN: bool = true;

    /// Single seeds may be lifted only if there is no pit with more.
    #[inline(always)]
    fn starts(&self, seats: &Seats<Self::Board, ()>) -> Starts<Self::Board> {
        let more = seats.own().at_least(2);
        if more.is_empty() { seats.own().occupied().into() } else { more.into() }
    }

    fn why_forbidden(&self, _: &Seats<Self::Board, ()>, _: Start) -> &'static str {
        "a single seed is not lifted while another own pit holds more"
    }

    #[inline(always)]
    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, at: Spot) -> Landing {
        if turn.at(at) > 1 {
            return turn.relay();
        }
        if let Spot::Own(pit) = at {
            turn.capture_opposite(pit, self.take_capturing_seed);
        }
        Landing::Pass
    }

    /// A player without seeds does not miss his turn: the game is over.
    #[inline(always)]
    fn stops(&self, seats: &Seats<Self::Board, ()>) -> Option<End> {
        seats.own().is_empty().then_some(End::NoMove)
    }

    fn repetition(&self) -> Repetition {
        Repetition::DRAW
    }
}

impl Named for KenyaLaps {
    const PRESETS: &'static [(&'static str, Self)] = &[("kenya-laps", Self { take_capturing_seed: false })];
    const OPTIONS: &'static [&'static str] = &["take_capturing_seed"];

    fn with_option(self, option: &str) -> Option<Self> {
        (option == "take_capturing_seed").then_some(Self { take_capturing_seed: true })
    }
}

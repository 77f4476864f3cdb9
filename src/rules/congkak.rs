//! Congkak, and its mirror image Dakon.

use crate::{Board, Direction, Grid, Landing, Named, Observer, Repetition, Ruleset, Spot, Track, Turn};

/// Congkak: sow clockwise, the own store included, and on from every occupied pit; a last seed in the store earns another
/// turn, one in an own empty pit captures itself and what lies opposite.
///
/// `PITS` in a row, seven by default, with seven seeds each. `CLOCKWISE` is the direction; [`Dakon`] is the same game the
/// other way round. The rules are those of `docs/rules/congkak.md`.
///
/// ```
/// use manqala::{Position, rules::Congkak};
///
/// let start = Position::<Congkak>::default();
/// let again = start.play("g1".parse()?)?; // seven seeds end in the store
/// assert_eq!(again.to_string(), "7,7,7,7,7,7,7/8,8,8,8,8,8,0 1,0 S");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Congkak<const PITS: usize = 7, const CLOCKWISE: bool = true> {
    /// Whether a last seed in an own empty pit goes to the store where nothing lies opposite. Off by default.
    pub bank_last_seed: bool,
}

/// Dakon: [`Congkak`] anticlockwise.
pub type Dakon<const PITS: usize = 7> = Congkak<PITS, false>;

impl<const PITS: usize, const CLOCKWISE: bool> Ruleset for Congkak<PITS, CLOCKWISE>
where
    Board<2, PITS>: Grid,
{
    type Board = Board<2, PITS>;
    type State = ();
    const SEEDS: u8 = 7;
    const DIRECTION: Direction = if CLOCKWISE { Direction::Clockwise } else { Direction::Anticlockwise };
    const TRACK: Track = Track::BoardAndStore;
    const RELAYS: bool = true;
    const SKIPS_TURN: bool = true;

    #[inline(always)]
    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, at: Spot) -> Landing {
        match at {
            Spot::Store => return Landing::Again,
            _ if turn.at(at) > 1 => return turn.relay(),
            Spot::Own(pit) => {
                turn.capture_opposite(pit, true);
                if self.bank_last_seed {
                    turn.capture_pit(at);
                }
            }
            Spot::Other(_) => {}
        }
        Landing::Pass
    }

    /// Every round leaves a seed in a store: no position comes back.
    fn repetition(&self) -> Repetition {
        Repetition::OFF
    }
}

/// The options of both.
const OPTIONS: [&str; 1] = ["bank_last_seed"];

impl<const PITS: usize> Named for Congkak<PITS, true>
where
    Board<2, PITS>: Grid,
{
    const PRESETS: &'static [(&'static str, Self)] = &[("congkak", Self { bank_last_seed: false })];
    const OPTIONS: &'static [&'static str] = &OPTIONS;
    const COLUMNS: usize = 7;
    const SIZED: bool = true;

    fn with_option(self, option: &str) -> Option<Self> {
        (option == OPTIONS[0]).then_some(Self { bank_last_seed: true })
    }
}

impl<const PITS: usize> Named for Congkak<PITS, false>
where
    Board<2, PITS>: Grid,
{
    const PRESETS: &'static [(&'static str, Self)] = &[("dakon", Self { bank_last_seed: false })];
    const OPTIONS: &'static [&'static str] = &OPTIONS;
    const COLUMNS: usize = 7;
    const SIZED: bool = true;

    fn with_option(self, option: &str) -> Option<Self> {
        (option == OPTIONS[0]).then_some(Self { bank_last_seed: true })
    }
}

//! Bestemshe, the small form of Togyz Kumalak.

use crate::{Board, End, Landing, Named, Observer, Origin, Ruleset, Seats, Spot, Turn};

/// Bestemshe: the first seed stays in its pit, an even number in the opponent's row is captured.
///
/// Two rows of five with five seeds each. The rules are those of `docs/rules/bestemshe.md`.
///
/// ```
/// use manqala::{Position, rules::Bestemshe};
///
/// let next = Position::<Bestemshe>::default().play("c1".parse()?)?;
/// assert_eq!(next.to_string(), "5,5,5,0,6/5,5,1,6,6 6,0 N");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bestemshe;

impl Ruleset for Bestemshe {
    type Board = Board<2, 5>;
    type State = ();
    const SEEDS: u8 = 5;
    const ORIGIN: Origin = Origin::KeepsOne;

    #[inline(always)]
    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, _: Spot) -> Landing {
        turn.capture_even();
        Landing::Pass
    }

    #[inline(always)]
    fn stops(&self, seats: &Seats<Self::Board, ()>) -> Option<End> {
        seats.has_majority().then_some(End::Majority)
    }
}

impl Named for Bestemshe {
    const PRESETS: &'static [(&'static str, Self)] = &[("bestemshe", Self)];
}

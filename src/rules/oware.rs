//! Oware in its readings.

use core::fmt;

use crate::{
    Board, End, Grid, Half, Landing, Named, Observer, Origin, PitSet, Repetition, Ruleset, Run, Seat, Seats,
    Spot, Start, Starts, Turn, Verdict,
};

/// What happens to a *grand slam*: a move whose capture would take all seeds in the opponent's row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum GrandSlam {
    /// Everything is captured. The usual web rules, preset `oware`.
    #[default]
    Capture,
    /// The move is legal and captures nothing. Tournament rules, preset `abapa`.
    NoCapture,
    /// A move that leaves the opponent without seeds is illegal unless every move does; this replaces the duty to feed.
    /// The version solved by Romein and Bal in 2003, preset `awari`.
    MustLeaveMove,
    /// The move is illegal.
    Forbidden,
    /// Everything is captured, then all seeds left go to the opponent and the game is over.
    OpponentTakesRest,
    /// Everything but the landing pit, the pit furthest along the sowing, is captured.
    SpareFurthest,
    /// Everything but the last pit of the chain, the one nearest to the mover along the sowing, is captured.
    SpareNearest,
}

impl GrandSlam {
    /// All policies.
    pub const ALL: [Self; 7] = [
        Self::Capture,
        Self::NoCapture,
        Self::MustLeaveMove,
        Self::Forbidden,
        Self::OpponentTakesRest,
        Self::SpareFurthest,
        Self::SpareNearest,
    ];

    /// Their names in the name of a variant, in the order of [`ALL`](Self::ALL).
    const NAMES: [&'static str; 7] = [
        "Capture",
        "NoCapture",
        "MustLeaveMove",
        "Forbidden",
        "OpponentTakesRest",
        "SpareFurthest",
        "SpareNearest",
    ];

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().zip(Self::NAMES).find_map(|(policy, its)| (its == name).then_some(policy))
    }
}

/// Writes the name as it stands in the name of a variant, `Capture` and so on.
impl fmt::Display for GrandSlam {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[expect(
            clippy::indexing_slicing,
            reason = "each policy has a name, in the order of their declaration"
        )]
        f.write_str(Self::NAMES[*self as usize])
    }
}

/// Oware: sow anticlockwise, capture twos and threes in the opponent's row backwards from the last seed.
///
/// `PITS` in a row, six by default, with four seeds each. The presets `oware`, `abapa` and `awari` differ in what a
/// [`GrandSlam`] does. The rules are those of `docs/rules/oware.md`, which names their sources.
///
/// ```
/// use manqala::{Position, rules::Oware};
///
/// // The last seed makes two, and so do the pits behind it: a chain of four.
/// let position = Position::parse_with(Oware::<6>::abapa(), "3,2,1,1,1,1/0,0,8,0,0,1 10,20 S")?;
/// let next = position.play("c1".parse()?)?;
/// assert_eq!(next.to_string(), "3,0,0,0,0,0/0,0,0,1,1,2 21,20 N");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Oware<const PITS: usize = 6> {
    /// What happens to a grand slam.
    pub grand_slam: GrandSlam,
}

impl<const PITS: usize> Oware<PITS> {
    /// Oware with this grand slam policy. The preset `oware`, where a slam captures, is the default.
    pub const fn new(grand_slam: GrandSlam) -> Self {
        Self { grand_slam }
    }

    /// The preset `abapa`: a grand slam captures nothing.
    pub const fn abapa() -> Self {
        Self { grand_slam: GrandSlam::NoCapture }
    }

    /// The preset `awari`: a move must leave the opponent a seed, if any move does.
    pub const fn awari() -> Self {
        Self { grand_slam: GrandSlam::MustLeaveMove }
    }
}

impl<const PITS: usize> Ruleset for Oware<PITS>
where
    Board<2, PITS>: Grid,
{
    type Board = Board<2, PITS>;
    type State = ();
    const SEEDS: u8 = 4;
    const ORIGIN: Origin = Origin::Skipped;

    #[inline(always)]
    fn starts(&self, seats: &Seats<Self::Board, ()>) -> Starts<Self::Board> {
        if seats.other().is_empty() {
            self.feeding(seats.own()).into()
        } else {
            seats.own().occupied().into()
        }
    }

    #[inline(always)]
    fn judges(&self, seats: &Seats<Self::Board, ()>) -> bool {
        // A slam takes only twos and threes, so a pit that already holds four rules it out.
        matches!(self.grand_slam, GrandSlam::MustLeaveMove | GrandSlam::Forbidden)
            && seats.other().at_least(4).is_empty()
    }

    fn judge(&self, before: &Seats<Self::Board, ()>, after: &Seats<Self::Board, ()>) -> Verdict {
        let slams = after.other().store() > before.own().store();
        match self.grand_slam {
            _ if !after.own().is_empty() => Verdict::Legal,
            GrandSlam::MustLeaveMove => Verdict::LastResort,
            GrandSlam::Forbidden if slams => Verdict::Illegal,
            _ => Verdict::Legal,
        }
    }

    fn why_forbidden(&self, seats: &Seats<Self::Board, ()>, start: Start) -> &'static str {
        if seats.other().is_empty() && !self.feeding(seats.own()).contains(start.pit()) {
            "the opponent has no seeds, and it brings him none"
        } else if self.grand_slam == GrandSlam::MustLeaveMove {
            "it leaves the opponent without seeds, and another move does not"
        } else {
            "it would capture all seeds in the opponent's row"
        }
    }

    #[inline(always)]
    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, at: Spot) -> Landing {
        if let Spot::Other(pit) = at {
            let row = turn.seats().other();
            let chain = row.holding(2..=3).run_back(pit);
            if self.grand_slam == GrandSlam::Capture || !row.is_only(chain) {
                turn.capture(Seat::Other, chain);
            } else {
                self.slam(turn, chain);
            }
        }
        Landing::Pass
    }

    #[inline(always)]
    fn stops(&self, seats: &Seats<Self::Board, ()>) -> Option<End> {
        seats.has_majority().then_some(End::Majority)
    }

    fn repetition(&self) -> Repetition {
        match self.grand_slam {
            GrandSlam::Capture => Repetition::DRAW,
            _ => Repetition::EACH_TAKES_OWN_SIDE,
        }
    }
}

impl<const PITS: usize> Named for Oware<PITS>
where
    Board<2, PITS>: Grid,
{
    const PRESETS: &'static [(&'static str, Self)] =
        &[("oware", Self::new(GrandSlam::Capture)), ("abapa", Self::abapa()), ("awari", Self::awari())];
    const OPTIONS: &'static [&'static str] = &GrandSlam::NAMES;
    const COLUMNS: usize = 6;
    const SIZED: bool = true;

    fn with_option(self, option: &str) -> Option<Self> {
        GrandSlam::named(option).map(Self::new)
    }
}

impl<const PITS: usize> Oware<PITS>
where
    Board<2, PITS>: Grid,
{
    /// Carries out a capture that would take all seeds in the opponent's row.
    #[inline(always)]
    fn slam<O: Observer>(self, turn: &mut Turn<'_, Board<2, PITS>, (), O>, chain: Run<Board<2, PITS>>) {
        let spared = match self.grand_slam {
            GrandSlam::NoCapture => return,
            GrandSlam::SpareFurthest => chain.last(),
            GrandSlam::SpareNearest => chain.first(),
            _ => None,
        };
        turn.capture(Seat::Other, spared.map_or(chain, |pit| chain.without(pit)));
        if self.grand_slam == GrandSlam::OpponentTakesRest {
            turn.concede(Seat::Own, PitSet::all());
        }
    }

    /// What may be lifted while the opponent has no seeds: only what reaches his row. Where a move must leave him seeds
    /// anyway, that rule replaces this one.
    #[cold]
    #[expect(clippy::arithmetic_side_effects, reason = "a number of a pit and at most 255 seeds")]
    fn feeding(self, own: Half<Board<2, PITS>>) -> PitSet<Board<2, PITS>> {
        match self.grand_slam {
            GrandSlam::MustLeaveMove => own.occupied(),
            _ => own.occupied().filter(|pit| pit + usize::from(own.seeds(pit)) >= PITS),
        }
    }
}

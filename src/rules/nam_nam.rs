//! Oware Nam Nam, one round of it.

use crate::{
    Board, Ending, Landing, Named, Observer, Owners, PitSet, Repetition, Ruleset, Seat, Seats, Spot, Starts,
    State as _, Turn,
};

/// The board of Nam Nam.
type NamNamBoard = Board<2, 6>;

/// Oware Nam Nam, a round: sow on from every occupied pit; pits that reach four are taken, on the way by their owner, at
/// the end of a lap by the mover.
///
/// Two rows of six with four seeds each. Who owns which pit is the state of the position. The rules are those of
/// `docs/rules/namnam.md`, which names their sources.
///
/// ```
/// use manqala::{Position, rules::NamNam};
///
/// // South owns two pits on North's side, and may lift them.
/// let position: Position<NamNam> = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNNNSS/SSSSSS".parse()?;
/// assert_eq!(position.legal_moves().len(), 8);
/// # Ok::<(), manqala::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NamNam {
    /// Whether the taker of a four that leaves only four seeds takes these too. On by default.
    pub last_four: bool,
    /// How many pits a player must own to win a match: 10, 11 or 12, the default. A round takes no notice of it.
    pub pits_to_win: u8,
}

impl Default for NamNam {
    fn default() -> Self {
        Self::NAM_NAM
    }
}

impl NamNam {
    const NAM_NAM: Self = Self { last_four: true, pits_to_win: 12 };

    /// A player takes the four seeds of a pit, and perhaps the last four of the round.
    #[inline]
    fn take_four<O: Observer>(
        self,
        turn: &mut Turn<'_, NamNamBoard, Owners<NamNamBoard>, O>,
        at: Spot,
        by: Seat,
    ) {
        let (of, pit) = match at {
            Spot::Own(pit) => (Seat::Own, pit),
            Spot::Other(pit) => (Seat::Other, pit),
            Spot::Store => return,
        };
        match by {
            Seat::Own => turn.capture(of, PitSet::only(pit)),
            Seat::Other => turn.concede(of, PitSet::only(pit)),
        };
        if self.last_four && turn.seats().in_play() == 4 {
            turn.sweep(by);
        }
    }
}

impl Ruleset for NamNam {
    type Board = NamNamBoard;
    type State = Owners<NamNamBoard>;
    const SEEDS: u8 = 4;
    const RELAYS: bool = true;
    const SKIPS_TURN: bool = true;
    const HEARS_SEEDS: bool = true;

    #[inline(always)]
    fn starts(&self, seats: &Seats<Self::Board, Self::State>) -> Starts<Self::Board> {
        let owners = seats.state();
        Starts {
            forward: seats.own().occupied() & owners.of_mover(Seat::Own),
            across: seats.other().occupied() & owners.of_mover(Seat::Other),
            ..Starts::none()
        }
    }

    #[inline(always)]
    fn dropped<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, Self::State, O>, at: Spot) {
        if turn.at(at) == 4 && turn.hand() > 0 {
            self.take_four(turn, at, turn.seats().state().owner(at));
        }
    }

    #[inline(always)]
    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, Self::State, O>, at: Spot) -> Landing {
        match turn.at(at) {
            // Nothing lies there if the round has ended on the way.
            0 | 1 => Landing::Pass,
            4 => {
                self.take_four(turn, at, Seat::Own);
                Landing::Pass
            }
            _ => turn.relay(),
        }
    }

    fn settle<O: Observer>(&self, ending: &mut Ending<'_, Self::Board, Self::State, O>) {
        let owners = *ending.seats().state();
        for side in [Seat::Own, Seat::Other] {
            ending.collect(side, owners.of_mover(side), Seat::Own);
            ending.collect(side, owners.of_opponent(side), Seat::Other);
        }
    }

    fn repetition(&self) -> Repetition {
        Repetition::SHARE_FOURS
    }
}

impl Named for NamNam {
    const PRESETS: &'static [(&'static str, Self)] = &[("namnam", Self::NAM_NAM)];
    const OPTIONS: &'static [&'static str] =
        &["last_four=Owner", "last_four=Off", "pits_to_win=10", "pits_to_win=11", "pits_to_win=12"];

    fn pits_to_win(self) -> Option<u8> {
        Some(self.pits_to_win)
    }

    fn with_option(self, option: &str) -> Option<Self> {
        Some(match option {
            "last_four=Owner" => Self { last_four: true, ..self },
            "last_four=Off" => Self { last_four: false, ..self },
            "pits_to_win=10" => Self { pits_to_win: 10, ..self },
            "pits_to_win=11" => Self { pits_to_win: 11, ..self },
            "pits_to_win=12" => Self { pits_to_win: 12, ..self },
            _ => return None,
        })
    }
}

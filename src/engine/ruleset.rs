//! What a game says, so that the one generator can play it.

use core::{fmt::Debug, hash::Hash};

use super::{
    ending::{End, Ending},
    grid::{Grid, Track},
    seats::{Seats, Spot, State},
    starts::{Start, Starts},
    turn::{Course, Landing, Origin, Turn},
};
use crate::{Direction, Observer, Outcome, PositionError, Repetition, Side};

/// What the rules think of a move that has been tried out, see [`Ruleset::judge`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The move is legal.
    Legal,
    /// The move is legal only if no other move is [`Legal`](Self::Legal).
    LastResort,
    /// The move is illegal.
    Illegal,
}

/// The rules of a mancala game.
///
/// # How a turn runs
///
/// The engine plays every game in the same way and asks the ruleset at fixed points. Every hook has a default, and the
/// defaults together are the plainest mancala there is.
///
/// 1. [`starts`](Self::starts) says which pits the player to move may lift, duties included. Where a duty depends on what
///    a move does, [`judge`](Self::judge) decides after trying it.
/// 2. [`open`](Self::open) takes the first seeds in hand, usually by lifting the pit.
/// 3. The seeds are sown along the [`TRACK`](Self::TRACK). [`dropped`](Self::dropped) hears of each if
///    [`HEARS_SEEDS`](Self::HEARS_SEEDS).
/// 4. [`landed`](Self::landed) hears where the last one fell. It captures, and says whether another lap follows (back
///    to 3), the same player moves again, or the turn passes.
/// 5. End-of-move step: the game is over if [`stops`](Self::stops) says so. Otherwise, if the player to move has no legal
///    move, he misses his turn ([`SKIPS_TURN`](Self::SKIPS_TURN)) or the game is over.
///    [`settle`](Self::settle) hands out the seeds that are left.
///
/// Hooks see the board from the seat of the player to move, see [`Seats`], so a rule is written once for both players.
///
/// # What goes where
///
/// * Facts of the game are constants.
/// * What a player of the game may choose before it begins (options) are fields of the implementing type. A ruleset
///   without options is a unit struct.
/// * The size is a const parameter of the implementing type, as in [`Oware<PITS>`](crate::rules::Oware).
/// * What changes while a game is played, besides seeds and turn, is the [`State`](Self::State). Most games need none.
///
/// # Examples
///
/// A whole game: sow; if the last seed makes three in the opponent's row, take them. `docs/adding-a-ruleset.md` takes
/// it from here.
///
/// ```
/// use manqala::{Board, Landing, Observer, Position, Ruleset, Spot, Turn};
///
/// #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
/// struct Threes;
///
/// impl Ruleset for Threes {
///     type Board = Board<2, 5>;
///     type State = ();
///     const SEEDS: u8 = 3;
///
///     fn landed<O: Observer>(&self, turn: &mut Turn<'_, Board<2, 5>, (), O>, at: Spot) -> Landing {
///         if matches!(at, Spot::Other(_)) && turn.at(at) == 3 {
///             turn.capture_pit(at);
///         }
///         Landing::Pass
///     }
/// }
///
/// let start = Position::<Threes>::default();
/// assert_eq!(start.legal_moves().len(), 5);
/// ```
pub trait Ruleset: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// The board the game is played on.
    type Board: Grid;

    /// What the game remembers besides seeds and turn; `()` for most.
    type State: State;

    /// The seeds in each pit at the start. More than the board holds do not compile:
    ///
    /// ```compile_fail,E0080
    /// use manqala::{Board, Position, Ruleset};
    ///
    /// #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    /// struct TooMany;
    ///
    /// impl Ruleset for TooMany {
    ///     type Board = Board<2, 6>;
    ///     type State = ();
    ///     const SEEDS: u8 = 22; // 264 seeds, and 255 are allowed
    /// }
    ///
    /// let start = Position::<TooMany>::default();
    /// ```
    const SEEDS: u8;

    /// Which way seeds are sown, or on more than two rows, where the player chooses, the direction that
    /// [`Starts::forward`] stands for.
    const DIRECTION: Direction = Direction::Anticlockwise;

    /// Whether a player has a choice of direction anywhere in the game. Moves are then written with their direction.
    const CHOOSES_DIRECTION: bool = false;

    /// The places a sowing visits. By default all pits on two rows, the player's own half on more.
    const TRACK: Track = if Self::Board::ROWS == 2 { Track::Board } else { Track::Half };

    /// What happens to the pit a sowing begins from, when the sowing comes round to it.
    const ORIGIN: Origin = Origin::Sown;

    /// Whether a turn may have more than one lap. Such a turn may never end, and the generator has to find out.
    const RELAYS: bool = false;

    /// Whether pits may belong to the player on the other side, who gets every seed that falls there at once, see
    /// [`State::claimed`].
    const CLAIMS: bool = false;

    /// Whether a turn may let the player choose between stopping and going on, see [`Turn::chooses_to_go_on`].
    const CHOOSES_TO_GO_ON: bool = false;

    /// Whether a player without a legal move misses his turn. Otherwise the game is over.
    const SKIPS_TURN: bool = false;

    /// Whether [`dropped`](Self::dropped) wants to hear of every seed. The engine then sows seed by seed, which is several
    /// times slower.
    const HEARS_SEEDS: bool = false;

    /// Whether the stores hold seeds that are still to be played, for those who draw boards.
    fn has_hands(&self) -> bool {
        false
    }

    /// Whether stores belong to the game, for those who draw boards. Where they do not, they are drawn only if one holds
    /// seeds all the same, such as those of a last capture.
    fn has_stores(&self) -> bool {
        true
    }

    /// The board at the start, if it does not hold [`SEEDS`](Self::SEEDS) in every pit.
    fn layout(&self) -> Option<Self::Board> {
        None
    }

    /// The state at the start, from the seat of South, who begins.
    fn state(&self) -> Self::State {
        Self::State::default()
    }

    /// Checks that a position makes sense, beyond the numbers of pits and seeds.
    ///
    /// # Errors
    ///
    /// [`PositionError`] if the state contradicts the board.
    fn check(&self, seats: &Seats<Self::Board, Self::State>) -> Result<(), PositionError> {
        let _ = seats;
        Ok(())
    }

    /// Where the player to move may begin a turn. By default in every pit of his own that is not empty.
    ///
    /// Asked only while [`stops`](Self::stops) does not end the game.
    #[inline(always)]
    fn starts(&self, seats: &Seats<Self::Board, Self::State>) -> Starts<Self::Board> {
        seats.own().occupied().into()
    }

    /// Whether the moves of this position have to be tried out, because [`judge`](Self::judge) may object to some.
    #[inline(always)]
    fn judges(&self, seats: &Seats<Self::Board, Self::State>) -> bool {
        let _ = seats;
        false
    }

    /// Judges a move by what it does. `before` is from the mover's seat, `after` from the seat of the player who is
    /// next, before the end-of-move step; that is the mover again where the move earned another turn, see
    /// [`Seats::turn`].
    ///
    /// Asked only where [`judges`](Self::judges) says so, and where a move may go on, only of the one that stops: both are then
    /// legal, or neither.
    fn judge(
        &self,
        before: &Seats<Self::Board, Self::State>,
        after: &Seats<Self::Board, Self::State>,
    ) -> Verdict {
        let _ = (before, after);
        Verdict::Legal
    }

    /// Why a turn may not begin so, for a player who tries it all the same: words that follow on `a1 cannot be played:`. Asked
    /// only of a pit that holds seeds, and belongs to the player to move, when the move is not among the legal ones.
    ///
    /// ```
    /// use manqala::{Position, rules::KenyaLaps};
    ///
    /// let position: Position<KenyaLaps> = "0,0,0,0,0,0,0,3/1,2,0,1,0,0,0,1 12,12 S".parse()?;
    /// let refused = position.play("a1".parse()?).unwrap_err();
    /// assert_eq!(
    ///     refused.to_string(),
    ///     "a1 cannot be played: a single seed is not lifted while another own pit holds more"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn why_forbidden(&self, seats: &Seats<Self::Board, Self::State>, start: Start) -> &'static str {
        let _ = (seats, start);
        "the rules of the game forbid it in this position"
    }

    /// Begins a turn: takes the first seeds in hand. By default the pit is lifted, to be sown on from there.
    #[inline(always)]
    fn open<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, Self::State, O>, start: Start) -> Landing {
        Landing::Sow(turn.lift_known_start(start))
    }

    /// Hears that a seed has fallen, if [`HEARS_SEEDS`](Self::HEARS_SEEDS). [`Turn::hand`] are left; 0 means that
    /// [`landed`](Self::landed) is next. What is taken in hand here is sown in the same lap, which is cut after 10,000 seeds.
    #[inline(always)]
    fn dropped<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, Self::State, O>, at: Spot) {
        let _ = (turn, at);
    }

    /// Hears where the last seed of a lap has fallen; what follows is up to the game. By default the turn passes.
    ///
    /// [`Landing::Sow`] is only possible in games with [`RELAYS`](Self::RELAYS); in others it ends the turn like
    /// [`Landing::Pass`].
    #[inline(always)]
    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, Self::State, O>, at: Spot) -> Landing {
        let _ = (turn, at);
        Landing::Pass
    }

    /// Whether the game is over although there may be moves left, and why. By default it never is.
    #[inline(always)]
    fn stops(&self, seats: &Seats<Self::Board, Self::State>) -> Option<End> {
        let _ = seats;
        None
    }

    /// Hands out the seeds that are left when the game is over. By default each player gets those on his own side if
    /// the game ended for want of a move, and they stay where they are if it was stopped.
    #[inline]
    fn settle<O: Observer>(&self, ending: &mut Ending<'_, Self::Board, Self::State, O>) {
        if ending.why() == End::NoMove {
            ending.each_takes_own_side();
        }
    }

    /// What usually happens when a position of this game comes back. By default each player gets the seeds on his own side
    /// at the second occurrence. Positions know nothing of it; a game does.
    fn repetition(&self) -> Repetition {
        Repetition::EACH_TAKES_OWN_SIDE
    }

    /// The result of a position that is over. By default the player with more seeds in his store wins.
    fn outcome(&self, seats: &Seats<Self::Board, Self::State>) -> Outcome {
        let store = |side| seats.half(seats.seat(side)).store();
        Outcome::by_count(store(Side::South), store(Side::North))
    }
}

/// The order in which the lanes of a game are numbered.
#[inline(always)]
pub(crate) const fn order<R: Ruleset>() -> Direction {
    if R::Board::ROWS == 2 { R::DIRECTION } else { Direction::Clockwise }
}

/// How the seeds run in a game.
#[inline(always)]
pub(crate) const fn course<R: Ruleset>() -> Course {
    Course { track: R::TRACK, origin: R::ORIGIN, claims: R::CLAIMS, order: order::<R>() }
}

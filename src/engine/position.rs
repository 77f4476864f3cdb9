//! A position: the board, whose turn it is, and under which rules.

use core::hash::{Hash, Hasher};

use super::{
    ending::End,
    grid::{Grid, lane_of, pit_of},
    play::{self, SeatsOf, Turns},
    ruleset::{Ruleset, order},
    seats::{Mark, Seat, Seats, Spot, State as _},
    starts::{Start, Starts},
};
use crate::{Move, MoveList, Observer, Outcome, Pit, PlayError, PositionError, Side};

/// The board, the player to move and the state of a game, under its rules.
///
/// A position is a small value that is copied freely: playing a move makes a new one. It is always *settled*: the
/// end-of-move step of the rules has been carried out, so it is over exactly if it has no legal move, and a player who
/// must miss his turn is never the one to move.
///
/// Its text is the one of the notation, see `docs/notation.md`. [`FromStr`](core::str::FromStr) reads it for the
/// ruleset's default options; [`parse_with`](Self::parse_with) for others.
///
/// # Equality
///
/// Two positions are equal if the same moves can be played from them with the same results: seeds, state, player to move
/// and rules. How they were reached does not count.
///
/// # Examples
///
/// ```
/// use manqala::{Position, rules::Oware};
///
/// let start = Position::<Oware>::default();
/// let next = start.play("a1".parse()?)?;
/// assert_eq!(next.to_string(), "4,4,4,4,4,4/0,5,5,5,5,4 0,0 N");
/// assert_eq!(start.to_string(), "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<R: Ruleset> {
    seats: SeatsOf<R>,
    over: bool,
    rules: R,
}

/// Hashes what positions of a game differ in; that a position is over follows from the rest.
impl<R: Ruleset> Hash for Position<R> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.seats.hash(state);
        self.rules.hash(state);
    }
}

/// The start of a game under the ruleset's default options.
impl<R: Ruleset> Default for Position<R> {
    fn default() -> Self {
        Self::start(R::default())
    }
}

impl<R: Ruleset> Position<R> {
    const RULES_MAKE_SENSE: () = {
        assert!(
            R::SEEDS as usize * R::Board::HALF * 2 <= 255,
            "a board holds at most 255 seeds: `Ruleset::SEEDS` is too many for the size of the board"
        );
        assert!(
            R::TRACK.ring(R::Board::HALF).len() > 1,
            "there is nowhere to sow: the track of the ruleset has a single pit"
        );
    };

    /// The start of a game.
    pub fn start(rules: R) -> Self {
        const { Self::RULES_MAKE_SENSE }
        let state = rules.state();
        if let Some(board) = rules.layout() {
            return Self::settled(rules, Seats::at_board(&board, order::<R>(), Side::South, state));
        }
        let half = super::half::Half::new(|_| R::SEEDS, 0);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::arithmetic_side_effects,
            reason = "at most 255, as the rules make sense"
        )]
        let seeds = (usize::from(R::SEEDS) * R::Board::HALF * 2) as u8;
        Self::settled(rules, Seats { own: half, other: half, turn: Side::South, seeds, state })
    }

    /// The start of a game with another number of seeds in each pit. Where a game begins from another
    /// [`layout`](Ruleset::layout), it begins from that.
    ///
    /// # Errors
    ///
    /// [`PositionError::TooManySeeds`] if the board would hold more than 255.
    ///
    /// ```
    /// use manqala::{Position, rules::Kalah};
    ///
    /// let start = Position::start_with(Kalah::<6>::default(), 3)?;
    /// assert_eq!(start.to_string(), "3,3,3,3,3,3/3,3,3,3,3,3 0,0 S");
    /// # Ok::<(), manqala::PositionError>(())
    /// ```
    pub fn start_with(rules: R, seeds: u8) -> Result<Self, PositionError> {
        let board = match rules.layout() {
            Some(board) => board,
            None => R::Board::filled(seeds)?,
        };
        Self::new(rules, board, Side::South, rules.state())
    }

    /// A position of your own. It goes through the end-of-move step, as if the player who is not to move had just moved;
    /// that play could have led there is not asked. `state` is from the seat of the player to move.
    ///
    /// # Errors
    ///
    /// [`PositionError`] if the state contradicts the board.
    pub fn new(rules: R, board: R::Board, turn: Side, state: R::State) -> Result<Self, PositionError> {
        const { Self::RULES_MAKE_SENSE }
        let seats = Seats::at_board(&board, order::<R>(), turn, state);
        rules.check(&seats)?;
        Ok(Self::settled(rules, seats))
    }

    fn settled(rules: R, mut seats: SeatsOf<R>) -> Self {
        let over = play::settle(&rules, &mut seats, &mut ());
        Self { seats, over, rules }
    }

    /// The seeds on the board and in the stores.
    ///
    /// # Panics
    ///
    /// Never: a position holds no more seeds than a board does.
    #[expect(
        clippy::expect_used,
        reason = "the seeds of a position came from a board, and their number never changes"
    )]
    pub fn board(&self) -> R::Board {
        self.seats.board(order::<R>()).expect("a position holds no more seeds than a board does")
    }

    /// The player to move. In a finished position, the one who would have been next.
    #[inline]
    pub fn turn(&self) -> Side {
        self.seats.turn
    }

    /// What the game remembers besides, from the seat of the player to move.
    #[inline]
    pub fn state(&self) -> &R::State {
        &self.seats.state
    }

    /// The rules.
    #[inline]
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The position as a ruleset sees it, from the seat of the player to move.
    #[inline]
    pub fn seats(&self) -> &SeatsOf<R> {
        &self.seats
    }

    /// The player who owns a pit, or `None` if the board has no such pit. In most games that is decided by the side it lies
    /// on.
    pub fn owner(&self, pit: Pit) -> Option<Side> {
        let (side, lane) = lane_of::<R::Board>(order::<R>(), pit)?;
        let spot = if side == self.seats.turn { Spot::Own(lane) } else { Spot::Other(lane) };
        Some(self.seats.side(self.seats.state.owner(spot)))
    }

    /// What is special about a pit, such as a house or a tuzdyk.
    pub fn mark(&self, pit: Pit) -> Option<Mark> {
        let (side, lane) = lane_of::<R::Board>(order::<R>(), pit)?;
        let spot = if side == self.seats.turn { Spot::Own(lane) } else { Spot::Other(lane) };
        self.seats.state.mark(spot)
    }

    /// The seeds in a player's store.
    #[inline]
    pub fn store(&self, side: Side) -> u8 {
        self.seats.half(self.seats.seat(side)).store()
    }

    /// The seeds that lie in the pits on a player's side.
    #[inline]
    pub fn seeds_on_side(&self, side: Side) -> u8 {
        self.seats.half(self.seats.seat(side)).total()
    }

    /// All seeds, in pits and stores. The same in every position of a game.
    #[inline]
    pub fn seeds(&self) -> u8 {
        self.seats.seeds
    }

    /// Whether the game is over, which is when there is no legal move.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// How the game ended; `None` while it goes on.
    ///
    /// ```
    /// use manqala::{Outcome, Position, Side, rules::Oware};
    ///
    /// let position: Position<Oware> = "0,1,0,0,0,0/0,0,0,0,0,0 25,22 N".parse()?;
    /// assert_eq!(position.outcome(), Some(Outcome::Win(Side::South)));
    /// # Ok::<(), manqala::PositionError>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        self.over.then(|| self.rules.outcome(&self.seats))
    }

    /// Why the game is over; `None` while it goes on.
    ///
    /// The position alone decides. A majority on a board without seeds counts as [`End::NoMove`], because seeds that are
    /// handed out at the end often make it one.
    pub fn end(&self) -> Option<End> {
        self.over.then(|| play::why_over(&self.rules, &self.seats))
    }

    /// Where the player to move may begin, turns that never end included.
    #[inline]
    fn starts(&self) -> Starts<R::Board> {
        if self.over { Starts::none() } else { play::starts(&self.rules, &self.seats) }
    }

    /// The legal moves in their fixed order; none exactly if the game is over.
    ///
    /// The order is that of the mover's own pits from his left, on four rows the front row from his left, then on
    /// clockwise; for a pit `+` before `-`, without `*` before with `*`. Pits that he owns on the other side follow in the
    /// same order.
    ///
    /// Relays are played to know whether they end, each for [`MAX_LAPS`](crate::MAX_LAPS) laps at most. The worst position
    /// known takes about a millisecond, see `docs/reliability.md`; most take less than a microsecond.
    ///
    /// ```
    /// use manqala::{Position, rules::Kalah};
    ///
    /// let start = Position::<Kalah>::default();
    /// let moves: Vec<String> = start.legal_moves().iter().map(|mv| mv.to_string()).collect();
    /// assert_eq!(moves, ["a1", "b1", "c1", "d1", "e1", "f1"]);
    /// ```
    pub fn legal_moves(&self) -> MoveList {
        self.moves().collect()
    }

    /// Appends the legal moves to a list of the caller's, in the order of [`legal_moves`](Self::legal_moves).
    pub fn legal_moves_into(&self, list: &mut impl Extend<Move>) {
        list.extend(self.moves());
    }

    /// The legal moves one by one, in the order of [`legal_moves`](Self::legal_moves).
    #[inline]
    pub fn moves(&self) -> Moves<'_, R> {
        Moves { position: self, turns: play::turns(&self.rules, &self.seats, self.starts()) }
    }

    /// How many legal moves there are, without listing them.
    ///
    /// ```
    /// use manqala::{Position, rules::Oware};
    ///
    /// assert_eq!(Position::<Oware>::default().count_legal_moves(), 6);
    /// ```
    #[inline]
    pub fn count_legal_moves(&self) -> usize {
        if self.over { 0 } else { play::count(&self.rules, &self.seats) }
    }

    /// Whether a move is legal.
    #[inline]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.start_of(mv).is_some()
    }

    /// The position after a legal move.
    ///
    /// # Errors
    ///
    /// [`PlayError`] if the move is not legal; it says why.
    ///
    /// ```
    /// use manqala::{Position, rules::Oware};
    ///
    /// let start = Position::<Oware>::default();
    /// let refused = start.play("a2".parse()?).unwrap_err();
    /// assert_eq!(refused.to_string(), "a2 cannot be played: a2 is not a pit of the player to move");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn play(&self, mv: Move) -> Result<Self, PlayError> {
        self.play_observed(mv, &mut ())
    }

    /// The position after a legal move, while an observer hears every step of the turn.
    ///
    /// # Errors
    ///
    /// [`PlayError`] if the move is not legal; the observer then hears nothing.
    ///
    /// ```
    /// use manqala::{Event, Position, rules::Kalah};
    ///
    /// let mut dropped = 0;
    /// let start = Position::<Kalah>::default();
    /// start.play_observed("c1".parse()?, &mut |event| {
    ///     if matches!(event, Event::Drop { .. }) {
    ///         dropped += 1;
    ///     }
    /// })?;
    /// assert_eq!(dropped, 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn play_observed<O: Observer>(&self, mv: Move, observer: &mut O) -> Result<Self, PlayError> {
        // A turn that never ends is found out by playing it, and an observer must not hear of it.
        let start = if O::LISTENS { self.start_of(mv) } else { self.allowed(mv) };
        start.and_then(|start| self.after(start, observer)).ok_or_else(|| self.refuse(mv))
    }

    /// The position after a move that is known to be legal, such as one from [`legal_moves`](Self::legal_moves). Saves the
    /// check.
    ///
    /// A move that is not legal is still harmless: the result is either the unchanged position or some position with the
    /// same number of seeds, but which one is not specified.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Self {
        match self.locate(mv) {
            Some(start) => self.after(start, &mut ()).unwrap_or(*self),
            None => *self,
        }
    }

    /// The position after a turn; `None` if it never ends.
    #[inline]
    fn after(&self, start: Start, observer: &mut impl Observer) -> Option<Self> {
        let mut played = play::turn(&self.rules, self.seats, start, observer);
        if !played.is_move::<R>(start) {
            return None;
        }
        let over = play::settle(&self.rules, &mut played.next, observer);
        Some(Self { seats: played.next, over, rules: self.rules })
    }

    /// Where a move begins, if the board has that pit and the move is written as in this game.
    #[inline]
    fn locate(&self, mv: Move) -> Option<Start> {
        let (side, pit) = lane_of::<R::Board>(order::<R>(), mv.pit)?;
        let written = mv.direction.is_some() == R::CHOOSES_DIRECTION && (R::CHOOSES_TO_GO_ON || !mv.goes_on);
        let direction = mv.direction.unwrap_or(R::DIRECTION);
        written.then_some(Start { seat: self.seats.seat(side), pit, direction, goes_on: mv.goes_on })
    }

    /// Where a move begins, if the rules allow to begin there.
    #[inline]
    fn allowed(&self, mv: Move) -> Option<Start> {
        self.locate(mv).filter(|&start| self.starts().contain(start, R::DIRECTION))
    }

    /// Where a legal move begins; `None` if the move is not legal.
    #[inline]
    fn start_of(&self, mv: Move) -> Option<Start> {
        self.allowed(mv).filter(|&start| play::is_move(&self.rules, &self.seats, start))
    }

    /// The move that begins so.
    #[inline]
    fn move_of(&self, start: Start) -> Move {
        Move {
            pit: pit_of::<R::Board>(order::<R>(), self.seats.side(start.seat), start.pit),
            direction: R::CHOOSES_DIRECTION.then_some(start.direction),
            goes_on: start.goes_on,
        }
    }

    /// Why a move that is not legal is not legal.
    #[cold]
    fn refuse(&self, mv: Move) -> PlayError {
        let pit = mv.pit;
        if self.over {
            return PlayError::GameOver { mv };
        }
        if lane_of::<R::Board>(order::<R>(), pit).is_none() {
            return PlayError::NoSuchPit { mv, pit };
        }
        let Some(start) = self.locate(mv) else {
            let expected = match mv.direction {
                None if R::CHOOSES_DIRECTION => "with its direction, `+` or `-`, in this game",
                Some(_) if R::CHOOSES_DIRECTION => "without `*` in this game",
                _ => "as its pit alone in this game",
            };
            return PlayError::Form { mv, expected };
        };
        if play::offered(&self.rules, &self.seats).contain(start, R::DIRECTION) {
            if start.goes_on && !play::asks(&self.rules, &self.seats, start) {
                return PlayError::NoChoice { mv };
            }
            if !play::is_move(&self.rules, &self.seats, start) {
                return PlayError::NeverEnds { mv };
            }
        }
        if self.seats.state.owner(start.spot()) == Seat::Other {
            PlayError::NotOwnPit { mv, pit }
        } else if self.seats.half(start.seat).seeds(start.pit) == 0 {
            PlayError::EmptyPit { mv, pit }
        } else {
            PlayError::Forbidden { mv, why: self.rules.why_forbidden(&self.seats, start) }
        }
    }
}

/// The legal moves of a position, see [`Position::moves`].
#[derive(Clone, Debug)]
pub struct Moves<'a, R: Ruleset> {
    position: &'a Position<R>,
    turns: Turns<'a, R>,
}

impl<R: Ruleset> Iterator for Moves<'_, R> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let start = self.turns.next_start()?;
        Some(self.position.move_of(start))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.turns.size_hint()
    }
}

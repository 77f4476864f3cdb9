//! A game: a position with the way that led to it.

use alloc::vec::Vec;
use core::{fmt, hash::Hash};

use hashbrown::HashMap;

use crate::{
    AnyPosition, End, Move, Outcome, PlayError, Position, Repetition, RepetitionPolicy, Ruleset, Side,
};

/// A position that a [`Game`] can be played with: [`Position`] or [`AnyPosition`], and nothing else.
pub trait Playable: sealed::Playable + Clone + Eq + Hash {}

pub(crate) mod sealed {
    use super::{End, Move, Outcome, PlayError, Repetition, Side};

    /// What a game asks of a position; see the methods of the same names there.
    pub trait Playable: Sized {
        fn turn(&self) -> Side;
        fn play(&self, mv: Move) -> Result<Self, PlayError>;
        fn outcome(&self) -> Option<Outcome>;
        fn end(&self) -> Option<End>;
        fn store(&self, side: Side) -> u8;
        fn seeds_on_side(&self, side: Side) -> u8;
        fn repetition(&self) -> Repetition;
    }
}

/// Lets a game be played with a type that has the methods.
macro_rules! playable {
    ([$($r:ident: $ruleset:ident)?] $type:ty, $repetition:expr) => {
        impl $(<$r: $ruleset>)? sealed::Playable for $type {
            fn turn(&self) -> Side {
                self.turn()
            }
            fn play(&self, mv: Move) -> Result<Self, PlayError> {
                self.play(mv)
            }
            fn outcome(&self) -> Option<Outcome> {
                self.outcome()
            }
            fn end(&self) -> Option<End> {
                self.end()
            }
            fn store(&self, side: Side) -> u8 {
                self.store(side)
            }
            fn seeds_on_side(&self, side: Side) -> u8 {
                self.seeds_on_side(side)
            }
            fn repetition(&self) -> Repetition {
                $repetition(self)
            }
        }

        impl $(<$r: $ruleset>)? Playable for $type {}
    };
}

playable!([R: Ruleset] Position<R>, |position: &Position<R>| position.rules().repetition());
playable!([] AnyPosition, AnyPosition::repetition);

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Finish {
    /// Its position is over.
    Rules(End),
    /// A position has come back.
    Repetition(RepetitionPolicy),
    /// A player has given up.
    Resignation(Side),
}

/// Writes the reason as the end of a sentence.
impl fmt::Display for Finish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(end) => end.fmt(f),
            Self::Repetition(RepetitionPolicy::EachTakesOwnSide) => {
                f.write_str("a position has come back, each player takes the seeds on his side")
            }
            Self::Repetition(_) => f.write_str("a position has come back"),
            Self::Resignation(side) => write!(f, "{} has given up", side.name()),
        }
    }
}

/// The result of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameResult {
    /// Who has won.
    pub outcome: Outcome,
    /// Why the game is over.
    pub finish: Finish,
    /// What each player has, South first: his store, with the seeds that the end of the game gives him.
    pub seeds: [u8; 2],
}

/// A move was refused by a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GameError {
    /// The game is over.
    #[error("{mv} cannot be played: the game is over, {finish}")]
    Over {
        /// The move.
        mv: Move,
        /// Why the game is over.
        finish: Finish,
    },
    /// The position refuses the move.
    #[error(transparent)]
    Play(#[from] PlayError),
}

/// A position with the moves that led to it. Knows what a position alone cannot: repetition and resignation.
///
/// An end by repetition or resignation leaves the position as it is; the [`result`](Self::result) says how it is scored.
/// No move can be played after the end; [`undo`](Self::undo) reopens the game.
///
/// ```
/// use manqala::{Game, Finish, Outcome, Position, Side, rules::Oware};
///
/// let mut game = Game::new(Position::<Oware>::default());
/// game.play("a1".parse()?)?;
/// assert!(game.resign(Side::North));
///
/// let result = game.result().unwrap();
/// assert_eq!(result.outcome, Outcome::Win(Side::South));
/// assert_eq!(result.finish, Finish::Resignation(Side::North));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game<P: Playable> {
    /// The start, then the position after each move, undone ones included.
    positions: Vec<P>,
    moves: Vec<Move>,
    /// How many of the moves stand.
    played: usize,
    /// How often each position up to the present one has occurred.
    occurrences: HashMap<P, u32>,
    repetition: Repetition,
    resigned: Option<Side>,
}

impl<P: Playable> Game<P> {
    /// A game that begins in a position, under the usual rule for repetition.
    pub fn new(start: P) -> Self {
        let repetition = start.repetition();
        Self::with_repetition(start, repetition)
    }

    /// A game with a rule of your own for repetition.
    pub fn with_repetition(start: P, repetition: Repetition) -> Self {
        let occurrences = HashMap::from([(start.clone(), 1)]);
        let positions = alloc::vec![start];
        Self { positions, moves: Vec::new(), played: 0, occurrences, repetition, resigned: None }
    }

    /// The position the game began in.
    pub fn start(&self) -> &P {
        &self.positions[0]
    }

    /// The present position.
    pub fn position(&self) -> &P {
        &self.positions[self.played]
    }

    /// All positions of the game, from the start to the present one.
    pub fn positions(&self) -> &[P] {
        &self.positions[..=self.played]
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.played]
    }

    /// The rule for repetition.
    pub fn repetition(&self) -> Repetition {
        self.repetition
    }

    /// Plays a move. Moves that were undone are forgotten.
    ///
    /// # Errors
    ///
    /// [`GameError`] if the game is over or the move is not legal; the game is then as it was.
    pub fn play(&mut self, mv: Move) -> Result<(), GameError> {
        if let Some(result) = self.result() {
            return Err(GameError::Over { mv, finish: result.finish });
        }
        let next = self.position().play(mv)?;
        self.moves.truncate(self.played);
        self.positions.truncate(self.played + 1);
        self.moves.push(mv);
        self.positions.push(next);
        self.step_forward();
        Ok(())
    }

    fn step_forward(&mut self) {
        self.played += 1;
        let position = self.positions[self.played].clone();
        *self.occurrences.entry(position).or_insert(0) += 1;
    }

    /// Takes back the last move, or a resignation, and says whether there was one.
    pub fn undo(&mut self) -> bool {
        if self.resigned.take().is_some() {
            return true;
        }
        if self.played == 0 {
            return false;
        }
        let position = &self.positions[self.played];
        if let Some(count) = self.occurrences.get_mut(position) {
            *count -= 1;
            if *count == 0 {
                self.occurrences.remove(position);
            }
        }
        self.played -= 1;
        true
    }

    /// Plays again a move that was taken back, and says whether there was one.
    pub fn redo(&mut self) -> bool {
        let redoes = self.result().is_none() && self.played < self.moves.len();
        if redoes {
            self.step_forward();
        }
        redoes
    }

    /// A player gives up, and loses whatever the stores hold. Says whether the game was still going on.
    pub fn resign(&mut self, side: Side) -> bool {
        let goes_on = self.result().is_none();
        if goes_on {
            self.resigned = Some(side);
        }
        goes_on
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.result().is_some()
    }

    /// How the game ended; `None` while it goes on.
    pub fn result(&self) -> Option<GameResult> {
        let position = self.position();
        let stores = Side::ALL.map(|side| position.store(side));
        if let (Some(outcome), Some(end)) = (position.outcome(), position.end()) {
            return Some(GameResult { outcome, finish: Finish::Rules(end), seeds: stores });
        }
        if let Some(side) = self.resigned {
            let outcome = Outcome::Win(side.opponent());
            return Some(GameResult { outcome, finish: Finish::Resignation(side), seeds: stores });
        }
        let occurred = self.occurrences.get(position).copied().unwrap_or(0);
        if occurred < self.repetition.occurrence.max(2) {
            return None;
        }
        let finish = Finish::Repetition(self.repetition.policy);
        match self.repetition.policy {
            RepetitionPolicy::Off | RepetitionPolicy::ShareFours => None,
            RepetitionPolicy::Draw => Some(GameResult { outcome: Outcome::Draw, finish, seeds: stores }),
            RepetitionPolicy::EachTakesOwnSide => {
                let seeds = Side::ALL.map(|side| position.store(side) + position.seeds_on_side(side));
                Some(GameResult { outcome: Outcome::by_count(seeds[0], seeds[1]), finish, seeds })
            }
        }
    }
}

//! Moves, and lists of them.

use core::{fmt, str::FromStr};

use arrayvec::ArrayVec;

use crate::{Direction, ParseMoveError, Pit, Snippet};

/// A whole turn, named by where it begins and the choices it contains.
///
/// Relays and captures are part of the move. In games where a player never chooses a direction, `direction` is
/// `None` and not written.
///
/// Moves are ordered as text is, more or less; the order in which a position lists its moves is the one of
/// [`Position::legal_moves`](crate::Position::legal_moves).
///
/// ```
/// use manqala::{Direction, Move};
///
/// let plain: Move = "c1".parse()?;
/// assert_eq!(plain, Move::from("c1".parse::<manqala::Pit>()?));
///
/// let bao: Move = "e2+*".parse()?;
/// assert_eq!(bao.direction, Some(Direction::Clockwise));
/// assert!(bao.goes_on);
/// assert_eq!(bao.to_string(), "e2+*");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The pit that is lifted (in the namua stage of Bao the front pit that receives the seed from the hand).
    pub pit: Pit,
    /// The direction, in games where a player chooses one.
    pub direction: Option<Direction>,
    /// Whether the move goes on where the rules let the player choose between stopping and going on.
    pub goes_on: bool,
}

/// The move that lifts a pit and leaves nothing to choose.
impl From<Pit> for Move {
    #[inline]
    fn from(pit: Pit) -> Self {
        Self { pit, direction: None, goes_on: false }
    }
}

/// Writes `<pit>[<direction>][*]`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pit.fmt(f)?;
        if let Some(direction) = self.direction {
            direction.fmt(f)?;
        }
        if self.goes_on { f.write_str("*") } else { Ok(()) }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads `<pit>[<direction>][*]`. Whether the move is legal is for a position to say.
    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let (rest, goes_on) = match text.strip_suffix('*') {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let (pit, direction) = if let Some(pit) = rest.strip_suffix('+') {
            (pit, Some(Direction::Clockwise))
        } else if let Some(pit) = rest.strip_suffix('-') {
            (pit, Some(Direction::Anticlockwise))
        } else {
            (rest, None)
        };
        let pit = pit.parse().map_err(|_| ParseMoveError { text: Snippet::new(text) })?;
        Ok(Self { pit, direction, goes_on })
    }
}

/// The most moves a position can have: 32 pits in a half, two directions, with and without going on, and the other
/// half once more.
pub const MAX_MOVES: usize = 192;

/// A list of moves that lives on the stack.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;

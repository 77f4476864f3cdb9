//! What can be wrong with input, and the text that tells it.

use core::fmt;

use arrayvec::ArrayString;

use crate::{Move, Pit};

/// The beginning of a piece of rejected input, kept without allocation for an error message.
///
/// At most 40 bytes are kept; a longer text is cut and ends in `…`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Snippet(ArrayString<{ Snippet::CAPACITY }>);

impl Snippet {
    const CAPACITY: usize = 40;
    const ELLIPSIS: char = '…';

    pub(crate) fn new(text: &str) -> Self {
        let mut kept = ArrayString::new();
        if kept.try_push_str(text).is_err() {
            for c in text.chars() {
                // The ellipsis fits in at any time.
                if kept.remaining_capacity() < c.len_utf8().saturating_add(Self::ELLIPSIS.len_utf8()) {
                    break;
                }
                kept.push(c);
            }
            kept.push(Self::ELLIPSIS);
        }
        Self(kept)
    }

    /// The text that was kept.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Writes the text quoted, with unprintable characters escaped.
impl fmt::Display for Snippet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.0.as_str(), f)
    }
}

impl fmt::Debug for Snippet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Words of a list, written `a`, `b`, `c`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words(pub &'static [&'static str]);

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        for (i, word) in self.0.iter().enumerate() {
            write!(f, "{}`{word}`", if i > 0 { ", " } else { "" })?;
        }
        Ok(())
    }
}

/// The text is not a pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text} is not a pit: expected a file letter and a rank digit from 1 to 8, as in `a1`")]
#[non_exhaustive]
pub struct ParsePitError {
    /// What was read.
    pub text: Snippet,
}

/// The text is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{text} is not a move: expected a pit (a small letter and a digit from 1 to 8), then `+` or `-` where there is a \
     choice of direction and `*` where there is one of going on, as in `a1`, `e2+` or `e2+*`"
)]
#[non_exhaustive]
pub struct ParseMoveError {
    /// What was read.
    pub text: Snippet,
}

/// The text is not a rule for repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{text} is not a rule for repetition: expected `Draw`, `EachTakesOwnSide`, `ShareFours` or `Off` and a number of at \
     least 2"
)]
#[non_exhaustive]
pub struct ParseRepetitionError {
    /// What was read.
    pub text: Snippet,
}

/// A board or position was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// A field of the text is missing.
    #[error("the {field} field is missing; the fields are separated by one space")]
    MissingField {
        /// The name of the field.
        field: &'static str,
    },
    /// The text goes on after its last field.
    #[error("unexpected {text} after the last field")]
    SurplusField {
        /// What follows.
        text: Snippet,
    },
    /// The board has another number of ranks.
    #[error("board: expected {expected} ranks separated by `/`, found {found}")]
    Ranks {
        /// How many the variant has.
        expected: usize,
        /// How many were read.
        found: usize,
    },
    /// A rank has another number of pits.
    #[error("board: expected {expected} pits separated by `,` in rank {rank}, found {found}")]
    Pits {
        /// The rank, counted from 1.
        rank: usize,
        /// How many the variant has.
        expected: usize,
        /// How many were read.
        found: usize,
    },
    /// There are not two stores.
    #[error("stores: expected `south,north`, found {text}")]
    Stores {
        /// What was read.
        text: Snippet,
    },
    /// Something is no number of seeds.
    #[error(
        "{field}: {text} is not a number of seeds: expected decimal digits without sign or leading zeros, at most 255"
    )]
    Number {
        /// The name of the field.
        field: &'static str,
        /// What was read.
        text: Snippet,
    },
    /// There are too many seeds.
    #[error("board and stores hold {found} seeds together: at most 255 are allowed")]
    TooManySeeds {
        /// How many there are.
        found: u32,
    },
    /// The turn is neither `S` nor `N`.
    #[error("turn: expected `S` or `N`, found {text}")]
    Turn {
        /// What was read.
        text: Snippet,
    },
    /// An extra field cannot be read, or contradicts the board.
    #[error("{field}: {text} {problem}")]
    Extra {
        /// The name of the field.
        field: &'static str,
        /// What was read.
        text: Snippet,
        /// What is wrong with it.
        problem: &'static str,
    },
}

/// A move was refused. The position is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlayError {
    /// The game is over.
    #[error("{mv} cannot be played: the game is over")]
    GameOver {
        /// The move.
        mv: Move,
    },
    /// The board has no such pit.
    #[error("{mv} cannot be played: the board has no pit {pit}")]
    NoSuchPit {
        /// The move.
        mv: Move,
        /// The pit.
        pit: Pit,
    },
    /// The player to move may not lift that pit.
    #[error("{mv} cannot be played: {pit} is not a pit of the player to move")]
    NotOwnPit {
        /// The move.
        mv: Move,
        /// The pit.
        pit: Pit,
    },
    /// There is nothing to lift.
    #[error("{mv} cannot be played: {pit} is empty")]
    EmptyPit {
        /// The move.
        mv: Move,
        /// The pit.
        pit: Pit,
    },
    /// The move is not written as in this game: with a direction where there is no choice of one, without where there is, or with
    /// `*` where nothing can be chosen.
    #[error("{mv} cannot be played: a move is written {expected}")]
    Form {
        /// The move.
        mv: Move,
        /// How it is written.
        expected: &'static str,
    },
    /// The move does not end within [`MAX_LAPS`](crate::MAX_LAPS) laps.
    #[error("{mv} cannot be played: it never ends")]
    NeverEnds {
        /// The move.
        mv: Move,
    },
    /// The move goes on where it could stop, and no such choice comes up in it.
    #[error("{mv} cannot be played: the move never comes to a choice between stopping and going on")]
    NoChoice {
        /// The move.
        mv: Move,
    },
    /// A rule of the game forbids the move, such as a duty to feed or to capture.
    #[error("{mv} cannot be played: {why}")]
    Forbidden {
        /// The move.
        mv: Move,
        /// The rule, see [`Ruleset::why_forbidden`](crate::Ruleset::why_forbidden).
        why: &'static str,
    },
}

/// The name of a variant was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum VariantError {
    /// There is no such game.
    #[error("{text} is not a variant: expected one of {offered}")]
    Unknown {
        /// What was read.
        text: Snippet,
        /// The names there are.
        offered: Words,
    },
    /// The name is not written as names are.
    #[error(
        "{text} is not the name of a variant: expected `name(columns,seeds):option,option`, size and options only where needed"
    )]
    Form {
        /// What was read.
        text: Snippet,
    },
    /// The game has no such option.
    #[error("option {text} does not exist: this game offers {offered}")]
    Option {
        /// What was read.
        text: Snippet,
        /// The options there are.
        offered: Words,
    },
    /// Two options speak of the same thing.
    #[error("options {first} and {second} exclude each other")]
    TwoOptions {
        /// The first one.
        first: Snippet,
        /// The second one.
        second: Snippet,
    },
    /// The game does not come with so many columns.
    #[error("a board of {found} columns is not offered: this game has {least} to {most}")]
    Columns {
        /// What was asked for.
        found: u8,
        /// The fewest there are.
        least: u8,
        /// The most there are.
        most: u8,
    },
    /// The game does not come with so many seeds.
    #[error("{found} seeds in a pit are not offered: this size of the game has {least} to {most}")]
    Seeds {
        /// What was asked for.
        found: u8,
        /// The fewest there are.
        least: u8,
        /// The most there are.
        most: u8,
    },
}

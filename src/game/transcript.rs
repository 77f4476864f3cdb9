//! The text of a game.
//!
//! Its grammar is in `docs/notation.md`.

use alloc::string::{String, ToString};
use core::{fmt, str::FromStr};

use super::{
    history::Game,
    result::{Finish, GameError, GameResult},
};
use crate::{
    AnyPosition, End, ParseMoveError, ParseRepetitionError, PositionError, Side, Snippet, Variant,
    VariantError,
};

/// The text of a game was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TranscriptError {
    /// Another line stands in the place of one.
    #[error("expected a line that begins with `{expected}`, found {found}")]
    Line {
        /// How the line begins.
        expected: &'static str,
        /// What was read.
        found: Snippet,
    },
    /// The text ends too early.
    #[error("expected a line that begins with `{expected}`, and the text ends before it")]
    Missing {
        /// How the line begins.
        expected: &'static str,
    },
    /// The text goes on.
    #[error("unexpected line {text} after the end of the transcript")]
    Surplus {
        /// What follows.
        text: Snippet,
    },
    /// The variant is refused.
    #[error("variant: {0}")]
    Variant(#[from] VariantError),
    /// The start is refused.
    #[error("start: {0}")]
    Start(#[from] PositionError),
    /// The start is not a settled position.
    #[error("start: {text} is not settled: the rules make it another position")]
    Unsettled {
        /// What was read.
        text: Snippet,
    },
    /// The rule for repetition cannot be read.
    #[error("repetition: {0}")]
    Repetition(#[from] ParseRepetitionError),
    /// A move cannot be read.
    #[error("ply {ply}: {error}")]
    Move {
        /// The number of the move, from 1.
        ply: usize,
        /// What is wrong with it.
        error: ParseMoveError,
    },
    /// A move is refused.
    #[error("ply {ply}: {error}")]
    Play {
        /// The number of the move, from 1.
        ply: usize,
        /// Why it is refused.
        error: GameError,
    },
    /// Whoever reads has had enough, see [`Game::read`].
    #[error("ply {ply}: reading was stopped before it")]
    Stopped {
        /// The number of the move that would have been next, from 1.
        ply: usize,
    },
    /// The result does not follow from the moves.
    #[error("result: {text} does not follow from the moves")]
    Result {
        /// What was read.
        text: Snippet,
    },
}

/// Writes the transcript: variant, start, rule for repetition, moves and result, a line each. `{:#}` draws the present
/// position instead, with the last move marked, see [`Drawing`](crate::Drawing).
///
/// ```
/// use manqala::{AnyPosition, Game, Side, Variant};
///
/// let mut game = Game::new("oware".parse::<Variant>()?.start());
/// game.play("a1".parse()?)?;
/// game.play("f2".parse()?)?;
/// game.resign(Side::South);
/// let transcript = game.to_string();
/// assert_eq!(
///     transcript,
///     "variant: oware\n\
///      start: 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\n\
///      repetition: Draw 2\n\
///      moves: a1 f2\n\
///      result: North wins, 0-0, South resigned\n"
/// );
///
/// let read: Game<AnyPosition> = transcript.parse()?;
/// assert_eq!(read.result(), game.result());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl fmt::Display for Game<AnyPosition> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            return self.drawn().fmt(f);
        }
        writeln!(f, "variant: {}", self.start().variant())?;
        writeln!(f, "start: {}", self.start())?;
        writeln!(f, "repetition: {}", self.repetition())?;
        f.write_str("moves:")?;
        for mv in self.moves() {
            write!(f, " {mv}")?;
        }
        f.write_str("\nresult: ")?;
        match self.result() {
            Some(result) => writeln!(f, "{}", Written(result)),
            None => writeln!(f, "{UNFINISHED}"),
        }
    }
}

const UNFINISHED: &str = "unfinished";

/// A result as it stands in a transcript.
struct Written(GameResult);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GameResult { outcome, finish, seeds: [south, north] } = self.0;
        write!(f, "{outcome}, {south}-{north}, ")?;
        match finish {
            Finish::Rules(End::Majority) => f.write_str("majority"),
            Finish::Rules(End::EmptyRow) => f.write_str("empty row"),
            Finish::Rules(End::NoMove) => f.write_str("no move"),
            Finish::Repetition(_) => f.write_str("repetition"),
            Finish::Resignation(side) => write!(f, "{} resigned", side.name()),
        }
    }
}

impl FromStr for Game<AnyPosition> {
    type Err = TranscriptError;

    /// Reads a transcript and plays its moves again, however many they are; [`read`](Game::read) can be stopped.
    #[inline]
    fn from_str(text: &str) -> Result<Self, TranscriptError> {
        Self::read(text, |_| true)
    }
}

impl Game<AnyPosition> {
    /// Reads a transcript and plays its moves again, as long as `go_on` says so. It is asked before each move, and once where
    /// there are none, and sees the game as far as it is read. So a server that reads texts of strangers limits the number of
    /// moves or the time, and refuses a start and a rule for repetition of their own.
    ///
    /// # Errors
    ///
    /// [`TranscriptError`] if the text is refused; [`TranscriptError::Stopped`] if `go_on` was.
    ///
    /// ```
    /// use std::time::{Duration, Instant};
    ///
    /// use manqala::{AnyPosition, Game, TranscriptError};
    ///
    /// fn from_a_stranger(text: &str) -> Result<Game<AnyPosition>, TranscriptError> {
    ///     let began = Instant::now();
    ///     Game::read(text, |game| {
    ///         *game.start() == game.start().variant().start()
    ///             && game.repetition() == game.start().repetition()
    ///             && game.moves().len() < 2000
    ///             && began.elapsed() < Duration::from_secs(1)
    ///     })
    /// }
    ///
    /// let text = "variant: oware\n\
    ///             start: 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\n\
    ///             repetition: Draw 2\n\
    ///             moves: a1 f2\n\
    ///             result: unfinished\n";
    /// assert_eq!(from_a_stranger(text)?.moves().len(), 2);
    /// let endless = text.replace("Draw 2", "Off 2");
    /// assert_eq!(from_a_stranger(&endless).unwrap_err(), TranscriptError::Stopped { ply: 1 });
    /// # Ok::<(), TranscriptError>(())
    /// ```
    #[inline]
    pub fn read(text: &str, mut go_on: impl FnMut(&Self) -> bool) -> Result<Self, TranscriptError> {
        let mut lines = text.lines();
        let game = read_lines(&mut lines, &mut go_on)?;
        match lines.next() {
            None => Ok(game),
            Some(surplus) => Err(TranscriptError::Surplus { text: Snippet::new(surplus) }),
        }
    }
}

/// Reads the five lines of a game and leaves what follows.
pub(crate) fn read_lines<'a>(
    lines: &mut impl Iterator<Item = &'a str>,
    go_on: &mut impl FnMut(&Game<AnyPosition>) -> bool,
) -> Result<Game<AnyPosition>, TranscriptError> {
    let variant: Variant = line(lines, "variant: ")?.parse()?;
    let text = line(lines, "start: ")?;
    let start = variant.parse(text)?;
    if start.to_string() != text {
        return Err(TranscriptError::Unsettled { text: Snippet::new(text) });
    }
    let repetition = line(lines, "repetition: ")?.parse()?;
    let mut game = Game::with_repetition(start, repetition);
    let moves = line(lines, "moves:")?;
    if !go_on(&game) {
        return Err(TranscriptError::Stopped { ply: 1 });
    }
    if !moves.is_empty() {
        let moves = moves
            .strip_prefix(' ')
            .ok_or(TranscriptError::Line { expected: "moves: ", found: Snippet::new(moves) })?;
        for (ply, text) in (1..).zip(moves.split(' ')) {
            // It was asked before the first move.
            if ply > 1 && !go_on(&game) {
                return Err(TranscriptError::Stopped { ply });
            }
            let mv = text.parse().map_err(|error| TranscriptError::Move { ply, error })?;
            game.play(mv).map_err(|error| TranscriptError::Play { ply, error })?;
        }
    }
    let text = line(lines, "result: ")?;
    for side in Side::ALL {
        if text.strip_suffix(" resigned").is_some_and(|rest| rest.ends_with(side.name())) {
            game.resign(side);
        }
    }
    let result = game.result().map_or_else(|| String::from(UNFINISHED), |result| Written(result).to_string());
    if result == text { Ok(game) } else { Err(TranscriptError::Result { text: Snippet::new(text) }) }
}

/// The rest of the next line behind its beginning.
fn line<'a>(
    lines: &mut impl Iterator<Item = &'a str>,
    expected: &'static str,
) -> Result<&'a str, TranscriptError> {
    let found = lines.next().ok_or(TranscriptError::Missing { expected })?;
    found.strip_prefix(expected).ok_or(TranscriptError::Line { expected, found: Snippet::new(found) })
}

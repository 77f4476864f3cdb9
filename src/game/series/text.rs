//! A match as text.

use alloc::{string::ToString, vec::Vec};
use core::{fmt, str::FromStr};

use super::{
    Match,
    choice::PitChoice,
    error::MatchError,
    format::MatchFormat,
    standing::{MatchResult, MatchState},
};
use crate::{AnyPosition, Game, Pit, Side, Snippet, game::transcript};

/// Writes the format and the transcripts of all rounds. `{:#}` writes one line instead, which tells how the match stands, and
/// draws the board of the present round below it for a terminal, see [`Drawing`](crate::Drawing).
///
/// Where the rounds are for pits, that line tells how many pits each player owns in this round; elsewhere, how many rounds
/// he has won, and the seeds of all rounds that are over if these may decide.
///
/// ```
/// use manqala::{Match, MatchFormat, Side};
///
/// let mut contest = Match::new("kalah(2,2)".parse()?, MatchFormat::FirstTo(2))?;
/// contest.resign(Side::North);
/// contest.next_round(&[])?;
/// contest.play("a2".parse()?)?;
/// assert_eq!(
///     format!("{contest:#}"),
///     "first to 2, round 2: South has won 1, North 0
///     North: 1 in store
///     ┌─────┬─────┐
///   2 │  · *│  2  │
///     ╞─────╪─────╡
///   1 │  3  │  2  │
///     └─────┴─────┘
///        a     b
///   \u{25b6} South: 0 in store"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl fmt::Display for Match {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            self.write_standing(f)?;
            return write!(f, "\n{}", self.game.drawn());
        }
        writeln!(f, "match: {}", self.format)?;
        for game in self.rounds.iter().chain([&self.game]) {
            write!(f, "{game}")?;
        }
        Ok(())
    }
}

impl FromStr for Match {
    type Err = MatchError;

    /// Reads a match and plays all its moves again, however many they are; [`read`](Match::read) can be stopped.
    #[inline]
    fn from_str(text: &str) -> Result<Self, MatchError> {
        Self::read(text, |_| true)
    }
}

impl Match {
    /// Reads a match and plays all its moves again, as long as `go_on` says so. It is asked before each move, and once in each
    /// round without moves, and sees the game of the round as far as it is read.
    ///
    /// # Errors
    ///
    /// [`MatchError`] if the text is refused; with [`TranscriptError::Stopped`](crate::TranscriptError::Stopped) if `go_on` was.
    ///
    /// ```
    /// use manqala::{Match, MatchError};
    ///
    /// fn from_a_stranger(text: &str) -> Result<Match, MatchError> {
    ///     let mut asked = 0;
    ///     Match::read(text, |_| {
    ///         asked += 1;
    ///         asked <= 2000
    ///     })
    /// }
    ///
    /// let text = "match: first to 2\n\
    ///             variant: kalah\n\
    ///             start: 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\n\
    ///             repetition: Off 2\n\
    ///             moves: c1 f1\n\
    ///             result: unfinished\n";
    /// assert_eq!(from_a_stranger(text)?.game().moves().len(), 2);
    /// # Ok::<(), MatchError>(())
    /// ```
    #[inline]
    pub fn read(text: &str, mut go_on: impl FnMut(&Game<AnyPosition>) -> bool) -> Result<Self, MatchError> {
        let mut lines = text.lines().peekable();
        let first = lines.next().unwrap_or_default();
        let format = first.strip_prefix("match: ").ok_or(MatchError::Format { text: Snippet::new(first) })?;
        let format = format.parse()?;
        let refuse = |round| move |error| MatchError::Transcript { round, error };
        let game = transcript::read_lines(&mut lines, &mut go_on).map_err(refuse(1))?;
        let mut contest = Self::new(game.start().variant(), format)?;
        contest.begin_as(game)?;
        while lines.peek().is_some() {
            let finished = contest.round_number();
            let round = finished.saturating_add(1);
            let choice = match contest.state() {
                MatchState::Playing => return Err(MatchError::Unfinished { round: finished }),
                MatchState::Over(_) => return Err(MatchError::Surplus { round }),
                MatchState::Between { choice } => choice,
            };
            let game = transcript::read_lines(&mut lines, &mut go_on).map_err(refuse(round))?;
            let taken = |choice: PitChoice| {
                choice.pits().filter(|&pit| game.start().owner(pit) == Some(choice.leader)).collect()
            };
            let pits: Vec<Pit> = choice.map(taken).unwrap_or_default();
            contest.next_round(&pits).map_err(|error| match error {
                MatchError::Choice { expected, found, .. } => MatchError::Owned { round, expected, found },
                error => error,
            })?;
            contest.begin_as(game)?;
        }
        Ok(contest)
    }

    /// Puts a game that was read in the place of the present round, which has not begun.
    #[inline]
    fn begin_as(&mut self, game: Game<AnyPosition>) -> Result<(), MatchError> {
        let round = self.round_number();
        if game.start() != self.game.start() {
            let expected = Snippet::new(&self.game.start().to_string());
            return Err(MatchError::Start { round, expected });
        }
        if game.repetition() != self.game.repetition() {
            return Err(MatchError::Repetition { round, expected: self.game.repetition() });
        }
        self.game = game;
        Ok(())
    }
}

impl Match {
    /// Writes how the match stands, in a line without its break.
    #[inline]
    fn write_standing(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, round {}: ", self.format, self.round_number())?;
        match self.format {
            MatchFormat::Pits => {
                let [south, north] = self.pits_owned();
                write!(f, "South owns {south}, North {north}")?;
            }
            MatchFormat::FirstTo(_) | MatchFormat::Rounds(_) => {
                let [south, north] = self.wins();
                write!(f, "South has won {south}, North {north}")?;
            }
        }
        if let MatchFormat::Rounds(_) = self.format {
            let [south, north] = self.seeds();
            write!(f, ", seeds {south} to {north}")?;
        }
        match self.state() {
            MatchState::Over(MatchResult { winner: Some(side) }) => {
                write!(f, "; {} has won the match", side.name())
            }
            MatchState::Over(MatchResult { winner: None }) => f.write_str("; the match is a draw"),
            MatchState::Playing | MatchState::Between { .. } => Ok(()),
        }
    }

    /// The pits that each player owns in the present round, South first.
    #[inline]
    fn pits_owned(&self) -> [usize; 2] {
        let start = self.game.start();
        Side::ALL.map(|side| {
            let pits =
                (0..2).flat_map(|rank| (0..self.pits_in_a_row()).map(move |file| Pit::new(file, rank)));
            pits.flatten().filter(|&pit| start.owner(pit) == Some(side)).count()
        })
    }
}

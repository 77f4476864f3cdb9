//! A match as text.

use alloc::vec::Vec;
use core::{fmt, str::FromStr};

use super::{
    Match,
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

    /// Reads a match and plays all its moves again.
    #[inline]
    fn from_str(text: &str) -> Result<Self, MatchError> {
        let mut lines = text.lines().peekable();
        let first = lines.next().unwrap_or_default();
        let format = first.strip_prefix("match: ").ok_or(MatchError::Format { text: Snippet::new(first) })?;
        let format = format.parse()?;
        let mut read = |round| {
            transcript::read_lines(&mut lines)
                .map(|game| (game, lines.peek().is_some()))
                .map_err(|error| MatchError::Transcript { round, error })
        };
        let (game, mut more) = read(1)?;
        let mut contest = Self::new(game.start().variant(), format)?;
        contest.begin_as(game, 1)?;
        while more {
            let round = contest.number_of_next();
            let (game, another) = read(round)?;
            let pits: Vec<Pit> = match contest.state() {
                MatchState::Between { choice: Some(choice) } => {
                    choice.pits().filter(|&pit| game.start().owner(pit) == Some(choice.leader)).collect()
                }
                _ => Vec::new(),
            };
            contest.next_round(&pits)?;
            contest.begin_as(game, round)?;
            more = another;
        }
        Ok(contest)
    }
}

impl Match {
    /// Puts a game that was read in the place of the present round, which has not begun.
    #[inline]
    fn begin_as(&mut self, game: Game<AnyPosition>, round: usize) -> Result<(), MatchError> {
        if game.start() != self.game.start() || game.repetition() != self.game.repetition() {
            return Err(MatchError::Start { round });
        }
        self.game = game;
        Ok(())
    }
}

impl Match {
    /// Writes how the match stands, in a line without its break.
    #[inline]
    fn write_standing(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, round {}: ", self.format, self.rounds.len().saturating_add(1))?;
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
                (0..2).flat_map(|rank| (0..self.half_of_files()).map(move |file| Pit::new(file, rank)));
            pits.flatten().filter(|&pit| start.owner(pit) == Some(side)).count()
        })
    }
}

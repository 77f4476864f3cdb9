//! A match: several games of one variant, and what one leaves for the next.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::{fmt, str::FromStr};

use super::{
    history::Game,
    result::{Finish, GameError, GameResult},
    transcript::{self, TranscriptError},
};
use crate::{AnyPosition, Move, Pit, PositionError, Side, Snippet, Variant};

/// When a match is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MatchFormat {
    /// Rounds for the ownership of pits, in games that have it: who won seeds in a round owns more pits in the next, and a
    /// player who would own enough of them has won.
    Pits,
    /// The first player to win so many rounds, at least one. Drawn rounds count for nobody.
    FirstTo(u32),
    /// So many rounds, at least one. The player who won more of them has won; if neither did, the one with more seeds in
    /// all rounds together.
    Rounds(u32),
}

/// Writes `pits`, `first to 3` or `3 rounds`.
impl fmt::Display for MatchFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pits => f.write_str("pits"),
            Self::FirstTo(wins) => write!(f, "first to {wins}"),
            Self::Rounds(rounds) => write!(f, "{rounds} rounds"),
        }
    }
}

impl FromStr for MatchFormat {
    type Err = MatchError;

    /// Reads `pits`, `first to 3` or `3 rounds`.
    fn from_str(text: &str) -> Result<Self, MatchError> {
        let number = |text: &str| text.parse().ok().filter(|number| *number > 0);
        let read = match text {
            "pits" => Some(Self::Pits),
            _ => match (text.strip_prefix("first to "), text.strip_suffix(" rounds")) {
                (Some(wins), _) => number(wins).map(Self::FirstTo),
                (_, Some(rounds)) => number(rounds).map(Self::Rounds),
                _ => None,
            },
        };
        match read {
            // Other spellings of a number are no format.
            Some(format) if format.to_string() == text => Ok(format),
            _ => Err(MatchError::Format { text: Snippet::new(text) }),
        }
    }
}

/// A match cannot be begun, or goes on in another way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MatchError {
    /// The format cannot be read.
    #[error("{text} is not the format of a match: expected `pits`, `first to N` or `N rounds`")]
    Format {
        /// What was read.
        text: Snippet,
    },
    /// The match would have no round.
    #[error("a match of 0 rounds is no match: expected at least 1")]
    NoRounds,
    /// The game knows no ownership of pits.
    #[error("this game is not played for the ownership of pits: expected `first to N` or `N rounds`")]
    NoOwners,
    /// A round is going on.
    #[error("the round is not over")]
    RoundGoesOn,
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The pits chosen for the next round are not what the leader may choose.
    #[error("expected {expected} different pits on the far side of the leader, found {found}")]
    Choice {
        /// How many pits are to be chosen.
        expected: usize,
        /// How many good ones were.
        found: usize,
    },
    /// The game refuses a move.
    #[error(transparent)]
    Game(#[from] GameError),
    /// A round of a match that is read is refused.
    #[error("round {round}: {error}")]
    Transcript {
        /// The number of the round, from 1.
        round: usize,
        /// Why it is refused.
        error: TranscriptError,
    },
    /// A round of a match that is read does not follow from the one before.
    #[error("round {round}: does not begin as the round before demands")]
    Start {
        /// The number of the round, from 1.
        round: usize,
    },
}

/// A round of a match that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The player who began.
    pub starter: Side,
    /// How it ended, and what each player had.
    pub result: GameResult,
}

/// The leader's choice between two rounds: pits on the far side that he will own in the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PitChoice {
    /// The player who chooses.
    pub leader: Side,
    /// How many pits he takes.
    pub count: usize,
    /// Files on the board.
    files: u8,
    /// The rank he chooses from.
    rank: u8,
}

impl PitChoice {
    /// The pits to choose from, file `a` first.
    pub fn pits(&self) -> impl Iterator<Item = Pit> + use<> {
        let rank = self.rank;
        (0..self.files).filter_map(move |file| Pit::new(file, rank))
    }

    /// Every choice there is: all sets of [`count`](Self::count) pits.
    ///
    /// ```
    /// # use manqala::{Match, MatchFormat, MatchState, Variant};
    /// // After 32 seeds to 16 the leader takes two of the six pits on the other side: fifteen ways.
    /// # fn options(state: MatchState) -> Option<usize> {
    /// if let MatchState::Between { choice: Some(choice) } = state {
    ///     return Some(choice.options().count());
    /// }
    /// # None
    /// # }
    /// ```
    pub fn options(&self) -> impl Iterator<Item = Vec<Pit>> + use<> {
        let (pits, count): (Vec<Pit>, usize) = (self.pits().collect(), self.count);
        (0_u32..1 << pits.len()).filter(move |set| set.count_ones() as usize == count).map(move |set| {
            pits.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, &pit)| pit).collect()
        })
    }
}

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MatchState {
    /// A round is played.
    Playing,
    /// A round is over and the next one can begin, see [`Match::next_round`].
    Between {
        /// The leader's choice of pits, if he has one.
        choice: Option<PitChoice>,
    },
    /// The match is over.
    Over(MatchResult),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MatchResult {
    /// The winner; `None` if neither has won.
    pub winner: Option<Side>,
}

/// Several games of one variant, in rounds begun by the players in turn.
///
/// A match in progress is written as text and read back, through [`Display`](fmt::Display), [`FromStr`] and serde. The
/// grammar is in `docs/notation.md`.
///
/// ```
/// use manqala::{Match, MatchFormat, MatchState, Variant};
///
/// let mut contest = Match::new("namnam".parse()?, MatchFormat::Pits)?;
/// let mut rounds = 0;
/// while rounds < 3 {
///     match contest.state() {
///         MatchState::Playing => {
///             let mv = contest.game().position().legal_moves()[0];
///             contest.play(mv)?;
///         }
///         MatchState::Between { choice } => {
///             rounds += 1;
///             let pits: Vec<_> = choice.iter().flat_map(|choice| choice.pits().take(choice.count)).collect();
///             contest.next_round(&pits)?;
///         }
///         _ => break,
///     }
/// }
/// let saved = contest.to_string();
/// assert_eq!(saved.parse::<Match>()?.to_string(), saved);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    variant: Variant,
    format: MatchFormat,
    /// The rounds before this one.
    rounds: Vec<Game<AnyPosition>>,
    game: Game<AnyPosition>,
}

impl Match {
    /// A match that begins with a game from the start, which South begins.
    ///
    /// # Errors
    ///
    /// [`MatchError`] if the game is not played for the ownership of pits and the format asks for it, or if there would be
    /// no round.
    #[inline]
    pub fn new(variant: Variant, format: MatchFormat) -> Result<Self, MatchError> {
        match format {
            MatchFormat::Pits if variant.pits_to_win().is_none() => return Err(MatchError::NoOwners),
            MatchFormat::FirstTo(0) | MatchFormat::Rounds(0) => return Err(MatchError::NoRounds),
            _ => {}
        }
        Ok(Self { variant, format, rounds: Vec::new(), game: Game::new(variant.start()) })
    }

    /// The variant that is played.
    #[inline]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// When the match is won.
    #[inline]
    pub fn format(&self) -> MatchFormat {
        self.format
    }

    /// The game of the present round, or of the one that has just ended.
    #[inline]
    pub fn game(&self) -> &Game<AnyPosition> {
        &self.game
    }

    /// The games of the rounds before.
    #[inline]
    pub fn earlier_games(&self) -> &[Game<AnyPosition>] {
        &self.rounds
    }

    /// All rounds that are over, in order.
    #[inline]
    pub fn rounds(&self) -> impl Iterator<Item = Round> + '_ {
        self.rounds
            .iter()
            .chain([&self.game])
            .filter_map(|game| game.result().map(|result| Round { starter: game.start().turn(), result }))
    }

    /// How many rounds each player has won, South first.
    #[inline]
    pub fn wins(&self) -> [u32; 2] {
        Side::ALL.map(|side| {
            let won = self.rounds().filter(|round| round.result.outcome.winner() == Some(side)).count();
            u32::try_from(won).unwrap_or(u32::MAX)
        })
    }

    /// The seeds of each player in all rounds together, South first.
    #[inline]
    pub fn seeds(&self) -> [u64; 2] {
        Side::ALL.map(|side| self.rounds().map(|round| u64::from(*side.of(&round.result.seeds))).sum())
    }

    /// How far the match is.
    #[inline]
    pub fn state(&self) -> MatchState {
        let Some(result) = self.game.result() else { return MatchState::Playing };
        let [south, north] = self.wins();
        let more = |south: u64, north: u64| match south.cmp(&north) {
            core::cmp::Ordering::Greater => Some(Side::South),
            core::cmp::Ordering::Equal => None,
            core::cmp::Ordering::Less => Some(Side::North),
        };
        match self.format {
            MatchFormat::Pits => {
                if let Finish::Resignation(side) = result.finish {
                    return MatchState::Over(MatchResult { winner: Some(side.opponent()) });
                }
                let (leader, count) = self.pits_won(result);
                let own = usize::from(self.half_of_files());
                let enough = usize::from(self.variant.pits_to_win().unwrap_or(u8::MAX));
                if count >= enough.saturating_sub(own) {
                    return MatchState::Over(MatchResult { winner: Some(leader) });
                }
                let rank = u8::from(leader == Side::South);
                let choice = PitChoice { leader, count, files: self.half_of_files(), rank };
                MatchState::Between { choice: (count > 0).then_some(choice) }
            }
            MatchFormat::FirstTo(enough) if south >= enough || north >= enough => {
                MatchState::Over(MatchResult { winner: more(south.into(), north.into()) })
            }
            MatchFormat::Rounds(rounds) if self.rounds().count() as u64 >= u64::from(rounds) => {
                let [all_south, all_north] = self.seeds();
                let winner = more(south.into(), north.into()).or(more(all_south, all_north));
                MatchState::Over(MatchResult { winner })
            }
            MatchFormat::FirstTo(_) | MatchFormat::Rounds(_) => MatchState::Between { choice: None },
        }
    }

    /// The pits of a player's row.
    #[inline]
    fn half_of_files(&self) -> u8 {
        u8::try_from(self.game.start().files()).unwrap_or(u8::MAX)
    }

    /// The player with more seeds, and how many pits of the other side he owns in the next round.
    #[inline]
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "numbers of at most 255 seeds and 12 pits, and games for the ownership of pits begin with seeds in each"
    )]
    fn pits_won(&self, result: GameResult) -> (Side, usize) {
        let [south, north] = result.seeds;
        let leader = if south >= north { Side::South } else { Side::North };
        let seeds = usize::from(self.variant.seeds_in_a_pit());
        let more = usize::from(south.max(north)).saturating_sub(seeds * usize::from(self.half_of_files()));
        // To the nearest whole number, a half rounded down.
        (leader, (2 * more + seeds - 1) / (2 * seeds))
    }

    /// Plays a move in the present round.
    ///
    /// # Errors
    ///
    /// [`MatchError::Game`] if the round is over or the move is not legal.
    #[inline]
    pub fn play(&mut self, mv: Move) -> Result<(), MatchError> {
        Ok(self.game.play(mv)?)
    }

    /// Takes back a move of the present round, or its resignation, and says whether there was one.
    #[inline]
    pub fn undo(&mut self) -> bool {
        self.game.undo()
    }

    /// A player gives up the present round, and says whether it was still going on. In rounds for pits, where a round has no
    /// value of its own, he gives up the match.
    #[inline]
    pub fn resign(&mut self, side: Side) -> bool {
        self.game.resign(side)
    }

    /// Begins the next round: the player who did not begin the last one begins. `pits` are the leader's choice, none where
    /// he has no choice.
    ///
    /// # Errors
    ///
    /// [`MatchError`] if a round is going on, the match is over, or the pits are not what the leader may choose.
    #[inline]
    pub fn next_round(&mut self, pits: &[Pit]) -> Result<(), MatchError> {
        let choice = match self.state() {
            MatchState::Playing => return Err(MatchError::RoundGoesOn),
            MatchState::Over(_) => return Err(MatchError::Over),
            MatchState::Between { choice } => choice,
        };
        let expected = choice.map_or(0, |choice| choice.count);
        let good = choice.map_or(0, |choice| choice.pits().filter(|pit| pits.contains(pit)).count());
        if good != expected || pits.len() != expected {
            return Err(MatchError::Choice { expected, found: good });
        }
        let start = self.start_of_next(choice.map_or(Side::South, |choice| choice.leader), pits);
        let start = start.map_err(|error| MatchError::Transcript {
            round: self.number_of_next(),
            error: TranscriptError::Start(error),
        })?;
        let finished = core::mem::replace(&mut self.game, Game::new(start));
        self.rounds.push(finished);
        Ok(())
    }

    /// The number of the next round: after those before and the present one.
    #[inline]
    fn number_of_next(&self) -> usize {
        self.rounds.len().saturating_add(2)
    }

    /// The start of the next round, in which the leader owns these pits on the far side.
    #[inline]
    fn start_of_next(&self, leader: Side, pits: &[Pit]) -> Result<AnyPosition, PositionError> {
        let text = self.variant.start().to_string();
        let starter = self.game.start().turn().opponent().to_string();
        let mut owners = None;
        if self.format == MatchFormat::Pits {
            let owner = |pit: Pit| {
                let side = if pit.rank() == 0 { Side::South } else { Side::North };
                if pits.contains(&pit) { leader } else { side }.letter()
            };
            let row =
                |rank| (0..self.half_of_files()).filter_map(move |file| Pit::new(file, rank)).map(owner);
            owners = Some(row(1).chain(['/']).chain(row(0)).collect::<String>());
        }
        let fields = text.split(' ').enumerate().map(|(i, field)| match (i, &owners) {
            (2, _) => &starter,
            (3, Some(owners)) => owners,
            _ => field,
        });
        self.variant.parse(&fields.collect::<Vec<_>>().join(" "))
    }
}

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
            let far = |pit: &Pit| is_taken(&game, *pit);
            let pits: Vec<Pit> = match contest.state() {
                MatchState::Between { choice: Some(choice) } => choice.pits().filter(far).collect(),
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

/// Whether a pit belongs, at the start of a game, to the player on the other side.
#[inline]
fn is_taken(game: &Game<AnyPosition>, pit: Pit) -> bool {
    let text = game.start().to_string();
    let rank = text.split(' ').nth(3).and_then(|owners| owners.split('/').nth(usize::from(pit.rank() == 0)));
    let owner = rank.and_then(|rank| rank.chars().nth(usize::from(pit.file())));
    let near = if pit.rank() == 0 { Side::South } else { Side::North };
    owner == Some(near.opponent().letter())
}

//! A match: several games of one variant, and what one leaves for the next.

mod choice;
mod error;
mod format;
mod standing;
mod text;

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

pub use choice::PitChoice;
pub use error::MatchError;
pub use format::MatchFormat;
pub use standing::{MatchResult, MatchState, Round};

use standing::Tally;

use crate::{
    AnyPosition, Finish, Game, GameResult, Move, Pit, PositionError, Side, TranscriptError, Variant,
};

/// Several games of one variant, in rounds begun by the players in turn.
///
/// A match in progress is written as text and read back, through [`Display`](core::fmt::Display),
/// [`FromStr`](core::str::FromStr) and serde. The grammar is in `docs/notation.md`.
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
    /// What these have brought.
    earlier: Tally,
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
        Ok(Self {
            variant,
            format,
            rounds: Vec::new(),
            earlier: Tally::default(),
            game: Game::new(variant.start()),
        })
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

    /// The number of the present round, or of the one that has just ended, from 1.
    #[inline]
    pub fn round_number(&self) -> usize {
        self.rounds.len().saturating_add(1)
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
        self.tally().wins
    }

    /// The seeds of each player in all rounds together, South first.
    #[inline]
    pub fn seeds(&self) -> [u64; 2] {
        self.tally().seeds
    }

    /// What all rounds that are over have brought. Kept while the match goes on, so that a match of many rounds is not
    /// counted anew after each.
    #[inline]
    fn tally(&self) -> Tally {
        match self.game.result() {
            Some(result) => self.earlier.with(result),
            None => self.earlier,
        }
    }

    /// How far the match is.
    #[inline]
    pub fn state(&self) -> MatchState {
        let Some(result) = self.game.result() else { return MatchState::Playing };
        let Tally { wins: [south, north], seeds: [all_south, all_north] } = self.earlier.with(result);
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
                let own = usize::from(self.pits_in_a_row());
                let enough = usize::from(self.variant.pits_to_win().unwrap_or(u8::MAX));
                if count >= enough.saturating_sub(own) {
                    return MatchState::Over(MatchResult { winner: Some(leader) });
                }
                let rank = u8::from(leader == Side::South);
                let choice = PitChoice { leader, count, files: self.pits_in_a_row(), rank };
                MatchState::Between { choice: (count > 0).then_some(choice) }
            }
            MatchFormat::FirstTo(enough) if south >= enough || north >= enough => {
                MatchState::Over(MatchResult { winner: more(south.into(), north.into()) })
            }
            MatchFormat::Rounds(rounds) if self.round_number() as u64 >= u64::from(rounds) => {
                let winner = more(south.into(), north.into()).or(more(all_south, all_north));
                MatchState::Over(MatchResult { winner })
            }
            MatchFormat::FirstTo(_) | MatchFormat::Rounds(_) => MatchState::Between { choice: None },
        }
    }

    /// The pits of a player's row.
    #[inline]
    fn pits_in_a_row(&self) -> u8 {
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
        let more = usize::from(south.max(north)).saturating_sub(seeds * usize::from(self.pits_in_a_row()));
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

    /// Takes back a move of the present round, or its resignation, and says whether there was one. That reopens a round, and
    /// with it a match, that was over: whether a player may do so is for the program to decide.
    #[inline]
    pub fn undo(&mut self) -> bool {
        self.game.undo()
    }

    /// Plays again a move of the present round that was taken back, and says whether there was one.
    #[inline]
    pub fn redo(&mut self) -> bool {
        self.game.redo()
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
        let found = pits.len();
        match choice {
            None if found > 0 => return Err(MatchError::NoChoice { found }),
            Some(choice) => {
                let good = choice.pits().filter(|pit| pits.contains(pit)).count();
                let expected = choice.count;
                if good != expected || found != expected {
                    return Err(MatchError::Choice { expected, found, good });
                }
            }
            None => {}
        }
        let start = self.start_of_next(choice.map_or(Side::South, |choice| choice.leader), pits);
        let start = start.map_err(|error| MatchError::Transcript {
            round: self.round_number().saturating_add(1),
            error: TranscriptError::Start(error),
        })?;
        self.earlier = self.tally();
        let finished = core::mem::replace(&mut self.game, Game::new(start));
        self.rounds.push(finished);
        Ok(())
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
                |rank| (0..self.pits_in_a_row()).filter_map(move |file| Pit::new(file, rank)).map(owner);
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

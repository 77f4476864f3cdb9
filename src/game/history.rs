//! A game: a position with the way that led to it.

use alloc::vec::Vec;

use hashbrown::HashMap;

use super::{
    playable::Playable,
    result::{Finish, GameError, GameResult},
};
use crate::{Drawing, Event, Move, Outcome, Repetition, RepetitionPolicy, Side};

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
    /// Who had captured last when each position was reached, where the rule for repetition asks for it.
    captors: Vec<Option<Side>>,
    /// How many of the moves stand.
    played: usize,
    /// How often each position up to the present one has occurred.
    occurrences: HashMap<P, usize>,
    repetition: Repetition,
    resigned: Option<Side>,
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "`positions` and `captors` are by one longer than `moves`, and no more moves stand than there are; a position \
              occurs no more often than there are positions, and its seeds are at most 255 in all"
)]
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
        let captors = alloc::vec![None];
        Self { positions, moves: Vec::new(), captors, played: 0, occurrences, repetition, resigned: None }
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

    /// What there is to see of the present position, with the last move marked.
    pub fn drawn(&self) -> Drawing {
        let drawing = self.position().drawn();
        match self.moves().last() {
            Some(&mv) => drawing.last_move(mv),
            None => drawing,
        }
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
        let mut captor = self.captors[self.played];
        let next = if self.repetition.policy == RepetitionPolicy::ShareFours {
            self.position().play_observed(mv, &mut |event| {
                if let Event::Capture { by, .. } = event {
                    captor = Some(by);
                }
            })?
        } else {
            self.position().play(mv)?
        };
        self.moves.truncate(self.played);
        self.positions.truncate(self.played + 1);
        self.captors.truncate(self.played + 1);
        self.moves.push(mv);
        self.positions.push(next);
        self.captors.push(captor);
        self.step_forward();
        Ok(())
    }

    fn step_forward(&mut self) {
        self.played += 1;
        let position = self.position().clone();
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
        if (occurred as u64) < u64::from(self.repetition.occurrence.max(2)) {
            return None;
        }
        let own = Side::ALL.map(|side| position.seeds_on_side(side));
        let (seeds, outcome) = match self.repetition.policy {
            RepetitionPolicy::Off => return None,
            RepetitionPolicy::Draw => (stores, Outcome::Draw),
            RepetitionPolicy::EachTakesOwnSide => by_count([stores[0] + own[0], stores[1] + own[1]]),
            RepetitionPolicy::ShareFours => {
                let shares = fours(own[0] + own[1], self.favoured());
                by_count([stores[0] + shares[0], stores[1] + shares[1]])
            }
        };
        Some(GameResult { outcome, finish: Finish::Repetition(self.repetition.policy), seeds })
    }

    /// Who gets what cannot be halved: the player who captured last, or else the one who did not begin.
    fn favoured(&self) -> Side {
        self.captors[self.played].unwrap_or(self.start().turn().opponent())
    }
}

fn by_count(seeds: [u8; 2]) -> ([u8; 2], Outcome) {
    (seeds, Outcome::by_count(seeds[0], seeds[1]))
}

/// Divides seeds in groups of four between the players, and then what does not make a group.
#[expect(clippy::arithmetic_side_effects, reason = "the shares add up to the seeds")]
fn fours(seeds: u8, favoured: Side) -> [u8; 2] {
    let (groups, rest) = (seeds / 4, seeds % 4);
    let mut shares = [groups / 2 * 4 + rest / 2; 2];
    *favoured.of_mut(&mut shares) += groups % 2 * 4 + rest % 2;
    shares
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, rules::Oware};

    #[test]
    fn seeds_are_shared_in_fours_and_what_is_odd_goes_to_the_favoured_player() {
        for (seeds, expected) in
            [(0, [0, 0]), (8, [4, 4]), (12, [8, 4]), (5, [5, 0]), (7, [6, 1]), (11, [6, 5])]
        {
            assert_eq!(fours(seeds, Side::South), expected, "{seeds}");
            assert_eq!(fours(seeds, Side::North), [expected[1], expected[0]], "{seeds}");
        }
    }

    #[test]
    fn who_captured_last_is_favoured_and_else_who_did_not_begin() {
        let start: Position<Oware> = "0,0,0,0,1,1/0,1,0,0,0,1 10,10 S".parse().expect("a position");
        let mut game = Game::with_repetition(start, Repetition::SHARE_FOURS);
        assert_eq!(game.favoured(), Side::North);
        // South captures the two of f2.
        game.play("f1".parse().expect("a move")).expect("a legal move");
        assert_eq!((game.position().store(Side::South), game.favoured()), (12, Side::South));
        assert!(game.undo());
        assert_eq!(game.favoured(), Side::North);
    }
}

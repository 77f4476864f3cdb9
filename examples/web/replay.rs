//! A game from what a request says of it.

use std::time::Instant;

use manqala::{AnyPosition, Game, Move, Variant};
use serde::Deserialize;

use crate::{limits::Limits, refusal::Refusal};

/// A game as a request tells it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Told {
    variant: String,
    /// The usual start if it is left out.
    start: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
}

/// A game and a move in it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ToldWithMove {
    variant: String,
    start: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(rename = "move")]
    mv: String,
}

impl ToldWithMove {
    /// The game, and the move.
    pub(crate) fn split(self) -> (Told, String) {
        let Self { variant, start, moves, mv } = self;
        (Told { variant, start, moves }, mv)
    }
}

impl Told {
    /// Plays the game again.
    pub(crate) fn play(&self, limits: &Limits) -> Result<Game<AnyPosition>, Refusal> {
        let (began, found, most) = (Instant::now(), self.moves.len(), limits.plies);
        if found > most {
            return Err(Refusal::Plies { found, most });
        }
        let variant: Variant = self.variant.parse()?;
        let start = match &self.start {
            Some(text) => variant.parse(text)?,
            None => variant.start(),
        };
        let mut game = Game::new(start);
        for text in &self.moves {
            let mv = read(&game, text)?;
            play(&mut game, mv)?;
            if began.elapsed() > limits.replay {
                return Err(Refusal::Replay);
            }
        }
        Ok(game)
    }
}

/// The number of the next move, from 1.
fn ply(game: &Game<AnyPosition>) -> usize {
    game.moves().len() + 1
}

/// Reads the next move of a game.
pub(crate) fn read(game: &Game<AnyPosition>, text: &str) -> Result<Move, Refusal> {
    text.parse().map_err(|error| Refusal::Move { ply: ply(game), error })
}

/// Plays the next move of a game.
pub(crate) fn play(game: &mut Game<AnyPosition>, mv: Move) -> Result<(), Refusal> {
    let ply = ply(game);
    game.play(mv).map_err(|error| Refusal::Play { ply, error })
}

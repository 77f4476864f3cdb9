//! What is answered to the questions of the page.

use manqala::{AnyPosition, Event, Game, Move, Variant};
use serde::Serialize;

use crate::{
    limits::Limits,
    refusal::Refusal,
    replay::{self, Told, ToldWithMove},
    state::State,
};

/// A variant that can be played.
#[derive(Serialize)]
struct Offered {
    name: Variant,
    options: &'static [&'static str],
    start: String,
}

/// A turn that was played.
#[derive(Serialize)]
struct Played {
    #[serde(rename = "move")]
    mv: Move,
    /// The steps of the turn, to be shown on the board before it.
    events: Vec<Event>,
    /// Whether there were more steps than are told.
    cut: bool,
    state: State,
}

/// Everything that can be played without naming a size or options.
pub(crate) fn variants() -> Result<Vec<u8>, Refusal> {
    let offered =
        Variant::all().map(|name| Offered { name, options: name.options(), start: name.start().to_string() });
    Ok(serde_json::to_vec(&offered.collect::<Vec<_>>())?)
}

/// The present state of a game.
pub(crate) fn game(body: &[u8], limits: &Limits) -> Result<Vec<u8>, Refusal> {
    let told: Told = serde_json::from_slice(body)?;
    Ok(serde_json::to_vec(&State::of(&told.play(limits)?))?)
}

/// A move that somebody chose.
pub(crate) fn play(body: &[u8], limits: &Limits) -> Result<Vec<u8>, Refusal> {
    let (told, text) = serde_json::from_slice::<ToldWithMove>(body)?.split();
    let game = told.play(limits)?;
    let mv = replay::read(&game, &text)?;
    played(game, mv, limits)
}

/// A move by lot.
pub(crate) fn random(body: &[u8], limits: &Limits) -> Result<Vec<u8>, Refusal> {
    let told: Told = serde_json::from_slice(body)?;
    let game = told.play(limits)?;
    if let Some(result) = game.result() {
        return Err(Refusal::Over { finish: result.finish.to_string() });
    }
    // A game that goes on has moves.
    let moves = game.position().legal_moves();
    let mv = moves[fastrand::usize(..moves.len())];
    played(game, mv, limits)
}

/// Plays a move and tells its steps.
fn played(mut game: Game<AnyPosition>, mv: Move, limits: &Limits) -> Result<Vec<u8>, Refusal> {
    let before = *game.position();
    replay::play(&mut game, mv)?;
    let (mut events, mut cut) = (Vec::new(), false);
    let heard = before.play_observed(mv, &mut |event| {
        if events.len() < limits.events {
            events.push(event);
        } else {
            cut = true;
        }
    });
    debug_assert_eq!(heard.as_ref(), Ok(game.position()), "whoever listens changes nothing");
    Ok(serde_json::to_vec(&Played { mv, events, cut, state: State::of(&game) })?)
}

//! What the page is told of a game.

use manqala::{AnyPosition, Game, GameResult, Mark, Move, Pit, Side, Variant};
use serde::Serialize;

/// Everything there is to show of a game.
#[derive(Serialize)]
pub(crate) struct State {
    variant: Variant,
    /// The position that the game began in, settled.
    start: String,
    position: String,
    files: usize,
    ranks: usize,
    /// Rank `1` first, in a rank file `a` first.
    pits: Vec<PitState>,
    /// South's first.
    stores: [u8; 2],
    /// Whether the stores hold seeds that are still to be played.
    hands: bool,
    /// Whether stores belong to the game. Otherwise they are shown only while they hold seeds.
    has_stores: bool,
    turn: Side,
    /// What may be played; nothing once the game is over.
    moves: Vec<Move>,
    /// How many moves were played.
    plies: usize,
    last: Option<Move>,
    result: Option<Ended>,
}

#[derive(Serialize)]
struct PitState {
    pit: Pit,
    seeds: u8,
    /// Who may lift it, or gets what falls there.
    owner: Side,
    mark: Option<&'static str>,
}

/// How the game ended.
#[derive(Serialize)]
struct Ended {
    /// `None` for a draw.
    winner: Option<Side>,
    reason: String,
    /// What each player has, South's first.
    seeds: [u8; 2],
}

impl State {
    pub(crate) fn of(game: &Game<AnyPosition>) -> Self {
        let position = game.position();
        let result = game.result();
        // A game that ended by repetition leaves a position in which there would be moves.
        let moves = if result.is_some() { Vec::new() } else { position.legal_moves().to_vec() };
        Self {
            variant: position.variant(),
            start: game.start().to_string(),
            position: position.to_string(),
            files: position.files(),
            ranks: position.ranks(),
            pits: pits(position),
            stores: Side::ALL.map(|side| position.store(side)),
            hands: position.has_hands(),
            has_stores: position.has_stores(),
            turn: position.turn(),
            moves,
            plies: game.moves().len(),
            last: game.moves().last().copied(),
            result: result.map(Ended::of),
        }
    }
}

impl Ended {
    fn of(result: GameResult) -> Self {
        Self { winner: result.outcome.winner(), reason: result.finish.to_string(), seeds: result.seeds }
    }
}

fn pits(position: &AnyPosition) -> Vec<PitState> {
    let ranks = (0..Pit::MAX_RANKS).flat_map(|rank| (0..Pit::MAX_FILES).map(move |file| (file, rank)));
    let on_board = ranks.filter_map(|(file, rank)| {
        let pit = Pit::new(file, rank)?;
        let (seeds, owner) = (position.seeds_in(pit)?, position.owner(pit)?);
        let near = if usize::from(rank) < position.ranks() / 2 { Side::South } else { Side::North };
        let (owner, mark) = match position.mark(pit) {
            Some(Mark::Claimed) => (near.opponent(), Some("claimed")),
            Some(Mark::House) => (owner, Some("house")),
            Some(Mark::Closed) => (owner, Some("closed")),
            _ => (owner, None),
        };
        Some(PitState { pit, seeds, owner, mark })
    });
    on_board.collect()
}

//! Bytes played as a game: a variant, where to begin, then a byte for each move. All laws hold after each ply.

use manqala::Game;

use crate::{
    begin::{Bytes, begin},
    laws, read,
};

/// Longer games are cut off.
const PLIES: usize = 60;

pub fn check(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let start = begin(&mut bytes).position;
    let mut game = Game::new(start);
    laws::hold(&start);
    while !bytes.is_empty() && !game.is_over() && game.moves().len() < PLIES {
        let mv = bytes.legal_move(game.position()).expect("a move in a game that goes on");
        game.play(mv).expect("a legal move");
        laws::hold(game.position());
    }
    drawn(&game);
    read::game(&game.to_string()).expect("a transcript that was written");
}

/// The last move can be drawn.
fn drawn(game: &Game<manqala::AnyPosition>) {
    assert!(game.drawn().svg().to_string().starts_with("<svg"));
    if let (Some(&mv), [.., before, _]) = (game.moves().last(), game.positions()) {
        let animation = before.animated(mv).expect("a legal move").to_string();
        assert!(animation.starts_with("<svg") && animation.len() <= manqala::Animation::MAX_BYTES);
    }
}

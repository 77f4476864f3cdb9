//! The engine against the naive rules of `tests/naive/`, on positions set up in any way and a few plies from there.

use crate::{
    agree::agree,
    begin::{Begin, Bytes, begin},
    naive,
};

/// The naive rules sow a turn that never ends for ten thousand laps, so a game is short.
const PLIES: usize = 4;

pub fn check(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let Begin { name, text, mut position } = begin(&mut bytes);
    let start = naive::settle(&name, &naive::start(&name));
    assert_eq!(position.variant().start().to_string(), start, "{name}");
    assert_eq!(position.to_string(), naive::settle(&name, &text), "{name}: {text}");
    agree(&name, &position);
    for _ in 0..PLIES {
        if bytes.is_empty() {
            break;
        }
        let Some(mv) = bytes.legal_move(&position) else { break };
        position = position.play(mv).expect("a legal move");
        agree(&name, &position);
    }
}

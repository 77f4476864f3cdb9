//! How much a request may cost.

use std::time::Duration;

/// What a stranger can take of the server at most.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// How many requests are answered at a time; others wait for their turn in the queue of the system.
    pub(crate) workers: usize,
    /// Bytes of the request's first line and headers.
    pub(crate) head: usize,
    /// Bytes of the path that is asked for.
    pub(crate) url: usize,
    /// Bytes of a body.
    pub(crate) body: usize,
    /// Time for a request to arrive, and again for its answer to be taken.
    pub(crate) patience: Duration,
    /// Moves of a game.
    pub(crate) plies: usize,
    /// Time to play the moves of a game again.
    pub(crate) replay: Duration,
    /// Events of a turn that are told; the rest of a longer turn is not.
    pub(crate) events: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            workers: 8,
            head: 8 * 1024,
            url: 256,
            body: 32 * 1024,
            patience: Duration::from_secs(5),
            plies: 2_000,
            replay: Duration::from_secs(2),
            events: 4_000,
        }
    }
}

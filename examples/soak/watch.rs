//! Where a thread stands in its game, for others to see.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::oddity::Moment;

/// Kept up to date by the thread that plays.
#[derive(Default)]
pub(crate) struct Watch {
    now: Mutex<(u64, Option<Moment>)>,
}

impl Watch {
    /// The game has gone on.
    pub(crate) fn at(&self, moment: Moment) {
        let mut now = lock(&self.now);
        *now = (now.0 + 1, Some(moment));
    }

    /// No game is being played.
    pub(crate) fn rest(&self) {
        let mut now = lock(&self.now);
        *now = (now.0 + 1, None);
    }

    /// How often the game has gone on, and where it stands; no moment if none is played.
    pub(crate) fn look(&self) -> (u64, Option<Moment>) {
        *lock(&self.now)
    }
}

/// Locks what is whole at any time, even after a panic.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

//! Times, and the one in the middle.

use std::time::{Duration, Instant};

/// What a function returns, and how long that takes.
pub(crate) fn timed<T>(run: impl FnOnce() -> T) -> (T, Duration) {
    let begin = Instant::now();
    let result = run();
    (result, begin.elapsed())
}

/// The median of an odd number of times.
pub(crate) fn of(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

//! How far it has come: a bar on a terminal, a line now and then elsewhere.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// How often a line is written where a bar cannot be drawn.
const BETWEEN_LINES: Duration = Duration::from_secs(5);

/// Shows on standard error how many plies have been played.
pub(crate) struct Progress {
    bar: ProgressBar,
    started: Instant,
    last: Instant,
    plies: u64,
}

impl Progress {
    /// `plies` are to be played.
    pub(crate) fn new(plies: u64) -> Self {
        let bar = ProgressBar::new(plies);
        if let Ok(style) = ProgressStyle::with_template(
            "{elapsed_precise} [{wide_bar}] {human_pos}/{human_len} plies, {msg}, {eta} left",
        ) {
            bar.set_style(style);
        }
        let now = Instant::now();
        Self { bar, started: now, last: now, plies }
    }

    /// So many plies have been played, and something odd came up so often.
    pub(crate) fn at(&mut self, plies: u64, odd: u64) {
        let rate = rate(plies, self.started.elapsed());
        let oddities = if odd > 0 { format!(", {odd} odd") } else { String::new() };
        if !self.bar.is_hidden() {
            self.bar.set_message(format!("{rate} a second{oddities}"));
            self.bar.set_position(plies.min(self.plies));
        } else if self.last.elapsed() >= BETWEEN_LINES {
            self.last = Instant::now();
            eprintln!("{plies} of {} plies, {rate} a second{oddities}", self.plies);
        }
    }

    /// Writes a text above the bar.
    pub(crate) fn say(&self, text: &str) {
        self.bar.suspend(|| eprintln!("{text}"));
    }

    /// Takes the bar away.
    pub(crate) fn end(self) {
        self.bar.finish_and_clear();
    }
}

/// How many a second that is.
pub(crate) fn rate(plies: u64, time: Duration) -> u64 {
    let rate = u128::from(plies) * 1000 / time.as_millis().max(1);
    u64::try_from(rate).unwrap_or(u64::MAX)
}

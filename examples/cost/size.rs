//! The sizes of boards, and how long a move takes on each.

use std::time::{Duration, Instant};

use manqala::{
    Grid, Ruleset,
    rules::{Kalah, Oware},
};

use crate::{
    arguments::Arguments,
    sample::{Moves, Sample},
};

/// One game on a board of one size.
pub(crate) struct Size {
    pub(crate) game: &'static str,
    /// Pits in a row.
    pub(crate) pits: usize,
    /// Seeds in a pit at the start.
    pub(crate) seeds: u8,
    sample: Box<dyn Moves>,
    /// How long all moves of the sample took, sorted when the measuring is over.
    rounds: Vec<Duration>,
}

impl Size {
    /// Seeds sown in a move, on average.
    pub(crate) fn sown(&self) -> f64 {
        quotient(self.sample.seeds_sown(), self.sample.count())
    }

    /// Nanoseconds of a move, in the median round.
    pub(crate) fn nanoseconds(&self) -> f64 {
        self.rounds[self.rounds.len() / 2].as_secs_f64() * 1e9 / quotient(self.sample.count(), 1)
    }

    fn measure(&mut self) {
        // The first pass brings code, tables and positions back into the caches.
        self.sample.play_all();
        let begin = Instant::now();
        self.sample.play_all();
        self.rounds.push(begin.elapsed());
    }
}

#[expect(clippy::cast_precision_loss, reason = "a sample has far fewer moves and seeds")]
fn quotient(dividend: usize, divisor: usize) -> f64 {
    dividend as f64 / divisor as f64
}

/// Measures all sizes. A round measures each of them once, so that whatever else the machine does is shared by all.
pub(crate) fn measured(arguments: &Arguments) -> Vec<Size> {
    let mut sizes = sizes(arguments);
    for _ in 0..arguments.rounds {
        sizes.iter_mut().for_each(Size::measure);
    }
    for size in &mut sizes {
        size.rounds.sort_unstable();
    }
    sizes
}

/// The sizes that are asked for, with nothing measured yet.
fn sizes(arguments: &Arguments) -> Vec<Size> {
    macro_rules! each {
        ($($pits:literal)*) => {
            [
                $(sizes_of("oware", Oware::<$pits>::default(), arguments),)*
                $(sizes_of("kalah", Kalah::<$pits>::default(), arguments),)*
            ]
        };
    }
    each!(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15).into_iter().flatten().collect()
}

/// The sizes of one length of a row that are asked for and hold no more seeds than a board does.
fn sizes_of<R: Ruleset + 'static>(game: &'static str, rules: R, arguments: &Arguments) -> Vec<Size> {
    let pits = R::Board::COLS;
    if !arguments.pits.contains(&pits) {
        return Vec::new();
    }
    let size = |seeds| {
        let sample = Sample::new(rules, seeds).ok()?;
        Some(Size { game, pits, seeds, sample: Box::new(sample), rounds: Vec::new() })
    };
    arguments.seeds.clone().map_while(size).collect()
}

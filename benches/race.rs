//! Runs the engine and the programs written by hand in turn, so that whatever else the machine does slows both, and prints
//! the medians and their ratio.
//!
//! ```text
//! cargo bench --bench race
//! ```

mod contest;
mod yardstick;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use contest::{CONTESTS, Contest};

fn main() {
    // A test of the benches is content with one round.
    let rounds = if std::env::args().any(|argument| argument == "--bench") { 501 } else { 1 };
    println!("game\tdepth\tengine, µs\tby hand, µs\tengine / by hand\tengine, million leaves a second");
    for contest in &CONTESTS {
        let (engine, by_hand) = race(contest, rounds);
        let (depth, leaves) = contest.count;
        println!(
            "{}\t{depth}\t{:.0}\t{:.0}\t{:.2}\t{:.0}",
            contest.name,
            engine.as_secs_f64() * 1e6,
            by_hand.as_secs_f64() * 1e6,
            engine.as_secs_f64() / by_hand.as_secs_f64(),
            Duration::from_micros(leaves).as_secs_f64() / engine.as_secs_f64(),
        );
    }
}

/// The median times of the engine and of the program by hand.
fn race(contest: &Contest, rounds: usize) -> (Duration, Duration) {
    let (depth, leaves) = contest.count;
    let timed = |count: fn(u32) -> u64| {
        let began = Instant::now();
        assert_eq!(count(black_box(depth)), leaves, "{}", contest.name);
        began.elapsed()
    };
    let (mut engine, mut by_hand): (Vec<_>, Vec<_>) =
        (0..rounds).map(|_| (timed(contest.engine), timed(contest.by_hand))).unzip();
    (median(&mut engine), median(&mut by_hand))
}

fn median(times: &mut [Duration]) -> Duration {
    *times.select_nth_unstable(times.len() / 2).1
}

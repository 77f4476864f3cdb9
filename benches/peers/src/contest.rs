//! The same count by manqala and by a crate that others published.

use std::{hint::black_box, time::Duration};

use crate::median;

/// Every count is repeated this often, by both in turn.
const ROUNDS: usize = 11;

/// What both crates count, how each does it, and how many leaves there are.
pub(crate) struct Contest {
    pub(crate) name: &'static str,
    /// The other crate.
    pub(crate) peer: &'static str,
    pub(crate) by_manqala: fn(u32) -> u64,
    pub(crate) by_peer: fn(u32) -> u64,
    /// The depth that is timed, and its count.
    pub(crate) timed: (u32, u64),
}

impl Contest {
    /// Checks that both count the same at every depth, then times the last one and prints a line.
    pub(crate) fn run(&self) {
        let (last, leaves) = self.timed;
        for depth in 0..last {
            assert_eq!((self.by_manqala)(depth), (self.by_peer)(depth), "{} at depth {depth}", self.name);
        }
        let time = |count: fn(u32) -> u64, who| {
            let (counted, time) = median::timed(|| count(black_box(last)));
            assert_eq!(counted, leaves, "{} at depth {last} by {who}", self.name);
            time
        };
        let rounds = (0..ROUNDS).map(|_| (time(self.by_manqala, "manqala"), time(self.by_peer, self.peer)));
        let (ours, theirs): (Vec<Duration>, Vec<Duration>) = rounds.unzip();
        let (ours, theirs) = (median::of(ours), median::of(theirs));
        println!(
            "{}, depth {last}: {leaves} leaves, manqala {}, {} {}, ratio {:.1}",
            self.name,
            millis(ours),
            self.peer,
            millis(theirs),
            theirs.as_secs_f64() / ours.as_secs_f64(),
        );
    }
}

fn millis(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

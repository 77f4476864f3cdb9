//! Counting lines of play on several threads.

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    vec,
    vec::Vec,
};

use rayon::iter::{IndexedParallelIterator as _, IntoParallelRefIterator as _, ParallelIterator as _};

use super::{position::Position, ruleset::Ruleset};

/// Into so many parts a count is divided at least, where it is long enough to. Parts are of very different sizes, so there have
/// to be many more than threads.
const PARTS: usize = 1 << 12;

/// A part below this depth is not worth the trouble of handing it to a thread.
const LEAST_DEPTH: u32 = 3;

/// How far a parallel count has come, see [`Position::par_perft_watched`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerftProgress {
    /// How many parts have been counted.
    pub done: usize,
    /// How many there are in all. They take different times.
    pub parts: usize,
}

impl<R: Ruleset> Position<R> {
    /// The same count as [`perft`](Self::perft), on all threads of the current pool of `rayon`.
    ///
    /// ```
    /// use manqala::{Position, rules::Oware};
    ///
    /// let start = Position::<Oware>::default();
    /// assert_eq!(start.par_perft(6), start.perft(6));
    /// ```
    pub fn par_perft(&self, depth: u32) -> u64 {
        self.par_perft_watched(depth, |_| {})
    }

    /// The same, telling `watch` after each part how far the count has come. It is called from all threads, and in no
    /// particular order.
    ///
    /// ```
    /// use std::sync::atomic::{AtomicUsize, Ordering};
    /// use manqala::{Position, rules::Kalah};
    ///
    /// let (start, heard) = (Position::<Kalah>::default(), AtomicUsize::new(0));
    /// start.par_perft_watched(7, |progress| {
    ///     assert!(progress.done <= progress.parts);
    ///     heard.fetch_add(1, Ordering::Relaxed);
    /// });
    /// assert!(heard.into_inner() > 1);
    /// ```
    pub fn par_perft_watched(&self, depth: u32, watch: impl Fn(PerftProgress) + Sync) -> u64 {
        let (parts, depth) = self.parts(depth);
        let done = AtomicUsize::new(0);
        parts
            .par_iter()
            .with_max_len(1)
            .map(|part| {
                let leaves = part.perft(depth);
                let done = done.fetch_add(1, Ordering::Relaxed).saturating_add(1);
                watch(PerftProgress { done, parts: parts.len() });
                leaves
            })
            .sum()
    }

    /// All positions some plies on, as often as there are ways to them, and the depth that is left below each.
    fn parts(&self, mut depth: u32) -> (Vec<Self>, u32) {
        let mut parts = vec![*self];
        while depth > LEAST_DEPTH && (1..PARTS).contains(&parts.len()) {
            parts = parts.iter().flat_map(|part| part.moves().map(|mv| part.play_unchecked(mv))).collect();
            depth = depth.saturating_sub(1);
        }
        (parts, depth)
    }
}

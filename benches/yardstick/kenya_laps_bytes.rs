//! A yardstick for speed: the Kenyan Bao with laps of `kenya_laps.rs` once more, by a program that could also play. It has a
//! byte a pit, for as many as 255 seeds in all, and both stores. It, too, is for this one game and no design to follow.
//!
//! A lap adds nothing to the board here. The laps of a move follow each other without a gap: each begins where the one before
//! ended. So a move is one walk round the board that drops a seed in each pit it comes by, and a pit that was lifted holds as
//! many seeds as rounds have gone by since. All that is written down in a lap is the round in which a pit was lifted.

use std::hint::black_box;

/// So many laps are sown without a thought of moves that never end. Few have more.
const SOON: u32 = 16;
/// After how many laps it is asked, again and again, whether a longer move has come back to its beginning.
const OFTEN: u32 = 8;
/// A move that has not ended after so many laps is never-ending.
const LIMIT: u32 = 10_000;

const ONES: u64 = 0x0101_0101_0101_0101;

/// A seed in each pit below the one that is the index; own pits come first.
static BELOW: [[u64; 2]; 16] = {
    let mut t = [[0; 2]; 16];
    let mut at = 0;
    while at < 16 {
        t[at] = if at < 8 { [lowest(at), 0] } else { [ONES, lowest(at - 8)] };
        at += 1;
    }
    t
};
/// The same for own pits alone.
static BELOW_START: [u64; 8] = {
    let mut t = [0; 8];
    let mut at = 0;
    while at < 8 {
        t[at] = lowest(at);
        at += 1;
    }
    t
};
const fn lowest(pits: usize) -> u64 {
    ONES & ((1 << (8 * pits)) - 1)
}

/// Subtracts byte by byte, modulo 256.
#[inline(always)]
fn less(from: u64, what: u64) -> u64 {
    const HIGH: u64 = 0x80 * ONES;
    ((from | HIGH) - (what & !HIGH)) ^ ((from ^ !what) & HIGH)
}

/// A move that is being sown. Pits are numbered against the direction of sowing: the mover's last one is 0, his first one 7,
/// the other player's last one 8. Rounds count down with them.
#[derive(Clone, Copy)]
struct Walk {
    /// In which round each pit was lifted; for the others, in which it would have been. Modulo 256, like the seeds in a pit.
    lifted: [u8; 16],
    /// Where the last seed fell: 16 times the round and the pit.
    at: i32,
}

impl Walk {
    /// Lifts the first pit and sows its seeds.
    #[inline(always)]
    fn new(before: KenyaLaps, start: u32) -> Walk {
        let mut walk = Walk { lifted: before.lifted(start), at: start as i32 };
        walk.lap(walk.seeds());
        walk
    }
    #[inline(always)]
    fn pit(&self) -> usize {
        self.at as usize % 16
    }
    #[inline(always)]
    fn round(&self) -> u8 {
        (self.at >> 4) as u8
    }
    /// The seeds in the pit where the last one fell.
    #[inline(always)]
    fn seeds(&self) -> u8 {
        self.lifted[self.pit()].wrapping_sub(self.round())
    }
    /// Lifts them and sows them.
    #[inline(always)]
    fn lap(&mut self, seeds: u8) {
        self.lifted[self.pit()] = self.round();
        self.at -= i32::from(seeds);
    }
    /// Sows so many laps more, or as many as there are till a seed falls into an empty pit. Whether that is the case.
    #[inline(always)]
    fn laps(&mut self, laps: u32) -> bool {
        for _ in 0..laps {
            let seeds = self.seeds();
            if seeds == 1 {
                return true;
            }
            self.lap(seeds);
        }
        false
    }
    /// Sows on a move that did not end soon; `None` if it never ends. Each state has only one predecessor, so a move that comes
    /// back to a state comes back to its first, after so many laps and all multiples of that. It is looked for after all
    /// multiples of `OFTEN`, and so found at the least common one.
    #[inline(never)]
    fn sow_out(mut self, before: KenyaLaps, start: u32) -> Option<Walk> {
        let first = before.lifted(start);
        let mut laps = SOON;
        while laps < LIMIT {
            if self.laps(OFTEN - 1) {
                return Some(self);
            }
            let seeds = self.seeds();
            if seeds == 1 {
                return Some(self);
            }
            if self.pit() == start as usize {
                let round = self.round();
                if (0..16).all(|pit| self.lifted[pit] == first[pit].wrapping_add(round)) {
                    return None;
                }
            }
            self.lap(seeds);
            laps += OFTEN;
        }
        None
    }
    /// The pits when the move has ended, the mover's and the other player's.
    #[inline(always)]
    fn pits(&self) -> [u64; 2] {
        let rounds = u64::from(self.round()).wrapping_mul(ONES);
        let [below_own, below_other] = BELOW[self.pit()];
        let lifted = u128::from_le_bytes(self.lifted);
        [less(lifted as u64, rounds) - below_own, less((lifted >> 64) as u64, rounds) - below_other]
    }
}

/// A position as the player to move sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KenyaLaps {
    /// A byte a pit, the last one lowest.
    own: u64,
    other: u64,
    /// His own first.
    stores: [u8; 2],
}

impl KenyaLaps {
    pub const START: KenyaLaps = KenyaLaps { own: 2 * ONES, other: 2 * ONES, stores: [0; 2] };

    /// The highest bit of each own pit that may be lifted: of those with more than one seed if there are any.
    #[inline(always)]
    fn starts(self) -> u64 {
        const LOW: u64 = 0x7F * ONES;
        let more = (((self.own >> 1) & LOW) + LOW) & !LOW;
        if more != 0 { more } else { self.own << 7 }
    }
    /// What a walk that starts in this pit begins with, which is the seeds, as rounds count down: but pits that it comes by
    /// already in round 0 have one seed more when it does.
    #[inline(always)]
    fn lifted(self, start: u32) -> [u8; 16] {
        let own = self.own + BELOW_START[start as usize % 8];
        ((u128::from(self.other) << 64) | u128::from(own)).to_le_bytes()
    }
    /// The position after a move that has ended, as the other player sees it.
    #[inline(always)]
    fn after(self, last: &Walk) -> KenyaLaps {
        let [own, other] = last.pits();
        let at = last.pit() as u32;
        let opposite = 8 * (7 - at % 8);
        let captured = if at < 8 { other & (0xFF << opposite) } else { 0 };
        let store = self.stores[0] + (captured >> opposite) as u8;
        KenyaLaps { own: other - captured, other: own, stores: [self.stores[1], store] }
    }
    #[inline(always)]
    fn skipped(self) -> KenyaLaps {
        KenyaLaps { own: self.other, other: self.own, stores: [self.stores[1], self.stores[0]] }
    }

    /// How many moves are legal.
    #[inline(always)]
    fn count(self) -> u64 {
        let mut starts = self.starts();
        let mut legal = (starts >> 7).wrapping_mul(ONES) >> 56;
        while starts != 0 {
            let start = starts.trailing_zeros() / 8;
            let mut last = Walk::new(self, start);
            if !last.laps(SOON) && last.sow_out(self, start).is_none() {
                legal -= 1;
            }
            starts &= starts - 1;
        }
        legal
    }

    /// Perft from depth 2 on, where there are legal moves; otherwise nothing.
    fn walk(self, depth: u32) -> u64 {
        let mut starts = self.starts();
        let mut leaves = 0;
        while starts != 0 {
            let start = starts.trailing_zeros() / 8;
            let mut last = Walk::new(self, start);
            leaves += if last.laps(SOON) {
                let next = self.after(&last);
                if depth == 2 { next.leaves() } else { next.nodes(depth - 1) }
            } else {
                self.walk_on(last, start, depth)
            };
            starts &= starts - 1;
        }
        leaves
    }
    /// Perft after a move that has not ended soon.
    #[inline(never)]
    fn walk_on(self, last: Walk, start: u32, depth: u32) -> u64 {
        last.sow_out(self, start).map_or(0, |last| self.after(&last).perft(depth - 1))
    }

    /// Perft where no leaves were found. If that is because all moves of a player with seeds never end, he is skipped; without
    /// seeds he has lost, and the game is over.
    #[cold]
    #[inline(never)]
    fn skip(self, depth: u32) -> u64 {
        if self.starts() == 0 || self.count() > 0 {
            0
        } else if depth == 1 {
            self.skipped().count()
        } else {
            self.skipped().walk(depth)
        }
    }
    #[inline(always)]
    fn leaves(self) -> u64 {
        black_box(self.stores); // a count has no use for them, a player has
        let legal = self.count();
        if legal == 0 { self.skip(1) } else { legal }
    }
    #[inline(always)]
    fn nodes(self, depth: u32) -> u64 {
        let leaves = self.walk(depth);
        if leaves == 0 { self.skip(depth) } else { leaves }
    }
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.leaves(),
            _ => self.nodes(depth),
        }
    }
}

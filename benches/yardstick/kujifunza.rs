//! A yardstick for speed: Bao la Kujifunza written by hand for this one game. What the general generator is measured against, side by
//! side in one run; not a design to follow, and not yet as fast as it could be: make it faster if you can.
//! `perft(10)` from the start is 4_644_048 leaves; capturing moves at depth 1 are counted, not played (they always end).

/// What sowing `n` seeds from pit 0 on adds to a ring of sixteen bytes: clockwise, and anticlockwise ending up from pit 15 down.
const fn laps() -> [[u128; 65]; 2] {
    let mut t = [[0; 65]; 2];
    let mut n = 0;
    while n < 65 {
        let mut i = 0;
        while i < n {
            t[0][n] += 1 << (8 * (i % 16));
            t[1][n] += 1 << (8 * (15 - i % 16));
            i += 1;
        }
        n += 1;
    }
    t
}
static LAPS: [[u128; 65]; 2] = laps();
const FRONT: u128 = 0xFFFF_FFFF_FFFF_FFFF;
const MAX_LAPS: u32 = 10_000;

#[inline(always)]
fn seeds(ring: u128, pit: usize) -> usize {
    ((ring >> (8 * pit)) & 0xFF) as usize
}
#[inline(always)]
fn lifted(ring: u128, pit: usize) -> u128 {
    ring & !(0xFF << (8 * pit))
}

/// Each player's sixteen pits from his own seat: 0..8 the front row left to right, 8..16 the back row right to left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kujifunza {
    me: u128,
    other: u128,
}

/// Pit and direction; 0 is clockwise, 1 anticlockwise.
type Start = (u8, u8);

impl Kujifunza {
    pub const START: Kujifunza = Kujifunza {
        me: 0x0202_0202_0202_0202_0202_0202_0202_0202,
        other: 0x0202_0202_0202_0202_0202_0202_0202_0202,
    };
    #[inline(always)]
    fn play(&self, (pit, mut dir): (usize, usize), capturing: bool) -> Option<Kujifunza> {
        let (mut me, mut other) = (self.me, self.other);
        let mut n = seeds(me, pit);
        me = lifted(me, pit);
        let mut first = if dir == 0 { pit + 1 } else { pit + 15 } & 15;
        for _ in 0..MAX_LAPS {
            let turn = if dir == 0 { first } else { (first + 1) & 15 };
            me += LAPS[dir][n].rotate_left(8 * turn as u32);
            let last = if dir == 0 { first + n - 1 } else { first + 81 - n } & 15;
            let here = seeds(me, last);
            if here == 1 {
                return Some(Kujifunza { me: other, other: me });
            }
            if capturing && last < 8 && seeds(other, 7 - last) > 0 {
                n = seeds(other, 7 - last);
                other = lifted(other, 7 - last);
                if other & FRONT == 0 {
                    return Some(Kujifunza { me: other, other: me });
                }
                if last <= 1 {
                    dir = 0
                } else if last >= 6 {
                    dir = 1
                }
                first = if dir == 0 { 0 } else { 7 };
            } else {
                n = here;
                me = lifted(me, last);
                first = if dir == 0 { last + 1 } else { last + 15 } & 15;
            }
        }
        None
    }
    /// The starts allowed, and whether they capture. Never-ending ones are still among them.
    #[inline(always)]
    fn starts(&self, out: &mut [Start; 32]) -> (usize, bool) {
        let mut count = 0;
        if self.me & FRONT == 0 || self.other & FRONT == 0 {
            return (0, false);
        }
        for pit in 0..16 {
            let n = seeds(self.me, pit);
            if !(2..=15).contains(&n) {
                continue;
            }
            for dir in 0..2 {
                let last = if dir == 0 { pit + n } else { pit + 16 - n } & 15;
                if last < 8 && seeds(self.me, last) > 0 && seeds(self.other, 7 - last) > 0 {
                    out[count] = (pit as u8, dir as u8);
                    count += 1;
                }
            }
        }
        if count > 0 {
            return (count, true);
        }
        let lone = (0..8).filter(|&pit| seeds(self.me, pit) > 0).count() == 1;
        for row in [0..8, 8..16] {
            for pit in row {
                if seeds(self.me, pit) < 2 {
                    continue;
                }
                for dir in 0..2 {
                    if lone && [(0, 1), (7, 0)].contains(&(pit, dir)) {
                        continue;
                    }
                    out[count] = (pit as u8, dir as u8);
                    count += 1;
                }
            }
            if count > 0 {
                break;
            }
        }
        (count, false)
    }
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut list = [(0, 0); 32];
        let (count, capturing) = self.starts(&mut list);
        if depth == 1 && capturing {
            return count as u64;
        }
        list[..count]
            .iter()
            .filter_map(|&(pit, dir)| self.play((pit.into(), dir.into()), capturing))
            .map(|next| next.perft(depth - 1))
            .sum()
    }
}

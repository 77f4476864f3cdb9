//! A yardstick for speed: Togyz Kumalak written by hand for this one game and nothing else.
//! What the general generator is measured against, side by side in one run; not a design to follow. Make it faster if you can.
//! `perft(8)` from the start is 25_166_174 leaves. Leaves at depth 1 are counted, not played.

/// One in each of a row's first eight pits. The ninth has a field of its own: nine bytes would not fit a word.
const ONES: u64 = 0x0101_0101_0101_0101;

/// What lifting a number of seeds from a pit changes. The first eight pits of a row change all at once.
#[derive(Clone, Copy)]
struct Sowing {
    /// Added to the first eight pits of the mover, less the seeds he lifts.
    own: u64,
    /// Added to the first eight pits of the opponent.
    other: u64,
    /// If the last seed falls in one of these: 0xFF in its byte, otherwise 0.
    end: u64,
    /// Three seeds there and nothing else, otherwise what no board holds.
    three: u64,
    /// The same for the ninth pits, which never become tuzdyks.
    own9: u32,
    other9: u32,
    end9: u32,
}
const fn sowings() -> [[Sowing; 9]; 163] {
    let mut table =
        [[Sowing { own: 0, other: 0, end: 0, three: u64::MAX, own9: 0, other9: 0, end9: 0 }; 9]; 163];
    let mut n = 1;
    while n < 163 {
        let mut i = 0;
        while i < 9 {
            let s = &mut table[n][i];
            // A single seed goes on to the next pit, of several the first stays.
            let (mut k, mut left) = (if n == 1 { i } else { (i + 17) % 18 }, n);
            while left > 0 {
                k = (k + 1) % 18;
                match k {
                    0..8 => s.own += 1 << (8 * k),
                    8 => s.own9 += 1,
                    9..17 => s.other += 1 << (8 * (k - 9)),
                    _ => s.other9 += 1,
                }
                left -= 1;
            }
            match k {
                9..17 => (s.end, s.three) = (0xFF << (8 * (k - 9)), 3 << (8 * (k - 9))),
                17 => s.end9 = 0xFF,
                _ => {}
            }
            // What this borrows from the bytes above comes back when the pit's seeds are added.
            if i < 8 {
                s.own = s.own.wrapping_sub((n as u64) << (8 * i))
            } else {
                s.own9 = s.own9.wrapping_sub(n as u32)
            }
            i += 1;
        }
        n += 1;
    }
    table
}
static SOWINGS: [[Sowing; 9]; 163] = sowings();

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Player {
    /// The first eight pits, a byte each.
    pits: u64,
    ninth: u32,
    store: u32,
    /// The pit of the opponent which is this player's tuzdyk, 0xFF in its byte, or 0. It is never the ninth.
    tuzdyk: u64,
    /// One in the pits of the opponent that may become this player's tuzdyk.
    may_mark: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Togyz {
    me: Player,
    other: Player,
}

/// The sum of the bytes of a word, which must be below 256.
#[inline(always)]
fn sum(bytes: u64) -> u32 {
    (bytes.wrapping_mul(ONES) >> 56) as u32
}

impl Player {
    const START: Player = Player { pits: 9 * ONES, ninth: 9, store: 0, tuzdyk: 0, may_mark: ONES };
    #[inline(always)]
    fn seeds(&self, i: usize) -> usize {
        if i < 8 { (self.pits >> (8 * i)) as usize & 0xFF } else { self.ninth as usize }
    }
}

impl Togyz {
    pub const START: Togyz = Togyz { me: Player::START, other: Player::START };
    #[inline(always)]
    fn is_over(&self) -> bool {
        self.me.store > 81 || self.other.store > 81
    }
    #[inline(always)]
    fn count_moves(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        let occupied = ((((self.me.pits & (0x7F * ONES)) + 0x7F * ONES) | self.me.pits) >> 7) & ONES;
        u64::from(sum(occupied)) + u64::from(self.me.ninth > 0)
    }
    /// Lifts the `n` seeds of pit `i`.
    #[inline(always)]
    fn play(&self, i: usize, n: usize) -> Togyz {
        let s = &SOWINGS[n][i];
        let Togyz { mut me, mut other } = *self;
        me.pits = me.pits.wrapping_add(s.own);
        me.ninth = me.ninth.wrapping_add(s.own9);
        other.pits += s.other;
        other.ninth += s.other9;
        if me.tuzdyk | other.tuzdyk != 0 {
            me.store += sum(other.pits & me.tuzdyk);
            other.pits &= !me.tuzdyk;
            other.store += sum(me.pits & other.tuzdyk);
            me.pits &= !other.tuzdyk;
        }
        // An even number is captured. Without a branch, as none could be foretold.
        let (last, last9) = (other.pits & s.end, other.ninth & s.end9);
        let taken = last & !((last & ONES).wrapping_mul(0xFF));
        let taken9 = last9 & (last9 & 1).wrapping_sub(1);
        other.pits -= taken;
        other.ninth -= taken9;
        me.store += sum(taken) + taken9;
        if last == s.three && me.may_mark & s.end != 0 {
            other.pits -= last;
            me.store += 3;
            me.tuzdyk = s.end;
            me.may_mark = 0;
            other.may_mark &= !s.end;
        }
        Togyz { me: other, other: me }
    }
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ if self.is_over() => 0,
            _ => {
                let mut leaves = 0;
                for i in 0..9 {
                    let n = self.me.seeds(i);
                    if n > 0 {
                        let next = self.play(i, n);
                        leaves += if depth == 2 { next.count_moves() } else { next.perft(depth - 1) };
                    }
                }
                leaves
            }
        }
    }
}

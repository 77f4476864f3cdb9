//! A yardstick for speed: Kenyan Bao with laps written by hand for this one game and nothing else.
//! It is what the general generator is measured against, side by side in one run; it is not a design to follow.
//! `perft(12)` from the start is 9_870_964 leaves; at depth 1 moves are counted, but sown out to see whether they end.
//!
//! The whole board is one word, four bits a pit, turned so that the pit to be lifted always lies at the same place: a lap
//! is one addition and one rotation. Stores have no say in what may be played here, so there are none. A pit seldom comes
//! to hold more than fifteen seeds; where one does, the same board with a byte a pit, at the end of this file, takes over.

/// How many bits lie below the pit to be lifted. With two its field, read in place, is four times its seeds: just what to turn by.
const BELOW: u32 = 2;
const PIT: u64 = 15 << BELOW;
const SINGLE: u64 = 1 << BELOW;
/// The bit of each pit that is set from eight seeds on.
const EIGHTS: u64 = 0x8888_8888_8888_8888_u64.rotate_left(BELOW);

/// Laps are sown in rounds. What could go wrong is looked for between two rounds, not between two laps.
const ROUND: u32 = 8;
/// After so many rounds, which are 10,000 laps, a move is never-ending.
const ROUNDS: u32 = 10_000 / ROUND;

/// What lifting `n` seeds and sowing them into the pits after it adds to the board; the index is `4 * n`. The pit before the
/// lifted one straddles the ends of the word. Only fifteen seeds reach it: they are lost here, and missed as in an overflow.
const fn laps() -> [u64; 64] {
    let mut t = [0; 64];
    let mut n = 0;
    while n < 16 {
        let sown = if n < 15 { 0x1111_1111_1111_1110 & ((16 << (4 * n)) - 1) } else { 0 };
        t[4 * n] = u64::wrapping_sub(sown, n as u64) << BELOW;
        n += 1;
    }
    t
}
static LAPS: [u64; 64] = laps();

/// What is left of the board, as the next player sees it, when the last seed fell into an empty pit; the index is four times
/// the number of the pit, as he sees it. His own pits, which come first, capture nothing for the player who sowed.
const fn captures() -> [u64; 64] {
    let mut t = [u64::MAX; 64];
    let mut pit = 8;
    while pit < 16 {
        t[4 * pit] = !(PIT << (4 * (15 - pit)));
        pit += 1;
    }
    t
}
static CAPTURES: [u64; 64] = captures();

/// A board, and by how many bits it is turned. Between moves not at all: the first pit of the player to move is the one to be
/// lifted then, the other pits follow in the order of sowing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Turned {
    board: u64,
    by: u32,
}

enum Sowing {
    Ended(Turned),
    NeverEnding,
    /// A pit came to hold more than fifteen seeds.
    Overflow,
}

impl Turned {
    /// Lifts the pit and sows its seeds. Whether the last one fell into an empty pit.
    #[inline(always)]
    fn lap(&mut self) -> bool {
        let bits = self.board & PIT;
        self.board = self.board.wrapping_add(LAPS[bits as usize]).rotate_right(bits as u32);
        self.by = self.by.wrapping_add(bits as u32);
        self.board & PIT == SINGLE
    }

    /// Sows a round. Whether the move ended in it.
    #[inline(always)]
    fn round(&mut self) -> bool {
        for _ in 0..ROUND {
            if self.lap() {
                return true;
            }
        }
        false
    }

    /// Sows on till the move ends, when so many rounds are done. Each state has only one predecessor, so a move that comes back
    /// to a state comes back to its first; and as nothing is captured on the way, it is no matter how far round it has got.
    #[inline(always)]
    fn sow_out(mut self, first: Turned, done: u32) -> Sowing {
        for round in done..ROUNDS {
            let calm = is_calm(self.board);
            let mut ended = false;
            if round < 2 {
                ended = self.round(); // most moves end here, and few come back
            } else {
                for _ in 0..ROUND {
                    ended = self.lap();
                    if ended {
                        break;
                    }
                    if self.board == first.board {
                        return Sowing::NeverEnding;
                    }
                }
            }
            if !calm && seeds(self.board) != seeds(first.board) {
                return Sowing::Overflow;
            }
            if ended {
                return Sowing::Ended(self);
            }
        }
        Sowing::NeverEnding
    }
}

/// Whether no pit can overflow within a round, as it gets a seed in a lap at most.
#[inline(always)]
fn is_calm(board: u64) -> bool {
    board & EIGHTS == 0
}

/// The seeds on a board. An overflow loses some, and sowing on never brings them back.
#[inline(always)]
fn seeds(board: u64) -> u64 {
    const EVEN: u64 = 0x0F0F_0F0F_0F0F_0F0F;
    let board = board.rotate_right(BELOW);
    ((board & EVEN) + ((board >> 4) & EVEN)).wrapping_mul(0x0101_0101_0101_0101) >> 56
}

/// The board as the player to move sees it, not turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KenyaLaps(u64);

impl KenyaLaps {
    pub const START: KenyaLaps = KenyaLaps(0x2222_2222_2222_2222_u64.rotate_left(BELOW));

    /// The lowest bit of each own pit that may be lifted: of those with more than one seed if there are any. Some may never end.
    #[inline(always)]
    fn starts(self) -> u32 {
        let own = self.0 >> BELOW;
        let more = ((((own >> 1) as u32 & 0x7777_7777) + 0x7777_7777) >> 3) & 0x1111_1111;
        if more != 0 { more } else { own as u32 }
    }
    #[inline(always)]
    fn turned(self, by: u32) -> Turned {
        Turned { board: self.0.rotate_right(by), by }
    }
    /// The board after a move, as the other player sees it.
    #[inline(always)]
    fn after(last: Turned) -> KenyaLaps {
        let back = last.by.wrapping_add(32);
        KenyaLaps(last.board.rotate_left(back) & CAPTURES[back as usize % 64])
    }
    #[inline(always)]
    fn other(self) -> KenyaLaps {
        KenyaLaps(self.0.rotate_left(32))
    }

    /// How many moves are legal.
    #[inline(always)]
    fn count(self) -> u64 {
        let mut starts = self.starts();
        let mut legal = u64::from(starts.wrapping_mul(0x1111_1111) >> 28);
        let calm = is_calm(self.0);
        while starts != 0 {
            let first = self.turned(starts.trailing_zeros());
            let mut last = first;
            let ended = last.round() && (calm || seeds(last.board) == seeds(first.board));
            if !ended && !self.ends(first.by, last.board, calm) {
                legal -= 1;
            }
            starts &= starts - 1;
        }
        legal
    }
    /// Whether a move ends that has not ended in its first round, or went wrong there.
    #[inline(never)]
    fn ends(self, start: u32, board: u64, calm: bool) -> bool {
        let first = self.turned(start);
        let from = if calm { Turned { board, by: 0 } } else { first };
        match from.sow_out(first, calm.into()) {
            Sowing::Ended(_) => true,
            Sowing::NeverEnding => false,
            Sowing::Overflow => Wide::from(self).play(start / 4).is_some(),
        }
    }

    /// Perft from depth 2 on, where there are legal moves; otherwise nothing.
    fn walk(self, depth: u32) -> u64 {
        let mut starts = self.starts();
        let mut leaves = 0;
        let calm = is_calm(self.0);
        while starts != 0 {
            let first = self.turned(starts.trailing_zeros());
            let mut last = first;
            leaves += if last.round() && (calm || seeds(last.board) == seeds(first.board)) {
                let next = Self::after(last);
                if depth == 2 { next.leaves() } else { next.nodes(depth - 1) }
            } else {
                self.walk_on(first.by, last, calm, depth)
            };
            starts &= starts - 1;
        }
        leaves
    }
    /// Perft after a move that has not ended in its first round, or went wrong there.
    #[inline(never)]
    fn walk_on(self, start: u32, last: Turned, calm: bool, depth: u32) -> u64 {
        let first = self.turned(start);
        let from = if calm { last } else { first };
        match from.sow_out(first, calm.into()) {
            Sowing::Ended(last) => Self::after(last).perft(depth - 1),
            Sowing::NeverEnding => 0,
            Sowing::Overflow => Wide::from(self).play(start / 4).map_or(0, |next| next.perft(depth - 1)),
        }
    }

    /// Perft where no leaves were found. If that is because all moves of a player with seeds never end, he is skipped; without
    /// seeds he has lost, and the game is over.
    #[cold]
    #[inline(never)]
    fn skip(self, depth: u32) -> u64 {
        if self.starts() == 0 || self.count() > 0 {
            0
        } else if depth == 1 {
            self.other().count()
        } else {
            self.other().walk(depth)
        }
    }
    #[inline(always)]
    fn leaves(self) -> u64 {
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

/// The same board with a byte a pit, for as long as a pit holds more than fifteen seeds: rare, so not worth any haste.
#[derive(Clone, Copy)]
struct Wide(u128);

impl From<KenyaLaps> for Wide {
    fn from(narrow: KenyaLaps) -> Wide {
        let pits = narrow.0.rotate_right(BELOW);
        Wide((0..16).fold(0, |wide, pit| wide | (u128::from((pits >> (4 * pit)) & 15) << (8 * pit))))
    }
}

impl Wide {
    const SEEDS: u128 = 0x0101_0101_0101_0101_0101_0101_0101_0101;

    /// `None` if the board needs its bytes.
    fn narrow(self) -> Option<KenyaLaps> {
        let pits = self.0.to_be_bytes();
        pits.iter().all(|&seeds| seeds < 16).then(|| {
            let board = pits.iter().fold(0_u64, |board, &seeds| (board << 4) | u64::from(seeds));
            KenyaLaps(board.rotate_left(BELOW))
        })
    }
    fn own(self) -> [u8; 8] {
        (self.0 as u64).to_le_bytes()
    }
    fn other(self) -> Wide {
        Wide(self.0.rotate_left(64))
    }
    /// The board after a move, as the other player sees it; `None` if the move never ends.
    fn play(self, start: u32) -> Option<Wide> {
        let first = self.0.rotate_right(8 * start);
        let (mut board, mut at) = (first, start);
        for _ in 0..ROUNDS * ROUND {
            let seeds = board as u32 & 0xFF;
            let rounds = Self::SEEDS * u128::from(seeds / 16);
            let rest = (Self::SEEDS & ((1 << (8 * (seeds % 16))) - 1)) << 8;
            board = ((board & !0xFF) + rounds + rest).rotate_right(8 * seeds);
            at = (at + seeds) % 16;
            if board & 0xFF == 1 {
                let captured = if at < 8 { 0xFF << (8 * (15 - at)) } else { 0 };
                return Some(Wide(board.rotate_left(8 * at) & !captured).other());
            }
            if board == first {
                return None;
            }
        }
        None
    }
    /// The leaves below all moves, and the number of moves.
    fn walk(self, depth: u32) -> (u64, u64) {
        let own = self.own();
        let least = if own.iter().any(|&seeds| seeds > 1) { 2 } else { 1 };
        (0..8)
            .filter(|&pit| own[pit as usize] >= least)
            .filter_map(|pit| self.play(pit))
            .fold((0, 0), |(leaves, moves), next| (leaves + next.perft(depth - 1), moves + 1))
    }
    fn perft(self, depth: u32) -> u64 {
        if let Some(narrow) = self.narrow() {
            return narrow.perft(depth);
        }
        if depth == 0 {
            return 1;
        }
        match self.walk(depth) {
            (_, 0) if self.own() != [0; 8] => self.other().walk(depth).0,
            (leaves, _) => leaves,
        }
    }
}

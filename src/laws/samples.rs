//! Positions to test on, made of numbers.
//!
//! Every function here takes any numbers at all, so it serves any source of them: a generator, a fuzzer, or a framework for
//! property tests. The same numbers make the same position, and fewer or smaller ones a simpler position.

use alloc::{format, string::ToString, vec::Vec};

use crate::{
    MAX_SEEDS, Playable, Position, Ruleset, Side, State as _, Variant, engine::grid::sealed::Layout as _,
};

/// The position after a number of moves: one for each choice, which is a number of the list of legal moves and counts on
/// from its beginning at its end. Choices that are left when the game is over are ignored.
///
/// ```
/// use manqala::{Position, laws::samples, rules::Oware};
///
/// let start = Position::<Oware>::default();
/// assert_eq!(samples::reached(&start, &[2, 0]), start.play("c1".parse()?)?.play("f2".parse()?)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn reached<P: Playable>(start: &P, choices: &[u8]) -> P {
    let mut position = start.clone();
    for &choice in choices {
        let moves = position.legal_moves();
        let Some(&mv) = usize::from(choice).checked_rem(moves.len()).and_then(|i| moves.get(i)) else {
            break;
        };
        match position.play(mv) {
            Ok(next) => position = next,
            Err(_) => break,
        }
    }
    position
}

/// A position set up in any way at all, that play need not lead to: each number is a place of the board or a store, where one
/// seed falls, up to [`MAX_SEEDS`]. Numbers that repeat make tall pits. The rules are those of another position, and so is
/// the state.
///
/// `None` if [`Ruleset::check`] refuses that state on that board.
///
/// ```
/// use manqala::{Position, Side, laws::samples, rules::Oware};
///
/// let start = Position::<Oware>::default();
/// let position = samples::set_up(&start, Side::North, &[0, 0, 2, 2, 13]).unwrap();
/// assert_eq!(position.to_string(), "2,0,0,0,0,0/0,0,0,0,0,1 2,0 N");
/// ```
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "at most 255 seeds fall into places that are counted by remainders, and only pits of the board are asked for"
)]
pub fn set_up<P: Playable>(like: &P, turn: Side, places: &[u8]) -> Option<P> {
    let (files, ranks) = like.size();
    let mut seeds = alloc::vec![0_u8; 2 + files * ranks];
    for &number in places.iter().take(usize::from(MAX_SEEDS)) {
        let place = usize::from(number) % seeds.len();
        // The greater half of the numbers falls into every third place alone, so that some pits are tall.
        let place = if number < 128 { place } else { place - place % 3 };
        seeds[place] += 1;
    }
    let (stores, pits) = seeds.split_at(2);
    like.with_seeds(&mut |file, rank| pits[(ranks - 1 - rank) * files + file], [stores[0], stores[1]], turn)
}

/// Positions with all seeds in a single pit, the first or the last one: a single seed, as many as go round to where they come
/// from, a bit further and twice, and as many as there may be. The state is that of another position; what the rules refuse
/// is left out.
#[expect(clippy::arithmetic_side_effects, reason = "a board has 2 to 64 pits")]
pub fn heaps<P: Playable>(like: &P) -> impl Iterator<Item = P> {
    let (files, ranks) = like.size();
    let pits = files * ranks;
    let heaps = [1, pits, pits + 1, 2 * pits + 1, usize::from(MAX_SEEDS)];
    heaps.into_iter().flat_map(move |heap| {
        let heap = u8::try_from(heap).unwrap_or(MAX_SEEDS);
        [(0, Side::South), (pits - 1, Side::North)].into_iter().filter_map(move |(place, turn)| {
            let seeds = &mut |file, rank| if rank * files + file == place { heap } else { 0 };
            like.with_seeds(seeds, [0, 0], turn)
        })
    })
}

/// Positions of every kind: some dozens, from all parts of a game and beside it. The same `seed` makes the same ones.
#[expect(clippy::arithmetic_side_effects, reason = "products of numbers below 256")]
pub fn assorted<P: Playable>(start: &P, seed: u64) -> impl Iterator<Item = P> {
    let mut numbers = Numbers(seed);
    let turns = Side::ALL.into_iter().cycle();
    let played_and_set_up = (0..ROUNDS).zip(turns).flat_map(move |(round, turn)| {
        let played = reached(start, &numbers.list(round * MOST_PLIES / (ROUNDS - 1)));
        let places = numbers.list(1 + round * usize::from(MAX_SEEDS - 1) / (ROUNDS - 1));
        let set_up = set_up(&played, turn, &places).or_else(|| set_up(start, turn, &places));
        [Some(played), set_up].into_iter().flatten()
    });
    heaps(start).chain(played_and_set_up)
}

/// How many positions of each kind there are in [`assorted`].
const ROUNDS: usize = 24;

/// As many plies as bring most games to their end.
pub(crate) const MOST_PLIES: usize = 80;

/// Numbers that look random, made by counting and mixing bits.
struct Numbers(u64);

impl Numbers {
    fn list(&mut self, len: usize) -> Vec<u8> {
        core::iter::repeat_with(|| self.next()).take(len).collect()
    }

    fn next(&mut self) -> u8 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)).to_le_bytes()[7]
    }
}

/// A variant: a preset, which counts on from the first one at the end of [`Variant::NAMES`], in a size of so many columns and
/// seeds, and with options, each of which counts on from the first one in the same way. A size or an option that the game
/// does not offer is left out.
///
/// ```
/// use manqala::laws::samples;
///
/// assert_eq!(samples::variant(0, None, &[]).to_string(), "oware");
/// assert_eq!(samples::variant(3, Some((4, 1)), &[0]).to_string(), "kalah-empty(4,1)");
/// assert_eq!(samples::variant(3, Some((40, 1)), &[]).to_string(), "kalah");
/// ```
#[expect(
    clippy::unreachable,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "there is at least one name, and each can be read, which is tested"
)]
pub fn variant(preset: u8, size: Option<(u8, u8)>, options: &[u8]) -> Variant {
    let mut name = Variant::NAMES[usize::from(preset) % Variant::NAMES.len()].to_string();
    let read = |name: &str| name.parse::<Variant>().ok();
    let mut chosen = read(&name).unwrap_or_else(|| unreachable!("`{name}` is one of `Variant::NAMES`"));
    if let Some((columns, seeds)) = size {
        let sized = format!("{name}({columns},{seeds})");
        if let Some(variant) = read(&sized) {
            (name, chosen) = (sized, variant);
        }
    }
    let mut before = ':';
    for &option in options {
        let offered = chosen.options();
        let Some(option) = usize::from(option).checked_rem(offered.len()).and_then(|i| offered.get(i)) else {
            break;
        };
        let longer = format!("{name}{before}{option}");
        if let Some(variant) = read(&longer) {
            (name, chosen, before) = (longer, variant, ',');
        }
    }
    chosen
}

impl<R: Ruleset> Position<R> {
    /// A position with other seeds, told by file and rank, under the same rules and with the same state; `None` if there are
    /// too many or the rules refuse it.
    pub(crate) fn with_seeds(
        &self,
        seeds: &mut dyn FnMut(usize, usize) -> u8,
        stores: [u8; 2],
        turn: Side,
    ) -> Option<Self> {
        let board = R::Board::gather(seeds, stores).ok()?;
        let state = if turn == self.turn() { *self.state() } else { self.state().swapped() };
        Self::new(*self.rules(), board, turn, state).ok()
    }
}

//! The search for a position whose moves take long to list.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use fastrand::Rng;
use manqala::{Board, Grid, MAX_SEEDS, Position, Ruleset, Side};

use crate::counted::{Counted, Sown};

/// How long to search, and where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Search {
    pub(crate) seed: u64,
    /// How many times to begin anew.
    pub(crate) climbs: u32,
    /// How many changes to try in each of them.
    pub(crate) steps: u32,
    /// Whether any number of seeds will do, or only that of the game.
    pub(crate) any_seeds: bool,
}

/// The position found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found<R: Ruleset> {
    pub(crate) position: Position<R>,
    pub(crate) sown: Sown,
}

impl<R: Ruleset> Found<R> {
    fn new(position: Position<R>) -> Self {
        // It has been one before.
        let sown = Counted::listing(&position).unwrap_or_default();
        Self { position, sown }
    }

    /// The shortest of some runs: the others were disturbed.
    pub(crate) fn time_to_list(&self) -> Duration {
        shortest(|| self.position.legal_moves().len())
    }

    /// How long the slowest of the moves takes to be played, which includes looking it up among the legal ones.
    pub(crate) fn time_to_play(&self) -> Duration {
        let moves = self.position.legal_moves();
        moves.iter().map(|&mv| shortest(|| self.position.play(mv).is_ok())).max().unwrap_or_default()
    }
}

fn shortest<T>(run: impl Fn() -> T) -> Duration {
    let timed = || {
        let began = Instant::now();
        black_box(run());
        began.elapsed()
    };
    (0..200).map(|_| timed()).min().unwrap_or_default()
}

/// A board as numbers: the pits rank by rank, then the stores.
type Places<const ROWS: usize, const COLS: usize> = ([[u8; COLS]; ROWS], [u8; 2]);

impl Search {
    /// Climbs from positions of random games, a few seeds at a time.
    pub(crate) fn run<R, const ROWS: usize, const COLS: usize>(self, rules: R) -> Found<R>
    where
        R: Ruleset<Board = Board<ROWS, COLS>>,
        Board<ROWS, COLS>: Grid,
    {
        let mut rng = Rng::with_seed(self.seed);
        let mut best = Found::new(Position::start(rules));
        for _ in 0..self.climbs {
            let mut here = Found::new(reached(rules, &mut rng));
            for step in 0..self.steps {
                let Some(next) = self.changed(&here.position, &mut rng).map(Found::new) else { continue };
                // A worse one is sometimes taken, more seldom as time goes by.
                let patience = here.sown.work() * u64::from(self.steps - step) / u64::from(8 * self.steps);
                if next.sown.work() + rng.u64(0..=patience) >= here.sown.work() {
                    here = next;
                }
                if here.sown.work() > best.sown.work() {
                    best = here;
                }
            }
        }
        best
    }

    /// The position with some seeds elsewhere; `None` if that makes no sense in the game.
    fn changed<R, const ROWS: usize, const COLS: usize>(
        self,
        position: &Position<R>,
        rng: &mut Rng,
    ) -> Option<Position<R>>
    where
        R: Ruleset<Board = Board<ROWS, COLS>>,
        Board<ROWS, COLS>: Grid,
    {
        let board = position.board();
        let mut places = (*board.ranks(), [board.store(Side::South), board.store(Side::North)]);
        for _ in 0..rng.u8(1..=3) {
            let (from, to) = (rng.usize(0..ROWS * COLS + 2), rng.usize(0..ROWS * COLS + 2));
            let seeds = rng.u8(0..=*place(&mut places, from)?);
            let more = if self.any_seeds { rng.u8(0..=8) } else { 0 };
            *place(&mut places, from)? -= seeds;
            let to = place(&mut places, to)?;
            *to = to.checked_add(seeds)?.saturating_add(more);
        }
        let mut surplus = total(&places).saturating_sub(MAX_SEEDS.into());
        for at in 0..ROWS * COLS + 2 {
            let place = place(&mut places, at)?;
            let less = (*place).min(u8::try_from(surplus).unwrap_or(u8::MAX));
            *place -= less;
            surplus -= u32::from(less);
        }
        let board = Board::new(places.0, places.1).ok()?;
        Position::new(*position.rules(), board, position.turn(), *position.state()).ok()
    }
}

fn place<const ROWS: usize, const COLS: usize>(
    places: &mut Places<ROWS, COLS>,
    at: usize,
) -> Option<&mut u8> {
    let (ranks, stores) = places;
    match at.checked_sub(ROWS * COLS) {
        Some(store) => stores.get_mut(store),
        None => ranks.get_mut(at / COLS)?.get_mut(at % COLS),
    }
}

fn total<const ROWS: usize, const COLS: usize>(places: &Places<ROWS, COLS>) -> u32 {
    places.0.iter().flatten().chain(&places.1).map(|&seeds| u32::from(seeds)).sum()
}

/// A position somewhere in a random game.
fn reached<R: Ruleset>(rules: R, rng: &mut Rng) -> Position<R> {
    let mut position = Position::start(rules);
    for _ in 0..rng.u8(0..60) {
        let moves = position.legal_moves();
        match rng.choice(moves.iter()) {
            Some(&mv) => position = position.play_unchecked(mv),
            None => break,
        }
    }
    position
}

//! Positions to be played from.

use std::hint::black_box;

use fastrand::Rng;
use manqala::{Grid, Position, PositionError, Ruleset};

/// How many positions are played from. So many that a processor does not learn them by heart.
const POSITIONS: usize = 2048;

/// The longest game: some of Oware go round in circles.
const LONGEST: usize = 200;

/// Positions of random games of one size, none of them over.
pub(crate) struct Sample<R: Ruleset> {
    positions: Vec<Position<R>>,
}

impl<R: Ruleset> Sample<R> {
    /// Plays random games, the same ones every time, from the start with so many seeds in a pit.
    pub(crate) fn new(rules: R, seeds: u8) -> Result<Self, PositionError> {
        let start = Position::start_with(rules, seeds)?;
        let mut random = Rng::with_seed(u64::from(seeds));
        let mut positions = Vec::with_capacity(POSITIONS);
        let (mut position, mut length) = (start, 0);
        while positions.len() < POSITIONS {
            if position.is_over() || length == LONGEST {
                (position, length) = (start, 0);
            }
            positions.push(position);
            let moves = position.legal_moves();
            // Observed, which is compiled apart: the play that is measured has one caller, as in a search.
            let mv = moves[random.usize(..moves.len())];
            position = position.play_observed(mv, &mut |_| {}).expect("a legal move");
            length += 1;
        }
        Ok(Self { positions })
    }
}

/// A [`Sample`] of any game.
pub(crate) trait Moves {
    /// Lists the moves of every position and plays each of them.
    fn play_all(&self);
    /// How many moves that are.
    fn count(&self) -> usize;
    /// How many seeds are lifted in all of them.
    fn seeds_sown(&self) -> usize;
}

impl<R: Ruleset> Moves for Sample<R> {
    #[inline(never)]
    fn play_all(&self) {
        for position in &self.positions {
            for mv in position.moves() {
                black_box(position.play_unchecked(mv));
            }
        }
    }

    fn count(&self) -> usize {
        self.positions.iter().map(Position::count_legal_moves).sum()
    }

    fn seeds_sown(&self) -> usize {
        let sown = |position: &Position<R>| {
            let board = position.board();
            position.moves().filter_map(|mv| board.seeds(mv.pit)).map(usize::from).sum::<usize>()
        };
        self.positions.iter().map(sown).sum()
    }
}

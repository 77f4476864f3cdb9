//! How far two crates play by the same rules.

use std::fmt;

use fastrand::Rng;

use crate::table::{Player, Table};

/// Random games that both play, move by move.
const GAMES: u32 = 20_000;
/// The longest: some games of Oware go round for ever.
const PLIES: u32 = 500;
/// Any number will do, but every run should play the same games.
const SEED: u64 = 1;

/// What came out of playing the same random games with both.
pub(crate) struct Agreement {
    game: &'static str,
    peer: &'static str,
    /// Moves after which both had the same on the table.
    agreed: u64,
    /// Games in which something differed at some time.
    parted: u32,
    /// The lowest number of plies after which something differed.
    soonest: Option<u32>,
}

impl Agreement {
    pub(crate) fn of(
        game: &'static str,
        peer: &'static str,
        ours: &impl Player,
        theirs: &impl Player,
    ) -> Self {
        let mut rng = Rng::with_seed(SEED);
        let mut agreement = Self { game, peer, agreed: 0, parted: 0, soonest: None };
        for _ in 0..GAMES {
            agreement.play(ours.clone(), theirs.clone(), &mut rng);
        }
        agreement
    }

    fn play(&mut self, mut ours: impl Player, mut theirs: impl Player, rng: &mut Rng) {
        for ply in 0..PLIES {
            let table = ours.table();
            if table != theirs.table() {
                self.parted += 1;
                self.soonest = Some(self.soonest.map_or(ply, |soonest| soonest.min(ply)));
                return;
            }
            self.agreed += 1;
            let Table::Going { moves, .. } = table else { return };
            let lifted = rng.choice(moves).expect("a game that goes on has moves");
            (ours, theirs) = (ours.after(lifted), theirs.after(lifted));
        }
    }
}

impl fmt::Display for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, peer, agreed, parted, soonest } = self;
        write!(f, "{game}, {GAMES} random games: manqala and {peer} agree on {agreed} positions, ")?;
        match soonest {
            None => write!(f, "all of them"),
            Some(ply) => write!(f, "{parted} games part, none before ply {ply}"),
        }
    }
}

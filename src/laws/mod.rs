//! What holds in every game, to test rulesets with.
//!
//! A ruleset says little and the engine does much, so there are laws that no game may break: moves keep all seeds, the list of
//! moves agrees with what can be played, the game is the same from either seat. The games of this crate are tested with them,
//! and so can yours be. One line tests it on some dozens of positions, the same ones each time:
//!
//! ```
//! use manqala::{Board, Ruleset, laws};
//!
//! #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
//! struct Plain;
//!
//! impl Ruleset for Plain {
//!     type Board = Board<2, 5>;
//!     type State = ();
//!     const SEEDS: u8 = 3;
//! }
//!
//! laws::hold(Plain)?;
//! # Ok::<(), laws::LawError>(())
//! ```
//!
//! [`hold_in`] tests a position of your own choice, such as one that a framework for property tests has made, also of a game
//! that is [chosen at run time](crate::AnyPosition). Each law is a function of its own. Nothing here panics: the answer is a
//! [`LawError`], which names the law, the position and the move.
//!
//! With the `proptest` feature, whose strategies find the simplest position that breaks a law:
//!
#![cfg_attr(feature = "proptest", doc = "```")]
#![cfg_attr(not(feature = "proptest"), doc = "```ignore")]
//! use manqala::{Position, laws, rules::Oware, strategies};
//! use proptest::prelude::*;
//!
//! let start = Position::start(Oware::<6>::awari());
//! proptest!(ProptestConfig::with_cases(32), |(position in strategies::positions(start))| {
//!     laws::hold_in(&position)?;
//! });
//! ```
//!
//! What no law says is whether the rules are right. For that, write down what they make of positions, see
//! `docs/adding-a-ruleset.md`.

mod error;
mod law;
mod moves;
mod perft;
pub mod samples;
mod seeds;
mod state;
mod turn;

pub use self::{
    error::LawError,
    law::Law,
    moves::{generated_moves_are_the_legal_ones, illegal_moves_are_harmless},
    perft::perft_counts_what_play_does,
    state::{over_means_without_a_move, settling_twice_changes_nothing, text_is_read_back},
    turn::{seats_are_alike, seeds_are_kept, watching_changes_nothing},
};
use crate::{Playable, Position, Ruleset, engine::visit::Visitor};

/// Tests all laws of a game, on [assorted](samples::assorted) positions from its start and beside it. The same ones each time.
///
/// # Errors
///
/// The first [`LawError`].
///
/// ```
/// use manqala::{laws, rules::Kalah};
///
/// assert_eq!(laws::hold(Kalah::<4> { empty_capture: true }), Ok(()));
/// ```
pub fn hold<R: Ruleset>(rules: R) -> Result<(), LawError> {
    samples::assorted(&Position::start(rules), 1).try_for_each(|position| hold_in(&position))
}

/// Tests all laws on a position and every move from it.
///
/// # Errors
///
/// The first [`LawError`].
///
/// ```
/// use manqala::{Position, laws, rules::Oware};
///
/// let position: Position<Oware> = "0,0,0,2,1,2/1,0,0,0,2,3 16,21 S".parse()?;
/// laws::hold_in(&position)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A game that is chosen at run time is tested as what it is:
///
/// ```
/// use manqala::{Variant, laws};
///
/// let kalah: Variant = "kalah(4,1)".parse()?;
/// laws::hold_in(&kalah.start())?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn hold_in<P: Playable>(position: &P) -> Result<(), LawError> {
    struct Laws;

    impl Visitor for Laws {
        type Answer = Result<(), LawError>;

        fn visit<R: Ruleset>(self, position: &Position<R>) -> Self::Answer {
            all_hold_in(position)
        }
    }

    position.visited(Laws)
}

fn all_hold_in<R: Ruleset>(position: &Position<R>) -> Result<(), LawError> {
    settling_twice_changes_nothing(position)?;
    text_is_read_back(position)?;
    over_means_without_a_move(position)?;
    generated_moves_are_the_legal_ones(position)?;
    illegal_moves_are_harmless(position)?;
    for mv in position.legal_moves() {
        seeds_are_kept(position, mv)?;
        watching_changes_nothing(position, mv)?;
        seats_are_alike(position, mv)?;
    }
    perft_counts_what_play_does(position)
}

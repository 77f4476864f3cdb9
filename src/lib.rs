#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs, missing_debug_implementations)]
// Some links lead to items that only exist with all features.
#![cfg_attr(
    not(all(
        feature = "svg",
        feature = "rand",
        feature = "rayon",
        feature = "proptest",
        feature = "quickcheck"
    )),
    allow(rustdoc::broken_intra_doc_links)
)]
#![cfg_attr(docsrs, feature(doc_cfg))]
//! A generic, allocation-free engine for mancala, the family of sowing games.
//!
//! ```text
//!        a   b   c   d   e   f
//!   2    4   4   4   4   4   4    North
//!   1    4   4   4   4   4   4    South
//! ```
//!
//! A [`Position`] is played under a [`Ruleset`]; the games are in [`rules`]. One engine sows, captures and settles for all of
//! them, and one generator makes the moves.
//!
//! # Example: play a game
//!
//! ```
//! use manqala::{Position, rules::Oware};
//!
//! let mut position = Position::<Oware>::default();
//! while let Some(&mv) = position.legal_moves().last() {
//!     position = position.play(mv)?;
//!     if position.seeds_on_side(position.turn()) < 3 {
//!         break;
//!     }
//! }
//! assert_eq!(position.seeds(), 48);
//! # Ok::<(), manqala::PlayError>(())
//! ```
//!
//! # Example: choose a game at run time
//!
//! ```
//! use manqala::Variant;
//!
//! let variant: Variant = "kalah(4,3):empty_capture".parse()?;
//! assert_eq!(variant.start().perft(3), variant.start().divide(3).iter().map(|(_, leaves)| leaves).sum());
//! # Ok::<(), manqala::VariantError>(())
//! ```
//!
//! # Example: watch a move
//!
//! ```
//! use manqala::{Event, Position, rules::KenyaLaps};
//!
//! let mut laps = 0;
//! let start = Position::<KenyaLaps>::default();
//! start.play_observed("a1".parse()?, &mut |event| {
//!     if let Event::Lift { .. } | Event::Relay { .. } = event {
//!         laps += 1;
//!     }
//! })?;
//! assert_eq!(laps, 7);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Example: draw
//!
//! ```
//! use manqala::{Position, rules::Kiswahili};
//!
//! let start = Position::<Kiswahili>::default();
//! println!("{start:#}"); // a board for a terminal
#![cfg_attr(feature = "svg", doc = "println!(\"{}\", start.drawn().svg()); // a picture for a browser")]
//! ```
//!
//! # Crate features
//!
//! * `std` (default): error types that the standard library knows; implies `alloc`.
//! * `alloc`: [`Game`] with history, [`Match`], [`Trace`].
//! * `rayon`: [`Position::par_perft`], on all cores; implies `std`.
//! * `serde`: `Serialize` and `Deserialize`, through the text forms.
//! * `svg`: pictures of positions ([`Svg`]) and of moves ([`Animation`]); implies `alloc`.
//! * `rand`: random legal moves with any generator of the `rand` crates, [`Position::random_move`].
//! * `laws`: [`laws`], to test rulesets with; implies `alloc`.
//! * `proptest`: [`strategies`] for property tests; implies `laws` and `std`.
//! * `quickcheck`: `Arbitrary` for positions, moves and variants, and [`Reached`]; implies `laws` and `std`.
//!
//! Without features the crate needs neither the standard library nor an allocator: generating and playing moves never
//! allocates.

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod board;
mod direction;
mod error;
mod moves;
mod observer;
mod outcome;
mod pit;
mod repetition;
mod side;

#[cfg(feature = "quickcheck")]
mod arbitrary;
mod draw;
mod engine;
#[cfg(feature = "alloc")]
mod game;
#[cfg(feature = "laws")]
pub mod laws;
#[cfg(feature = "rand")]
mod random;
mod record;
pub mod rules;
#[cfg(feature = "proptest")]
pub mod strategies;
mod variant;

#[cfg(feature = "quickcheck")]
pub use arbitrary::Reached;

pub use board::{Board, MAX_SEEDS};
pub use direction::Direction;
pub use draw::drawing::Drawing;
#[cfg(feature = "svg")]
pub use draw::svg::{animation::Animation, still::Svg, theme::Theme};
#[cfg(feature = "rayon")]
pub use engine::parallel::PerftProgress;
pub use engine::{
    circles::MAX_LAPS,
    ending::{End, Ending},
    grid::{Grid, Track},
    half::{Half, PitSet, Pits, Run},
    named::Named,
    owners::Owners,
    position::{Moves, Position},
    ruleset::{Ruleset, Verdict},
    seats::{Fields, Mark, Seat, Seats, Spot, State},
    starts::{Start, Starts},
    turn::{Landing, Lap, Origin, Turn},
};
pub use error::{
    ParseMoveError, ParsePitError, ParseRepetitionError, PlayError, PositionError, Snippet, VariantError,
    Words,
};
#[cfg(feature = "alloc")]
pub use game::{
    history::Game,
    playable::Playable,
    result::{Finish, GameError, GameResult},
    series::{Match, MatchError, MatchFormat, MatchResult, MatchState, PitChoice, Round},
    transcript::TranscriptError,
};
pub use moves::{MAX_MOVES, Move, MoveList};
pub use observer::{Event, Observer};
pub use outcome::Outcome;
pub use pit::{Pit, Site};
pub use record::foreign;
#[cfg(feature = "alloc")]
pub use record::trace::Trace;
pub use repetition::{Repetition, RepetitionPolicy};
pub use side::Side;
pub use variant::{AnyPosition, Division, Variant};

/// The code of the README and of `docs/` is compiled and run with the tests.
#[cfg(all(doctest, feature = "std", feature = "serde", feature = "svg", feature = "laws"))]
mod documents {
    macro_rules! documents {
        ($($name:ident: $file:literal;)*) => { $(
            #[doc = include_str!($file)]
            struct $name;
        )* };
    }

    documents! {
        Readme: "../README.md";
        Design: "../docs/design.md";
        AddingARuleset: "../docs/adding-a-ruleset.md";
        Notation: "../docs/notation.md";
        Interop: "../docs/interop.md";
        Serde: "../docs/serde.md";
        Performance: "../docs/performance.md";
        RulesOfOware: "../docs/rules/oware.md";
        RulesOfKalah: "../docs/rules/kalah.md";
        RulesOfNamNam: "../docs/rules/namnam.md";
        RulesOfKenyaChildren: "../docs/rules/kenya-children.md";
        RulesOfKenyaLaps: "../docs/rules/kenya-laps.md";
        RulesOfKujifunza: "../docs/rules/kujifunza.md";
        RulesOfKiswahili: "../docs/rules/kiswahili.md";
        RulesOfTogyz: "../docs/rules/togyz.md";
        RulesOfBestemshe: "../docs/rules/bestemshe.md";
        RulesOfCongkak: "../docs/rules/congkak.md";
    }
}

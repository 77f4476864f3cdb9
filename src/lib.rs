#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs, missing_debug_implementations)]
// Whatever might panic has to say why it cannot, in the reason of an `expect`.
#![warn(
    clippy::arithmetic_side_effects,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::todo,
    clippy::unimplemented,
    clippy::unreachable,
    clippy::unwrap_used
)]
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
#![cfg_attr(doc, doc = "<div>")]
#![cfg_attr(doc, doc = include_str!("../docs/pictures/oware.svg"))]
#![cfg_attr(doc, doc = "</div>")]
//!
//! A [`Position`] is a small value that knows its rules. Playing a move makes a new one. One engine sows, captures and settles
//! for all games, and one generator makes the moves; what is particular to a game is a [`Ruleset`].
//!
//! # Games
//!
//! | type | names | board | seeds | sown | relays | captures | over when |
//! |---|---|---|---|---|---|---|---|
//! | [Oware](rules::Oware) | oware, abapa, awari | 2 × 6 | 48 | anticlockwise | no | twos and threes, backwards | majority, no move |
//! | [Kalah](rules::Kalah) | kalah, kalah-empty | 2 × 6 | 48 | anticlockwise, own store too | no | opposite an own empty pit | a row is empty |
//! | [NamNam](rules::NamNam) | namnam | 2 × 6 | 48 | anticlockwise | yes | fours | neither can move |
//! | [KenyaChildren](rules::KenyaChildren) | kenya-children | 2 × 8 | 48 | anticlockwise, own store too | no | opposite an own empty pit | majority, no move |
//! | [KenyaLaps](rules::KenyaLaps) | kenya-laps | 2 × 8 | 32 | anticlockwise | yes | opposite an own empty pit | no seeds, no moves |
//! | [Togyz](rules::Togyz) | togyz | 2 × 9 | 162 | anticlockwise, one stays | no | an even number, tuzdyks | majority, no move |
//! | [Bestemshe](rules::Bestemshe) | bestemshe | 2 × 5 | 50 | anticlockwise, one stays | no | an even number | majority, no move |
//! | [Congkak](rules::Congkak) | congkak | 2 × 7 | 98 | clockwise, own store too | yes | opposite an own empty pit | neither can move |
//! | [Dakon](rules::Dakon) | dakon | 2 × 7 | 98 | anticlockwise, own store too | yes | opposite an own empty pit | neither can move |
//! | [Kujifunza](rules::Kujifunza) | kujifunza | 4 × 8 | 64 | either way | yes | facing front pits, sown on | empty front row, no move |
//! | [Kiswahili](rules::Kiswahili) | kiswahili | 4 × 8 | 64 | either way | yes | facing front pits, sown on | empty front row, no move |
//!
//! Oware, Kalah, Congkak and Dakon come in other sizes too.
//!
//! # Play a game
//!
//! ```
//! use manqala::{Outcome, Position, Side, rules::Kalah};
//!
//! let start = Position::<Kalah>::default();
//! let again = start.play("c1".parse()?)?; // the last seed falls in the store
//! assert_eq!((again.turn(), again.store(Side::South)), (Side::South, 1));
//!
//! let mut position = again.play("a1".parse()?)?;
//! assert!(position.play("a1".parse()?).is_err()); // it is North's turn
//! while let Some(&mv) = position.legal_moves().first() {
//!     position = position.play(mv)?;
//! }
//! assert_eq!(position.outcome(), Some(Outcome::Win(Side::South)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `Game` and `Match`, with the `alloc` feature, know how a position came about: they take moves back, and end by repetition or
//! resignation.
//!
//! # Generate moves
//!
//! ```
//! use manqala::{Move, Position, rules::Kiswahili};
//!
//! let start = Position::<Kiswahili>::default();
//! let moves: Vec<String> = start.moves().map(|mv| mv.to_string()).collect();
//! assert_eq!(moves, ["f2+", "f2-", "g2+", "g2-"]);
//!
//! // A list without an allocator. What the generator makes need not be checked again.
//! let widest: Option<Move> = start
//!     .legal_moves()
//!     .into_iter()
//!     .max_by_key(|&mv| start.play_unchecked(mv).count_legal_moves());
//! assert!(widest.is_some_and(|mv| start.is_legal(mv)));
//! ```
//!
//! # Count moves
//!
//! ```
//! use manqala::{Position, rules::Oware};
//!
//! let start = Position::<Oware>::default();
//! assert_eq!(start.perft(5), 5_219);
//! for (mv, sequences) in start.divide(5) {
//!     println!("{mv} {sequences}");
//! }
//! assert_eq!(start.divide(5).map(|(_, sequences)| sequences).sum::<u64>(), 5_219);
//! ```
//!
//! # Choose a game at run time
//!
//! ```
//! use manqala::Variant;
//!
//! let variant: Variant = "kalah(4,3):empty_capture".parse()?;
//! assert_eq!(variant.to_string(), "kalah-empty(4,3)");
//! let start = variant.start();
//! assert_eq!(start.to_string(), "3,3,3,3/3,3,3,3 0,0 S");
//! assert_eq!(start.perft(1), 4);
//! assert!("chess".parse::<Variant>().is_err());
//! # Ok::<(), manqala::VariantError>(())
//! ```
//!
//! # Watch a move
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
//! # Draw a position, animate a move
//!
//! `{:#}` draws for a terminal, the `svg` feature for a browser.
//!
//! ```
//! use manqala::{Position, rules::KenyaLaps};
//!
//! let start = Position::<KenyaLaps>::default();
//! println!("{start:#}");
#![cfg_attr(
    feature = "svg",
    doc = "let still = start.drawn().svg().to_string();\nlet animation = start.animated(\"a1\".parse()?)?.looped().to_string();\nassert!(still.starts_with(\"<svg\") && animation.starts_with(\"<svg\"));"
)]
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Save and load
//!
//! Everything has a text form, and with the `serde` feature is serialized as that text.
//!
//! ```
//! use manqala::{Position, rules::Oware};
//!
//! let position = Position::<Oware>::default().play("a1".parse()?)?;
//! let text = position.to_string();
//! assert_eq!(text, "4,4,4,4,4,4/0,5,5,5,5,4 0,0 N");
//! assert_eq!(text.parse::<Position<Oware>>()?, position);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
#![cfg_attr(all(feature = "alloc", feature = "serde"), doc = "```")]
#![cfg_attr(not(all(feature = "alloc", feature = "serde")), doc = "```ignore")]
//! use manqala::{AnyPosition, Game, Variant};
//!
//! let mut game = Game::new("awari".parse::<Variant>()?.start());
//! game.play("a1".parse()?)?;
//!
//! let json = serde_json::to_string(game.position())?;
//! assert_eq!(json, r#"{"variant":"awari","position":"4,4,4,4,4,4/0,5,5,5,5,4 0,0 N"}"#);
//! assert_eq!(serde_json::from_str::<AnyPosition>(&json)?, *game.position());
//!
//! // A game is its transcript, and is read by playing it.
//! let json = serde_json::to_string(&game)?;
//! assert_eq!(serde_json::from_str::<Game<AnyPosition>>(&json)?.to_string(), game.to_string());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Write your own game
//!
//! What a game does not say is the plainest mancala there is. Here a last seed in an own empty pit captures what lies
//! opposite, and takes itself along.
//!
//! ```
//! use manqala::{Board, Landing, Observer, Position, Ruleset, Spot, Turn};
//!
//! #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
//! struct Across;
//!
//! impl Ruleset for Across {
//!     type Board = Board<2, 5>;
//!     type State = ();
//!     const SEEDS: u8 = 3;
//!
//!     fn landed<O: Observer>(&self, turn: &mut Turn<'_, Board<2, 5>, (), O>, at: Spot) -> Landing {
//!         match at {
//!             Spot::Own(pit) if turn.at(at) == 1 => turn.capture_opposite(pit, true),
//!             _ => {}
//!         }
//!         Landing::Pass
//!     }
//! }
//!
//! let position: Position<Across> = "3,3,3,3,3/3,1,0,3,3 2,3 S".parse()?;
//! let next = position.play("b1".parse()?)?;
//! assert_eq!(next.to_string(), "3,3,0,3,3/3,0,0,3,3 6,3 N");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The [`laws`] test it in one line. In `docs/`, `tutorial.md` is your own game in an hour, and `adding-a-ruleset.md` the
//! reference.
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
#[cfg(all(doctest, feature = "std", feature = "serde", feature = "svg", feature = "rand", feature = "laws"))]
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
        Introduction: "../docs/README.md";
        Playing: "../docs/playing.md";
        Tutorial: "../docs/tutorial.md";
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

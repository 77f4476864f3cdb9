#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs, missing_debug_implementations)]
#![cfg_attr(docsrs, feature(doc_cfg))]
//! A generic, allocation-free engine for mancala, the family of sowing games.

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

mod engine;
#[cfg(feature = "alloc")]
mod game;
mod record;
pub mod rules;
mod variant;

pub use board::{Board, MAX_SEEDS};
pub use direction::Direction;
pub use engine::{
    ending::{End, Ending},
    grid::{Grid, Track},
    half::{Half, PitSet, Pits, Run},
    named::Named,
    owners::Owners,
    position::{Moves, Position},
    ruleset::{MAX_LAPS, Ruleset, Verdict},
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
#[cfg(feature = "alloc")]
pub use record::trace::Trace;
pub use repetition::{Repetition, RepetitionPolicy};
pub use side::Side;
pub use variant::{AnyPosition, Division, Variant};

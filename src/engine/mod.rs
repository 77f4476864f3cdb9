//! The sowing of a turn and the one move generator. Knows no game.

pub(crate) mod circles;
pub(crate) mod ending;
mod front_row;
pub(crate) mod grid;
pub(crate) mod half;
pub(crate) mod laps;
pub(crate) mod named;
pub(crate) mod owners;
#[cfg(feature = "rayon")]
pub(crate) mod parallel;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod position;
pub(crate) mod reach;
pub(crate) mod ruleset;
pub(crate) mod seats;
pub(crate) mod starts;
pub(crate) mod turn;
#[cfg(feature = "laws")]
pub(crate) mod visit;
pub(crate) mod word;

//! What the fuzz targets check, one module a target, and what they share: how bytes become a game, and the laws that hold
//! in every one.
//!
//! The targets themselves only call `check`. So the games are compiled once, and not again for every target.

pub mod differential;
pub mod game;
pub mod move_text;
pub mod position_text;
pub mod serialized;
pub mod transcript;

mod begin;
mod laws;
mod read;
mod written;

#[path = "../../tests/differential/agree.rs"]
mod agree;
#[path = "../../tests/naive/mod.rs"]
mod naive;
#[path = "../../tests/differential/set_up.rs"]
mod set_up;

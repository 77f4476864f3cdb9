//! The games, one file each.

mod kalah;
mod oware;

pub use kalah::Kalah;
pub use oware::{GrandSlam, Oware};

//! The games, one file each.

mod kalah;
mod kenya_children;
mod kenya_laps;
mod kiswahili;
mod kujifunza;
mod nam_nam;
mod oware;

pub use kalah::Kalah;
pub use kenya_children::KenyaChildren;
pub use kenya_laps::KenyaLaps;
pub use kiswahili::{Houses, Kiswahili};
pub use kujifunza::Kujifunza;
pub use nam_nam::NamNam;
pub use oware::{GrandSlam, Oware};

//! The games, one file each.
//!
//! The [first page](crate#games) has a table of them. A [`Variant`](crate::Variant) chooses one by its name.

mod bestemshe;
mod congkak;
mod kalah;
mod kenya_children;
mod kenya_laps;
mod kiswahili;
mod kujifunza;
mod nam_nam;
mod oware;
mod togyz;

pub use bestemshe::Bestemshe;
pub use congkak::{Congkak, Dakon};
pub use kalah::Kalah;
pub use kenya_children::KenyaChildren;
pub use kenya_laps::KenyaLaps;
pub use kiswahili::{Houses, Kiswahili};
pub use kujifunza::Kujifunza;
pub use nam_nam::NamNam;
pub use oware::{GrandSlam, Oware};
pub use togyz::{NumberedMove, Togyz, Tuzdyks};

//! Games written by hand for nothing else, to measure the general engine against.

#![allow(clippy::pedantic, unreachable_pub)] // written for the machine, not for the reader

pub mod kalah;
pub mod kenya_laps;
pub mod kenya_laps_bytes;
pub mod kujifunza;
pub mod oware;
pub mod togyz;

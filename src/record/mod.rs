//! Positions and turns written down: text, serde, traces, forms of other programs.

pub mod foreign;
#[cfg(feature = "serde")]
mod serde;
mod text;
#[cfg(feature = "alloc")]
pub(crate) mod trace;

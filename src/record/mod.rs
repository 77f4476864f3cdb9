//! Positions and turns written down: text, serde, traces.

#[cfg(feature = "serde")]
mod serde;
mod text;
#[cfg(feature = "alloc")]
pub(crate) mod trace;

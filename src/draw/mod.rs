//! Positions drawn, for people to look at.

pub(crate) mod drawing;
#[cfg(feature = "svg")]
pub(crate) mod svg;
mod terminal;

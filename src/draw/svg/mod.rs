//! Pictures for browsers.
//!
//! The pictures are written straight into a [`core::fmt::Write`]: there are few kinds of elements, all numbers are whole,
//! and the only foreign text is a title. A tree of nodes, as the crate `svg` builds it, would need the standard library.

pub(crate) mod animation;
mod film;
mod layout;
mod paint;
pub(crate) mod still;
pub(crate) mod theme;
mod words;

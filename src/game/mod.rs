//! Games and matches: what a position alone cannot know.

pub(crate) mod history;
pub(crate) mod playable;
pub(crate) mod result;
pub(crate) mod series;
pub(crate) mod transcript;

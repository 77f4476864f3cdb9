//! A law that does not hold, and where.

use alloc::{
    format,
    string::{String, ToString},
};
use core::fmt::Display;

use super::law::Law;
use crate::{Move, Position, Ruleset};

/// A game breaks a law: which one, and in which position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} breaks the law that {law}, under {rules}: {found}", subject(.position, *.mv))]
#[non_exhaustive]
pub struct LawError {
    /// The law.
    pub law: Law,
    /// The rules with their options, as `Debug` writes them.
    pub rules: String,
    /// The text of the position.
    pub position: String,
    /// The move, where the law speaks of one.
    pub mv: Option<Move>,
    /// What was found instead.
    pub found: String,
}

fn subject(position: &str, mv: Option<Move>) -> String {
    match mv {
        Some(mv) => format!("the move {mv} from {position}"),
        None => format!("the position {position}"),
    }
}

/// Something to test laws on.
#[derive(Clone, Copy)]
pub(super) struct Case<'a, R: Ruleset> {
    pub(super) law: Law,
    pub(super) position: &'a Position<R>,
    pub(super) mv: Option<Move>,
}

impl<R: Ruleset> Case<'_, R> {
    /// The law is broken.
    pub(super) fn broken(self, found: impl Display) -> LawError {
        LawError {
            law: self.law,
            rules: format!("{:?}", self.position.rules()),
            position: self.position.to_string(),
            mv: self.mv,
            found: found.to_string(),
        }
    }

    /// The law is broken unless something is true.
    pub(super) fn require<D: Display>(self, holds: bool, found: impl FnOnce() -> D) -> Result<(), LawError> {
        if holds { Ok(()) } else { Err(self.broken(found())) }
    }
}

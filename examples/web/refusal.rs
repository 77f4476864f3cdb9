//! Why a request is not answered as it wishes.

use manqala::{GameError, ParseMoveError, PositionError, VariantError};

/// A request was refused.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("the request cannot be read: {0}")]
    Http(#[from] httparse::Error),
    #[error("expected one {0} header that can be read")]
    Header(&'static str),
    #[error("the body ends too early")]
    Short,
    #[error("the body is not what is expected here: {0}")]
    Json(#[from] serde_json::Error),
    #[error("{host:?} is not this server: expected {expected}")]
    Host { host: String, expected: String },
    #[error("requests from other pages are not answered")]
    Origin,
    #[error("there is nothing at {path:?}")]
    Path { path: String },
    #[error("{method} is not answered here: expected {allowed}")]
    Method { method: String, allowed: &'static str },
    #[error("the request did not arrive in time")]
    Slow,
    #[error("the body has no Content-Length")]
    NoLength,
    #[error("the body is longer than {most} bytes")]
    Body { most: usize },
    #[error("the path is longer than {most} bytes")]
    Url { most: usize },
    #[error("expected a body of the type application/json")]
    ContentType,
    #[error("the headers are longer than {most} bytes, or too many")]
    Head { most: usize },
    #[error("the game has {found} moves: at most {most} are played again")]
    Plies { found: usize, most: usize },
    #[error("variant: {0}")]
    Variant(#[from] VariantError),
    #[error("start: {0}")]
    Start(#[from] PositionError),
    #[error("ply {ply}: {error}")]
    Move { ply: usize, error: ParseMoveError },
    #[error("ply {ply}: {error}")]
    Play { ply: usize, error: GameError },
    #[error("no move is left: the game is over, {finish}")]
    Over { finish: String },
    #[error("the moves take too long to be played again")]
    Replay,
}

impl Refusal {
    /// The status of the answer.
    pub(crate) fn status(&self) -> u16 {
        match self {
            Self::Http(_) | Self::Header(_) | Self::Short | Self::Json(_) => 400,
            Self::Origin => 403,
            Self::Path { .. } => 404,
            Self::Method { .. } => 405,
            Self::Slow => 408,
            Self::NoLength => 411,
            Self::Body { .. } => 413,
            Self::Url { .. } => 414,
            Self::ContentType => 415,
            Self::Host { .. } => 421,
            Self::Plies { .. }
            | Self::Variant(_)
            | Self::Start(_)
            | Self::Move { .. }
            | Self::Play { .. }
            | Self::Over { .. } => 422,
            Self::Head { .. } => 431,
            Self::Replay => 503,
        }
    }
}

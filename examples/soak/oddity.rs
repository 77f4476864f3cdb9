//! Something that should not have happened, with what is needed to see it again.

use std::fmt;

use manqala::{AnyPosition, Move, Variant, laws::Law};

use crate::settings::Settings;

/// What is odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Law(Law),
    Twin,
    Panic,
    Hang,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Law(law) => write!(f, "it is not so that {law}"),
            Self::Twin => f.write_str("the game is another one with the seats swapped"),
            Self::Panic => f.write_str("a panic"),
            Self::Hang => f.write_str("a ply does not end"),
        }
    }
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    pub(crate) variant: Variant,
    pub(crate) game: u64,
    /// What the game is determined by.
    pub(crate) seed: u64,
    /// How many moves have been made.
    pub(crate) ply: u32,
    pub(crate) position: AnyPosition,
    /// The move that is being made; `None` while the position is looked at.
    pub(crate) mv: Option<Move>,
}

/// Something odd, and when it was seen.
#[derive(Clone, Debug)]
pub(crate) struct Oddity {
    pub(crate) kind: Kind,
    pub(crate) seen: String,
    pub(crate) moment: Moment,
}

impl Oddity {
    /// The oddity for people to read, with the command that plays the game again and puts all laws to every ply of it.
    pub(crate) fn told(&self, settings: &Settings) -> String {
        let Moment { variant, game, seed, ply, position, mv } = &self.moment;
        let mv = mv.map_or_else(|| "none yet".to_owned(), |mv| mv.to_string());
        let again = Settings {
            variants: Some(vec![*variant]),
            seed: *seed,
            from: 0,
            games: Some(1),
            every: 1,
            threads: 1,
            ..settings.clone()
        };
        format!(
            "odd: {}: {}\n  variant {variant}, game {game}, seed {seed}, ply {ply}\n  position {position}\n  \
             move {mv}\n  again: {}",
            self.kind,
            self.seen,
            again.command()
        )
    }
}

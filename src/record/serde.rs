//! Serialized forms. Everything that has a text form is serialized as that text, in every format, and what is read goes
//! through the same checks as text does.

use core::{fmt, marker::PhantomData, str::FromStr};

use arrayvec::ArrayString;
#[cfg(feature = "alloc")]
use serde::de::SeqAccess;
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, Visitor},
};

use crate::{
    AnyPosition, Board, Grid, Move, Named, Pit, Position, Repetition, Ruleset, Variant,
    engine::named::{self, Name},
    rules::{
        Bestemshe, Congkak, Dakon, Kalah, KenyaChildren, KenyaLaps, Kiswahili, Kujifunza, NamNam, Oware,
        Togyz,
    },
};
#[cfg(feature = "alloc")]
use crate::{Observer as _, Trace};

/// Reads a value from its text.
struct Text<T>(&'static str, PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// Serializes types as their text.
macro_rules! as_text {
    ($( [$($n:ident)*] $type:ty: $what:literal; )*) => { $(
        impl<$(const $n: usize),*> Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de $(, const $n: usize)*> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text::<Self>($what, PhantomData))
            }
        }
    )* };
}

as_text! {
    [] Pit: "a pit, as in `a1`";
    [] Move: "a move, as in `a1` or `e2+`";
    [] Variant: "the name of a variant, as in `oware`";
    [] Repetition: "a rule for repetition, as in `Draw 2`";
    [ROWS COLS] Board<ROWS, COLS>: "the text of a board and its stores";
}

#[cfg(feature = "alloc")]
as_text! {
    [] crate::Game<AnyPosition>: "the transcript of a game";
    [] crate::Match: "the transcript of a match";
    [] crate::MatchFormat: "the format of a match, as in `first to 3`";
}

/// The name of some rules, without a number of seeds.
struct NameOf<R>(R);

impl<R: Named> fmt::Display for NameOf<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        named::write(self.0, R::SEEDS, f)
    }
}

impl<R: Named> FromStr for NameOf<R> {
    type Err = WrongGame;

    fn from_str(text: &str) -> Result<Self, WrongGame> {
        let name = Name::split(text).map_err(WrongGame::Variant)?;
        let columns = name.size.map_or(R::COLUMNS, |(columns, _)| usize::from(columns));
        match name.rules() {
            Some(rules) if columns == R::Board::COLS => {
                let rules = rules.map_err(WrongGame::Variant)?;
                let seeds = name.size.map(|(_, seeds)| seeds);
                named::seeds(rules, seeds).map_err(WrongGame::Variant)?;
                Ok(Self(rules))
            }
            _ => {
                let expected = R::PRESETS.first().map_or("?", |&(name, _)| name);
                Err(WrongGame::Other { expected, columns: R::Board::COLS })
            }
        }
    }
}

/// The name of a variant does not go with the type that is read.
#[derive(Debug, thiserror::Error)]
enum WrongGame {
    #[error(transparent)]
    Variant(crate::VariantError),
    #[error("expected a variant of `{expected}` with {columns} columns")]
    Other { expected: &'static str, columns: usize },
}

/// Serializes rules as their name.
macro_rules! as_name {
    ($( [$($pits:ident)?] $game:ty; )*) => { $(
        impl<$(const $pits: usize)?> Serialize for $game
        where
            $game: Named,
        {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&NameOf(*self))
            }
        }

        impl<'de $(, const $pits: usize)?> Deserialize<'de> for $game
        where
            $game: Named,
        {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = Text::<NameOf<Self>>("the name of a variant", PhantomData);
                deserializer.deserialize_str(text).map(|name| name.0)
            }
        }
    )* };
}

as_name! {
    [PITS] Oware<PITS>;
    [PITS] Kalah<PITS>;
    [] NamNam;
    [] KenyaChildren;
    [] KenyaLaps;
    [] Kujifunza;
    [] Kiswahili;
    [] Togyz;
    [] Bestemshe;
    [PITS] Congkak<PITS>;
    [PITS] Dakon<PITS>;
}

/// What a position is serialized as.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Position", deny_unknown_fields)]
struct Written<V, P> {
    variant: V,
    position: P,
}

/// A value that is serialized as its text.
struct AsText<T>(T);

impl<T: fmt::Display> Serialize for AsText<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// The text of a position, kept until the variant is known, which may stand behind it.
struct Kept(ArrayString<{ Kept::CAPACITY }>);

impl Kept {
    /// Longer than the text of any position: 64 pits and two stores of three digits, owners and marks.
    const CAPACITY: usize = 512;
}

impl<'de> Deserialize<'de> for Kept {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Text("the text of a position", PhantomData))
    }
}

impl FromStr for Kept {
    type Err = TooLong;

    fn from_str(text: &str) -> Result<Self, TooLong> {
        ArrayString::from(text).map(Self).map_err(|_| TooLong { found: text.len() })
    }
}

#[derive(Debug, thiserror::Error)]
#[error("a text of {found} bytes is no position: expected at most {} bytes", Kept::CAPACITY)]
struct TooLong {
    found: usize,
}

impl<R: Ruleset + Serialize> Serialize for Position<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { variant: self.rules(), position: AsText(self) }.serialize(serializer)
    }
}

impl<'de, R: Ruleset + Deserialize<'de>> Deserialize<'de> for Position<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::<R, Kept>::deserialize(deserializer)?;
        Self::parse_with(written.variant, &written.position.0).map_err(de::Error::custom)
    }
}

impl Serialize for AnyPosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { variant: self.variant(), position: AsText(self) }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for AnyPosition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::<Variant, Kept>::deserialize(deserializer)?;
        written.variant.parse(&written.position.0).map_err(de::Error::custom)
    }
}

#[cfg(feature = "alloc")]
impl Serialize for Trace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.events())
    }
}

#[cfg(feature = "alloc")]
impl<'de> Deserialize<'de> for Trace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Events)
    }
}

/// Reads a trace. Makes room only for events that have come: the length that is told beforehand may be a lie.
#[cfg(feature = "alloc")]
struct Events;

#[cfg(feature = "alloc")]
impl<'de> Visitor<'de> for Events {
    type Value = Trace;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the events of a turn")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut events: A) -> Result<Trace, A::Error> {
        let mut trace = Trace::new();
        while let Some(event) = events.next_element()? {
            trace.hear(event);
        }
        Ok(trace)
    }
}

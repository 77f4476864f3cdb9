//! Reading text that may be anything.

use std::fmt::Display;

use manqala::{AnyPosition, Game, Match, MatchFormat, Move, Pit, Repetition, Variant};

/// Reads a text. What is refused is refused in words.
pub(crate) fn read<T, E: Display>(parse: impl FnOnce(&str) -> Result<T, E>, text: &str) -> Option<T> {
    match parse(text) {
        Ok(value) => Some(value),
        Err(error) => {
            assert!(!error.to_string().is_empty(), "{text:?} is refused without a word");
            None
        }
    }
}

/// Reads text of which there is only one spelling.
fn read_exactly<T, E>(text: &str) -> Option<T>
where
    T: std::str::FromStr<Err = E> + Display,
    E: Display,
{
    let value = read(str::parse::<T>, text)?;
    assert_eq!(value.to_string(), text);
    Some(value)
}

pub(crate) fn pit(text: &str) -> Option<Pit> {
    read_exactly(text)
}

pub(crate) fn mv(text: &str) -> Option<Move> {
    read_exactly(text)
}

pub(crate) fn repetition(text: &str) -> Option<Repetition> {
    read_exactly(text)
}

pub(crate) fn format(text: &str) -> Option<MatchFormat> {
    read_exactly(text)
}

/// A variant may have longer names than the one that is written.
pub(crate) fn variant(text: &str) -> Option<Variant> {
    let variant = read(str::parse::<Variant>, text)?;
    let shortest = variant.to_string();
    assert!(shortest.len() <= text.len(), "{shortest} is no shorter than {text}");
    assert_eq!(shortest.parse(), Ok(variant), "{text}");
    Some(variant)
}

/// A position may come out settled.
pub(crate) fn position(variant: Variant, text: &str) -> Option<AnyPosition> {
    let position = read(|text| variant.parse(text), text)?;
    let board = text.split(' ').take(2).flat_map(|field| field.split([',', '/']));
    let seeds: u32 = board.map(|seeds| seeds.parse::<u32>().expect("a number of seeds")).sum();
    assert_eq!(u32::from(position.seeds()), seeds, "{variant}: {text}");
    Some(position)
}

/// A line may end as on another system, and the last one need not end at all.
pub(crate) fn game(text: &str) -> Option<Game<AnyPosition>> {
    let game = read(str::parse::<Game<AnyPosition>>, text)?;
    let written = game.to_string();
    let again: Game<AnyPosition> = written.parse().expect("a transcript that was written");
    assert_eq!(again.to_string(), written);
    assert!(again.positions() == game.positions() && again.moves() == game.moves());
    assert_eq!(again.result(), game.result());
    // Only the name of the variant has several spellings.
    assert!(written.lines().skip(1).eq(text.lines().skip(1)), "{text:?} is written as {written:?}");
    Some(game)
}

/// As with a game.
pub(crate) fn contest(text: &str) -> Option<Match> {
    let contest = read(str::parse::<Match>, text)?;
    let written = contest.to_string();
    let again: Match = written.parse().expect("a match that was written");
    assert_eq!(again.to_string(), written);
    assert_eq!(
        (again.state(), again.wins(), again.seeds()),
        (contest.state(), contest.wins(), contest.seeds())
    );
    assert!(again.rounds().eq(contest.rounds()));
    Some(contest)
}

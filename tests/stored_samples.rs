//! What serde has written once is read for ever, and written the same. The samples lie in `tests/samples/`, a file a type: a
//! line holds the value as the crate displays it (or as `Debug` does, where it has no text), as JSON, and as the bytes of
//! postcard in hexadecimal digits, separated by tabs.
//!
//! A sample is never changed. A line for a new value is added with its JSON and two more columns that say anything: the test
//! then tells what they should say.

use std::{collections::HashSet, fmt::Debug, fs, path::Path};

use manqala::{
    AnyPosition, Board, Direction, End, Event, Finish, Game, GameResult, Match, MatchFormat, Move, Outcome,
    Pit, Position, Repetition, RepetitionPolicy, Side, Site, Trace, Variant,
    rules::{Congkak, GrandSlam, Kalah, Kiswahili, NamNam, Oware, Togyz},
};
use serde::{Serialize, de::DeserializeOwned};

/// Tests the samples of a type, and hands out their values.
fn stored<T>(file: &str, shown: impl Fn(&T) -> String) -> Vec<T>
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples").join(file).with_extension("tsv");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut values = Vec::new();
    for line in text.lines() {
        let [text, json, hex] = *line.split('\t').collect::<Vec<_>>() else { panic!("{file}: {line}") };
        let value: T = serde_json::from_str(json).unwrap_or_else(|error| panic!("{file}: {json}: {error}"));
        assert_eq!(written(&value, &shown), line, "{file}");
        let binary: T =
            postcard::from_bytes(&bytes(hex)).unwrap_or_else(|error| panic!("{file}: {hex}: {error}"));
        assert_eq!(value, binary, "{file}: {text}");
        values.push(value);
    }
    assert!(!values.is_empty(), "{file}");
    values
}

/// A line of a file.
fn written<T: Serialize>(value: &T, shown: impl Fn(&T) -> String) -> String {
    let json = serde_json::to_string(value).expect("JSON");
    let binary = postcard::to_allocvec(value).expect("bytes");
    let hex = binary.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat();
    format!("{}\t{json}\t{hex}", shown(value).replace('\n', "\\n"))
}

fn bytes(hex: &str) -> Vec<u8> {
    let digit = |digit: &u8| char::from(*digit).to_digit(16).expect("a hexadecimal digit");
    let byte = |pair: &[u8]| u8::try_from(pair.iter().fold(0, |byte, hex| 16 * byte + digit(hex)));
    hex.as_bytes().chunks(2).map(|pair| byte(pair).expect("a byte")).collect()
}

fn text<T: ToString>(value: &T) -> String {
    value.to_string()
}

fn debug<T: Debug>(value: &T) -> String {
    format!("{value:?}")
}

/// Tests that the samples hold all of some values.
fn hold_all<T: PartialEq + Debug>(stored: &[T], all: impl IntoIterator<Item = T>) {
    for value in all {
        assert!(stored.contains(&value), "no sample of {value:?}");
    }
}

#[test]
fn sides_directions_and_pits_are_read_and_written_as_ever() {
    hold_all(&stored("side", text), Side::ALL);
    hold_all(&stored("direction", text), [Direction::Clockwise, Direction::Anticlockwise]);
    let corners = ["a1", "z1", "a8", "z8"].map(|pit| pit.parse::<Pit>().expect("a pit"));
    hold_all(&stored("pit", text), corners);
    stored::<Site>("site", text);
}

#[test]
fn moves_are_read_and_written_as_ever() {
    let moves = ["c1", "e2+", "e2-", "e2+*", "e2-*"].map(|mv| mv.parse::<Move>().expect("a move"));
    hold_all(&stored("move", text), moves);
}

#[test]
fn boards_are_read_and_written_as_ever() {
    stored::<Board<2, 6>>("board-2x6", text);
    stored::<Board<4, 8>>("board-4x8", text);
}

#[test]
fn variants_are_read_and_written_as_ever() {
    hold_all(&stored("variant", text), Variant::all());
}

#[test]
fn positions_of_every_variant_are_read_and_written_as_ever() {
    let positions = stored::<AnyPosition>("any-position", text);
    let variants: HashSet<String> = positions.iter().map(|position| position.variant().to_string()).collect();
    for name in Variant::NAMES {
        assert!(variants.contains(*name), "no sample of {name}");
    }
    assert!(
        positions.iter().any(AnyPosition::is_over) && positions.iter().any(|position| !position.is_over())
    );
}

#[test]
fn positions_of_a_type_are_read_and_written_as_ever() {
    stored::<Position<Oware>>("position-oware", text);
    stored::<Position<Kalah<4>>>("position-kalah-4", text);
    stored::<Position<NamNam>>("position-namnam", text);
    stored::<Position<Togyz>>("position-togyz", text);
    stored::<Position<Kiswahili>>("position-kiswahili", text);
}

#[test]
fn rulesets_are_read_and_written_as_ever() {
    stored::<Oware<8>>("rules-oware-8", debug);
    stored::<Congkak<7>>("rules-congkak", debug);
    hold_all(&stored("grand-slam", text), GrandSlam::ALL);
}

#[test]
fn events_and_traces_are_read_and_written_as_ever() {
    let kinds: HashSet<String> = stored::<Event>("event", debug)
        .into_iter()
        .map(|event| debug(&event).split([' ', '{']).next().unwrap_or("").to_owned())
        .collect();
    for kind in "Lift Relay Drop Divert Skip Capture Seize Place Bank Settle Turn".split(' ') {
        assert!(kinds.contains(kind), "no sample of {kind}");
    }
    stored::<Trace>("trace", debug);
}

#[test]
fn outcomes_and_results_are_read_and_written_as_ever() {
    hold_all(&stored("outcome", text), [Outcome::Win(Side::South), Outcome::Win(Side::North), Outcome::Draw]);
    hold_all(&stored("end", debug), [End::Majority, End::EmptyRow, End::NoMove]);
    stored::<Finish>("finish", debug);
    stored::<GameResult>("game-result", debug);
}

#[test]
fn rules_for_repetition_are_read_and_written_as_ever() {
    hold_all(&stored("repetition-policy", text), RepetitionPolicy::ALL);
    hold_all(
        &stored("repetition", text),
        [Repetition::OFF, Repetition::DRAW, Repetition::SHARE_FOURS, Repetition::EACH_TAKES_OWN_SIDE],
    );
}

/// Games and matches have no equality of their own: their texts are compared.
#[derive(Debug)]
struct AsText<T>(T);

impl<T: ToString> PartialEq for AsText<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0.to_string() == other.0.to_string()
    }
}

impl<T: Serialize> Serialize for AsText<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: serde::Deserialize<'de>> serde::Deserialize<'de> for AsText<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Self)
    }
}

#[test]
fn transcripts_are_read_and_written_as_ever() {
    stored::<AsText<Game<AnyPosition>>>("game", |game| text(&game.0));
    stored::<AsText<Match>>("match", |series| text(&series.0));
    stored::<MatchFormat>("match-format", text);
}

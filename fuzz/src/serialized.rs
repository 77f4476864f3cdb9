//! Bytes as JSON and in a binary format, for everything that serde reads.

use std::fmt::{Debug, Display};

use manqala::{
    AnyPosition, Board, Direction, Finish, Game, GameResult, Match, MatchFormat, Move, Outcome, Pit,
    Position, Repetition, Ruleset, Side, Site, Variant,
    rules::{GrandSlam, Kalah, Kiswahili, NamNam, Oware, Togyz},
};
use serde::{Serialize, de::DeserializeOwned};

use crate::{laws, read, written};

pub fn check(bytes: &[u8]) {
    for position in written::read::<AnyPosition>(bytes).into_iter().flatten() {
        laws::hold(&position);
    }
    position::<Oware>(bytes);
    position::<Kalah<4>>(bytes);
    position::<NamNam>(bytes);
    position::<Togyz>(bytes);
    position::<Kiswahili>(bytes);

    plain::<Variant>(bytes);
    plain::<Pit>(bytes);
    plain::<Move>(bytes);
    plain::<Board<2, 6>>(bytes);
    plain::<Board<4, 8>>(bytes);
    plain::<Repetition>(bytes);
    plain::<MatchFormat>(bytes);
    plain::<Side>(bytes);
    plain::<Direction>(bytes);
    plain::<Site>(bytes);
    plain::<Outcome>(bytes);
    plain::<Finish>(bytes);
    plain::<GameResult>(bytes);
    plain::<GrandSlam>(bytes);
    plain::<Oware>(bytes);

    transcript::<Game<AnyPosition>>(bytes, |text| read::game(text).is_some());
    transcript::<Match>(bytes, |text| read::contest(text).is_some());
}

fn plain<T: Serialize + DeserializeOwned + PartialEq + Debug>(bytes: &[u8]) {
    written::read::<T>(bytes).iter().flatten().for_each(written::is_read_back);
}

/// A position of a game that is known to the compiler is the same as one that is chosen while the program runs.
fn position<R: Ruleset + Serialize + DeserializeOwned>(bytes: &[u8]) {
    for position in written::read::<Position<R>>(bytes).into_iter().flatten() {
        written::is_read_back(&position);
        let json = serde_json::to_string(&position).expect("JSON");
        let any: AnyPosition = serde_json::from_str(&json).expect("what was written");
        assert_eq!(any.to_string(), position.to_string());
        laws::hold(&any);
    }
}

fn transcript<T: Serialize + DeserializeOwned + Display>(bytes: &[u8], is_read: impl Fn(&str) -> bool) {
    for value in written::read::<T>(bytes).into_iter().flatten() {
        let text = value.to_string();
        assert!(is_read(&text), "{text}");
        let json = serde_json::to_string(&value).expect("JSON");
        assert_eq!(serde_json::from_str::<T>(&json).expect("what was written").to_string(), text);
        let bytes = postcard::to_allocvec(&value).expect("bytes");
        assert_eq!(postcard::from_bytes::<T>(&bytes).expect("what was written").to_string(), text);
    }
}

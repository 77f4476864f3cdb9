//! Bytes that serde did not write in that way: cut short, changed, or noise. What is read from them is an error, or a value as
//! good as any: it is written and read back, its seeds are kept, its moves can be listed and played. Nothing panics.
//!
//! The bytes are the stored samples in `tests/samples/`, in JSON and in postcard, and what becomes of them.

use std::{fmt::Debug, fs, path::Path};

use manqala::{
    AnyPosition, Board, Direction, End, Event, Finish, Game, GameResult, Match, MatchFormat, MatchState,
    Move, Outcome, Pit, Position, Repetition, RepetitionPolicy, Ruleset, Side, Site, Trace, Variant,
    rules::{Congkak, GrandSlam, Kalah, Kiswahili, NamNam, Oware, Togyz},
};
use proptest::prelude::*;
use serde::{
    Deserialize as _, Serialize,
    de::{
        DeserializeOwned,
        value::{Error, SeqDeserializer},
    },
};

/// A type that serde reads and writes.
trait Value: Serialize + DeserializeOwned {
    /// Panics if this is no value as good as any. `again` has been written and read.
    fn is_sound(&self, again: &Self);
}

/// Reads bytes. What is read is written and read again, and is sound.
fn read<T: Value>(bytes: &[u8]) -> Result<T, String> {
    let value: T = postcard::from_bytes(bytes).map_err(|error| error.to_string())?;
    let written = postcard::to_allocvec(&value).expect("bytes");
    let again: T = postcard::from_bytes(&written).expect("what was written");
    assert_eq!(postcard::to_allocvec(&again).as_ref(), Ok(&written));
    let json = serde_json::to_string(&value).expect("JSON");
    let from_json: T = serde_json::from_str(&json).expect("what was written");
    assert_eq!(serde_json::to_string(&from_json).expect("JSON"), json);
    value.is_sound(&again);
    Ok(value)
}

/// The samples of a type: JSON and bytes.
fn samples(file: &str) -> Vec<(String, Vec<u8>)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples").join(file).with_extension("tsv");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let sample = |line: &str| {
        let [_, json, hex] = *line.split('\t').collect::<Vec<_>>() else { panic!("{file}: {line}") };
        let digits: Vec<u8> = hex.chars().filter_map(|c| c.to_digit(16)?.try_into().ok()).collect();
        (json.to_owned(), digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect())
    };
    text.lines().map(sample).collect()
}

/// All that is done to the samples of a type, then noise. Says how many of the samples with a changed byte were accepted: where
/// there are none, nothing was tested but refusals.
fn check<T: Value>(file: &str) -> usize {
    let samples = samples(file);
    assert!(!samples.is_empty(), "{file}");
    let mut counts = [0, 0];
    for (json, bytes) in &samples {
        assert!(read::<T>(bytes).is_ok(), "{file}: {json}");
        cut_short::<T>(json, bytes);
        one_byte_changed::<T>(bytes, &mut counts);
        huge_numbers::<T>(bytes);
    }
    noise::<T>();
    let [accepted, refused] = counts;
    assert!(refused > 0, "{file}");
    accepted
}

/// No beginning of a sample is a value.
fn cut_short<T: Value>(json: &str, bytes: &[u8]) {
    for end in 0..bytes.len() {
        assert!(read::<T>(&bytes[..end]).is_err(), "{json}, {end} bytes");
    }
    for (end, _) in json.char_indices() {
        assert!(serde_json::from_str::<T>(&json[..end]).is_err(), "{json}, {end} bytes");
    }
}

/// Each byte in turn becomes another one. Counts how many of these are accepted, and how many refused.
fn one_byte_changed<T: Value>(bytes: &[u8], counts: &mut [usize; 2]) {
    // Every one of a long sample would take too long.
    let step = 1 + bytes.len() / 200;
    for at in 0..bytes.len() {
        let old = bytes[at];
        let new = [old ^ 1, old.wrapping_add(1), old ^ 0x80, 0, 0xff, b'9', b',', b' ', b'N', b'*', b'\n'];
        for (i, &new) in new.iter().enumerate() {
            if (at + i) % step == 0 {
                let mut changed = bytes.to_vec();
                changed[at] = new;
                counts[usize::from(read::<T>(&changed).is_err())] += 1;
            }
        }
    }
}

/// Each byte in turn becomes a number as large as 32 and 64 bits hold, and one that does not end: a length there asks for
/// more than any memory.
fn huge_numbers<T: Value>(bytes: &[u8]) {
    const HUGE: [&[u8]; 4] = [
        b"\xff\xff\xff\xff\x0f",
        b"\xff\xff\xff\xff\xff\xff\xff\xff\x7f",
        b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01",
        b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff",
    ];
    for at in 0..bytes.len().min(200) {
        for huge in HUGE {
            let _ = read::<T>(&[&bytes[..at], huge, &bytes[at + 1..]].concat());
        }
    }
}

/// Random bytes, and random words of the notation behind their length.
fn noise<T: Value>() {
    let config = ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() };
    let word = prop::sample::select(
        &[
            "oware",
            "kalah(2,1)",
            "namnam",
            "0,",
            "4,",
            "/",
            " ",
            "S",
            "N",
            "-",
            "a1",
            "e2+",
            "*",
            ":",
            "\n",
            "é",
        ][..],
    );
    let text = prop::collection::vec(word, 0..20).prop_map(|words| {
        let text = words.concat();
        [&[u8::try_from(text.len()).expect("a short text")], text.as_bytes()].concat()
    });
    let bytes = prop_oneof![prop::collection::vec(any::<u8>(), 0..120), text];
    proptest!(config, |(bytes in bytes)| { let _ = read::<T>(&bytes); });
}

/// Values with an equality, and what else is true of them.
macro_rules! values {
    ($( [$($generics:tt)*] $type:ty: $sound:expr; )*) => { $(
        impl<$($generics)*> Value for $type {
            fn is_sound(&self, again: &Self) {
                assert_eq!(self, again);
                let sound: fn(&Self) = $sound;
                sound(self);
            }
        }
    )* };
}

/// Nothing else: every value of the type makes sense.
fn always<T>(_: &T) {}

values! {
    [] Side: always;
    [] Direction: always;
    [] Site: always;
    [] Outcome: always;
    [] End: always;
    [] Finish: always;
    [] GameResult: always;
    [] RepetitionPolicy: always;
    [] GrandSlam: always;
    [] Pit: |pit| {
        assert_eq!(Pit::new(pit.file(), pit.rank()), Some(*pit));
        assert_eq!(pit.to_string().parse(), Ok(*pit));
    };
    [] Move: |mv| {
        assert_eq!(mv.to_string().parse(), Ok(*mv));
        for variant in Variant::all() {
            let start = variant.start();
            assert_eq!(start.play(*mv).is_ok(), start.legal_moves().contains(mv), "{variant}: {mv}");
        }
    };
    [const ROWS: usize, const COLS: usize] Board<ROWS, COLS>: |board| {
        let pits = board.ranks().iter().flatten().map(|&seeds| u32::from(seeds)).sum::<u32>();
        let stores = Side::ALL.map(|side| u32::from(board.store(side))).iter().sum::<u32>();
        assert_eq!(pits + stores, u32::from(board.total()));
        assert_eq!(board.to_string().parse(), Ok(*board));
    };
    [] Variant: |variant| {
        assert_eq!(variant.to_string().parse(), Ok(*variant));
        plays_on(&variant.start());
    };
    [] Oware<8>: |rules| typed_plays_on(&Position::start(*rules));
    [] Congkak<7>: |rules| typed_plays_on(&Position::start(*rules));
    [] Repetition: |repetition| {
        assert!(repetition.occurrence >= 2);
        assert_eq!(repetition.to_string().parse(), Ok(*repetition));
    };
    [] MatchFormat: |format| {
        assert!(Match::new("namnam".parse().expect("a variant"), *format).is_ok());
        assert_eq!(format.to_string().parse(), Ok(*format));
    };
    [] Event: |event| happens(*event);
    [] Trace: |trace| trace.events().iter().copied().for_each(happens);
    [] AnyPosition: plays_on;
    [] Position<Oware>: typed_plays_on;
    [] Position<Kalah<4>>: typed_plays_on;
    [] Position<NamNam>: typed_plays_on;
    [] Position<Togyz>: typed_plays_on;
    [] Position<Kiswahili>: typed_plays_on;
}

/// A step happens on a board, or leaves it as it is.
fn happens(event: Event) {
    fn on<const ROWS: usize, const COLS: usize>(event: Event, board: &str) {
        let board: Board<ROWS, COLS> = board.parse().expect("a board");
        let mut after = board;
        if event.apply(&mut after) {
            // Still a board, which reads its own text.
            assert_eq!(after.to_string().parse(), Ok(after), "{event:?}");
        } else {
            assert_eq!(after, board, "{event:?}");
        }
    }
    on::<2, 6>(event, "4,4,4,4,4,4/4,4,4,4,4,4 0,0");
    on::<2, 6>(event, "0,0,0,0,0,0/0,0,0,0,0,0 0,0");
    on::<2, 6>(event, "0,0,0,0,0,0/255,0,0,0,0,0 0,0");
    on::<2, 6>(event, "0,0,0,0,0,0/0,0,0,0,0,0 0,255");
    on::<4, 2>(event, "1,0/2,9/3,3/200,0 5,6");
}

fn plays_on(position: &AnyPosition) {
    assert_eq!(position.variant().parse(&position.to_string()), Ok(*position));
    let moves = position.legal_moves();
    assert_eq!((moves.is_empty(), moves.len()), (position.is_over(), position.count_legal_moves()));
    assert_eq!(
        (position.outcome().is_some(), position.end().is_some()),
        (moves.is_empty(), moves.is_empty())
    );
    for mv in moves {
        let next = position.play(mv).expect("a legal move");
        assert_eq!(next.seeds(), position.seeds(), "{mv} from {position}");
        assert_eq!(next.is_over(), next.legal_moves().is_empty(), "{mv} from {position}");
    }
}

fn typed_plays_on<R: Ruleset>(position: &Position<R>) {
    assert_eq!(Position::parse_with(*position.rules(), &position.to_string()), Ok(*position));
    assert_eq!(position.is_over(), position.legal_moves().is_empty());
    for mv in position.legal_moves() {
        let next = position.play(mv).expect("a legal move");
        assert_eq!(next.seeds(), position.seeds(), "{mv} from {position}");
        assert_eq!(next.is_over(), next.legal_moves().is_empty(), "{mv} from {position}");
    }
}

impl Value for Game<AnyPosition> {
    fn is_sound(&self, again: &Self) {
        assert_eq!((self.positions(), self.moves()), (again.positions(), again.moves()));
        assert_eq!((self.result(), self.repetition()), (again.result(), again.repetition()));
        assert!(self.positions().iter().all(|position| position.seeds() == self.start().seeds()));
        let mut game = self.clone();
        while game.undo() {}
        assert_eq!(game.position(), self.start());
        while game.redo() {}
        assert_eq!(game.position(), self.position());
        plays_on(game.position());
    }
}

impl Value for Match {
    fn is_sound(&self, again: &Self) {
        assert_eq!(self.state(), again.state());
        for (game, again) in self.earlier_games().iter().zip(again.earlier_games()) {
            assert!(game.is_over());
            game.is_sound(again);
        }
        self.game().is_sound(again.game());
        let mut contest = self.clone();
        if let MatchState::Between { choice } = contest.state() {
            let pits: Vec<Pit> = choice.iter().flat_map(|choice| choice.pits().take(choice.count)).collect();
            contest.next_round(&pits).expect("the leader's choice");
            assert_eq!(contest.state(), MatchState::Playing);
        }
    }
}

#[test]
fn bytes_of_sides_directions_and_sites_are_refused_or_make_sense() {
    assert!(check::<Side>("side") > 0);
    assert!(check::<Direction>("direction") > 0);
    assert!(check::<Site>("site") > 0);
}

#[test]
fn bytes_of_pits_and_moves_are_refused_or_can_be_named() {
    assert!(check::<Pit>("pit") > 0);
    assert!(check::<Move>("move") > 0);
}

#[test]
fn bytes_of_boards_are_refused_or_hold_255_seeds_at_most() {
    assert!(check::<Board<2, 6>>("board-2x6") > 0);
    assert!(check::<Board<4, 8>>("board-4x8") > 0);
}

#[test]
fn bytes_of_variants_and_rulesets_are_refused_or_can_be_played() {
    assert!(check::<Variant>("variant") > 0);
    assert!(check::<Oware<8>>("rules-oware-8") > 0);
    check::<Congkak<7>>("rules-congkak");
    assert!(check::<GrandSlam>("grand-slam") > 0);
}

#[test]
fn bytes_of_positions_of_any_game_are_refused_or_can_be_played() {
    assert!(check::<AnyPosition>("any-position") > 0);
}

#[test]
fn bytes_of_positions_of_a_type_are_refused_or_can_be_played() {
    assert!(check::<Position<Oware>>("position-oware") > 0);
    assert!(check::<Position<Kalah<4>>>("position-kalah-4") > 0);
    assert!(check::<Position<NamNam>>("position-namnam") > 0);
    assert!(check::<Position<Togyz>>("position-togyz") > 0);
    assert!(check::<Position<Kiswahili>>("position-kiswahili") > 0);
}

#[test]
fn bytes_of_events_and_traces_are_refused_or_happen_on_a_board_or_leave_it() {
    assert!(check::<Event>("event") > 0);
    assert!(check::<Trace>("trace") > 0);
}

#[test]
fn bytes_of_results_and_rules_for_repetition_are_refused_or_make_sense() {
    assert!(check::<Outcome>("outcome") > 0);
    assert!(check::<End>("end") > 0);
    assert!(check::<Finish>("finish") > 0);
    assert!(check::<GameResult>("game-result") > 0);
    assert!(check::<RepetitionPolicy>("repetition-policy") > 0);
    assert!(check::<Repetition>("repetition") > 0);
}

#[test]
fn bytes_of_games_are_refused_or_can_be_taken_back_and_played_again() {
    assert!(check::<Game<AnyPosition>>("game") > 0);
}

#[test]
fn bytes_of_matches_are_refused_or_go_on() {
    assert!(check::<Match>("match") > 0);
    assert!(check::<MatchFormat>("match-format") > 0);
}

#[test]
fn bytes_of_one_type_are_refused_or_make_sense_as_another() {
    fn read_as_everything(bytes: &[u8]) {
        fn as_one<T: Value + Debug>(bytes: &[u8]) {
            let _ = read::<T>(bytes);
        }
        as_one::<Pit>(bytes);
        as_one::<Move>(bytes);
        as_one::<Board<2, 6>>(bytes);
        as_one::<Variant>(bytes);
        as_one::<AnyPosition>(bytes);
        as_one::<Position<Kiswahili>>(bytes);
        as_one::<Event>(bytes);
        as_one::<Trace>(bytes);
        as_one::<Repetition>(bytes);
        as_one::<GameResult>(bytes);
        as_one::<Game<AnyPosition>>(bytes);
        as_one::<Match>(bytes);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples");
    let mut files = 0;
    for entry in fs::read_dir(&folder).expect("the samples") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
        for (_, bytes) in samples(name) {
            read_as_everything(&bytes);
        }
        files += 1;
    }
    assert!(files > 20, "{files}");
}

#[test]
fn a_trace_takes_no_memory_for_events_that_only_a_length_speaks_of() {
    /// Says that it has more than any memory holds, and has nothing.
    struct Boast;

    impl Iterator for Boast {
        type Item = u8;

        fn next(&mut self) -> Option<u8> {
            None
        }

        fn size_hint(&self) -> (usize, Option<usize>) {
            (usize::MAX, Some(usize::MAX))
        }
    }

    let read = Trace::deserialize(SeqDeserializer::<_, Error>::new(Boast));
    assert_eq!(read, Ok(Trace::new()));
}

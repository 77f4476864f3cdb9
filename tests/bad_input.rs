//! Whatever can be wrong with input is said in words that name what is wrong, and nothing panics.

use std::fmt::Display;

use manqala::{
    AnyPosition, Board, Direction, Move, Pit, PlayError, Position, PositionError, Repetition, Ruleset, Side,
    Variant,
    rules::{GrandSlam, Kalah, KenyaLaps, Kiswahili, Kujifunza, NamNam, Oware},
};
use proptest::prelude::*;

/// What is said about a text.
fn said<T, E: Display>(read: Result<T, E>, text: &str) -> String {
    match read {
        Ok(_) => panic!("{text:?} is accepted"),
        Err(error) => error.to_string(),
    }
}

const NO_NUMBER: &str =
    "is not a number of seeds: expected decimal digits without sign or leading zeros, at most 255";

#[test]
fn a_position_is_refused_with_the_field_that_is_wrong() {
    let right = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
    assert!(right.parse::<Position<Oware>>().is_ok());
    let cases = [
        ("", "the stores field is missing; the fields are separated by one space"),
        ("4,4,4,4,4,4/4,4,4,4,4,4", "the stores field is missing; the fields are separated by one space"),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0", "the turn field is missing; the fields are separated by one space"),
        (
            "4,4,4,4,4,4/4,4,4,4,4,4\t0,0\tS",
            "the stores field is missing; the fields are separated by one space",
        ),
        // Ranks and pits.
        (" 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "board: expected 2 ranks separated by `/`, found 1"),
        ("4,4,4,4,4,4 0,0 S", "board: expected 2 ranks separated by `/`, found 1"),
        ("4,4,4,4,4,4/4,4,4,4,4,4/ 0,0 S", "board: expected 2 ranks separated by `/`, found 3"),
        ("4,4,4,4,4/4,4,4,4,4,4 0,0 S", "board: expected 6 pits separated by `,` in rank 2, found 5"),
        ("4,4,4,4,4,4/4,4,4,4,4,4,4 0,0 S", "board: expected 6 pits separated by `,` in rank 1, found 7"),
        ("4,4,4,4,4,4/ 0,0 S", "board: expected 6 pits separated by `,` in rank 1, found 1"),
        // Turn.
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 s", "turn: expected `S` or `N`, found \"s\""),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 South", "turn: expected `S` or `N`, found \"South\""),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 ", "turn: expected `S` or `N`, found \"\""),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0  S", "turn: expected `S` or `N`, found \"\""),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\n", "turn: expected `S` or `N`, found \"S\\n\""),
        // Stores.
        ("4,4,4,4,4,4/4,4,4,4,4,4 0 S", "stores: expected `south,north`, found \"0\""),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0,0 S", "stores: expected `south,north`, found \"0,0,0\""),
        ("4,4,4,4,4,4/4,4,4,4,4,4  0,0 S", "stores: expected `south,north`, found \"\""),
        // Surplus.
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S ", "unexpected \"\" after the last field"),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S - -", "unexpected \"-\" after the last field"),
        ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNNNNN/SSSSSS", "unexpected \"NNNNNN/SSSSSS\" after the last field"),
        // Too many seeds, each number being small enough.
        (
            "4,4,4,4,4,4/4,4,4,4,4,4 208,0 S",
            "board and stores hold 256 seeds together: at most 255 are allowed",
        ),
        (
            "255,255,255,255,255,255/255,255,255,255,255,255 255,255 S",
            "board and stores hold 3570 seeds together: at most 255 are allowed",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(said(text.parse::<Position<Oware>>(), text), message, "{text:?}");
        assert_eq!(
            said("oware".parse::<Variant>().expect("a variant").parse(text), text),
            message,
            "{text:?}"
        );
    }
}

#[test]
fn a_number_is_plain_decimal_digits() {
    for wrong in [
        "",
        "-1",
        "+4",
        "04",
        "00",
        "4.0",
        "4a",
        "x",
        "256",
        "1000",
        "99999999999999999999",
        "٤",
        "４",
        "4_0",
        "0x4",
    ] {
        let board = format!("4,4,4,4,{wrong},4/4,4,4,4,4,4 0,0 S");
        let stores = format!("4,4,4,4,4,4/4,4,4,4,4,4 0,{wrong} S");
        for (field, text) in [("board", board), ("stores", stores)] {
            let message = format!("{field}: {wrong:?} {NO_NUMBER}");
            assert_eq!(said(text.parse::<Position<Kalah>>(), &text), message);
        }
    }
}

#[test]
fn a_board_of_its_own_is_refused_like_that_of_a_position() {
    for (text, message) in [
        ("1,1/1,1", "the stores field is missing; the fields are separated by one space".to_owned()),
        ("1,1/1 0,0", "board: expected 2 pits separated by `,` in rank 1, found 1".to_owned()),
        ("1,1 0,0", "board: expected 2 ranks separated by `/`, found 1".to_owned()),
        ("1,1/1,x 0,0", format!("board: \"x\" {NO_NUMBER}")),
        ("1,1/1,1 0,x", format!("stores: \"x\" {NO_NUMBER}")),
        ("1,1/1,1 0", "stores: expected `south,north`, found \"0\"".to_owned()),
        ("1,1/1,1 200,52", "board and stores hold 256 seeds together: at most 255 are allowed".to_owned()),
    ] {
        assert_eq!(said(text.parse::<Board<2, 2>>(), text), message);
    }
    let text = "1,1/1,1/1,1/1 0,0";
    let message = "board: expected 2 pits separated by `,` in rank 1, found 1";
    assert_eq!(said(text.parse::<Board<4, 2>>(), text), message);
    let text = "1/1,1/1,1/1,1 0,0";
    let message = "board: expected 2 pits separated by `,` in rank 4, found 1";
    assert_eq!(said(text.parse::<Board<4, 2>>(), text), message);
}

#[test]
fn a_board_holds_255_seeds_and_no_more() {
    assert_eq!(Board::<2, 6>::filled(21).map(|board| board.total()), Ok(252));
    assert_eq!(Board::<2, 6>::filled(22), Err(PositionError::TooManySeeds { found: 264 }));
    assert_eq!(Board::new([[200], [50]], [5, 0]).map(|board: Board<2, 1>| board.total()), Ok(255));
    assert_eq!(
        Board::new([[200], [50]], [5, 1]),
        Err::<Board<2, 1>, _>(PositionError::TooManySeeds { found: 256 })
    );
    let refused = Position::start_with(Kalah::<6>::default(), 22);
    assert_eq!(refused, Err(PositionError::TooManySeeds { found: 264 }));
}

#[test]
fn the_owners_of_pits_are_refused_by_name() {
    const SHAPE: &str = "does not name an owner for each pit: expected ranks like those of the board";
    const LETTER: &str = "names an owner that is neither `S` nor `N`";
    for (owners, message) in [
        ("NNNNNN", SHAPE),
        ("NNNNNN/SSSSS", SHAPE),
        ("NNNNNN/SSSSSS/", SHAPE),
        ("N,N,N,N,N,N/S,S,S,S,S,S", SHAPE),
        ("NNNNNN/SSSSsS", LETTER),
        ("NNNNNN/SSSS-S", LETTER),
        ("NNNNNN/SSSSÉS", LETTER),
    ] {
        let text = format!("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S {owners}");
        assert_eq!(said(text.parse::<Position<NamNam>>(), &text), format!("owners: {owners:?} {message}"));
    }
    let text = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
    let message = "the owners field is missing; the fields are separated by one space";
    assert_eq!(said(text.parse::<Position<NamNam>>(), text), message);
    let text = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNNNNN/SSSSSS x";
    assert_eq!(said(text.parse::<Position<NamNam>>(), text), "unexpected \"x\" after the last field");
}

#[test]
fn a_pit_is_a_file_letter_and_a_rank_digit() {
    for wrong in [
        "", "a", "1", "A1", "a0", "a9", "1a", "a11", "aa", " a1", "a1 ", "a1+", "a1\0", "é1", "a١", "{1",
        "`1",
    ] {
        let message = format!(
            "{wrong:?} is not a pit: expected a file letter and a rank digit from 1 to 8, as in `a1`"
        );
        assert_eq!(said(wrong.parse::<Pit>(), wrong), message);
    }
    for right in ["a1", "z1", "a8", "z8"] {
        assert_eq!(right.parse::<Pit>().map(|pit| pit.to_string()).as_deref(), Ok(right));
    }
    assert_eq!((Pit::new(26, 0), Pit::new(0, 8), Pit::new(255, 255)), (None, None, None));
}

#[test]
fn a_move_is_a_pit_with_a_direction_and_a_star_where_there_is_a_choice() {
    for wrong in [
        "", "a", "A1", "a0", "a9", "1a", "a11", " a1", "a1 ", "a1 +", "a1*+", "a1+-", "a1++", "a1**", "+a1",
        "+", "*", "a1#", "a1\n", "é", "a1＋",
    ] {
        let message = format!(
            "{wrong:?} is not a move: expected a pit (a small letter and a digit from 1 to 8), then `+` or `-` where \
             there is a choice of direction and `*` where there is one of going on, as in `a1`, `e2+` or `e2+*`"
        );
        assert_eq!(said(wrong.parse::<Move>(), wrong), message);
    }
    for right in ["a1", "z8", "a1+", "a1-", "a1*", "a1+*", "a1-*"] {
        assert_eq!(right.parse::<Move>().map(|mv| mv.to_string()).as_deref(), Ok(right));
    }
}

#[test]
fn long_or_unprintable_input_is_told_short_and_escaped() {
    let long = "x".repeat(1000);
    assert_eq!(
        said(long.parse::<Pit>(), &long),
        format!(
            "\"{}…\" is not a pit: expected a file letter and a rank digit from 1 to 8, as in `a1`",
            "x".repeat(37)
        )
    );
    // Forty bytes are kept whole, and no character is cut in two.
    let fits = "x".repeat(40);
    assert_eq!(fits.parse::<Pit>().map_err(|error| error.text.as_str().to_owned()), Err(fits));
    for pad in 0..4 {
        let wide = format!("{}{}", "x".repeat(pad), "é€𝄞".repeat(30));
        let text = wide.parse::<Pit>().expect_err("no pit").text;
        let kept = text.as_str().strip_suffix('…').expect("a cut text");
        assert!(wide.starts_with(kept) && kept.len() > 30, "{kept}");
    }
    let message = said("\x1b[2Ja1".parse::<Move>(), "");
    assert!(message.starts_with("\"\\u{1b}[2Ja1\" is not a move: "), "{message}");
}

#[test]
fn a_name_of_a_variant_is_refused_with_what_is_offered() {
    let policies = "`Capture`, `NoCapture`, `MustLeaveMove`, `Forbidden`, `OpponentTakesRest`, `SpareFurthest`, \
                    `SpareNearest`";
    let form = |name: &str| {
        format!(
            "{name:?} is not the name of a variant: expected `name(columns,seeds):option,option`, size and options only where needed"
        )
    };
    let option =
        |name: &str, offered: &str| format!("option {name:?} does not exist: this game offers {offered}");
    for (name, message) in [
        ("oware(6,4", form("oware(6,4")),
        ("oware(6)", form("oware(6)")),
        ("oware(6,4,2)", form("oware(6,4,2)")),
        ("oware(06,4)", form("oware(06,4)")),
        ("oware(6,+4)", form("oware(6,+4)")),
        ("oware(6, 4)", form("oware(6, 4)")),
        ("oware(6,256)", form("oware(6,256)")),
        ("oware:", option("", policies)),
        ("oware:forbidden", option("forbidden", policies)),
        ("oware:Forbidden,", option("", policies)),
        ("oware:Forbidden,Capture", "options \"Forbidden\" and \"Capture\" exclude each other".to_owned()),
        (
            "oware:Forbidden,Forbidden",
            "options \"Forbidden\" and \"Forbidden\" exclude each other".to_owned(),
        ),
        (
            "namnam:last_four=Owner,last_four=Off",
            "options \"last_four=Owner\" and \"last_four=Off\" exclude each other".to_owned(),
        ),
        (
            "namnam:last_four=Off,last_four=Owner",
            "options \"last_four=Off\" and \"last_four=Owner\" exclude each other".to_owned(),
        ),
        ("kalah:Forbidden", option("Forbidden", "`empty_capture`")),
        ("togyz:Forbidden", option("Forbidden", "none")),
        ("oware(13,4)", "a board of 13 columns is not offered: this game has 1 to 12".to_owned()),
        ("kalah(0,4)", "a board of 0 columns is not offered: this game has 1 to 12".to_owned()),
        ("kalah(6,0)", "0 seeds in a pit are not offered: this size of the game has 1 to 21".to_owned()),
        ("kalah(6,22)", "22 seeds in a pit are not offered: this size of the game has 1 to 21".to_owned()),
        ("kalah(1,128)", "128 seeds in a pit are not offered: this size of the game has 1 to 127".to_owned()),
        ("kenya-laps(7,2)", "a board of 7 columns is not offered: this game has 8 to 8".to_owned()),
        ("kenya-laps(8,3)", "3 seeds in a pit are not offered: this size of the game has 2 to 2".to_owned()),
    ] {
        assert_eq!(said(name.parse::<Variant>(), name), message, "{name}");
    }
    for name in ["", "chess", "Oware", " oware", "oware ", "(6,4)", ":Forbidden"] {
        let message = said(name.parse::<Variant>(), name);
        let preset = name.split(['(', ':']).next().expect("a beginning");
        assert!(
            message.starts_with(&format!(
                "{preset:?} is not a variant: expected one of `oware`, `abapa`, `awari`, `kalah`"
            )),
            "{message}"
        );
    }
}

#[test]
fn a_rule_for_repetition_is_refused() {
    for wrong in
        ["", "Draw", "draw 2", "Draw 1", "Draw 02", "Draw -2", "Draw  2", "Draw 4294967296", "Off", "2 Draw"]
    {
        let message = format!(
            "{wrong:?} is not a rule for repetition: expected `Draw`, `EachTakesOwnSide`, `ShareFours` or `Off` and a number \
             of at least 2"
        );
        assert_eq!(said(wrong.parse::<Repetition>(), wrong), message);
    }
}

#[test]
fn the_houses_and_the_closed_pit_of_bao_are_refused_by_name() {
    let namua = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 22,22 S";
    let mtaji = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 0,0 S";
    let houses = "does not say who owns his house: expected `SN`, `S`, `N` or `-`";
    let foreign = "is not a front pit of the player to move, nor `-`";
    for (text, message) in [
        (namua.to_owned(), "the houses field is missing; the fields are separated by one space".to_owned()),
        (
            format!("{namua} SN"),
            "the closed pit field is missing; the fields are separated by one space".into(),
        ),
        (format!("{namua} SN - -"), "unexpected \"-\" after the last field".into()),
        (format!("{namua} NS -"), format!("houses: \"NS\" {houses}")),
        (format!("{namua} s -"), format!("houses: \"s\" {houses}")),
        (format!("{namua}  -"), format!("houses: \"\" {houses}")),
        (format!("{mtaji} - x"), format!("closed pit: \"x\" {foreign}")),
        (format!("{mtaji} - e1"), format!("closed pit: \"e1\" {foreign}")),
        (format!("{mtaji} - d3"), format!("closed pit: \"d3\" {foreign}")),
        (format!("{mtaji} - i2"), format!("closed pit: \"i2\" {foreign}")),
        (format!("{namua} SN e2"), "closed pit: \"e2\" cannot be closed while a hand holds seeds".into()),
        (
            mtaji.replace("0,0 S", "1,0 S - e2"),
            "closed pit: \"e2\" cannot be closed while a hand holds seeds".into(),
        ),
        (
            mtaji.replace("0,0 S", "0,1 S - e2"),
            "closed pit: \"e2\" cannot be closed while a hand holds seeds".into(),
        ),
        (format!("{mtaji} - a2"), "closed pit: \"a2\" cannot be closed: it is empty".into()),
    ] {
        assert_eq!(said(text.parse::<Position<Kiswahili>>(), &text), message, "{text}");
    }
    assert!(format!("{mtaji} - e2").parse::<Position<Kiswahili>>().is_ok());
}

// Illegal moves.

fn refused<R: Ruleset>(rules: R, position: &str, mv: &str) -> (PlayError, String) {
    let position = Position::parse_with(rules, position).expect("a position");
    let mv = mv.parse().expect("a move");
    let error = position.play(mv).expect_err("an illegal move");
    assert!(!position.is_legal(mv) && !position.legal_moves().contains(&mv));
    (error, error.to_string())
}

#[test]
fn a_move_in_a_game_that_is_over_is_refused_as_that_whatever_it_is() {
    for mv in ["a1", "a2", "z8", "a1+*"] {
        let (error, text) = refused(Oware::<6>::default(), "1,0,0,0,0,0/1,0,0,0,0,0 25,21 S", mv);
        assert_eq!(error, PlayError::GameOver { mv: mv.parse().expect("a move") });
        assert_eq!(text, format!("{mv} cannot be played: the game is over"));
    }
}

#[test]
fn a_move_that_is_not_legal_is_refused_with_the_reason() {
    let start = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
    let (oware, kalah) = (Oware::<6>::default(), Kalah::<6>::default());
    let mv = |text: &str| text.parse::<Move>().expect("a move");
    let pit = |text: &str| text.parse::<Pit>().expect("a pit");

    for wrong in ["g1", "a3", "z8"] {
        let (error, text) = refused(kalah, start, wrong);
        assert_eq!(error, PlayError::NoSuchPit { mv: mv(wrong), pit: pit(wrong) });
        assert_eq!(text, format!("{wrong} cannot be played: the board has no pit {wrong}"));
    }

    let (error, text) = refused(oware, start, "a2");
    assert_eq!(error, PlayError::NotOwnPit { mv: mv("a2"), pit: pit("a2") });
    assert_eq!(text, "a2 cannot be played: a2 is not a pit of the player to move");

    let (error, text) = refused(oware, "4,4,4,4,4,4/4,0,4,4,4,4 0,0 S", "b1");
    assert_eq!(error, PlayError::EmptyPit { mv: mv("b1"), pit: pit("b1") });
    assert_eq!(text, "b1 cannot be played: b1 is empty");

    for wrong in ["a1+", "a1-", "a1*"] {
        let (error, text) = refused(oware, start, wrong);
        assert!(matches!(error, PlayError::Form { mv: told, .. } if told == mv(wrong)));
        assert_eq!(
            text,
            format!("{wrong} cannot be played: a move is written as its pit alone in this game")
        );
    }

    // A duty to feed, and two rules for slams.
    for (policy, position, wrong, why) in [
        (
            GrandSlam::Capture,
            "0,0,0,0,0,0/1,0,0,0,0,1 23,23 S",
            "a1",
            "the opponent has no seeds, and it brings him none",
        ),
        (
            GrandSlam::Forbidden,
            "0,0,0,2,1,2/1,0,0,0,2,3 16,21 S",
            "f1",
            "it would capture all seeds in the opponent's row",
        ),
        (
            GrandSlam::MustLeaveMove,
            "0,0,0,0,0,1/1,0,0,0,0,1 21,24 S",
            "f1",
            "it leaves the opponent without seeds, and another move does not",
        ),
    ] {
        let (error, text) = refused(Oware::<6>::new(policy), position, wrong);
        assert_eq!(error, PlayError::Forbidden { mv: mv(wrong), why });
        assert_eq!(text, format!("{wrong} cannot be played: {why}"));
    }

    let start = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 22,22 S SN -";
    let (error, text) = refused(Kiswahili::default(), start, "f2");
    assert!(matches!(error, PlayError::Form { mv: told, .. } if told == mv("f2")));
    assert_eq!(text, "f2 cannot be played: a move is written with its direction, `+` or `-`, in this game");

    let (error, text) =
        refused(Kujifunza, "0,0,0,0,0,0,0,0/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/0,0,0,0,0,0,0,0 0,0 S", "h2-*");
    assert!(matches!(error, PlayError::Form { mv: told, .. } if told == mv("h2-*")));
    assert_eq!(text, "h2-* cannot be played: a move is written without `*` in this game");

    let (error, text) = refused(Kiswahili::default(), start, "f2+*");
    assert_eq!(error, PlayError::NoChoice { mv: mv("f2+*") });
    assert_eq!(text, "f2+* cannot be played: the move never comes to a choice between stopping and going on");

    let (error, text) = refused(KenyaLaps::default(), "2,1,2,1,0,3,0,3/0,1,2,1,0,4,1,0 5,6 N", "a2");
    assert_eq!(error, PlayError::NeverEnds { mv: mv("a2") });
    assert_eq!(text, "a2 cannot be played: it never ends");
}

#[test]
fn a_position_chosen_at_run_time_refuses_with_the_same_words() {
    let start = "kalah".parse::<Variant>().expect("a variant").start();
    for (mv, message) in [
        ("a2", "a2 cannot be played: a2 is not a pit of the player to move"),
        ("g1", "g1 cannot be played: the board has no pit g1"),
        ("a1-", "a1- cannot be played: a move is written as its pit alone in this game"),
    ] {
        assert_eq!(said(start.play(mv.parse().expect("a move")), mv), message);
    }
}

/// Every move that can be written.
fn every_move() -> impl Iterator<Item = Move> {
    let directions = [None, Some(Direction::Clockwise), Some(Direction::Anticlockwise)];
    let pits =
        (0..Pit::MAX_RANKS).flat_map(|rank| (0..Pit::MAX_FILES).filter_map(move |file| Pit::new(file, rank)));
    pits.flat_map(move |pit| {
        let goes_on = |direction| [false, true].map(|goes_on| Move { pit, direction, goes_on });
        directions.map(goes_on).into_iter().flatten()
    })
}

#[test]
fn an_unchecked_move_that_is_not_legal_keeps_every_seed() {
    assert_eq!(every_move().count(), 26 * 8 * 3 * 2);
    for variant in Variant::all() {
        let start = variant.start();
        for mv in every_move() {
            let next = start.play_unchecked(mv);
            assert_eq!((next.seeds(), next.variant()), (start.seeds(), variant), "{mv}");
            assert_eq!(next.is_over(), next.legal_moves().is_empty(), "{mv}");
        }
    }
}

#[test]
fn a_state_of_another_position_is_refused_where_it_contradicts_the_board() {
    let mtaji = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 0,0 S - e2";
    let closed: Position<Kiswahili> = mtaji.parse().expect("a position");
    let rules = *closed.rules();
    assert_eq!(Position::new(rules, closed.board(), Side::South, *closed.state()), Ok(closed));
    for (board, message) in [
        (
            "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,0,2,2,6/0,0,0,0,0,0,0,0 0,0",
            "closed pit: \"e2\" cannot be closed: it is empty",
        ),
        (
            "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 1,0",
            "closed pit: \"e2\" cannot be closed while a hand holds seeds",
        ),
    ] {
        let board = board.parse().expect("a board");
        assert_eq!(said(Position::new(rules, board, Side::South, *closed.state()), message), message);
    }
}

// Noise.

/// Reads a text as everything there is. What is accepted is written, and read again as the same.
fn read_as_everything(text: &str) {
    if let Ok(pit) = text.parse::<Pit>() {
        assert_eq!(pit.to_string(), text);
    }
    if let Ok(mv) = text.parse::<Move>() {
        assert_eq!(mv.to_string(), text);
    }
    if let Ok(board) = text.parse::<Board<2, 6>>() {
        assert_eq!(board.to_string(), text);
    }
    if let Ok(variant) = text.parse::<Variant>() {
        assert_eq!(variant.to_string().parse(), Ok(variant));
    }
    let _ = text.parse::<Repetition>().map_err(|error| error.to_string());
    for variant in Variant::all() {
        match variant.parse(text) {
            Ok(position) => assert_eq!(variant.parse(&position.to_string()), Ok(position)),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
        read_as_everything(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn random_characters_of_the_notation_never_panic(
        characters in prop::collection::vec(prop::sample::select("0123456789,,,// SN-+*abcdefgh():é".chars().collect::<Vec<_>>()), 0..60)
    ) {
        read_as_everything(&characters.into_iter().collect::<String>());
    }

    #[test]
    fn positions_with_a_few_wrong_characters_never_panic(
        which: prop::sample::Index,
        changes in prop::collection::vec((any::<prop::sample::Index>(), prop::sample::select("0129,/ SN-*x".chars().collect::<Vec<_>>())), 0..4),
    ) {
        let variants: Vec<Variant> = Variant::all().collect();
        let mut text: Vec<char> = which.get(&variants).start().to_string().chars().collect();
        for (place, character) in changes {
            *place.get_mut(&mut text) = character;
        }
        read_as_everything(&text.into_iter().collect::<String>());
    }

    #[test]
    fn random_names_of_variants_never_panic(name in "(oware|abapa|kalah|kalah-empty|namnam|x)?(\\([0-9]{0,3},[0-9]{0,3}\\))?(:(Forbidden|Capture|empty_capture|,|x){0,4})?") {
        read_as_everything(&name);
    }
}

#[cfg(feature = "serde")]
mod json {
    use super::*;
    use manqala::Event;
    use serde::de::DeserializeOwned;

    fn json(variant: &str, position: &str) -> String {
        format!(r#"{{"variant":"{variant}","position":"{position}"}}"#)
    }

    /// What is said about JSON that is refused, without the place where it was read.
    fn refused<T: DeserializeOwned>(json: &str) -> String {
        match serde_json::from_str::<T>(json) {
            Ok(_) => panic!("{json} is accepted"),
            Err(error) => error.to_string().split(" at line ").next().unwrap_or_default().to_owned(),
        }
    }

    const START: &str = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";

    #[test]
    fn a_forged_position_is_refused_with_the_words_that_its_text_is_refused_with() {
        for (text, message) in [
            ("", "the stores field is missing; the fields are separated by one space"),
            (
                "4,4,4,4,4,4/4,4,4,4,4,4 208,0 S",
                "board and stores hold 256 seeds together: at most 255 are allowed",
            ),
            ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 X", "turn: expected `S` or `N`, found \"X\""),
            ("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S -", "unexpected \"-\" after the last field"),
            (
                "4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4 0,0 S",
                "board: expected 6 pits separated by `,` in rank 2, found 8",
            ),
        ] {
            assert_eq!(refused::<AnyPosition>(&json("oware", text)), message);
            assert_eq!(refused::<Position<Oware>>(&json("oware", text)), message);
        }
    }

    #[test]
    fn a_position_that_is_not_settled_is_settled_when_it_is_read() {
        let unsettled = json("oware", "0,0,0,0,0,0/2,1,0,0,0,0 20,22 S");
        let read: AnyPosition = serde_json::from_str(&unsettled).expect("a position");
        assert!(read.is_over());
        assert_eq!(read.to_string(), "0,0,0,0,0,0/0,0,0,0,0,0 23,22 S");
    }

    #[test]
    fn the_variant_must_go_with_the_type_that_is_read() {
        assert!(serde_json::from_str::<Position<Oware>>(&json("awari", START)).is_ok());
        for name in ["kalah", "oware(8,4)", "namnam"] {
            assert_eq!(
                refused::<Position<Oware>>(&json(name, START)),
                "expected a variant of `oware` with 6 columns"
            );
        }
        assert_eq!(
            refused::<Position<Kalah<4>>>(&json("kalah", START)),
            "expected a variant of `kalah` with 4 columns"
        );
    }

    #[test]
    fn the_name_of_a_variant_is_refused_with_the_words_of_its_text() {
        for name in ["chess", "oware(13,4)", "oware(6,4", "kalah(6,22)", "oware:Forbidden,Capture", "oware:x"]
        {
            let message = said(name.parse::<Variant>(), name);
            assert_eq!(refused::<Variant>(&format!("{name:?}")), message);
            assert_eq!(refused::<AnyPosition>(&json(name, START)), message);
        }
        assert_eq!(
            refused::<Position<Oware>>(&json("oware:Forbidden,Capture", START)),
            "options \"Forbidden\" and \"Capture\" exclude each other"
        );
    }

    #[test]
    fn a_number_of_seeds_that_is_not_offered_is_refused_whatever_the_type() {
        for name in ["kalah(6,22)", "kalah(6,0)", "kalah(6,255)"] {
            let message = said(name.parse::<Variant>(), name);
            assert_eq!(refused::<AnyPosition>(&json(name, START)), message);
            assert_eq!(refused::<Position<Kalah>>(&json(name, START)), message);
        }
    }

    #[test]
    fn a_text_that_is_longer_than_any_position_is_refused() {
        let long = "4".repeat(10_000);
        let message = "a text of 10000 bytes is no position: expected at most 512 bytes";
        assert_eq!(refused::<AnyPosition>(&json("oware", &long)), message);
        assert_eq!(refused::<Position<NamNam>>(&json("namnam", &long)), message);
    }

    #[test]
    fn fields_may_stand_in_any_order_but_must_be_the_two_there_are() {
        let swapped = format!(r#"{{"position":"{START}","variant":"oware"}}"#);
        assert!(serde_json::from_str::<AnyPosition>(&swapped).is_ok());
        for (text, message) in [
            (format!(r#"{{"position":"{START}"}}"#), "missing field `variant`"),
            (r#"{"variant":"oware"}"#.to_owned(), "missing field `position`"),
            (
                format!(r#"{{"variant":"oware","position":"{START}","over":true}}"#),
                "unknown field `over`, expected `variant` or `position`",
            ),
            (
                format!(r#"{{"variant":"oware","variant":"oware","position":"{START}"}}"#),
                "duplicate field `variant`",
            ),
        ] {
            assert_eq!(refused::<AnyPosition>(&text), message);
            assert_eq!(refused::<Position<Oware>>(&text), message);
        }
    }

    #[test]
    fn a_value_of_another_kind_is_refused_with_what_was_expected() {
        assert_eq!(refused::<Pit>("1"), "invalid type: integer `1`, expected a pit, as in `a1`");
        assert_eq!(refused::<Move>("null"), "invalid type: null, expected a move, as in `a1` or `e2+`");
        assert_eq!(
            refused::<Variant>("[]"),
            "invalid type: sequence, expected the name of a variant, as in `oware`"
        );
        assert_eq!(
            refused::<Board<2, 6>>("{}"),
            "invalid type: map, expected the text of a board and its stores"
        );
        assert_eq!(
            refused::<AnyPosition>(r#"{"variant":"oware","position":7}"#),
            "invalid type: integer `7`, expected the text of a position"
        );
        assert_eq!(
            refused::<AnyPosition>(r#"{"variant":7,"position":""}"#),
            "invalid type: integer `7`, expected the name of a variant, as in `oware`"
        );
    }

    #[test]
    fn pits_moves_and_boards_are_refused_with_the_words_of_their_text() {
        assert_eq!(
            refused::<Pit>(r#""i9""#),
            "\"i9\" is not a pit: expected a file letter and a rank digit from 1 to 8, as in `a1`"
        );
        assert_eq!(refused::<Move>(r#""""#), said("".parse::<Move>(), ""));
        assert_eq!(
            refused::<Board<2, 1>>(r#""200/50 5,1""#),
            "board and stores hold 256 seeds together: at most 255 are allowed"
        );
    }

    #[test]
    fn what_is_one_of_a_few_is_refused_with_those_there_are() {
        assert_eq!(refused::<Side>(r#""South""#), "unknown variant `South`, expected `S` or `N`");
        assert_eq!(refused::<Direction>(r#""*""#), "unknown variant `*`, expected `+` or `-`");
        assert_eq!(
            refused::<manqala::Outcome>(r#""Lost""#),
            "unknown variant `Lost`, expected `Win` or `Draw`"
        );
        assert_eq!(refused::<manqala::Outcome>(r#"{"Win":"X"}"#), "unknown variant `X`, expected `S` or `N`");
        assert!(
            refused::<GrandSlam>(r#""Slam""#)
                .starts_with("unknown variant `Slam`, expected one of `Capture`")
        );
        assert!(
            refused::<Event>(r#"{"Lose":{"pit":"a1"}}"#)
                .starts_with("unknown variant `Lose`, expected one of")
        );
    }

    #[test]
    fn an_event_is_refused_with_the_field_that_is_wrong() {
        for (json, message) in [
            (r#"{"Lift":{"pit":"a1"}}"#, "missing field `seeds`"),
            (r#"{"Lift":{"pit":"a1","seeds":256}}"#, "invalid value: integer `256`, expected u8"),
            (r#"{"Lift":{"pit":"a1","seeds":-1}}"#, "invalid value: integer `-1`, expected u8"),
            (
                r#"{"Lift":{"pit":"a9","seeds":1}}"#,
                "\"a9\" is not a pit: expected a file letter and a rank digit from 1 to 8, as in `a1`",
            ),
        ] {
            assert_eq!(refused::<Event>(json), message);
            #[cfg(feature = "alloc")]
            assert_eq!(refused::<manqala::Trace>(&format!("[{json}]")), message);
        }
        #[cfg(feature = "alloc")]
        assert_eq!(refused::<manqala::Trace>("{}"), "invalid type: map, expected the events of a turn");
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn json_with_a_few_wrong_characters_never_panics(
            which: prop::sample::Index,
            changes in prop::collection::vec(
                (any::<prop::sample::Index>(), prop::sample::select("0129,/ SN-*x\"{}:()".chars().collect::<Vec<_>>())), 0..4),
        ) {
            let variants: Vec<Variant> = Variant::all().collect();
            let start = which.get(&variants).start();
            let mut text: Vec<char> = json(&start.variant().to_string(), &start.to_string()).chars().collect();
            for (place, character) in changes {
                *place.get_mut(&mut text) = character;
            }
            let text: String = text.into_iter().collect();
            if let Ok(position) = serde_json::from_str::<AnyPosition>(&text) {
                let again = serde_json::to_string(&position).expect("JSON");
                prop_assert_eq!(serde_json::from_str::<AnyPosition>(&again).expect("a position"), position);
            }
        }
    }
}

//! Positions of other programs are read and written as those programs do it. `docs/interop.md` names the sources.

use std::fmt::Display;

use manqala::{
    Outcome, Pit, Position, Ruleset, Side,
    foreign::{ForeignError, OpenSpielGame, PlayStrategyGame},
    rules::{Bestemshe, Kalah, Oware, Togyz},
};
use proptest::prelude::*;

/// What is said about a text that is refused.
fn said<T, E: Display>(read: Result<T, E>, text: &str) -> String {
    match read {
        Ok(_) => panic!("{text:?} is accepted"),
        Err(error) => error.to_string(),
    }
}

/// The position some turns later, each the choice of one legal move by its number.
fn wander<R: Ruleset>(start: Position<R>, choices: &[prop::sample::Index]) -> Position<R> {
    choices.iter().fold(start, |position, choice| match position.legal_moves().as_slice() {
        [] => position,
        moves => position.play(moves[choice.index(moves.len())]).expect("a legal move"),
    })
}

fn choices() -> impl Strategy<Value = Vec<prop::sample::Index>> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..120)
}

mod playstrategy {
    use super::*;

    /// FEN of the tests of Mind-Sports-Games/strategygames and stratops, with the same position of ours.
    const OWARE: [(&str, &str); 11] = [
        ("4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"),
        ("5S,7S,7S,8S,1S,2S/1S,6S,5S,2,6S 0 0 N 3", "5,7,7,8,1,2/1,6,5,0,0,6 0,0 N"),
        ("5S,5S,6S,6S,1S,5S/1,5S,5S,5S,1,5S 0 0 N 2", "5,5,6,6,1,5/0,5,5,5,0,5 0,0 N"),
        ("2S,4,1S/1S,1S,3,1S 21 21 N 50", "2,0,0,0,0,1/1,1,0,0,0,1 21,21 N"),
        ("2S,4,1S/1S,1S,3,1S 25 17 N 50", "2,0,0,0,0,1/1,1,0,0,0,1 25,17 N"),
        ("6/6 24 24 S 50", "0,0,0,0,0,0/0,0,0,0,0,0 24,24 S"),
        ("3,2S,1S,2S/1S,3,2S,3S 20 17 S 50", "0,0,0,2,1,2/1,0,0,0,2,3 20,17 S"),
        ("1S,1,8S,2,3S/2S,1S,1S,2S,2S,2S 13 13 N 50", "1,0,8,0,0,3/2,1,1,2,2,2 13,13 N"),
        ("5,2S/1S,5 22 23 N 50", "0,0,0,0,0,2/1,0,0,0,0,0 22,23 N"),
        ("1S,5/5,1S 23 23 S 50", "1,0,0,0,0,0/0,0,0,0,0,1 23,23 S"),
        ("11S,5/2,23S,3 11 3 S 50", "11,0,0,0,0,0/0,0,23,0,0,0 11,3 S"),
    ];

    const TOGYZ: [(&str, &str); 6] = [
        (
            "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1",
            "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 S - -",
        ),
        (
            "9S,9S,9S,9S,1,10S,10S,10S,10S/9S,9S,9S,9S,9S,1S,10S,10S,10S 10 0 N 1",
            "9,9,9,9,0,10,10,10,10/9,9,9,9,9,1,10,10,10 10,0 N - -",
        ),
        (
            "10S,10S,10S,1S,1,10S,10S,10S,10S/10S,10S,10S,10S,1,1S,10S,10S,10S 10 10 S 2",
            "10,10,10,1,0,10,10,10,10/10,10,10,10,0,1,10,10,10 10,10 S - -",
        ),
        (
            "13S,2S,12S,3S,2S,1S,1,12S,12S/12S,2S,13S,13S,t,3S,12S,12S,1S 22 15 S 4",
            "13,2,12,3,2,1,0,12,12/12,2,13,13,0,3,12,12,1 22,15 S - e1",
        ),
        (
            "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10",
            "11,1,7,0,6,4,2,4,3/2,6,19,0,1,3,1,3,3 57,29 N d2 d1",
        ),
        (
            "6S,1,1S,t,5S,3S,4S,3S,1S/1S,2S,2S,t,3S,2S,2S,1S,1S 82 43 N 38",
            "6,0,1,0,5,3,4,3,1/1,2,2,0,3,2,2,1,1 82,43 N d2 d1",
        ),
    ];

    fn number_of(fen: &str) -> u32 {
        fen.rsplit(' ').next().and_then(|number| number.parse().ok()).expect("the number of a move")
    }

    fn read_and_written<R: PlayStrategyGame>(rules: R, samples: &[(&str, &str)]) {
        for &(fen, text) in samples {
            let position = Position::from_playstrategy_fen(rules, fen).expect("a FEN");
            assert_eq!(position.to_string(), text, "{fen}");
            assert_eq!(position.playstrategy_fen().move_number(number_of(fen)).to_string(), fen);
        }
    }

    #[test]
    fn samples_are_read_and_written_as_they_were() {
        read_and_written(Oware::abapa(), &OWARE);
        read_and_written(Togyz, &TOGYZ);
        read_and_written(
            Bestemshe,
            &[("5S,5S,5S,5S,5S/5S,5S,5S,5S,5S 0 0 S 1", "5,5,5,5,5/5,5,5,5,5 0,0 S")],
        );
    }

    #[test]
    fn a_tuzdyk_may_be_a_capital_letter_and_the_number_of_the_move_may_be_missing() {
        let fen = "2,T,24S,2S,9S,3S,9S,9S/2S,11S,2S,T,2,9S,9S,4S 30 39 S 16";
        let position = Position::from_playstrategy_fen(Togyz, fen).expect("a FEN");
        assert_eq!(position.to_string(), "0,0,0,24,2,9,3,9,9/2,11,2,0,0,0,9,9,4 30,39 S c2 d1");
        let written = position.playstrategy_fen().move_number(16).to_string();
        assert_eq!(written, fen.replace('T', "t"));

        let old = "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S";
        assert_eq!(Position::from_playstrategy_fen(Oware::abapa(), old), Ok(Position::start(Oware::abapa())));
    }

    #[test]
    fn oware_is_played_as_abapa() {
        for (fen, mv, next) in [
            ("3,2S,1S,2S/1S,3,2S,3S 20 17 S 50", "f1", "3,3S,2S,3S/1S,3,2S,1 20 17 N 50"),
            ("1S,1,8S,2,3S/2S,1S,1S,2S,2S,2S 13 13 N 50", "c2", "2S,1S,3,3S/3S,2S,2S,3S,3S,3S 13 13 S 51"),
            ("5,1S/1S,4,1S 22 23 S 50", "f1", "5,2S/1S,5 22 23 N 50"),
        ] {
            let position = Position::from_playstrategy_fen(Oware::abapa(), fen).expect("a FEN");
            let played = position.play(mv.parse().expect("a move")).expect("a legal move");
            assert_eq!(played.playstrategy_fen().move_number(number_of(next)).to_string(), next);
        }
    }

    /// The position after these pits have been lifted, from the start.
    fn played<R: Ruleset>(pits: &str) -> Position<R> {
        pits.split_whitespace().fold(Position::default(), |position, pit| {
            position.play(pit.parse().expect("a move")).expect("a legal move")
        })
    }

    /// A whole game of the site, whose last position is a FEN of its tests.
    #[test]
    fn togyz_is_played_to_the_same_end() {
        let pits = "g1 a2 f1 c2 a1 b2 b1 b2 i1 g2 d1 f2 h1 h2 i1 d2 e1 b2 g1 a2 i1 i2 a1 a2 h1 c2 a1 b2 b1 f2 b1 c2 \
                    f1 c2 f1 a2 a1 b2 a1 b2 i1 h2 h1 a2 a1 e2 a1 b2 b1 a2 a1 g2 i1 i2 g1 i2 g1 h2 h1 f2 e1 b2 g1 c2 \
                    f1 c2 g1 b2 h1 b2 c1 b2 h1 i2 i1";
        let end = played::<Togyz>(pits);
        assert_eq!(end.outcome(), Some(Outcome::Win(Side::South)));
        assert_eq!(end.playstrategy_fen().move_number(38).to_string(), TOGYZ[5].0);
    }

    #[test]
    fn bestemshe_is_played_to_the_same_end() {
        let end = played::<Bestemshe>("c1 b2 e1 e2 a1 c2 b1 e2 e1 c2 e1 b2 c1");
        assert_eq!(Side::ALL.map(|side| end.store(side)), [26, 12]);
        assert_eq!(end.outcome(), Some(Outcome::Win(Side::South)));
    }

    #[test]
    fn seeds_that_final_scores_contain_are_taken_off_the_board() {
        // The end of a circle, where each player gets the seeds on his own side.
        for (fen, text) in [
            ("1S,5/5,1S 24 24 S 56", "0,0,0,0,0,0/0,0,0,0,0,0 24,24 S"),
            ("2S,5/5,2S 23 25 S 56", "0,0,0,0,0,0/0,0,0,0,0,0 23,25 S"),
            // South had captured nothing.
            ("1S,5/5,8S 8 40 S 56", "0,0,0,0,0,0/0,0,0,0,0,0 8,40 S"),
        ] {
            let position = Position::from_playstrategy_fen(Oware::abapa(), fen).expect("a FEN");
            assert_eq!(position.to_string(), text);
            assert!(position.is_over());
        }
        // The tuzdyk stays where it is.
        let fen = "9/t,4,2S,3 100 62 S 40";
        let position = Position::from_playstrategy_fen(Togyz, fen).expect("a FEN");
        assert_eq!(position.to_string(), "0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0 100,62 S - a1");
        // South cannot have won the eight seeds before him with a score of seven.
        let fen = "1S,5/5,8S 7 41 S 56";
        assert_eq!(
            said(Position::from_playstrategy_fen(Oware::abapa(), fen), fen),
            "the scores are final, but South's, 7, cannot contain the 8 seeds on that side"
        );
    }

    #[test]
    fn what_is_wrong_is_named() {
        const ENTRY: &str = "board: expected seeds as in `4S`, at most 255, or empty pits as in `2`, found";
        let number = |field, text| {
            format!(
                "{field}: {text:?} is not a number of seeds: expected decimal digits without sign or leading zeros, at \
                 most 255"
            )
        };
        let cases = [
            ("", "board: expected 2 ranks separated by `/`, found 1".into()),
            ("/6 24 24 S 1", format!("{ENTRY} \"\"")),
            ("6/6/6 24 24 S 1", "board: expected 2 ranks separated by `/`, found 3".into()),
            ("6/6", "the south score field is missing; the fields are separated by one space".into()),
            ("6/6 24 24", "the turn field is missing; the fields are separated by one space".into()),
            ("6/5 24 24 S 1", "board: expected 6 pits separated by `,` in rank 1, found 5".into()),
            ("7/6 24 24 S 1", "board: expected 6 pits separated by `,` in rank 2, found 7".into()),
            ("6,1S/6 24 23 S 1", "board: expected 6 pits separated by `,` in rank 2, found 7".into()),
            (
                "255,255,255/6 24 24 S 1",
                "board: expected 6 pits separated by `,` in rank 2, found 765".into(),
            ),
            ("5,4s/6 22 22 S 1", format!("{ENTRY} \"4s\"")),
            ("5,S/6 22 22 S 1", format!("{ENTRY} \"S\"")),
            ("5,0S/6 24 24 S 1", format!("{ENTRY} \"0S\"")),
            ("5,0/6 24 24 S 1", format!("{ENTRY} \"0\"")),
            ("5,256S/6 24 24 S 1", format!("{ENTRY} \"256S\"")),
            ("5,-4S/6 24 24 S 1", format!("{ENTRY} \"-4S\"")),
            ("5,t/6 24 24 S 1", format!("{ENTRY} \"t\"")),
            ("5,½/6 24 24 S 1", format!("{ENTRY} \"½\"")),
            ("6/6 24 256 S 1", number("north score", "256")),
            ("6/6 +24 24 S 1", number("south score", "+24")),
            ("6/6 24 24 w 1", "turn: expected `S` or `N`, found \"w\"".into()),
            ("6/6 24 24 S ", "move number: expected decimal digits without sign, found \"\"".into()),
            ("6/6 24 24 S +1", "move number: expected decimal digits without sign, found \"+1\"".into()),
            ("6/6 24 24 S 1 1", "move number: expected decimal digits without sign, found \"1 1\"".into()),
            (
                "6/6 24 24 S 4294967296",
                "move number: expected decimal digits without sign, found \"4294967296\"".into(),
            ),
            ("5,1S/6 23 23 S 1", "board and scores hold 47 seeds together: expected 48".into()),
            (
                "255S,255S,255S,3/6 255 255 S 1",
                "board and scores hold 1275 seeds together: expected 48".into(),
            ),
        ];
        for (fen, message) in cases {
            assert_eq!(said(Position::from_playstrategy_fen(Oware::abapa(), fen), fen), message, "{fen:?}");
        }
    }

    #[test]
    fn a_tuzdyk_is_where_the_rules_allow_one() {
        for (board, message) in [
            ("9/t,1,t,6", "board: expected one tuzdyk on a side, found \"t,1,t,6\""),
            ("9/8,t", "north tuzdyk: \"i1\" is the opponent's ninth pit"),
            ("t,8/9", "south tuzdyk: \"a2\" is the opponent's ninth pit"),
            ("8,t/t,8", "north tuzdyk: \"a1\" has the same number as South's"),
            ("9/9,t", "board: expected 9 pits separated by `,` in rank 1, found 10"),
            (
                "9/8,u",
                "board: expected seeds as in `9S`, at most 255, empty pits as in `2`, or a tuzdyk `t`, found \"u\"",
            ),
        ] {
            let fen = format!("{board} 81 81 S 1");
            assert_eq!(said(Position::from_playstrategy_fen(Togyz, &fen), &fen), message);
        }
    }

    proptest! {
        #[test]
        fn every_position_of_a_game_comes_back(choices in choices(), number in any::<u32>()) {
            fn check<R: PlayStrategyGame>(rules: R, choices: &[prop::sample::Index], number: u32) {
                let position = wander(Position::start(rules), choices);
                let fen = position.playstrategy_fen().move_number(number).to_string();
                assert_eq!(Position::from_playstrategy_fen(rules, &fen), Ok(position), "{fen}");
            }
            check(Oware::default(), &choices, number);
            check(Oware::abapa(), &choices, number);
            check(Togyz, &choices, number);
            check(Bestemshe, &choices, number);
        }

        #[test]
        fn no_text_panics(text in "[0-9StTN,/ ]{0,60}|\\PC{0,40}") {
            let _ = Position::from_playstrategy_fen(Oware::abapa(), &text);
            let _ = Position::from_playstrategy_fen(Togyz, &text);
            let _ = Position::from_playstrategy_fen(Bestemshe, &text);
        }
    }
}

mod open_spiel {
    use super::*;

    /// The game of `playthroughs/oware.txt`.
    const OWARE_ACTIONS: &str = "2 5 2 1 1 2 2 3 5 4 2 3 3 4 0 1 3 0 2 2 4 2 2 4 3 3 0 4 5 1 0 4 4 0 5 1 1 4 0 3 3 4 1 5 3 2 0 3 5 5 1 1 \
                                 3 2 2 3 5 5 4 5 3 3 1 4 3 1 5 1 4 3 1 5 2 1 5 1 3 2 2 5 4 4 3 3 1 0 4 0 2 1 5 0 3 4 5 5 1 1 0 0 4 2 2 4 \
                                 0 5 3 3 5 5";

    /// Observations there, by the number of moves before.
    const OWARE: [(usize, &str); 13] = [
        (0, "0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 4"),
        (1, "1 | 0 0 | 4 4 0 5 5 5 5 4 4 4 4 4"),
        (2, "0 | 0 0 | 5 5 1 6 5 5 5 4 4 4 4 0"),
        (8, "0 | 0 0 | 7 2 1 10 6 6 6 0 0 0 7 3"),
        (11, "1 | 0 0 | 8 3 0 12 8 1 8 1 1 1 0 5"),
        (13, "1 | 0 0 | 9 4 1 0 10 2 9 2 2 1 2 6"),
        (103, "1 | 17 21 | 1 0 0 1 1 1 1 1 0 2 1 1"),
        (104, "0 | 17 21 | 1 0 0 1 1 1 1 1 0 2 0 2"),
        (105, "1 | 17 21 | 0 1 0 1 1 1 1 1 0 2 0 2"),
        (106, "0 | 17 23 | 1 0 0 1 1 1 1 1 0 2 0 0"),
        (108, "0 | 17 23 | 1 0 0 0 2 1 1 1 0 0 1 1"),
        (109, "1 | 19 23 | 1 0 0 0 2 0 0 1 0 0 1 1"),
        (110, "0 | 21 27 | 0 0 0 0 0 0 0 0 0 0 0 0"),
    ];

    /// The game of `playthroughs/mancala.txt`.
    const MANCALA_ACTIONS: &str = "6 11 4 12 1 5 10 1 9 3 10 1 9 5 13 3 8 4 13 10 2 9 1 11 6 8 1 11 4 13 5 8 3 8 2 9 13 12 6 10 1 9 5 8 3 6 \
                                   10 4 12 5 6 2 13 2 8 4 11 1 12 3 13";

    /// Observations there, by the number of moves before: the rows and stores, and the player to move.
    const MANCALA: [(usize, &str, u8); 13] = [
        (0, "-4-4-4-4-4-4-\n0-----------0\n-4-4-4-4-4-4-", 0),
        (1, "-4-4-4-5-5-5-\n0-----------1\n-4-4-4-4-4-0-", 1),
        (2, "-5-5-0-5-5-5-\n1-----------1\n-5-4-4-4-4-0-", 0),
        (3, "-5-5-0-5-5-6-\n1-----------2\n-5-4-4-0-5-1-", 1),
        (4, "-6-0-0-5-5-6-\n2-----------2\n-6-5-5-0-5-1-", 0),
        (6, "-6-0-1-6-6-7-\n2-----------4\n-0-6-6-1-0-3-", 1),
        (20, "-0-3-6-0-1-0-\n10-----------5\n-2-11-1-0-2-7-", 0),
        (21, "-1-4-7-1-2-1-\n10-----------6\n-2-0-2-1-3-8-", 1),
        (39, "-1-0-2-7-1-1-\n15-----------10\n-2-1-2-3-3-0-", 1),
        (42, "-2-1-3-0-0-1-\n21-----------10\n-0-3-4-0-3-0-", 0),
        (59, "-2-0-0-0-0-0-\n23-----------19\n-0-1-3-0-0-0-", 0),
        // Over: OpenSpiel leaves the seeds where they are.
        (61, "-0-0-0-0-0-0-\n24-----------19\n-1-1-0-1-1-1-", 0),
        (61, "-0-0-0-0-0-0-\n24-----------24\n-0-0-0-0-0-0-", 0),
    ];

    fn mancala_text((moves, board, player): (usize, &str, u8)) -> String {
        format!("{board}\nCurrent player: {player}\nMove number: {moves}")
    }

    /// The positions of a game, where the mover's action is a pit counted from his left.
    fn positions<R: Ruleset>(
        start: Position<R>,
        actions: &str,
        from_left: impl Fn(Side, u8) -> u8,
    ) -> Vec<Position<R>> {
        let mut positions = vec![start];
        for action in actions.split_whitespace() {
            let position = positions[positions.len() - 1];
            let at = from_left(position.turn(), action.parse().expect("an action"));
            let pit = match position.turn() {
                Side::South => Pit::new(at, 0),
                Side::North => Pit::new(5 - at, 1),
            };
            let mv = pit.expect("a pit").to_string().parse().expect("a move");
            positions.push(position.play(mv).expect("a legal move"));
        }
        positions
    }

    #[test]
    fn oware_is_played_as_abapa_and_written_the_same() {
        let positions = positions(Position::start(Oware::abapa()), OWARE_ACTIONS, |_, action| action);
        for (moves, text) in &OWARE[..12] {
            assert_eq!(positions[*moves].open_spiel_text().to_string(), *text);
            assert_eq!(Position::from_open_spiel_text(Oware::<6>::abapa(), text), Ok(positions[*moves]));
        }
        // A majority: what is left stays on our board, OpenSpiel gives it to those on whose side it lies.
        let (majority, end) = (positions[110], OWARE[12].1);
        assert_eq!(majority.open_spiel_text().to_string(), "0 | 19 25 | 0 0 0 0 2 0 0 1 0 0 1 0");
        let end = Position::from_open_spiel_text(Oware::<6>::abapa(), end).expect("a text");
        assert_eq!(end.to_string(), "0,0,0,0,0,0/0,0,0,0,0,0 21,27 S");
        assert_eq!(majority.outcome(), end.outcome());
        for side in Side::ALL {
            assert_eq!(end.store(side), majority.store(side) + majority.seeds_on_side(side));
        }
    }

    #[test]
    fn mancala_is_played_as_kalah_and_written_the_same() {
        let north_from_8 = |side, action| if side == Side::South { action - 1 } else { action - 8 };
        let positions = positions(Position::<Kalah>::default(), MANCALA_ACTIONS, north_from_8);
        for sample in MANCALA {
            let (text, moves) = (mancala_text(sample), sample.0);
            let read = Position::from_open_spiel_text(Kalah::<6>::default(), &text);
            assert_eq!(read, Ok(positions[moves]), "{text}");
        }
        for sample in MANCALA.into_iter().filter(|sample| !sample.1.contains("24-----------19")) {
            let position = positions[sample.0];
            let written = position.open_spiel_text().move_number(u32::try_from(sample.0).expect("few moves"));
            assert_eq!(written.to_string(), mancala_text(sample));
        }
    }

    #[test]
    fn oware_comes_in_any_size() {
        let start = Position::<Oware<2>>::start_with(Oware::abapa(), 2).expect("few seeds");
        assert_eq!(start.open_spiel_text().to_string(), "0 | 0 0 | 2 2 2 2");
        assert_eq!(Position::from_open_spiel_text(Oware::<2>::abapa(), "0 | 0 0 | 2 2 2 2"), Ok(start));
    }

    #[test]
    fn what_is_wrong_with_oware_is_named() {
        const PARTS: &str = "text: expected player, scores and seeds separated by ` | `, found";
        for (text, message) in [
            ("", format!("{PARTS} \"\"")),
            ("0 | 0 0", format!("{PARTS} \"0 | 0 0\"")),
            ("0|0 0|4 4 4 4 4 4 4 4 4 4 4 4", format!("{PARTS} \"0|0 0|4 4 4 4 4 4 4 4 4 4 4 4\"")),
            ("-4 | 24 24 | 0 0 0 0 0 0 0 0 0 0 0 0", "player: expected `0` or `1`, found \"-4\"".into()),
            ("0 | 48 | 0 0 0 0 0 0 0 0 0 0 0 0", "scores: expected 2 numbers, found 1".into()),
            ("0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4", "seeds: expected 12 numbers, found 11".into()),
            ("0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 4 4", "seeds: expected 12 numbers, found 13".into()),
            ("0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4  4", "seeds: expected 12 numbers, found 13".into()),
            (
                "0 | 0 0 | 4 4 4 4 4 4 4 4 4 4 4 x",
                "seeds: \"x\" is not a number of seeds: expected decimal digits without sign or leading zeros, at most 255"
                    .into(),
            ),
            (
                "0 | 200 56 | 0 0 0 0 0 0 0 0 0 0 0 0",
                "board and stores hold 256 seeds together: at most 255 are allowed".into(),
            ),
        ] {
            assert_eq!(said(Position::from_open_spiel_text(Oware::<6>::abapa(), text), text), message);
        }
    }

    #[test]
    fn what_is_wrong_with_mancala_is_named() {
        let right = mancala_text(MANCALA[1]);
        for (part, instead, message) in [
            (
                "-4-4-4-5-5-5-\n",
                "",
                "north row: expected numbers with a dash before and after each, found \"0-----------1\"",
            ),
            ("-4-4-4-5-5-5-", "-4-4-4-5-5-", "north row: expected 6 numbers, found 5"),
            ("-4-4-4-4-4-0-", "-4-4-4-4-4-0-0-", "south row: expected 6 numbers, found 7"),
            (
                "0-----------1",
                "0----------1",
                "stores: expected two numbers with eleven dashes between them, found \"0----------1\"",
            ),
            (
                "0-----------1",
                "0------------1",
                "stores: \"-1\" is not a number of seeds: expected decimal digits without sign or leading zeros, at most 255",
            ),
            // The text of releases before the player to move was added.
            (
                "\nCurrent player: 1\nMove number: 1",
                "",
                "player: expected the line `Current player: 0` or `1`, found \"\"",
            ),
            ("player: 1", "player: 2", "player: expected `0` or `1`, found \"2\""),
            ("\nMove number: 1", "", "move number: expected a line as in `Move number: 7`, found \"\""),
            ("number: 1", "number: -1", "move number: expected decimal digits without sign, found \"-1\""),
            ("number: 1", "number: 1\n", "unexpected \"\" after the last field"),
        ] {
            let text = right.replace(part, instead);
            assert_ne!(text, right);
            assert_eq!(said(Position::from_open_spiel_text(Kalah::<6>::default(), &text), &text), message);
        }
    }

    proptest! {
        #[test]
        fn every_position_of_a_game_comes_back(choices in choices(), number in any::<u32>()) {
            fn check<R: OpenSpielGame>(start: Position<R>, choices: &[prop::sample::Index]) {
                let position = wander(start, choices);
                let text = position.open_spiel_text().to_string();
                assert_eq!(Position::from_open_spiel_text(*start.rules(), &text), Ok(position), "{text}");
            }
            check(Position::<Oware>::default(), &choices);
            check(Position::start(Oware::<6>::awari()), &choices);
            check(Position::<Oware<9>>::default(), &choices);
            check(Position::<Kalah>::default(), &choices);
            let position = wander(Position::<Kalah>::default(), &choices);
            let text = position.open_spiel_text().move_number(number).to_string();
            prop_assert_eq!(Position::from_open_spiel_text(*position.rules(), &text), Ok(position));
        }

        #[test]
        fn no_text_panics(text in "[0-9| -]{0,60}|(-[0-9]*){0,8}\n[0-9-]*\n\\PC{0,40}") {
            let _ = Position::from_open_spiel_text(Oware::<6>::abapa(), &text);
            let _ = Position::from_open_spiel_text(Kalah::<6>::default(), &text);
        }
    }
}

mod kalah_protocol {
    use super::*;

    fn read<const PITS: usize>(text: &str) -> Result<Position<Kalah<PITS>>, ForeignError>
    where
        manqala::Board<2, PITS>: manqala::Grid,
    {
        Position::from_kalah_protocol_board(Kalah::default(), text)
    }

    #[test]
    fn samples_of_the_specification_are_read_and_written() {
        for (board, text) in [
            ("<3,10,2,1,2,3,4,2,0>", "0,2,4/1,2,3 10,2 S"),
            ("<3,0,0,3,3,3,3,3,3>", "3,3,3/3,3,3 0,0 S"),
            ("<3,1,3,0,4,4,4,3,3>", "3,3,4/0,4,4 1,3 S"),
        ] {
            let position = read::<3>(board).expect("a board");
            assert_eq!(position.to_string(), text);
            assert_eq!(position.kalah_protocol_board().to_string(), board);
        }
    }

    /// Turns of the server's tests: the mover comes first, so a board after a turn that passes is the opponent's.
    #[test]
    fn turns_are_those_of_the_server() {
        fn check<const PITS: usize>(before: &str, pit: &str, after: &str)
        where
            manqala::Board<2, PITS>: manqala::Grid,
        {
            let next = read::<PITS>(before).expect("a board").play(pit.parse().expect("a move"));
            assert_eq!(next.expect("a legal move").kalah_protocol_board().to_string(), after);
        }
        check::<3>("<3,0,0,3,3,3,3,3,3>", "a1", "<3,1,0,0,4,4,3,3,3>"); // again
        check::<4>("<4,0,0,5,5,5,5,5,5,5,5>", "c1", "<4,0,1,6,6,6,5,5,5,0,6>");
        check::<3>("<3,0,0,3,3,3,3,3,3>", "c1", "<3,0,1,4,4,3,3,3,0>");
        check::<3>("<3,1,1,3,3,3,3,3,3>", "b1", "<3,1,2,4,3,3,3,0,4>");
        check::<3>("<3,0,0,9,9,9,9,9,9>", "a1", "<3,0,1,10,10,10,1,11,11>");
        check::<3>("<3,0,0,1,0,3,3,3,3>", "a1", "<3,0,4,3,0,3,0,0,3>");
        check::<3>("<3,0,0,7,3,3,3,3,3>", "a1", "<3,0,6,4,4,0,0,4,4>");
        check::<3>("<3,0,0,1,0,1,0,0,1>", "a1", "<3,0,0,0,0,1,0,1,1>"); // nothing opposite
    }

    #[test]
    fn what_is_wrong_is_named() {
        const FORM: &str = "board: expected numbers separated by `,` between `<` and `>`, found";
        for (board, message) in [
            ("", format!("{FORM} \"\"")),
            ("3,0,0,3,3,3,3,3,3", format!("{FORM} \"3,0,0,3,3,3,3,3,3\"")),
            ("<3,0,0,3,3,3,3,3,3", format!("{FORM} \"<3,0,0,3,3,3,3,3,3\"")),
            (" <3,0,0,3,3,3,3,3,3>", format!("{FORM} \" <3,0,0,3,3,3,3,3,3>\"")),
            (">", format!("{FORM} \">\"")),
            ("<>", "board size: expected 3, found \"\"".into()),
            ("<4,0,0,3,3,3,3,3,3,3,3>", "board size: expected 3, found \"4\"".into()),
            ("<03,0,0,3,3,3,3,3,3>", "board size: expected 3, found \"03\"".into()),
            ("<+3,0,0,3,3,3,3,3,3>", "board size: expected 3, found \"+3\"".into()),
            ("<3>", "board: expected 8 numbers, found 0".into()),
            ("<3,0,0,3,3,3,3,3>", "board: expected 8 numbers, found 7".into()),
            ("<3,0,0,3,3,3,3,3,3,3>", "board: expected 8 numbers, found 9".into()),
            (
                "<3,0,0,3,3,3,3,3,256>",
                "board: \"256\" is not a number of seeds: expected decimal digits without sign or leading zeros, at most 255"
                    .into(),
            ),
            (
                "<3,0,0,3,3, 3,3,3,3>",
                "board: \" 3\" is not a number of seeds: expected decimal digits without sign or leading zeros, at most 255"
                    .into(),
            ),
            (
                "<3,250,0,3,3,3,3,3,3>",
                "board and stores hold 268 seeds together: at most 255 are allowed".into(),
            ),
        ] {
            assert_eq!(said(read::<3>(board), board), message);
        }
    }

    proptest! {
        #[test]
        fn every_position_of_a_game_comes_back_with_its_mover_as_south(choices in choices()) {
            let position = wander(Position::<Kalah>::default(), &choices);
            let board = position.kalah_protocol_board().to_string();
            let back = read::<6>(&board).expect("a board");
            prop_assert_eq!(back.turn(), Side::South);
            prop_assert_eq!(back.kalah_protocol_board().to_string(), board);
            if position.turn() == Side::South {
                prop_assert_eq!(back, position);
            } else {
                prop_assert_eq!(back.store(Side::South), position.store(Side::North));
                prop_assert_eq!(back.seeds_on_side(Side::South), position.seeds_on_side(Side::North));
                prop_assert_eq!(back.count_legal_moves(), position.count_legal_moves());
            }
        }

        #[test]
        fn no_text_panics(text in "<[0-9,]{0,60}>|\\PC{0,40}") {
            let _ = read::<3>(&text);
            let _ = read::<26>(&text);
        }
    }
}

/// Games chosen at run time.
mod any {
    use manqala::{AnyPosition, Variant, foreign::ForeignText};

    use super::*;

    type Read = fn(Variant, &str) -> Result<AnyPosition, ForeignError>;
    type Write = fn(&AnyPosition) -> Result<ForeignText, ForeignError>;

    const PLAYSTRATEGY: (Read, Write) = (AnyPosition::from_playstrategy_fen, AnyPosition::playstrategy_fen);
    const OPEN_SPIEL: (Read, Write) = (AnyPosition::from_open_spiel_text, AnyPosition::open_spiel_text);
    const KALAH_PROTOCOL: (Read, Write) =
        (AnyPosition::from_kalah_protocol_board, AnyPosition::kalah_protocol_board);

    fn variant(name: &str) -> Variant {
        name.parse().expect("a variant")
    }

    /// The text of a position, which is read again as the same one of the same variant.
    fn written((read, write): (Read, Write), position: &AnyPosition) -> String {
        let text = write(position).expect("a game that has this form").to_string();
        let back = read(position.variant(), &text).expect("a text of this form");
        assert_eq!(back, *position, "{text}");
        assert_eq!(back.variant(), position.variant());
        text
    }

    #[test]
    fn every_size_of_a_game_is_written_like_a_position_of_its_type_and_comes_back() {
        fn oware<const PITS: usize>()
        where
            manqala::Board<2, PITS>: manqala::Grid,
        {
            let start = Position::start(Oware::<PITS>::abapa());
            let text = written(OPEN_SPIEL, &variant(&format!("abapa({PITS},4)")).start());
            assert_eq!(text, start.open_spiel_text().to_string());
        }
        fn kalah<const PITS: usize>()
        where
            manqala::Board<2, PITS>: manqala::Grid,
        {
            let start = Position::start(Kalah::<PITS>::default());
            let text = written(KALAH_PROTOCOL, &variant(&format!("kalah({PITS},4)")).start());
            assert_eq!(text, start.kalah_protocol_board().to_string());
        }
        macro_rules! of_sizes {
            ($($pits:literal)*) => { $( oware::<$pits>(); kalah::<$pits>(); )* };
        }
        of_sizes!(1 2 3 4 5 6 7 8 9 10 11 12);
        assert!("oware(13,4)".parse::<Variant>().is_err() && "kalah(13,4)".parse::<Variant>().is_err());
    }

    #[test]
    fn a_position_has_the_same_text_whether_its_game_was_chosen_before_or_at_run_time() {
        fn next(name: &str) -> AnyPosition {
            let start = variant(name).start();
            start.play(start.legal_moves()[0]).expect("a legal move")
        }
        fn typed<R: Ruleset>(rules: R) -> Position<R> {
            let start = Position::start(rules);
            start.play(start.legal_moves()[0]).expect("a legal move")
        }
        for (any, typed) in [
            (
                written(PLAYSTRATEGY, &next("abapa")),
                typed(Oware::<6>::abapa()).playstrategy_fen().to_string(),
            ),
            (written(PLAYSTRATEGY, &next("togyz")), typed(Togyz).playstrategy_fen().to_string()),
            (written(PLAYSTRATEGY, &next("bestemshe")), typed(Bestemshe).playstrategy_fen().to_string()),
            (written(OPEN_SPIEL, &next("kalah")), typed(Kalah::<6>::default()).open_spiel_text().to_string()),
        ] {
            assert_eq!(any, typed);
        }
    }

    #[test]
    fn options_of_a_variant_are_those_that_are_played_on_with() {
        for name in ["oware", "awari", "oware:Forbidden"] {
            let fen = "1S,1,8S,2,3S/2S,1S,1S,2S,2S,2S 13 13 N 50";
            let position = AnyPosition::from_playstrategy_fen(variant(name), fen).expect("a position");
            assert_eq!(position.variant(), variant(name));
        }
    }

    #[test]
    fn a_move_has_a_number_where_the_text_of_the_game_has_one() {
        let numbered = |(_, write): (Read, Write), name: &str| {
            let text = write(&variant(name).start()).expect("a game that has this form");
            (text.to_string(), text.move_number(7).to_string())
        };
        for (form, name, usual, seventh) in [
            (PLAYSTRATEGY, "oware", " S 1", " S 7"),
            (PLAYSTRATEGY, "togyz", " S 1", " S 7"),
            (PLAYSTRATEGY, "bestemshe", " S 1", " S 7"),
            (OPEN_SPIEL, "kalah", "Move number: 0", "Move number: 7"),
        ] {
            let (first, other) = numbered(form, name);
            assert!(first.ends_with(usual) && other.ends_with(seventh), "{first}, {other}");
        }
        for (form, name) in [(OPEN_SPIEL, "oware(3,1)"), (KALAH_PROTOCOL, "kalah(3,1)")] {
            let (first, other) = numbered(form, name);
            assert_eq!(first, other);
        }
    }

    #[test]
    fn what_is_wrong_is_said_as_for_a_position_of_the_type() {
        let board = "<4,0,0,3,3,3,3,3,3,3,3>";
        assert_eq!(
            AnyPosition::from_kalah_protocol_board(variant("kalah(3,3)"), board).expect_err("another size"),
            Position::from_kalah_protocol_board(Kalah::<3>::default(), board).expect_err("another size")
        );
        let fen = "5,4s/6 22 22 S 1";
        assert_eq!(
            AnyPosition::from_playstrategy_fen(variant("abapa"), fen).expect_err("no FEN"),
            Position::from_playstrategy_fen(Oware::abapa(), fen).expect_err("no FEN")
        );
        let text = "0 | 0 0 | 4 4 4 4 4 4";
        assert_eq!(
            AnyPosition::from_open_spiel_text(variant("abapa"), text).expect_err("too short"),
            Position::from_open_spiel_text(Oware::<6>::abapa(), text).expect_err("too short")
        );
    }

    #[test]
    fn a_game_without_such_a_form_is_refused_by_name_for_reading_and_writing() {
        let refused = |(read, write): (Read, Write), name: &str| {
            let variant = variant(name);
            let said = write(&variant.start()).expect_err("no such form").to_string();
            assert_eq!(read(variant, "").expect_err("no such form").to_string(), said);
            said
        };
        for (form, names, message) in [
            (
                PLAYSTRATEGY,
                ["kalah", "oware(5,4)", "kujifunza", "namnam"],
                "FEN of PlayStrategy: expected Oware with six pits in a row, Togyz Kumalak or Bestemshe",
            ),
            (
                OPEN_SPIEL,
                ["kalah(7,3)", "togyz", "kiswahili", "kenya-laps"],
                "text of OpenSpiel: expected Oware, or Kalah with six pits in a row",
            ),
            (
                KALAH_PROTOCOL,
                ["oware", "congkak", "dakon(3,3)", "kenya-children"],
                "board of the Kalah Game Protocol: expected Kalah",
            ),
        ] {
            for name in names {
                assert_eq!(refused(form, name), format!("\"{name}\" has no {message}"));
            }
        }
        let long = "kalah(5,4):empty_capture";
        assert_eq!(
            refused(PLAYSTRATEGY, long),
            "\"kalah-empty(5,4)\" has no FEN of PlayStrategy: expected Oware with six pits in a row, Togyz Kumalak or Bestemshe"
        );
    }
}

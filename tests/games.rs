//! Games: history, repetition, resignation, transcripts.
#![cfg(feature = "alloc")]

use manqala::{
    AnyPosition, End, Finish, Game, GameError, Move, Outcome, Position, Repetition, RepetitionPolicy, Side,
    TranscriptError, Variant,
    rules::{Kalah, Oware},
};

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

fn game_of(variant: &str, position: &str) -> Game<AnyPosition> {
    let variant: Variant = variant.parse().expect("a variant");
    Game::new(variant.parse(position).expect("a position"))
}

fn play_all(game: &mut Game<AnyPosition>, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(mv(text)).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

const CIRCLE: &str = "f1 a2 a1 f2 b1 e2 c1 d2 d1 c2 e1 b2";

#[test]
fn a_position_that_comes_back_ends_tournament_oware_with_each_player_taking_his_side() {
    let mut game = game_of("abapa", "1,0,0,0,0,0/0,0,0,0,0,1 23,23 S");
    play_all(&mut game, CIRCLE);
    let result = game.result().expect("a result");
    assert_eq!(result.finish, Finish::Repetition(RepetitionPolicy::EachTakesOwnSide));
    assert_eq!((result.seeds, result.outcome), ([24, 24], Outcome::Draw));
    assert_eq!(game.position(), game.start(), "the position is left as it is");
    assert!(matches!(game.play(mv("f1")), Err(GameError::Over { .. })));
    assert!(game.undo() && !game.is_over(), "taking back reopens the game");
    assert!(game.redo() && game.is_over());
}

#[test]
fn a_position_that_comes_back_is_a_draw_by_the_web_rules_whatever_the_stores_hold() {
    let mut game = game_of("oware", "1,0,0,0,0,0/0,0,0,0,0,1 22,21 S");
    play_all(&mut game, CIRCLE);
    let result = game.result().expect("a result");
    assert_eq!((result.seeds, result.outcome), ([22, 21], Outcome::Draw));
}

#[test]
fn taking_back_and_playing_again_is_not_another_occurrence() {
    let start = "oware".parse::<Variant>().unwrap().parse("1,0,0,0,0,0/0,0,0,0,0,1 23,23 S").unwrap();
    let mut game = Game::with_repetition(start, Repetition { policy: RepetitionPolicy::Draw, occurrence: 3 });
    play_all(&mut game, CIRCLE);
    for _ in 0..5 {
        assert!(game.undo() && !game.is_over());
        assert!(game.redo() && !game.is_over());
        assert!(game.undo());
        game.play(mv("b2")).expect("a legal move");
        assert!(!game.is_over());
    }
    play_all(&mut game, CIRCLE);
    assert!(game.is_over());
}

#[test]
fn the_nth_occurrence_ends_the_game_and_the_start_is_the_first() {
    let start = "oware".parse::<Variant>().unwrap().parse("1,0,0,0,0,0/0,0,0,0,0,1 23,23 S").unwrap();
    let mut game = Game::with_repetition(start, Repetition { policy: RepetitionPolicy::Draw, occurrence: 3 });
    play_all(&mut game, CIRCLE);
    assert!(!game.is_over());
    play_all(&mut game, CIRCLE);
    assert!(game.is_over());
    let mut endless = Game::with_repetition(start, Repetition::OFF);
    for _ in 0..5 {
        play_all(&mut endless, CIRCLE);
    }
    assert!(!endless.is_over());
}

#[test]
fn an_occurrence_below_the_second_counts_as_the_second() {
    for occurrence in 0..=2 {
        let start = *game_of("oware", "1,0,0,0,0,0/0,0,0,0,0,1 23,23 S").start();
        let repetition = Repetition { policy: RepetitionPolicy::Draw, occurrence };
        let mut game = Game::with_repetition(start, repetition);
        assert!(!game.is_over(), "the start alone repeats nothing");
        play_all(&mut game, CIRCLE);
        assert_eq!(game.result().map(|result| result.outcome), Some(Outcome::Draw), "{occurrence}");
    }
}

#[test]
fn seeds_left_in_a_repeated_round_of_nam_nam_are_shared_in_fours() {
    // Nobody has captured: the odd four goes to the player who did not begin.
    let position: Position<manqala::rules::NamNam> =
        "0,0,0,0,1,1/0,1,0,0,0,1 22,22 S NNNNNN/SSSSSS".parse().expect("a position");
    let mut game = Game::new(position);
    let mut dice = fastrand::Rng::with_seed(1);
    while !game.is_over() {
        let moves = game.position().legal_moves();
        game.play(moves[dice.usize(..moves.len())]).expect("a legal move");
    }
    let result = game.result().expect("a result");
    assert_eq!(u32::from(result.seeds[0]) + u32::from(result.seeds[1]), 48);
}

#[test]
fn the_defaults_of_repetition_are_those_of_the_rules() {
    for (name, expected) in [
        ("oware", "Draw 2"),
        ("abapa", "EachTakesOwnSide 2"),
        ("awari", "EachTakesOwnSide 2"),
        ("oware:Forbidden", "EachTakesOwnSide 2"),
        ("oware:SpareNearest", "EachTakesOwnSide 2"),
        ("kenya-laps", "Draw 2"),
        ("namnam", "ShareFours 2"),
        ("kalah", "Off 2"),
        ("kenya-children", "Off 2"),
        ("kujifunza", "Draw 3"),
        ("kiswahili", "Draw 3"),
        ("kiswahili:takasia=Off", "Draw 3"),
        ("togyz", "EachTakesOwnSide 2"),
        ("bestemshe", "EachTakesOwnSide 2"),
        ("congkak", "Off 2"),
        ("dakon", "Off 2"),
    ] {
        let variant: Variant = name.parse().expect("a variant");
        assert_eq!(variant.start().repetition().to_string(), expected, "{name}");
    }
}

#[test]
fn the_player_who_resigns_loses_and_the_stores_are_left_as_they_are() {
    let mut game = game_of("oware", "4,4,4,4,4,4/0,0,0,0,0,1 23,0 S");
    assert!(game.resign(Side::South));
    let result = game.result().expect("a result");
    assert_eq!(result.outcome, Outcome::Win(Side::North));
    assert_eq!(result.finish, Finish::Resignation(Side::South));
    assert_eq!(result.seeds, [23, 0]);
    assert!(!game.resign(Side::North), "the game is over");
    let refused = game.play(mv("f1")).unwrap_err();
    assert_eq!(refused.to_string(), "f1 cannot be played: the game is over, South has given up");
    assert!(game.undo());
    game.play(mv("f1")).expect("the game is open again");
}

#[test]
fn moves_that_were_taken_back_can_be_played_again_until_another_is_played() {
    let mut game = Game::new(Position::<Kalah>::default());
    assert!(!game.undo() && !game.redo());
    for text in ["c1", "a1", "a2"] {
        game.play(mv(text)).expect("a legal move");
    }
    let there = *game.position();
    assert!(game.undo() && game.undo());
    assert_eq!(game.moves(), [mv("c1")]);
    assert!(game.redo() && game.redo() && !game.redo());
    assert_eq!(*game.position(), there);
    game.undo();
    game.play(mv("b2")).expect("a legal move");
    assert!(!game.redo());
    assert_eq!(game.positions().len(), 4);
}

#[test]
fn a_game_of_a_hundred_thousand_plies_is_no_slower_at_its_end() {
    let start: Position<Oware> = "1,0,0,0,0,0/0,0,0,0,0,1 23,23 S".parse().expect("a position");
    let mut game =
        Game::with_repetition(start, Repetition { policy: RepetitionPolicy::Draw, occurrence: u32::MAX });
    let circle: Vec<Move> = CIRCLE.split(' ').map(mv).collect();
    for &mv in circle.iter().cycle().take(100_000) {
        game.play(mv).expect("a legal move");
    }
    assert_eq!(game.moves().len(), 100_000);
    while game.undo() {}
    assert_eq!(*game.position(), start);
}

#[test]
fn a_transcript_replays_to_the_same_end() {
    let mut dice = fastrand::Rng::with_seed(11);
    for variant in Variant::all() {
        for round in 0..20 {
            let mut game = Game::new(variant.start());
            while !game.is_over() {
                let moves = game.position().legal_moves();
                game.play(moves[dice.usize(..moves.len())]).expect("a legal move");
                if round % 4 == 0 && dice.u8(..) < 4 {
                    game.resign(game.position().turn());
                }
                if round % 5 == 0 && game.moves().len() > 9 {
                    break;
                }
            }
            let text = game.to_string();
            let read: Game<AnyPosition> = text.parse().unwrap_or_else(|error| panic!("{text}{error}"));
            assert_eq!(read.result(), game.result());
            assert_eq!(read.positions(), game.positions());
            assert_eq!(read.to_string(), text);
        }
    }
}

#[test]
fn a_transcript_is_refused_with_the_ply_and_the_reason() {
    let text = "variant: oware\nstart: 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\nrepetition: Draw 2\nmoves: a1 f2\nresult: unfinished\n";
    assert!(text.parse::<Game<AnyPosition>>().is_ok());
    for (from, to, message) in [
        ("oware", "chess", "variant: \"chess\" is not a variant"),
        ("4,4,4,4,4,4/", "4,4/", "start: board: expected 6 pits"),
        (
            "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S",
            "0,1,0,0,0,0/0,0,0,0,0,0 0,0 S",
            "start: \"0,1,0,0,0,0/0,0,0,0,0,0 0,0 S\" is not settled",
        ),
        ("Draw 2", "Draw 1", "repetition: \"Draw 1\" is not a rule for repetition"),
        ("a1 f2", "a1 a1", "ply 2: a1 cannot be played: a1 is not a pit of the player to move"),
        ("a1 f2", "a1  f2", "ply 2: \"\" is not a move"),
        ("a1 f2", "a1 z9", "ply 2: \"z9\" is not a move"),
        (
            "unfinished",
            "South wins, 0-0, majority",
            "result: \"South wins, 0-0, majority\" does not follow from the moves",
        ),
        ("moves:", "move:", "expected a line that begins with `moves:`, found \"move: a1 f2\""),
        ("unfinished\n", "unfinished\n\n", "unexpected line \"\" after the end of the transcript"),
        (
            "result: unfinished\n",
            "",
            "expected a line that begins with `result: `, and the text ends before it",
        ),
    ] {
        let wrong = text.replacen(from, to, 1);
        let refused = wrong.parse::<Game<AnyPosition>>().expect_err(&wrong).to_string();
        assert!(refused.starts_with(message), "{refused}");
    }
}

#[test]
fn reading_a_transcript_is_stopped_before_any_move() {
    let mut game = game_of("oware", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S");
    for plies in 0..5 {
        let text = game.to_string();
        let mut seen = Vec::new();
        let read = Game::read(&text, |game: &Game<AnyPosition>| {
            seen.push(game.moves().len());
            true
        });
        assert_eq!(read.expect("a game").to_string(), text);
        assert_eq!(
            seen,
            (0..plies.max(1)).collect::<Vec<_>>(),
            "once before each move, and once if there are none"
        );
        for enough in 0..plies.max(1) {
            let refused = Game::read(&text, |game: &Game<AnyPosition>| game.moves().len() < enough);
            assert_eq!(refused.err(), Some(TranscriptError::Stopped { ply: enough + 1 }));
        }
        game.play(game.position().legal_moves()[0]).expect("a legal move");
    }
}

#[test]
fn a_game_that_ends_by_its_rules_says_how() {
    let mut game = game_of("kalah", "0,0,0,0,1,0/0,0,0,0,0,1 24,22 S");
    play_all(&mut game, "f1");
    assert_eq!(game.result().map(|result| result.finish), Some(Finish::Rules(End::EmptyRow)));
    let mut game = game_of("oware", "0,1,0,0,0,2/0,0,0,0,0,1 22,22 S");
    play_all(&mut game, "f1");
    assert_eq!(game.result().map(|result| result.finish), Some(Finish::Rules(End::Majority)));
    let mut game = game_of("oware", "0,1,0,0,0,0/0,0,0,0,0,1 23,23 S");
    play_all(&mut game, "f1");
    let result = game.result().expect("a result");
    assert_eq!(result.finish, Finish::Rules(End::NoMove), "the majority came of the end");
    assert_eq!(result.seeds, [23, 25]);
}

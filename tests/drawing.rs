//! Boards drawn for terminals.

use manqala::{Position, Ruleset, Variant};

/// A position of some game, drawn.
fn drawn(variant: &str, text: &str) -> String {
    let variant: Variant = variant.parse().expect("a variant");
    let position = variant.parse(text).expect("a position");
    assert_eq!(position.to_string(), text, "the position is settled");
    assert_eq!(position.drawn().to_string(), format!("{position:#}"));
    format!("{position:#}")
}

/// A drawing without what stands before it in this file.
fn board(lines: &[&str]) -> String {
    lines.join("\n")
}

#[test]
fn a_board_of_two_rows_has_its_stores_its_coordinates_and_an_arrow_at_the_player_to_move() {
    assert_eq!(
        drawn("kalah", "0,4,12,0,1,3/4,4,0,5,0,10 3,1 S"),
        board(&[
            "    North: 1 in store",
            "    ┌─────┬─────┬─────┬─────┬─────┬─────┐",
            "  2 │  ·  │  4  │ 12  │  ·  │  1  │  3  │",
            "    ╞─────╪─────╪─────╪─────╪─────╪─────╡",
            "  1 │  4  │  4  │  ·  │  5  │  ·  │ 10  │",
            "    └─────┴─────┴─────┴─────┴─────┴─────┘",
            "       a     b     c     d     e     f",
            "  ▶ South: 3 in store",
        ])
    );
}

#[test]
fn numbers_of_three_digits_fit_into_their_pits() {
    assert_eq!(
        drawn("oware(2,4)", "100,0/9,99 20,21 N"),
        board(&[
            "  ▶ North: 21 in store",
            "    ┌─────┬─────┐",
            "  2 │ 100 │  ·  │",
            "    ╞─────╪─────╡",
            "  1 │  9  │ 99  │",
            "    └─────┴─────┘",
            "       a     b",
            "    South: 20 in store",
        ])
    );
}

#[test]
fn a_board_of_four_rows_has_hands_and_houses_and_a_closed_pit() {
    assert_eq!(
        drawn("kiswahili", "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 22,21 S SN -"),
        board(&[
            "    North: 21 in hand",
            "    ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┐",
            "  4 │  ·  │  ·  │  ·  │  ·  │  ·  │  ·  │  ·  │  ·  │",
            "    ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤",
            "  3 │  ·  │  2  │  2  │⌂ 6  │  ·  │  ·  │  ·  │  ·  │",
            "    ╞─────╪─────╪─────╪─────╪─────╪─────╪─────╪─────╡",
            "  2 │  ·  │  ·  │  ·  │  ·  │⌂ 6  │  2  │  2  │  ·  │",
            "    ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤",
            "  1 │  ·  │  ·  │  ·  │  ·  │  ·  │  ·  │  ·  │  ·  │",
            "    └─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┘",
            "       a     b     c     d     e     f     g     h",
            "  ▶ South: 22 in hand",
        ])
    );
    let closed =
        drawn("kiswahili", "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/2,2,0,0,0,0,0,0 0,0 S N f2");
    let rank = closed.lines().find(|line| line.starts_with("  2 ")).expect("rank 2");
    assert_eq!(rank, "  2 │  ·  │  ·  │  ·  │  ·  │  6  │× 2  │  2  │  ·  │");
}

#[test]
fn a_game_without_stores_has_them_drawn_only_where_one_holds_seeds() {
    let drawn = |text| drawn("kujifunza", text);
    assert_eq!(
        drawn("2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 S"),
        board(&[
            "    North",
            "    ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┐",
            "  4 │  2  │  2  │  2  │  2  │  2  │  2  │  2  │  2  │",
            "    ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤",
            "  3 │  2  │  2  │  2  │  2  │  2  │  2  │  2  │  2  │",
            "    ╞─────╪─────╪─────╪─────╪─────╪─────╪─────╪─────╡",
            "  2 │  2  │  2  │  2  │  2  │  2  │  2  │  2  │  2  │",
            "    ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤",
            "  1 │  2  │  2  │  2  │  2  │  2  │  2  │  2  │  2  │",
            "    └─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┘",
            "       a     b     c     d     e     f     g     h",
            "  ▶ South",
        ])
    );
    // A capture that has won.
    let won = drawn("0,0,0,0,0,0,0,53/0,0,0,0,0,0,0,0/0,2,1,0,0,0,0,1/1,1,1,1,1,1,0,0 1,0 N");
    assert!(won.starts_with("    North: 0 in store\n") && won.ends_with("\n    South: 1 in store"), "{won}");
    // Hands belong to a game even when they are empty.
    let hands = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/2,2,0,0,0,0,0,0 0,0 S N f2";
    assert!(self::drawn("kiswahili", hands).ends_with("\n  ▶ South: 0 in hand"));
}

#[test]
fn a_pit_on_the_other_side_has_the_letter_of_its_owner() {
    let board = drawn("namnam", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNNNSS/NSSSSS");
    let ranks: Vec<&str> = board.lines().filter(|line| line.contains('4')).collect();
    assert_eq!(
        ranks,
        ["  2 │  4  │  4  │  4  │  4  │S 4  │S 4  │", "  1 │N 4  │  4  │  4  │  4  │  4  │  4  │"]
    );
}

#[test]
fn a_tuzdyk_is_a_dot() {
    let board = drawn("togyz", "5,19,2,2,1,4,1,3,0/0,2,0,6,0,1,19,8,3 51,35 S i2 c1");
    let ranks: Vec<&str> = board.lines().filter(|line| line.contains("19")).collect();
    assert_eq!(
        ranks,
        [
            "  2 │  5  │ 19  │  2  │  2  │  1  │  4  │  1  │  3  │● ·  │",
            "  1 │  ·  │  2  │● ·  │  6  │  ·  │  1  │ 19  │  8  │  3  │",
        ]
    );
}

#[test]
fn the_last_move_has_a_star_and_a_game_that_is_over_no_arrow() {
    let position: Position<manqala::rules::Oware> = "0,1,0,0,0,0/0,0,0,0,0,0 25,22 N".parse().unwrap();
    assert_eq!(
        position.drawn().last_move("f1".parse().unwrap()).to_string(),
        board(&[
            "    North: 22 in store",
            "    ┌─────┬─────┬─────┬─────┬─────┬─────┐",
            "  2 │  ·  │  1  │  ·  │  ·  │  ·  │  ·  │",
            "    ╞─────╪─────╪─────╪─────╪─────╪─────╡",
            "  1 │  ·  │  ·  │  ·  │  ·  │  ·  │  · *│",
            "    └─────┴─────┴─────┴─────┴─────┴─────┘",
            "       a     b     c     d     e     f",
            "    South: 25 in store",
        ])
    );
    // A pit that the board does not have is marked nowhere.
    let foreign = position.drawn().last_move("z8".parse().unwrap());
    assert_eq!(foreign.to_string(), format!("{position:#}"));
}

#[test]
fn a_position_of_a_game_chosen_at_run_time_is_drawn_like_one_chosen_before() {
    fn same<R: Ruleset>(name: &str) {
        let variant: Variant = name.parse().expect("a variant");
        let start = Position::<R>::default();
        assert_eq!(format!("{:#}", variant.start()), format!("{start:#}"), "{name}");
    }
    same::<manqala::rules::Oware>("oware");
    same::<manqala::rules::Kiswahili>("kiswahili");
    same::<manqala::rules::Togyz>("togyz");
    same::<manqala::rules::NamNam>("namnam");
    same::<manqala::rules::Congkak>("congkak");
}

#[test]
#[cfg(feature = "alloc")]
fn a_game_is_drawn_with_its_last_move() {
    let mut game = manqala::Game::new("oware".parse::<Variant>().unwrap().start());
    assert_eq!(format!("{game:#}"), format!("{:#}", game.position()));
    game.play("e1".parse().unwrap()).unwrap();
    let marked = game.position().drawn().last_move("e1".parse().unwrap()).to_string();
    assert!(marked.contains("│  · *│"));
    assert_eq!(format!("{game:#}"), marked);
    assert_eq!(game.drawn().to_string(), marked);
    game.undo();
    assert!(!format!("{game:#}").contains('*'));
}

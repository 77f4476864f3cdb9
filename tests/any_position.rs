//! A position of a game chosen at run time says and does what the position of that game says and does.

use manqala::{
    AnyPosition, Grid, Move, Pit, Position, Ruleset, Side, Variant,
    rules::{
        Bestemshe, Congkak, Kalah, KenyaChildren, KenyaLaps, Kiswahili, Kujifunza, NamNam, Oware, Togyz,
    },
};

fn says_the_same<R: Ruleset>(any: &AnyPosition, one: &Position<R>) {
    assert_eq!(any.to_string(), one.to_string());
    assert_eq!((any.ranks(), any.files()), (R::Board::ROWS, R::Board::COLS), "{one}");
    // A rank and a file more than there are.
    for rank in 0..=u8::try_from(any.ranks()).expect("few ranks").min(7) {
        for file in 0..=u8::try_from(any.files()).expect("few files") {
            let Some(pit) = Pit::new(file, rank) else { continue };
            assert_eq!(any.seeds_in(pit), one.board().seeds(pit), "{pit} of {one}");
            assert_eq!(any.owner(pit), one.owner(pit), "{pit} of {one}");
            assert_eq!(any.mark(pit), one.mark(pit), "{pit} of {one}");
        }
    }
    for side in Side::ALL {
        assert_eq!(any.store(side), one.store(side), "{side} of {one}");
        assert_eq!(any.seeds_on_side(side), one.seeds_on_side(side), "{side} of {one}");
    }
    assert_eq!((any.turn(), any.seeds(), any.is_over()), (one.turn(), one.seeds(), one.is_over()), "{one}");
    assert_eq!((any.end(), any.outcome()), (one.end(), one.outcome()), "{one}");
    assert_eq!(any.has_hands(), one.rules().has_hands(), "{one}");
    assert_eq!(any.repetition(), one.rules().repetition(), "{one}");
    assert_eq!(any.legal_moves(), one.legal_moves(), "{one}");
    assert_eq!(any.count_legal_moves(), one.count_legal_moves(), "{one}");
    assert_eq!(any.perft(2), one.perft(2), "{one}");
    for depth in 0..3 {
        assert_eq!(any.divide(depth).to_vec(), one.divide(depth).collect::<Vec<_>>(), "{one} at {depth}");
    }
    #[cfg(feature = "rayon")]
    assert_eq!(any.par_perft(2), one.perft(2), "{one}");
}

fn does_the_same<R: Ruleset>(any: &AnyPosition, one: &Position<R>, mv: Move) -> (AnyPosition, Position<R>) {
    assert!(any.is_legal(mv), "{mv} from {one}");
    let (mut heard, mut expected) = (Vec::new(), Vec::new());
    let observed = any.play_observed(mv, &mut |event| heard.push(event)).expect("a legal move");
    let next = one.play_observed(mv, &mut |event| expected.push(event)).expect("a legal move");
    assert_eq!(heard, expected, "{mv} from {one}");
    let played = any.play(mv).expect("a legal move");
    assert_eq!((observed, any.play_unchecked(mv)), (played, played), "{mv} from {one}");
    assert_eq!(played.variant(), any.variant());
    (played, next)
}

fn check<R: Ruleset>(name: &str, rules: R) {
    let variant: Variant = name.parse().expect("a variant");
    let mut dice = fastrand::Rng::with_seed(7);
    for _ in 0..3 {
        let (mut any, mut one) = (variant.start(), Position::start(rules));
        says_the_same(&any, &one);
        for _ in 0..40 {
            let moves = one.legal_moves();
            if moves.is_empty() {
                break;
            }
            for &mv in &moves {
                does_the_same(&any, &one, mv);
            }
            (any, one) = does_the_same(&any, &one, moves[dice.usize(..moves.len())]);
            says_the_same(&any, &one);
        }
        let foreign = "h8".parse().expect("a move");
        assert!(!any.is_legal(foreign));
        assert_eq!(any.play(foreign).expect_err("no such pit"), one.play(foreign).expect_err("no such pit"));
    }
}

#[test]
fn a_game_chosen_at_run_time_is_the_same_game() {
    check("oware", Oware::<6>::default());
    check("kalah", Kalah::<6>::default());
    check("namnam", NamNam::default());
    check("kenya-children", KenyaChildren::default());
    check("kenya-laps", KenyaLaps::default());
    check("kujifunza", Kujifunza);
    check("kiswahili", Kiswahili::default());
    check("togyz", Togyz);
    check("bestemshe", Bestemshe);
    check("congkak", Congkak::<7>::default());
}

#[test]
fn at_depth_0_no_move_is_counted() {
    assert_eq!(Position::<Oware>::default().perft(0), 1);
    assert_eq!(Position::<Oware>::default().divide(0).count(), 0);
    assert_eq!("oware".parse::<Variant>().expect("a variant").start().divide(0).len(), 0);
}

#[test]
fn each_player_owns_the_pits_on_his_side_unless_the_game_says_otherwise() {
    let owner = |position: &AnyPosition, pit: &str| position.owner(pit.parse().expect("a pit"));
    let start = "oware".parse::<Variant>().expect("a variant").start();
    assert_eq!(
        ["a1", "f2", "g1", "a3"].map(|pit| owner(&start, pit)),
        [Some(Side::South), Some(Side::North), None, None]
    );
    let variant: Variant = "namnam".parse().expect("a variant");
    let won = variant.parse("4,4,4,4,4,4/4,4,4,4,4,4 0,0 N NNNNSS/SSSSSS").expect("a position");
    assert_eq!(
        ["a2", "d2", "e2", "f2", "f1"].map(|pit| owner(&won, pit)),
        [Some(Side::North), Some(Side::North), Some(Side::South), Some(Side::South), Some(Side::South)]
    );
}

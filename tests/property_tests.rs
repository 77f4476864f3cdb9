//! What the strategies of proptest and the generators of quickcheck make, and how it becomes simpler.

use std::collections::{HashMap, HashSet};

use manqala::{
    AnyPosition, Direction, Move, Pit, Position, Reached, Ruleset, Side, Variant,
    rules::{Congkak, Kalah, Kiswahili, NamNam, Oware, Togyz},
    strategies,
};
use proptest::{
    prelude::{any, any_with, prop_assert_eq, proptest},
    strategy::{Strategy, ValueTree},
    test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner},
};
use quickcheck::{Arbitrary as _, Gen};

/// The same cases each time.
fn runner() -> TestRunner {
    let config = Config { failure_persistence: None, ..Config::default() };
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
}

/// Many values of a strategy.
fn made<S: Strategy>(strategy: &S, count: usize) -> Vec<S::Value> {
    let mut runner = runner();
    (0..count).map(|_| strategy.new_tree(&mut runner).expect("a value").current()).collect()
}

/// The simplest value that proptest finds for which something is true.
fn simplest<S: Strategy>(strategy: &S, is_so: impl Fn(&S::Value) -> bool) -> S::Value {
    let mut runner = runner();
    match runner
        .run(strategy, |value| if is_so(&value) { Err(TestCaseError::fail("it is so")) } else { Ok(()) })
    {
        Err(TestError::Fail(_, value)) => value,
        other => panic!("no such value: {other:?}"),
    }
}

/// Every value that quickcheck comes by when it simplifies one, always taking the first that still is so.
fn simplest_of<T: quickcheck::Arbitrary>(value: &T, is_so: impl Fn(&T) -> bool) -> T {
    let mut simplest = value.clone();
    while let Some(simpler) = simplest.shrink().find(|simpler| is_so(simpler)) {
        simplest = simpler;
    }
    simplest
}

/// The positions that play can reach from the start in so many moves.
fn within_reach<R: Ruleset>(plies: usize) -> HashSet<Position<R>> {
    let mut reached = HashSet::from([Position::default()]);
    for _ in 0..plies {
        let next: Vec<_> = reached
            .iter()
            .flat_map(|position| position.moves().map(|mv| position.play_unchecked(mv)))
            .collect();
        reached.extend(next);
    }
    reached
}

#[test]
fn positions_are_of_all_kinds() {
    let positions = made(&strategies::positions(Position::<Oware>::default()), 400);
    let count =
        |kind: fn(&Position<Oware>) -> bool| positions.iter().filter(|position| kind(position)).count();
    assert!(count(Position::is_over) > 10);
    assert!(count(|position| !position.is_over()) > 200);
    assert!(count(|position| position.seeds() == 48) > 100, "reached by play");
    assert!(count(|position| position.seeds() != 48) > 100, "set up");
    assert!(count(|position| position.turn() == Side::North) > 100);
}

#[test]
fn positions_reached_by_play_stay_within_reach_when_they_are_simplified() {
    let near = within_reach::<Kalah<2>>(6);
    let from_start = strategies::reached(Position::<Kalah<2>>::default());
    // North to move, with something in his store.
    let found = simplest(&from_start, |position| position.store(Side::North) > 0);
    assert!(near.contains(&found), "{found}");
    let found = simplest(&from_start, |position| position.turn() == Side::North);
    assert!(within_reach::<Kalah<2>>(1).contains(&found), "{found} is one move from the start");
}

#[test]
fn positions_that_are_set_up_have_few_seeds_when_they_are_simplified() {
    let any = strategies::set_up(Position::<Oware>::default());
    let found = simplest(&any, |position| position.store(Side::South) >= 5);
    assert_eq!((found.seeds(), found.store(Side::South)), (5, 5), "{found}");
}

#[test]
fn a_state_is_kept_where_the_rules_allow_it() {
    let marked = made(&strategies::set_up(Position::start(Togyz)), 300);
    let tuzdyks = marked.iter().filter(|position| !position.to_string().ends_with("- -")).count();
    assert!(tuzdyks > 3, "{tuzdyks}");
    let bao = made(&strategies::set_up(Position::start(Kiswahili::default())), 300);
    let houses: HashSet<String> =
        bao.iter().map(|position| position.to_string().split(' ').nth(3).unwrap_or("").to_owned()).collect();
    assert_eq!(houses.len(), 4, "{houses:?}");
    // Nam Nam owns pits in other ways only between two games.
    let start: Position<NamNam> = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNNNSS/SSSSSS".parse().expect("a position");
    for position in made(&strategies::set_up(start), 50) {
        assert!(position.to_string().ends_with("NNNNSS/SSSSSS"), "{position}");
    }
}

#[test]
fn moves_of_a_strategy_are_legal_and_any_of_them() {
    let start = Position::<Oware>::default();
    let mut counts = HashMap::<Move, u32>::new();
    for (position, mv) in made(&strategies::positions_with_a_move(start), 400) {
        assert!(position.is_legal(mv), "{position} {mv}");
        *counts.entry(mv).or_default() += 1;
    }
    assert_eq!(counts.len(), 12);
    let (_, mv) = simplest(&strategies::positions_with_a_move(start), |_| true);
    assert_eq!(mv, "a1".parse().expect("a move"));
}

#[test]
fn every_variant_and_every_option_comes_up() {
    let variants = made(&strategies::variants(), 3000);
    let names: HashSet<String> = variants.iter().map(ToString::to_string).collect();
    for name in Variant::NAMES {
        assert!(names.contains(*name), "{name}");
    }
    for name in ["oware:Forbidden", "namnam:pits_to_win=10", "kiswahili:takasia=Off"] {
        assert!(names.contains(name), "{name}");
    }
    assert!(names.iter().any(|name| name.starts_with("oware(12,")));
    assert!(names.iter().any(|name| name.starts_with("dakon(10,")));
    assert_eq!(simplest(&strategies::variants(), |_| true).to_string(), "oware");
    let sized = simplest(&strategies::variants(), |variant| variant.to_string().contains('('));
    assert_eq!(sized.to_string(), "oware(1,1)");
}

#[test]
fn any_makes_what_has_a_type() {
    proptest!(|(
        pit in any::<Pit>(),
        mv in any::<Move>(),
        position in any_with::<Position<Oware<8>>>(Oware::awari()),
        other in any::<AnyPosition>(),
        _side in any::<Side>(),
        _direction in any::<Direction>(),
    )| {
        prop_assert_eq!(pit.to_string().parse(), Ok(pit));
        prop_assert_eq!(mv.to_string().parse(), Ok(mv));
        prop_assert_eq!(*position.rules(), Oware::awari());
        prop_assert_eq!(other.variant().parse(&other.to_string()), Ok(other));
    });
}

#[test]
fn quickcheck_makes_what_has_a_type() {
    fn law(pit: Pit, mv: Move, variant: Variant, position: AnyPosition, typed: Position<Congkak<7>>) -> bool {
        pit.to_string().parse() == Ok(pit)
            && mv.to_string().parse() == Ok(mv)
            && variant.to_string().parse() == Ok(variant)
            && position.variant().parse(&position.to_string()) == Ok(position)
            && typed.to_string().parse() == Ok(typed)
    }
    quickcheck::quickcheck(law as fn(Pit, Move, Variant, AnyPosition, Position<Congkak<7>>) -> bool);
}

#[test]
fn quickcheck_makes_positions_of_all_kinds() {
    let mut g = Gen::from_size_and_seed(100, 5);
    let positions: Vec<_> = (0..400).map(|_| Position::<Oware>::arbitrary(&mut g)).collect();
    assert!(positions.iter().filter(|position| position.seeds() == 48).count() > 100);
    assert!(positions.iter().filter(|position| position.seeds() != 48).count() > 100);
    assert!(positions.iter().any(Position::is_over));
    let names: HashSet<_> = (0..2000).map(|_| Variant::arbitrary(&mut g).to_string()).collect();
    assert!(Variant::NAMES.iter().all(|name| names.contains(*name)));
}

#[test]
fn quickcheck_takes_seeds_away_to_make_a_position_simpler() {
    let mut g = Gen::from_size_and_seed(100, 7);
    for _ in 0..20 {
        let position = Position::<Oware>::arbitrary(&mut g);
        assert!(position.shrink().all(|simpler| simpler.seeds() < position.seeds()));
        assert_eq!(simplest_of(&position, |_| true).seeds(), 0);
        let any = AnyPosition::arbitrary(&mut g);
        assert!(
            any.shrink().all(|simpler| simpler.variant() == any.variant() && simpler.seeds() < any.seeds())
        );
    }
    let position: Position<Oware> = "4,4,4,4,4,4/4,4,4,4,4,4 9,3 S".parse().expect("a position");
    let simplest = simplest_of(&position, |position| position.store(Side::South) >= 5);
    assert_eq!((simplest.seeds(), simplest.store(Side::South)), (5, 5), "{simplest}");
}

#[test]
fn quickcheck_keeps_reached_positions_within_reach() {
    let near = within_reach::<Kalah<2>>(6);
    let mut g = Gen::from_size_and_seed(30, 9);
    let mut tried = 0;
    for _ in 0..50 {
        let position = Reached::<Position<Kalah<2>>>::arbitrary(&mut g);
        if position.store(Side::North) > 0 {
            let simplest = simplest_of(&position, |position| position.store(Side::North) > 0);
            assert_eq!(*simplest.start(), Position::default());
            assert!(near.contains(&simplest.into_inner()));
            tried += 1;
        }
    }
    assert!(tried > 20, "{tried}");
}

#[test]
fn quickcheck_reaches_positions_of_every_variant() {
    #[allow(clippy::needless_pass_by_value)] // as quickcheck wants it
    fn law(position: Reached<AnyPosition>) -> bool {
        position.seeds() == position.start().seeds() && position.variant() == position.start().variant()
    }
    quickcheck::quickcheck(law as fn(Reached<AnyPosition>) -> bool);
}

#[test]
fn quickcheck_makes_values_of_any_size_it_is_asked_for() {
    for size in [0, 1, usize::MAX] {
        let mut g = Gen::from_size_and_seed(size, 11);
        for _ in 0..20 {
            let variant = Variant::arbitrary(&mut g);
            assert_eq!(variant.to_string().parse(), Ok(variant));
            let position = Position::<Oware>::arbitrary(&mut g);
            assert!(size > 0 || position.seeds() == 48 || position.seeds() == 0, "{position}");
            let reached = Reached::<Position<Oware>>::arbitrary(&mut g);
            assert!(size > 0 || reached.into_inner() == Position::default());
        }
    }
}

#[test]
fn small_values_become_simpler_and_do_not_come_back() {
    assert_eq!(simplest_of(&Side::North, |_| true), Side::South);
    assert_eq!(simplest_of(&Direction::Anticlockwise, |_| true), Direction::Clockwise);
    assert_eq!(simplest_of(&"z8".parse::<Pit>().expect("a pit"), |_| true).to_string(), "a1");
    assert_eq!(simplest_of(&"h4-*".parse::<Move>().expect("a move"), |_| true).to_string(), "a1");
    let variant: Variant = "kalah(4,1):empty_capture".parse().expect("a variant");
    assert_eq!(simplest_of(&variant, |_| true).to_string(), "kalah-empty");
}

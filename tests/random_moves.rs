//! Random moves are legal, and each is as likely as any other.

use std::collections::BTreeMap;

use manqala::{
    AnyPosition, Move, Position, Ruleset, Variant,
    rules::{Kiswahili, Oware},
};
use rand::{SeedableRng, rngs::SmallRng};

/// How far the counts of equally likely events are from each other: chi-square, with one degree of freedom less than there are
/// events.
fn chi_square(counts: &BTreeMap<Move, u32>) -> f64 {
    let events = u32::try_from(counts.len()).expect("a few moves");
    let expected = f64::from(counts.values().sum::<u32>()) / f64::from(events);
    counts.values().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

fn is_uniform<R: Ruleset>(position: &Position<R>, seed: u64, most: f64) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut counts: BTreeMap<Move, u32> = position.moves().map(|mv| (mv, 0)).collect();
    for _ in 0..10_000 * counts.len() {
        let mv = position.random_move(&mut rng).expect("a move");
        *counts.get_mut(&mv).expect("a legal move") += 1;
    }
    let found = chi_square(&counts);
    assert!(found < most, "{position}: {counts:?} is {found} off");
}

#[test]
fn each_legal_move_is_as_likely_as_any_other() {
    // The limits are passed by one fair generator in a thousand.
    for seed in 0..3 {
        let six = Position::<Oware>::default();
        is_uniform(&six, seed, 20.5);
        let five = six.play("a1".parse().expect("a move")).expect("a legal move");
        let five = five.play("f2".parse().expect("a move")).expect("a legal move");
        assert_eq!(five.count_legal_moves(), 5);
        is_uniform(&five, seed, 18.5);
        // With directions.
        let start = Position::<Kiswahili>::default();
        assert_eq!(start.count_legal_moves(), 4);
        is_uniform(&start, seed, 16.3);
    }
}

#[test]
fn a_game_that_is_over_has_no_random_move() {
    let over: Position<Oware> = "0,1,0,0,0,0/0,0,0,0,0,0 25,22 N".parse().expect("a position");
    assert_eq!(over.random_move(&mut SmallRng::seed_from_u64(1)), None);
}

#[test]
fn an_only_move_is_chosen() {
    let only: Position<Oware> = "0,0,0,0,0,1/0,0,0,0,0,1 23,23 S".parse().expect("a position");
    for seed in 0..20 {
        assert_eq!(only.random_move(&mut SmallRng::seed_from_u64(seed)), Some("f1".parse().expect("a move")));
    }
}

#[test]
fn positions_of_any_game_choose_as_those_of_their_type_do() {
    for seed in 0..20 {
        let (mut one, mut other) = (SmallRng::seed_from_u64(seed), SmallRng::seed_from_u64(seed));
        let mut typed = Position::<Oware>::default();
        let mut any: AnyPosition = "oware".parse::<Variant>().expect("a variant").start();
        for _ in 0..200 {
            let mv = typed.random_move(&mut one);
            assert_eq!(any.random_move(&mut other), mv);
            let Some(mv) = mv else { break };
            typed = typed.play(mv).expect("a legal move");
            any = any.play(mv).expect("a legal move");
        }
    }
}

#[test]
fn a_generator_behind_a_reference_will_do() {
    let mut rng = SmallRng::seed_from_u64(3);
    let rng: &mut dyn rand::Rng = &mut rng;
    assert!(Position::<Oware>::default().random_move(rng).is_some());
}

//! The engine against the naive rules of `tests/naive/`: random games and set-up positions of every variant.

use manqala::{AnyPosition, Variant};

#[path = "differential/agree.rs"]
mod agree;
#[path = "differential/any.rs"]
mod any;
#[path = "naive/mod.rs"]
mod naive;
#[path = "differential/set_up.rs"]
mod set_up;

use agree::agree;
use set_up::SetUp;

/// How many games of each variant are played; a few without optimization.
const GAMES: u32 = if cfg!(debug_assertions) { 1 } else { 10 };

/// Plies of a game that has a size or an option; the others go on to the end, the endless ones for a while.
const PLIES: usize = if cfg!(debug_assertions) { 25 } else { 300 };

/// How many positions of each game are set up.
const SET_UPS: u32 = if cfg!(debug_assertions) { 60 } else { 20_000 };

/// Every preset in every size, with no option and with each.
fn names(presets: &[&str]) -> Vec<String> {
    let mut names = Vec::new();
    for preset in presets {
        let variant: Variant = preset.parse().expect("a preset");
        let options = variant.options().iter().map(|option| format!(":{option}"));
        for option in [String::new()].into_iter().chain(options) {
            names.push(format!("{preset}{option}"));
            // Few seeds and many; sizes that are not offered drop out.
            for columns in 1..=26 {
                let sized = format!("{preset}({columns},{}){option}", 1 + columns * 5 % 9);
                if sized.parse::<Variant>().is_ok() {
                    names.push(sized);
                }
            }
        }
    }
    names
}

/// Plays moves at random, and both must agree after each.
fn play_at_random(name: &str, start: AnyPosition, plies: usize, dice: &mut fastrand::Rng) {
    let mut nexts = agree(name, &start);
    for _ in 0..plies {
        if nexts.is_empty() {
            break;
        }
        nexts = agree(name, &nexts[dice.usize(..nexts.len())]);
    }
}

fn play_random_games(presets: &[&str]) {
    let mut dice = fastrand::Rng::with_seed(1);
    for name in names(presets) {
        let variant: Variant = name.parse().expect("a variant");
        assert_eq!(naive::start(&name), variant.start().to_string());
        // The usual variants get whole games.
        let plies = if presets.contains(&name.as_str()) { 300 } else { PLIES };
        for _ in 0..GAMES {
            play_at_random(&name, variant.start(), plies, &mut dice);
        }
    }
}

#[test]
fn a_game_whose_start_has_no_legal_move_is_over_before_it_begins() {
    let name = "oware(1,1):Forbidden"; // South's only move would take everything
    let start = name.parse::<Variant>().expect("a variant").start();
    assert!(start.is_over());
    assert_eq!(start.to_string(), "0/0 1,1 S");
    assert_eq!(naive::settle(name, &naive::start(name)), "0/0 1,1 S");
    agree(name, &start);
}

macro_rules! games {
    ($($name:ident: $($preset:literal)*;)*) => {
        mod both_play_the_same_random_games_of {
            $(
                #[test]
                fn $name() {
                    super::play_random_games(&[$($preset),*]);
                }
            )*
        }

        mod both_agree_on_any_position_of {
            use proptest::prelude::*;

            use super::{SET_UPS, agree_on, any::any_set_up};

            proptest! {
                #![proptest_config(ProptestConfig {
                    cases: SET_UPS, failure_persistence: None, ..ProptestConfig::default()
                })]

                $(
                    #[test]
                    fn $name(set_up in any_set_up(), seed: u64) {
                        agree_on(&[$($preset),*], &set_up, seed);
                    }
                )*
            }
        }

        #[test]
        fn every_preset_is_compared() {
            let mut compared = vec![$($($preset),*),*];
            let mut all = Variant::NAMES.to_vec();
            compared.sort_unstable();
            all.sort_unstable();
            assert_eq!(compared, all);
        }
    };
}

games! {
    oware: "oware" "abapa" "awari";
    kalah: "kalah" "kalah-empty";
    nam_nam: "namnam";
    the_kenyan_childrens_bao: "kenya-children";
    the_kenyan_bao_with_laps: "kenya-laps";
    bao_la_kujifunza: "kujifunza";
    bao_la_kiswahili: "kiswahili";
    togyz_kumalak: "togyz";
    bestemshe: "bestemshe";
    congkak_and_dakon: "congkak" "dakon";
}

/// A position that was set up: what it becomes when it is read, its moves, and a few plies from there.
fn agree_on(presets: &[&str], set_up: &SetUp, seed: u64) {
    let mut dice = fastrand::Rng::with_seed(seed);
    let names = names(presets);
    let name = &names[dice.usize(..names.len())];
    let variant: Variant = name.parse().expect("a variant");
    let text = set_up.text(variant);
    let read = variant.parse(&text).unwrap_or_else(|error| panic!("{name}: {text}: {error}"));
    assert_eq!(read.to_string(), naive::settle(name, &text), "{name}: {text}");
    play_at_random(name, read, 3, &mut dice);
}

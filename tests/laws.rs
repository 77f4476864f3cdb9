//! The laws of `manqala::laws` for every game, and what only tests can see: that nothing is allocated. A game gets them by one
//! line at the end of this file.

#[path = "laws/allocations.rs"]
mod allocations;
#[path = "laws/broken.rs"]
mod broken;
#[path = "laws/own_games.rs"]
mod own_games;
#[cfg(feature = "serde")]
#[path = "laws/written.rs"]
mod written;

use manqala::{
    Playable, Position, Ruleset, Side, Variant,
    laws::{self, samples},
    rules::{
        Bestemshe, Congkak, Dakon, GrandSlam, Kalah, KenyaChildren, KenyaLaps, Kiswahili, Kujifunza, NamNam,
        Oware, Togyz,
    },
    strategies,
};
use own_games::{ClockwiseWithStore, EightRows, Evens, FourRows, TwoPits};

/// All laws, of a position and of every move from it.
fn hold<R: Ruleset>(position: &Position<R>) {
    if let Err(error) = laws::hold_in(position) {
        panic!("{error}");
    }
    allocations::none_in(position);
}

#[test]
fn a_position_is_set_up_alike_whether_its_game_was_chosen_before_or_at_run_time() {
    fn made<P: Playable>(start: &P, text: impl Fn(&P) -> String) -> (String, usize, usize) {
        let places = [0, 0, 2, 2, 13, 200, 31, 7];
        let set_up = samples::set_up(start, Side::North, &places).expect("a position");
        (text(&set_up), samples::heaps(start).count(), samples::assorted(start, 3).count())
    }
    fn is_alike<R: Ruleset>(name: &str, rules: R) {
        let start = name.parse::<Variant>().expect("a variant").start();
        let (any, one) =
            (made(&start, ToString::to_string), made(&Position::start(rules), ToString::to_string));
        assert_eq!(any, one, "{name}");
    }
    is_alike("oware", Oware::<6>::default());
    is_alike("namnam", NamNam::default());
    is_alike("togyz", Togyz);
    is_alike("kiswahili", Kiswahili::default());
}

/// Tests all laws on a game, on positions made by proptest and by quickcheck.
macro_rules! laws {
    ($($name:ident: $rules:expr;)*) => { $(
        mod $name {
            #[allow(unused_imports, clippy::wildcard_imports)]
            use super::*;
            use proptest::prelude::*;

            proptest! {
                #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

                #[test]
                fn hold_in_positions_reached_by_play(position in strategies::reached(Position::start($rules))) {
                    hold(&position);
                }

                #[test]
                fn hold_in_any_position(position in strategies::set_up(Position::start($rules))) {
                    hold(&position);
                }
            }

            #[test]
            fn hold_with_all_seeds_in_one_pit() {
                assert_eq!(samples::heaps(&Position::start($rules)).map(|position| hold(&position)).count(), 10);
            }

            #[test]
            fn hold_for_quickcheck_too() {
                fn law(turn: Side, numbers: Vec<u8>, played: bool) {
                    let start = Position::start($rules);
                    let position = if played {
                        samples::reached(&start, &numbers)
                    } else {
                        samples::set_up(&start, turn, &numbers).expect("a position")
                    };
                    hold(&position);
                }
                quickcheck::QuickCheck::new().tests(12).quickcheck(law as fn(Side, Vec<u8>, bool));
            }
        }
    )* };
}

#[test]
fn a_game_chosen_at_run_time_is_put_to_the_same_laws() {
    // The laws allocate as they go, so that equal work is equal numbers of allocations.
    fn work<P: Playable>(position: &P) -> u64 {
        allocations::during(|| assert_eq!(laws::hold_in(position), Ok(())))
    }
    let any = |name: &str| work(&name.parse::<Variant>().expect("a variant").start());
    let (kenya, kiswahili) =
        (work(&Position::<KenyaLaps>::default()), work(&Position::<Kiswahili>::default()));
    assert_ne!(kenya, kiswahili);
    assert_eq!([any("kenya-laps"), any("kiswahili")], [kenya, kiswahili]);
}

#[test]
fn hearing_every_seed_does_not_change_a_game() {
    for seed in 0..200 {
        let mut random = fastrand::Rng::with_seed(seed);
        let choices: Vec<u8> = (0..60).map(|_| random.u8(..)).collect();
        let (deaf, listening) = (
            samples::reached(&Position::start(Evens::<false>), &choices).to_string(),
            samples::reached(&Position::start(Evens::<true>), &choices).to_string(),
        );
        assert_eq!(deaf, listening);
    }
}

laws! {
    oware: Oware::<6>::default();
    abapa: Oware::<6>::abapa();
    awari: Oware::<6>::awari();
    oware_forbidden: Oware::<6>::new(GrandSlam::Forbidden);
    oware_opponent_takes_rest: Oware::<6>::new(GrandSlam::OpponentTakesRest);
    oware_spare_furthest: Oware::<6>::new(GrandSlam::SpareFurthest);
    oware_spare_nearest: Oware::<6>::new(GrandSlam::SpareNearest);
    oware_of_1: Oware::<1>::default();
    oware_of_2: Oware::<2>::awari();
    oware_of_3: Oware::<3>::new(GrandSlam::Forbidden);
    oware_of_8: Oware::<8>::abapa();
    oware_of_9: Oware::<9>::default();
    oware_of_12: Oware::<12>::new(GrandSlam::SpareNearest);
    oware_of_16: Oware::<16>::default();
    oware_of_26: Oware::<26>::default();
    kalah: Kalah::<6>::default();
    kalah_empty: Kalah::<6> { empty_capture: true };
    kalah_of_1: Kalah::<1>::default();
    kalah_of_2: Kalah::<2> { empty_capture: true };
    kalah_of_4: Kalah::<4> { empty_capture: true };
    kalah_of_7: Kalah::<7>::default();
    kalah_of_8: Kalah::<8>::default();
    kalah_of_9: Kalah::<9>::default();
    kalah_of_10: Kalah::<10> { empty_capture: true };
    kalah_of_15: Kalah::<15>::default();
    kalah_of_16: Kalah::<16>::default();
    kalah_of_17: Kalah::<17>::default();
    kalah_of_26: Kalah::<26> { empty_capture: true };
    nam_nam: NamNam::default();
    nam_nam_without_last_four: NamNam { last_four: false, ..NamNam::default() };
    kenya_children: KenyaChildren::default();
    kenya_children_taking: KenyaChildren { take_capturing_seed: true };
    kenya_laps: KenyaLaps::default();
    kenya_laps_taking: KenyaLaps { take_capturing_seed: true };
    kujifunza: Kujifunza;
    kiswahili: Kiswahili::default();
    kiswahili_without_takasia: Kiswahili { takasia: false };
    togyz: Togyz;
    bestemshe: Bestemshe;
    congkak: Congkak::<7>::default();
    congkak_of_8: Congkak::<8>::default();
    congkak_banking: Congkak::<3> { bank_last_seed: true };
    dakon: Dakon::<7>::default();
    dakon_of_9: Dakon::<9>::default();
    clockwise_with_store: ClockwiseWithStore;
    four_rows: FourRows;
    evens: Evens::<false>;
    evens_hearing: Evens::<true>;
    two_pits: TwoPits;
    eight_rows: EightRows;
}

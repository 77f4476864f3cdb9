//! Halves and sets of pits, as rulesets use them, on rows of every width.

use manqala::{
    Board, Grid, MAX_LAPS, Owners, PitSet, Position, Ruleset, Run, Seat, Spot, State,
    rules::{Kalah, Kiswahili, Kujifunza, NamNam, Togyz},
};

/// Numbers of pits that no half has, for a half of so many.
fn beyond(half: usize) -> impl Iterator<Item = usize> {
    (half..=half + 64).chain([127, 128, 255, 256, usize::MAX])
}

fn whole_run<B: Grid>() -> Run<B> {
    PitSet::<B>::all().into()
}

fn check_beyond<B: Grid>() {
    let (all, run) = (PitSet::<B>::all(), whole_run::<B>());
    for pit in beyond(B::HALF) {
        assert!(PitSet::<B>::only(pit).is_empty(), "{pit} of {}", B::HALF);
        assert!(!all.contains(pit) && !run.contains(pit), "{pit} of {}", B::HALF);
        assert!(all.run_back(pit).is_empty(), "{pit} of {}", B::HALF);
        assert_eq!(run.without(pit), run, "{pit} of {}", B::HALF);
    }
}

fn check_members<B: Grid>() {
    for pit in 0..B::HALF {
        let (only, others) = (PitSet::<B>::only(pit), whole_run::<B>().without(pit));
        assert_eq!(only.into_iter().collect::<Vec<_>>(), [pit]);
        let run = Run::from(only);
        assert_eq!((run.first(), run.last(), run.is_empty()), (Some(pit), Some(pit), false));
        for other in 0..B::HALF {
            assert_eq!(only.contains(other), other == pit);
            assert_eq!(run.contains(other), other == pit);
            assert_eq!(others.contains(other), other != pit);
        }
        let mut others_in_order = (0..B::HALF).filter(|&other| other != pit);
        assert_eq!(
            (others.first(), others.last()),
            (others_in_order.clone().next(), others_in_order.next_back())
        );
        let back = PitSet::<B>::all().run_back(pit);
        assert_eq!((back.first(), back.last()), (Some(0), Some(pit)));
        assert!(run.without(pit).is_empty());
    }
}

/// Calls a function for a board of two rows of each width at which something changes inside, and for four rows.
macro_rules! on_all_boards {
    ($check:ident) => {
        $check::<Board<2, 1>>();
        $check::<Board<2, 2>>();
        $check::<Board<2, 6>>();
        $check::<Board<2, 7>>();
        $check::<Board<2, 8>>();
        $check::<Board<2, 9>>();
        $check::<Board<2, 15>>();
        $check::<Board<2, 16>>();
        $check::<Board<2, 17>>();
        $check::<Board<2, 26>>();
        $check::<Board<4, 3>>();
        $check::<Board<4, 4>>();
        $check::<Board<4, 8>>();
        $check::<Board<8, 8>>();
    };
}

#[test]
fn a_number_beyond_the_last_pit_is_in_no_set_and_changes_none() {
    on_all_boards!(check_beyond);
}

#[test]
fn a_run_knows_its_pits_and_the_first_and_the_last_of_them() {
    on_all_boards!(check_members);
}

fn check_lengths<B: Grid>() {
    let mut pits = PitSet::<B>::all().into_iter();
    for left in (0..B::HALF).rev() {
        assert_eq!((pits.len(), pits.next()), (left + 1, Some(B::HALF - 1 - left)));
    }
    assert_eq!((pits.len(), pits.next()), (0, None));
}

#[test]
fn the_pits_of_a_set_come_in_the_order_of_sowing_and_how_many_are_left_is_known() {
    on_all_boards!(check_lengths);
}

#[test]
fn a_set_is_shown_as_the_numbers_of_its_pits() {
    let set = PitSet::<Board<2, 6>>::only(0) | PitSet::only(2);
    assert_eq!(format!("{set:?} {:?} {:?}", !set, set - set), "{0, 2} {1, 3, 4, 5} {}");
}

fn check_facing<B: Grid>() {
    for pit in 0..B::HALF {
        let expected = if pit < B::COLS { PitSet::only(B::COLS - 1 - pit) } else { PitSet::none() };
        assert_eq!(PitSet::<B>::only(pit).facing(), expected, "{pit} of {}", B::COLS);
    }
    assert_eq!(PitSet::<B>::all().facing(), PitSet::front());
}

#[test]
fn a_front_pit_faces_the_one_that_is_as_far_from_the_other_end() {
    on_all_boards!(check_facing);
}

/// Asks which pits hold a number in a range, for ranges of all kinds, and asks each pit itself.
fn check_ranges<R: Ruleset>(position: &str) {
    const NUMBERS: [u8; 24] =
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 16, 17, 31, 32, 63, 64, 65, 100, 126, 127, 128, 129, 254, 255];
    let read: Position<R> = position.parse().expect("a position");
    for half in [read.seats().own(), read.seats().other()] {
        assert!(beyond(R::Board::HALF).all(|pit| half.seeds(pit) == 0), "{position}");
        assert_eq!(half.even(), PitSet::all().filter(|pit| half.seeds(pit) % 2 == 0), "{position}");
        for least in NUMBERS {
            for most in NUMBERS {
                let range = least..=most;
                let expected = PitSet::all().filter(|pit| range.contains(&half.seeds(pit)));
                assert_eq!(half.holding(range.clone()), expected, "{range:?} in {position}");
            }
            let expected = PitSet::all().filter(|pit| half.seeds(pit) >= least);
            assert_eq!(half.at_least(least), expected, "{least} in {position}");
        }
    }
}

#[test]
fn the_pits_that_hold_a_number_in_a_range_are_those_that_say_so_one_by_one() {
    check_ranges::<Kalah<6>>("0,1,2,3,4,5/6,7,8,15,16,17 0,0 S");
    check_ranges::<Kalah<6>>("1,0,0,3,0,2/0,63,64,0,65,1 31,25 N");
    check_ranges::<Kalah<6>>("0,0,0,0,0,1/0,126,0,0,127,0 1,0 S");
    check_ranges::<Kalah<7>>("1,0,0,3,0,2,0/0,63,64,0,1,0,1 31,25 N");
    check_ranges::<Kalah<8>>("0,1,0,0,0,0,0,0/0,0,0,0,0,0,254,0 0,0 S");
    check_ranges::<Kalah<8>>("0,0,128,0,0,0,0,0/1,2,3,4,5,6,7,8 30,30 S");
    check_ranges::<Kalah<9>>("129,0,1,2,3,4,0,0,1/0,1,2,3,4,5,6,7,8 0,0 N");
    check_ranges::<Kalah<17>>(
        "0,1,2,3,4,5,6,7,8,0,1,2,3,4,15,16,17/1,1,1,1,2,2,2,2,3,3,3,3,0,0,0,0,31 7,8 S",
    );
}

#[test]
fn a_pit_beyond_the_last_holds_nothing_whatever_the_store_holds() {
    fn check<R: Ruleset>(position: &str) {
        let read: Position<R> = position.parse().expect("a position");
        for pit in beyond(R::Board::HALF) {
            assert_eq!(read.seats().at(Spot::Own(pit)), 0, "{pit} in {position}");
            assert_eq!(read.seats().at(Spot::Other(pit)), 0, "{pit} in {position}");
        }
        assert_eq!(read.seats().at(Spot::Store), read.store(read.turn()), "{position}");
    }
    check::<Kalah<6>>("1,1,1,1,1,1/2,2,2,2,2,2 9,13 S");
    check::<Kalah<7>>("1,1,1,1,1,1,1/2,2,2,2,2,2,2 9,13 N");
    check::<Kalah<8>>("1,1,1,1,1,1,1,1/2,2,2,2,2,2,2,2 9,13 S");
    check::<Kujifunza>("1,1,1,1,1,1,1,1/1,1,1,1,1,1,1,1/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 9,13 S");
}

#[test]
fn seats_know_how_many_seeds_there_are_in_all() {
    assert_eq!(Position::<Kalah>::default().seats().seeds(), 48);
    assert_eq!(Position::<Kiswahili>::default().seats().seeds(), 64);
    let read: Position<Kalah> = "1,0,0,3,0,2/0,1,0,0,6,1 31,25 N".parse().expect("a position");
    assert_eq!(read.seats().seeds(), 70);
}

#[test]
fn owners_count_the_pits_of_both_sides() {
    let count = |text: &str| {
        let position: Position<NamNam> = text.parse().expect("a position");
        let owners = *position.seats().state();
        [Seat::Own, Seat::Other].map(|seat| owners.count(seat))
    };
    assert_eq!(count("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNNNNN/SSSSSS"), [6, 6]);
    assert_eq!(count("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNSNNN/SSSSSS"), [7, 5]);
    assert_eq!(count("4,4,4,4,4,4/4,4,4,4,4,4 0,0 N NNSNNN/SSSSSS"), [5, 7]);
    assert_eq!(count("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S SNSSNN/SSSNSS"), [8, 4]);
    let some = Owners::<Board<2, 6>>::new(PitSet::only(0), PitSet::only(1) | PitSet::only(5));
    for seat in [Seat::Own, Seat::Other] {
        assert_eq!(some.of_opponent(seat), !some.of_mover(seat));
    }
    assert_eq!(some.of_mover(Seat::Own), PitSet::only(0));
    let all = Owners::<Board<2, 6>>::new(PitSet::all(), PitSet::all());
    assert_eq!([Seat::Own, Seat::Other].map(|seat| all.count(seat)), [12, 0]);
}

#[test]
fn a_state_claims_and_marks_nothing_unless_it_says_so() {
    for seat in [Seat::Own, Seat::Other] {
        assert_eq!(().claimed(seat), None);
        assert_eq!(Owners::<Board<2, 6>>::default().claimed(seat), None);
    }
    for (spot, owner) in [(Spot::Own(0), Seat::Own), (Spot::Store, Seat::Own), (Spot::Other(0), Seat::Other)]
    {
        assert_eq!((().mark(spot), ().owner(spot)), (None, owner));
    }
}

/// The greatest number of seeds with which captures are known to end; with fewer they are, with more they are not.
fn seeds_that_end<R: Ruleset>(with: impl Fn(u8) -> String) -> u8 {
    let ends = |seeds| {
        let position: Position<R> = with(seeds).parse().expect("a position");
        assert_eq!(position.seats().seeds(), seeds);
        position.seats().captures_end()
    };
    let most = (4..=255).take_while(|&seeds| ends(seeds)).last().expect("a number");
    assert!((most + 1..=255).all(|seeds| !ends(seeds)));
    most
}

#[test]
fn captures_are_known_to_end_while_rounds_and_pits_allow_fewer_laps_than_the_limit() {
    let laps = |columns: u32, half: u32, seeds: u8| {
        let in_a_round = half.div_ceil(2);
        1 + columns * ((u32::from(seeds) + 1) * in_a_round + 1)
    };
    let four_rows = seeds_that_end::<Kujifunza>(|seeds| {
        format!("0,0,0,0,0,0,0,0/0,0,0,0,0,0,1,0/1,1,0,0,0,0,0,0/{},0,0,0,0,0,0,0 0,0 S", seeds - 3)
    });
    assert_eq!(four_rows, 155);
    assert!(laps(8, 16, 155) < MAX_LAPS && laps(8, 16, 156) > MAX_LAPS);
    // Here the limit itself is met.
    let two_rows =
        seeds_that_end::<Togyz>(|seeds| format!("0,0,0,0,0,0,0,0,1/1,1,0,0,0,0,0,0,{} 0,0 S - -", seeds - 3));
    assert_eq!(two_rows, 220);
    assert_eq!(laps(9, 9, 221), MAX_LAPS);
}

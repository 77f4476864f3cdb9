//! Positions that lie, to see that each lie is found out.

use std::{
    sync::{Arc, atomic::AtomicBool},
    thread,
    time::Duration,
};

use manqala::{
    AnyPosition, Event, Move, MoveList, PlayError, Position, Side, Variant,
    laws::{self, Law, LawError},
    rules::Oware,
};

use crate::{
    crew::{self, Report},
    oddity::Kind,
    settings::Settings,
    subject::Subject,
};

/// What is wrong with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    None,
    LosesASeed,
    NeverOver,
    CountsOneMore,
    RefusesEverything,
    GoesNowhereWatched,
    BreaksALaw,
    ListsBackwardsForNorth,
    Panics,
    Hangs,
}

/// A position that lies, and whatever comes of it lies too.
#[derive(Clone)]
struct Liar {
    real: AnyPosition,
    fault: Fault,
}

impl Liar {
    fn lies(&self, fault: Fault) -> bool {
        self.fault == fault
    }
}

impl Subject for Liar {
    fn real(&self) -> &AnyPosition {
        &self.real
    }

    fn like(&self, real: AnyPosition) -> Self {
        Self { real, fault: self.fault }
    }

    fn store(&self, side: Side) -> u8 {
        self.real.store(side) + u8::from(self.lies(Fault::LosesASeed) && side == Side::North)
    }

    fn is_over(&self) -> bool {
        self.real.is_over() && !self.lies(Fault::NeverOver)
    }

    fn legal_moves(&self) -> MoveList {
        let mut moves = self.real.legal_moves();
        if self.lies(Fault::ListsBackwardsForNorth) && self.real.turn() == Side::North {
            moves.reverse();
        }
        moves
    }

    fn count_legal_moves(&self) -> usize {
        self.real.count_legal_moves() + usize::from(self.lies(Fault::CountsOneMore))
    }

    fn play(&self, mv: Move) -> Result<Self, PlayError> {
        if self.lies(Fault::RefusesEverything) {
            return Err(PlayError::GameOver { mv });
        }
        assert!(!self.lies(Fault::Panics), "a fault");
        if self.lies(Fault::Hangs) {
            thread::sleep(Duration::from_secs(5));
        }
        Ok(self.like(self.real.play(mv)?))
    }

    fn play_observed(&self, mv: Move, observer: &mut dyn FnMut(Event)) -> Result<Self, PlayError> {
        let next = self.real.play_observed(mv, observer)?;
        Ok(if self.lies(Fault::GoesNowhereWatched) { self.clone() } else { self.like(next) })
    }

    fn keeps_all_laws(&self) -> Result<(), LawError> {
        if self.lies(Fault::BreaksALaw) {
            // Of a move that is not legal, no law of a move holds.
            let beside = "z8".parse().expect("a move");
            return laws::seats_are_alike(&Position::<Oware>::default(), beside);
        }
        laws::hold_in(&self.real)
    }
}

fn soak(fault: Fault, variant: &str, settings: &Settings) -> Report {
    let variant: Variant = variant.parse().expect("a variant");
    let settings = Settings { variants: Some(vec![variant]), ..settings.clone() };
    let liar = Liar { real: variant.start(), fault };
    crew::soak(&settings, vec![liar], Arc::new(AtomicBool::new(false)))
}

#[test]
fn every_fault_is_found_and_called_by_its_name() {
    let settings =
        Settings { games: Some(1), every: 1, patience: Duration::from_secs(1), ..Settings::default() };
    let faults = [
        (Fault::LosesASeed, Kind::Law(Law::SeedsAreKept)),
        (Fault::NeverOver, Kind::Law(Law::OverMeansWithoutAMove)),
        (Fault::CountsOneMore, Kind::Law(Law::GeneratedMovesAreTheLegalOnes)),
        (Fault::RefusesEverything, Kind::Law(Law::GeneratedMovesAreTheLegalOnes)),
        (Fault::GoesNowhereWatched, Kind::Law(Law::WatchingChangesNothing)),
        (Fault::BreaksALaw, Kind::Law(Law::SeatsAreAlike)),
        (Fault::ListsBackwardsForNorth, Kind::Twin),
        (Fault::Panics, Kind::Panic),
        (Fault::Hangs, Kind::Hang),
    ];
    for variant in ["oware", "kiswahili"] {
        for (fault, kind) in faults {
            let tally = soak(fault, variant, &settings).tally;
            assert_eq!((tally.of_kind(kind), tally.odd()), (1, 1), "{variant} {fault:?}\n{tally}");
        }
        assert_eq!(soak(Fault::None, variant, &settings).tally.odd(), 0, "{variant}");
    }
}

#[test]
fn a_rare_look_finds_a_fault_in_time() {
    let settings = Settings { games: Some(200), every: 64, ..Settings::default() };
    let faults =
        [(Fault::BreaksALaw, Kind::Law(Law::SeatsAreAlike)), (Fault::ListsBackwardsForNorth, Kind::Twin)];
    for (fault, kind) in faults {
        assert!(soak(fault, "oware", &settings).tally.of_kind(kind) > 0, "{fault:?}");
    }
}

//! Positions that lie, to see that each lie is found out.

use std::{
    sync::{Arc, atomic::AtomicBool},
    thread,
    time::Duration,
};

use manqala::{AnyPosition, Event, Move, MoveList, PlayError, Side, Variant};

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
    CallsEverythingLegal,
    PlaysEverything,
    TellsOfWhatIsRefused,
    GoesNowhereUnchecked,
    GoesNowhereWatched,
    HidesDrops,
    HidesTheTurn,
    WritesTheOtherTurn,
    MiscountsPerft,
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

    fn is_legal(&self, mv: Move) -> bool {
        self.real.is_legal(mv) || self.lies(Fault::CallsEverythingLegal)
    }

    fn play(&self, mv: Move) -> Result<Self, PlayError> {
        if self.lies(Fault::RefusesEverything) {
            return Err(PlayError::GameOver { mv });
        }
        if self.lies(Fault::PlaysEverything) {
            return Ok(self.play_unchecked(mv));
        }
        assert!(!self.lies(Fault::Panics), "a fault");
        if self.lies(Fault::Hangs) {
            thread::sleep(Duration::from_secs(5));
        }
        Ok(self.like(self.real.play(mv)?))
    }

    fn play_observed(&self, mv: Move, observer: &mut dyn FnMut(Event)) -> Result<Self, PlayError> {
        if self.lies(Fault::TellsOfWhatIsRefused) {
            observer(Event::Skip { pit: mv.pit });
        }
        let (drops, turn) = (self.lies(Fault::HidesDrops), self.lies(Fault::HidesTheTurn));
        let next = self.real.play_observed(mv, &mut |event| match event {
            Event::Drop { .. } if drops => {}
            Event::Turn { .. } if turn => {}
            _ => observer(event),
        })?;
        Ok(if self.lies(Fault::GoesNowhereWatched) { self.clone() } else { self.like(next) })
    }

    fn play_unchecked(&self, mv: Move) -> Self {
        let next = self.like(self.real.play_unchecked(mv));
        if self.lies(Fault::GoesNowhereUnchecked) { self.clone() } else { next }
    }

    fn perft(&self, depth: u32) -> u64 {
        self.real.perft(depth) + u64::from(self.lies(Fault::MiscountsPerft))
    }

    fn text(&self) -> String {
        let text = self.real.to_string();
        let turn = self.real.turn();
        let other = format!(" {} ", turn.opponent());
        // The turn may be the last field or not.
        if self.lies(Fault::WritesTheOtherTurn) {
            format!("{text} ").replacen(&format!(" {turn} "), &other, 1).trim_end().to_owned()
        } else {
            text
        }
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
        (Fault::LosesASeed, Kind::Seeds),
        (Fault::NeverOver, Kind::Over),
        (Fault::CountsOneMore, Kind::Count),
        (Fault::RefusesEverything, Kind::Played),
        (Fault::CallsEverythingLegal, Kind::Refused),
        (Fault::PlaysEverything, Kind::Refused),
        (Fault::TellsOfWhatIsRefused, Kind::Refused),
        (Fault::GoesNowhereUnchecked, Kind::Unchecked),
        (Fault::GoesNowhereWatched, Kind::Watched),
        (Fault::HidesDrops, Kind::Events),
        (Fault::HidesTheTurn, Kind::Events),
        (Fault::WritesTheOtherTurn, Kind::Text),
        (Fault::MiscountsPerft, Kind::Perft),
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
    for (fault, kind) in [(Fault::HidesDrops, Kind::Events), (Fault::ListsBackwardsForNorth, Kind::Twin)] {
        assert!(soak(fault, "oware", &settings).tally.of_kind(kind) > 0, "{fault:?}");
    }
}

//! Rulesets that break a law each: the law is named, and so is where it is broken.

use std::{cell::Cell, fmt};

use manqala::{
    Board, Direction, End, Ending, Fields, Landing, Move, Observer, PitSet, Position, PositionError, Ruleset,
    Seat, Seats, Side, Spot, Starts, State, Track, Turn,
    laws::{self, Law, LawError},
};

type Small = Board<2, 3>;

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// The law that a test of it says is broken.
fn law(broken: Result<(), LawError>) -> Law {
    broken.expect_err("a broken law").law
}

/// Only South moves again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct SouthIsFavoured;

impl Ruleset for SouthIsFavoured {
    type Board = Small;
    type State = ();
    const SEEDS: u8 = 2;

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Small, (), O>, _: Spot) -> Landing {
        if turn.seats().turn() == Side::South { Landing::Again } else { Landing::Pass }
    }
}

#[test]
fn a_rule_for_south_alone_is_found() {
    let error = laws::hold(SouthIsFavoured).expect_err("a broken law");
    assert_eq!(error.law, Law::SeatsAreAlike);

    let start = Position::<SouthIsFavoured>::default();
    let error = laws::hold_in(&start).expect_err("a broken law");
    assert_eq!((error.mv, &*error.position), (Some(mv("a1")), "2,2,2/2,2,2 0,0 S"));
    assert_eq!(
        error.to_string(),
        "the move a1 from 2,2,2/2,2,2 0,0 S breaks the law that a move is the same from either seat, under \
         SouthIsFavoured: turned round, c2 from 2,2,2/2,2,2 0,0 N leads to 3,3,0/2,2,2 0,0 S and not to 3,3,0/2,2,2 0,0 N"
    );
}

/// Who is watched plays otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Shy;

impl Ruleset for Shy {
    type Board = Small;
    type State = ();
    const SEEDS: u8 = 2;

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Small, (), O>, at: Spot) -> Landing {
        if O::LISTENS {
            turn.capture_pit(at);
        }
        Landing::Pass
    }
}

#[test]
fn a_rule_that_asks_whether_anybody_watches_is_found() {
    assert_eq!(law(laws::hold(Shy)), Law::WatchingChangesNothing);
}

/// At the end one pit is handed out, not all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Hesitant;

impl Ruleset for Hesitant {
    type Board = Small;
    type State = ();
    const SEEDS: u8 = 2;

    fn settle<O: Observer>(&self, ending: &mut Ending<'_, Small, (), O>) {
        if let Some(pit) = ending.seats().other().occupied().first() {
            ending.collect(Seat::Other, PitSet::only(pit), Seat::Other);
        }
    }
}

#[test]
fn an_end_that_is_done_in_parts_is_found() {
    assert_eq!(law(laws::hold(Hesitant)), Law::SettlingTwiceChangesNothing);
    let over: Position<Hesitant> = "1,2,3/0,0,0 0,0 S".parse().expect("a position");
    assert_eq!(law(laws::hold_in(&over)), Law::SettlingTwiceChangesNothing);
    assert_eq!(laws::text_is_read_back(&over).map_err(|error| error.law), Err(Law::TextIsReadBack));
}

/// A number that is not written down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Secret(u8);

impl State for Secret {
    fn swapped(self) -> Self {
        self
    }

    fn write(&self, _: Side, _: Direction, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }

    fn read(_: &mut Fields<'_>, _: Side, _: Direction) -> Result<Self, PositionError> {
        Ok(Self(0))
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Secretive;

impl Ruleset for Secretive {
    type Board = Small;
    type State = Secret;
    const SEEDS: u8 = 2;

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Small, Secret, O>, _: Spot) -> Landing {
        turn.state_mut().0 = 7;
        Landing::Pass
    }
}

#[test]
fn a_state_that_is_not_written_is_found() {
    let error = laws::hold(Secretive).expect_err("a broken law");
    assert_eq!((error.law, error.mv), (Law::TextIsReadBack, None));
    assert!(error.to_string().starts_with("the position "), "{error}");
}

thread_local! {
    static ASKED: Cell<u32> = const { Cell::new(0) };
}

/// Every other time it is asked there is nothing to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Fickle;

impl Ruleset for Fickle {
    type Board = Small;
    type State = ();
    const SEEDS: u8 = 2;

    fn starts(&self, seats: &Seats<Small, ()>) -> Starts<Small> {
        ASKED.set(ASKED.get() + 1);
        if ASKED.get() % 2 == 1 { seats.own().occupied().into() } else { Starts::none() }
    }
}

#[test]
fn hooks_that_answer_now_so_and_now_so_are_found() {
    let start = || {
        ASKED.set(0);
        Position::<Fickle>::default()
    };
    assert_eq!(law(laws::over_means_without_a_move(&start())), Law::OverMeansWithoutAMove);
    assert_eq!(law(laws::generated_moves_are_the_legal_ones(&start())), Law::GeneratedMovesAreTheLegalOnes);
    assert_eq!(law(laws::illegal_moves_are_harmless(&start())), Law::IllegalMovesAreHarmless);
    assert!(laws::hold_in(&start()).is_err());
}

/// Sows on for ever, but says that it never does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Overconfident;

impl Ruleset for Overconfident {
    type Board = Small;
    type State = ();
    const SEEDS: u8 = 2;
    const RELAYS: bool = true;
    const TRACK: Track = Track::Board;

    fn starts(&self, seats: &Seats<Small, ()>) -> Starts<Small> {
        Starts::from(seats.own().occupied()).that_end(true)
    }

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Small, (), O>, _: Spot) -> Landing {
        turn.relay()
    }

    fn stops(&self, seats: &Seats<Small, ()>) -> Option<End> {
        seats.has_majority().then_some(End::Majority)
    }
}

#[test]
fn moves_that_are_counted_and_cannot_be_played_are_found() {
    let start = Position::<Overconfident>::default();
    assert_eq!(law(laws::perft_counts_what_play_does(&start)), Law::PerftCountsWhatPlayDoes);
    assert!(laws::hold(Overconfident).is_err());
}

/// Sows on, but does not say that its turns may have several laps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Tacit;

impl Ruleset for Tacit {
    type Board = Small;
    type State = ();
    const SEEDS: u8 = 2;

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Small, (), O>, at: Spot) -> Landing {
        if turn.at(at) > 1 { turn.relay() } else { Landing::Pass }
    }
}

#[test]
fn a_relay_in_a_game_that_says_it_has_none_is_found() {
    let error = laws::hold(Tacit).expect_err("a broken law");
    assert_eq!(error.law, Law::WatchingChangesNothing);
    assert!(error.found.contains("`RELAYS`"), "{error}");
}

#[test]
fn a_law_of_a_move_is_broken_by_one_that_is_not_legal() {
    let start = Position::<Shy>::default();
    let error = laws::seeds_are_kept(&start, mv("a2")).expect_err("an illegal move");
    assert_eq!((error.law, error.mv), (Law::SeedsAreKept, Some(mv("a2"))));
    assert!(error.found.ends_with("a2 is not a pit of the player to move"), "{error}");
    assert_eq!(law(laws::watching_changes_nothing(&start, mv("a2"))), Law::WatchingChangesNothing);
    assert_eq!(law(laws::seats_are_alike(&start, mv("z8"))), Law::SeatsAreAlike);
}

#[test]
fn every_law_has_a_sentence_of_its_own() {
    for (i, law) in Law::ALL.into_iter().enumerate() {
        assert!(Law::ALL[..i].iter().all(|other| other.sentence() != law.sentence()), "{law}");
    }
}

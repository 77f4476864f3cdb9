//! A ruleset that names pits which the board does not have: the last pit is meant, and no seed is made or lost.

use manqala::{Board, Direction, Grid, Landing, Observer, Position, Ruleset, Side, Spot, Start, Turn};

/// What is done with the pit that is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Deed {
    Lift,
    LiftOfOther,
    LiftSome,
    Seize,
    SowInto,
    PlaceFromStore,
    Capture,
    CaptureOfOther,
}

const DEEDS: [Deed; 8] = [
    Deed::Lift,
    Deed::LiftOfOther,
    Deed::LiftSome,
    Deed::Seize,
    Deed::SowInto,
    Deed::PlaceFromStore,
    Deed::Capture,
    Deed::CaptureOfOther,
];

/// Every turn does the deed to the pit, and sows what is then in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Names<const COLS: usize> {
    deed: Deed,
    pit: usize,
}

/// Does the deed to the last pit.
impl<const COLS: usize> Default for Names<COLS> {
    fn default() -> Self {
        Self { deed: Deed::Lift, pit: COLS - 1 }
    }
}

impl<const COLS: usize> Ruleset for Names<COLS>
where
    Board<2, COLS>: Grid,
{
    type Board = Board<2, COLS>;
    type State = ();
    const SEEDS: u8 = 3;

    fn open<O: Observer>(&self, turn: &mut Turn<'_, Self::Board, (), O>, start: Start) -> Landing {
        let (pit, direction) = (self.pit, Direction::Anticlockwise);
        match self.deed {
            Deed::Lift => Landing::Sow(turn.lift(Spot::Own(pit), direction)),
            Deed::LiftOfOther => Landing::Sow(turn.lift(Spot::Other(pit), direction)),
            Deed::LiftSome => Landing::Sow(turn.lift_some(pit, 2, direction)),
            Deed::Seize => {
                turn.seize(pit);
                turn.sow_into(0, direction)
            }
            Deed::SowInto => {
                let _ = turn.lift_start(start);
                turn.sow_into(pit, direction)
            }
            Deed::PlaceFromStore => {
                turn.place_from_store(pit);
                Landing::Pass
            }
            Deed::Capture => {
                turn.capture_pit(Spot::Own(pit));
                Landing::Pass
            }
            Deed::CaptureOfOther => {
                turn.capture_pit(Spot::Other(pit));
                Landing::Pass
            }
        }
    }
}

/// Where the first move leads and what is heard of it.
fn played<const COLS: usize>(deed: Deed, pit: usize, text: &str) -> (String, Vec<String>)
where
    Board<2, COLS>: Grid,
{
    let position = Position::parse_with(Names::<COLS> { deed, pit }, text).expect("a position");
    let mv = position.legal_moves()[0];
    let mut heard = Vec::new();
    let next =
        position.play_observed(mv, &mut |event| heard.push(format!("{event:?}"))).expect("a legal move");
    assert_eq!(position.play(mv), Ok(next), "{deed:?} {pit}: listening changes nothing");
    let seeds = |at: &Position<Names<COLS>>| {
        Side::ALL
            .map(|side| u32::from(at.store(side)) + u32::from(at.seeds_on_side(side)))
            .iter()
            .sum::<u32>()
    };
    assert_eq!(seeds(&next), seeds(&position), "{deed:?} {pit}");
    (next.to_string(), heard)
}

fn the_last_is_meant<const COLS: usize>()
where
    Board<2, COLS>: Grid,
{
    let row = vec!["3"; COLS].join(",");
    for deed in DEEDS {
        for turn in Side::ALL {
            let text = format!("{row}/{row} 7,5 {turn}");
            let last = played::<COLS>(deed, COLS - 1, &text);
            if COLS > 1 {
                assert_ne!(last.0, played::<COLS>(deed, 0, &text).0, "{deed:?}: the pit matters");
            }
            for beyond in [COLS, COLS + 1, 2 * COLS, 255, usize::MAX] {
                assert_eq!(played::<COLS>(deed, beyond, &text), last, "{deed:?} {beyond} of {COLS}");
            }
        }
    }
}

#[test]
fn a_number_beyond_the_last_pit_means_the_last_pit() {
    the_last_is_meant::<1>();
    the_last_is_meant::<6>();
    the_last_is_meant::<8>();
    the_last_is_meant::<9>();
    the_last_is_meant::<16>();
}

#[test]
fn nothing_is_taken_from_an_empty_pit_or_store_and_nothing_is_heard_of_it() {
    for deed in [Deed::LiftSome, Deed::Seize, Deed::PlaceFromStore, Deed::Capture, Deed::CaptureOfOther] {
        // The last pits of both are empty, counted from the first that each of them sows.
        let south = played::<6>(deed, 5, "0,3,3,3,3,3/3,3,3,3,3,0 0,0 S");
        assert_eq!(
            south,
            ("0,3,3,3,3,3/3,3,3,3,3,0 0,0 N".into(), vec!["Turn { to: North }".into()]),
            "{deed:?}"
        );
        let north = played::<6>(deed, 5, "0,3,3,3,3,3/3,3,3,3,3,0 0,0 N");
        assert_eq!(
            north,
            ("0,3,3,3,3,3/3,3,3,3,3,0 0,0 S".into(), vec!["Turn { to: South }".into()]),
            "{deed:?}"
        );
    }
}

#[test]
fn a_seed_is_placed_out_of_the_movers_own_store() {
    let next = |turn| played::<6>(Deed::PlaceFromStore, 1, &format!("3,3,3,3,3,3/3,3,3,3,3,3 7,5 {turn}")).0;
    assert_eq!(next("S"), "3,3,3,3,3,3/3,4,3,3,3,3 6,5 N");
    assert_eq!(next("N"), "3,3,3,3,4,3/3,3,3,3,3,3 7,4 S");
    let wide = played::<8>(Deed::PlaceFromStore, 7, "3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3 7,5 S").0;
    assert_eq!(wide, "3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,4 6,5 N");
}

//! Events, applied to a board.

use manqala::{AnyPosition, Board, Event};

/// The events of a turn, applied to the board before it, give the board after it, and what is in hand is never lost.
pub(crate) fn events_lead_from_one_to_the_other(
    position: &AnyPosition,
    events: &[Event],
    next: &AnyPosition,
) {
    macro_rules! boards_of {
        ($($ranks:literal * $files:literal)*) => {
            match (position.ranks(), position.files()) {
                $( ($ranks, $files) => lead::<$ranks, $files>(position, events, next), )*
                (ranks, files) => panic!("no game has a board of {ranks} times {files} pits"),
            }
        };
    }
    boards_of!(2*1 2*2 2*3 2*4 2*5 2*6 2*7 2*8 2*9 2*10 2*11 2*12 4*8);
}

fn lead<const ROWS: usize, const COLS: usize>(position: &AnyPosition, events: &[Event], next: &AnyPosition) {
    let mut board: Board<ROWS, COLS> = board_of(position);
    let mut hand = 0_u32;
    for &event in events {
        assert!(event.apply(&mut board), "{position} {event:?}");
        match event {
            Event::Lift { seeds, .. } | Event::Relay { seeds, .. } | Event::Seize { seeds, .. } => {
                assert!(seeds > 0, "{position} {event:?}");
                hand += u32::from(seeds);
            }
            Event::Drop { hand: left, .. } | Event::Divert { hand: left, .. } => {
                hand = hand.checked_sub(1).expect("a seed in hand");
                assert_eq!(u32::from(left), hand, "{position} {event:?}");
            }
            Event::Bank { seeds, .. } => hand -= u32::from(seeds),
            _ => {}
        }
        assert_eq!(u32::from(board.total()) + hand, u32::from(position.seeds()), "{position} {event:?}");
    }
    assert_eq!(board, board_of(next), "{position} {events:?}");
}

/// The first two fields of a position are the text of its board.
fn board_of<const ROWS: usize, const COLS: usize>(position: &AnyPosition) -> Board<ROWS, COLS> {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').take(2).collect();
    fields.join(" ").parse().expect("a board")
}

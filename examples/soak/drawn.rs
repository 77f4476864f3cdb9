//! A board that is played on by events alone.

use manqala::{Board, Event};

use crate::subject::Subject;

/// The text of board and stores after the events of a turn; an error says which event cannot be, or that there is no such
/// board.
pub(crate) fn after<S: Subject>(before: &S, events: &[Event]) -> Result<String, String> {
    let text = before.text();
    let fields = board_fields(&text);
    macro_rules! sizes {
        ($($ranks:literal x $($files:literal)*;)*) => {
            match (before.ranks(), before.files()) {
                $( $( ($ranks, $files) => on::<$ranks, $files>(fields, events), )* )*
                (ranks, files) => Err(format!("no game was expected to have {ranks} ranks of {files} pits")),
            }
        };
    }
    sizes! {
        2 x 1 2 3 4 5 6 7 8 9 10 11 12;
        4 x 8;
    }
}

/// The fields of board and stores of a position's text.
pub(crate) fn board_fields(text: &str) -> &str {
    text.match_indices(' ').nth(1).map_or(text, |(end, _)| &text[..end])
}

fn on<const ROWS: usize, const COLS: usize>(fields: &str, events: &[Event]) -> Result<String, String> {
    let mut board: Board<ROWS, COLS> = fields.parse().map_err(|why| format!("{fields}: {why}"))?;
    for &event in events {
        if !event.apply(&mut board) {
            return Err(format!("{event:?} cannot be on {board}"));
        }
    }
    Ok(board.to_string())
}

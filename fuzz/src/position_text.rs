//! A line with the name of a variant, then the text of a position.

use manqala::{Board, Variant};

use crate::{laws, read};

pub fn check(text: &str) {
    let (name, text) = text.split_once('\n').unwrap_or(("", text));
    match read::variant(name) {
        Some(variant) => read_position(variant, text),
        // Any game may find that the text is a position of its own.
        None => Variant::all().for_each(|variant| read_position(variant, text)),
    }
    read_board::<2, 6>(text);
    read_board::<4, 8>(text);
}

fn read_position(variant: Variant, text: &str) {
    if let Some(position) = read::position(variant, text) {
        laws::hold(&position);
    }
}

fn read_board<const ROWS: usize, const COLS: usize>(text: &str) {
    if let Some(board) = read::read(str::parse::<Board<ROWS, COLS>>, text) {
        assert_eq!(board.to_string(), text);
    }
}

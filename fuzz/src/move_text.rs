//! The text of a pit, a move, a rule for repetition or the format of a match.

use manqala::{
    Position, Variant,
    rules::{NumberedMove, Togyz},
};

use crate::read;

pub fn check(text: &str) {
    read::pit(text);
    read::repetition(text);
    read::format(text);
    if let Some(mv) = read::mv(text) {
        for variant in Variant::all() {
            let start = variant.start();
            let listed = start.legal_moves().contains(&mv);
            assert_eq!(read::read(|_| start.play(mv), text).is_some(), listed, "{variant}: {mv}");
            assert_eq!(start.is_legal(mv), listed, "{variant}: {mv}");
        }
    }
    if let Some(written) = read::read(str::parse::<NumberedMove>, text) {
        assert_eq!(written.to_string(), text);
        let start = Position::<Togyz>::default();
        if let Some(mv) = start.move_numbered(written) {
            assert_eq!(start.numbered(mv), Ok(written));
        }
    }
}

//! Serde is a law too, of everything that can be chosen by name.

use manqala::{AnyPosition, Variant, laws::samples};

#[test]
fn what_is_serialized_is_read_back() {
    #[allow(clippy::needless_pass_by_value)] // as quickcheck wants it
    fn law(choices: Vec<u8>) {
        for variant in Variant::all() {
            let position = samples::reached(&variant.start(), &choices);
            let json = serde_json::to_string(&position).expect("a position as JSON");
            assert_eq!(serde_json::from_str::<AnyPosition>(&json).expect("a position"), position);
            assert_eq!(json, format!(r#"{{"variant":"{variant}","position":"{position}"}}"#));
            for mv in position.legal_moves() {
                let json = serde_json::to_string(&mv).expect("a move as JSON");
                assert_eq!(json, format!(r#""{mv}""#));
                assert_eq!(serde_json::from_str::<manqala::Move>(&json).expect("a move"), mv);
            }
        }
    }
    quickcheck::QuickCheck::new().tests(50).quickcheck(law as fn(Vec<u8>));
}

#[test]
fn typed_and_untyped_positions_are_written_alike() {
    use manqala::{Position, rules::Oware};

    let typed = Position::start(Oware::<8>::awari());
    let json = serde_json::to_string(&typed).expect("JSON");
    assert_eq!(json, r#"{"variant":"awari(8,4)","position":"4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4 0,0 S"}"#);
    assert_eq!(serde_json::from_str::<Position<Oware<8>>>(&json).expect("a position"), typed);
    let untyped: AnyPosition = serde_json::from_str(&json).expect("a position");
    assert_eq!(untyped.to_string(), typed.to_string());
    assert!(serde_json::from_str::<Position<Oware<6>>>(&json).is_err(), "another size");
}

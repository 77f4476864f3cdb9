//! Positions are small values: they are copied at every ply of a search.

use std::{
    collections::HashSet,
    fmt::Debug,
    hash::{DefaultHasher, Hash, Hasher},
};

use manqala::{
    Board, Move, Pit, Position, Side,
    rules::{Kalah, Kujifunza, NamNam, Oware, Togyz},
};

#[test]
fn a_pit_is_a_byte_and_a_move_at_most_four() {
    assert_eq!(size_of::<Pit>(), 1);
    assert_eq!(size_of::<Side>(), 1);
    assert!(size_of::<Move>() <= 4, "{}", size_of::<Move>());
}

#[test]
fn a_board_is_a_byte_for_each_pit_and_store() {
    assert_eq!(size_of::<Board<2, 6>>(), 14);
    assert_eq!(size_of::<Board<2, 26>>(), 54);
    assert_eq!(size_of::<Board<4, 8>>(), 34);
    assert_eq!(size_of::<Board<8, 8>>(), 66);
}

#[test]
#[cfg(target_pointer_width = "64")] // elsewhere words are aligned differently
fn a_position_is_two_words_and_what_is_known_besides() {
    assert_eq!(size_of::<Position<Oware>>(), 32);
    assert_eq!(size_of::<Position<Kalah>>(), 32);
    // The store of a row of eight has no room in the word of its pits.
    assert_eq!(size_of::<Position<Kalah<7>>>(), 32);
    assert_eq!(size_of::<Position<Kalah<8>>>(), 48);
    assert_eq!(size_of::<Position<Oware<12>>>(), 48);
    assert_eq!(size_of::<Position<Oware<16>>>(), 64);
    assert_eq!(size_of::<Position<Oware<26>>>(), 80);
    assert_eq!(size_of::<Position<Kujifunza>>(), 64);
    assert_eq!(size_of::<Position<Togyz>>(), 48);
    assert_eq!(size_of::<Position<NamNam>>(), 48);
}

#[test]
fn values_can_be_copied_compared_hashed_and_sent_to_other_threads() {
    fn value<T: Copy + Eq + Hash + Debug + Send + Sync + Unpin + 'static>() {}
    value::<Position<Oware>>();
    value::<Position<Kalah<26>>>();
    value::<Position<NamNam>>();
    value::<manqala::AnyPosition>();
    value::<manqala::Variant>();
    value::<Board<2, 6>>();
    value::<Board<8, 8>>();
    value::<Move>();
    value::<Pit>();
    value::<manqala::Event>();
    value::<manqala::Outcome>();
}

#[test]
fn positions_that_differ_have_different_hashes() {
    let (mut texts, mut hashes) = (HashSet::new(), HashSet::new());
    let mut positions = vec![Position::<Oware>::default()];
    for _ in 0..4 {
        for position in &positions {
            let mut state = DefaultHasher::new();
            position.hash(&mut state);
            texts.insert(position.to_string());
            hashes.insert(state.finish());
        }
        positions = positions.iter().flat_map(|at| at.moves().map(|mv| at.play_unchecked(mv))).collect();
    }
    assert_eq!(hashes.len(), texts.len());
    assert!(texts.len() > 200, "{}", texts.len());
}

#[test]
fn errors_can_be_handed_on_between_threads() {
    fn error<T: std::error::Error + Send + Sync + 'static>() {}
    error::<manqala::PositionError>();
    error::<manqala::ParsePitError>();
    error::<manqala::ParseMoveError>();
    error::<manqala::PlayError>();
    error::<manqala::VariantError>();
    error::<manqala::ParseRepetitionError>();
    error::<manqala::foreign::ForeignError>();
    #[cfg(feature = "alloc")]
    {
        error::<manqala::GameError>();
        error::<manqala::MatchError>();
        error::<manqala::TranscriptError>();
    }
    #[cfg(feature = "laws")]
    error::<manqala::laws::LawError>();
}

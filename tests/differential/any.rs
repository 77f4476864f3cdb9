//! Proptest makes up what to set up.

use manqala::MAX_SEEDS;
use proptest::prelude::*;

use crate::set_up::SetUp;

pub(crate) fn any_set_up() -> impl Strategy<Value = SetUp> {
    let seeds = |most| prop::collection::vec(any::<u8>(), 0..=most);
    let board = prop_oneof![
        (Just(None), seeds(40)),
        (Just(None), seeds(usize::from(MAX_SEEDS))),
        (any::<u8>().prop_map(Some), seeds(3)),
    ];
    (any::<(bool, [bool; 2])>(), board, any::<([u8; 2], u16)>()).prop_map(
        |((north, stores), (pattern, places), (extra, owners))| SetUp {
            north,
            stores,
            pattern,
            places,
            extra,
            owners,
        },
    )
}

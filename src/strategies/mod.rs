//! Strategies for property tests with proptest.
//!
//! Positions come of a short list of numbers, see [`samples`], and proptest simplifies the numbers: whatever it tries is a
//! position, and one that was reached by play stays one that can be reached.
//!
//! ```
//! use manqala::{Side, Variant, strategies};
//! use proptest::prelude::*;
//!
//! let kalah: Variant = "kalah".parse()?;
//! proptest!(|(position in strategies::positions(kalah.start()))| {
//!     let banked = Side::ALL.map(|side| u32::from(position.store(side)));
//!     prop_assert!(banked.iter().sum::<u32>() <= u32::from(position.seeds()));
//! });
//! # Ok::<(), manqala::VariantError>(())
//! ```
//!
//! [`any`] makes a [`Pit`], [`Move`], [`Side`], [`Direction`], [`Variant`], [`AnyPosition`] or
//! [`Position`]; the argument of `any_with` for the latter are its rules.

mod choices;

use core::fmt::Debug;
use std::vec::Vec;

use proptest::{
    arbitrary::{Arbitrary, any},
    collection::vec,
    option, sample,
    strategy::{BoxedStrategy, Strategy},
};

use self::choices::Choices;
use crate::{
    AnyPosition, Direction, MAX_SEEDS, Move, Pit, Playable, Position, Ruleset, Side, Variant, laws::samples,
};

/// The places of seeds, as numbers.
fn places() -> impl Strategy<Value = Vec<u8>> + Clone {
    vec(any::<u8>(), 0..=usize::from(MAX_SEEDS))
}

/// Positions reached by play from `start`, which is among them.
///
/// ```
/// use manqala::{Position, rules::Oware, strategies};
/// use proptest::prelude::*;
///
/// // Endgames on few seeds.
/// let start: Position<Oware> = "0,1,0,0,2,0/0,0,3,0,0,1 20,21 S".parse()?;
/// proptest!(|(position in strategies::reached(start))| {
///     prop_assert_eq!(position.seeds(), 48);
/// });
/// # Ok::<(), manqala::PositionError>(())
/// ```
pub fn reached<P: Playable + Debug>(start: P) -> impl Strategy<Value = P> {
    Choices.prop_map(move |choices| samples::reached(&start, &choices))
}

/// Positions under the rules of `start` that are set up in any way at all: any number of seeds anywhere, either player to
/// move. The state is that of a position reached by play.
///
/// A ruleset whose [`check`](Ruleset::check) refuses nearly everything makes proptest give up; use [`reached`] there.
pub fn set_up<P: Playable + Debug>(start: P) -> impl Strategy<Value = P> {
    (Choices, any::<Side>(), places()).prop_filter_map(
        "the ruleset refuses the position",
        move |(choices, turn, places)| {
            let played = samples::reached(&start, &choices);
            samples::set_up(&played, turn, &places).or_else(|| samples::set_up(&start, turn, &places))
        },
    )
}

/// Positions of either kind, [`reached`] or [`set_up`], the former where the latter is refused.
pub fn positions<P: Playable + Debug>(start: P) -> impl Strategy<Value = P> {
    Recipe::any().prop_map(move |recipe| recipe.from(&start))
}

/// Positions of either kind in which the game goes on, with a legal move.
///
/// ```
/// use manqala::{Position, rules::Kalah, strategies};
/// use proptest::prelude::*;
///
/// proptest!(|((position, mv) in strategies::positions_with_a_move(Position::<Kalah>::default()))| {
///     prop_assert!(position.play(mv).is_ok());
/// });
/// ```
pub fn positions_with_a_move<P: Playable + Debug>(start: P) -> impl Strategy<Value = (P, Move)> {
    (positions(start), any::<sample::Index>()).prop_filter_map("the game is over", |(position, index)| {
        let moves = position.legal_moves();
        let mv = *moves.get(index.index(moves.len().max(1)))?;
        Some((position, mv))
    })
}

/// How a position is made.
#[derive(Clone, Debug)]
struct Recipe {
    choices: Vec<u8>,
    /// What is set up after the play, if anything.
    set_up: Option<(Side, Vec<u8>)>,
}

impl Recipe {
    fn any() -> impl Strategy<Value = Self> {
        (Choices, option::of((any::<Side>(), places())))
            .prop_map(|(choices, set_up)| Self { choices, set_up })
    }

    fn from<P: Playable>(&self, start: &P) -> P {
        let played = samples::reached(start, &self.choices);
        match &self.set_up {
            Some((turn, places)) => samples::set_up(&played, *turn, places)
                .or_else(|| samples::set_up(start, *turn, places))
                .unwrap_or(played),
            None => played,
        }
    }
}

/// Every variant: presets in any size and with any options. The simplest is the first preset in its usual size.
pub fn variants() -> impl Strategy<Value = Variant> {
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "1 to 12 columns, so at least 10 seeds fit into each pit"
    )]
    let size = (1..=12_u8, 0..MAX_SEEDS)
        .prop_map(|(columns, seeds)| (columns, 1 + seeds % (MAX_SEEDS / (2 * columns))));
    (0..u8::try_from(Variant::NAMES.len()).unwrap_or(u8::MAX), option::of(size), vec(any::<u8>(), 0..4))
        .prop_map(|(preset, size, options)| samples::variant(preset, size, &options))
}

/// Positions of every variant.
pub fn any_positions() -> impl Strategy<Value = AnyPosition> {
    (variants(), Recipe::any()).prop_map(|(variant, recipe)| recipe.from(&variant.start()))
}

/// Says what `any` makes.
macro_rules! arbitrary {
    ($( $type:ty: $strategy:expr; )*) => { $(
        impl Arbitrary for $type {
            type Parameters = ();
            type Strategy = BoxedStrategy<Self>;

            fn arbitrary_with((): ()) -> Self::Strategy {
                $strategy.boxed()
            }
        }
    )* };
}

arbitrary! {
    Side: sample::select(&Side::ALL[..]);
    Direction: sample::select(&[Direction::Clockwise, Direction::Anticlockwise][..]);
    // Every name is the name of a pit, so nothing is filtered out.
    Pit: (0..Pit::MAX_FILES, 0..Pit::MAX_RANKS).prop_filter_map("not a pit", |(file, rank)| Pit::new(file, rank));
    // Any move that can be written, which hardly ever is a legal one.
    Move: (any::<Pit>(), option::of(any::<Direction>()), any::<bool>())
        .prop_map(|(pit, direction, goes_on)| Move { pit, direction, goes_on });
    Variant: variants();
    AnyPosition: any_positions();
}

/// Positions of a game, see [`positions`].
impl<R: Ruleset> Arbitrary for Position<R> {
    /// The rules that the game is played under.
    type Parameters = R;
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with(rules: R) -> Self::Strategy {
        positions(Self::start(rules)).boxed()
    }
}

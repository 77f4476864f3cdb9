//! Values for property tests with quickcheck.

use core::{iter, ops::Deref};
use std::{boxed::Box, string::ToString, vec::Vec};

use quickcheck::{Arbitrary, Gen};

use crate::{
    AnyPosition, Direction, MAX_SEEDS, Move, Pit, Playable, Position, Ruleset, Side, Variant, laws::samples,
};

/// Simpler values.
type Shrinker<T> = Box<dyn Iterator<Item = T>>;

impl Arbitrary for Side {
    fn arbitrary(g: &mut Gen) -> Self {
        if bool::arbitrary(g) { Self::South } else { Self::North }
    }

    fn shrink(&self) -> Shrinker<Self> {
        Box::new((*self == Self::North).then_some(Self::South).into_iter())
    }
}

impl Arbitrary for Direction {
    fn arbitrary(g: &mut Gen) -> Self {
        if bool::arbitrary(g) { Self::Clockwise } else { Self::Anticlockwise }
    }

    fn shrink(&self) -> Shrinker<Self> {
        Box::new((*self == Self::Anticlockwise).then_some(Self::Clockwise).into_iter())
    }
}

/// Any name of a pit, on whatever board.
impl Arbitrary for Pit {
    fn arbitrary(g: &mut Gen) -> Self {
        let (file, rank) = <(u8, u8)>::arbitrary(g);
        Self::on_board((file % Self::MAX_FILES).into(), (rank % Self::MAX_RANKS).into())
    }

    fn shrink(&self) -> Shrinker<Self> {
        Box::new((self.file(), self.rank()).shrink().filter_map(|(file, rank)| Self::new(file, rank)))
    }
}

/// Any move that can be written, which hardly ever is a legal one.
impl Arbitrary for Move {
    fn arbitrary(g: &mut Gen) -> Self {
        let (pit, direction, goes_on) = Arbitrary::arbitrary(g);
        Self { pit, direction, goes_on }
    }

    fn shrink(&self) -> Shrinker<Self> {
        let parts = (self.pit, self.direction, self.goes_on);
        Box::new(parts.shrink().map(|(pit, direction, goes_on)| Self { pit, direction, goes_on }))
    }
}

/// Every variant: presets in any size and with any options. Shrinks to the preset in its usual size.
impl Arbitrary for Variant {
    fn arbitrary(g: &mut Gen) -> Self {
        let (preset, columns, seeds) = <(u8, u8, u8)>::arbitrary(g);
        #[expect(
            clippy::arithmetic_side_effects,
            reason = "1 to 12 columns, so at least 10 seeds fit into each pit"
        )]
        let size = {
            let columns = 1 + columns % 12;
            (columns, 1 + seeds % (MAX_SEEDS / (2 * columns)))
        };
        let options = numbers(g, 3);
        samples::variant(preset, bool::arbitrary(g).then_some(size), &options)
    }

    fn shrink(&self) -> Shrinker<Self> {
        let name = self.to_string();
        let preset = name.split(['(', ':']).next().and_then(|preset| preset.parse().ok());
        Box::new(preset.filter(|preset| preset != self).into_iter())
    }
}

/// A position reached by play or set up in any way at all.
fn any_position<P: Playable>(start: &P, g: &mut Gen) -> P {
    let played = samples::reached(start, &choices(g));
    if bool::arbitrary(g) {
        return played;
    }
    let turn = Side::arbitrary(g);
    let places = numbers(g, MAX_SEEDS.into());
    samples::set_up(&played, turn, &places)
        .or_else(|| samples::set_up(start, turn, &places))
        .unwrap_or(played)
}

/// The moves of a game, as numbers.
fn choices(g: &mut Gen) -> Vec<u8> {
    numbers(g, samples::MOST_PLIES)
}

/// A list of numbers; not longer than a size that is usual for quickcheck allows.
fn numbers(g: &mut Gen, most: usize) -> Vec<u8> {
    let lengths = most.min(g.size().saturating_mul(2)).saturating_add(1);
    let len = usize::arbitrary(g).checked_rem(lengths).unwrap_or(0);
    iter::repeat_with(|| u8::arbitrary(g)).take(len).collect()
}

/// The same position with fewer seeds in a single place.
fn with_fewer_seeds<P: Playable + 'static>(position: &P) -> Shrinker<P> {
    let position = position.clone();
    let (files, ranks) = position.size();
    let pits = (0..ranks).flat_map(|rank| (0..files).map(move |file| Pit::on_board(file, rank)));
    let stores = Side::ALL.map(|side| position.store(side));
    let places: Vec<u8> = pits.map(|pit| position.seeds_in(pit)).chain(stores).collect();
    let turn = position.turn();
    Box::new(places.clone().into_iter().enumerate().flat_map(move |(place, held)| {
        let (position, places) = (position.clone(), places.clone());
        u8::shrink(&held).filter(move |&fewer| fewer < held).filter_map(move |fewer| {
            let mut places = places.clone();
            *places.get_mut(place)? = fewer;
            let (pits, &stores) = places.split_last_chunk()?;
            #[expect(
                clippy::indexing_slicing,
                clippy::arithmetic_side_effects,
                reason = "it is asked for the pits of the same board, which has at most 64"
            )]
            let mut seeds = |file: usize, rank: usize| pits[rank * files + file];
            position.with_seeds(&mut seeds, stores, turn)
        })
    }))
}

/// Positions under the default options, reached by play or set up. Shrinks by taking seeds away, which the rules have to
/// allow; for positions that stay within reach of play see [`Reached`].
impl<R: Ruleset> Arbitrary for Position<R> {
    fn arbitrary(g: &mut Gen) -> Self {
        any_position(&Self::default(), g)
    }

    fn shrink(&self) -> Shrinker<Self> {
        with_fewer_seeds(self)
    }
}

/// Positions of every variant, reached by play or set up. Shrinks by taking seeds away.
impl Arbitrary for AnyPosition {
    fn arbitrary(g: &mut Gen) -> Self {
        any_position(&Variant::arbitrary(g).start(), g)
    }

    fn shrink(&self) -> Shrinker<Self> {
        with_fewer_seeds(self)
    }
}

/// A position that has been reached by play from the start of its game, for property tests with quickcheck.
///
/// Shrinks by making the game shorter and its moves simpler, so whatever comes of that can be reached too.
///
/// ```
/// use manqala::{Position, Reached, Side, rules::Oware};
///
/// fn no_seed_is_lost(position: Reached<Position<Oware>>) -> bool {
///     position.seeds() == 48 && position.board().total() == 48
/// }
///
/// quickcheck::quickcheck(no_seed_is_lost as fn(Reached<Position<Oware>>) -> bool);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached<P> {
    start: P,
    choices: Vec<u8>,
    position: P,
}

impl<P: Playable> Reached<P> {
    fn new(start: P, choices: Vec<u8>) -> Self {
        let position = samples::reached(&start, &choices);
        Self { start, choices, position }
    }

    /// The position that the game began in.
    pub fn start(&self) -> &P {
        &self.start
    }

    /// The position itself.
    pub fn into_inner(self) -> P {
        self.position
    }
}

impl<P: Playable + 'static> Reached<P> {
    fn simpler(&self) -> Shrinker<Self> {
        let start = self.start.clone();
        Box::new(self.choices.shrink().map(move |choices| Self::new(start.clone(), choices)))
    }
}

impl<P> Deref for Reached<P> {
    type Target = P;

    fn deref(&self) -> &P {
        &self.position
    }
}

/// Under the default options.
impl<R: Ruleset> Arbitrary for Reached<Position<R>> {
    fn arbitrary(g: &mut Gen) -> Self {
        Self::new(Position::default(), choices(g))
    }

    fn shrink(&self) -> Shrinker<Self> {
        self.simpler()
    }
}

/// Of every variant.
impl Arbitrary for Reached<AnyPosition> {
    fn arbitrary(g: &mut Gen) -> Self {
        Self::new(Variant::arbitrary(g).start(), choices(g))
    }

    fn shrink(&self) -> Shrinker<Self> {
        self.simpler()
    }
}

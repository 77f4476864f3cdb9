//! What moves when in an animation.

use alloc::{vec, vec::Vec};

use super::{
    super::drawing::Drawing,
    layout::{Layout, Point},
};
use crate::{Event, Side, Site};

/// So many seeds are moved one by one, a seed that is lifted, sown or captured counting once. What follows is shown in
/// whole laps.
const SEED_BY_SEED: usize = 600;

/// The steps in which the laps after that are shown, several at once if there are many.
const GLANCES: usize = 8;

// With 255 seeds and 64 pits that makes at most 600 × 3 + 8 × 255 × 2 places of seeds and 600 × 2 + 8 × 66 changes of numbers,
// which is what `Animation::MAX_BYTES` has room for.

/// Time is counted in hundredths of the time that a seed takes to be sown.
const BEAT: u32 = 100;

/// Where a seed can be seen, at a moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    pub(super) time: u32,
    pub(super) at: Point,
    /// Whether it can be seen: in the hand it cannot.
    pub(super) shown: bool,
}

/// A seed and the way it goes.
#[derive(Debug)]
pub(super) struct Seed {
    /// Where it lies at first.
    pub(super) site: Site,
    pub(super) slot: usize,
    /// Empty if it stays.
    pub(super) keys: Vec<Key>,
}

/// The whole course of a move.
#[derive(Debug)]
pub(super) struct Film {
    pub(super) seeds: Vec<Seed>,
    /// The numbers of seeds in all pits, in South's and North's store and in the hand, each with the time since when it is
    /// so.
    pub(super) numbers: Vec<Vec<(u32, u8)>>,
    pub(super) hand: Vec<Key>,
    /// When everything has been done.
    pub(super) end: u32,
    /// How many laps are not shown seed by seed.
    pub(super) glanced: usize,
}

impl Film {
    pub(super) fn of(before: &Drawing, events: &[Event], layout: Layout) -> Self {
        let (shown, rest) = events.split_at(seed_by_seed(events));
        let mut reel = Reel::new(before, layout);
        for &event in shown {
            reel.show(event);
        }
        let laps = laps(rest).collect::<Vec<_>>();
        for glance in laps.chunks(laps.len().div_ceil(GLANCES).max(1)) {
            reel.glance(glance);
        }
        let Reel { seeds, numbers, hand, time, .. } = reel;
        Self { seeds, numbers, hand, end: time, glanced: laps.len() }
    }
}

/// How many seeds an event moves. One that moves none where it could counts too, so there is an end to them.
fn moved(event: Event) -> usize {
    match event {
        Event::Lift { seeds, .. }
        | Event::Relay { seeds, .. }
        | Event::Seize { seeds, .. }
        | Event::Capture { seeds, .. }
        | Event::Bank { seeds, .. }
        | Event::Settle { seeds, .. } => usize::from(seeds).max(1),
        Event::Drop { .. } | Event::Divert { .. } | Event::Place { .. } => 1,
        Event::Skip { .. } | Event::Turn { .. } => 0,
    }
}

/// Whether another lap begins.
fn begins_lap(event: Event) -> bool {
    matches!(event, Event::Relay { .. } | Event::Seize { .. })
}

/// How many events are shown seed by seed: all, or whole laps, as many as there is room for.
#[expect(clippy::arithmetic_side_effects, reason = "600 and the 255 of one event at most")]
fn seed_by_seed(events: &[Event]) -> usize {
    let (mut sum, mut lap) = (0, 0);
    for (i, &event) in events.iter().enumerate() {
        if begins_lap(event) {
            lap = i;
        }
        sum += moved(event);
        if sum > SEED_BY_SEED {
            return lap;
        }
    }
    events.len()
}

/// The events lap by lap.
#[expect(clippy::arithmetic_side_effects, reason = "a length of a slice at most")]
fn laps(events: &[Event]) -> impl Iterator<Item = &[Event]> {
    let mut rest = events;
    core::iter::from_fn(move || {
        let length = rest.iter().skip(1).position(|&event| begins_lap(event)).map_or(rest.len(), |i| i + 1);
        let (lap, left) = rest.split_at(length);
        rest = left;
        (!lap.is_empty()).then_some(lap)
    })
}

/// A film while it is made.
struct Reel<'a> {
    drawing: &'a Drawing,
    layout: Layout,
    time: u32,
    seeds: Vec<Seed>,
    /// The seeds in all pits, both stores and the hand, the one on top last.
    places: Vec<Vec<usize>>,
    numbers: Vec<Vec<(u32, u8)>>,
    hand: Vec<Key>,
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "`place` answers with one of the `places`, and there are as many `numbers`; both have two stores and the hand. The \
              places hold numbers of `seeds`. 600 events of at most a beat and a half, with as many skips, and eight glances \
              are less than 130,000 hundredths."
)]
impl<'a> Reel<'a> {
    fn new(drawing: &'a Drawing, layout: Layout) -> Self {
        let pits = drawing.pits().map(|pit| (Site::Pit(pit), drawing.seeds(pit)));
        let stores = Side::ALL.map(|side| (Site::Store(side), drawing.store(side)));
        let (mut seeds, mut places, mut numbers) = (Vec::new(), Vec::new(), Vec::new());
        for (site, count) in pits.chain(stores) {
            let first = seeds.len();
            seeds.extend((0..usize::from(count)).map(|slot| Seed { site, slot, keys: Vec::new() }));
            places.push((first..seeds.len()).collect());
            numbers.push(vec![(0, count)]);
        }
        places.push(Vec::new());
        numbers.push(vec![(0, 0)]);
        Self { drawing, layout, time: 0, seeds, places, numbers, hand: Vec::new() }
    }

    /// The last place of all.
    fn hand(&self) -> usize {
        self.places.len() - 1
    }

    fn place(&self, site: Site) -> usize {
        match site {
            Site::Pit(pit) => self.drawing.index(pit).min(self.hand()),
            Site::Store(player) => self.hand() - 2 + player as usize,
        }
    }

    /// The number of a place changes, so long after now.
    fn count(&mut self, place: usize, after: u32) {
        let count = u8::try_from(self.places[place].len()).unwrap_or(u8::MAX);
        self.numbers[place].push((self.time + after, count));
    }

    /// A seed is somewhere, so long after now.
    fn key(&mut self, seed: usize, after: u32, at: Point, shown: bool) {
        self.seeds[seed].keys.push(Key { time: self.time + after, at, shown });
    }

    /// Where the seed on top of a place lies.
    fn top(&self, site: Site) -> Point {
        self.layout.slot(site, self.places[self.place(site)].len().saturating_sub(1)).0
    }

    /// Takes the seed on top of a place.
    fn pop(&mut self, site: Site) -> Option<usize> {
        let (place, from) = (self.place(site), self.top(site));
        let seed = self.places[place].pop()?;
        self.key(seed, 0, from, true);
        Some(seed)
    }

    /// Shows one step, and lets its time pass.
    fn show(&mut self, event: Event) {
        self.time += match event {
            Event::Lift { pit, seeds } | Event::Relay { pit, seeds } | Event::Seize { pit, seeds } => {
                self.lift(Site::Pit(pit), seeds)
            }
            Event::Drop { site, .. } => self.drop(site, None),
            Event::Divert { pit, to, .. } => self.drop(Site::Store(to), Some(Site::Pit(pit))),
            Event::Capture { pit, seeds, by } => {
                self.carry(Site::Pit(pit), Site::Store(by), seeds);
                BEAT * 3 / 2
            }
            Event::Settle { pit, seeds, to } => {
                self.carry(Site::Pit(pit), Site::Store(to), seeds);
                BEAT
            }
            Event::Place { pit, from } => {
                self.carry(Site::Store(from), Site::Pit(pit), 1);
                BEAT * 3 / 2
            }
            Event::Bank { seeds, by } => {
                for _ in 0..seeds {
                    self.drop(Site::Store(by), None);
                }
                BEAT * 3 / 2
            }
            Event::Skip { .. } => BEAT / 2,
            Event::Turn { .. } => 0,
        };
    }

    /// Seeds come into the hand.
    fn lift(&mut self, site: Site, seeds: u8) -> u32 {
        let (at, hand) = (self.layout.hand(site), self.hand());
        for _ in 0..seeds {
            let Some(seed) = self.pop(site) else { break };
            self.key(seed, BEAT * 3 / 4, at, false);
            self.places[hand].push(seed);
        }
        self.count(self.place(site), 0);
        self.count(hand, 0);
        self.hand.push(Key { time: self.time, at, shown: false });
        self.hand.push(Key { time: self.time + BEAT / 2, at, shown: true });
        BEAT * 6 / 5
    }

    /// A seed falls from the hand, perhaps by way of a pit that does not keep it.
    fn drop(&mut self, site: Site, by_way_of: Option<Site>) -> u32 {
        const ARRIVES: u32 = BEAT * 45 / 100;
        let (hand, place) = (self.hand(), self.place(site));
        let Some(seed) = self.places[hand].pop() else { return 0 };
        let at = self.layout.hand(by_way_of.unwrap_or(site));
        self.hand.push(Key { time: self.time + ARRIVES, at, shown: true });
        self.count(hand, ARRIVES);
        self.key(seed, ARRIVES, at, false);
        let mut lands = BEAT * 95 / 100;
        if let Some(pit) = by_way_of {
            self.key(seed, lands, self.layout.site(pit), true);
            lands += BEAT / 2;
        }
        self.places[place].push(seed);
        self.key(seed, lands, self.top(site), true);
        self.count(place, lands);
        if self.places[hand].is_empty() {
            self.hand.push(Key { time: self.time + lands, at, shown: false });
        }
        lands + BEAT / 20
    }

    /// Seeds go from one place to another.
    fn carry(&mut self, from: Site, to: Site, seeds: u8) {
        const LANDS: u32 = BEAT * 9 / 10;
        let place = self.place(to);
        for _ in 0..seeds {
            let Some(seed) = self.pop(from) else { break };
            self.places[place].push(seed);
            self.key(seed, LANDS, self.top(to), true);
        }
        self.count(self.place(from), 0);
        self.count(place, LANDS);
    }

    /// Shows what has become of all places after some laps.
    fn glance(&mut self, laps: &[&[Event]]) {
        const LANDS: u32 = BEAT * 4;
        let hand = self.hand();
        let mut change = vec![0_i32; self.places.len()];
        for &event in laps.iter().copied().flatten() {
            let pit = |pit| self.place(Site::Pit(pit));
            let store = |side| self.place(Site::Store(side));
            let (from, to, seeds) = match event {
                Event::Lift { pit: from, seeds }
                | Event::Relay { pit: from, seeds }
                | Event::Seize { pit: from, seeds } => (pit(from), hand, seeds),
                Event::Drop { site, .. } => (hand, self.place(site), 1),
                Event::Divert { to, .. } => (hand, store(to), 1),
                Event::Capture { pit: from, seeds, by: to } | Event::Settle { pit: from, seeds, to } => {
                    (pit(from), store(to), seeds)
                }
                Event::Place { pit: to, from } => (store(from), pit(to), 1),
                Event::Bank { seeds, by } => (hand, store(by), seeds),
                Event::Skip { .. } | Event::Turn { .. } => continue,
            };
            change[from] -= i32::from(seeds);
            change[to] += i32::from(seeds);
        }
        let sites: Vec<_> = self
            .drawing
            .pits()
            .map(Site::Pit)
            .chain(Side::ALL.map(Site::Store))
            .zip(change.iter().copied())
            .collect();
        // Between two laps the hand is empty, so what some places lose is what others gain.
        let mut flying = Vec::new();
        for &(site, change) in &sites {
            flying.extend((change..0).map_while(|_| self.pop(site)));
            if change < 0 {
                self.count(self.place(site), 0);
            }
        }
        for &(site, change) in &sites {
            let place = self.place(site);
            for _ in 0..change {
                let Some(seed) = flying.pop() else { break };
                self.places[place].push(seed);
                self.key(seed, LANDS, self.top(site), true);
            }
            if change > 0 {
                self.count(place, LANDS);
            }
        }
        self.time += 6 * BEAT;
    }
}

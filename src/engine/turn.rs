//! A turn being played: the only thing that moves seeds while there is one.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "seeds are at most 255 in all, so a hand never holds more; places lie on a ring of 2 to 129; a turn is cut after `MAX_LAPS` laps"
)]

use core::{fmt, hint};

use super::{
    circles::{MAX_LAPS, Moment},
    grid::{Grid, Track},
    half::{Half, PitSet, Run},
    seats::{Seat, Seats, Spot, State},
    starts::Start,
};
use crate::{Direction, Event, Observer, Site};

/// What happens to the pit that a sowing begins from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A sowing that comes round drops a seed there like anywhere else.
    Sown,
    /// A sowing that comes round passes over it; it stays empty.
    Skipped,
    /// The first seed goes back into it, unless it held a single one.
    KeepsOne,
}

/// How the seeds run in a game: what the engine knows of a ruleset while it sows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Course {
    pub(crate) track: Track,
    pub(crate) origin: Origin,
    /// Whether pits may be claimed.
    pub(crate) claims: bool,
    /// The direction in which lanes and places are numbered.
    pub(crate) order: Direction,
}

/// The seeds in hand are about to be sown: proof that a [`Turn`] has been told from where, and which way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "return it to the engine, which sows it"]
pub struct Lap(());

/// What follows when the last seed of a lap has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Landing {
    /// The move is over and the opponent is next. Seeds still in hand go to the mover's store.
    Pass,
    /// The move is over and the same player is next. Seeds still in hand go to his store.
    Again,
    /// The seeds in hand are sown in another lap.
    Sow(Lap),
}

/// In the place of an origin: the seeds come from somewhere that the sowing does not pass, or it does not matter.
const OFF_TRACK: usize = usize::MAX;

/// A turn being played, as the hooks of a [`Ruleset`](crate::Ruleset) see it.
///
/// Every method moves seeds from one place to another, the hand being one of the places, so that no ruleset can make or
/// lose a seed.
pub struct Turn<'a, B: Grid, S, O> {
    seats: Seats<B, S>,
    hand: u8,
    laps: u32,
    /// Which way the last lap went, or the one about to be sown goes.
    direction: Direction,
    /// The place of the next seed, see [`Ring`](super::laps::Ring). May be one beyond the last place.
    next: usize,
    /// The place where the last seed of the last lap fell.
    last: usize,
    /// The place that was lifted, or [`OFF_TRACK`]. Only kept where sowings pass over it.
    origin: usize,
    /// What the ruleset keeps in mind while the turn lasts.
    memo: u8,
    /// Whether the move goes on where the player may choose.
    goes_on: bool,
    /// Whether such a choice came up.
    asked: bool,
    course: Course,
    observer: &'a mut O,
}

impl<'a, B: Grid, S: State, O: Observer> Turn<'a, B, S, O> {
    #[inline(always)]
    pub(crate) fn new(seats: Seats<B, S>, course: Course, goes_on: bool, observer: &'a mut O) -> Self {
        Self {
            seats,
            hand: 0,
            laps: 0,
            direction: course.order,
            next: 0,
            last: 0,
            origin: OFF_TRACK,
            memo: 0,
            goes_on,
            asked: false,
            course,
            observer,
        }
    }

    /// The board and the state as they are now, from the mover's seat.
    #[inline(always)]
    pub fn seats(&self) -> &Seats<B, S> {
        &self.seats
    }

    /// The state, to change it.
    #[inline(always)]
    pub fn state_mut(&mut self) -> &mut S {
        &mut self.seats.state
    }

    /// The seeds in a pit or in the mover's store.
    #[inline(always)]
    pub fn at(&self, spot: Spot) -> u8 {
        self.seats.at(spot)
    }

    /// The opponent's front pit that faces an own front pit, or the other way round; see [`Seats::facing`].
    #[inline(always)]
    pub fn facing(&self, pit: usize) -> usize {
        Seats::<B, S>::facing(pit)
    }

    /// The seeds in hand.
    #[inline(always)]
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// How many laps have been sown in this turn. How a turn goes on must not depend on it beyond the first lap: that would
    /// deceive the engine when it looks for turns that never end.
    #[inline(always)]
    pub fn laps(&self) -> u32 {
        self.laps
    }

    /// Which way the last lap went, or the one about to be sown goes.
    #[inline(always)]
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// What the ruleset keeps in mind while the turn lasts; 0 at its beginning.
    #[inline(always)]
    pub fn memo(&self) -> u8 {
        self.memo
    }

    /// Keeps something in mind while the turn lasts. How a turn goes on may depend on it: two moments of a turn that differ
    /// in it are different when the engine looks for turns that never end.
    #[inline(always)]
    pub fn set_memo(&mut self, memo: u8) {
        self.memo = memo;
    }

    /// Lets the player choose between stopping here and going on, and says whether he goes on. The generator then offers
    /// both moves, see [`Move::goes_on`](crate::Move::goes_on). At most one such choice may come up in a turn, in games with
    /// [`Ruleset::CHOOSES_TO_GO_ON`](crate::Ruleset::CHOOSES_TO_GO_ON).
    #[inline(always)]
    pub fn chooses_to_go_on(&mut self) -> bool {
        self.asked = true;
        self.goes_on
    }

    /// Whether the player was asked whether he goes on.
    #[inline(always)]
    pub(crate) fn asked(&self) -> bool {
        self.asked
    }

    /// Lifts the pit that a turn begins from. A number beyond the last pit means the last pit.
    #[inline(always)]
    pub fn lift_start(&mut self, start: Start) -> Lap {
        self.lift(start.spot(), start.direction)
    }

    /// Lifts the pit that a turn begins from, which is known to be on the board.
    #[inline(always)]
    pub(crate) fn lift_known_start(&mut self, start: Start) -> Lap {
        self.lift_known(start.spot(), start.direction)
    }

    /// Takes all seeds of a pit in hand, to be sown on from there as [`Ruleset::ORIGIN`](crate::Ruleset::ORIGIN) says.
    ///
    /// A store cannot be lifted: nothing comes into the hand. A number beyond the last pit means the last pit.
    #[inline(always)]
    pub fn lift(&mut self, spot: Spot, direction: Direction) -> Lap {
        self.lift_known(spot.on_board::<B>(), direction)
    }

    /// Lifts a pit that is known to be on the board.
    #[inline(always)]
    fn lift_known(&mut self, spot: Spot, direction: Direction) -> Lap {
        let seeds = self.take(spot);
        let place = self.place(spot);
        let (origin, place) = if place < self.ring() { (place, place) } else { (OFF_TRACK, 0) };
        // A store is no origin: it was not lifted, and is not passed over.
        let origin = if matches!(spot, Spot::Store) { OFF_TRACK } else { origin };
        self.lifted(spot, seeds, place, origin, direction)
    }

    /// So many seeds have been lifted from a spot, which is at a place.
    #[inline(always)]
    fn lifted(&mut self, spot: Spot, seeds: u8, place: usize, origin: usize, direction: Direction) -> Lap {
        self.direction = direction;
        if O::LISTENS
            && seeds > 0
            && let Site::Pit(pit) = self.seats.site(self.course.order, spot)
        {
            let event = if self.laps == 0 { Event::Lift { pit, seeds } } else { Event::Relay { pit, seeds } };
            self.observer.hear(event);
        }
        let keeps = matches!(self.course.origin, Origin::KeepsOne) && seeds > 1;
        let next = if keeps { place } else { self.after(place) };
        self.sow_from(next, origin)
    }

    /// The seeds in hand are sown from a place on.
    #[inline(always)]
    fn sow_from(&mut self, next: usize, origin: usize) -> Lap {
        self.next = next;
        if matches!(self.course.origin, Origin::Skipped) {
            self.origin = origin;
        }
        Lap(())
    }

    /// Lifts the pit where the last lap ended and sows on in the same direction. A store is never lifted: the turn passes.
    ///
    /// In a game without [`RELAYS`](crate::Ruleset::RELAYS) there is no other lap: the seeds lifted go to the mover's store.
    #[inline(always)]
    pub fn relay(&mut self) -> Landing {
        let (spot, place) = (self.spot(self.last), self.last);
        if matches!(spot, Spot::Store) {
            return Landing::Pass;
        }
        // Nobody can foretell whose pit it is: no branch on that.
        let seeds = self.seats.at(spot);
        let rest = B::laps::<B>(self.course.track).rest(place);
        self.seats.own = self.seats.own.only(rest.0).0;
        self.seats.other = self.seats.other.only(rest.1).0;
        self.hand += seeds;
        Landing::Sow(self.lifted(spot, seeds, place, place, self.direction))
    }

    /// Takes some seeds of an own pit in hand, as many as it holds at most, to be sown from the next one.
    #[inline(always)]
    pub fn lift_some(&mut self, pit: usize, seeds: u8, direction: Direction) -> Lap {
        self.direction = direction;
        let pit = pit.min(B::HALF - 1);
        let seeds = seeds.min(self.seats.own.lane(pit));
        self.seats.own = self.seats.own.less(pit, seeds);
        self.hand += seeds;
        if O::LISTENS
            && seeds > 0
            && let Site::Pit(pit) = self.seats.site(self.course.order, Spot::Own(pit))
        {
            self.observer.hear(Event::Lift { pit, seeds });
        }
        let place = self.place(Spot::Own(pit));
        self.sow_from(self.after(place), OFF_TRACK)
    }

    /// Puts a seed of the mover's store into one of his pits, if he has one.
    #[inline(always)]
    pub fn place_from_store(&mut self, pit: usize) {
        let pit = pit.min(B::HALF - 1);
        if O::LISTENS
            && self.seats.own.store() > 0
            && let Site::Pit(at) = self.seats.site(self.course.order, Spot::Own(pit))
        {
            self.observer.hear(Event::Place { pit: at, from: self.seats.turn });
        }
        self.seats.own = self.seats.own.placed(pit);
    }

    /// Captures all seeds of a pit of the opponent into the hand, to be sown again. A number beyond the last pit means the
    /// last pit.
    #[inline(always)]
    pub fn seize(&mut self, pit: usize) {
        let spot = Spot::Other(pit.min(B::HALF - 1));
        let seeds = self.take(spot);
        if O::LISTENS
            && seeds > 0
            && let Site::Pit(pit) = self.seats.site(self.course.order, spot)
        {
            self.observer.hear(Event::Seize { pit, seeds });
        }
    }

    /// Sows the seeds in hand, the first one **into** an own pit.
    #[inline(always)]
    pub fn sow_into(&mut self, pit: usize, direction: Direction) -> Landing {
        self.direction = direction;
        let first = self.place(Spot::Own(pit.min(B::HALF - 1)));
        Landing::Sow(self.sow_from(first, OFF_TRACK))
    }

    /// Captures the seeds of some pits into the mover's store, and says how many they were.
    #[inline(always)]
    pub fn capture(&mut self, of: Seat, pits: impl Into<Run<B>>) -> u8 {
        self.bank(of, pits.into(), Seat::Own)
    }

    /// Captures the seeds of one pit into the mover's store, and says how many they were. There are none in the store.
    #[inline(always)]
    pub fn capture_pit(&mut self, at: Spot) -> u8 {
        let at = at.on_board::<B>();
        if O::LISTENS
            && let Site::Pit(pit) = self.seats.site(self.course.order, at)
        {
            let (seeds, by) = (self.seats.at(at), self.seats.turn);
            if seeds > 0 {
                self.observer.hear(Event::Capture { pit, seeds, by });
            }
        }
        self.seats.bank_pit(at, Seat::Own)
    }

    /// Captures the seeds opposite an own front pit into the mover's store, and with `capturer` the seeds of that own pit too.
    /// If there are none opposite, nothing is captured.
    #[inline(always)]
    pub fn capture_opposite(&mut self, pit: usize, capturer: bool) {
        let opposite = Spot::Other(Seats::<B, S>::facing(pit));
        if self.at(opposite) > 0 {
            self.capture_pit(opposite);
            if capturer {
                self.capture_pit(Spot::Own(pit));
            }
        }
    }

    /// Where the last lap ended in a pit of the opponent, captures its seeds into the mover's store if they are an even
    /// number. Says how many seeds lay there, captured or not; none if the lap ended elsewhere.
    #[inline(always)]
    pub fn capture_even(&mut self) -> u8 {
        // Nobody can foretell whose pit it is and whether a number is even: no branch on that.
        let (_, rest) = B::laps::<B>(self.course.track).rest(self.last);
        let (emptied, seeds) = self.seats.other.only(rest);
        let even = seeds.is_multiple_of(2);
        if O::LISTENS
            && even
            && seeds > 0
            && let Site::Pit(pit) = self.seats.site(self.course.order, self.spot(self.last))
        {
            self.observer.hear(Event::Capture { pit, seeds, by: self.seats.turn });
        }
        self.seats.other = Half::choose(even, emptied, self.seats.other);
        self.seats.own = self.seats.own.with_store_plus(hint::select_unpredictable(even, seeds, 0));
        seeds
    }

    /// Gives the seeds of some pits into the opponent's store, and says how many they were.
    #[inline(always)]
    pub fn concede(&mut self, of: Seat, pits: impl Into<Run<B>>) -> u8 {
        self.bank(of, pits.into(), Seat::Other)
    }

    /// All seeds that are left, in the pits and in hand, go into a store. The move ends.
    #[inline]
    pub fn sweep(&mut self, to: Seat) {
        self.bank(Seat::Own, PitSet::all().into(), to);
        self.bank(Seat::Other, PitSet::all().into(), to);
        self.bank_hand(to);
    }

    /// The seeds in hand go into a store.
    #[inline(always)]
    fn bank_hand(&mut self, to: Seat) {
        let seeds = core::mem::take(&mut self.hand);
        if seeds > 0 {
            let half = match to {
                Seat::Own => &mut self.seats.own,
                Seat::Other => &mut self.seats.other,
            };
            *half = half.with_store_plus(seeds);
            if O::LISTENS {
                self.observer.hear(Event::Bank { seeds, by: self.seats.side(to) });
            }
        }
    }

    /// What decides how the turn goes on when it is about to sow.
    #[inline(always)]
    pub(crate) fn moment(&self) -> Moment<B, S> {
        let Self { seats, hand, memo, direction, next, origin, .. } = *self;
        Moment { seats, hand, memo, direction, next, origin }
    }

    #[inline(always)]
    fn bank(&mut self, of: Seat, pits: Run<B>, to: Seat) -> u8 {
        if O::LISTENS {
            for pit in pits.pits() & self.seats.half(of).occupied() {
                let spot = if of == Seat::Own { Spot::Own(pit) } else { Spot::Other(pit) };
                if let Site::Pit(at) = self.seats.site(self.course.order, spot) {
                    let (seeds, by) = (self.seats.at(spot), self.seats.side(to));
                    self.observer.hear(Event::Capture { pit: at, seeds, by });
                }
            }
        }
        self.seats.bank(of, pits, to)
    }

    /// Empties a pit into the hand.
    #[inline(always)]
    fn take(&mut self, spot: Spot) -> u8 {
        let seeds = self.seats.take(spot);
        self.hand += seeds;
        seeds
    }

    /// The number of a spot's place in the ring.
    #[inline(always)]
    fn place(&self, spot: Spot) -> usize {
        match spot {
            Spot::Own(pit) => pit,
            Spot::Store => B::HALF,
            Spot::Other(pit) => self.course.track.ring(B::HALF).before_other() + pit,
        }
    }

    /// The number of places.
    #[inline(always)]
    fn ring(&self) -> usize {
        self.course.track.ring(B::HALF).len()
    }

    /// The spot of a place.
    #[inline(always)]
    fn spot(&self, place: usize) -> Spot {
        let ring = self.course.track.ring(B::HALF);
        // A place is on the ring. Where that costs nothing, tell the compiler, so that it need not make sure again.
        let pit = |pit: usize| if B::HALF.is_power_of_two() { pit % B::HALF } else { pit };
        if place < B::HALF || !(ring.store || ring.other) {
            Spot::Own(pit(place))
        } else if place < ring.before_other() {
            Spot::Store
        } else {
            Spot::Other(pit(place - ring.before_other()))
        }
    }

    /// The place after a place as the sowing goes. With the order of the ring that may be one beyond the last, which the table
    /// of laps takes for the first.
    #[inline(always)]
    fn after(&self, place: usize) -> usize {
        if self.direction.is(self.course.order) {
            place + 1
        } else if place == 0 {
            self.ring() - 1
        } else {
            place - 1
        }
    }

    /// Sows all seeds in hand at once and returns where the last one fell.
    #[inline(always)]
    pub(crate) fn sow(&mut self) -> Spot {
        let laps = B::laps::<B>(self.course.track);
        let mut seeds = core::mem::take(&mut self.hand);
        self.laps += 1;
        let ring = self.ring();
        let skips = matches!(self.course.origin, Origin::Skipped);
        if skips && usize::from(seeds) >= ring && self.origin != OFF_TRACK {
            // Whole rounds first, each of which passes over the origin. What is left after them does not reach it.
            #[expect(clippy::cast_possible_truncation, reason = "a ring has at most 129 places")]
            let round = ring as u8 - 1;
            let rounds = (seeds - 1) / round;
            seeds -= rounds * round;
            self.seats.own = self.seats.own.with_rounds(rounds);
            if matches!(self.course.track, Track::BoardAndStore) {
                self.seats.own = self.seats.own.with_store_plus(rounds);
            }
            if !matches!(self.course.track, Track::Half) {
                self.seats.other = self.seats.other.with_rounds(rounds);
            }
            match self.spot(self.origin) {
                Spot::Own(pit) => self.seats.own = self.seats.own.less(pit, rounds),
                Spot::Store => {}
                Spot::Other(pit) => self.seats.other = self.seats.other.less(pit, rounds),
            }
        }
        let forward = self.direction.is(self.course.order);
        let first = if forward {
            self.next
        } else {
            // Sowing back from a place is sowing forth from the last place on.
            let seeds = usize::from(seeds) % ring;
            (self.next + ring + 1 - seeds) % ring
        };
        let sown = laps.lap(first, seeds);
        let last = if forward { laps.last(first, seeds) } else { first };
        self.seats.own = self.seats.own.sown(sown, matches!(self.course.track, Track::BoardAndStore));
        if !matches!(self.course.track, Track::Half) {
            self.seats.other = self.seats.other.sown_by_other(sown);
        }
        if self.course.claims {
            if let Some(pit) = self.seats.claimed(Seat::Own) {
                self.seats.bank_pit(Spot::Own(pit), Seat::Other);
            }
            if let Some(pit) = self.seats.claimed(Seat::Other) {
                self.seats.bank_pit(Spot::Other(pit), Seat::Own);
            }
        }
        self.last = last;
        self.spot(last)
    }

    /// The player who gets what falls into a pit on the other side, if it is claimed.
    #[inline]
    fn claimant(&self, spot: Spot) -> Option<Seat> {
        let (side, pit) = match spot {
            Spot::Own(pit) => (Seat::Own, pit),
            Spot::Other(pit) => (Seat::Other, pit),
            Spot::Store => return None,
        };
        (self.course.claims && self.seats.claimed(side) == Some(pit)).then_some(side.opposite())
    }

    /// Begins to sow the seeds in hand one by one.
    #[inline]
    pub(crate) fn begin(&mut self) {
        self.laps += 1;
    }

    /// Gives up hope that the turn will end.
    #[cold]
    pub(crate) fn never_ends(&mut self) {
        self.laps = MAX_LAPS;
    }

    /// Drops one seed from the hand into the next place. Returns where it fell; `None` if the hand is empty.
    #[inline]
    pub(crate) fn drop_one(&mut self) -> Option<Spot> {
        self.hand = self.hand.checked_sub(1)?;
        let ring = self.ring();
        self.next %= ring;
        if matches!(self.course.origin, Origin::Skipped) && self.next == self.origin {
            if O::LISTENS
                && let Site::Pit(pit) = self.seats.site(self.course.order, self.spot(self.next))
            {
                self.observer.hear(Event::Skip { pit });
            }
            self.next = self.after(self.next) % ring;
        }
        self.last = self.next;
        let spot = self.spot(self.next);
        let claimant = self.claimant(spot);
        match (claimant, spot) {
            (Some(Seat::Own), _) | (None, Spot::Store) => self.seats.own = self.seats.own.with_store_plus(1),
            (Some(Seat::Other), _) => self.seats.other = self.seats.other.with_store_plus(1),
            (None, Spot::Own(pit)) => self.seats.own = self.seats.own.dropped(pit),
            (None, Spot::Other(pit)) => self.seats.other = self.seats.other.dropped(pit),
        }
        if O::LISTENS {
            let (site, hand) = (self.seats.site(self.course.order, spot), self.hand);
            self.observer.hear(match (claimant, site) {
                (Some(seat), Site::Pit(pit)) => Event::Divert { pit, to: self.seats.side(seat), hand },
                _ => Event::Drop { site, hand },
            });
        }
        self.next = self.after(self.next);
        Some(spot)
    }

    /// Ends the turn: what is in hand goes to the mover's store.
    #[inline(always)]
    pub(crate) fn end(mut self) -> Seats<B, S> {
        self.bank_hand(Seat::Own);
        self.seats
    }
}

impl<B: Grid, S: State> Seats<B, S> {
    /// The pit on a side that belongs to the other player, if the board has it.
    #[inline(always)]
    fn claimed(&self, side: Seat) -> Option<usize> {
        self.state.claimed(side).filter(|&pit| pit < B::HALF)
    }

    /// Moves the seeds of some pits into a store, and says how many they were.
    #[inline(always)]
    pub(crate) fn bank(&mut self, of: Seat, pits: Run<B>, to: Seat) -> u8 {
        let half = match of {
            Seat::Own => &mut self.own,
            Seat::Other => &mut self.other,
        };
        let (rest, taken) = half.without(pits);
        *half = rest;
        let store: &mut Half<B> = match to {
            Seat::Own => &mut self.own,
            Seat::Other => &mut self.other,
        };
        *store = store.with_store_plus(taken);
        taken
    }

    /// Moves the seeds of a pit that is on the board into a store, and says how many they were.
    #[inline(always)]
    fn bank_pit(&mut self, of: Spot, to: Seat) -> u8 {
        let taken = self.take(of);
        let store: &mut Half<B> = match to {
            Seat::Own => &mut self.own,
            Seat::Other => &mut self.other,
        };
        *store = store.with_store_plus(taken);
        taken
    }

    /// Empties a pit that is on the board. Whoever asks for its seeds has to put them somewhere.
    #[inline(always)]
    #[must_use]
    fn take(&mut self, spot: Spot) -> u8 {
        match spot {
            Spot::Own(pit) => {
                let seeds = self.own.lane(pit);
                self.own = self.own.emptied(pit);
                seeds
            }
            Spot::Store => 0,
            Spot::Other(pit) => {
                let seeds = self.other.lane(pit);
                self.other = self.other.emptied(pit);
                seeds
            }
        }
    }
}

impl<B: Grid, S: fmt::Debug, O> fmt::Debug for Turn<'_, B, S, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Turn")
            .field("seats", &self.seats)
            .field("hand", &self.hand)
            .field("laps", &self.laps)
            .finish_non_exhaustive()
    }
}

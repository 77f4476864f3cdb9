//! What games on four rows have in common: the front row that is fought over, and captured seeds that are sown again from
//! one of its ends.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "a board has 1 to 26 pits in a row and at most 255 seeds"
)]

use super::{
    circles::MAX_LAPS,
    ending::End,
    grid::Grid,
    half::{Half, PitSet},
    seats::{Seat, Seats, Spot, State},
    starts::Start,
    turn::{Landing, Turn},
};
use crate::{Direction, Observer, Outcome};

impl<B: Grid> Half<B> {
    /// The pits of the front row that hold seeds.
    #[inline(always)]
    pub fn front(self) -> PitSet<B> {
        self.occupied() & PitSet::front()
    }
}

impl<B: Grid, S: State> Seats<B, S> {
    /// The own front pits that could capture: they hold seeds and face a front pit that does.
    #[inline(always)]
    pub fn fronts_that_meet(&self) -> PitSet<B> {
        self.own.front() & self.other.front().facing()
    }

    /// Whether every turn that captures with its first lap is known to end in time.
    ///
    /// As long as the turn goes on some own front pit faces seeds. It is never landed on between two captures, hence never
    /// lifted, but gets a seed in every round: there are no more rounds than seeds. A lap covers two pits at least, but
    /// for one that sows a single captured seed. And every capture but the last leaves one front pit fewer to capture.
    /// On four rows of eight that bounds the laps far enough up to 155 seeds; with more the answer is `false`.
    #[inline(always)]
    pub fn captures_end(&self) -> bool {
        let rounds = u32::from(self.seeds) + 1;
        #[expect(clippy::cast_possible_truncation, reason = "at most 64 pits")]
        let (half, columns) = (B::HALF as u32, B::COLS as u32);
        1 + columns * (rounds * half.div_ceil(2) + 1) < MAX_LAPS
    }

    /// Whether a front row is empty, which ends the game.
    #[inline(always)]
    pub fn front_row_end(&self) -> Option<End> {
        (self.own.front().is_empty() || self.other.front().is_empty()).then_some(End::EmptyRow)
    }

    /// The result of a game in which the player to move is lost if his front row is empty or he cannot move, and has won if
    /// only the opponent's front row is empty.
    pub fn outcome_by_front_rows(&self) -> Outcome {
        let has_won = self.other.front().is_empty() && !self.own.front().is_empty();
        Outcome::Win(self.side(if has_won { Seat::Own } else { Seat::Other }))
    }

    /// The own pits whose sowing in a direction ends in a front pit that could capture. They hold at least two seeds and so
    /// few that the sowing does not come round.
    #[inline(always)]
    pub fn reaching_captures(&self, direction: Direction) -> PitSet<B> {
        let reaching = self
            .fronts_that_meet()
            .into_iter()
            .fold(PitSet::none(), |reaching, last| reaching | self.own.reaching(last, direction));
        reaching & self.own.at_least(2)
    }

    /// The own pits that may begin a sowing in a direction without a capture: of the given ones those of the front row if
    /// there are any. An end pit that is alone in the front row is not sown straight into the back row.
    #[inline(always)]
    pub fn front_before_back(&self, pits: PitSet<B>, direction: Direction) -> PitSet<B> {
        let front = pits & PitSet::front();
        if front.is_empty() { pits } else { front - self.lone_end(direction) }
    }

    /// Why a turn that captures nothing may not begin so, in the words of
    /// [`Ruleset::why_forbidden`](crate::Ruleset::why_forbidden): `captures` are the pits whose moves capture, which go first;
    /// without any, [`front_before_back`](Self::front_before_back) chooses among `pits`.
    pub fn why_not_sown(&self, captures: PitSet<B>, pits: PitSet<B>, start: Start) -> &'static str {
        if !captures.is_empty() {
            "another move captures, and this one does not"
        } else if !pits.contains(start.pit()) {
            "a single seed begins no sowing"
        } else if self.lone_end(start.direction()).contains(start.pit()) {
            "the only occupied front pit is not sown straight into the back row"
        } else {
            "a front pit with two seeds or more goes before one of the back row"
        }
    }

    /// The end pit of the front row that is its only occupied pit, if that direction leads from it into the back row.
    #[inline(always)]
    pub fn lone_end(&self, direction: Direction) -> PitSet<B> {
        let end = PitSet::only(match direction {
            Direction::Clockwise => B::COLS - 1,
            Direction::Anticlockwise => 0,
        });
        if self.own.front() == end { end } else { PitSet::none() }
    }
}

impl<B: Grid, S: State, O: Observer> Turn<'_, B, S, O> {
    /// Whether a seed that has fallen captures: it lies in an own front pit that was occupied and faces an occupied one.
    #[inline(always)]
    pub fn meets(&self, at: Spot) -> Option<usize> {
        match at {
            Spot::Own(pit) if pit < B::COLS && self.at(at) > 1 => {
                (self.at(Spot::Other(Seats::<B, S>::facing(pit))) > 0).then_some(pit)
            }
            _ => None,
        }
    }

    /// Captures what a front pit faces and sows it again: from the left end clockwise if the pit is one of the two at the
    /// left, from the right end anticlockwise if it is one of the two at the right, otherwise in `direction` from the end
    /// where that begins. If the opponent's front row is empty then, the turn ends with the seeds in hand.
    #[inline(always)]
    pub fn capture_and_sow(&mut self, pit: usize, direction: Direction) -> Landing {
        self.seize(Seats::<B, S>::facing(pit));
        if self.seats().other().front().is_empty() {
            return Landing::Pass;
        }
        let direction = if pit <= 1 {
            Direction::Clockwise
        } else if pit >= B::COLS.saturating_sub(2) {
            Direction::Anticlockwise
        } else {
            direction
        };
        match direction {
            Direction::Clockwise => self.sow_into(0, direction),
            Direction::Anticlockwise => self.sow_into(B::COLS - 1, direction),
        }
    }
}

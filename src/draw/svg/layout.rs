//! Where everything lies. All measures are whole units of the picture.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "at most 26 files, 8 ranks and 64 pits: small multiples of the constants"
)]

use super::super::drawing::Drawing;
use crate::{Pit, Side, Site};

/// From one pit of a row to the next.
const PITCH: i32 = 100;

/// Half the width of a pit.
pub(super) const RADIUS: i32 = 43;

/// Half the width of a store.
pub(super) const STORE: i32 = 43;

/// Around the board.
const PANEL: i32 = 14;

/// The edge of the board.
const FRAME: i32 = 16;

/// Between the players.
const GAP: i32 = 18;

/// Between a pit and its number.
const AIR: i32 = 9;

/// Between that number and the next row, so much more that nobody takes it for a number of that.
const BEYOND: i32 = 26;

/// How many seeds are seen in a pit or store.
pub(super) const SEEN: usize = 12;

/// A point, from the upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Point {
    pub(super) x: i32,
    pub(super) y: i32,
}

/// The measures of a picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    files: i32,
    ranks: i32,
    stores: bool,
    stores_at_left: bool,
    /// The size of numbers of seeds, larger on wider boards, which are seen smaller.
    pub(super) number: i32,
    /// The size of coordinates and words.
    pub(super) small: i32,
    /// The room for the digits of the ranks.
    digits: i32,
}

impl Layout {
    pub(super) fn of(drawing: &Drawing) -> Self {
        let size = |number: usize| i32::try_from(number).unwrap_or(0);
        let mut layout = Self {
            files: size(drawing.files),
            ranks: size(drawing.ranks),
            stores: drawing.shows_stores,
            stores_at_left: drawing.stores_at_left,
            number: 0,
            small: 0,
            digits: if drawing.files > 9 { 54 } else { 38 },
        };
        layout.number = (layout.width() / 28).clamp(32, 56);
        layout.small = layout.number * 3 / 4;
        layout
    }

    pub(super) fn width(self) -> i32 {
        2 * self.left() + (self.files - 1) * PITCH
    }

    pub(super) fn height(self) -> i32 {
        self.board_bottom() + self.strip() + PANEL / 2
    }

    /// The height of the strips above and below the board.
    fn strip(self) -> i32 {
        self.small + 20
    }

    /// The upper left corner of the board.
    pub(super) fn board(self) -> Point {
        Point { x: PANEL, y: PANEL / 2 + self.strip() }
    }

    /// The lower edge of the board.
    pub(super) fn board_bottom(self) -> i32 {
        self.letters() + FRAME
    }

    /// Where the letters of the files stand.
    pub(super) fn letters(self) -> i32 {
        self.number_line(Side::South, 0) + self.small + 6
    }

    /// Where the digits of the ranks stand.
    pub(super) fn digits(self) -> i32 {
        self.left() - RADIUS - self.digits / 2 - 5
    }

    /// Where the words above and below the board stand.
    pub(super) fn words(self, side: Side) -> i32 {
        match side {
            Side::North => self.board().y - 12,
            Side::South => self.board_bottom() + self.small + 8,
        }
    }

    /// The middle of file `a`.
    fn left(self) -> i32 {
        PANEL + FRAME + self.side() + self.digits + RADIUS
    }

    /// The room at each side for a store. Without stores, only as much as the words above a narrow board ask for.
    pub(super) fn side(self) -> i32 {
        if self.stores { 2 * STORE } else { (2 * STORE - (self.files - 1) * PITCH / 2).max(0) }
    }

    /// From one rank to the next.
    fn row(self) -> i32 {
        2 * RADIUS + AIR + self.digit() + BEYOND
    }

    /// The height of a digit.
    fn digit(self) -> i32 {
        self.number * 3 / 4
    }

    /// The middle of a rank, counted from 0 at South's edge.
    fn rank(self, rank: i32) -> i32 {
        let from_top = self.ranks - 1 - rank;
        let top = self.board().y + FRAME + self.digit() + AIR + RADIUS;
        if from_top < self.ranks / 2 {
            top + from_top * self.row()
        } else {
            top + (self.ranks / 2 - 1) * self.row()
                + 2 * RADIUS
                + GAP
                + (from_top - self.ranks / 2) * self.row()
        }
    }

    /// The line between the players.
    pub(super) fn middle(self) -> i32 {
        self.rank(self.ranks / 2) + RADIUS + GAP / 2
    }

    pub(super) fn pit(self, pit: Pit) -> Point {
        Point { x: self.left() + i32::from(pit.file()) * PITCH, y: self.rank(i32::from(pit.rank())) }
    }

    /// The middle of a store: at a player's right, or at his left where that is where the sowing ends.
    pub(super) fn store(self, side: Side) -> Point {
        let at_left = (side == Side::North) != self.stores_at_left;
        let x = PANEL + FRAME + STORE;
        Point { x: if at_left { x } else { self.width() - x }, y: self.middle() }
    }

    /// Half the height of a store.
    pub(super) fn store_height(self) -> i32 {
        self.rank(0) + RADIUS - self.middle()
    }

    pub(super) fn site(self, site: Site) -> Point {
        match site {
            Site::Pit(pit) => self.pit(pit),
            Site::Store(player) => self.store(player),
        }
    }

    /// Where the number of a pit or store stands: on the side of its player.
    pub(super) fn number(self, site: Site) -> Point {
        let Point { x, .. } = self.site(site);
        let y = match site {
            Site::Pit(pit) if i32::from(pit.rank()) < self.ranks / 2 => {
                self.number_line(Side::South, pit.rank().into())
            }
            Site::Pit(pit) => self.number_line(Side::North, pit.rank().into()),
            Site::Store(Side::South) => self.number_line(Side::South, 0),
            Site::Store(Side::North) => self.number_line(Side::North, self.ranks - 1),
        };
        Point { x, y }
    }

    fn number_line(self, side: Side, rank: i32) -> i32 {
        match side {
            Side::South => self.rank(rank) + RADIUS + AIR + self.digit(),
            Side::North => self.rank(rank) - RADIUS - AIR,
        }
    }

    /// Where the word stands that names a store: opposite its number.
    pub(super) fn store_word(self, side: Side) -> Point {
        let y = match side {
            Side::South => self.number_line(Side::North, self.ranks - 1),
            Side::North => self.number_line(Side::South, 0),
        };
        Point { x: self.store(side).x, y }
    }

    /// Where the hand is while it gives to or takes from a place: beside the middle of it, towards the other player.
    pub(super) fn hand(self, site: Site) -> Point {
        let Point { x, y } = self.site(site);
        match site {
            Site::Pit(pit) if i32::from(pit.rank()) < self.ranks / 2 => Point { x, y: y - 22 },
            Site::Pit(_) => Point { x, y: y + 22 },
            Site::Store(_) => Point { x, y },
        }
    }

    /// Where a seed lies in a pit or store, and how it is turned, in degrees. `slot` counts the seeds from the one that
    /// has lain there longest.
    #[expect(clippy::indexing_slicing, reason = "the remainder of a division by the number of places")]
    pub(super) fn slot(self, site: Site, slot: usize) -> (Point, i32) {
        let Point { x, y } = self.site(site);
        let seat = match site {
            Site::Pit(pit) => u32::from(pit.rank()) * 31 + u32::from(pit.file()) * 7,
            Site::Store(Side::South) => 1000,
            Site::Store(Side::North) => 1001,
        };
        let slot = slot % SEEN;
        let scatter = scattered(seat, slot);
        let (dx, dy) = match site {
            Site::Pit(_) => turned(IN_PIT[slot], seat),
            Site::Store(Side::South) => IN_STORE[slot],
            Site::Store(Side::North) => (-IN_STORE[slot].0, -IN_STORE[slot].1),
        };
        let point = Point { x: x + dx + scatter % 5 - 2, y: y + dy + scatter / 5 % 5 - 2 };
        (point, scatter % 180)
    }
}

/// Where seeds lie in a pit: four in the middle, eight around them.
#[rustfmt::skip]
const IN_PIT: [(i32, i32); SEEN] = [
    (10, 9), (-10, -9), (9, -11), (-9, 11),
    (28, 2), (-28, -2), (3, -28), (-3, 28), (21, 20), (-21, -20), (21, -19), (-21, 19),
];

/// Where seeds lie in a store.
#[rustfmt::skip]
const IN_STORE: [(i32, i32); SEEN] = [
    (11, 6), (-10, -5), (8, -18), (-9, 19), (12, 31), (-12, -30),
    (-14, 44), (12, -43), (13, 57), (-10, -57), (-8, 68), (7, -69),
];

/// Angles, sixteen to a circle: cosine and sine in parts of 256.
const ANGLES: [(i32, i32); 8] =
    [(256, 0), (237, 98), (181, 181), (98, 237), (0, 256), (-98, 237), (-181, 181), (-237, 98)];

/// Turns a point by an angle that depends on the seat, so that no two pits look alike.
#[expect(clippy::indexing_slicing, reason = "the remainder of a division by the number of angles")]
fn turned((x, y): (i32, i32), seat: u32) -> (i32, i32) {
    let (cos, sin) = ANGLES[scattered(seat, 0).unsigned_abs() as usize % ANGLES.len()];
    ((x * cos - y * sin) / 256, (x * sin + y * cos) / 256)
}

/// A number from 0 up to 2¹⁵ that is always the same for the same seed and looks like chance.
fn scattered(seat: u32, slot: usize) -> i32 {
    let slot = u32::try_from(slot).unwrap_or(0);
    let mut bits = seat.wrapping_mul(0x9e37_79b9) ^ slot.wrapping_mul(0x85eb_ca6b);
    bits ^= bits >> 15;
    bits = bits.wrapping_mul(0x2c1b_3c6d);
    bits ^= bits >> 12;
    (bits & 0x7fff).cast_signed()
}

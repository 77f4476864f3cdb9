//! What there is to see of a position.

use crate::{Direction, Grid, Mark, Move, Outcome, Pit, Position, Ruleset, Side, engine::ruleset::order};

/// The most pits of a board.
const MAX_PITS: usize = 64;

/// What there is to see of a position, whatever game it is: a small value that knows no rules.
///
/// It is made by [`Position::drawn`], [`AnyPosition::drawn`](crate::AnyPosition::drawn) and
/// [`Game::drawn`](crate::Game::drawn), and draws a board for a terminal when it is displayed. `{:#}` of a position does
/// the same in one step.
///
/// In each pit of that board stands what is special about it, its seeds, and a `*` if it was lifted last. `⌂` is a house
/// (nyumba), `×` a closed pit, `●` a tuzdyk, and `S` or `N` the owner of a pit on the other player's side. Stores that do
/// not belong to the game are seen only if one of them holds seeds, see [`Ruleset::has_stores`].
///
/// ```
/// use manqala::{Position, rules::Oware};
///
/// let position: Position<Oware> = "4,4,4,5,5,5/4,4,4,4,0,5 0,0 N".parse()?;
/// let board = position.drawn().last_move("e1".parse()?).to_string();
/// assert_eq!(
///     board,
///     "  \u{25b6} North: 0 in store
///     ┌─────┬─────┬─────┬─────┬─────┬─────┐
///   2 │  4  │  4  │  4  │  5  │  5  │  5  │
///     ╞─────╪─────╪─────╪─────╪─────╪─────╡
///   1 │  4  │  4  │  4  │  4  │  · *│  5  │
///     └─────┴─────┴─────┴─────┴─────┴─────┘
///        a     b     c     d     e     f
///     South: 0 in store"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawing {
    pub(super) files: usize,
    pub(super) ranks: usize,
    /// Rank by rank from South's edge, as all that has to do with pits.
    seeds: [u8; MAX_PITS],
    owners: [Side; MAX_PITS],
    marks: [Option<Mark>; MAX_PITS],
    stores: [u8; 2],
    /// Whether stores are seen: those of games without stores are, if one holds seeds.
    pub(super) shows_stores: bool,
    pub(super) turn: Side,
    pub(super) outcome: Option<Outcome>,
    /// Whether the stores are hands.
    pub(super) hands: bool,
    /// Whether a player's store lies at his left: behind his last pit where the sowing is clockwise.
    pub(super) stores_at_left: bool,
    pub(super) last: Option<Move>,
}

impl Drawing {
    fn of<R: Ruleset>(position: &Position<R>) -> Self {
        let (mut seeds, mut owners, mut marks) = ([0; MAX_PITS], [Side::South; MAX_PITS], [None; MAX_PITS]);
        let board = position.board();
        let places = seeds.iter_mut().zip(&mut owners).zip(&mut marks);
        for (pit, ((seeds, owner), mark)) in pits(R::Board::COLS, R::Board::ROWS).zip(places) {
            *seeds = board.seeds(pit).unwrap_or(0);
            *owner = position.owner(pit).unwrap_or(Side::South);
            *mark = position.mark(pit);
        }
        let stores = Side::ALL.map(|side| position.store(side));
        Self {
            files: R::Board::COLS,
            ranks: R::Board::ROWS,
            seeds,
            owners,
            marks,
            stores,
            shows_stores: position.rules().has_stores() || stores != [0, 0],
            turn: position.turn(),
            outcome: position.outcome(),
            hands: position.rules().has_hands(),
            stores_at_left: R::Board::ROWS == 2 && order::<R>() == Direction::Clockwise,
            last: None,
        }
    }

    /// Marks the pit that a move lifted, which led to this position.
    #[must_use]
    pub fn last_move(self, mv: Move) -> Self {
        Self { last: Some(mv), ..self }
    }

    /// The pits, rank `1` first, in a rank file `a` first.
    #[cfg(feature = "svg")]
    pub(super) fn pits(&self) -> impl Iterator<Item = Pit> + use<> {
        pits(self.files, self.ranks)
    }

    /// The place of a pit among all; beyond them if the board has no such pit.
    #[expect(clippy::arithmetic_side_effects, reason = "at most 8 ranks of 26 files")]
    pub(super) fn index(&self, pit: Pit) -> usize {
        if usize::from(pit.file()) < self.files {
            usize::from(pit.rank()) * self.files + usize::from(pit.file())
        } else {
            usize::MAX
        }
    }

    pub(super) fn seeds(&self, pit: Pit) -> u8 {
        self.seeds.get(self.index(pit)).copied().unwrap_or(0)
    }

    pub(super) fn store(&self, side: Side) -> u8 {
        *side.of(&self.stores)
    }

    pub(super) fn mark(&self, pit: Pit) -> Option<Mark> {
        self.marks.get(self.index(pit)).copied().flatten()
    }

    /// The player on whose side a pit lies.
    pub(super) fn near(&self, pit: Pit) -> Side {
        if usize::from(pit.rank()) < self.ranks / 2 { Side::South } else { Side::North }
    }

    /// Who gets what falls into a pit or may lift it.
    pub(super) fn owner(&self, pit: Pit) -> Side {
        match self.mark(pit) {
            Some(Mark::Claimed) => self.near(pit).opponent(),
            _ => self.owners.get(self.index(pit)).copied().unwrap_or(Side::South),
        }
    }

    /// The player to move, while the game goes on.
    pub(super) fn mover(&self) -> Option<Side> {
        self.outcome.is_none().then_some(self.turn)
    }

    /// Whether a pit was lifted last.
    pub(super) fn is_last(&self, pit: Pit) -> bool {
        self.last.is_some_and(|mv| mv.pit == pit)
    }

    /// What a store is called in this game.
    pub(super) fn store_name(&self) -> &'static str {
        if self.hands { "hand" } else { "store" }
    }
}

fn pits(files: usize, ranks: usize) -> impl Iterator<Item = Pit> {
    (0..ranks).flat_map(move |rank| (0..files).map(move |file| Pit::on_board(file, rank)))
}

impl<R: Ruleset> Position<R> {
    /// What there is to see, for a terminal or (with the feature `svg`) as a picture. The same as `{:#}`, but it can also
    /// mark the last move.
    ///
    /// ```
    /// use manqala::{Position, rules::Kalah};
    ///
    /// let start = Position::<Kalah>::default();
    /// assert_eq!(format!("{start:#}"), start.drawn().to_string());
    /// ```
    pub fn drawn(&self) -> Drawing {
        Drawing::of(self)
    }
}

//! What the laws ask of a position.

use manqala::{
    AnyPosition, End, Event, Mark, Move, MoveList, Outcome, Pit, PlayError, PositionError, Side, Variant,
};

/// A position that is put to the laws: an [`AnyPosition`], or in the tests one that lies about something.
///
/// The methods answer what those of the same names do there.
pub(crate) trait Subject: Clone + Send + Sync + 'static {
    /// The position that is spoken of.
    fn real(&self) -> &AnyPosition;

    /// Another position of the same kind.
    fn like(&self, real: AnyPosition) -> Self;

    fn variant(&self) -> Variant {
        self.real().variant()
    }

    fn ranks(&self) -> usize {
        self.real().ranks()
    }

    fn files(&self) -> usize {
        self.real().files()
    }

    fn seeds_in(&self, pit: Pit) -> Option<u8> {
        self.real().seeds_in(pit)
    }

    fn owner(&self, pit: Pit) -> Option<Side> {
        self.real().owner(pit)
    }

    fn mark(&self, pit: Pit) -> Option<Mark> {
        self.real().mark(pit)
    }

    fn turn(&self) -> Side {
        self.real().turn()
    }

    fn store(&self, side: Side) -> u8 {
        self.real().store(side)
    }

    fn seeds_on_side(&self, side: Side) -> u8 {
        self.real().seeds_on_side(side)
    }

    fn seeds(&self) -> u8 {
        self.real().seeds()
    }

    fn is_over(&self) -> bool {
        self.real().is_over()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.real().outcome()
    }

    fn end(&self) -> Option<End> {
        self.real().end()
    }

    fn legal_moves(&self) -> MoveList {
        self.real().legal_moves()
    }

    fn count_legal_moves(&self) -> usize {
        self.real().count_legal_moves()
    }

    fn is_legal(&self, mv: Move) -> bool {
        self.real().is_legal(mv)
    }

    fn play(&self, mv: Move) -> Result<Self, PlayError> {
        Ok(self.like(self.real().play(mv)?))
    }

    fn play_observed(&self, mv: Move, observer: &mut dyn FnMut(Event)) -> Result<Self, PlayError> {
        Ok(self.like(self.real().play_observed(mv, observer)?))
    }

    fn play_unchecked(&self, mv: Move) -> Self {
        self.like(self.real().play_unchecked(mv))
    }

    fn perft(&self, depth: u32) -> u64 {
        self.real().perft(depth)
    }

    fn text(&self) -> String {
        self.real().to_string()
    }

    /// Reads a position of the same game.
    fn parse(&self, text: &str) -> Result<Self, PositionError> {
        Ok(self.like(self.variant().parse(text)?))
    }
}

impl Subject for AnyPosition {
    fn real(&self) -> &AnyPosition {
        self
    }

    fn like(&self, real: AnyPosition) -> Self {
        real
    }
}

/// The pits of a board, rank `1` first.
pub(crate) fn pits(files: usize, ranks: usize) -> impl Iterator<Item = Pit> {
    let number = |number| u8::try_from(number).ok();
    (0..ranks).flat_map(move |rank| (0..files).filter_map(move |file| Pit::new(number(file)?, number(rank)?)))
}

//! What the laws ask of a position.

use manqala::{
    AnyPosition, Event, Move, MoveList, PlayError, Side,
    laws::{self, LawError},
};

/// A position that is put to the laws: an [`AnyPosition`], or in the tests one that lies about something.
///
/// The methods answer what those of the same names do there. What nobody lies about is asked of the real one.
pub(crate) trait Subject: Clone + Send + Sync + 'static {
    /// The position that is spoken of.
    fn real(&self) -> &AnyPosition;

    /// Another position of the same kind.
    fn like(&self, real: AnyPosition) -> Self;

    fn store(&self, side: Side) -> u8 {
        self.real().store(side)
    }

    fn is_over(&self) -> bool {
        self.real().is_over()
    }

    fn legal_moves(&self) -> MoveList {
        self.real().legal_moves()
    }

    fn count_legal_moves(&self) -> usize {
        self.real().count_legal_moves()
    }

    fn play(&self, mv: Move) -> Result<Self, PlayError> {
        Ok(self.like(self.real().play(mv)?))
    }

    fn play_observed(&self, mv: Move, observer: &mut dyn FnMut(Event)) -> Result<Self, PlayError> {
        Ok(self.like(self.real().play_observed(mv, observer)?))
    }

    /// Whether all laws of the crate hold.
    fn keeps_all_laws(&self) -> Result<(), LawError> {
        laws::hold_in(self.real())
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

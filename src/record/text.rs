//! The text form of positions.

use core::{fmt, str::FromStr};

use crate::{
    Fields, Position, PositionError, Ruleset, Side, Snippet, State,
    engine::{grid::sealed::Layout as _, ruleset::order},
};

impl<R: Ruleset> Position<R> {
    /// Reads the text of a position, to be played under rules with these options. The text itself holds no options.
    ///
    /// The position goes through the end-of-move step, so what is written again may differ from what was read; for every
    /// position that play can leave it is the same.
    ///
    /// # Errors
    ///
    /// [`PositionError`] names the field that is wrong, what it says and what was expected.
    ///
    /// ```
    /// use manqala::{Position, rules::{GrandSlam, Oware}};
    ///
    /// let rules = Oware::<6> { grand_slam: GrandSlam::Forbidden };
    /// let position = Position::parse_with(rules, "0,0,0,2,1,2/1,0,0,0,2,3 16,21 S")?;
    /// assert_eq!(position.legal_moves().len(), 2); // f1 would take everything
    ///
    /// let refused = Position::parse_with(rules, "4,4,4,4,4/4,4,4,4,4 0,0 S").unwrap_err();
    /// assert_eq!(refused.to_string(), "board: expected 6 pits separated by `,` in rank 2, found 5");
    /// # Ok::<(), manqala::PositionError>(())
    /// ```
    pub fn parse_with(rules: R, text: &str) -> Result<Self, PositionError> {
        let mut fields = Fields::new(text);
        let board = fields.next_field("board")?;
        let board = R::Board::from_fields(board, fields.next_field("stores")?)?;
        let turn = match fields.next_field("turn")? {
            "S" => Side::South,
            "N" => Side::North,
            other => return Err(PositionError::Turn { text: Snippet::new(other) }),
        };
        let state = R::State::read(&mut fields, turn, order::<R>())?;
        fields.finish()?;
        Self::new(rules, board, turn, state)
    }
}

/// Reads the text of a position under the ruleset's default options, see [`Position::parse_with`].
impl<R: Ruleset> FromStr for Position<R> {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        Self::parse_with(R::default(), text)
    }
}

/// Writes the text of the notation. `{:#}` draws the board for a terminal instead, see [`Drawing`](crate::Drawing).
impl<R: Ruleset> fmt::Display for Position<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            return self.drawn().fmt(f);
        }
        write!(f, "{} {}", self.board(), self.turn())?;
        self.state().write(self.turn(), order::<R>(), f)
    }
}

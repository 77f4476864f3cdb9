//! The board of the Kalah Game Protocol.
//!
//! Defined by the repository KWARC/kalah-game: `spec/012-grammar.md` for the text, `spec/021-freeplay.md` for whose it is.

use core::fmt;

use crate::{Board, Grid, Position, Side, Snippet, rules::Kalah};

use super::{
    ForeignError,
    rows::{Rows, numbers, row},
};

impl<const PITS: usize> Position<Kalah<PITS>>
where
    Board<2, PITS>: Grid,
{
    /// Reads a board of the Kalah Game Protocol, to be played under these rules.
    ///
    /// The protocol shows every board to the player to move as if he were South, so South is to move.
    ///
    /// # Errors
    ///
    /// [`ForeignError`] names what is wrong, what it says and what was expected.
    ///
    /// ```
    /// use manqala::{Position, rules::Kalah};
    ///
    /// let position = Position::from_kalah_protocol_board(Kalah::<3>::default(), "<3,10,2,1,2,3,4,2,0>")?;
    /// assert_eq!(position.to_string(), "0,2,4/1,2,3 10,2 S");
    /// # Ok::<(), manqala::foreign::ForeignError>(())
    /// ```
    pub fn from_kalah_protocol_board(rules: Kalah<PITS>, text: &str) -> Result<Self, ForeignError> {
        let inner = text.strip_prefix('<').and_then(|text| text.strip_suffix('>'));
        let inner = inner.ok_or(ForeignError::Field {
            field: "board",
            expected: "numbers separated by `,` between `<` and `>`",
            text: Snippet::new(text),
        })?;
        let mut fields = inner.split(',');
        let size = fields.next().unwrap_or("");
        if size.starts_with('0') || size.starts_with('+') || size.parse() != Ok(PITS) {
            return Err(ForeignError::Size { expected: PITS, text: Snippet::new(size) });
        }
        let mut rows = Rows::default();
        let Rows { stores, pits: [own, other] } = &mut rows;
        let places = stores.iter_mut().chain(own.iter_mut().take(PITS)).chain(other.iter_mut().take(PITS));
        numbers("board", const { 2 + 2 * PITS }, fields, places)?;
        Ok(Self::new(rules, rows.board()?, Side::South, ())?)
    }

    /// The position as the Kalah Game Protocol shows it to the player to move, who comes first.
    ///
    /// ```
    /// use manqala::{Position, rules::Kalah};
    ///
    /// let position: Position<Kalah<3>> = "0,2,4/1,2,3 10,2 S".parse()?;
    /// assert_eq!(position.kalah_protocol_board().to_string(), "<3,10,2,1,2,3,4,2,0>");
    ///
    /// // The same for North, who sits on the other side.
    /// let position: Position<Kalah<3>> = "3,2,1/4,2,0 2,10 N".parse()?;
    /// assert_eq!(position.kalah_protocol_board().to_string(), "<3,10,2,1,2,3,4,2,0>");
    /// # Ok::<(), manqala::PositionError>(())
    /// ```
    pub fn kalah_protocol_board(&self) -> KalahProtocolBoard<PITS> {
        KalahProtocolBoard { position: *self }
    }
}

/// A position that is displayed as a board of the Kalah Game Protocol, see [`Position::kalah_protocol_board`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KalahProtocolBoard<const PITS: usize>
where
    Board<2, PITS>: Grid,
{
    position: Position<Kalah<PITS>>,
}

impl<const PITS: usize> fmt::Display for KalahProtocolBoard<PITS>
where
    Board<2, PITS>: Grid,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.position;
        let sides = [position.turn(), position.turn().opponent()];
        let [own, other] = sides.map(|side| position.store(side));
        write!(f, "<{PITS},{own},{other}")?;
        sides.into_iter().flat_map(|side| row(position, side)).try_for_each(|seeds| write!(f, ",{seeds}"))?;
        f.write_str(">")
    }
}

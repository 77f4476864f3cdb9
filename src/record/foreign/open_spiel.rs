//! The text of OpenSpiel.
//!
//! Defined by the repository google-deepmind/open_spiel: `open_spiel/games/oware/oware_board.cc` for its game `oware`,
//! `open_spiel/games/mancala/mancala.cc` for its game `mancala`. Player 0 is South.

use core::fmt;

use crate::{
    Board, Grid, Position, PositionError, Ruleset, Side, Snippet,
    rules::{Kalah, Oware},
};

use super::{
    ForeignError,
    rows::{Rows, check_move_number, numbers, row},
};

/// A game that OpenSpiel has: [`Oware`] of any size, its `oware`, or [`Kalah`] with six pits in a row, its `mancala`.
pub trait OpenSpielGame: sealed::Game {}

impl<const PITS: usize> OpenSpielGame for Oware<PITS> where Board<2, PITS>: Grid {}
impl OpenSpielGame for Kalah {}

mod sealed {
    use super::{ForeignError, Position, Rows, Ruleset, Side, fmt};

    pub trait Game: Ruleset<State = ()> {
        fn read(text: &str) -> Result<(Rows, Side), ForeignError>;
        fn write(position: &Position<Self>, move_number: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    }
}

impl<R: OpenSpielGame> Position<R> {
    /// Reads the text that OpenSpiel gives as a state's observation, to be played under these rules.
    ///
    /// OpenSpiel plays `oware` as [`Oware::abapa`] and `mancala` as [`Kalah`] by default. The number of the move, which
    /// only `mancala` has, is checked and dropped.
    ///
    /// # Errors
    ///
    /// [`ForeignError`] names what is wrong, what it says and what was expected.
    ///
    /// ```
    /// use manqala::{Position, rules::{Kalah, Oware}};
    ///
    /// let position = Position::from_open_spiel_text(Oware::<6>::abapa(), "1 | 0 0 | 4 4 0 5 5 5 5 4 4 4 4 4")?;
    /// assert_eq!(position.to_string(), "4,4,4,4,4,5/4,4,0,5,5,5 0,0 N");
    ///
    /// let text = "-4-4-4-5-5-5-\n0-----------1\n-4-4-4-4-4-0-\nCurrent player: 1\nMove number: 1";
    /// let position = Position::from_open_spiel_text(Kalah::<6>::default(), text)?;
    /// assert_eq!(position.to_string(), "4,4,4,5,5,5/4,4,4,4,4,0 1,0 N");
    /// # Ok::<(), manqala::foreign::ForeignError>(())
    /// ```
    pub fn from_open_spiel_text(rules: R, text: &str) -> Result<Self, ForeignError> {
        let (rows, turn) = R::read(text)?;
        Ok(Self::new(rules, rows.board()?, turn, ())?)
    }

    /// The position as OpenSpiel writes the observation of a state.
    ///
    /// ```
    /// use manqala::{Position, rules::{Kalah, Oware}};
    ///
    /// let next = Position::<Oware>::default().play("c1".parse()?)?;
    /// assert_eq!(next.open_spiel_text().to_string(), "1 | 0 0 | 4 4 0 5 5 5 5 4 4 4 4 4");
    ///
    /// let next = Position::<Kalah>::default().play("f1".parse()?)?;
    /// assert_eq!(
    ///     next.open_spiel_text().move_number(1).to_string(),
    ///     "-4-4-4-5-5-5-\n0-----------1\n-4-4-4-4-4-0-\nCurrent player: 1\nMove number: 1"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_spiel_text(&self) -> OpenSpielText<R> {
        OpenSpielText { position: *self, move_number: 0 }
    }
}

/// A position that is displayed as the text of OpenSpiel, see [`Position::open_spiel_text`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenSpielText<R: Ruleset> {
    position: Position<R>,
    move_number: u32,
}

impl OpenSpielText<Kalah> {
    /// Sets how many moves have been made. It is 0 otherwise, as a position does not know how it was reached.
    #[must_use]
    pub fn move_number(self, move_number: u32) -> Self {
        self.with_move_number(move_number)
    }
}

impl<R: OpenSpielGame> OpenSpielText<R> {
    /// The same after so many moves, which are not written in `oware`.
    #[inline]
    pub(super) fn with_move_number(self, move_number: u32) -> Self {
        Self { move_number, ..self }
    }
}

impl<R: OpenSpielGame> fmt::Display for OpenSpielText<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        R::write(&self.position, self.move_number, f)
    }
}

/// `<player> | <scores> | <seeds>`, all in the order of sowing.
impl<const PITS: usize> sealed::Game for Oware<PITS>
where
    Board<2, PITS>: Grid,
{
    fn read(text: &str) -> Result<(Rows, Side), ForeignError> {
        let mut parts = text.split(" | ");
        let (Some(player), Some(scores), Some(seeds), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            let expected = "player, scores and seeds separated by ` | `";
            return Err(ForeignError::Field { field: "text", expected, text: Snippet::new(text) });
        };
        let turn = read_player(player)?;
        let mut rows = Rows::default();
        let Rows { stores, pits: [south, north] } = &mut rows;
        numbers("scores", 2, scores.split(' '), stores.iter_mut())?;
        let pits = south.iter_mut().take(PITS).chain(north.iter_mut().take(PITS));
        numbers("seeds", const { 2 * PITS }, seeds.split(' '), pits)?;
        Ok((rows, turn))
    }

    fn write(position: &Position<Self>, _: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [south, north] = Side::ALL.map(|side| position.store(side));
        write!(f, "{} | {south} {north} |", player(position))?;
        Side::ALL.into_iter().flat_map(|side| row(position, side)).try_for_each(|seeds| write!(f, " {seeds}"))
    }
}

/// The pits in a row of `mancala`.
const COLUMNS: usize = 6;
/// The stores stand as far apart as the rows are long.
const BETWEEN_STORES: &str = "-----------";
const CURRENT_PLAYER: &str = "Current player: ";
const MOVE_NUMBER: &str = "Move number: ";

/// Five lines: North's row from his right, both stores, South's row from his left, the player to move, the moves made.
impl sealed::Game for Kalah {
    fn read(text: &str) -> Result<(Rows, Side), ForeignError> {
        let mut lines = text.split('\n');
        let mut next = || lines.next().unwrap_or("");
        let (north_row, in_stores, south_row, player, move_number) = (next(), next(), next(), next(), next());
        if let Some(more) = lines.next() {
            return Err(PositionError::SurplusField { text: Snippet::new(more) }.into());
        }
        let mut rows = Rows::default();
        let Rows { stores, pits: [south, north] } = &mut rows;
        read_row("north row", north_row, north[..COLUMNS].iter_mut().rev())?;
        let (of_north, of_south) = in_stores.split_once(BETWEEN_STORES).ok_or(ForeignError::Field {
            field: "stores",
            expected: "two numbers with eleven dashes between them",
            text: Snippet::new(in_stores),
        })?;
        numbers("stores", 2, [of_south, of_north].into_iter(), stores.iter_mut())?;
        read_row("south row", south_row, south[..COLUMNS].iter_mut())?;
        let player = player.strip_prefix(CURRENT_PLAYER).ok_or(ForeignError::Field {
            field: "player",
            expected: "the line `Current player: 0` or `1`",
            text: Snippet::new(player),
        })?;
        let move_number = move_number.strip_prefix(MOVE_NUMBER).ok_or(ForeignError::Field {
            field: "move number",
            expected: "a line as in `Move number: 7`",
            text: Snippet::new(move_number),
        })?;
        check_move_number(move_number)?;
        Ok((rows, read_player(player)?))
    }

    fn write(position: &Position<Self>, move_number: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [south, north] = Side::ALL.map(|side| position.store(side));
        row(position, Side::North).rev().try_for_each(|seeds| write!(f, "-{seeds}"))?;
        write!(f, "-\n{north}{BETWEEN_STORES}{south}\n")?;
        row(position, Side::South).try_for_each(|seeds| write!(f, "-{seeds}"))?;
        write!(f, "-\n{CURRENT_PLAYER}{}\n{MOVE_NUMBER}{move_number}", player(position))
    }
}

/// Reads a row of numbers with a dash before and after each.
fn read_row<'a>(
    field: &'static str,
    text: &str,
    row: impl Iterator<Item = &'a mut u8>,
) -> Result<(), ForeignError> {
    let inner = text.strip_prefix('-').and_then(|text| text.strip_suffix('-'));
    let expected = "numbers with a dash before and after each";
    let inner = inner.ok_or(ForeignError::Field { field, expected, text: Snippet::new(text) })?;
    numbers(field, COLUMNS, inner.split('-'), row)
}

/// The number of the player to move.
fn player<R: Ruleset>(position: &Position<R>) -> usize {
    position.turn() as usize
}

fn read_player(text: &str) -> Result<Side, ForeignError> {
    match text {
        "0" => Ok(Side::South),
        "1" => Ok(Side::North),
        _ => Err(ForeignError::Field { field: "player", expected: "`0` or `1`", text: Snippet::new(text) }),
    }
}

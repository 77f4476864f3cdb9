//! The FEN of PlayStrategy.
//!
//! Defined by the repository Mind-Sports-Games/strategygames: `samurai/Api.scala` and `samurai/format/FEN.scala` for Oware,
//! `togyzkumalak/format/Forsyth.scala` and `FEN.scala` for the other two.

use core::fmt;

use crate::{
    Grid, Mark, Pit, Position, PositionError, Ruleset, Side, Snippet,
    board::number,
    rules::{Bestemshe, Oware, Togyz, Tuzdyks},
};

use super::{
    ForeignError,
    rows::{Rows, check_move_number},
};

/// A game with the FEN of PlayStrategy: [`Oware`], [`Togyz`] or [`Bestemshe`].
pub trait PlayStrategyGame: sealed::Game {}

impl PlayStrategyGame for Oware {}
impl PlayStrategyGame for Togyz {}
impl PlayStrategyGame for Bestemshe {}

mod sealed {
    use super::{Bestemshe, Oware, Pit, PositionError, Ruleset, Side, Togyz, Tuzdyks};

    pub trait Game: Ruleset {
        /// Whether a pit may be a tuzdyk.
        const TUZDYKS: bool = false;

        /// The state with these tuzdyks, by the side on which they lie.
        fn with_tuzdyks(turn: Side, on_side: [Option<Pit>; 2]) -> Result<Self::State, PositionError>;
    }

    impl Game for Oware {
        fn with_tuzdyks(_: Side, _: [Option<Pit>; 2]) -> Result<(), PositionError> {
            Ok(())
        }
    }

    impl Game for Bestemshe {
        fn with_tuzdyks(_: Side, _: [Option<Pit>; 2]) -> Result<(), PositionError> {
            Ok(())
        }
    }

    impl Game for Togyz {
        const TUZDYKS: bool = true;

        fn with_tuzdyks(
            turn: Side,
            [of_north, of_south]: [Option<Pit>; 2],
        ) -> Result<Tuzdyks, PositionError> {
            Tuzdyks::new(turn, of_south, of_north)
        }
    }
}

impl<R: PlayStrategyGame> Position<R> {
    /// Reads the FEN of PlayStrategy, to be played under these rules.
    ///
    /// The number of the move is checked and dropped; it may be missing. Where the scores are final, which is where they
    /// are all seeds of the game, the seeds that the FEN still shows in the pits are counted in them: they are taken off
    /// the board, and the game is over.
    ///
    /// PlayStrategy plays Oware as [`Oware::abapa`].
    ///
    /// # Errors
    ///
    /// [`ForeignError`] names what is wrong, what it says and what was expected. A FEN has all seeds of the game, on the
    /// board or in the scores.
    ///
    /// ```
    /// use manqala::{Position, rules::{Oware, Togyz}};
    ///
    /// let position = Position::from_playstrategy_fen(Oware::abapa(), "1S,1,8S,2,3S/2S,1S,1S,2S,2S,2S 13 13 N 50")?;
    /// assert_eq!(position.to_string(), "1,0,8,0,0,3/2,1,1,2,2,2 13,13 N");
    ///
    /// let fen = "13S,2S,12S,3S,2S,1S,1,12S,12S/12S,2S,13S,13S,t,3S,12S,12S,1S 22 15 S 4";
    /// let position = Position::from_playstrategy_fen(Togyz, fen)?;
    /// assert_eq!(position.to_string(), "13,2,12,3,2,1,0,12,12/12,2,13,13,0,3,12,12,1 22,15 S - e1");
    /// # Ok::<(), manqala::foreign::ForeignError>(())
    /// ```
    pub fn from_playstrategy_fen(rules: R, text: &str) -> Result<Self, ForeignError> {
        let mut fields = text.splitn(5, ' ');
        let mut next = |field| fields.next().ok_or(PositionError::MissingField { field });
        let (mut rows, tuzdyks) = read_board::<R>(next("board")?)?;
        rows.stores =
            [number("south score", next("south score")?)?, number("north score", next("north score")?)?];
        let turn = match next("turn")? {
            "S" => Side::South,
            "N" => Side::North,
            other => return Err(PositionError::Turn { text: Snippet::new(other) }.into()),
        };
        fields.next().map_or(Ok(()), check_move_number)?;
        take_counted_seeds(&mut rows, Self::start(rules).seeds())?;
        let board = rows.board()?;
        Ok(Self::new(rules, board, turn, R::with_tuzdyks(turn, tuzdyks)?)?)
    }

    /// The position as PlayStrategy writes it.
    ///
    /// PlayStrategy has no other numbers of seeds than those of the usual start. A position that holds fewer or more is
    /// written all the same, but neither PlayStrategy nor [`from_playstrategy_fen`](Self::from_playstrategy_fen) reads it.
    ///
    /// ```
    /// use manqala::{Position, rules::Oware};
    ///
    /// let next = Position::<Oware>::default().play("e1".parse()?)?;
    /// assert_eq!(next.playstrategy_fen().to_string(), "4S,4S,4S,5S,5S,5S/4S,4S,4S,4S,1,5S 0 0 N 1");
    /// assert_eq!(
    ///     next.playstrategy_fen().move_number(12).to_string(),
    ///     "4S,4S,4S,5S,5S,5S/4S,4S,4S,4S,1,5S 0 0 N 12"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn playstrategy_fen(&self) -> PlayStrategyFen<R> {
        PlayStrategyFen { position: *self, move_number: 1 }
    }
}

/// A position that is displayed as the FEN of PlayStrategy, see [`Position::playstrategy_fen`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayStrategyFen<R: Ruleset> {
    position: Position<R>,
    move_number: u32,
}

impl<R: PlayStrategyGame> PlayStrategyFen<R> {
    /// Sets the number of the move, which counts from 1 and goes up after North has moved. It is 1 otherwise, as a position
    /// does not know how it was reached.
    #[must_use]
    pub fn move_number(self, move_number: u32) -> Self {
        Self { move_number, ..self }
    }
}

impl<R: PlayStrategyGame> fmt::Display for PlayStrategyFen<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.position;
        write_rank(position, Side::North, f)?;
        f.write_str("/")?;
        write_rank(position, Side::South, f)?;
        let [south, north] = Side::ALL.map(|side| position.store(side));
        write!(f, " {south} {north} {} {}", position.turn(), self.move_number)
    }
}

/// The pit of a side on a file.
fn pit_on(side: Side, file: usize) -> Pit {
    Pit::on_board(file, side as usize)
}

/// Writes the pits of a side from file `a`.
#[expect(clippy::arithmetic_side_effects, reason = "at most 26 pits are counted")]
fn write_rank<R: Ruleset>(position: &Position<R>, side: Side, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let board = position.board();
    let mut empty = 0;
    let mut comma = "";
    for file in 0..R::Board::COLS {
        let pit = pit_on(side, file);
        let seeds = board.seeds(pit).unwrap_or(0);
        let tuzdyk = position.mark(pit) == Some(Mark::Claimed);
        if seeds == 0 && !tuzdyk {
            empty += 1;
            continue;
        }
        if empty > 0 {
            write!(f, "{comma}{empty}")?;
            (empty, comma) = (0, ",");
        }
        if tuzdyk {
            write!(f, "{comma}t")?;
        } else {
            write!(f, "{comma}{seeds}S")?;
        }
        comma = ",";
    }
    if empty > 0 { write!(f, "{comma}{empty}") } else { Ok(()) }
}

/// Reads the board field: the seeds, and the tuzdyk on each side.
fn read_board<R: PlayStrategyGame>(text: &str) -> Result<(Rows, [Option<Pit>; 2]), ForeignError> {
    let found = text.split('/').count();
    if found != 2 {
        return Err(PositionError::Ranks { expected: 2, found }.into());
    }
    let (mut rows, mut tuzdyks) = (Rows::default(), [None; 2]);
    for (side, text) in [Side::North, Side::South].into_iter().zip(text.split('/')) {
        let row = side.of_mut(&mut rows.pits);
        read_rank::<R>(side, text, row, side.of_mut(&mut tuzdyks))?;
    }
    Ok((rows, tuzdyks))
}

/// Reads the pits of a side from file `a`.
fn read_rank<R: PlayStrategyGame>(
    side: Side,
    text: &str,
    row: &mut [u8],
    tuzdyk: &mut Option<Pit>,
) -> Result<(), ForeignError> {
    let columns = R::Board::COLS;
    let mut file = 0_usize;
    for entry in text.split(',') {
        match read_entry::<R>(entry)? {
            Entry::Empty(pits) => file = file.saturating_add(pits.into()),
            Entry::Seeds(seeds) => {
                // What is beyond the last pit is counted, and refused below.
                let place = match side {
                    Side::South => Some(file).filter(|&file| file < columns),
                    Side::North => columns.checked_sub(file).and_then(|left| left.checked_sub(1)),
                };
                if let Some(pit) = place.and_then(|place| row.get_mut(place)) {
                    *pit = seeds;
                }
                file = file.saturating_add(1);
            }
            Entry::Tuzdyk => {
                if tuzdyk.is_some() {
                    let expected = "one tuzdyk on a side";
                    return Err(ForeignError::Field { field: "board", expected, text: Snippet::new(text) });
                }
                *tuzdyk = (file < columns).then(|| pit_on(side, file));
                file = file.saturating_add(1);
            }
        }
    }
    if file == columns {
        Ok(())
    } else {
        Err(PositionError::Pits { rank: *side.of(&[1, 2]), expected: columns, found: file }.into())
    }
}

/// What stands between two commas.
enum Entry {
    /// So many pits without seeds.
    Empty(u8),
    /// A pit with seeds.
    Seeds(u8),
    /// A tuzdyk.
    Tuzdyk,
}

fn read_entry<R: PlayStrategyGame>(text: &str) -> Result<Entry, ForeignError> {
    let read = match text.strip_suffix('S') {
        _ if R::TUZDYKS && matches!(text, "t" | "T") => Some(Entry::Tuzdyk),
        Some(seeds) => number("board", seeds).ok().filter(|&seeds| seeds > 0).map(Entry::Seeds),
        None => number("board", text).ok().filter(|&pits| pits > 0).map(Entry::Empty),
    };
    let expected = if R::TUZDYKS {
        "seeds as in `9S`, at most 255, empty pits as in `2`, or a tuzdyk `t`"
    } else {
        "seeds as in `4S`, at most 255, or empty pits as in `2`"
    };
    read.ok_or_else(|| ForeignError::Field { field: "board", expected, text: Snippet::new(text) })
}

/// Checks that all seeds of the game are there, and takes off the board those that final scores contain.
#[expect(clippy::arithmetic_side_effects, reason = "54 numbers of at most 255")]
fn take_counted_seeds(rows: &mut Rows, all: u8) -> Result<(), ForeignError> {
    let sum = |seeds: &[u8]| seeds.iter().map(|&seeds| u32::from(seeds)).sum::<u32>();
    let expected = u32::from(all);
    let on_side = [sum(&rows.pits[0]), sum(&rows.pits[1])];
    let scored = sum(&rows.stores);
    let found = scored + on_side[0] + on_side[1];
    if found == expected {
        return Ok(());
    }
    if scored != expected {
        return Err(ForeignError::Seeds { expected, found });
    }
    for side in Side::ALL {
        let (score, seeds) = (*side.of(&rows.stores), *side.of(&on_side));
        if u32::from(score) < seeds {
            return Err(ForeignError::Score { side, score, seeds });
        }
    }
    rows.pits = Rows::default().pits;
    Ok(())
}

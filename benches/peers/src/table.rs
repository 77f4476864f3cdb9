//! What is on the table, in one form for all crates.

use manqala::{Board, Position, Ruleset, Side};

/// Pits in a row.
pub(crate) const PITS: usize = 6;

/// Everything two crates must agree on. Rows are in the order of sowing: each player's first pit is the one at his left.
/// South is 0, North 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Table {
    /// Somebody is to move.
    Going { rows: [[usize; PITS]; 2], stores: [usize; 2], turn: usize, moves: Vec<usize> },
    /// The game is over. What is left on the board then is no matter of play: some crates sweep it, some leave it.
    Over { winner: Option<usize> },
}

/// A game as a crate plays it.
pub(crate) trait Player: Clone {
    fn table(&self) -> Table;

    /// The game after a legal move, given by the place of the lifted pit in its row.
    fn after(&self, lifted: usize) -> Self;
}

impl<R: Ruleset<Board = Board<2, PITS>>> Player for Position<R> {
    fn table(&self) -> Table {
        if let Some(outcome) = self.outcome() {
            return Table::Over { winner: outcome.winner().map(number) };
        }
        let turn = number(self.turn());
        let place = |file: usize| if turn == 0 { file } else { PITS - 1 - file };
        let mut rows = self.board().ranks().map(|row| row.map(usize::from));
        rows[1].reverse();
        let mut moves: Vec<_> = self.moves().map(|mv| place(mv.pit.file().into())).collect();
        moves.sort_unstable();
        Table::Going { rows, stores: Side::ALL.map(|side| self.store(side).into()), turn, moves }
    }

    fn after(&self, lifted: usize) -> Self {
        let file = if self.turn() == Side::South { lifted } else { PITS - 1 - lifted };
        let mv = self.moves().find(|mv| usize::from(mv.pit.file()) == file).expect("a legal move");
        self.play(mv).expect("a legal move")
    }
}

fn number(side: Side) -> usize {
    usize::from(side == Side::North)
}

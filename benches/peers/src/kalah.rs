//! Kalah in `mancala_board`.

use mancala_board::{MancalaBoard, MoveResult, Side as Seat, Winner};
use manqala::{Position, rules::Kalah};

use crate::{
    agreement::Agreement,
    contest::Contest,
    table::{PITS, Player, Table},
    walk::walk,
};

const PEER: &str = "mancala_board";

pub(crate) const CONTESTS: [Contest; 2] = [
    Contest {
        name: "kalah, perft",
        peer: PEER,
        by_manqala: |depth| ours().perft(depth),
        by_peer: |depth| theirs().perft(depth),
        timed: (9, 2_763_490),
    },
    Contest {
        name: "kalah, every move played",
        peer: PEER,
        by_manqala: |depth| walk(&ours(), depth),
        by_peer: |depth| theirs().walk(depth),
        timed: (8, 563_055),
    },
];

pub(crate) fn agreement() -> Agreement {
    Agreement::of("kalah", PEER, &ours(), &theirs())
}

/// The reading of Kalah that `mancala_board` plays: nothing is captured where the opposite pit is empty.
fn ours() -> Position<Kalah> {
    Position::default()
}

fn theirs() -> Game {
    Game { board: MancalaBoard::default(), turn: Seat::Left }
}

/// The crate has the board and the moves; whose turn it is, captures and the end are the caller's to put together.
#[derive(Clone, Copy)]
struct Game {
    board: MancalaBoard<PITS>,
    turn: Seat,
}

impl Game {
    fn moves(&self) -> impl Iterator<Item = usize> {
        let row = if self.board.game_over() { [0; PITS] } else { *self.board.side_to_dishes(self.turn) };
        (0..PITS).filter(move |&pit| row[pit] > 0)
    }

    /// Counts the moves of the last ply and does not play them, as manqala does.
    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves().count() as u64,
            _ => self.moves().map(|pit| self.after(pit).perft(depth - 1)).sum(),
        }
    }

    fn walk(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.moves().map(|pit| self.after(pit).walk(depth - 1)).sum()
    }
}

impl Player for Game {
    fn table(&self) -> Table {
        let board = &self.board;
        if board.game_over() {
            let winner = match board.winner() {
                Winner::Side(seat) => Some(number(seat)),
                Winner::Tie => None,
            };
            return Table::Over { winner };
        }
        Table::Going {
            rows: [board.left, board.right],
            stores: [board.left_bank, board.right_bank],
            turn: number(self.turn),
            moves: self.moves().collect(),
        }
    }

    fn after(&self, lifted: usize) -> Self {
        let Self { mut board, turn } = *self;
        let turn = match board.move_piece(turn, lifted) {
            MoveResult::ExtraTurn => turn,
            MoveResult::Done(..) => !turn,
            MoveResult::Capture(side, pit) => {
                board.capture(side, pit);
                !turn
            }
            MoveResult::IllegalMove => panic!("pit {lifted} of {board:?} cannot be lifted"),
        };
        Self { board, turn }
    }
}

fn number(seat: Seat) -> usize {
    usize::from(seat == Seat::Right)
}

/// Where `mancala_board` plays by other rules.
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mancala_board_does_not_sow_26_seeds_one_by_one() {
        let ours: Position<Kalah> = "1,1,1,1,1,1/26,1,1,1,1,1 5,6 S".parse().expect("a position");
        let ours = ours.play("a1".parse().expect("a move")).expect("a legal move");
        assert_eq!(ours.to_string(), "3,3,3,3,3,3/2,3,3,3,3,3 7,6 N");

        let board = MancalaBoard { left: [26, 1, 1, 1, 1, 1], left_bank: 5, right: [1; PITS], right_bank: 6 };
        let theirs = Game { board, turn: Seat::Left }.after(0).board;
        assert_eq!(theirs.left, [1, 4, 3, 3, 3, 3]);
        assert_eq!((theirs.left_bank, theirs.right), (7, [3; PITS]));
    }

    #[test]
    fn both_agree_on_25_seeds() {
        let ours: Position<Kalah> = "1,1,1,1,1,1/25,1,1,1,1,1 6,6 S".parse().expect("a position");
        let board = MancalaBoard { left: [25, 1, 1, 1, 1, 1], left_bank: 6, right: [1; PITS], right_bank: 6 };
        let theirs = Game { board, turn: Seat::Left };
        assert_eq!(ours.table(), theirs.table());
        assert_eq!(ours.after(0).table(), theirs.after(0).table());
    }
}

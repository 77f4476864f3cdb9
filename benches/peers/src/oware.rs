//! Oware in board-game.

use board_game::{
    board::{Board, BoardMoves, Outcome, Player as Seat},
    games::oware::OwareBoard,
    util::game_stats::perft_naive,
};
use internal_iterator::InternalIterator;
use manqala::{Position, rules::Oware};

use crate::{
    agreement::Agreement,
    contest::Contest,
    table::{PITS, Player, Table},
    walk::walk,
};

const PEER: &str = "board-game";

pub(crate) const CONTESTS: [Contest; 2] = [
    Contest {
        name: "oware, perft",
        peer: PEER,
        by_manqala: |depth| ours().perft(depth),
        by_peer: |depth| perft_naive(&theirs(), depth),
        timed: (9, 3_592_872),
    },
    Contest {
        name: "oware, every move played",
        peer: PEER,
        by_manqala: |depth| walk(&ours(), depth),
        by_peer: |depth| walk_theirs(&theirs(), depth),
        timed: (8, 711_414),
    },
];

pub(crate) fn agreement() -> Agreement {
    Agreement::of("oware", PEER, &ours(), &theirs())
}

/// The reading of Oware that board-game plays: a grand slam captures nothing.
fn ours() -> Position<Oware> {
    Position::start(Oware::abapa())
}

fn theirs() -> OwareBoard<PITS> {
    OwareBoard::default()
}

fn walk_theirs(board: &OwareBoard<PITS>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    if let Ok(moves) = board.available_moves() {
        moves.for_each(|mv: usize| leaves += walk_theirs(&board.after(mv), depth - 1));
    }
    leaves
}

impl Player for OwareBoard<PITS> {
    fn table(&self) -> Table {
        if let Some(outcome) = self.outcome() {
            let winner = match outcome {
                Outcome::WonBy(seat) => Some(number(seat)),
                Outcome::Draw => None,
            };
            return Table::Over { winner };
        }
        Table::Going {
            rows: self.pits().map(|row| row.map(usize::from)),
            stores: Seat::BOTH.map(|seat| self.score(seat).into()),
            turn: number(self.next_player()),
            moves: self.available_moves().expect("a game that goes on").collect(),
        }
    }

    fn after(&self, lifted: usize) -> Self {
        self.clone_and_play(lifted).expect("a legal move")
    }
}

fn number(seat: Seat) -> usize {
    seat.index().into()
}

/// Where board-game plays by other rules, on boards so small that it shows at once.
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn board_game_captures_a_grand_slam_that_leaves_the_mover_nothing() {
        let theirs = OwareBoard::<1>::new(1).clone_and_play(0).expect("a legal move");
        assert_eq!(theirs.outcome(), Some(Outcome::WonBy(Seat::A)));
        assert_eq!(theirs.score(Seat::A), 2);

        let ours = Position::start_with(Oware::<1>::abapa(), 1).expect("a board of two seeds");
        let ours = ours.play("a1".parse().expect("a move")).expect("a legal move");
        assert!(!ours.is_over());
        assert_eq!(ours.to_string(), "2/0 0,0 N");
    }

    #[test]
    fn board_game_ends_a_game_whose_last_two_seeds_lie_opposite() {
        let mut theirs = OwareBoard::<3>::new(1);
        for lifted in [2, 2] {
            theirs.play(lifted).expect("a legal move");
        }
        assert_eq!(theirs.outcome(), Some(Outcome::Draw));

        let mut ours = Position::start_with(Oware::<3>::abapa(), 1).expect("a board of six seeds");
        for mv in ["c1", "a2"] {
            ours = ours.play(mv.parse().expect("a move")).expect("a legal move");
        }
        assert!(!ours.is_over());
        assert_eq!(ours.to_string(), "0,1,0/0,1,0 2,2 S");
    }
}

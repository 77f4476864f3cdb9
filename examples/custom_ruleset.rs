//! A game of your own in one file: its rules, its tests, and a short game played with it.
//!
//! ```text
//! cargo run --example custom_ruleset
//! cargo test --features laws --example custom_ruleset
//! ```
//!
//! `docs/adding-a-ruleset.md` explains it.

use std::error::Error;

use manqala::{
    Board, End, Ending, Game, Landing, Move, Observer, Origin, PitSet, Position, Ruleset, Seat, Seats, Spot,
    Turn,
};

/// The board of Mirror.
type MirrorBoard = Board<2, 5>;

/// Mirror: a capture needs two pits that are alike.
///
/// * Two rows of five with three seeds each. South begins.
/// * The player to move lifts a pit of his row and sows it anticlockwise through both rows, past the pit he lifted.
/// * If the last seed falls in the opponent's row and its pit then holds as many seeds as the pit that faces it, the seeds
///   of the opponent's pit are captured. With `both`, those of the facing pit are captured too.
/// * The game is over when a store holds more than half of all seeds. What is left then stays on the board.
/// * The game is over, too, when the player to move has no seed in his row. All seeds that are left are his: whoever starves
///   his opponent pays for it.
/// * The player with more seeds in his store wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Mirror {
    /// Whether the mover's pit that faces a capture is captured with it. Off by default: it stays.
    both: bool,
}

impl Ruleset for Mirror {
    type Board = MirrorBoard;
    type State = ();
    const SEEDS: u8 = 3;
    const ORIGIN: Origin = Origin::Skipped;

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, MirrorBoard, (), O>, at: Spot) -> Landing {
        if let Spot::Other(pit) = at {
            let own = Seats::<MirrorBoard, ()>::facing(pit);
            if turn.at(at) == turn.at(Spot::Own(own)) {
                turn.capture(Seat::Other, PitSet::only(pit));
                if self.both {
                    turn.capture(Seat::Own, PitSet::only(own));
                }
            }
        }
        Landing::Pass
    }

    fn stops(&self, seats: &Seats<MirrorBoard, ()>) -> Option<End> {
        seats.has_majority().then_some(End::Majority)
    }

    fn settle<O: Observer>(&self, ending: &mut Ending<'_, MirrorBoard, (), O>) {
        if ending.why() == End::NoMove {
            ending.all_to(Seat::Own);
        }
    }
}

/// The move after which the mover has most in his store; the first of several.
fn greedy(position: &Position<Mirror>) -> Option<Move> {
    let mover = position.turn();
    let gain = |mv: &Move| position.play_unchecked(*mv).store(mover);
    position.moves().reduce(|best, mv| if gain(&mv) > gain(&best) { mv } else { best })
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = Game::new(Position::start(Mirror { both: true }));
    println!("    {}", game.position());
    // Two greedy players; a position that comes back ends the game too.
    while let Some(mv) = greedy(game.position()).filter(|_| !game.is_over()) {
        game.play(mv)?;
        println!("{mv}  {}", game.position());
    }
    if let Some(result) = game.result() {
        let [south, north] = result.seeds;
        println!("{}: {}. South has {south}, North has {north}.", result.outcome, result.finish);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use manqala::{Outcome, Side};

    use super::*;

    /// The text of the position after a move.
    fn after(rules: Mirror, position: &str, mv: &str) -> String {
        let position = Position::parse_with(rules, position).expect("a position of Mirror");
        position.play(mv.parse().expect("a move")).expect("a legal move").to_string()
    }

    #[test]
    fn a_last_seed_that_makes_the_facing_pits_alike_captures() {
        // From e1, two seeds: the last one falls in d2, which then holds two like d1 below it.
        let position = "3,3,3,1,3/3,3,3,2,2 0,4 S";
        assert_eq!(after(Mirror { both: false }, position, "e1"), "3,3,3,0,4/3,3,3,2,0 2,4 N");
        assert_eq!(after(Mirror { both: true }, position, "e1"), "3,3,3,0,4/3,3,3,0,0 4,4 N");
    }

    #[test]
    fn the_rule_is_the_same_for_north() {
        let position = "2,2,3,3,3/3,1,3,3,3 4,0 N";
        assert_eq!(after(Mirror { both: true }, position, "a2"), "0,0,3,3,3/4,0,3,3,3 4,4 S");
    }

    #[test]
    fn other_last_seeds_capture_nothing() {
        let unlike = "3,3,3,1,3/3,3,3,3,2 0,3 S";
        assert_eq!(after(Mirror::default(), unlike, "e1"), "3,3,3,2,4/3,3,3,3,0 0,3 N");
        let own_row = "3,3,3,0,2/3,3,3,0,3 0,7 S";
        assert_eq!(after(Mirror::default(), own_row, "a1"), "3,3,3,0,2/0,4,4,1,3 0,7 N");
    }

    #[test]
    fn a_long_sowing_passes_over_its_origin() {
        // Ten seeds from a1: nine pits, then b1 once more.
        assert_eq!(after(Mirror::default(), "1,1,1,1,1/10,1,1,1,1 5,6 S", "a1"), "2,2,2,2,2/0,3,2,2,2 5,6 N");
    }

    #[test]
    fn who_starves_the_opponent_pays_for_it() {
        let position: Position<Mirror> = "0,0,0,0,0/1,0,0,0,3 13,13 S".parse().expect("a position");
        let over = position.play("a1".parse().expect("a move")).expect("a legal move");
        assert_eq!(over.to_string(), "0,0,0,0,0/0,0,0,0,0 13,17 N");
        assert_eq!((over.end(), over.outcome()), (Some(End::NoMove), Some(Outcome::Win(Side::North))));
    }

    #[test]
    fn more_than_half_of_the_seeds_end_the_game_where_they_lie() {
        let position: Position<Mirror> = "2,0,0,1,0/0,0,0,2,2 14,9 S".parse().expect("a position");
        let over = position.play("e1".parse().expect("a move")).expect("a legal move");
        assert_eq!(over.to_string(), "2,0,0,0,1/0,0,0,2,0 16,9 N");
        assert_eq!((over.end(), over.outcome()), (Some(End::Majority), Some(Outcome::Win(Side::South))));
    }

    #[test]
    #[cfg(feature = "laws")]
    fn mirror_keeps_the_laws_of_every_game() -> Result<(), manqala::laws::LawError> {
        manqala::laws::hold(Mirror { both: false })?;
        manqala::laws::hold(Mirror { both: true })
    }

    #[test]
    fn no_move_makes_or_loses_a_seed() {
        let mut positions = vec![Position::<Mirror>::default()];
        for _ in 0..4 {
            positions = positions
                .iter()
                .flat_map(|position| position.moves().map(|mv| position.play_unchecked(mv)))
                .collect();
            assert!(positions.iter().all(|position| position.seeds() == 30));
        }
        assert_eq!(positions.len() as u64, Position::<Mirror>::default().perft(4));
    }
}

//! Pairs, the game of the tutorial: its rules, its tests, a hundred games and a picture of a move.
//!
//! ```text
//! cargo run --features laws,rand,svg --example pairs -- pairs.svg
//! cargo test --features laws,rand,svg --example pairs
//! ```
//!
//! `docs/tutorial.md` builds this file step by step. What follows stands at its end as it stands here.

use std::{env, error::Error, fs};

use manqala::{
    Board, End, Ending, Game, Landing, Move, Observer, Outcome, Position, Ruleset, Seats, Side, Spot, Turn,
};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

/// Pairs: a last seed that makes a pair takes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Pairs;

impl Ruleset for Pairs {
    type Board = Board<2, 4>;
    type State = ();
    const SEEDS: u8 = 3;
    const RELAYS: bool = true;

    fn landed<O: Observer>(&self, turn: &mut Turn<'_, Board<2, 4>, (), O>, at: Spot) -> Landing {
        match at {
            // The last seed counts: two or more means that the pit was not empty.
            Spot::Own(_) if turn.at(at) >= 2 => return turn.relay(),
            Spot::Other(_) if turn.at(at) == 2 => {
                turn.capture_pit(at);
            }
            _ => {}
        }
        Landing::Pass
    }

    fn stops(&self, seats: &Seats<Board<2, 4>, ()>) -> Option<End> {
        (seats.own().is_empty() || seats.other().is_empty()).then_some(End::EmptyRow)
    }

    fn settle<O: Observer>(&self, ending: &mut Ending<'_, Board<2, 4>, (), O>) {
        ending.each_takes_own_side();
    }
}

/// The move after which the mover has most in his store.
fn greedy(position: &Position<Pairs>) -> Option<Move> {
    position.moves().max_by_key(|&mv| position.play_unchecked(mv).store(position.turn()))
}

/// Plays a game to its end, South greedily and North at random.
fn contest(rng: &mut Xoshiro256PlusPlus) -> Result<Game<Position<Pairs>>, Box<dyn Error>> {
    let mut game = Game::new(Position::default());
    while !game.is_over() {
        let position = game.position();
        let mv = match position.turn() {
            Side::South => greedy(position),
            Side::North => position.random_move(rng),
        };
        game.play(mv.ok_or("a game that is not over has a move")?)?;
    }
    Ok(game)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let (mut south, mut north) = (0, 0);
    for _ in 0..100 {
        match contest(&mut rng)?.result().map(|result| result.outcome) {
            Some(Outcome::Win(Side::South)) => south += 1,
            Some(Outcome::Win(Side::North)) => north += 1,
            Some(Outcome::Draw) | None => {}
        }
    }
    println!("Of a hundred games, greedy South won {south} and random North {north}.");

    // The name of a file for the picture, if there is one.
    if let Some(path) = env::args().nth(1) {
        let position: Position<Pairs> = "3,1,1,1/1,3,2,2 5,5 S".parse()?;
        let picture = position.animated("a1".parse()?)?.title("Pairs: two laps and a capture").looped();
        fs::write(path, picture.to_string())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text of the position after a move.
    fn after(position: &str, mv: &str) -> String {
        let position: Position<Pairs> = position.parse().expect("a position of Pairs");
        position.play(mv.parse().expect("a move")).expect("a legal move").to_string()
    }

    #[test]
    fn a_last_seed_in_an_occupied_own_pit_is_sown_on_with_the_others() {
        // Three seeds end in d1, which makes four; these end in a2.
        assert_eq!(after("3,3,3,3/3,3,3,3 0,0 S", "a1"), "4,4,4,4/0,4,4,0 0,0 N");
        // Two laps, and the second one takes a pair.
        assert_eq!(after("3,1,1,1/1,3,2,2 5,5 S", "a1"), "3,1,0,2/0,0,3,3 7,5 N");
    }

    #[test]
    fn a_last_seed_that_makes_a_pair_on_the_other_side_takes_it() {
        assert_eq!(after("3,3,2,1/0,2,2,1 5,5 S", "d1"), "3,3,2,0/0,2,2,0 7,5 N");
        assert_eq!(after("1,2,2,0/1,2,3,3 5,5 N", "a2"), "0,2,2,0/0,2,3,3 5,7 S");
    }

    #[test]
    fn other_last_seeds_end_the_move_where_they_fall() {
        // A single seed, three, and a seed in an empty pit of the own row.
        assert_eq!(after("3,3,2,0/1,2,2,1 5,5 S", "d1"), "3,3,2,1/1,2,2,0 5,5 N");
        assert_eq!(after("3,2,2,2/1,2,2,1 5,4 S", "d1"), "3,2,2,3/1,2,2,0 5,4 N");
        assert_eq!(after("3,3,2,2/1,0,2,1 5,5 S", "a1"), "3,3,2,2/0,1,2,1 5,5 N");
    }

    #[test]
    fn an_empty_row_ends_the_game_and_each_takes_his_own_side() {
        let position: Position<Pairs> = "0,0,0,1/0,0,2,1 10,10 S".parse().expect("a position of Pairs");
        let over = position.play("d1".parse().expect("a move")).expect("a legal move");
        assert_eq!(over.to_string(), "0,0,0,0/0,0,0,0 14,10 N");
        assert_eq!((over.end(), over.outcome()), (Some(End::EmptyRow), Some(Outcome::Win(Side::South))));
    }

    #[test]
    fn perft_is_what_was_counted_by_hand() {
        let position: Position<Pairs> = "0,1,0,1/1,0,0,1 10,10 S".parse().expect("a position of Pairs");
        assert_eq!([1, 2, 3].map(|depth| position.perft(depth)), [2, 3, 5]);
    }

    #[test]
    fn pairs_keeps_the_laws_of_every_game() -> Result<(), manqala::laws::LawError> {
        manqala::laws::hold(Pairs)
    }
}

//! Plays a game of Oware with a random player on each side, without the standard library's help from the crate.

use manqala::{Position, rules::Oware};

/// Numbers that look random: a linear congruential generator.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// Plays to the end, or for as many moves as a game of Oware may circle.
fn play(seed: u64, most: usize) -> Vec<Position<Oware>> {
    let mut dice = Dice(seed);
    let mut game = vec![Position::<Oware>::default()];
    while game.len() <= most {
        let position = game[game.len() - 1];
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[dice.below(moves.len())];
        game.push(position.play(mv).expect("a legal move"));
    }
    game
}

fn main() {
    let game = play(2026, 1000);
    for position in &game {
        println!("{position}");
    }
    match game[game.len() - 1].outcome() {
        Some(outcome) => println!("{outcome}"),
        None => println!("left unfinished"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_played_from_outside_the_crate_end_with_all_their_seeds() {
        let mut ended = 0;
        for seed in 0..50 {
            let game = play(seed, 1000);
            let last = game[game.len() - 1];
            assert_eq!(last.board().total(), 48);
            // A few last seeds may circle for ever.
            ended += u32::from(last.is_over());
        }
        assert!(ended > 40, "{ended} of 50 games ended");
    }
}

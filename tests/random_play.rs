//! A great many random plies of the relay games: nothing is lost, nothing hangs.

use manqala::{
    Position, Ruleset, Side,
    rules::{KenyaChildren, KenyaLaps, NamNam},
};

/// How many plies of each game; a few without optimization.
const PLIES: u32 = if cfg!(debug_assertions) { 20_000 } else { 400_000 };

fn play<R: Ruleset>(rules: R, seed: u64) {
    let mut dice = fastrand::Rng::with_seed(seed);
    let start = Position::start(rules);
    let (mut position, mut games, mut in_game) = (start, 0, 0);
    for _ in 0..PLIES {
        let moves = position.legal_moves();
        if moves.is_empty() || in_game > 2000 {
            (position, in_game) = (start, 0);
            games += 1;
            continue;
        }
        let next = position.play(moves[dice.usize(..moves.len())]).expect("a legal move");
        let found: u32 = Side::ALL
            .map(|side| u32::from(next.store(side)) + u32::from(next.seeds_on_side(side)))
            .iter()
            .sum();
        assert_eq!(found, u32::from(start.seeds()), "{position} {next}");
        assert_eq!(next.is_over(), next.count_legal_moves() == 0, "{next}");
        position = next;
        in_game += 1;
    }
    assert!(games >= PLIES / 2100, "{games} games");
}

#[test]
fn over_a_million_random_plies_lose_no_seed_and_end() {
    play(KenyaLaps::default(), 1);
    play(KenyaLaps { take_capturing_seed: true }, 2);
    play(KenyaChildren::default(), 3);
    play(NamNam::default(), 4);
    play(NamNam { last_four: false, ..NamNam::default() }, 5);
}

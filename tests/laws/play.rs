//! Positions to test the laws on: reached by play, or set up in any way at all.

use manqala::{Grid, Position, Ruleset, Side};

/// Plays from the start, one move for each number, until the game is over.
pub(crate) fn from_start<R: Ruleset>(rules: R, choices: &[u8]) -> Position<R> {
    on(Position::start(rules), choices)
}

fn on<R: Ruleset>(start: Position<R>, choices: &[u8]) -> Position<R> {
    let mut position = start;
    for &choice in choices {
        let moves = position.legal_moves();
        let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
        position = position.play_unchecked(mv);
    }
    position
}

/// A board with seeds wherever the numbers say: each number is a place, and one seed more falls there. Numbers that repeat
/// make tall pits.
pub(crate) fn set_up<R: Ruleset>(rules: R, north: bool, places: &[u8]) -> Position<R> {
    let (ranks, files) = (R::Board::ROWS, R::Board::COLS);
    let mut seeds = vec![0_u8; ranks * files + 2];
    for (i, &place) in places.iter().take(usize::from(manqala::MAX_SEEDS)).enumerate() {
        let place = usize::from(place) % seeds.len();
        // Every other seed falls into one of the first places of that stretch, so that some pits are tall.
        let place = if i % 2 == 0 { place } else { place / 3 };
        seeds[place] += 1;
    }
    let ranks: Vec<String> = seeds[2..]
        .chunks(files)
        .map(|rank| rank.iter().map(u8::to_string).collect::<Vec<_>>().join(","))
        .collect();
    let text = format!("{} {},{}", ranks.join("/"), seeds[0], seeds[1]);
    let turn = if north { Side::North } else { Side::South };
    let board = text.parse().expect("a board");
    Position::new(rules, board, turn, rules.state()).expect("a position")
}

/// Every seed in a single pit: one, as many as go round to their origin and a bit further, and as many as there may be.
pub(crate) fn heaps<R: Ruleset>(rules: R) -> impl Iterator<Item = Position<R>> {
    let (ranks, files) = (R::Board::ROWS, R::Board::COLS);
    let pits = ranks * files;
    [1, pits, pits + 1, 2 * pits + 1, 255].into_iter().flat_map(move |heap| {
        [0, pits - 1].into_iter().map(move |place| {
            let heap = heap.min(usize::from(manqala::MAX_SEEDS));
            let seeds = |rank: usize, file| if rank * files + file == place { heap } else { 0 };
            let rank =
                |rank| (0..files).map(|file| seeds(rank, file).to_string()).collect::<Vec<_>>().join(",");
            let text = format!("{} 0,0", (0..ranks).rev().map(rank).collect::<Vec<_>>().join("/"));
            let turn = if place < pits / 2 { Side::South } else { Side::North };
            Position::new(rules, text.parse().expect("a board"), turn, rules.state()).expect("a position")
        })
    })
}

//! The laws that hold in every game, whatever its rules. One function a law, all of them for one position.

use manqala::{Direction, Event, Grid, Move, MoveList, Pit, Position, Ruleset, Side};

use crate::allocations;

/// All laws, of a position and of every move from it.
pub(crate) fn hold<R: Ruleset>(position: &Position<R>) {
    settling_twice_changes_nothing(position);
    text_is_read_back(position);
    a_position_is_over_exactly_if_it_has_no_move(position);
    generated_moves_are_the_legal_ones_in_order(position);
    illegal_moves_are_refused_and_harmless(position);
    for mv in position.legal_moves() {
        a_move_makes_or_loses_no_seed(position, mv);
        watching_a_move_does_not_change_it(position, mv);
        swapping_the_seats_mirrors_the_game(position, mv);
    }
    perft_counts_what_play_does(position);
    nothing_is_allocated(position);
}

fn settling_twice_changes_nothing<R: Ruleset>(position: &Position<R>) {
    let again = Position::new(*position.rules(), position.board(), position.turn(), *position.state());
    assert_eq!(again, Ok(*position));
}

fn text_is_read_back<R: Ruleset>(position: &Position<R>) {
    let text = position.to_string();
    assert_eq!(Position::parse_with(*position.rules(), &text), Ok(*position), "{text}");
    let board = position.board();
    assert_eq!(board.to_string().parse(), Ok(board));
}

fn a_position_is_over_exactly_if_it_has_no_move<R: Ruleset>(position: &Position<R>) {
    let over = position.legal_moves().is_empty();
    assert_eq!(position.is_over(), over, "{position}");
    assert_eq!(position.outcome().is_some(), over, "{position}");
    assert_eq!(position.end().is_some(), over, "{position}");
}

/// All moves that can be written for a board, and some that cannot be on it.
fn conceivable_moves<R: Ruleset>() -> impl Iterator<Item = Move> {
    let directions = [None, Some(Direction::Clockwise), Some(Direction::Anticlockwise)];
    pits(R::Board::COLS + 1, R::Board::ROWS + 1).flat_map(move |pit| {
        directions
            .into_iter()
            .flat_map(move |direction| [false, true].map(move |goes_on| Move { pit, direction, goes_on }))
    })
}

fn pits(files: usize, ranks: usize) -> impl Iterator<Item = Pit> {
    let byte = |number| u8::try_from(number).expect("a small number");
    (0..ranks).flat_map(move |rank| (0..files).filter_map(move |file| Pit::new(byte(file), byte(rank))))
}

/// Where a move stands in the documented order.
fn rank_in_order<R: Ruleset>(turn: Side, mv: Move) -> (bool, usize, Option<Direction>, bool) {
    let (cols, half) = (R::Board::COLS, R::Board::ROWS / 2);
    let (file, rank) = (usize::from(mv.pit.file()), usize::from(mv.pit.rank()));
    let south = rank < half;
    let (row, from_left) = if south { (half - 1 - rank, file) } else { (rank - half, cols - 1 - file) };
    let backwards = row % 2 == 1;
    let step = if backwards { cols - 1 - from_left } else { from_left };
    (south != (turn == Side::South), row * cols + step, mv.direction, mv.goes_on)
}

fn generated_moves_are_the_legal_ones_in_order<R: Ruleset>(position: &Position<R>) {
    let list = position.legal_moves();
    let mut sorted: Vec<Move> = conceivable_moves::<R>().filter(|&mv| position.is_legal(mv)).collect();
    sorted.sort_by_key(|&mv| rank_in_order::<R>(position.turn(), mv));
    assert_eq!(list.as_slice(), sorted, "{position}");

    assert_eq!(position.count_legal_moves(), list.len());
    assert!(position.moves().eq(list.iter().copied()));
    let mut appended = vec![list.first().copied().unwrap_or(Move::from(Pit::new(0, 0).expect("a1")))];
    position.legal_moves_into(&mut appended);
    assert_eq!(appended[1..], list[..]);
    let (least, most) = position.moves().size_hint();
    assert!(least <= list.len() && most.is_some_and(|most| list.len() <= most));
}

fn illegal_moves_are_refused_and_harmless<R: Ruleset>(position: &Position<R>) {
    for mv in conceivable_moves::<R>().filter(|&mv| !position.is_legal(mv)) {
        assert!(position.play(mv).is_err(), "{position} {mv}");
        let mut heard = 0;
        assert!(position.play_observed(mv, &mut |_| heard += 1).is_err());
        assert_eq!(heard, 0, "{position} {mv}");
        let next = position.play_unchecked(mv);
        assert_eq!(total(&next), total(position), "{position} {mv}");
    }
}

/// The seeds of a position, counted pit by pit.
fn total<R: Ruleset>(position: &Position<R>) -> u32 {
    on_board::<R>(&position.board())
}

fn on_board<R: Ruleset>(board: &R::Board) -> u32 {
    let pits = pits(R::Board::COLS, R::Board::ROWS).map(|pit| u32::from(board.seeds(pit).expect("a pit")));
    pits.sum::<u32>() + Side::ALL.map(|side| u32::from(board.store(side))).iter().sum::<u32>()
}

fn a_move_makes_or_loses_no_seed<R: Ruleset>(position: &Position<R>, mv: Move) {
    let before = *position;
    let next = position.play(mv).expect("a legal move");
    assert_eq!(*position, before, "the old position is left alone");
    assert_eq!(position.play_unchecked(mv), next);
    assert_eq!(total(&next), total(position), "{position} {mv} {next}");
    assert_eq!(total(&next), u32::from(next.seeds()));
}

fn watching_a_move_does_not_change_it<R: Ruleset>(position: &Position<R>, mv: Move) {
    let mut events = Vec::new();
    let next = position.play(mv).expect("a legal move");
    let watched = position.play_observed(mv, &mut |event| events.push(event));
    assert_eq!(watched, Ok(next), "{position} {mv}");
    events_lead_from_board_to_board(position, &events, &next);
    assert!(matches!(events.last(), Some(Event::Turn { to }) if *to == next.turn()), "{events:?}");
}

/// The events, applied to a board pit by pit, give the other board, and what is in hand is never lost on the way.
fn events_lead_from_board_to_board<R: Ruleset>(position: &Position<R>, events: &[Event], next: &Position<R>) {
    let mut board = position.board();
    let mut hand = 0_u32;
    for &event in events {
        assert!(board.apply(event), "{position} {event:?}");
        match event {
            Event::Lift { seeds, .. } | Event::Relay { seeds, .. } | Event::Seize { seeds, .. } => {
                assert!(seeds > 0, "{position} {event:?}");
                hand += u32::from(seeds);
            }
            Event::Drop { hand: left, .. } | Event::Divert { hand: left, .. } => {
                hand -= 1;
                assert_eq!(u32::from(left), hand, "{position} {event:?}");
            }
            Event::Bank { seeds, .. } => hand -= u32::from(seeds),
            _ => {}
        }
        assert_eq!(on_board::<R>(&board) + hand, total(position), "{position} {event:?}");
    }
    assert_eq!(board, next.board(), "{position} {events:?}");
}

fn swapping_the_seats_mirrors_the_game<R: Ruleset>(position: &Position<R>, mv: Move) {
    let next = position.play(mv).expect("a legal move");
    let turned = turned_pit::<R>(mv.pit);
    let mirrored_next = mirrored(position).play(Move { pit: turned, ..mv });
    assert_eq!(mirrored_next, Ok(mirrored(&next)), "{position} {mv}");
}

/// The position as it looks to somebody in North's seat who calls himself South.
fn mirrored<R: Ruleset>(position: &Position<R>) -> Position<R> {
    let text = position.board().to_string();
    let (board, stores) = text.split_once(' ').expect("two fields");
    let (south, north) = stores.split_once(',').expect("two stores");
    let turned = |rank: &str| rank.split(',').rev().collect::<Vec<_>>().join(",");
    let board = board.split('/').rev().map(turned).collect::<Vec<_>>().join("/");
    let board = format!("{board} {north},{south}").parse().expect("a turned board");
    // The state is kept from the mover's seat, so it is the same.
    Position::new(*position.rules(), board, position.turn().opponent(), *position.state())
        .expect("a turned position")
}

fn turned_pit<R: Ruleset>(pit: Pit) -> Pit {
    let byte = |number| u8::try_from(number).expect("a small number");
    Pit::new(byte(R::Board::COLS) - 1 - pit.file(), byte(R::Board::ROWS) - 1 - pit.rank())
        .expect("a turned pit")
}

fn perft_counts_what_play_does<R: Ruleset>(position: &Position<R>) {
    fn naive<R: Ruleset>(position: &Position<R>, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ => position.moves().map(|mv| naive(&position.play_unchecked(mv), depth - 1)).sum(),
        }
    }
    for depth in 0..=3 {
        assert_eq!(position.perft(depth), naive(position, depth), "{position} depth {depth}");
        if depth > 0 {
            assert!(position.divide(depth).map(|(mv, _)| mv).eq(position.moves()));
            assert_eq!(position.divide(depth).map(|(_, leaves)| leaves).sum::<u64>(), position.perft(depth));
        }
    }
    assert_eq!(position.divide(0).count(), 0);
}

fn nothing_is_allocated<R: Ruleset>(position: &Position<R>) {
    let allocated = allocations::during(|| {
        let mut list = MoveList::new();
        position.legal_moves_into(&mut list);
        let mut heard = 0_u32;
        for mv in position.legal_moves() {
            let played = position.play(mv).is_ok_and(|next| next == position.play_unchecked(mv));
            let watched = position.play_observed(mv, &mut |_| heard += 1).is_ok();
            assert!(played && watched && position.is_legal(mv));
        }
        assert_eq!(position.perft(1), list.len() as u64);
        let counted = position.perft(2);
        assert_eq!(position.divide(2).map(|(_, leaves)| leaves).sum::<u64>(), counted);
    });
    assert_eq!(allocated, 0, "{position}");
}

//! The transcript of a game or a match.

use manqala::{MatchState, Side};

use crate::{laws, read};

pub fn check(text: &str) {
    read::variant(text);
    if let Some(mut game) = read::game(text) {
        laws::hold(game.position());
        assert_eq!(game.is_over(), game.result().is_some());
        let written = game.to_string();
        let taken_back = std::iter::from_fn(|| game.undo().then_some(())).count();
        assert!(game.moves().is_empty() && game.position() == game.start());
        while game.redo() {}
        // A resignation is not played again.
        if game.moves().len() == taken_back {
            assert_eq!(game.to_string(), written);
        }
    }
    if let Some(mut contest) = read::contest(text) {
        laws::hold(contest.game().position());
        match contest.state() {
            MatchState::Playing => {
                assert!(contest.next_round(&[]).is_err());
                assert!(contest.resign(Side::South));
            }
            MatchState::Between { choice } => {
                let pits = choice.and_then(|choice| choice.options().next()).unwrap_or_default();
                contest.next_round(&pits).expect("a choice that is offered");
            }
            MatchState::Over(_) => assert!(contest.next_round(&[]).is_err()),
            state => panic!("an unknown state: {state:?}"),
        }
        read::contest(&contest.to_string()).expect("a match that was written");
    }
}

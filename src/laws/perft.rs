//! The law of counting.

use alloc::{format, vec::Vec};

use super::{
    error::{Case, LawError},
    law::Law,
};
use crate::{Position, Ruleset};

/// How many plies are counted.
const DEPTH: u32 = 3;

/// Perft counts what play does: three plies counted by [`perft`](Position::perft) and by [`divide`](Position::divide) are as
/// many as there are when every move is played.
///
/// Perft takes shortcuts: it neither settles boards on its way nor plays the last ply. Broken by a `starts` that is
/// [`sure`](crate::Starts::sure) of turns that never end.
///
/// # Errors
///
/// [`LawError`] if the law is broken.
pub fn perft_counts_what_play_does<R: Ruleset>(position: &Position<R>) -> Result<(), LawError> {
    let case = Case { law: Law::PerftCountsWhatPlayDoes, position, mv: None };
    for depth in 0..=DEPTH {
        let (perft, played) = (position.perft(depth), leaves(position, depth));
        case.require(perft == played, || format!("perft {depth} is {perft}, play makes {played}"))?;
        if depth > 0 {
            let division: Vec<_> = position.divide(depth).collect();
            case.require(division.iter().map(|&(mv, _)| mv).eq(position.moves()), || {
                format!("divide {depth} lists other moves")
            })?;
            let divided: u64 = division.iter().map(|&(_, leaves)| leaves).sum();
            case.require(divided == perft, || format!("perft {depth} is {perft}, divide makes {divided}"))?;
        }
    }
    let nothing = position.divide(0).count();
    case.require(nothing == 0, || format!("divide 0 lists {nothing} moves"))
}

fn leaves<R: Ruleset>(position: &Position<R>, depth: u32) -> u64 {
    match depth.checked_sub(1) {
        None => 1,
        // Where the last ply leads does not matter.
        Some(0) => position.moves().map(|_| 1).sum(),
        Some(depth) => position.moves().map(|mv| leaves(&position.play_unchecked(mv), depth)).sum(),
    }
}

//! What a move does, in words.

use manqala::{AnyPosition, Event, Move, Site};

/// Tells what a legal move does, or why a move is not legal.
pub(crate) fn explain(position: &AnyPosition, mv: Move) -> String {
    let (mut steps, mut end, mut relays) = (Vec::new(), None, 0);
    let played = position.play_observed(mv, &mut |event| {
        if !matches!(
            event,
            Event::Relay { .. } | Event::Drop { .. } | Event::Divert { .. } | Event::Skip { .. }
        ) {
            tell_relays(&mut steps, &mut relays);
        }
        match event {
            Event::Place { pit, .. } => steps.push(format!("puts a seed from the hand into {pit}")),
            Event::Lift { pit, seeds } => steps.push(format!("sows {} of {pit}", counted(seeds))),
            Event::Relay { .. } => relays += 1,
            Event::Seize { pit, seeds } => {
                steps.push(format!("captures {} from {pit} and sows them", counted(seeds)));
            }
            Event::Capture { pit, seeds, by } => {
                steps.push(format!("{} takes {} from {pit}", by.name(), counted(seeds)));
            }
            Event::Bank { seeds, by } => steps.push(format!("{} keeps {}", by.name(), counted(seeds))),
            Event::Settle { pit, seeds, to } => {
                steps.push(format!("at the end {} gets {} from {pit}", to.name(), counted(seeds)));
            }
            Event::Drop { site, .. } => end = Some(site),
            Event::Divert { pit, .. } => end = Some(Site::Pit(pit)),
            _ => {}
        }
    });
    let next = match played {
        Ok(next) => next,
        Err(why) => return format!("{why}."),
    };
    tell_relays(&mut steps, &mut relays);
    if let Some(site) = end {
        steps.push(format!("the last seed falls in {site}"));
    }
    if mv.goes_on {
        steps.push("it does not stop in the house but goes on (safari)".to_owned());
    }
    if next.is_over() {
        steps.push("the game is over".to_owned());
    } else if next.turn() == position.turn() {
        steps.push(format!("{} moves again", next.turn().name()));
    }
    format!("{mv}: {}.", steps.join("; "))
}

fn tell_relays(steps: &mut Vec<String>, relays: &mut u32) {
    match std::mem::take(relays) {
        0 => {}
        1 => steps.push("sows on once from an occupied pit".to_owned()),
        times => steps.push(format!("sows on {times} times from occupied pits")),
    }
}

fn counted(seeds: u8) -> String {
    if seeds == 1 { "1 seed".to_owned() } else { format!("{seeds} seeds") }
}

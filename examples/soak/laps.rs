//! Counting the laps of a turn by what is heard of it.

use manqala::Event;

/// Counts laps: seeds come into the hand, and the first of them falls.
#[derive(Default)]
pub(crate) struct Laps {
    count: u32,
    /// Whether something came into the hand since a seed fell.
    lifted: bool,
}

impl Laps {
    pub(crate) fn hear(&mut self, event: Event) {
        match event {
            Event::Lift { .. } | Event::Relay { .. } | Event::Seize { .. } => self.lifted = true,
            Event::Drop { .. } | Event::Divert { .. } if self.lifted => {
                self.lifted = false;
                self.count += 1;
            }
            _ => {}
        }
    }

    pub(crate) fn count(&self) -> u32 {
        self.count
    }
}

#[cfg(test)]
mod tests {
    use manqala::Variant;

    use super::*;

    #[test]
    fn laps_are_counted_as_they_are_sown() {
        let laps = |variant: &str, mv: &str| {
            let start = variant.parse::<Variant>().expect("a variant").start();
            let mut laps = Laps::default();
            start
                .play_observed(mv.parse().expect("a move"), &mut |event| laps.hear(event))
                .expect("a legal move");
            laps.count()
        };
        assert_eq!(laps("oware", "a1"), 1);
        assert_eq!(laps("kenya-laps", "a1"), 7);
    }
}

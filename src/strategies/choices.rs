//! The moves of a game as numbers, and how proptest makes a game simpler.

use std::vec::Vec;

use proptest::{
    arbitrary::any,
    collection::vec,
    strategy::{NewTree, Strategy, ValueTree},
    test_runner::TestRunner,
};

use crate::laws::samples;

/// The moves of a game, one number each.
///
/// They become simpler by playing fewer moves from the start first. Taking moves out in the middle, as for any list, would
/// rather lead into another game than into a shorter one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choices;

impl Strategy for Choices {
    type Tree = Simpler;
    type Value = Vec<u8>;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let choices = vec(any::<u8>(), 0..=samples::MOST_PLIES).new_tree(runner)?.current();
        Ok(Simpler { step: Step::Whole, choices })
    }
}

/// A game on its way to become simpler.
#[derive(Clone, Debug)]
pub(super) struct Simpler {
    /// The choices that are still thought to matter.
    choices: Vec<u8>,
    step: Step,
}

/// What is tried.
#[derive(Clone, Debug)]
enum Step {
    /// Nothing yet.
    Whole,
    /// So many of the choices.
    Beginning(usize),
    /// All choices, the one of that number changed from something else.
    Changed { at: usize, from: u8 },
    /// All choices, and those from that number on cannot become simpler.
    Kept(usize),
}

#[expect(clippy::indexing_slicing, reason = "the step names choices that there are")]
impl Simpler {
    /// Makes the next choice before `end` smaller that is not 0: it becomes 0, or else something in between.
    fn change(&mut self, end: usize) -> bool {
        let Some(at) = self.choices[..end].iter().rposition(|&choice| choice > 0) else {
            self.step = Step::Kept(0);
            return false;
        };
        self.step = Step::Changed { at, from: core::mem::take(&mut self.choices[at]) };
        true
    }
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the step names choices that there are, and a changed one is at most what it was"
)]
impl ValueTree for Simpler {
    type Value = Vec<u8>;

    fn current(&self) -> Vec<u8> {
        match self.step {
            Step::Beginning(len) => self.choices[..len].to_vec(),
            _ => self.choices.clone(),
        }
    }

    fn simplify(&mut self) -> bool {
        match self.step {
            Step::Whole if self.choices.is_empty() => false,
            Step::Whole => {
                self.step = Step::Beginning(0);
                true
            }
            Step::Beginning(len) => {
                self.choices.truncate(len);
                self.change(len)
            }
            Step::Changed { at, .. } => self.change(at),
            Step::Kept(end) => self.change(end),
        }
    }

    fn complicate(&mut self) -> bool {
        match self.step {
            Step::Beginning(len) if len < self.choices.len() => {
                self.step = Step::Beginning(len + 1);
                true
            }
            Step::Changed { at, from } if from - self.choices[at] > 1 => {
                self.choices[at] += (from - self.choices[at]) / 2;
                true
            }
            Step::Changed { at, from } => {
                self.choices[at] = from;
                self.step = Step::Kept(at);
                true
            }
            Step::Whole | Step::Beginning(_) | Step::Kept(_) => false,
        }
    }
}

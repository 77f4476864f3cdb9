//! A turn written down, event by event.

use smallvec::SmallVec;

use crate::{Event, Observer};

/// The recorded events of a turn.
///
/// Turns of usual length stay on the stack; only long ones allocate.
///
/// ```
/// use manqala::{Event, Position, Trace, rules::Oware};
///
/// let start = Position::<Oware>::default();
/// let mut trace = Trace::new();
/// let next = start.play_observed("a1".parse()?, &mut trace)?;
///
/// assert_eq!(trace.events().len(), 6); // a pit lifted, four seeds dropped, the turn passed
/// let mut board = start.board();
/// for event in trace.events() {
///     assert!(event.apply(&mut board));
/// }
/// assert_eq!(board, next.board());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    events: SmallVec<[Event; Trace::ON_STACK]>,
}

impl Trace {
    /// How many events are kept without allocating.
    pub const ON_STACK: usize = 64;

    /// An empty trace.
    pub fn new() -> Self {
        Self::default()
    }

    /// The events so far.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Forgets all events, to record another turn.
    pub fn clear(&mut self) {
        self.events.clear();
    }
}

impl Observer for Trace {
    fn hear(&mut self, event: Event) {
        self.events.push(event);
    }
}

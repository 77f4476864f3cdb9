//! Counts what is allocated on this thread.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use manqala::{MoveList, Position, Ruleset};

struct Counting;

thread_local! {
    // The test harness allocates on threads of its own: only this thread's allocations count.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

// SAFETY: everything is left to the system's allocator; the counter neither allocates nor has a destructor.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// How many times something allocates.
pub(crate) fn during(something: impl FnOnce()) -> u64 {
    let before = COUNT.get();
    something();
    COUNT.get() - before
}

/// The law that nothing is allocated by listing, playing, watching and counting the moves of a position.
pub(crate) fn none_in<R: Ruleset>(position: &Position<R>) {
    let allocated = during(|| {
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

#[test]
fn an_allocation_is_counted() {
    assert_eq!(during(|| drop(std::hint::black_box(Box::new(1)))), 1);
    assert_eq!(during(|| ()), 0);
}

//! Counts what is allocated on this thread.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

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

#[test]
fn an_allocation_is_counted() {
    assert_eq!(during(|| drop(std::hint::black_box(Box::new(1)))), 1);
    assert_eq!(during(|| ()), 0);
}

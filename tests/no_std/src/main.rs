//! Plays a game of Oware and one of Bao la Kiswahili to their ends, without the standard library and without an allocator.
//!
//! That neither is there is shown by linking: the standard library would bring a second panic handler, and `alloc` would ask
//! for an allocator that does not exist. The C library stays, which starts the program and copies memory.

#![no_std]
#![no_main]

use core::{
    ffi::{c_char, c_int},
    fmt::{self, Write},
    panic::PanicInfo,
};

use manqala::{
    End, Position, Ruleset,
    rules::{Kiswahili, Oware},
};
use rand::{SeedableRng, rngs::SmallRng};

#[link(name = "c")]
unsafe extern "C" {
    fn abort() -> !;
    fn write(file: c_int, bytes: *const c_char, count: usize) -> isize;
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    // SAFETY: ends the program and may be called at any time.
    unsafe { abort() }
}

/// The compiled `core` asks for the function that would unwind. Panics abort here, so nobody calls it.
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}

/// The standard output.
struct Output;

impl Write for Output {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        // SAFETY: the bytes of the text are as many as that.
        let written = unsafe { write(1, text.as_ptr().cast(), text.len()) };
        if usize::try_from(written) == Ok(text.len()) { Ok(()) } else { Err(fmt::Error) }
    }
}

/// Plays at random to the end, or for as many moves as leave no doubt that a game goes round in circles.
fn play<R: Ruleset>(rules: R, seed: u64) -> Option<Position<R>> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut position = Position::start(rules);
    let seeds = position.seeds();
    for _ in 0..2000 {
        let Some(mv) = position.random_move(&mut rng) else { return Some(position) };
        let mut heard = 0_u32;
        position = position.play_observed(mv, &mut |_| heard += 1).ok()?;
        if heard == 0 || position.seeds() != seeds {
            return None;
        }
    }
    None
}

/// Says how a game has ended; `None` if it has not.
fn tell<R: Ruleset>(name: &str, position: Option<Position<R>>) -> Option<End> {
    let position = position?;
    let (outcome, end) = (position.outcome()?, position.end()?);
    writeln!(Output, "{name}: {position}\n{position:#}\n{outcome}: {end}").ok()?;
    Some(end)
}

/// What the C library calls: 0 if both games have ended.
#[unsafe(no_mangle)]
extern "C" fn main(_: c_int, _: *const *const c_char) -> c_int {
    let oware = tell("oware", play(Oware::<6>::default(), 1));
    let kiswahili = tell("kiswahili", play(Kiswahili::default(), 1));
    c_int::from(oware.is_none() || kiswahili.is_none())
}

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| manqala_fuzz::differential::check(bytes));

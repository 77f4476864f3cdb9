#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| manqala_fuzz::transcript::check(text));

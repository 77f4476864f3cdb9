#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| manqala_fuzz::position_text::check(text));

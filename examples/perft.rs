//! Counts lines of play, to check and to time the move generator.
//!
//! ```text
//! cargo run --release --example perft -- VARIANT DEPTH [--position TEXT] [--divide]
//! ```

use std::{
    io::{self, Write},
    process::ExitCode,
    time::Instant,
};

use manqala::{AnyPosition, Variant};

/// Deeper than any count ever finishes, and shallow enough for the stack.
const MAX_DEPTH: u32 = 10_000;

struct Arguments {
    position: AnyPosition,
    depth: u32,
    divide: bool,
}

fn main() -> ExitCode {
    let arguments = match parse() {
        Ok(Some(arguments)) => arguments,
        Ok(None) => return ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("perft: {message}");
            return ExitCode::from(2);
        }
    };
    match count(&arguments) {
        // Whoever reads the answer has seen enough.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("perft: cannot write the answer: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn parse() -> Result<Option<Arguments>, String> {
    use lexopt::prelude::*;
    let (mut variant, mut depth, mut position, mut divide) = (None, None, None, false);
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Short('h') | Long("help") => {
                help();
                return Ok(None);
            }
            Long("position") => position = Some(text(parser.value().map_err(|error| error.to_string())?)?),
            Long("divide") => divide = true,
            Value(value) if variant.is_none() => variant = Some(text(value)?),
            Value(value) if depth.is_none() => depth = Some(text(value)?),
            other => return Err(other.unexpected().to_string()),
        }
    }
    let variant = variant.ok_or("expected VARIANT and DEPTH; --help lists the variants")?;
    let variant: Variant = variant.parse().map_err(|error| format!("{error}"))?;
    let depth = depth.ok_or("expected DEPTH after VARIANT")?;
    let Ok(depth @ 1..=MAX_DEPTH) = depth.parse() else {
        return Err(format!("{depth:?} is not a depth: expected a whole number from 1 to {MAX_DEPTH}"));
    };
    let position = match position {
        Some(text) => variant.parse(&text).map_err(|error| format!("position: {error}"))?,
        None => variant.start(),
    };
    Ok(Some(Arguments { position, depth, divide }))
}

fn text(value: std::ffi::OsString) -> Result<String, String> {
    value.into_string().map_err(|value| format!("{} is not UTF-8", value.to_string_lossy()))
}

fn help() {
    println!("Counts the sequences of legal moves of each length up to DEPTH.");
    println!();
    println!("Usage: perft VARIANT DEPTH [--position TEXT] [--divide]");
    println!();
    println!("  --position TEXT  count from this position, not from the start");
    println!("  --divide         then count the sequences of length DEPTH for each first move");
    println!();
    println!("Prints a line for each depth: DEPTH LEAVES SECONDS LEAVES_PER_SECOND.");
    println!();
    println!("Variants are written NAME[(COLUMNS,SEEDS)][:OPTION,…], as in kalah(6,3) or oware:Forbidden:");
    for variant in Variant::all() {
        println!("  {:<16} options: {}", variant.to_string(), manqala::Words(variant.options()));
    }
}

fn count(arguments: &Arguments) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for depth in 1..=arguments.depth {
        let begin = Instant::now();
        let leaves = arguments.position.perft(depth);
        let nanoseconds = begin.elapsed().as_nanos();
        let rate = (u128::from(leaves) * 1_000_000_000).checked_div(nanoseconds).unwrap_or(0);
        let (seconds, micros) = (nanoseconds / 1_000_000_000, nanoseconds / 1000 % 1_000_000);
        writeln!(out, "{depth} {leaves} {seconds}.{micros:06} {rate}")?;
    }
    if arguments.divide {
        for (mv, leaves) in arguments.position.divide(arguments.depth) {
            writeln!(out, "{mv} {leaves}")?;
        }
    }
    out.flush()
}

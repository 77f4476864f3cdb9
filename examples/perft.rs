//! Counts lines of play, to check and to time the move generator.
//!
//! ```text
//! cargo run --release --example perft -- VARIANT DEPTH [--position TEXT] [--divide]
//! cargo run --release --example perft --features rayon -- VARIANT DEPTH --threads 0
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
    /// On how many threads; 0 for as many as there are processors.
    threads: usize,
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
    let (mut variant, mut depth, mut position, mut divide, mut threads) = (None, None, None, false, 1);
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Short('h') | Long("help") => {
                help();
                return Ok(None);
            }
            Long("position") => position = Some(text(parser.value().map_err(|error| error.to_string())?)?),
            Long("divide") => divide = true,
            Long("threads") => {
                let value = text(parser.value().map_err(|error| error.to_string())?)?;
                threads = number_of_threads(&value)?;
            }
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
    Ok(Some(Arguments { position, depth, divide, threads }))
}

fn number_of_threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(1) => Ok(1),
        Ok(threads @ 0..=1024) if cfg!(feature = "rayon") => Ok(threads),
        Ok(0..=1024) => Err("more than one thread needs the feature `rayon`".into()),
        _ => Err(format!("{text:?} is not a number of threads: expected a whole number from 0 to 1024")),
    }
}

fn text(value: std::ffi::OsString) -> Result<String, String> {
    value.into_string().map_err(|value| format!("{} is not UTF-8", value.to_string_lossy()))
}

fn help() {
    println!("Counts the sequences of legal moves of each length up to DEPTH.");
    println!();
    println!("Usage: perft VARIANT DEPTH [--position TEXT] [--divide] [--threads N]");
    println!();
    println!("  --position TEXT  count from this position, not from the start");
    println!("  --threads N      count on so many threads, 0 for all there are (with the feature `rayon`)");
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
        let leaves = match arguments.threads {
            1 => arguments.position.perft(depth),
            threads => on_threads(arguments.position, depth, threads)?,
        };
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

/// Counts on several threads, with a bar on standard error if it takes more than two seconds.
#[cfg(feature = "rayon")]
fn on_threads(position: AnyPosition, depth: u32, threads: usize) -> io::Result<u64> {
    use std::time::Duration;

    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(io::Error::other)?;
    let (begin, bar) = (Instant::now(), indicatif::ProgressBar::hidden());
    let leaves = pool.install(|| {
        position.par_perft_watched(depth, |progress| {
            if begin.elapsed() >= Duration::from_secs(2) {
                if bar.is_hidden() {
                    bar.set_draw_target(indicatif::ProgressDrawTarget::stderr());
                }
                bar.set_length(progress.parts as u64);
                bar.set_position(progress.done as u64);
            }
        })
    });
    bar.finish_and_clear();
    Ok(leaves)
}

#[cfg(not(feature = "rayon"))]
#[expect(clippy::unnecessary_wraps, reason = "it can fail with the feature")]
fn on_threads(position: AnyPosition, depth: u32, _: usize) -> io::Result<u64> {
    Ok(position.perft(depth)) // more threads than one have been refused
}

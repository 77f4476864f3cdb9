//! The command line.

use std::{ops::RangeInclusive, path::PathBuf};

/// What the command line asks for.
pub(crate) struct Arguments {
    /// The lengths of a row that are measured.
    pub(crate) pits: RangeInclusive<usize>,
    /// The numbers of seeds in a pit that are measured.
    pub(crate) seeds: RangeInclusive<u8>,
    /// How often each size is measured.
    pub(crate) rounds: usize,
    /// Where the picture goes.
    pub(crate) output: Option<PathBuf>,
}

impl Arguments {
    /// Reads the command line; `None` if it only asked for help.
    pub(crate) fn from_env() -> Result<Option<Self>, String> {
        use lexopt::prelude::*;
        let mut arguments = Self { pits: 1..=15, seeds: 1..=12, rounds: 101, output: None };
        let mut parser = lexopt::Parser::from_env();
        while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
            match argument {
                Short('h') | Long("help") => {
                    help();
                    return Ok(None);
                }
                Long("pits") => {
                    let (from, to) = range(&value(&mut parser)?, "pits", 15)?;
                    arguments.pits = from.into()..=to.into();
                }
                Long("seeds") => {
                    let (from, to) = range(&value(&mut parser)?, "seeds", 12)?;
                    arguments.seeds = from..=to;
                }
                Long("rounds") => {
                    let value = value(&mut parser)?;
                    let Ok(rounds @ 1..=10_000) = value.parse() else {
                        return Err(format!(
                            "{value:?} is not a number of rounds: expected a whole number from 1 to 10000"
                        ));
                    };
                    arguments.rounds = rounds;
                }
                Long("output") => {
                    arguments.output = Some(parser.value().map_err(|error| error.to_string())?.into());
                }
                other => return Err(other.unexpected().to_string()),
            }
        }
        Ok(Some(arguments))
    }
}

/// Reads `FROM-TO` or a single number.
fn range(value: &str, what: &str, most: u8) -> Result<(u8, u8), String> {
    let (from, to) = value.split_once('-').unwrap_or((value, value));
    match (from.parse(), to.parse()) {
        (Ok(from), Ok(to)) if 1 <= from && from <= to && to <= most => Ok((from, to)),
        _ => Err(format!("{value:?} is not a range of {what}: expected FROM-TO between 1 and {most}")),
    }
}

fn value(parser: &mut lexopt::Parser) -> Result<String, String> {
    let value = parser.value().map_err(|error| error.to_string())?;
    value.into_string().map_err(|value| format!("{} is not UTF-8", value.to_string_lossy()))
}

fn help() {
    println!("Measures what a move of Oware and of Kalah costs on boards of many sizes.");
    println!();
    println!("Usage: cost [--pits FROM-TO] [--seeds FROM-TO] [--rounds NUMBER] [--output FILE]");
    println!();
    println!("  --pits FROM-TO   lengths of a row, from 1-15 (the default)");
    println!("  --seeds FROM-TO  seeds in a pit at the start, from 1-12 (the default)");
    println!("  --rounds NUMBER  how often each size is measured; the median counts (default 101)");
    println!("  --output FILE    draws an SVG picture");
    println!();
    println!(
        "Prints a line for each size, separated by tabs: the game, pits in a row, seeds in a pit at the"
    );
    println!("start, seeds sown in a move on average, and nanoseconds to list, play and settle one move.");
    println!("Sizes of more than 255 seeds are left out.");
}

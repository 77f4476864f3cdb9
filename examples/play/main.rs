//! A game in the terminal, between people, random players, or one of each.
//!
//! ```text
//! cargo run --release --example play -- oware --south random --north random --seed 7
//! ```

mod arguments;
mod table;
mod words;

use std::{
    io::{self, IsTerminal},
    process::ExitCode,
};

use arguments::Arguments;
use table::Table;

fn main() -> ExitCode {
    let arguments = match Arguments::from_env() {
        Ok(Some(arguments)) => arguments,
        Ok(None) => return ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("play: {message}");
            return ExitCode::from(2);
        }
    };
    let (input, output) = (io::stdin(), io::stdout());
    let prompts = input.is_terminal();
    let mut table = match Table::new(&arguments, prompts) {
        Ok(table) => table,
        Err(error) => {
            eprintln!("play: {error}");
            return ExitCode::from(2);
        }
    };
    match table.play(&mut input.lock(), &mut output.lock()) {
        // Whoever reads the game has seen enough.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("play: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

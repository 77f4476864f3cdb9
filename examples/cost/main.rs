//! What a move costs as boards get longer and fuller: a table, and a picture of it.
//!
//! ```text
//! cargo run --release --example cost -- --output docs/pictures/cost.svg
//! ```

mod arguments;
mod plot;
mod sample;
mod size;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use arguments::Arguments;
use size::Size;

fn main() -> ExitCode {
    let arguments = match Arguments::from_env() {
        Ok(Some(arguments)) => arguments,
        Ok(None) => return ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("cost: {message}");
            return ExitCode::from(2);
        }
    };
    let sizes = size::measured(&arguments);
    match print(&sizes) {
        // Whoever reads the table has seen enough.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("cost: cannot write the table: {error}");
            return ExitCode::FAILURE;
        }
        _ => {}
    }
    if let Some(path) = &arguments.output
        && let Err(error) = plot::draw(&sizes, path)
    {
        eprintln!("cost: {}: {error}", path.display());
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn print(sizes: &[Size]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "game\tpits\tseeds\tsown\tnanoseconds")?;
    for size in sizes {
        let Size { game, pits, seeds, .. } = size;
        writeln!(out, "{game}\t{pits}\t{seeds}\t{:.2}\t{:.2}", size.sown(), size.nanoseconds())?;
    }
    out.flush()
}

//! Any game in the browser, against a random player, with every seed to be seen.
//!
//! ```text
//! cargo run --release --features serde --example web
//! ```
//!
//! The server keeps nothing: each request brings the game it speaks of. See `README.md` beside this file.

mod answers;
mod arguments;
mod files;
mod guard;
mod http;
mod limits;
mod refusal;
mod replay;
mod routes;
mod server;
mod state;
#[cfg(test)]
mod tests;
mod timed;

use std::{process::ExitCode, sync::mpsc};

use arguments::Arguments;
use limits::Limits;
use server::Server;

fn main() -> ExitCode {
    let arguments = match Arguments::from_env() {
        Ok(Some(arguments)) => arguments,
        Ok(None) => return ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("web: {message}");
            return ExitCode::from(2);
        }
    };
    match serve(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("web: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Answers until Ctrl-C is pressed.
fn serve(arguments: &Arguments) -> Result<(), String> {
    let (pressed, stop) = mpsc::channel();
    ctrlc::set_handler(move || {
        // Whoever presses twice may find nobody listening any more, which is as well.
        let _ = pressed.send(());
    })
    .map_err(|error| format!("cannot listen for Ctrl-C: {error}"))?;
    let server = Server::bind(arguments.address, arguments.port, Limits::default()).map_err(|error| {
        format!("cannot listen on port {} of {}: {error}", arguments.port, arguments.address)
    })?;
    let url = server.url();
    server.start().map_err(|error| format!("cannot start: {error}"))?;
    println!("Play at {url} (Ctrl-C stops the server)");
    stop.recv().map_err(|error| error.to_string())
}

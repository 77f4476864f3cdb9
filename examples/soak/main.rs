//! Plays random games of every variant with all laws checked, and reports what is odd.
//!
//! ```text
//! cargo run --release --features laws --example soak -- --plies 200000000
//! ```

mod arguments;
mod crew;
#[cfg(test)]
mod faults;
mod game;
mod laps;
mod laws;
mod oddity;
mod progress;
mod settings;
mod subject;
mod tally;
mod twin;
mod watch;

use std::{
    io::{self, Write},
    process::{self, ExitCode},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

use manqala::Variant;

use crew::Report;
use settings::Settings;

fn main() -> ExitCode {
    let settings = match arguments::from_env() {
        Ok(Some(settings)) => settings,
        Ok(None) => return ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("soak: {message}");
            return ExitCode::from(2);
        }
    };
    let stop = Arc::new(AtomicBool::new(false));
    let stopping = Arc::clone(&stop);
    let handler = ctrlc::set_handler(move || {
        if stopping.swap(true, Relaxed) {
            process::exit(130); // as a shell reports an interrupted program
        }
    });
    if let Err(error) = handler {
        eprintln!("soak: Ctrl-C will not end it cleanly: {error}");
    }

    let starts = settings.playing().into_iter().map(Variant::start).collect();
    let report = crew::soak(&settings, starts, stop);
    let odd = report.tally.odd() > 0;
    match write(&settings, &report, &mut io::stdout().lock()) {
        // Whoever reads the summary has seen enough.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("soak: cannot write the summary: {error}");
            ExitCode::FAILURE
        }
        _ if odd => ExitCode::FAILURE,
        _ => ExitCode::SUCCESS,
    }
}

fn write(settings: &Settings, report: &Report, out: &mut impl Write) -> io::Result<()> {
    let (plies, games) = (report.tally.plies(), report.tally.games());
    write!(out, "{}", report.tally)?;
    let (seconds, rate) = (report.time.as_secs_f64(), progress::rate(plies, report.time));
    writeln!(out, "{plies} plies of {games} games in {seconds:.1} seconds, {rate} plies a second")?;
    if report.stopped {
        let begun = report.next.wrapping_sub(settings.from);
        let rest = Settings {
            from: report.next,
            plies: settings.plies.saturating_sub(plies).max(1),
            games: settings.games.map(|games| games.saturating_sub(begun).max(1)),
            ..settings.clone()
        };
        writeln!(out, "stopped; go on with: {}", rest.command())?;
    }
    out.flush()
}

//! Searches for the positions whose legal moves take longest to list.
//!
//! ```text
//! cargo run --release --example worst -- [--climbs N] [--steps N] [--seed N] [GAME …]
//! ```

mod counted;
mod search;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use manqala::{
    Board, Grid, Ruleset,
    rules::{
        Bestemshe, Congkak, Dakon, Kalah, KenyaChildren, KenyaLaps, Kiswahili, Kujifunza, NamNam, Oware,
        Togyz,
    },
};

use search::Search;

struct Arguments {
    search: Search,
    /// All if there are none.
    games: Vec<String>,
}

impl Arguments {
    fn wants(&self, game: &str) -> bool {
        self.games.is_empty() || self.games.iter().any(|wanted| wanted == game)
    }
}

fn main() -> ExitCode {
    let arguments = match parse() {
        Ok(Some(arguments)) => arguments,
        Ok(None) => return ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("worst: {message}");
            return ExitCode::from(2);
        }
    };
    match all(&arguments, &mut io::stdout().lock()) {
        // Whoever reads the table has seen enough.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("worst: cannot write the table: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn parse() -> Result<Option<Arguments>, String> {
    use lexopt::prelude::*;
    let mut search = Search { seed: 1, climbs: 20, steps: 5000, any_seeds: false };
    let mut games = Vec::new();
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Short('h') | Long("help") => {
                println!("Searches for the positions whose legal moves take longest to list.");
                println!("worst [--climbs N] [--steps N] [--seed N] [GAME …]");
                return Ok(None);
            }
            Long("climbs") => search.climbs = number(&mut parser)?,
            Long("steps") => search.steps = number(&mut parser)?,
            Long("seed") => search.seed = number(&mut parser)?.into(),
            Value(game) => {
                games.push(game.into_string().map_err(|game| format!("{} is no game", game.display()))?);
            }
            _ => return Err(argument.unexpected().to_string()),
        }
    }
    Ok(Some(Arguments { search, games }))
}

fn number(parser: &mut lexopt::Parser) -> Result<u32, String> {
    use lexopt::ValueExt as _;
    parser.value().and_then(|value| value.parse()).map_err(|error| error.to_string())
}

fn all(arguments: &Arguments, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "game\tseeds\tlaps\tµs to list\tµs to play\tposition")?;
    one(arguments, "oware", Oware::<6>::default(), out)?;
    one(arguments, "oware(12,4)", Oware::<12>::default(), out)?;
    one(arguments, "awari", Oware::<6>::awari(), out)?;
    one(arguments, "kalah", Kalah::<6>::default(), out)?;
    one(arguments, "kalah(12,4)", Kalah::<12>::default(), out)?;
    one(arguments, "namnam", NamNam::default(), out)?;
    one(arguments, "kenya-children", KenyaChildren::default(), out)?;
    one(arguments, "kenya-laps", KenyaLaps::default(), out)?;
    one(arguments, "togyz", Togyz, out)?;
    one(arguments, "bestemshe", Bestemshe, out)?;
    one(arguments, "congkak", Congkak::<7>::default(), out)?;
    one(arguments, "congkak(10,7)", Congkak::<10>::default(), out)?;
    one(arguments, "dakon", Dakon::<7>::default(), out)?;
    one(arguments, "dakon(10,7)", Dakon::<10>::default(), out)?;
    one(arguments, "kujifunza", Kujifunza, out)?;
    one(arguments, "kiswahili", Kiswahili::default(), out)
}

/// Searches among positions with the seeds of the game, then among those with any number.
fn one<R, const ROWS: usize, const COLS: usize>(
    arguments: &Arguments,
    game: &str,
    rules: R,
    out: &mut impl Write,
) -> io::Result<()>
where
    R: Ruleset<Board = Board<ROWS, COLS>>,
    Board<ROWS, COLS>: Grid,
{
    if !arguments.wants(game) {
        return Ok(());
    }
    for any_seeds in [false, true] {
        let found = Search { any_seeds, ..arguments.search }.run(rules);
        let (seeds, laps) = (found.position.seeds(), found.sown.laps);
        let micros = |time: std::time::Duration| time.as_secs_f64() * 1e6;
        let (list, play) = (micros(found.time_to_list()), micros(found.time_to_play()));
        let position = found.position;
        writeln!(out, "{game}\t{seeds}\t{laps}\t{list:.1}\t{play:.1}\t{position}")?;
        out.flush()?;
    }
    Ok(())
}

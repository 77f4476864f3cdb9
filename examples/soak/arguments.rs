//! The command line.

use std::{ffi::OsString, str::FromStr, thread, time::Duration};

use crate::settings::Settings;

/// Reads the command line; `None` if it only asked for help.
pub(crate) fn from_env() -> Result<Option<Settings>, String> {
    use lexopt::prelude::*;
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut settings = Settings { threads, ..Settings::default() };
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Short('h') | Long("help") => {
                help();
                return Ok(None);
            }
            Long("variant") => {
                let name = text(parser.value())?;
                let variant = name.parse().map_err(|error| format!("{error}"))?;
                settings.variants.get_or_insert_default().push(variant);
            }
            Long("seed") => settings.seed = number(&mut parser, "a seed", 0, u64::MAX)?,
            Long("from") => settings.from = number(&mut parser, "a game", 0, u64::MAX)?,
            Long("plies") => settings.plies = number(&mut parser, "a number of plies", 1, u64::MAX)?,
            Long("games") => settings.games = Some(number(&mut parser, "a number of games", 1, u64::MAX)?),
            Long("cut") => settings.cut = number(&mut parser, "a number of plies", 1, u32::MAX)?,
            Long("every") => settings.every = number(&mut parser, "a number of plies", 1, u32::MAX)?,
            Long("patience") => {
                settings.patience =
                    Duration::from_secs(number(&mut parser, "a number of seconds", 1, 86_400)?);
            }
            Long("threads") => settings.threads = number(&mut parser, "a number of threads", 1, 1024)?,
            other => return Err(other.unexpected().to_string()),
        }
    }
    Ok(Some(settings))
}

fn text(value: Result<OsString, lexopt::Error>) -> Result<String, String> {
    let value = value.map_err(|error| error.to_string())?;
    value.into_string().map_err(|value| format!("{} is not UTF-8", value.to_string_lossy()))
}

/// Reads the number of an option, which lies between two others.
fn number<N>(parser: &mut lexopt::Parser, what: &str, least: N, most: N) -> Result<N, String>
where
    N: FromStr + PartialOrd + std::fmt::Display + Copy,
{
    let value = text(parser.value())?;
    let number = value.parse().ok().filter(|number| (&least..=&most).contains(&number));
    number.ok_or_else(|| format!("{value:?} is not {what}: expected a whole number from {least} to {most}"))
}

fn help() {
    let usual = Settings::default();
    println!("Plays random games, puts the laws of every game to them, and reports what is odd.");
    println!();
    println!("Usage: soak [OPTION]…");
    println!();
    println!(
        "  --variant NAME      plays this one; may be given several times (all presets, and other sizes)"
    );
    println!("  --plies NUMBER      begins no further game after so many plies ({})", usual.plies);
    println!("  --games NUMBER      plays no more games than that");
    println!("  --seed NUMBER       game N is determined by the seed NUMBER + N ({})", usual.seed);
    println!(
        "  --from GAME         begins with that game, to go on where an earlier soak stopped ({})",
        usual.from
    );
    println!("  --cut PLIES         cuts longer games ({})", usual.cut);
    println!(
        "  --every NUMBER      puts the long laws to every so many plies, by lot; 1 for all ({})",
        usual.every
    );
    println!(
        "  --patience SECONDS  how long a ply may take before it is a hang ({})",
        usual.patience.as_secs()
    );
    println!("  --threads NUMBER    plays so many games at a time (one for each processor)");
    println!();
    println!(
        "Laws of every ply: no seed is lost; a position is over exactly if it has no move; moves are counted"
    );
    println!("as they are listed; the move is played, and leads to the same position if it is watched.");
    println!(
        "Laws of a share: all those of `manqala::laws`, of the position and of all its moves; and in a share"
    );
    println!("of the games, the same game with the seats swapped is the same game.");
    println!();
    println!(
        "Exit status: 0 if nothing is odd, 1 if something is, 2 for wrong arguments. Ctrl-C ends the soak"
    );
    println!("after the games that are being played, a second one at once.");
}

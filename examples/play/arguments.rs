//! The command line.

use manqala::{MatchFormat, Variant};

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Somebody who types moves.
    Person,
    /// A player who picks any legal move.
    Random,
}

/// What the command line asks for.
pub(crate) struct Arguments {
    pub(crate) variant: Variant,
    /// How many games are played, and for what.
    pub(crate) format: Option<MatchFormat>,
    /// South first.
    pub(crate) players: [Player; 2],
    /// What the random players are seeded with.
    pub(crate) seed: u64,
}

impl Arguments {
    /// Reads the command line; `None` if it only asked for help.
    pub(crate) fn from_env() -> Result<Option<Self>, String> {
        use lexopt::prelude::*;
        let (mut variant, mut players, mut seed, mut format) = (None, [Player::Person; 2], None, None);
        let mut parser = lexopt::Parser::from_env();
        while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
            match argument {
                Short('h') | Long("help") => {
                    help();
                    return Ok(None);
                }
                Long("south") => players[0] = player(&value(&mut parser)?)?,
                Long("north") => players[1] = player(&value(&mut parser)?)?,
                Long("seed") => {
                    let value = value(&mut parser)?;
                    let number = value
                        .parse()
                        .map_err(|_| format!("{value:?} is not a seed: expected a whole number"))?;
                    seed = Some(number);
                }
                Long("match") => format = Some(MatchFormat::Pits),
                Long("rounds") => {
                    let value = value(&mut parser)?;
                    let rounds = value.parse().ok().filter(|rounds| *rounds > 0);
                    let rounds = rounds.ok_or_else(|| {
                        format!("{value:?} is not a number of rounds: expected a whole number from 1")
                    })?;
                    format = Some(MatchFormat::Rounds(rounds));
                }
                Value(value) if variant.is_none() => variant = Some(text(value)?),
                other => return Err(other.unexpected().to_string()),
            }
        }
        let variant = variant.ok_or("expected VARIANT; --help lists the variants")?;
        let variant: Variant = variant.parse().map_err(|error| format!("{error}"))?;
        if format == Some(MatchFormat::Pits) && variant.pits_to_win().is_none() {
            return Err(format!("{variant} has no match of its own: expected --rounds NUMBER"));
        }
        Ok(Some(Self { variant, format, players, seed: seed.unwrap_or_else(|| fastrand::u64(..)) }))
    }
}

fn value(parser: &mut lexopt::Parser) -> Result<String, String> {
    parser.value().map_err(|error| error.to_string()).and_then(text)
}

fn text(value: std::ffi::OsString) -> Result<String, String> {
    value.into_string().map_err(|value| format!("{} is not UTF-8", value.to_string_lossy()))
}

fn player(name: &str) -> Result<Player, String> {
    match name {
        "person" => Ok(Player::Person),
        "random" => Ok(Player::Random),
        _ => Err(format!("{name:?} is not a player: expected `person` or `random`")),
    }
}

fn help() {
    println!("Plays a game in the terminal.");
    println!();
    println!(
        "Usage: play VARIANT [--south PLAYER] [--north PLAYER] [--seed NUMBER] [--match | --rounds NUMBER]"
    );
    println!();
    println!("  --south PLAYER, --north PLAYER  person (types moves; the default) or random");
    println!("  --seed NUMBER                   lets the random players play the same game again");
    println!(
        "  --match                         rounds for the ownership of pits, in games that have them (namnam)"
    );
    println!("  --rounds NUMBER                 so many games, begun by the players in turn");
    println!();
    println!("Variants are written NAME[(COLUMNS,SEEDS)][:OPTION,…], as in kalah(6,3) or oware:Forbidden:");
    for variant in Variant::all() {
        println!("  {:<16} options: {}", variant.to_string(), manqala::Words(variant.options()));
    }
}

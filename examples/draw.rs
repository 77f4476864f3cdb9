//! Draws a position, or a move as an animation, as an SVG file for a browser.
//!
//! ```text
//! cargo run --features svg --example draw -- oware --move a1 --output a1.svg
//! ```

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use manqala::{AnyPosition, Move, Theme, Variant};

/// A picture to be drawn.
struct Picture {
    position: AnyPosition,
    mv: Shown,
    theme: Theme,
    title: Option<String>,
    looped: bool,
}

/// What is shown of a move.
#[derive(Clone, Copy)]
enum Shown {
    Nothing,
    /// The move that led to the position.
    Last(Move),
    /// The move that is played from the position.
    Played(Move),
}

/// What the command line asks for.
enum Task {
    Help,
    One(Picture, Option<PathBuf>),
    /// All pictures of a list, with the files they go to.
    All(Vec<(PathBuf, Picture)>),
}

fn main() -> ExitCode {
    let task = match task() {
        Ok(task) => task,
        Err(message) => {
            eprintln!("draw: {message}");
            return ExitCode::from(2);
        }
    };
    match carry_out(task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("draw: {message}");
            ExitCode::FAILURE
        }
    }
}

fn carry_out(task: Task) -> Result<(), String> {
    match task {
        Task::Help => help(),
        Task::One(picture, Some(path)) => save(&path, &picture)?,
        Task::One(picture, None) => match io::stdout().write_all(picture.draw()?.as_bytes()) {
            // Whoever reads the picture has seen enough.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => return Err(error.to_string()),
            _ => {}
        },
        Task::All(pictures) => {
            for (path, picture) in pictures {
                save(&path, &picture)?;
            }
        }
    }
    Ok(())
}

fn save(path: &Path, picture: &Picture) -> Result<(), String> {
    fs::write(path, picture.draw()?).map_err(|error| format!("{}: {error}", path.display()))
}

impl Picture {
    fn draw(&self) -> Result<String, String> {
        let title = self.title.clone().unwrap_or_else(|| match self.mv {
            Shown::Played(mv) => format!("{}: {mv}", self.position.variant()),
            _ => format!("{}: {}", self.position.variant(), self.position),
        });
        let drawing = match self.mv {
            Shown::Nothing => self.position.drawn(),
            Shown::Last(mv) => self.position.drawn().last_move(mv),
            Shown::Played(mv) => {
                let animation = self.position.animated(mv).map_err(|error| error.to_string())?;
                let animation = animation.theme(self.theme).title(title);
                return Ok(if self.looped { animation.looped() } else { animation }.to_string());
            }
        };
        Ok(drawing.svg().theme(self.theme).title(title).to_string())
    }
}

fn task() -> Result<Task, String> {
    use lexopt::prelude::*;
    let (mut variant, mut position, mut title, mut output) = (None, None, None, None);
    let (mut mv, mut theme, mut looped) = (Shown::Nothing, Theme::Auto, false);
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Short('h') | Long("help") => return Ok(Task::Help),
            Long("list") => {
                let path = PathBuf::from(parser.value().map_err(|error| error.to_string())?);
                return list(&path).map(Task::All);
            }
            Long("position") => position = Some(value(&mut parser)?),
            Long("title") => title = Some(value(&mut parser)?),
            Long("last") => mv = Shown::Last(read_move(&value(&mut parser)?)?),
            Long("move") => mv = Shown::Played(read_move(&value(&mut parser)?)?),
            Long("loop") => looped = true,
            Long("theme") => theme = read_theme(&value(&mut parser)?)?,
            Long("output") => {
                output = Some(PathBuf::from(parser.value().map_err(|error| error.to_string())?));
            }
            Value(value) if variant.is_none() => variant = Some(text(value)?),
            other => return Err(other.unexpected().to_string()),
        }
    }
    let variant = variant.ok_or("expected VARIANT; --help lists the variants")?;
    let position = read_position(&variant, position.as_deref())?;
    Ok(Task::One(checked(Picture { position, mv, theme, title, looped })?, output))
}

/// Refuses a move that cannot be played from the position.
fn checked(picture: Picture) -> Result<Picture, String> {
    if let Shown::Played(mv) = picture.mv {
        picture.position.play(mv).map_err(|error| error.to_string())?;
    }
    Ok(picture)
}

fn value(parser: &mut lexopt::Parser) -> Result<String, String> {
    parser.value().map_err(|error| error.to_string()).and_then(text)
}

fn text(value: std::ffi::OsString) -> Result<String, String> {
    value.into_string().map_err(|value| format!("{} is not UTF-8", value.to_string_lossy()))
}

fn read_move(text: &str) -> Result<Move, String> {
    text.parse().map_err(|error| format!("{error}"))
}

fn read_theme(name: &str) -> Result<Theme, String> {
    match name {
        "auto" => Ok(Theme::Auto),
        "light" => Ok(Theme::Light),
        "dark" => Ok(Theme::Dark),
        _ => Err(format!("{name:?} is not a theme: expected `auto`, `light` or `dark`")),
    }
}

fn read_position(variant: &str, position: Option<&str>) -> Result<AnyPosition, String> {
    let variant: Variant = variant.parse().map_err(|error| format!("{error}"))?;
    match position {
        Some(text) => variant.parse(text).map_err(|error| format!("position: {error}")),
        None => Ok(variant.start()),
    }
}

/// Reads a list of pictures. A line is the file, the title, the variant, the position, and `-`, `last MOVE` or `loop MOVE`,
/// with a tab after each; lines that begin with `#` are remarks. The files lie beside the list.
fn list(path: &Path) -> Result<Vec<(PathBuf, Picture)>, String> {
    let refuse = |problem: String| format!("{}: {problem}", path.display());
    let text = fs::read_to_string(path).map_err(|error| refuse(error.to_string()))?;
    let mut pictures = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[file, title, variant, position, shown] = fields.as_slice() else {
            return Err(refuse(format!("expected five fields with tabs between them, found {line:?}")));
        };
        let position = read_position(variant, Some(position)).map_err(refuse)?;
        let (mv, looped) = match shown.split_once(' ') {
            None if shown == "-" => (Shown::Nothing, false),
            Some(("last", mv)) => (Shown::Last(read_move(mv).map_err(refuse)?), false),
            Some(("loop", mv)) => (Shown::Played(read_move(mv).map_err(refuse)?), true),
            _ => return Err(refuse(format!("expected `-`, `last MOVE` or `loop MOVE`, found {shown:?}"))),
        };
        let picture = Picture { position, mv, theme: Theme::Auto, title: Some(title.to_owned()), looped };
        pictures.push((path.with_file_name(file), checked(picture).map_err(refuse)?));
    }
    Ok(pictures)
}

fn help() {
    println!("Draws a position, or a move as an animation, as an SVG file for a browser.");
    println!();
    println!("Usage: draw VARIANT [--position TEXT] [--last MOVE | --move MOVE [--loop]]");
    println!("                    [--theme THEME] [--title TEXT] [--output FILE]");
    println!("       draw --list FILE");
    println!();
    println!("  --position TEXT  the position; otherwise the start");
    println!("  --last MOVE      marks the move that led to the position");
    println!("  --move MOVE      draws this move as an animation, from the position");
    println!("  --loop           lets the animation begin again");
    println!("  --theme THEME    auto (as whoever looks at it prefers; the default), light or dark");
    println!("  --title TEXT     what the picture is called");
    println!("  --output FILE    where the picture goes; otherwise to the standard output");
    println!("  --list FILE      draws all pictures of a list into files beside it");
    println!();
    println!("Variants are written NAME[(COLUMNS,SEEDS)][:OPTION,…], as in kalah(6,3):");
    for name in Variant::NAMES {
        println!("  {name}");
    }
}

//! The games once more, as plainly as they can be written, to hold against the engine.
//!
//! Nothing here is shared with the crate and nothing is fast: seeds lie in vectors and are sown one at a time, a rule is
//! a loop, text goes in and comes out. Only the standard library is used, so a fuzz target can take this folder by path.
//! Text that is no position of the variant, or no name of a variant, panics: whoever calls has read it before.

mod bestemshe;
mod congkak;
mod four_rows;
mod kalah;
mod kenya_children;
mod kenya_laps;
mod kiswahili;
mod kujifunza;
mod nam_nam;
mod oware;
mod position;
mod togyz;
mod two_rows;

use position::{Position, SOUTH};

/// A move that needs more laps than these is never-ending.
const LAPS: u32 = 10_000;

/// The rules of one game, on positions that are read already.
trait Game {
    /// The end-of-move step. `position.turn` is who would be next; the other player counts as the one who has moved.
    fn settle(&self, position: &mut Position);

    /// Every legal move of a settled position, in any order, with the settled position that it leads to.
    fn moves(&self, position: &Position) -> Vec<(String, Position)>;

    /// Who has won a position that is over; nobody if it is drawn.
    fn winner(&self, position: &Position) -> Option<usize> {
        let [south, north] = position.stores;
        if south == north { None } else { Some(usize::from(north > south)) }
    }
}

/// The legal moves of a position in the order of their text, each with the position it leads to.
///
/// A position that play could not have left goes through the end-of-move step first.
pub(crate) fn moves(variant: &str, position: &str) -> Vec<(String, String)> {
    let game = game(variant);
    let mut position = Position::read(position);
    game.settle(&mut position);
    let mut moves = game.moves(&position);
    moves.sort_by(|(a, _), (b, _)| a.cmp(b));
    moves.into_iter().map(|(mv, next)| (mv, next.write())).collect()
}

/// The position after the end-of-move step.
pub(crate) fn settle(variant: &str, position: &str) -> String {
    let mut position = Position::read(position);
    game(variant).settle(&mut position);
    position.write()
}

/// `S` or `N` for the winner, `draw`, or `-` while the game goes on.
pub(crate) fn result(variant: &str, position: &str) -> &'static str {
    let game = game(variant);
    let mut position = Position::read(position);
    game.settle(&mut position);
    if !game.moves(&position).is_empty() {
        return "-";
    }
    match game.winner(&position) {
        Some(SOUTH) => "S",
        Some(_) => "N",
        None => "draw",
    }
}

/// The position in which a game begins.
pub(crate) fn start(variant: &str) -> String {
    let (preset, size, _) = split(variant);
    let full = |ranks: usize, columns: usize, seeds: u32| {
        let rank = vec![seeds.to_string(); columns].join(",");
        vec![rank; ranks].join("/") + " 0,0 S"
    };
    match preset {
        "oware" | "abapa" | "awari" | "kalah" | "kalah-empty" => {
            let (columns, seeds) = size.unwrap_or((6, 4));
            full(2, columns, seeds)
        }
        "congkak" | "dakon" => {
            let (columns, seeds) = size.unwrap_or((7, 7));
            full(2, columns, seeds)
        }
        "namnam" => full(2, 6, 4) + " NNNNNN/SSSSSS",
        "kenya-children" => full(2, 8, 3),
        "kenya-laps" => full(2, 8, 2),
        "togyz" => full(2, 9, 9) + " - -",
        "bestemshe" => full(2, 5, 5),
        "kujifunza" => full(4, 8, 2),
        "kiswahili" => {
            "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 22,22 S SN -".to_owned()
        }
        _ => panic!("{variant} is no game"),
    }
}

/// The rules that the name of a variant stands for.
fn game(variant: &str) -> Box<dyn Game> {
    let (preset, _, options) = split(variant);
    let has = |option: &str| options.contains(&option);
    match preset {
        "oware" | "abapa" | "awari" => {
            let usual = match preset {
                "abapa" => "NoCapture",
                "awari" => "MustLeaveMove",
                _ => "Capture",
            };
            Box::new(oware::Oware { slam: options.first().unwrap_or(&usual).to_string() })
        }
        "kalah" => Box::new(kalah::Kalah { empty_capture: has("empty_capture") }),
        "kalah-empty" => Box::new(kalah::Kalah { empty_capture: true }),
        "namnam" => Box::new(nam_nam::NamNam { last_four: !has("last_four=Off") }),
        "kenya-children" => {
            Box::new(kenya_children::KenyaChildren { take_capturing_seed: has("take_capturing_seed") })
        }
        "kenya-laps" => Box::new(kenya_laps::KenyaLaps { take_capturing_seed: has("take_capturing_seed") }),
        "kujifunza" => Box::new(kujifunza::Kujifunza),
        "kiswahili" => Box::new(kiswahili::Kiswahili { takasia: !has("takasia=Off") }),
        "togyz" => Box::new(togyz::Togyz),
        "bestemshe" => Box::new(bestemshe::Bestemshe),
        "congkak" => Box::new(congkak::Congkak { clockwise: true, bank_last_seed: has("bank_last_seed") }),
        "dakon" => Box::new(congkak::Congkak { clockwise: false, bank_last_seed: has("bank_last_seed") }),
        _ => panic!("{variant} is no game"),
    }
}

/// `<preset>[(<columns>,<seeds>)][:<option>[,<option> …]]` in its three parts.
fn split(variant: &str) -> (&str, Option<(usize, u32)>, Vec<&str>) {
    let (name, options) = variant.split_once(':').unwrap_or((variant, ""));
    let options = options.split(',').filter(|option| !option.is_empty()).collect();
    let Some((preset, size)) = name.split_once('(') else { return (name, None, options) };
    let (columns, seeds) = size.trim_end_matches(')').split_once(',').expect("columns and seeds");
    let size = (columns.parse().expect("columns"), seeds.parse().expect("seeds"));
    (preset, Some(size), options)
}

//! Bytes that become a variant, a position to begin in, and choices of moves.

use manqala::{AnyPosition, MAX_SEEDS, Move, Variant};

use crate::{read::read, set_up::SetUp};

/// Bytes to take from; behind the last one there are zeros.
#[derive(Debug)]
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn next(&mut self) -> u8 {
        let [first, rest @ ..] = self.0 else { return 0 };
        self.0 = rest;
        *first
    }

    fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        taken
    }

    /// Up to a line feed, which is left out.
    fn line(&mut self) -> String {
        let end = self.0.iter().position(|&byte| byte == b'\n');
        let line = self.take(end.unwrap_or(self.0.len()));
        self.next();
        String::from_utf8_lossy(line).into_owned()
    }

    /// A legal move, chosen by a byte; `None` if there is none.
    pub(crate) fn legal_move(&mut self, position: &AnyPosition) -> Option<Move> {
        let moves = position.legal_moves();
        let choice = usize::from(self.next());
        moves.get(choice % moves.len().max(1)).copied()
    }
}

/// Where a game begins.
#[derive(Debug)]
pub(crate) struct Begin {
    /// The name of the variant, not always the shortest.
    pub(crate) name: String,
    /// The position as it was written; reading it may have settled it.
    pub(crate) text: String,
    pub(crate) position: AnyPosition,
}

/// Takes a variant and a position: the start, a line of text, or seeds that fall anywhere.
pub(crate) fn begin(bytes: &mut Bytes<'_>) -> Begin {
    let (name, variant) = variant(bytes);
    let start = variant.start();
    let text = match bytes.next() % 3 {
        0 => start.to_string(),
        1 => bytes.line(),
        _ => set_up(bytes).text(variant),
    };
    match read(|text| variant.parse(text), &text) {
        Some(position) => Begin { name, text, position },
        None => Begin { name, text: start.to_string(), position: start },
    }
}

/// A preset, perhaps with up to two options and in another size than the usual one.
fn variant(bytes: &mut Bytes<'_>) -> (String, Variant) {
    let presets = Variant::NAMES;
    let preset = presets[usize::from(bytes.next()) % presets.len()];
    let usual: Variant = preset.parse().expect("a preset");
    let mut option = || {
        let options = usual.options();
        options.get(usize::from(bytes.next()) % (options.len() + 1)).copied()
    };
    let options: Vec<&str> = [option(), option()].into_iter().flatten().collect();
    let (columns, seeds) = (bytes.next() % 13, 1 + bytes.next() % 21);

    let size = if columns > 0 { format!("({columns},{seeds})") } else { String::new() };
    let colon = if options.is_empty() { "" } else { ":" };
    let name = format!("{preset}{size}{colon}{}", options.join(","));
    match read(str::parse, &name) {
        Some(variant) => (name, variant),
        None => (preset.to_owned(), usual),
    }
}

fn set_up(bytes: &mut Bytes<'_>) -> SetUp {
    let flags = bytes.next();
    let pattern = (flags & 8 != 0).then(|| bytes.next());
    let extra = [bytes.next(), bytes.next()];
    let owners = u16::from_le_bytes([bytes.next(), bytes.next()]);
    // The pattern takes less than fifty seeds.
    let most = if pattern.is_some() { MAX_SEEDS - 50 } else { MAX_SEEDS };
    let count = bytes.next().min(most);
    SetUp {
        north: flags & 1 != 0,
        stores: [flags & 2 != 0, flags & 4 != 0],
        pattern,
        places: bytes.take(usize::from(count)).to_vec(),
        extra,
        owners,
    }
}

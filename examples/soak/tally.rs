//! What came of all games.

use std::fmt;

use manqala::{Variant, laws::Law};

use crate::{game::Played, oddity::Kind};

/// A number, and the game in which it came up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Longest {
    pub(crate) length: u32,
    pub(crate) seed: u64,
    /// How many moves were made before.
    pub(crate) ply: u32,
}

impl Longest {
    /// Of equals that of the lowest seed stays, so that it does not depend on which thread comes first.
    fn meet(&mut self, other: Self) {
        if (other.length, self.seed) > (self.length, other.seed) {
            *self = other;
        }
    }
}

/// What came of the games of a variant.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) variant: Variant,
    pub(crate) games: u64,
    pub(crate) plies: u64,
    /// The longest game that was not cut.
    pub(crate) game: Longest,
    /// The longest move, in laps.
    pub(crate) laps: Longest,
    pub(crate) cuts: u64,
    pub(crate) odd: u64,
}

/// What came of all games, a line a variant.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) lines: Vec<Line>,
    /// How often each kind of oddity came up.
    odd: Vec<(Kind, u64)>,
}

impl Tally {
    pub(crate) fn new(variants: &[Variant]) -> Self {
        let none = Longest::default();
        let line = |&variant| Line { variant, games: 0, plies: 0, game: none, laps: none, cuts: 0, odd: 0 };
        Self { lines: variants.iter().map(line).collect(), odd: Vec::new() }
    }

    /// Adds a game of the variant of a line.
    pub(crate) fn add(&mut self, line: usize, played: &Played) {
        let Some(line) = self.lines.get_mut(line) else { return };
        line.games += 1;
        line.plies += u64::from(played.plies);
        line.cuts += u64::from(played.cut);
        line.laps.meet(Longest { length: played.laps.0, seed: played.seed, ply: played.laps.1 });
        match &played.odd {
            Some(odd) => {
                line.odd += 1;
                self.count(odd.kind);
            }
            None if !played.cut => {
                line.game.meet(Longest { length: played.plies, seed: played.seed, ply: 0 });
            }
            None => {}
        }
    }

    /// Adds a game that hangs.
    pub(crate) fn add_hang(&mut self, variant: Variant) {
        if let Some(line) = self.lines.iter_mut().find(|line| line.variant == variant) {
            line.odd += 1;
        }
        self.count(Kind::Hang);
    }

    fn count(&mut self, kind: Kind) {
        match self.odd.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, count)) => *count += 1,
            None => self.odd.push((kind, 1)),
        }
    }

    /// How often something of a kind came up.
    pub(crate) fn of_kind(&self, kind: Kind) -> u64 {
        self.odd.iter().filter(|(known, _)| *known == kind).map(|(_, count)| count).sum()
    }

    /// How often anything odd came up.
    pub(crate) fn odd(&self) -> u64 {
        self.odd.iter().map(|(_, count)| count).sum()
    }

    pub(crate) fn games(&self) -> u64 {
        self.lines.iter().map(|line| line.games).sum()
    }

    pub(crate) fn plies(&self) -> u64 {
        self.lines.iter().map(|line| line.plies).sum()
    }

    fn cuts(&self) -> u64 {
        self.lines.iter().map(|line| line.cuts).sum()
    }

    /// The variant with the longest of something; `None` if there is nothing of the kind.
    fn longest(&self, of: impl Fn(&Line) -> Longest) -> Option<(Variant, Longest)> {
        let line = self.lines.iter().max_by_key(|line| of(line).length).filter(|line| of(line).length > 0)?;
        Some((line.variant, of(line)))
    }
}

/// A table, then what counts most.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.lines.iter().map(|line| line.variant.to_string());
        let names: Vec<String> = names.collect();
        let width = names.iter().map(String::len).max().unwrap_or(0).max("variant".len());
        writeln!(
            f,
            "{:<width$} {:>10} {:>12} {:>12} {:>12} {:>8} {:>4}",
            "variant", "games", "plies", "longest game", "longest move", "cuts", "odd"
        )?;
        for (line, name) in self.lines.iter().zip(&names) {
            writeln!(
                f,
                "{name:<width$} {:>10} {:>12} {:>12} {:>12} {:>8} {:>4}",
                line.games, line.plies, line.game.length, line.laps.length, line.cuts, line.odd
            )?;
        }
        let (games, laps) = (self.longest(|line| line.game), self.longest(|line| line.laps));
        writeln!(
            f,
            "{:<width$} {:>10} {:>12} {:>12} {:>12} {:>8} {:>4}",
            "all",
            self.games(),
            self.plies(),
            games.map_or(0, |(_, game)| game.length),
            laps.map_or(0, |(_, laps)| laps.length),
            self.cuts(),
            self.odd()
        )?;
        writeln!(f)?;
        let kinds = [Kind::Law(Law::SeedsAreKept), Kind::Panic, Kind::Hang];
        let [seeds, panics, hangs] = kinds.map(|kind| self.of_kind(kind));
        writeln!(
            f,
            "games that lost or made seeds {seeds}, panics {panics}, hangs {hangs}, odd in all {}",
            self.odd()
        )?;
        for (kind, count) in &self.odd {
            writeln!(f, "  {count} times: {kind}")?;
        }
        if let Some((variant, Longest { length, seed, ply })) = laps {
            writeln!(f, "longest move: {length} laps, in {variant}, seed {seed}, after {ply} plies")?;
        }
        if let Some((variant, Longest { length, seed, .. })) = games {
            writeln!(f, "longest game that ended: {length} plies, in {variant}, seed {seed}")?;
        }
        Ok(())
    }
}

//! What a game is called at run time.

use core::fmt;

use super::{grid::Grid, ruleset::Ruleset};
use crate::{Snippet, VariantError, Words};

/// A game that can be chosen by name at run time, see [`Variant`](crate::Variant). The games of this crate are; for a game
/// of your own it gives its names and options one place, but `Variant` does not learn of it.
///
/// A name is a preset, then its size in parentheses unless it is the usual one, then options after a colon:
/// `kalah(4,1):empty_capture`.
pub trait Named: Ruleset {
    /// The presets: each a name and the rules it stands for. The first one is the game's own name.
    const PRESETS: &'static [(&'static str, Self)];

    /// The options, as they are written in a name.
    const OPTIONS: &'static [&'static str] = &[];

    /// The usual number of pits in a row.
    const COLUMNS: usize = <Self::Board as Grid>::COLS;

    /// Whether the game is played with other numbers of seeds in a pit at the start.
    const SIZED: bool = false;

    /// How many pits a player must own to win a match, if the game is played in rounds for the ownership of pits.
    fn pits_to_win(self) -> Option<u8> {
        None
    }

    /// The rules with one more option, or `None` if the game has no such option.
    fn with_option(self, option: &str) -> Option<Self> {
        let _ = option;
        None
    }
}

/// The parts of a name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Name<'a> {
    pub(crate) preset: &'a str,
    /// Columns and seeds in a pit.
    pub(crate) size: Option<(u8, u8)>,
    options: Option<&'a str>,
}

impl<'a> Name<'a> {
    pub(crate) fn split(text: &'a str) -> Result<Self, VariantError> {
        let (front, options) = match text.split_once(':') {
            Some((front, options)) => (front, Some(options)),
            None => (text, None),
        };
        let Some((preset, size)) = front.split_once('(') else {
            return Ok(Self { preset: front, size: None, options });
        };
        let size = size.strip_suffix(')').and_then(|size| {
            let (columns, seeds) = size.split_once(',')?;
            Some((number(columns)?, number(seeds)?))
        });
        match size {
            Some(size) => Ok(Self { preset, size: Some(size), options }),
            None => Err(VariantError::Form { text: Snippet::new(text) }),
        }
    }

    /// The rules that the preset and the options stand for; `None` if the game has no such preset.
    pub(crate) fn rules<R: Named>(self) -> Option<Result<R, VariantError>> {
        let (_, preset) = R::PRESETS.iter().find(|(name, _)| *name == self.preset)?;
        Some(self.with_options(*preset))
    }

    fn with_options<R: Named>(self, preset: R) -> Result<R, VariantError> {
        let Some(options) = self.options else { return Ok(preset) };
        let refuse = |text| VariantError::Option { text: Snippet::new(text), offered: Words(R::OPTIONS) };
        let mut rules = preset;
        for (i, option) in options.split(',').enumerate() {
            let chosen = rules.with_option(option).ok_or_else(|| refuse(option))?;
            for earlier in options.split(',').take(i) {
                // Two options that speak of the same thing come out differently the other way round.
                if earlier == option || chosen.with_option(earlier) != Some(chosen) {
                    return Err(VariantError::TwoOptions {
                        first: Snippet::new(earlier),
                        second: Snippet::new(option),
                    });
                }
            }
            rules = chosen;
        }
        Ok(rules)
    }
}

/// Refuses a number of seeds in a pit that the game does not come with, and gives the usual one if none is named.
#[expect(clippy::arithmetic_side_effects, reason = "a player has 1 to 32 pits")]
pub(crate) fn seeds<R: Named>(_: R, named: Option<u8>) -> Result<u8, VariantError> {
    let room = u8::try_from(255 / (2 * R::Board::HALF)).unwrap_or(u8::MAX);
    let (least, most) = if R::SIZED { (1, room) } else { (R::SEEDS, R::SEEDS) };
    match named.unwrap_or(R::SEEDS) {
        found if found < least || found > most => Err(VariantError::Seeds { found, least, most }),
        seeds => Ok(seeds),
    }
}

/// A number without sign or leading zeros.
fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && !(text.len() > 1 && text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// The most options that are written in one name.
const MAX_OPTIONS: usize = 3;

/// Writes the shortest name of some rules, with `seeds` in a pit at the start.
pub(crate) fn write<R: Named>(rules: R, seeds: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut best: Option<(usize, &str, [&str; MAX_OPTIONS])> = None;
    for &(name, preset) in R::PRESETS {
        spell(preset, rules, 0, [""; MAX_OPTIONS], &mut |options| {
            let len = options.iter().filter(|option| !option.is_empty()).fold(name.len(), |len, option| {
                len.saturating_add(option.len()).saturating_add(1) // and what separates them
            });
            if best.is_none_or(|(shortest, ..)| len < shortest) {
                best = Some((len, name, options));
            }
        });
    }
    let (_, name, options) = best.unwrap_or((0, "?", [""; MAX_OPTIONS]));
    f.write_str(name)?;
    if R::Board::COLS != R::COLUMNS || seeds != R::SEEDS {
        write!(f, "({},{seeds})", R::Board::COLS)?;
    }
    for (i, option) in options.iter().filter(|option| !option.is_empty()).enumerate() {
        write!(f, "{}{option}", if i > 0 { "," } else { ":" })?;
    }
    Ok(())
}

/// Tries the options from the `from`th on until `rules` come out.
fn spell<R: Named>(
    so_far: R,
    rules: R,
    from: usize,
    options: [&'static str; MAX_OPTIONS],
    found: &mut dyn FnMut([&'static str; MAX_OPTIONS]),
) {
    if so_far == rules {
        return found(options);
    }
    for (i, &option) in R::OPTIONS.iter().enumerate().skip(from) {
        if let Some(next) = so_far.with_option(option)
            && next != so_far
        {
            let mut longer = options;
            let Some(free) = longer.iter_mut().find(|option| option.is_empty()) else { return };
            *free = option;
            spell(next, rules, i.saturating_add(1), longer, found);
        }
    }
}

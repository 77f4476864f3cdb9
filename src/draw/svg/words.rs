//! The words of a picture, for those who do not see it.

use core::fmt;

use super::super::drawing::Drawing;
use crate::{Mark, Outcome, Side};

/// Text with everything escaped that has a meaning in XML, and without what XML cannot hold.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write as _;
        for letter in self.0.chars() {
            match letter {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '\t' | '\n' => f.write_char(letter)?,
                '\0'..='\x1f' | '\u{fffe}' | '\u{ffff}' => f.write_char('\u{fffd}')?,
                _ => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}

/// Whose turn it is, or how the game ended.
pub(super) struct Standing<'a>(pub(super) &'a Drawing);

impl fmt::Display for Standing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.outcome {
            None => write!(f, "{} to move", self.0.turn.name()),
            Some(Outcome::Win(side)) => write!(f, "{} has won", side.name()),
            Some(Outcome::Draw) => f.write_str("a draw"),
        }
    }
}

/// The whole position in words.
pub(super) struct Description<'a>(pub(super) &'a Drawing);

impl fmt::Display for Description<'_> {
    #[expect(clippy::arithmetic_side_effects, reason = "at most 8 ranks")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let drawing = self.0;
        if drawing.shows_stores {
            for side in [Side::North, Side::South] {
                write!(f, "{}: {} in {}. ", side.name(), drawing.store(side), drawing.store_name())?;
            }
        }
        for rank in (0..drawing.ranks).rev() {
            write!(f, "Rank {} from a:", rank + 1)?;
            for pit in drawing.pits().filter(|pit| usize::from(pit.rank()) == rank) {
                write!(f, " {}", drawing.seeds(pit))?;
            }
            f.write_str(". ")?;
        }
        for pit in drawing.pits() {
            match drawing.mark(pit) {
                Some(Mark::House) => write!(f, "{pit} is a house. ")?,
                Some(Mark::Closed) => write!(f, "{pit} is closed. ")?,
                Some(Mark::Claimed) => write!(f, "{pit} is the tuzdyk of {}. ", drawing.owner(pit).name())?,
                None if drawing.owner(pit) != drawing.near(pit) => {
                    write!(f, "{pit} belongs to {}. ", drawing.owner(pit).name())?;
                }
                None => {}
            }
        }
        if let Some(mv) = drawing.last {
            write!(f, "The last move was {mv}. ")?;
        }
        write!(f, "{}.", Standing(drawing))
    }
}

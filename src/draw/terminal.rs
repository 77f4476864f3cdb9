//! A board of text, for terminals.

use core::fmt::{self, Write as _};

use super::drawing::Drawing;
use crate::{Mark, Pit, Side};

/// Draws the board for a terminal, without a line break at the end.
impl fmt::Display for Drawing {
    #[expect(clippy::arithmetic_side_effects, reason = "at most 8 ranks")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.player(f, Side::North)?;
        f.write_char('\n')?;
        self.line(f, ['┌', '┬', '┐'])?;
        for rank in (0..self.ranks).rev() {
            write!(f, "  {} ", rank + 1)?;
            for file in 0..self.files {
                f.write_char('│')?;
                self.pit(f, Pit::on_board(file, rank))?;
            }
            f.write_str("│\n")?;
            if rank == self.ranks / 2 {
                self.line(f, ['╞', '╪', '╡'])?;
            } else if rank > 0 {
                self.line(f, ['├', '┼', '┤'])?;
            }
        }
        self.line(f, ['└', '┴', '┘'])?;
        f.write_str("  ")?;
        for file in ('a'..='z').take(self.files) {
            write!(f, "     {file}")?;
        }
        f.write_char('\n')?;
        self.player(f, Side::South)
    }
}

impl Drawing {
    /// A line between two ranks or at an edge: its left end, its crossings, its right end.
    fn line(&self, f: &mut fmt::Formatter<'_>, [left, middle, right]: [char; 3]) -> fmt::Result {
        write!(f, "    {left}")?;
        for file in 0..self.files {
            if file > 0 {
                f.write_char(middle)?;
            }
            f.write_str("─────")?;
        }
        writeln!(f, "{right}")
    }

    fn player(&self, f: &mut fmt::Formatter<'_>, side: Side) -> fmt::Result {
        let mark = if self.mover() == Some(side) { '▶' } else { ' ' };
        write!(f, "  {mark} {}", side.name())?;
        if self.shows_stores {
            write!(f, ": {} in {}", self.store(side), self.store_name())?;
        }
        Ok(())
    }

    /// A pit in five columns: what is special about it, its seeds, a star if it was lifted last.
    fn pit(&self, f: &mut fmt::Formatter<'_>, pit: Pit) -> fmt::Result {
        let mark = self.letter(pit);
        let last = if self.is_last(pit) { '*' } else { ' ' };
        match self.seeds(pit) {
            0 => write!(f, "{mark} · {last}"),
            seeds @ 1..=99 => write!(f, "{mark}{seeds:>2} {last}"),
            seeds => write!(f, "{mark}{seeds}{last}"),
        }
    }

    /// What is special about a pit, as one letter.
    fn letter(&self, pit: Pit) -> char {
        match self.mark(pit) {
            Some(Mark::House) => '⌂',
            Some(Mark::Closed) => '×',
            Some(Mark::Claimed) => '●',
            None if self.owner(pit) != self.near(pit) => self.owner(pit).letter(),
            None => ' ',
        }
    }
}

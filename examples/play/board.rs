//! A board drawn so that a person sees it at a glance.

use std::fmt;

use manqala::{AnyPosition, Mark, Move, Pit, Side};

/// The board of a position, with the pit marked that was lifted last.
pub(crate) struct Drawing<'a> {
    pub(crate) position: &'a AnyPosition,
    pub(crate) last: Option<Move>,
}

impl Drawing<'_> {
    fn rule(&self, f: &mut fmt::Formatter<'_>, left: char, middle: char, right: char) -> fmt::Result {
        write!(f, "    {left}")?;
        for file in 0..self.position.files() {
            if file > 0 {
                write!(f, "{middle}")?;
            }
            write!(f, "─────")?;
        }
        writeln!(f, "{right}")
    }

    fn files(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "  ")?;
        for file in (b'a'..=b'z').take(self.position.files()) {
            write!(f, "     {}", char::from(file))?;
        }
        writeln!(f)
    }

    fn player(&self, f: &mut fmt::Formatter<'_>, side: Side) -> fmt::Result {
        let to_move = !self.position.is_over() && self.position.turn() == side;
        let mark = if to_move { "▶" } else { " " };
        let place = if self.position.has_hands() { "hand" } else { "store" };
        writeln!(f, "  {mark} {}: {} in {place}", side.name(), self.position.store(side))
    }

    /// A pit: what is special about it, its seeds, a star if it was lifted last.
    fn pit(&self, f: &mut fmt::Formatter<'_>, pit: Pit) -> fmt::Result {
        let mark = self.mark(pit);
        let last = if self.last.is_some_and(|mv| mv.pit == pit) { '*' } else { ' ' };
        match self.position.seeds_in(pit).unwrap_or(0) {
            0 => write!(f, "{mark} · {last}"),
            seeds => write!(f, "{mark}{seeds:>2} {last}"),
        }
    }

    /// A house, a closed pit, a tuzdyk, or the letter of the owner where that is not the player on whose side the pit lies.
    fn mark(&self, pit: Pit) -> char {
        let near =
            if usize::from(pit.rank()) < self.position.ranks() / 2 { Side::South } else { Side::North };
        match self.position.mark(pit) {
            Some(Mark::House) => '⌂',
            Some(Mark::Closed) => '×',
            Some(Mark::Claimed) => '●',
            _ => self.position.owner(pit).filter(|&owner| owner != near).map_or(' ', Side::letter),
        }
    }
}

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ranks = self.position.ranks();
        self.player(f, Side::North)?;
        self.rule(f, '┌', '┬', '┐')?;
        for rank in (0..ranks).rev() {
            write!(f, "  {} ", rank + 1)?;
            for file in 0..self.position.files() {
                write!(f, "│")?;
                let named = |number| u8::try_from(number).ok();
                if let Some(pit) = named(file).zip(named(rank)).and_then(|(file, rank)| Pit::new(file, rank))
                {
                    self.pit(f, pit)?;
                }
            }
            writeln!(f, "│")?;
            if rank == ranks / 2 {
                self.rule(f, '╞', '╪', '╡')?;
            } else if rank > 0 {
                self.rule(f, '├', '┼', '┤')?;
            }
        }
        self.rule(f, '└', '┴', '┘')?;
        self.files(f)?;
        self.player(f, Side::South)
    }
}

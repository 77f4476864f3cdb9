//! The parts of a picture: the board, pits, stores, seeds, words.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "sums of measures of the layout and small multiples of them"
)]

use alloc::string::String;
use core::fmt::{self, Write as _};

use super::{
    super::drawing::Drawing,
    layout::{Layout, Point, RADIUS, SEEN, STORE},
    theme::Theme,
    words::{Description, Escaped, Standing},
};
use crate::{Mark, Pit, Side, Site};

/// What the caller of a picture may choose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Choices {
    pub(super) theme: Theme,
    pub(super) title: Option<String>,
}

/// A name for a picture that another one hardly ever has: a hash of all there is to see in it.
pub(super) struct Name(u32);

impl Name {
    pub(super) fn of(shown: fmt::Arguments<'_>) -> Self {
        let mut name = Self(0x811c_9dc5);
        // It takes everything.
        let _ = name.write_fmt(shown);
        name
    }
}

impl fmt::Write for Name {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for &byte in text.as_bytes() {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
        Ok(())
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "m{:08x}", self.0)
    }
}

/// Something a picture is written into, with all that is needed to write a part of it.
pub(super) struct Canvas<'a, W> {
    pub(super) out: &'a mut W,
    /// The name of the picture, which all names in it begin with.
    pub(super) id: &'a str,
    pub(super) layout: Layout,
}

impl<W: fmt::Write> Canvas<'_, W> {
    /// Everything that stands before the board: names, words for those who do not see it, colours. `style` is added to the
    /// style sheet.
    pub(super) fn open(
        &mut self,
        drawing: &Drawing,
        choices: &Choices,
        what: fmt::Arguments<'_>,
        style: &str,
    ) -> fmt::Result {
        let (id, layout) = (self.id, self.layout);
        let (width, height, number, small) = (layout.width(), layout.height(), layout.number, layout.small);
        // A word no wider than the store it names.
        let word = small.min(31);
        writeln!(
            self.out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" id="{id}" viewBox="0 0 {width} {height}" width="{width}" height="{height}" style="max-width:100%;height:auto" role="img" aria-labelledby="{id}t {id}d">"#
        )?;
        match &choices.title {
            Some(title) => writeln!(self.out, r#"<title id="{id}t">{}</title>"#, Escaped(title))?,
            None => writeln!(self.out, r#"<title id="{id}t">Mancala: {}</title>"#, Standing(drawing))?,
        }
        writeln!(self.out, r#"<desc id="{id}d">{what}{}</desc>"#, Description(drawing))?;
        write!(
            self.out,
            "<style>#{id} text{{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;text-anchor:middle}}\
             #{id} .n{{font-size:{number}px;font-weight:700}}#{id} .c{{font-size:{small}px;font-weight:600}}\
             #{id} .w{{font-size:{word}px;font-weight:600}}\
             #{id} .grain{{fill:none;stroke-width:2;opacity:.25}}#{id} .wood{{stroke-width:4}}\
             #{id} .rim{{stroke-width:4}}#{id} .claimed{{fill:none;stroke-width:7}}#{id} .seed{{stroke-width:1}}\
             #{id} .last{{fill:none;stroke-width:5;stroke-dasharray:10 7}}#{id} .closed{{stroke-width:9;stroke-linecap:round}}"
        )?;
        for what in ["wood", "pit", "s0", "s1", "s2"] {
            write!(self.out, "#{id} .{what}{{fill:url(#{id}{what})}}")?;
        }
        choices.theme.write(id, self.out)?;
        writeln!(self.out, "{style}</style>")?;
        write!(
            self.out,
            r#"<defs><linearGradient id="{id}wood" x2="0" y2="1"><stop class="w0"/><stop class="w1" offset="1"/></linearGradient><radialGradient id="{id}pit" cy=".62" r=".6"><stop class="p0" offset=".4"/><stop class="p1" offset="1"/></radialGradient>"#
        )?;
        for kind in 0..3 {
            write!(
                self.out,
                r#"<radialGradient id="{id}s{kind}" cx=".38" cy=".32" r=".7"><stop class="s{kind}0"/><stop class="s{kind}1" offset="1"/></radialGradient>"#
            )?;
        }
        writeln!(self.out, "</defs>")
    }

    pub(super) fn close(&mut self) -> fmt::Result {
        self.out.write_str("</svg>\n")
    }

    /// The board without pits, with its coordinates and the names of the players.
    pub(super) fn board(&mut self, drawing: &Drawing) -> fmt::Result {
        let layout = self.layout;
        let (Point { x, y }, bottom) = (layout.board(), layout.board_bottom());
        let (width, height) = (layout.width() - 2 * x, bottom - y);
        writeln!(
            self.out,
            r#"<rect class="panel" width="{}" height="{}" rx="18"/>"#,
            layout.width(),
            layout.height()
        )?;
        writeln!(
            self.out,
            r#"<rect class="wood" x="{x}" y="{y}" width="{width}" height="{height}" rx="34"/>"#
        )?;
        self.grain(Point { x, y }, width, height)?;
        for file in 0..drawing.files {
            let at = Point { x: layout.pit(Pit::on_board(file, 0)).x, y: layout.letters() };
            self.text("c carved", at, format_args!("{}", ('a'..='z').nth(file).unwrap_or('?')))?;
        }
        for rank in 0..drawing.ranks {
            let y = layout.pit(Pit::on_board(0, rank)).y + layout.small * 3 / 8;
            self.text("c carved", Point { x: layout.digits(), y }, format_args!("{}", rank + 1))?;
        }
        if drawing.shows_stores {
            for side in Side::ALL {
                let at = layout.store_word(side);
                self.text("w carved", at, format_args!("{}", drawing.store_name()))?;
            }
        }
        if let Some(mv) = drawing.last {
            let at = self.word_at(Side::North, true);
            let anchor = if drawing.stores_at_left { "start" } else { "end" };
            writeln!(
                self.out,
                r#"<text class="c ink" style="text-anchor:{anchor}" x="{}" y="{}">move {mv}</text>"#,
                at.x, at.y
            )?;
        }
        Ok(())
    }

    /// Lines in the wood.
    fn grain(&mut self, Point { x, y }: Point, width: i32, height: i32) -> fmt::Result {
        self.out.write_str(r#"<path class="grain" d=""#)?;
        for line in 1..=5 {
            let (at, bend) = (y + height * line / 6 + line * 37 % 11 - 5, 4 + line * 29 % 9);
            write!(
                self.out,
                "M{} {at}q{} {} {} 0t{} {}",
                x + 3,
                width / 4,
                if line % 2 == 0 { bend } else { -bend },
                width / 2,
                width / 2 - 6,
                line % 3 - 1
            )?;
        }
        let (left, right, middle) =
            (self.layout.digits(), x + width - self.layout.side() - 22, self.layout.middle());
        writeln!(self.out, r#"M{left} {middle}H{right}"/>"#)
    }

    /// Where words stand above or below the board: beside a player's store, or at the opposite end.
    fn word_at(&self, side: Side, opposite: bool) -> Point {
        let layout = self.layout;
        let margin = layout.board().x + 10;
        let at_left = (layout.store(side).x < layout.width() / 2) != opposite;
        Point { x: if at_left { margin } else { layout.width() - margin }, y: layout.words(side) }
    }

    /// The name of a player, marked if he is to move or has won.
    pub(super) fn player(&mut self, drawing: &Drawing, side: Side, attributes: &str) -> fmt::Result {
        let at = self.word_at(side, false);
        let (letter, small) = (side.letter(), self.layout.small);
        let at_left = at.x < self.layout.width() / 2;
        let anchor = if at_left { "start" } else { "end" };
        let won = drawing.outcome == Some(crate::Outcome::Win(side));
        let marked = won || drawing.mover() == Some(side);
        let words = match drawing.outcome {
            None if marked => " to move",
            Some(crate::Outcome::Draw) => ": a draw",
            _ if won => " has won",
            _ => "",
        };
        let indent = if marked { small } else { 0 };
        write!(self.out, "<g{attributes}>")?;
        if marked {
            let radius = small * 3 / 10;
            let x = if at_left { at.x + radius } else { at.x - radius };
            write!(
                self.out,
                r#"<circle class="f{letter}" cx="{x}" cy="{}" r="{radius}"/>"#,
                at.y - small * 3 / 8
            )?;
        }
        let x = if at_left { at.x + indent } else { at.x - indent };
        writeln!(
            self.out,
            r#"<text class="c f{letter}" style="text-anchor:{anchor}" x="{x}" y="{}">{}{words}</text></g>"#,
            at.y,
            side.name()
        )
    }

    pub(super) fn text(&mut self, class: &str, at: Point, text: fmt::Arguments<'_>) -> fmt::Result {
        writeln!(self.out, r#"<text class="{class}" x="{}" y="{}">{text}</text>"#, at.x, at.y)
    }

    /// An empty pit, with whose it is and what is special about it.
    pub(super) fn pit(&mut self, drawing: &Drawing, pit: Pit, attributes: &str) -> fmt::Result {
        let Point { x, y } = self.layout.pit(pit);
        let (owner, mark) = (drawing.owner(pit), drawing.mark(pit));
        let letter = owner.letter();
        write!(self.out, "<g{attributes}>")?;
        if mark == Some(Mark::House) {
            let (left, top, size) = (x - RADIUS, y - RADIUS, 2 * RADIUS);
            write!(
                self.out,
                r#"<rect class="pit rim {letter}" x="{left}" y="{top}" width="{size}" height="{size}" rx="14"/>"#
            )?;
        } else {
            write!(self.out, r#"<circle class="pit rim {letter}" cx="{x}" cy="{y}" r="{RADIUS}"/>"#)?;
        }
        if mark == Some(Mark::Claimed) {
            write!(self.out, r#"<circle class="claimed {letter}" cx="{x}" cy="{y}" r="{}"/>"#, RADIUS - 12)?;
        }
        self.out.write_str("</g>\n")
    }

    /// What is drawn over the seeds of a pit: a badge with the owner's letter, a cross.
    pub(super) fn badge(&mut self, drawing: &Drawing, pit: Pit, attributes: &str) -> fmt::Result {
        let Point { x, y } = self.layout.pit(pit);
        let owner = drawing.owner(pit);
        let letter = owner.letter();
        if drawing.mark(pit) == Some(Mark::Closed) {
            writeln!(
                self.out,
                r#"<g{attributes}><path class="closed" d="M{} {}l48 48m0-48l-48 48"/></g>"#,
                x - 24,
                y - 24
            )?;
        } else if owner != drawing.near(pit) {
            let small = self.layout.small.min(34);
            let (dx, radius) = (30, small * 5 / 8);
            let dy = if drawing.near(pit) == Side::South { -30 } else { 30 };
            writeln!(
                self.out,
                r#"<g{attributes}><circle class="f{letter}" cx="{}" cy="{}" r="{radius}"/><text class="on" style="font-weight:700;font-size:{}px" x="{}" y="{}">{letter}</text></g>"#,
                x + dx,
                y + dy,
                small * 7 / 8,
                x + dx,
                y + dy + small * 5 / 16,
            )?;
        }
        Ok(())
    }

    /// The ring around the pit that was lifted last.
    pub(super) fn last(&mut self, drawing: &Drawing) -> fmt::Result {
        let Some(pit) = drawing.pits().find(|&pit| drawing.is_last(pit)) else { return Ok(()) };
        let Point { x, y } = self.layout.pit(pit);
        if drawing.mark(pit) == Some(Mark::House) {
            let size = 2 * RADIUS + 10;
            let (left, top) = (x - size / 2, y - size / 2);
            writeln!(
                self.out,
                r#"<rect class="last" x="{left}" y="{top}" width="{size}" height="{size}" rx="18"/>"#
            )
        } else {
            writeln!(self.out, r#"<circle class="last" cx="{x}" cy="{y}" r="{}"/>"#, RADIUS + 4)
        }
    }

    /// An empty store.
    pub(super) fn store(&mut self, side: Side) -> fmt::Result {
        let (Point { x, y }, half) = (self.layout.store(side), self.layout.store_height());
        writeln!(
            self.out,
            r#"<rect class="pit rim {}" x="{}" y="{}" width="{}" height="{}" rx="{STORE}"/>"#,
            side.letter(),
            x - STORE,
            y - half,
            2 * STORE,
            2 * half
        )
    }

    /// The seeds of a pit or store that are seen.
    pub(super) fn seeds(&mut self, site: Site, seeds: u8) -> fmt::Result {
        for slot in 0..usize::from(seeds).min(SEEN) {
            let (Point { x, y }, turn) = self.layout.slot(site, slot);
            self.seed(turn, format_args!("translate({x} {y})"))?;
        }
        Ok(())
    }

    /// A seed, turned by an angle that also says of which kind it is.
    pub(super) fn seed(&mut self, turn: i32, place: fmt::Arguments<'_>) -> fmt::Result {
        let kind = turn % 3;
        writeln!(
            self.out,
            r#"<ellipse class="seed s{kind}" rx="10.5" ry="9" transform="{place}rotate({turn})"/>"#
        )
    }
}

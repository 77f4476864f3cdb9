//! A position as a picture.

use alloc::string::String;
use core::fmt;

use super::{
    super::drawing::Drawing,
    layout::Layout,
    paint::{Canvas, Choices, Name},
    theme::Theme,
};
use crate::{Side, Site};

/// A picture of a position, for browsers and other programs that show SVG. Displaying it writes a whole document.
///
/// Up to twelve seeds of a pit are seen, and there is always their number. The colour of a pit's rim is that of its owner;
/// a letter names him where the pit is on the other player's side. A house (nyumba) is square, a closed pit crossed out, a
/// tuzdyk has a second ring. The pit that was lifted last has a dashed ring, if
/// [`last_move`](Drawing::last_move) has been told.
///
/// A document needs no other file. Several of them may stand in the same page.
///
/// ```
/// use manqala::{Position, Theme, rules::Oware};
///
/// let start = Position::<Oware>::default();
/// let picture = start.drawn().svg().theme(Theme::Dark).title("Oware & its start").to_string();
/// assert!(picture.starts_with("<svg ") && picture.contains("Oware &amp; its start"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Svg {
    drawing: Drawing,
    choices: Choices,
}

impl Drawing {
    /// The same as a picture.
    pub fn svg(self) -> Svg {
        Svg { drawing: self, choices: Choices::default() }
    }
}

impl Svg {
    /// Chooses the colours.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Self {
        self.choices.theme = theme;
        self
    }

    /// Gives the picture a title, which is shown beside the pointer and read aloud, not drawn. Otherwise it says whose turn
    /// it is.
    #[must_use]
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.choices.title = Some(title.into());
        self
    }
}

/// Writes the document.
impl fmt::Display for Svg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use alloc::string::ToString as _;
        let drawing = &self.drawing;
        let id =
            Name::of(format_args!("{drawing}{:?}{:?}", drawing.stores_at_left, self.choices)).to_string();
        let mut canvas = Canvas { out: f, id: &id, layout: Layout::of(drawing) };
        canvas.open(drawing, &self.choices, format_args!(""), "")?;
        canvas.board(drawing)?;
        for side in [Side::North, Side::South] {
            canvas.player(drawing, side, "")?;
            if !drawing.shows_stores {
                continue;
            }
            let (site, seeds) = (Site::Store(side), drawing.store(side));
            writeln!(canvas.out, r#"<g data-store="{side}">"#)?;
            canvas.store(side)?;
            canvas.seeds(site, seeds)?;
            canvas.text("n carved", canvas.layout.number(site), format_args!("{seeds}"))?;
            canvas.out.write_str("</g>\n")?;
        }
        for pit in drawing.pits() {
            let (site, seeds) = (Site::Pit(pit), drawing.seeds(pit));
            writeln!(canvas.out, r#"<g data-pit="{pit}" data-owner="{}">"#, drawing.owner(pit))?;
            canvas.pit(drawing, pit, "")?;
            canvas.seeds(site, seeds)?;
            canvas.badge(drawing, pit, "")?;
            canvas.text("n carved", canvas.layout.number(site), format_args!("{seeds}"))?;
            canvas.out.write_str("</g>\n")?;
        }
        canvas.last(drawing)?;
        canvas.close()
    }
}

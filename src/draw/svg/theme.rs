//! Colours, light and dark.

use core::fmt;

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Theme {
    /// Light or dark, as whoever looks at the picture prefers (`prefers-color-scheme`). Programs that know nothing of that
    /// show it light.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// What has a colour, and which.
struct Palette {
    /// Around the board.
    panel: &'static str,
    /// Text around the board.
    ink: &'static str,
    /// The wood, lit from above, its edge and grain, and what is written on it.
    wood: [&'static str; 2],
    edge: &'static str,
    carved: &'static str,
    /// A pit, from its middle to its edge.
    pit: [&'static str; 2],
    /// Seeds, where the light falls and where it does not.
    seeds: [[&'static str; 2]; 3],
    outline: &'static str,
    /// What belongs to South, and to North.
    sides: [&'static str; 2],
    /// What is written in these colours.
    on_sides: &'static str,
    /// The last move, and a closed pit.
    accent: &'static str,
}

const LIGHT: Palette = Palette {
    panel: "#faf5ea",
    ink: "#3a2a1a",
    wood: ["#d9a566", "#bd8243"],
    edge: "#8a5a2b",
    carved: "#2e1a08",
    pit: ["#5f3817", "#8b5a2c"],
    seeds: [["#fbf6e6", "#b9ad90"], ["#f1ead6", "#a49a80"], ["#e4e6da", "#939b8c"]],
    outline: "#3b2410",
    sides: ["#a3241a", "#1d4f91"],
    on_sides: "#ffffff",
    accent: "#ffd84a",
};

const DARK: Palette = Palette {
    panel: "#191512",
    ink: "#eadfcd",
    wood: ["#6b4526", "#523218"],
    edge: "#2f1c0d",
    carved: "#f7e6c8",
    pit: ["#1f1208", "#3a220f"],
    seeds: [["#efe6cf", "#9c8f72"], ["#e2d9c2", "#8b8068"], ["#d5d8c8", "#7d8576"]],
    outline: "#140b04",
    sides: ["#ff8a6b", "#7db8ff"],
    on_sides: "#1a120b",
    accent: "#ffcf33",
};

/// The rules of a style sheet that have to do with colour, for the element with an id.
struct Colours<'a>(&'a str, &'static Palette);

impl fmt::Display for Colours<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(id, palette) = self;
        let [top, bottom] = palette.wood;
        let [south, north] = palette.sides;
        write!(f, "#{id} .panel{{fill:{}}}#{id} .ink{{fill:{}}}", palette.panel, palette.ink)?;
        write!(f, "#{id} .w0{{stop-color:{top}}}#{id} .w1{{stop-color:{bottom}}}")?;
        write!(f, "#{id} .wood{{stroke:{0}}}#{id} .grain{{stroke:{0}}}", palette.edge)?;
        write!(f, "#{id} .carved{{fill:{}}}", palette.carved)?;
        for (i, colour) in palette.pit.iter().enumerate() {
            write!(f, "#{id} .p{i}{{stop-color:{colour}}}")?;
        }
        for (i, [bright, dim]) in palette.seeds.iter().enumerate() {
            write!(f, "#{id} .s{i}0{{stop-color:{bright}}}#{id} .s{i}1{{stop-color:{dim}}}")?;
        }
        write!(f, "#{id} .seed{{stroke:{}}}", palette.outline)?;
        write!(f, "#{id} .S{{stroke:{south}}}#{id} .fS{{fill:{south}}}")?;
        write!(f, "#{id} .N{{stroke:{north}}}#{id} .fN{{fill:{north}}}")?;
        write!(f, "#{id} .on{{fill:{}}}", palette.on_sides)?;
        write!(f, "#{id} .last{{stroke:{0}}}#{id} .closed{{stroke:{0}}}", palette.accent)
    }
}

impl Theme {
    /// Writes the colours as a style sheet that holds for the element with an id alone, so that a page may contain several
    /// pictures.
    pub(super) fn write(self, id: &str, out: &mut impl fmt::Write) -> fmt::Result {
        match self {
            Self::Light => write!(out, "{}", Colours(id, &LIGHT)),
            Self::Dark => write!(out, "{}", Colours(id, &DARK)),
            Self::Auto => write!(
                out,
                "{}@media(prefers-color-scheme:dark){{{}}}",
                Colours(id, &LIGHT),
                Colours(id, &DARK)
            ),
        }
    }
}

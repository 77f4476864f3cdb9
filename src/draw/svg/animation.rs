//! A move as an animated picture.

use alloc::{
    format,
    string::{String, ToString as _},
};
use core::fmt::{self, Write as _};

use super::{
    super::drawing::Drawing,
    film::{Film, Key},
    layout::{Layout, Point, SEEN},
    paint::{Canvas, Choices, Name},
    theme::Theme,
};
use crate::{AnyPosition, Event, Move, PlayError, Position, Ruleset, Side, Site, Trace};

/// A move as an animated picture, made from what an observer of it hears: seeds are lifted into a hand that shows how many
/// it holds, sown one by one, captured, and handed out at the end. Displaying it writes a whole SVG document.
///
/// It looks like [`Svg`](crate::Svg) otherwise, with the lifted pit marked from the beginning. It is animated by the style
/// sheet in it, so it plays in every browser without a program, in an `img` element too. Whoever prefers reduced motion
/// sees the position after the move, and so do programs that know nothing of animations.
///
/// # Size and length
///
/// A move that goes round for hundreds of laps is shown seed by seed for some laps, then several laps at once. So an
/// animation is never longer than [`MAX_SECONDS`](Self::MAX_SECONDS), and its document never larger than
/// [`MAX_BYTES`](Self::MAX_BYTES), title aside.
///
/// ```
/// use manqala::{Position, rules::KenyaLaps};
///
/// let start = Position::<KenyaLaps>::default();
/// let animation = start.animated("a1".parse()?)?.looped().to_string();
/// assert!(animation.contains("@keyframes"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Animation {
    before: Drawing,
    after: Drawing,
    trace: Trace,
    choices: Choices,
    looped: bool,
}

/// Plays a move and keeps what is heard of it.
fn animate(
    before: Drawing,
    mv: Move,
    play: impl FnOnce(&mut dyn FnMut(Event)) -> Result<Drawing, PlayError>,
) -> Result<Animation, PlayError> {
    use crate::Observer as _;
    let mut trace = Trace::new();
    let after = play(&mut |event| trace.hear(event))?;
    // A store is there from the beginning if there are seeds in it at the end.
    let shows_stores = before.shows_stores || after.shows_stores;
    let framed = |mut drawing: Drawing| {
        drawing.shows_stores = shows_stores;
        drawing.last_move(mv)
    };
    Ok(Animation {
        before: framed(before),
        after: framed(after),
        trace,
        choices: Choices::default(),
        looped: false,
    })
}

impl<R: Ruleset> Position<R> {
    /// A legal move as an animated picture.
    ///
    /// # Errors
    ///
    /// [`PlayError`] if the move is not legal.
    pub fn animated(&self, mv: Move) -> Result<Animation, PlayError> {
        animate(self.drawn(), mv, |mut hear| Ok(self.play_observed(mv, &mut hear)?.drawn()))
    }
}

impl AnyPosition {
    /// See [`Position::animated`].
    ///
    /// # Errors
    ///
    /// [`PlayError`] if the move is not legal.
    #[inline]
    pub fn animated(&self, mv: Move) -> Result<Animation, PlayError> {
        animate(self.drawn(), mv, |hear| Ok(self.play_observed(mv, hear)?.drawn()))
    }
}

impl Animation {
    /// The length of the longest animation.
    pub const MAX_SECONDS: u32 = 45;

    /// No document is larger, apart from its title. Those of usual moves have a twentieth of it, those of very long relays a
    /// quarter.
    pub const MAX_BYTES: usize = 1024 * 1024;

    /// Chooses the colours.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Self {
        self.choices.theme = theme;
        self
    }

    /// Gives the picture a title, which is shown beside the pointer and read aloud, not drawn. Otherwise it says whose turn
    /// it is after the move.
    #[must_use]
    pub fn title(mut self, title: impl Into<String>) -> Self {
        self.choices.title = Some(title.into());
        self
    }

    /// Lets the animation begin again when it has ended. Otherwise it plays once and stays as it ends.
    #[must_use]
    pub fn looped(mut self) -> Self {
        self.looped = true;
        self
    }
}

/// How the time of a film becomes that of the animation.
struct Pace {
    /// Before the first step, in time of the film.
    lead: u32,
    /// All time, in time of the film.
    total: u32,
    milliseconds: u32,
}

#[expect(
    clippy::arithmetic_side_effects,
    reason = "a film lasts less than 130,000 hundredths, see `Reel`, and one that takes no time is given some"
)]
impl Pace {
    /// How long everything stands still at the beginning and at the end, and how long the rest lasts at most.
    const LEAD: u32 = 700;
    const TAIL: u32 = 1800;
    const LONGEST: u32 = Animation::MAX_SECONDS * 1000 - Self::LEAD - Self::TAIL;

    /// How long a seed takes to be sown if there is time.
    const SEED: u32 = 380;

    /// From when on the seeds are sown faster.
    const LONG: u32 = 16_000;

    /// The pace for a film of a length in hundredths of a seed.
    fn of(end: u32) -> Self {
        let at_ease = end * Self::SEED / 100;
        let length = match at_ease {
            0..Self::LONG => at_ease,
            // Five times as fast, up to what is allowed.
            _ => (Self::LONG + (at_ease - Self::LONG) / 5).min(Self::LONGEST),
        }
        .max(1);
        // In time of the film.
        let still = |milliseconds: u32| milliseconds * end / length;
        let (lead, tail) = (still(Self::LEAD), still(Self::TAIL));
        Self { lead, total: (lead + end + tail).max(1), milliseconds: Self::LEAD + length + Self::TAIL }
    }

    /// A moment in parts of the whole.
    fn percent(&self, time: u32) -> Percent {
        Percent((u64::from(self.lead + time) * 10_000).div_ceil(u64::from(self.total)))
    }
}

/// A hundredth of a percent.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Percent(u64);

impl fmt::Display for Percent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 / 100)?;
        match self.0 % 100 {
            0 => {}
            tenths if tenths % 10 == 0 => write!(f, ".{}", tenths / 10)?,
            hundredths => write!(f, ".{hundredths:02}")?,
        }
        f.write_char('%')
    }
}

/// The moving parts of a picture while they are written: key frames go into the style sheet, elements into the body.
struct Stage<'a> {
    id: &'a str,
    pace: Pace,
    frames: String,
    named: usize,
}

impl Stage<'_> {
    /// Begins the key frames of an element, and gives its attributes.
    fn begin(&mut self, class: &str) -> String {
        self.named = self.named.saturating_add(1);
        // Writing into a string does not fail.
        let _ = write!(self.frames, "@keyframes {}-{}{{", self.id, self.named);
        format!(r#" class="{class}" style="animation-name:{}-{}""#, self.id, self.named)
    }

    /// An element that is seen from some moments on and not from others.
    fn seen(&mut self, class: &str, at_first: bool, changes: &[(u32, bool)]) -> String {
        let mut attributes = self.begin(&format!("{class}t"));
        let mut seen = at_first;
        let _ = write!(self.frames, "0%{{opacity:{}}}", u8::from(seen));
        for &(time, change) in changes {
            seen = change;
            let _ = write!(self.frames, "{}{{opacity:{}}}", self.pace.percent(time), u8::from(seen));
        }
        let _ = write!(self.frames, "to{{opacity:{}}}}}", u8::from(seen));
        if !seen {
            attributes.push_str(r#" opacity="0""#);
        }
        attributes
    }

    /// A seed that moves.
    fn moving(&mut self, keys: &[Key]) -> String {
        let mut attributes = self.begin("v");
        let mut place = Point { x: 0, y: 0 };
        let mut first = true;
        for key in keys {
            place = key.at;
            let (percent, Point { x, y }) = (self.pace.percent(key.time), key.at);
            let start = if core::mem::take(&mut first) { "0%," } else { "" };
            let scale = u8::from(key.shown);
            let _ = write!(self.frames, "{start}{percent}{{transform:translate({x}px,{y}px)scale({scale})}}");
        }
        let _ = write!(self.frames, "to{{transform:translate({}px,{}px)scale(1)}}}}", place.x, place.y);
        let _ = write!(attributes, r#" transform="translate({} {})""#, place.x, place.y);
        attributes
    }

    /// The hand, which is not seen at the end.
    fn hand(&mut self, keys: &[Key]) -> String {
        let mut attributes = self.begin("v");
        attributes.push_str(r#" opacity="0""#);
        for (i, &Key { time, at: Point { x, y }, shown }) in keys.iter().enumerate() {
            let percent = self.pace.percent(time);
            let start = if i == 0 { "0%," } else { "" };
            let _ = write!(
                self.frames,
                "{start}{percent}{{transform:translate({x}px,{y}px);opacity:{}}}",
                u8::from(shown)
            );
        }
        self.frames.push_str("to{opacity:0}}");
        attributes
    }
}

impl Animation {
    /// What changes without moving: players, pits, badges. It is as before until the end of the turn, then as after it.
    fn changing(
        &self,
        stage: &mut Stage<'_>,
        canvas: &mut Canvas<'_, String>,
        end: u32,
        write: impl Fn(&mut Canvas<'_, String>, &Drawing, &str) -> fmt::Result,
    ) -> fmt::Result {
        let looks = |canvas: &mut Canvas<'_, String>, drawing: &Drawing| {
            let mut text = String::new();
            let mut apart = Canvas { out: &mut text, id: canvas.id, layout: canvas.layout };
            write(&mut apart, drawing, "")?;
            Ok::<_, fmt::Error>(text)
        };
        if looks(canvas, &self.before)? == looks(canvas, &self.after)? {
            return write(canvas, &self.after, "");
        }
        let attributes = stage.seen("", true, &[(end, false)]);
        write(canvas, &self.before, &attributes)?;
        let attributes = stage.seen("", false, &[(end, true)]);
        write(canvas, &self.after, &attributes)
    }

    /// The numbers of a place, one over the other; each is seen while it is true, a zero if `zero` says so.
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "256 places for a byte, a length at most"
    )]
    fn numbers(
        stage: &mut Stage<'_>,
        canvas: &mut Canvas<'_, String>,
        class: &str,
        at: Point,
        numbers: &[(u32, u8)],
        zero: bool,
    ) -> fmt::Result {
        let Point { x, y } = at;
        if let [(_, only)] = numbers {
            return canvas.text(class, at, format_args!("{only}"));
        }
        let mut written = [false; 256];
        written[0] = !zero;
        for &(_, number) in numbers {
            if core::mem::replace(&mut written[usize::from(number)], true) {
                continue;
            }
            let mut changes = alloc::vec::Vec::new();
            let at_first = numbers.first().is_some_and(|&(_, first)| first == number);
            let mut seen = at_first;
            for (i, &(time, now)) in numbers.iter().enumerate().skip(1) {
                let replaced_at_once = numbers.get(i + 1).is_some_and(|&(next, _)| next == time);
                if !replaced_at_once && (now == number) != seen {
                    seen = !seen;
                    changes.push((time, seen));
                }
            }
            let attributes = stage.seen(&format!("{class} "), at_first, &changes);
            writeln!(canvas.out, r#"<text{attributes} x="{x}" y="{y}">{number}</text>"#)?;
        }
        Ok(())
    }

    /// The parts of the picture that stand between its beginning and its end.
    fn body(&self, stage: &mut Stage<'_>, film: &Film, layout: Layout) -> Result<String, fmt::Error> {
        let (mut text, id) = (String::new(), stage.id);
        let mut canvas = Canvas { out: &mut text, id, layout };
        let canvas = &mut canvas;
        canvas.board(&self.after)?;
        for side in [Side::North, Side::South] {
            self.changing(stage, canvas, film.end, |canvas, drawing, attributes| {
                canvas.player(drawing, side, attributes)
            })?;
            if self.after.shows_stores {
                canvas.store(side)?;
            }
        }
        for pit in self.after.pits() {
            self.changing(stage, canvas, film.end, |canvas, drawing, attributes| {
                canvas.pit(drawing, pit, attributes)
            })?;
        }
        canvas.last(&self.after)?;
        let unmoved = film.seeds.iter().filter(|seed| seed.keys.is_empty() && seed.slot < SEEN);
        for seed in unmoved {
            let (Point { x, y }, turn) = layout.slot(seed.site, seed.slot);
            canvas.seed(turn, format_args!("translate({x} {y})"))?;
        }
        for seed in film.seeds.iter().filter(|seed| !seed.keys.is_empty()) {
            let attributes = stage.moving(&seed.keys);
            write!(canvas.out, "<g{attributes}>")?;
            canvas.seed(layout.slot(seed.site, seed.slot).1, format_args!(""))?;
            canvas.out.write_str("</g>\n")?;
        }
        for pit in self.after.pits() {
            self.changing(stage, canvas, film.end, |canvas, drawing, attributes| {
                canvas.badge(drawing, pit, attributes)
            })?;
        }
        let stores = Side::ALL.map(Site::Store);
        for (site, numbers) in self.after.pits().map(Site::Pit).chain(stores).zip(&film.numbers) {
            match site {
                Site::Store(_) if !self.after.shows_stores => continue,
                Site::Pit(pit) => {
                    write!(canvas.out, r#"<g data-pit="{pit}" data-owner="{}">"#, self.after.owner(pit))?;
                }
                Site::Store(side) => write!(canvas.out, r#"<g data-store="{side}">"#)?,
            }
            Self::numbers(stage, canvas, "n carved", layout.number(site), numbers, true)?;
            canvas.out.write_str("</g>\n")?;
        }
        if let Some(numbers) = film.numbers.last().filter(|_| !film.hand.is_empty()) {
            let attributes = stage.hand(&film.hand);
            let mover = self.before.turn.letter();
            write!(canvas.out, r#"<g{attributes}><circle class="f{mover}" r="29"/>"#)?;
            let at = Point { x: 0, y: 12 };
            // A hand without seeds is about to vanish.
            Self::numbers(stage, canvas, "h on", at, numbers, false)?;
            canvas.out.write_str("</g>\n")?;
        }
        Ok(text)
    }
}

/// Writes the document.
impl fmt::Display for Animation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (before, after) = (&self.before, &self.after);
        let layout = Layout::of(after);
        let film = Film::of(before, self.trace.events(), layout);
        let id = Name::of(format_args!(
            "{before}{after}{:?}{:?}{}",
            after.stores_at_left, self.choices, self.looped
        ))
        .to_string();
        let mut stage = Stage { id: &id, pace: Pace::of(film.end), frames: String::new(), named: 0 };
        let body = self.body(&mut stage, &film, layout)?;
        let milliseconds = stage.pace.milliseconds;
        let times = if self.looped { "infinite" } else { "1" };
        let style = format!(
            "#{id} .h{{font-size:34px;font-weight:700}}\
             #{id} .t,#{id} .v{{animation:{}.{:03}s {times} both}}\
             #{id} .t{{animation-timing-function:step-end}}#{id} .v{{animation-timing-function:ease-in-out}}\
             @media(prefers-reduced-motion:reduce){{#{id} .t,#{id} .v{{animation:none!important}}}}{}",
            milliseconds / 1000,
            milliseconds % 1000,
            stage.frames
        );
        let mut canvas = Canvas { out: f, id: &id, layout };
        let mover = before.turn.name();
        let glanced = match film.glanced {
            0 => String::new(),
            laps => format!("The last {laps} laps are shown several at once. "),
        };
        let mv = after.last.map_or_else(String::new, |mv| mv.to_string());
        canvas.open(
            after,
            &self.choices,
            format_args!("{mover} plays {mv}; when the move has been played: {glanced}"),
            &style,
        )?;
        canvas.out.write_str(&body)?;
        canvas.close()
    }
}

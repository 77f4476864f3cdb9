//! The picture.

use std::{
    ops::{Range, RangeInclusive},
    path::Path,
};

use plotters::{
    coord::{Shift, types::RangedCoordf64},
    prelude::*,
};

use crate::size::Size;

type Failure = Box<dyn std::error::Error>;
type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Chart<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

const SIZE: (u32, u32) = (1040, 880);
/// How high a line of text is.
const LINE: u32 = 32;
const INK: RGBColor = RGBColor(0x33, 0x33, 0x33);
const GRID: RGBColor = RGBColor(0xE0, 0xE0, 0xE0);

/// How a player's pits and store are kept, for which lengths of a row, and the colour of that.
const KEPT: [(&str, RangeInclusive<usize>, RGBColor); 3] = [
    ("1 to 7 pits and the store in one word", 1..=7, RGBColor(0x1F, 0x6F, 0xB4)),
    ("8 pits in one word, the store beside it", 8..=8, RGBColor(0xD6, 0x5F, 0x0E)),
    ("9 to 15 pits and the store in two words", 9..=15, RGBColor(0x2E, 0x8B, 0x57)),
];

/// Draws what moves cost, against pits in a row and against seeds sown.
pub(crate) fn draw(sizes: &[Size], path: &Path) -> Result<(), Failure> {
    let points: Vec<Point> = sizes.iter().map(Point::of).collect();
    let top = points.iter().map(|point| point.nanoseconds).fold(0.0, f64::max) * 1.08;
    let root = SVGBackend::new(path, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let (upper, lower) = root.margin(8, 8, 8, 8).split_vertically(u32::midpoint(SIZE.1 - 16, LINE));

    let (heading, upper) = upper.split_vertically(LINE);
    heading.draw_text("Nanoseconds to list, play and settle a move", &font(20), (16, 6))?;
    let (key, upper) = upper.split_vertically(LINE);
    let seeds = (1..=12).map(|seeds| (seeds.to_string(), shade(seeds)));
    legend(&key, "Seeds in a pit at the start", seeds, 44)?;
    let (key, lower) = lower.split_vertically(LINE);
    let kept = KEPT.map(|(kept, _, color)| (kept.to_owned(), color));
    legend(&key, "Kept as", kept.into_iter(), 290)?;

    let (upper, lower) = (upper.split_evenly((1, 2)), lower.split_evenly((1, 2)));
    for (column, (game, title)) in [("oware", "Oware"), ("kalah", "Kalah")].into_iter().enumerate() {
        let points: Vec<&Point> = points.iter().filter(|point| point.game == game).collect();
        against_pits(&upper[column], title, &points, top)?;
        against_seeds(&lower[column], title, &points, top)?;
    }
    root.present()?;
    Ok(())
}

/// What is drawn of a size.
struct Point {
    game: &'static str,
    pits: usize,
    seeds: u8,
    sown: f64,
    nanoseconds: f64,
}

impl Point {
    fn of(size: &Size) -> Self {
        let Size { game, pits, seeds, .. } = *size;
        Self { game, pits, seeds, sown: size.sown(), nanoseconds: size.nanoseconds() }
    }
}

/// A line for each number of seeds.
fn against_pits(area: &Area, title: &str, points: &[&Point], top: f64) -> Result<(), Failure> {
    let mut chart = chart(area, &format!("{title}: pits in a row"), 0.5..15.5, top, 16)?;
    // Where pits and store begin to be kept in another way.
    for edge in [7.5, 8.5] {
        chart.draw_series([PathElement::new([(edge, 0.0), (edge, top)], GRID.stroke_width(2))])?;
    }
    for seeds in 1..=12 {
        let line = points.iter().filter(|point| point.seeds == seeds);
        let line: Vec<_> = line.map(|point| (coordinate(point.pits), point.nanoseconds)).collect();
        let color = shade(seeds);
        chart.draw_series(LineSeries::new(line.iter().copied(), color.stroke_width(2)))?;
        chart.draw_series(line.into_iter().map(|at| Circle::new(at, 2, color.filled())))?;
    }
    Ok(())
}

/// A dot for each size.
fn against_seeds(area: &Area, title: &str, points: &[&Point], top: f64) -> Result<(), Failure> {
    let right = points.iter().map(|point| point.sown).fold(0.0, f64::max) * 1.04;
    let mut chart = chart(area, &format!("{title}: seeds sown in a move, on average"), 0.0..right, top, 12)?;
    for (_, pits, color) in KEPT {
        let kept = points.iter().filter(|point| pits.contains(&point.pits));
        chart
            .draw_series(kept.map(|point| Circle::new((point.sown, point.nanoseconds), 3, color.filled())))?;
    }
    Ok(())
}

/// An empty chart with its axes.
fn chart<'a, 'b>(
    area: &'a Area<'b>,
    title: &str,
    across: Range<f64>,
    top: f64,
    labels: usize,
) -> Result<Chart<'a, 'b>, Failure> {
    let mut chart = ChartBuilder::on(area)
        .margin(8)
        .margin_right(20)
        .x_label_area_size(48)
        .y_label_area_size(40)
        .build_cartesian_2d(across, 0.0..top)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .x_desc(title)
        .x_labels(labels)
        .x_label_formatter(&|x| format!("{x:.0}"))
        .y_label_formatter(&|y| format!("{y:.0}"))
        .light_line_style(TRANSPARENT)
        .bold_line_style(GRID)
        .axis_style(INK)
        .axis_desc_style(font(15))
        .label_style(font(13))
        .draw()?;
    Ok(chart)
}

/// One line that says which colour means what, `step` pixels each.
fn legend(
    area: &Area,
    title: &str,
    keys: impl Iterator<Item = (String, RGBColor)>,
    step: i32,
) -> Result<(), Failure> {
    area.draw_text(title, &font(15), (16, 8))?;
    let mut x = 16 + 12 + i32::try_from(area.estimate_text_size(title, &font(15))?.0)?;
    for (key, color) in keys {
        area.draw(&Rectangle::new([(x, 10), (x + 12, 22)], color.filled()))?;
        area.draw_text(&key, &font(15), (x + 17, 8))?;
        x += step;
    }
    Ok(())
}

fn font(size: u32) -> TextStyle<'static> {
    ("sans-serif", size).into_font().color(&INK)
}

/// The colour of a number of seeds, from blue for one to orange for twelve.
fn shade(seeds: u8) -> RGBColor {
    let mix = |few: u8, many: u8| {
        let (few, many, seeds) = (u16::from(few), u16::from(many), u16::from(seeds));
        u8::try_from((few * (12 - seeds) + many * (seeds - 1)) / 11).unwrap_or(u8::MAX)
    };
    RGBColor(mix(0x24, 0xF2), mix(0x3A, 0x8C), mix(0xA0, 0x1E))
}

#[expect(clippy::cast_precision_loss, reason = "a row has at most 15 pits")]
fn coordinate(pits: usize) -> f64 {
    pits as f64
}

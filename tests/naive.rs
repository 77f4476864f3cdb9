//! The naive rules of `tests/naive/`, tested by themselves: the fixtures, the examples of the rules, the known counts.
//!
//! `tests/differential.rs` compares the engine with them.

use std::{fs, path::Path};

#[path = "naive/mod.rs"]
mod naive;

fn read(folder: &str, file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder).join(file);
    fs::read_to_string(path).expect("a readable file")
}

/// The naive rules make each line of a file from its first two fields, byte for byte.
fn reproduce(file: &str) {
    let text = read("fixtures", file);
    for (i, line) in text.lines().enumerate() {
        let mut fields = line.split('\t');
        let (Some(variant), Some(position)) = (fields.next(), fields.next()) else {
            panic!("{file}: {line}")
        };
        let mut found = format!("{variant}\t{}", naive::settle(variant, position));
        for (mv, next) in naive::moves(variant, position) {
            found = found + "\t" + &mv + "=" + &next;
        }
        assert_eq!(found, line, "{file}:{}", i + 1);
    }
    assert!(text.lines().count() > 100, "{file} has too few lines to mean anything");
}

/// The naive rules say what the example tables say.
fn give_the_examples(file: &str) {
    let plain = |cell: &str| cell.trim().trim_matches('`').to_owned();
    let text = read("examples", file);
    let (mut variant, mut rows) = ("", 0);
    for (i, line) in text.lines().enumerate() {
        if let Some(name) = line.strip_prefix("<!-- examples: ").and_then(|rest| rest.strip_suffix(" -->")) {
            variant = name;
        }
        let Some(row) = line.strip_prefix("| `") else { continue };
        let cells: Vec<String> = row.split('|').map(plain).collect();
        let [position, mv, expected, remark, ..] = cells.as_slice() else { panic!("{file}:{}", i + 1) };
        let moves = naive::moves(variant, position);
        let found = moves.iter().find(|(text, _)| text == mv).map(|(_, next)| next.as_str());
        let place = format!("{file}:{}: {line}", i + 1);
        match expected.as_str() {
            "not legal" | "never-ending" => assert_eq!(found, None, "{place}"),
            list if mv == "legal" => {
                let moves: Vec<&str> = moves.iter().map(|(text, _)| text.as_str()).collect();
                assert_eq!(moves.join(" "), if list == "none" { "" } else { list }, "{place}");
            }
            next => {
                assert_eq!(found, Some(next), "{place}");
                let over = remark == "over" || remark.ends_with("; over");
                assert_eq!(naive::result(variant, next) != "-", over, "{place}");
            }
        }
        rows += 1;
    }
    assert!(rows > 5, "{file} has too few rows to mean anything");
}

macro_rules! tests {
    ($test:ident: $($name:ident $file:literal)*) => { $(
        #[test]
        fn $name() {
            super::$test($file);
        }
    )* };
}

mod the_naive_rules_reproduce_the_fixtures_of {
    tests! { reproduce:
        oware "oware.tsv"
        abapa "abapa.tsv"
        awari "awari.tsv"
        the_other_policies_of_oware "oware-policies.tsv"
        kalah "kalah.tsv"
        kalah_with_empty_capture "kalah-empty.tsv"
        nam_nam "namnam.tsv"
        the_kenyan_childrens_bao "kenya-children.tsv"
        the_kenyan_bao_with_laps "kenya-laps.tsv"
        bao_la_kujifunza "kujifunza.tsv"
        bao_la_kiswahili "kiswahili.tsv"
        togyz_kumalak "togyz.tsv"
        bestemshe "bestemshe.tsv"
        congkak "congkak.tsv"
        dakon "dakon.tsv"
    }
}

mod the_naive_rules_give_the_examples_of {
    tests! { give_the_examples:
        oware "oware.md"
        kalah "kalah.md"
        nam_nam "namnam.md"
        the_kenyan_childrens_bao "kenya-children.md"
        the_kenyan_bao_with_laps "kenya-laps.md"
        bao_la_kujifunza "kujifunza.md"
        bao_la_kiswahili "kiswahili.md"
        togyz_kumalak "togyz.md"
        bestemshe "bestemshe.md"
        congkak_and_dakon "congkak.md"
    }
}

/// Sequences of legal moves.
fn perft(variant: &str, position: &str, depth: u32) -> u64 {
    let moves = naive::moves(variant, position);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|(_, next)| perft(variant, next, depth - 1)).sum()
}

/// Without optimization, counts beyond this are left out.
const ENOUGH: u64 = if cfg!(debug_assertions) { 2_000 } else { 100_000 };

#[test]
fn the_naive_rules_count_the_known_numbers_from_the_start() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut counts = 0;
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let text = fs::read_to_string(entry.expect("a readable folder").path()).expect("a readable file");
        let mut lines = text.lines();
        let variant = lines.next().and_then(|line| line.strip_prefix("variant ")).expect("a variant");
        let start = naive::start(variant);
        for line in lines {
            let (depth, leaves) = line.split_once(' ').expect("a depth and a number");
            let (depth, leaves) = (depth.parse().expect("a depth"), leaves.parse().expect("a number"));
            if leaves <= ENOUGH {
                assert_eq!(perft(variant, &start, depth), leaves, "{variant} at depth {depth}");
                counts += 1;
            }
        }
    }
    assert!(counts >= 50, "{counts} counts");
}

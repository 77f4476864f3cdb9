//! Positions with all their legal moves, made by an independent slow reference.
//!
//! A line of `tests/fixtures/*.tsv` is a variant, a position, and each move with the position it leads to, sorted by the
//! text of the move.

use std::{fs, path::Path};

use manqala::Variant;

fn check(file: &Path) -> usize {
    let text = fs::read_to_string(file).expect("a readable file");
    for (i, line) in text.lines().enumerate() {
        let place = format!("{}:{}", file.display(), i + 1);
        let mut fields = line.split('\t');
        let (Some(name), Some(position)) = (fields.next(), fields.next()) else { panic!("{place}: {line}") };
        let variant: Variant = name.parse().unwrap_or_else(|error| panic!("{place}: {error}"));
        let read = variant.parse(position).unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(read.to_string(), position, "{place}: the position is settled");

        let mut found: Vec<String> = read
            .legal_moves()
            .into_iter()
            .map(|mv| {
                let next = read.play(mv).unwrap_or_else(|error| panic!("{place}: {error}"));
                format!("{mv}={next}")
            })
            .collect();
        // `=` sorts behind `*` and the digits: the text of the move alone decides.
        found.sort_by(|a, b| a.split('=').next().cmp(&b.split('=').next()));
        let expected: Vec<&str> = fields.collect();
        assert_eq!(found, expected, "{place}: {name} {position}");
    }
    text.lines().count()
}

macro_rules! fixtures {
    ($($name:ident: $file:literal;)*) => { $(
        #[test]
        fn $name() {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join($file);
            assert!(check(&file) > 100, "{} has too few lines to mean anything", file.display());
        }
    )* };
}

fixtures! {
    togyz_kumalak: "togyz.tsv";
    bestemshe: "bestemshe.tsv";
    congkak: "congkak.tsv";
    dakon: "dakon.tsv";
    bao_la_kiswahili: "kiswahili.tsv";
    bao_la_kujifunza: "kujifunza.tsv";
    oware: "oware.tsv";
    abapa: "abapa.tsv";
    awari: "awari.tsv";
    other_grand_slam_policies_of_oware: "oware-policies.tsv";
    kalah: "kalah.tsv";
    kalah_with_empty_capture: "kalah-empty.tsv";
    nam_nam: "namnam.tsv";
    kenyan_childrens_bao: "kenya-children.tsv";
    kenyan_bao_with_laps: "kenya-laps.tsv";
}

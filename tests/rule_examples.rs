//! The example tables of the rules.
//!
//! Each table of `tests/examples/*.md` follows a comment that names its variant. A row is a move with the position it leads
//! to, whose remark ends in `over` if that position is; or `legal` with all legal moves; or a move that is `not legal` or
//! `never-ending`.

use std::{fs, path::Path};

use manqala::{AnyPosition, Move, Variant};

/// The text between backticks, or as it stands.
fn plain(cell: &str) -> &str {
    cell.trim().trim_matches('`')
}

fn check_row(position: &AnyPosition, mv: &str, result: &str, remark: &str) {
    let moves = || {
        let mut moves: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
        moves.sort();
        moves.join(" ")
    };
    if mv == "legal" {
        assert_eq!(moves(), if result == "none" { "" } else { result });
        return;
    }
    let mv: Move = mv.parse().expect("a move");
    match result {
        "not legal" | "never-ending" => {
            assert!(!position.is_legal(mv));
            let refused = position.play(mv).expect_err("an illegal move");
            if !position.is_over() {
                let never_ends = matches!(refused, manqala::PlayError::NeverEnds { .. });
                assert_eq!(never_ends, result == "never-ending", "{refused}");
            }
        }
        _ => {
            let next = position.play(mv).expect("a legal move");
            assert_eq!(next.to_string(), result);
            assert_eq!(next.is_over(), remark == "over" || remark.ends_with("; over"), "{next}");
            assert_eq!(next.is_over(), next.legal_moves().is_empty());
        }
    }
}

fn check(file: &Path) -> usize {
    let text = fs::read_to_string(file).expect("a readable file");
    let (mut variant, mut rows) = (None::<Variant>, 0);
    for (i, line) in text.lines().enumerate() {
        if let Some(name) = line.strip_prefix("<!-- examples: ").and_then(|rest| rest.strip_suffix(" -->")) {
            variant = Some(name.parse().expect("a variant"));
        }
        let Some(row) = line.strip_prefix("| `") else { continue };
        let cells: Vec<&str> = row.split('|').collect();
        let &[position, mv, result, remark, ..] = cells.as_slice() else {
            panic!("{}:{}", file.display(), i + 1)
        };
        println!("{}:{}: {line}", file.display(), i + 1);
        let variant = variant.expect("a table follows the name of its variant");
        let read = variant.parse(plain(position)).expect("a position");
        check_row(&read, plain(mv), plain(result), remark.trim());
        rows += 1;
    }
    rows
}

macro_rules! examples {
    ($($name:ident: $file:literal, $rows:literal rows;)*) => { $(
        #[test]
        fn $name() {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/examples").join($file);
            assert_eq!(check(&file), $rows);
        }
    )* };
}

examples! {
    togyz_kumalak: "togyz.md", 17 rows;
    bestemshe: "bestemshe.md", 7 rows;
    congkak_and_dakon: "congkak.md", 14 rows;
    bao_la_kiswahili: "kiswahili.md", 56 rows;
    bao_la_kujifunza: "kujifunza.md", 38 rows;
    oware: "oware.md", 48 rows;
    kalah: "kalah.md", 17 rows;
    nam_nam: "namnam.md", 34 rows;
    kenyan_childrens_bao: "kenya-children.md", 17 rows;
    kenyan_bao_with_laps: "kenya-laps.md", 18 rows;
}

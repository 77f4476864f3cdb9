//! What `docs/reliability.md` says of tests is true: each one that it names exists.

use std::{collections::BTreeSet, fs, path::Path};

/// The text of all files with Rust code below a folder.
fn code(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("a file").path();
        if path.is_dir() && path.file_name().is_none_or(|name| name != "target") {
            code(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&fs::read_to_string(&path).expect("a text"));
        }
    }
}

/// The last cells of the rows of all tables with a last column of this name.
fn last_cells<'a>(document: &'a str, column: &str) -> Vec<&'a str> {
    let mut cells = Vec::new();
    let mut inside = false;
    for line in document.lines() {
        let row = line.strip_prefix('|').and_then(|line| line.strip_suffix('|'));
        let Some(cell) = row.and_then(|row| row.rsplit(" | ").next()) else {
            inside = false;
            continue;
        };
        if inside && !cell.starts_with('-') {
            cells.push(cell.trim());
        }
        inside |= cell.trim() == column;
    }
    cells
}

/// The items whose documentation has code that must not compile.
fn documented_as_not_compiling(text: &str) -> BTreeSet<&str> {
    text.split("/// ```compile_fail")
        .skip(1)
        .filter_map(|rest| {
            let declared = rest.lines().skip(1).find(|line| {
                ["pub struct ", "pub trait ", "const "]
                    .iter()
                    .any(|start| line.trim_start().starts_with(start))
            })?;
            let name = declared.trim_start().trim_start_matches("pub ").split_once(' ')?.1;
            name.split(|c: char| !c.is_alphanumeric() && c != '_').next()
        })
        .collect()
}

#[test]
fn every_test_that_the_document_on_reliability_names_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let document = fs::read_to_string(root.join("docs/reliability.md")).expect("the document");
    let mut text = String::new();
    code(&root.join("src"), &mut text);
    code(&root.join("tests"), &mut text);
    // Tests that a macro makes are named where it is called.
    let names: BTreeSet<&str> = text
        .lines()
        .filter_map(|line| {
            let line = line.trim_start();
            let named = line.strip_prefix("fn ").or_else(|| line.strip_prefix("async fn "));
            named
                .and_then(|named| named.split('(').next())
                .or_else(|| line.split_once(": ").map(|(name, _)| name))
        })
        .collect();

    let cells = last_cells(&document, "test");
    assert!(cells.len() > 40, "{cells:?}");
    for cell in cells {
        let cited: Vec<&str> = cell.split('`').skip(1).step_by(2).collect();
        assert!(!cited.is_empty(), "no test is named: {cell}");
        for name in cited {
            match name.strip_prefix("doctest of ") {
                Some(item) => assert!(
                    documented_as_not_compiling(&text).contains(item),
                    "no doctest of `{item}` must fail to compile"
                ),
                None => assert!(names.contains(name), "there is no test `{name}`"),
            }
        }
    }
}

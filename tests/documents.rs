//! The documents: whether every page is in the book, every link leads somewhere, and the tutorial builds the program that it
//! says it builds. Their code is run with the doctests.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Component, Path, PathBuf},
};

use manqala::{Board, Position, Ruleset, Variant};
use pulldown_cmark::{BrokenLink, CodeBlockKind, CowStr, Event, Options, Parser, Tag, TagEnd};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A file of the crate, by its path from the root.
fn read(path: &Path) -> String {
    let text = fs::read_to_string(root().join(path));
    text.unwrap_or_else(|error| panic!("{}: {error}", path.display())).replace("\r\n", "\n")
}

/// Every page below a folder, by its path from the root.
fn pages(folder: &Path) -> BTreeSet<PathBuf> {
    let mut pages = BTreeSet::new();
    for entry in fs::read_dir(root().join(folder)).expect("a folder") {
        let path = folder.join(entry.expect("an entry").file_name());
        if root().join(&path).is_dir() {
            pages.extend(self::pages(&path));
        } else if path.extension().is_some_and(|extension| extension == "md") {
            pages.insert(path);
        }
    }
    pages
}

/// What is looked at of a page.
#[derive(Default)]
struct Page {
    /// Where links and pictures lead.
    links: Vec<String>,
    /// Labels in brackets that no line says anything about.
    broken: Vec<String>,
    /// The names of headings in links.
    headings: Vec<String>,
    /// Blocks of code, with the word that follows the fence.
    code: Vec<(String, String)>,
}

impl Page {
    fn parse(text: &str) -> Self {
        let mut page = Self::default();
        let mut broken = Vec::new();
        let options = Options::ENABLE_TABLES | Options::ENABLE_GFM;
        let callback = |link: BrokenLink<'_>| {
            // The heading of the changelog for what has no version yet.
            if &*link.reference != "Unreleased" {
                broken.push(link.reference.to_string());
            }
            None::<(CowStr<'_>, CowStr<'_>)>
        };
        let (mut heading, mut code) = (None::<String>, None::<(String, String)>);
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        for event in Parser::new_with_broken_link_callback(text, options, Some(callback)) {
            match event {
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    page.links.push(dest_url.to_string());
                }
                Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
                Event::End(TagEnd::Heading(_)) => {
                    let name = anchor(&heading.take().unwrap_or_default());
                    let times = seen.entry(name.clone()).or_default();
                    page.headings.push(if *times == 0 { name } else { format!("{name}-{times}") });
                    *times += 1;
                }
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(word))) => {
                    code = Some((word.to_string(), String::new()));
                }
                Event::End(TagEnd::CodeBlock) => page.code.extend(code.take()),
                Event::Text(text) | Event::Code(text) => {
                    if let Some(text_of) = heading.as_mut().or(code.as_mut().map(|(_, text)| text)) {
                        text_of.push_str(&text);
                    }
                }
                _ => {}
            }
        }
        page.broken = broken;
        page
    }

    fn read(path: &Path) -> Self {
        Self::parse(&read(path))
    }

    fn code(&self, word: &str) -> impl DoubleEndedIterator<Item = &str> {
        self.code.iter().filter(move |(found, _)| found == word).map(|(_, text)| text.as_str())
    }
}

/// The name of a heading in a link, as forges and books make it.
fn anchor(heading: &str) -> String {
    let kept = |letter: &char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_');
    heading
        .to_lowercase()
        .chars()
        .filter(kept)
        .map(|letter| if letter == ' ' { '-' } else { letter })
        .collect()
}

/// A link from a page, from the root. `None` if it leaves the crate.
fn target(page: &Path, link: &str) -> Option<PathBuf> {
    let mut target = page.parent().unwrap_or(Path::new("")).to_path_buf();
    for part in Path::new(link).components() {
        match part {
            Component::Normal(part) => target.push(part),
            Component::ParentDir => target.pop().then_some(())?,
            Component::CurDir => {}
            Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(target)
}

fn has_heading(page: &Page, heading: Option<&str>) -> bool {
    page.headings.iter().any(|found| Some(found.as_str()) == heading)
}

/// What is wrong with the links of a page.
fn dead_links(path: &Path, page: &Page) -> Vec<String> {
    let mut dead: Vec<String> = page.broken.iter().map(|label| format!("[{label}]")).collect();
    for link in &page.links {
        if link.starts_with("https://") {
            continue;
        }
        let (file, heading) = link.split_once('#').map_or((&**link, None), |(file, name)| (file, Some(name)));
        let alive = if file.is_empty() {
            has_heading(page, heading)
        } else {
            target(path, file).is_some_and(|file| {
                root().join(&file).exists() && (heading.is_none() || has_heading(&Page::read(&file), heading))
            })
        };
        if !alive {
            dead.push(link.clone());
        }
    }
    dead
}

#[test]
fn the_book_has_every_page_once() {
    let folder = Path::new("docs");
    let summary = folder.join("SUMMARY.md");
    let mut expected = pages(folder);
    assert!(expected.remove(&summary), "the summary is not a page of the book");
    let links = Page::read(&summary).links;
    let listed: BTreeSet<PathBuf> =
        links.iter().map(|link| target(&summary, link).expect("a page of the crate")).collect();
    assert_eq!(listed, expected, "docs/SUMMARY.md and the pages in docs/");
    assert_eq!(links.len(), listed.len(), "a page is listed twice");
}

#[test]
fn every_link_leads_to_a_file_or_a_heading() {
    let mut paths = pages(Path::new("docs"));
    paths.extend(
        ["README.md", "CHANGELOG.md", "fuzz/README.md", "benches/peers/README.md"].map(PathBuf::from),
    );
    let mut links = 0;
    for path in paths {
        let page = Page::read(&path);
        assert_eq!(dead_links(&path, &page), [""; 0], "{}", path.display());
        links += page.links.len();
    }
    assert!(links > 100, "only {links} links were found");
}

#[test]
fn dead_links_are_noticed() {
    let path = Path::new("docs/page.md");
    let dead = |text: &str| dead_links(path, &Page::parse(text));
    assert_eq!(
        dead("[a](design.md) [b](design.md#drawings) ![c](pictures/oware.svg) [d](../README.md#games)"),
        [""; 0]
    );
    assert_eq!(dead("# One `two`: three\n\n# Same\n\n# Same\n\n[a](#one-two-three) [b](#same-1)"), [""; 0]);
    assert_eq!(dead("[a](missing.md) ![b](missing.svg)"), ["missing.md", "missing.svg"]);
    assert_eq!(dead("[a](design.md#missing) [b](#missing)"), ["design.md#missing", "#missing"]);
    assert_eq!(dead("[a](../../elsewhere.md) [b](/README.md)"), ["../../elsewhere.md", "/README.md"]);
    assert_eq!(dead("[text][label]"), ["[label]"]);
}

#[test]
fn every_preset_is_in_the_table_of_the_readme_and_of_the_crate() {
    for path in ["README.md", "src/lib.rs", "docs/README.md", "docs/notation.md"] {
        let text = read(Path::new(path));
        let rows = text.lines().filter_map(|line| line.trim_start_matches("//! ").strip_prefix('|'));
        let letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let words: BTreeSet<&str> = rows.flat_map(|row| row.split(|found| !letter(found))).collect();
        for name in Variant::NAMES {
            assert!(words.contains(name), "{name} is in no table of {path}");
        }
    }
}

/// The program that the tutorial builds, without what its file says about itself.
fn tutorial_program() -> String {
    let file = read(Path::new("examples/pairs.rs"));
    let lines: Vec<&str> =
        file.lines().skip_while(|line| line.starts_with("//!") || line.is_empty()).collect();
    lines.join("\n") + "\n"
}

/// Without what a part of a program is indented by.
fn outdented(code: &str) -> Vec<&str> {
    code.lines().map(str::trim).collect()
}

#[test]
fn the_tutorial_ends_with_the_program_of_the_example() {
    let tutorial = Page::read(Path::new("docs/tutorial.md"));
    assert_eq!(tutorial.code("rust").next_back(), Some(tutorial_program().as_str()));
}

#[test]
fn each_part_that_the_tutorial_adds_stands_in_the_program() {
    let (tutorial, program) = (Page::read(Path::new("docs/tutorial.md")), tutorial_program());
    let program = outdented(&program);
    let mut parts = 0;
    for part in tutorial.code("rust,ignore") {
        // The first part of the tests closes their module, which goes on in the program.
        let part = part
            .strip_suffix("    }\n}\n")
            .map_or_else(|| part.to_owned(), |open| open.to_owned() + "    }\n");
        let lines = outdented(&part);
        assert!(
            program.windows(lines.len()).any(|found| found == lines),
            "not in examples/pairs.rs:\n{part}"
        );
        parts += 1;
    }
    assert!(parts >= 5, "only {parts} parts were found");
}

#[test]
fn each_program_of_the_tutorial_only_adds_to_the_rules_before() {
    let (tutorial, program) = (Page::read(Path::new("docs/tutorial.md")), tutorial_program());
    let programs: Vec<&str> = tutorial.code("rust").collect();
    assert!(programs.len() >= 4, "the first sowing, the captures, the end, and the whole");
    for step in programs {
        let (rules, _) = step.split_once("fn main()").expect("a program");
        let rules = rules.find("/// Pairs").map(|start| &rules[start..]).expect("the rules of Pairs");
        let mut program = program.lines();
        for line in rules.lines().filter(|line| !line.is_empty()) {
            assert!(
                program.any(|found| found == line),
                "missing, or in another order, in examples/pairs.rs: {line}"
            );
        }
    }
}

#[test]
fn the_tutorial_shows_boards_as_they_are_drawn() {
    /// The board of Pairs. A drawing knows no rules.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    struct Plain;

    impl Ruleset for Plain {
        type Board = Board<2, 4>;
        type State = ();
        const SEEDS: u8 = 3;
    }

    let tutorial = Page::read(Path::new("docs/tutorial.md"));
    let mut drawn = Vec::new();
    for text in [
        "3,3,3,3/3,3,3,3 0,0 S",
        "3,3,3,3/0,4,4,4 0,0 N",
        "3,1,1,1/1,3,2,2 5,5 S",
        "3,1,0,2/0,0,3,3 7,5 N",
        "0,0,0,0/0,0,0,0 14,10 N",
    ] {
        let position: Position<Plain> = text.parse().expect("a position");
        drawn.push(format!("{position:#}\n"));
    }
    let shown: Vec<&str> = tutorial.code("text").filter(|text| text.contains('┌')).collect();
    let [start, move_of_two_laps, end] = shown.as_slice() else {
        panic!("three programs draw, found {shown:?}")
    };
    assert_eq!(*start, format!("{}\n{}\n3,3,3,3/0,4,4,4 0,0 N\n", drawn[0], drawn[1]));
    assert_eq!(*move_of_two_laps, format!("{}\n{}", drawn[2], drawn[3]));
    assert_eq!(*end, drawn[4]);
}

#[test]
fn the_reference_shows_the_rules_of_its_example() {
    let (reference, file) =
        (Page::read(Path::new("docs/adding-a-ruleset.md")), read(Path::new("examples/custom_ruleset.rs")));
    let shown = reference.code("rust").next().expect("the example");
    let start = shown.find("impl Ruleset for Mirror").expect("the rules of Mirror");
    let (rules, _) = shown[start..].split_once("fn main()").expect("a program");
    assert!(file.contains(rules.trim_end()), "not in examples/custom_ruleset.rs:\n{rules}");
}

#[test]
fn every_hook_is_in_the_reference() {
    let (reference, source) =
        (read(Path::new("docs/adding-a-ruleset.md")), read(Path::new("src/engine/ruleset.rs")));
    let (_, ruleset) = source.split_once("pub trait Ruleset").expect("the trait");
    let (ruleset, _) = ruleset.split_once("\n}").expect("its end");
    let names: Vec<&str> = ruleset
        .lines()
        .filter_map(|line| line.strip_prefix("    const ").or_else(|| line.strip_prefix("    fn ")))
        .filter_map(|rest| rest.split([':', '(', '<']).next())
        .collect();
    assert!(names.len() > 20, "only {names:?} were found");
    for name in names {
        assert!(
            reference.contains(&format!("`{name}")) || reference.contains(&format!("const {name}")),
            "{name}"
        );
    }
}

/// What the example program of the tutorial does is what the tutorial says.
#[cfg(all(feature = "laws", feature = "rand", feature = "svg"))]
#[test]
fn the_program_of_the_tutorial_prints_and_draws_what_it_shows() {
    use std::process::Command;

    // The example has tests, so `cargo test` builds these and not the program.
    let drawn = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pairs.svg");
    let output = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--all-features", "--example", "pairs", "--"])
        .arg(&drawn)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo");
    assert!(output.status.success(), "{output:?}");

    let printed = String::from_utf8(output.stdout).expect("UTF-8");
    let tutorial = Page::read(Path::new("docs/tutorial.md"));
    assert!(tutorial.code("text").any(|text| text == printed), "the tutorial does not show {printed:?}");
    let picture = fs::read_to_string(&drawn).expect("a picture");
    assert!(
        picture == read(Path::new("docs/pairs.svg")),
        "docs/pairs.svg is out of date: draw it with the example"
    );
}

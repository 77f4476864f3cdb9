//! The example programs, run as somebody at a command line runs them.
#![cfg(feature = "std")]

use std::{
    env,
    ffi::OsStr,
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    thread,
};

use manqala::Variant;

/// An example program. `cargo test` builds them all, into a folder beside the one of this test.
fn program(name: &str) -> PathBuf {
    let test = env::current_exe().expect("the path of this test");
    let profile = test.parent().and_then(Path::parent).expect("the folder of the profile");
    let program = profile.join("examples").join(format!("{name}{}", env::consts::EXE_SUFFIX));
    assert!(program.exists(), "{} is missing: `cargo build --examples` makes it", program.display());
    program
}

fn run<A: AsRef<OsStr>>(name: &str, arguments: &[A], input: &[u8]) -> Output {
    let mut child = Command::new(program(name))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // In a thread of its own: both pipes may be full at once. The program may end before it has read everything.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output
}

/// What a program writes that is content with its arguments.
fn answer(name: &str, arguments: &[&str], input: &str) -> String {
    let output = run(name, arguments, input.as_bytes());
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{name} {arguments:?}: {}\n{err}", output.status);
    assert_eq!(err, "", "{name} {arguments:?}");
    out
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// A program refuses its arguments in one line, with exit status 2.
fn refuses<A: AsRef<OsStr> + std::fmt::Debug>(name: &str, arguments: &[A], message: &str) {
    let output = run(name, arguments, b"");
    assert_eq!(output.status.code(), Some(2), "{name} {arguments:?}");
    assert_eq!(text(&output.stdout), "", "{name} {arguments:?}");
    assert_eq!(text(&output.stderr), format!("{name}: {message}\n"), "{name} {arguments:?}");
}

fn unknown_variant(name: &str) -> String {
    name.parse::<Variant>().expect_err("no variant").to_string()
}

// perft

/// Reads a line of counts: the depth and the leaves.
fn count(line: &str) -> (u32, u64) {
    let fields: Vec<&str> = line.split(' ').collect();
    let &[depth, leaves, seconds, rate] = fields.as_slice() else { panic!("four fields in {line:?}") };
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, decimals) = seconds.split_once('.').expect("a decimal point");
    assert!(digits(whole) && digits(decimals) && decimals.len() == 6, "six decimals in {line:?}");
    assert!(digits(rate), "a whole rate in {line:?}");
    (depth.parse().expect("a depth"), leaves.parse().expect("a number"))
}

#[test]
fn perft_writes_a_line_for_each_depth() {
    let out = answer("perft", &["oware", "4"], "");
    let counts: Vec<(u32, u64)> = out.lines().map(count).collect();
    assert_eq!(counts, [(1, 6), (2, 36), (3, 190), (4, 1014)]);
    assert!(out.ends_with('\n'));
}

#[test]
fn perft_counts_on_several_threads_where_it_can() {
    let arguments = ["oware", "6", "--threads", "2"];
    if cfg!(feature = "rayon") {
        let counts: Vec<(u32, u64)> = answer("perft", &arguments, "").lines().map(count).collect();
        assert_eq!(counts.last(), Some(&(6, 27_332)));
    } else {
        refuses("perft", &arguments, "more than one thread needs the feature `rayon`");
    }
    let message = "\"many\" is not a number of threads: expected a whole number from 0 to 1024";
    refuses("perft", &["oware", "6", "--threads", "many"], message);
}

#[test]
fn perft_divides_the_deepest_count_among_the_first_moves_in_their_order() {
    let out = answer("perft", &["kenya-laps", "3", "--divide"], "");
    let lines: Vec<&str> = out.lines().collect();
    let (counts, divided) = lines.split_at(3);
    assert_eq!(counts.iter().map(|line| count(line)).collect::<Vec<_>>(), [(1, 8), (2, 39), (3, 138)]);
    let divided: Vec<(&str, u64)> = divided
        .iter()
        .map(|line| line.split_once(' ').expect("a move and a number"))
        .map(|(mv, leaves)| (mv, leaves.parse().expect("a number")))
        .collect();
    let moves: Vec<&str> = divided.iter().map(|&(mv, _)| mv).collect();
    assert_eq!(moves, ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]);
    assert_eq!(divided.iter().map(|&(_, leaves)| leaves).sum::<u64>(), 138);
}

#[test]
fn perft_divides_in_the_sowing_order_of_the_player_to_move() {
    let position = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N";
    let out = answer("perft", &["--divide", "--position", position, "abapa", "1"], "");
    let lines: Vec<&str> = out.lines().skip(1).collect();
    assert_eq!(lines, ["f2 1", "e2 1", "d2 1", "c2 1", "b2 1", "a2 1"]);
}

#[test]
fn perft_counts_from_a_position() {
    let position = "0,0,0,0,0,1/1,0,9,0,0,1 18,18 S";
    let out = answer("perft", &["oware", "3", "--position", position], "");
    assert_eq!(out.lines().map(count).collect::<Vec<_>>(), [(1, 3), (2, 7), (3, 26)]);
    // Nothing is left to count in a game that is over.
    let over = "0,0,0,0,0,0/0,0,0,0,0,0 24,24 S";
    let out = answer("perft", &["oware", "2", "--position", over, "--divide"], "");
    assert_eq!(out.lines().map(count).collect::<Vec<_>>(), [(1, 0), (2, 0)]);
}

#[test]
fn perft_takes_sizes_and_options() {
    let out = answer("perft", &["kalah(4,1):empty_capture", "1"], "");
    assert_eq!(count(out.trim_end()), (1, 4));
}

#[test]
fn perft_refuses_wrong_arguments_in_one_line() {
    let none: [&str; 0] = [];
    refuses("perft", &none, "expected VARIANT and DEPTH; --help lists the variants");
    refuses("perft", &["oware"], "expected DEPTH after VARIANT");
    refuses("perft", &["chess", "1"], &unknown_variant("chess"));
    refuses("perft", &["oware(6,4", "1"], &unknown_variant("oware(6,4"));
    for depth in ["0", "x", "1.5", "10001", "99999999999999999999", ""] {
        let message = format!("{depth:?} is not a depth: expected a whole number from 1 to 10000");
        refuses("perft", &["oware", depth], &message);
    }
    refuses(
        "perft",
        &["oware", "1", "--position", "4,4/4,4 0,0 S"],
        "position: board: expected 6 pits separated by `,` in rank 2, found 2",
    );
    for arguments in [&["oware", "1", "2"][..], &["oware", "1", "--wat"], &["oware", "1", "--position"]] {
        let output = run("perft", arguments, b"");
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(err.starts_with("perft: ") && err.lines().count() == 1, "{err}");
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;

    let wrong = OsStr::from_bytes(b"ow\xFFare");
    refuses("perft", &[wrong, OsStr::new("1")], "ow\u{FFFD}are is not UTF-8");
    refuses("play", &[wrong], "ow\u{FFFD}are is not UTF-8");
}

#[test]
fn help_lists_the_variants() {
    for name in ["perft", "play"] {
        for flag in ["--help", "-h"] {
            let out = answer(name, &[flag], "");
            assert!(out.contains(&format!("Usage: {name} VARIANT ")), "{out}");
            for variant in Variant::NAMES {
                let listed = out.lines().any(|line| line.split_whitespace().next() == Some(variant));
                assert!(listed, "{variant} in the help of {name}:\n{out}");
            }
        }
    }
}

// referee

#[test]
fn the_referee_answers_the_fixtures_byte_for_byte() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    for file in ["oware.tsv", "oware-policies.tsv", "kalah.tsv", "namnam.tsv", "kenya-laps.tsv"] {
        let expected = fs::read_to_string(folder.join(file)).expect("a readable file");
        let mut input = String::new();
        for line in expected.lines() {
            let mut columns = line.split('\t');
            let (variant, position) =
                (columns.next().expect("a variant"), columns.next().expect("a position"));
            input.extend([variant, "\t", position, "\n"]);
        }
        assert!(answer("referee", &[], &input) == expected, "{file}");
    }
}

#[test]
fn the_referee_settles_what_it_is_given() {
    assert_eq!(
        answer("referee", &[], "kalah\t0,0,0,0,0,0/0,0,0,0,0,1 0,0 S\n"),
        "kalah\t0,0,0,0,0,0/0,0,0,0,0,0 1,0 S\n"
    );
}

#[test]
fn the_referee_sorts_moves_by_their_text_and_repeats_the_name_as_it_was_given() {
    let start = "1,1,1,1/1,1,1,1 0,0 N";
    let out = answer("referee", &[], &format!("kalah(4,1):empty_capture\t{start}\n"));
    let columns: Vec<&str> = out.trim_end().split('\t').collect();
    assert_eq!(columns[..2], ["kalah(4,1):empty_capture", start]);
    let moves: Vec<&str> = columns[2..].iter().map(|column| &column[..3]).collect();
    assert_eq!(moves, ["a2=", "b2=", "c2=", "d2="]);
}

#[test]
fn the_referee_answers_a_wrong_line_with_what_is_wrong_and_reads_the_next() {
    let right = "oware\t0,0,0,0,0,0/1,0,0,0,0,1 23,23 S";
    let cases: [(&[u8], String); 10] = [
        (b"", "the line is blank".into()),
        (b"\r", "the line is blank".into()),
        (b"oware", "expected two columns, a variant and a position, found one".into()),
        (b"oware\t4\t5", "expected two columns, a variant and a position, found 3".into()),
        (b"oware\t4\t5\t", "expected two columns, a variant and a position, found 4".into()),
        (b"oware\t\xFF", "the line is not UTF-8".into()),
        (b"chess\t4", unknown_variant("chess")),
        (b" oware\t4", unknown_variant(" oware")),
        (b"oware\t4,4/4,4 0,0 S", "board: expected 6 pits separated by `,` in rank 2, found 2".into()),
        (b"oware\t4,4,4,4,4,4/4,4,4,4,4,4 0,0 S ", "unexpected \"\" after the last field".into()),
    ];
    let mut input = Vec::new();
    for (line, _) in &cases {
        input.extend_from_slice(line);
        input.push(b'\n');
        input.extend_from_slice(right.as_bytes());
        input.push(b'\n');
    }
    let output = run::<&str>("referee", &[], &input);
    assert!(output.status.success() && output.stderr.is_empty());
    let out = text(&output.stdout);
    let answers: Vec<&str> = out.lines().collect();
    assert_eq!(answers.len(), 2 * cases.len());
    for (pair, (line, message)) in answers.chunks(2).zip(&cases) {
        assert_eq!(pair[0], format!("error\t{message}"), "{}", line.escape_ascii());
        assert_eq!(pair[1], format!("{right}\tf1=0,0,0,0,0,1/1,0,0,0,0,0 23,23 N"));
    }
}

#[test]
fn the_referee_ignores_carriage_returns_and_a_missing_end_of_the_last_line() {
    let right = "oware\t0,0,0,0,0,0/0,0,0,0,0,0 24,24 S";
    let out = answer("referee", &[], &format!("{right}\r\n{right}"));
    assert_eq!(out, format!("{right}\n{right}\n"));
    assert_eq!(answer("referee", &[], ""), "");
}

#[test]
fn the_referee_passes_over_lines_of_more_than_64_kib() {
    let right = "oware\t0,0,0,0,0,0/0,0,0,0,0,0 24,24 S";
    let long = "x".repeat(64 * 1024 + 1);
    let longer = "x".repeat(1_000_000);
    let out = answer("referee", &[], &format!("{long}\n{longer}\n{right}\n{longer}"));
    let message = "error\tthe line is longer than 65536 bytes";
    assert_eq!(out, format!("{message}\n{message}\n{right}\n{message}\n"));
    // The longest line that is read.
    let out = answer("referee", &[], &format!("{}\r\n", &long[1..]));
    assert!(out.starts_with("error\texpected two columns"), "{out}");
}

// play

const RANDOM: [&str; 4] = ["--south", "random", "--north", "random"];

fn random_game(variant: &str, seed: &str) -> String {
    let arguments: Vec<&str> = [variant].into_iter().chain(RANDOM).chain(["--seed", seed]).collect();
    answer("play", &arguments, "")
}

#[test]
fn two_random_players_of_a_seed_play_the_same_game_again() {
    for variant in ["oware", "kalah(4,3)", "kenya-laps", "namnam"] {
        assert_eq!(random_game(variant, "7"), random_game(variant, "7"), "{variant}");
        assert_ne!(random_game(variant, "7"), random_game(variant, "8"), "{variant}");
    }
}

#[test]
fn a_game_ends_with_who_has_won_and_why() {
    for variant in Variant::NAMES {
        for seed in ["1", "18446744073709551615"] {
            let out = random_game(variant, seed);
            assert!(out.starts_with(&format!("{variant}\n")), "{out}");
            let lines: Vec<&str> = out.lines().rev().take(2).collect();
            let (verdict, why) = lines[1].split_once(": ").unwrap_or_else(|| panic!("{variant}: {lines:?}"));
            assert!(["South wins", "North wins", "A draw"].contains(&verdict), "{variant}: {lines:?}");
            assert!(why.ends_with('.') && why.len() > 5, "{variant}: {lines:?}");
            assert!(lines[0].starts_with("South has ") && lines[0].ends_with(" moves."), "{lines:?}");
        }
    }
}

#[test]
fn wrong_moves_are_answered_with_the_reason() {
    let out = answer("play", &["oware"], "a2\nz9\na1+\ng1\nhello\n");
    for reason in [
        "a2 cannot be played: a2 is not a pit of the player to move. `?` lists what can be played.",
        "z9\" is not a move: expected a pit (a small letter and a digit from 1 to 8), then `+` or `-`",
        "a1+ cannot be played: a move is written as its pit alone in this game. `?`",
        "g1 cannot be played: the board has no pit g1. `?`",
        "\"hello\" is not a move: expected a pit",
        "The game is left unfinished after 0 moves.",
    ] {
        assert!(out.contains(reason), "{reason}\n{out}");
    }
}

#[test]
fn a_question_mark_lists_what_can_be_played() {
    let out = answer("play", &["oware"], "?\n");
    assert!(out.contains("\nLegal moves: a1 b1 c1 d1 e1 f1\n"), "{out}");
    let out = answer("play", &["oware"], "a1\n  ?  \n");
    assert!(out.contains("\nLegal moves: f2 e2 d2 c2 b2 a2\n"), "{out}");
}

#[test]
fn nobody_is_prompted_in_a_pipe() {
    let out = answer("play", &["oware"], "a1\n");
    assert!(!out.contains("for help"), "{out}");
}

#[test]
fn moves_are_told_with_their_number_and_player() {
    let out = answer("play", &["kalah"], "c1\na1\nf2\n");
    for line in ["1. South plays c1", "2. South plays a1", "3. North plays f2"] {
        assert!(out.lines().any(|found| found == line), "{line}\n{out}");
    }
    assert!(out.ends_with("The game is left unfinished after 3 moves.\n"), "{out}");
}

#[test]
fn a_move_can_be_taken_back() {
    let out = answer("play", &["oware"], "undo\na1\nundo\n?\n");
    assert!(out.contains("There is nothing to take back."), "{out}");
    assert!(out.contains("Legal moves: a1 b1"), "it is South's move again\n{out}");
    assert!(out.ends_with("The game is left unfinished after 0 moves.\n"), "{out}");
}

#[test]
fn against_a_random_player_his_move_is_taken_back_too() {
    let out = answer("play", &["oware", "--north", "random", "--seed", "3"], "a1\nundo\n");
    assert!(out.contains("2. North plays "), "{out}");
    assert!(out.ends_with("The game is left unfinished after 0 moves.\n"), "{out}");
}

#[test]
fn a_player_may_give_up() {
    let out = answer("play", &["oware"], "a1\nresign\n");
    assert!(out.contains("\nSouth wins: North has given up.\n"), "{out}");
    assert!(out.ends_with(", after 1 move.\n"), "{out}");
}

#[test]
fn a_player_may_leave_and_so_may_his_terminal() {
    for input in ["a1\nquit\nb2\n", "a1\n", "a1"] {
        let out = answer("play", &["oware"], input);
        assert!(out.ends_with("The game is left unfinished after 1 move.\n"), "{out}");
    }
}

#[test]
fn input_that_is_not_text_is_answered_like_any_wrong_move() {
    let output = run("play", &["oware"], b"\xFF\xFE\n\0\na1\r\n");
    assert!(output.status.success() && output.stderr.is_empty());
    let out = text(&output.stdout);
    assert_eq!(out.matches(" is not a move: ").count(), 2, "{out}");
    assert!(out.contains("1. South plays a1"), "{out}");
}

#[test]
fn play_refuses_wrong_arguments_in_one_line() {
    let none: [&str; 0] = [];
    refuses("play", &none, "expected VARIANT; --help lists the variants");
    refuses("play", &["chess"], &unknown_variant("chess"));
    refuses("play", &["oware", "--south", "me"], "\"me\" is not a player: expected `person` or `random`");
    refuses("play", &["oware", "--seed", "-1"], "\"-1\" is not a seed: expected a whole number");
    refuses("play", &["oware", "--match"], "oware has no match of its own: expected --rounds NUMBER");
    refuses(
        "play",
        &["oware", "--rounds", "0"],
        "\"0\" is not a number of rounds: expected a whole number from 1",
    );
    for arguments in [&["oware", "kalah"][..], &["oware", "--wat"], &["oware", "--seed"]] {
        let output = run("play", arguments, b"");
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(err.starts_with("play: ") && err.lines().count() == 1, "{err}");
    }
}

#[test]
fn a_match_ends_with_who_has_won_it() {
    let arguments: Vec<&str> =
        ["oware(3,2)", "--rounds", "3"].into_iter().chain(RANDOM).chain(["--seed", "5"]).collect();
    let out = answer("play", &arguments, "");
    let last = out.lines().last().expect("a line");
    assert!(last.contains(" wins the match. Rounds won: South "), "{out}");
}

// cost

#[test]
fn cost_writes_a_line_for_each_size_and_draws_them() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cost.svg");
    let path_text = path.to_str().expect("UTF-8");
    let arguments = ["--pits", "14-15", "--seeds", "9-10", "--rounds", "1", "--output", path_text];
    let out = answer("cost", &arguments, "");
    let mut lines = out.lines();
    assert_eq!(lines.next(), Some("game\tpits\tseeds\tsown\tnanoseconds"));
    let mut sizes = Vec::new();
    for line in lines {
        let columns: Vec<&str> = line.split('\t').collect();
        let &[game, pits, seeds, sown, nanoseconds] = columns.as_slice() else { panic!("{line:?}") };
        let number = |text: &str| text.parse::<f64>().unwrap_or_else(|error| panic!("{line:?}: {error}"));
        assert!(number(sown) >= 1.0 && number(nanoseconds) > 0.0, "{line:?}");
        sizes.push((game, pits, seeds));
    }
    // Fourteen pits with ten seeds each, and fifteen with nine, are more than 255 in all.
    assert_eq!(sizes, [("oware", "14", "9"), ("kalah", "14", "9")]);
    let picture = fs::read_to_string(path).expect("a picture");
    let drawn = roxmltree::Document::parse(&picture).expect("XML");
    assert!(drawn.root_element().has_tag_name(("http://www.w3.org/2000/svg", "svg")));
}

#[test]
fn cost_refuses_wrong_arguments_in_one_line() {
    for range in ["0", "16", "3-2", "1-16", "", "-", "x"] {
        let message = format!("{range:?} is not a range of pits: expected FROM-TO between 1 and 15");
        refuses("cost", &["--pits", range], &message);
    }
    refuses("cost", &["--seeds", "13"], "\"13\" is not a range of seeds: expected FROM-TO between 1 and 12");
    refuses(
        "cost",
        &["--rounds", "0"],
        "\"0\" is not a number of rounds: expected a whole number from 1 to 10000",
    );
}

// draw

#[cfg(feature = "svg")]
mod draw {
    use super::*;

    #[test]
    fn draw_makes_the_pictures_of_the_documentation() {
        let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
        let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
        fs::create_dir_all(&made).expect("a folder");
        let list = made.join("list.tsv");
        fs::copy(committed.join("list.tsv"), &list).expect("the list of pictures");
        assert_eq!(answer("draw", &["--list", list.to_str().expect("UTF-8")], ""), "");
        let mut pictures = 0;
        for file in fs::read_dir(&committed).expect("the folder of pictures") {
            let name = file.expect("a file").file_name();
            if name == "cost.svg" {
                continue; // measured, and never the same twice
            }
            let read = |folder: &Path| {
                let text = fs::read_to_string(folder.join(&name))
                    .unwrap_or_else(|error| panic!("{name:?}: {error}"));
                text.replace("\r\n", "\n")
            };
            let (old, new) = (read(&committed), read(&made));
            assert!(
                old == new,
                "{name:?} is out of date: cargo run --features svg --example draw -- --list docs/pictures/list.tsv"
            );
            assert!(old.len() < 40_000, "{name:?} has {} bytes", old.len());
            pictures += 1;
        }
        assert_eq!(pictures, 6, "five pictures and their list");
    }

    #[test]
    fn draw_writes_a_still_or_an_animation_to_the_standard_output_or_a_file() {
        let variant: Variant = "kujifunza".parse().expect("a variant");
        let (start, mv) = (variant.start(), variant.start().legal_moves()[0]);
        let title = format!("kujifunza: {start}");
        assert_eq!(answer("draw", &["kujifunza"], ""), start.drawn().svg().title(&title).to_string());
        let marked = start.drawn().last_move(mv).svg().title("x").theme(manqala::Theme::Dark).to_string();
        let mv_text = mv.to_string();
        let arguments = ["kujifunza", "--last", &mv_text, "--title", "x", "--theme", "dark"];
        assert_eq!(answer("draw", &arguments, ""), marked);

        let animation = start.animated(mv).expect("a legal move").title("x").looped().to_string();
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("animation.svg");
        let position = start.to_string();
        let path_text = path.to_str().expect("UTF-8");
        let arguments = [
            "kujifunza",
            "--position",
            &position,
            "--move",
            &mv_text,
            "--title",
            "x",
            "--loop",
            "--output",
            path_text,
        ];
        assert_eq!(answer("draw", &arguments, ""), "");
        assert_eq!(fs::read_to_string(path).expect("a picture"), animation);
    }

    #[test]
    fn draw_refuses_wrong_arguments_in_one_line() {
        let none: [&str; 0] = [];
        refuses("draw", &none, "expected VARIANT; --help lists the variants");
        refuses("draw", &["chess"], &unknown_variant("chess"));
        refuses(
            "draw",
            &["oware", "--theme", "pink"],
            "\"pink\" is not a theme: expected `auto`, `light` or `dark`",
        );
        refuses(
            "draw",
            &["oware", "--move", "a2"],
            "a2 cannot be played: a2 is not a pit of the player to move",
        );
        let output = run("draw", &["--list", "no such file"], b"");
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).starts_with("draw: no such file: "));
    }
}

// soak

#[cfg(feature = "laws")]
mod soak {
    use std::io::{BufRead, BufReader};

    use super::*;

    /// What a soak says that finds nothing odd, without what depends on the time.
    fn soaked(arguments: &[&str]) -> String {
        let out = answer("soak", arguments, "");
        assert!(
            out.contains("\ngames that lost or made seeds 0, panics 0, hangs 0, odd in all 0\n"),
            "{out}"
        );
        out.lines().filter(|line| !line.ends_with(" plies a second")).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn a_short_soak_of_every_variant_finds_nothing_odd() {
        let out = soaked(&["--games", "60", "--cut", "60", "--every", "16", "--patience", "60"]);
        for variant in Variant::NAMES {
            let line = out.lines().find(|line| line.split_whitespace().next() == Some(variant));
            let line = line.unwrap_or_else(|| panic!("{variant} in\n{out}"));
            let columns: Vec<&str> = line.split_whitespace().collect();
            assert!(columns.len() == 7 && columns[1] != "0" && columns[6] == "0", "{line}");
        }
    }

    #[test]
    fn a_soak_is_the_same_with_any_number_of_threads_and_is_resumed_by_its_seed() {
        let of = |arguments: &[&str]| {
            soaked(&[&["--variant", "kalah(4,3)", "--patience", "60", "--every", "16"], arguments].concat())
        };
        let whole = of(&["--seed", "5", "--games", "40"]);
        assert_eq!(whole, of(&["--seed", "5", "--games", "40", "--threads", "3"]));
        assert_eq!(
            of(&["--seed", "5", "--from", "30", "--games", "10"]),
            of(&["--seed", "35", "--games", "10"])
        );
        assert_ne!(whole, of(&["--seed", "6", "--games", "40"]));

        let plies = |out: &str| -> u64 {
            let line = out.lines().find(|line| line.starts_with("all ")).expect("the sums");
            line.split_whitespace().nth(2).and_then(|plies| plies.parse().ok()).expect("a number")
        };
        let parts = [["0", "30"], ["30", "10"]]
            .map(|[from, games]| plies(&of(&["--seed", "5", "--from", from, "--games", games])));
        assert_eq!(parts.iter().sum::<u64>(), plies(&whole));
    }

    #[cfg(unix)]
    #[test]
    fn a_soak_that_is_interrupted_sums_up_and_says_how_to_go_on() {
        let mut child = Command::new(program("soak"))
            .args(["--variant", "oware", "--plies", "1000000000000", "--seed", "9", "--patience", "600"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        // Its first line says that it is well under way.
        let mut line = String::new();
        BufReader::new(child.stderr.take().expect("a pipe"))
            .read_line(&mut line)
            .expect("a line of progress");
        assert!(line.contains(" of 1000000000000 plies, "), "{line}");
        let interrupt = Command::new("sh").arg("-c").arg(format!("kill -INT {}", child.id())).status();
        assert!(interrupt.expect("a shell").success());
        let output = child.wait_with_output().expect("the program ends");
        let out = text(&output.stdout);
        assert!(output.status.success(), "{}\n{out}", output.status);
        let games = out.lines().find_map(|line| line.strip_prefix("all ")).expect("the sums");
        let games = games.split_whitespace().next().expect("a number of games");
        let command = format!("-- --variant 'oware' --seed 9 --from {games} --plies ");
        let last = out.lines().last().expect("a last line");
        assert!(last.starts_with("stopped; go on with: ") && last.contains(&command), "{out}");
    }

    #[test]
    fn soak_refuses_wrong_arguments_in_one_line() {
        refuses("soak", &["--variant", "chess"], &unknown_variant("chess"));
        refuses(
            "soak",
            &["--every", "0"],
            "\"0\" is not a number of plies: expected a whole number from 1 to 4294967295",
        );
        refuses(
            "soak",
            &["--seed", "-1"],
            "\"-1\" is not a seed: expected a whole number from 0 to 18446744073709551615",
        );
        for arguments in [&["oware"][..], &["--wat"], &["--plies"]] {
            let output = run("soak", arguments, b"");
            let err = text(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{arguments:?}");
            assert!(err.starts_with("soak: ") && err.lines().count() == 1, "{err}");
        }
    }
}

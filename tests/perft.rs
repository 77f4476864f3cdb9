//! Numbers of sequences of legal moves from the start, from other programs and from the specification of the rules.
//!
//! A file of `tests/perft/` names its variant in the first line; every other line is a depth and a number.

use std::{fs, path::Path};

use manqala::Variant;

/// Without optimization, counts beyond this are left out.
const ENOUGH: u64 = if cfg!(debug_assertions) { 100_000 } else { u64::MAX };

#[test]
fn perft_from_the_start_gives_the_known_numbers() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let (mut files, mut counts) = (0, 0);
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let file = entry.expect("a readable folder").path();
        let text = fs::read_to_string(&file).expect("a readable file");
        let mut lines = text.lines();
        let variant = lines.next().and_then(|line| line.strip_prefix("variant ")).expect("a variant");
        let start = variant.parse::<Variant>().expect("a variant").start();
        for line in lines {
            let (depth, leaves) = line.split_once(' ').expect("a depth and a number");
            let (depth, leaves) = (depth.parse().expect("a depth"), leaves.parse().expect("a number"));
            if leaves <= ENOUGH {
                assert_eq!(start.perft(depth), leaves, "{variant} at depth {depth}");
                counts += 1;
            }
        }
        files += 1;
    }
    assert!(files >= 10 && counts >= 50, "{files} files, {counts} counts");
}

#[test]
fn all_grand_slam_policies_of_oware_count_alike_near_the_start() {
    let depth = if cfg!(debug_assertions) { 6 } else { 9 };
    let counts =
        ["oware", "oware:Forbidden", "oware:OpponentTakesRest", "oware:SpareFurthest", "oware:SpareNearest"]
            .map(|name| name.parse::<Variant>().expect("a variant").start().perft(depth));
    assert_eq!(counts, [counts[0]; 5]);
}

#[cfg(feature = "rayon")]
#[test]
fn all_threads_together_count_what_one_counts() {
    for variant in Variant::all() {
        let start = variant.start();
        for depth in 0..=5 {
            assert_eq!(start.par_perft(depth), start.perft(depth), "{variant} at depth {depth}");
        }
    }
    let over: manqala::Position<manqala::rules::Oware> =
        "0,1,0,0,0,0/0,0,0,0,0,0 25,22 N".parse().expect("a position of Oware");
    assert_eq!([0, 1, 4].map(|depth| over.par_perft(depth)), [1, 0, 0]);
}

#[cfg(feature = "rayon")]
#[test]
fn a_parallel_count_tells_of_every_part_once() {
    let heard = std::sync::Mutex::new(Vec::new());
    let start = manqala::Position::<manqala::rules::Kalah>::default();
    start.par_perft_watched(7, |progress| heard.lock().expect("no panic").push(progress));
    let mut heard = heard.into_inner().expect("no panic");
    heard.sort_by_key(|progress| progress.done);
    assert!(heard.len() > 100, "{}", heard.len());
    for (i, progress) in heard.iter().enumerate() {
        assert_eq!((progress.done, progress.parts), (i + 1, heard.len()));
    }
}

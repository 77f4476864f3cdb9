//! One count and nothing else, to be run under a tool that counts instructions:
//!
//! ```text
//! cargo bench --bench instructions --no-run
//! valgrind --tool=callgrind target/release/deps/instructions-… engine oware 8
//! valgrind --tool=callgrind target/release/deps/instructions-… by-hand oware 8
//! ```
//!
//! Without arguments it checks that all counts agree.

mod contest;
mod yardstick;

use std::process::ExitCode;

use contest::CONTESTS;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    let [who, game, depth] = arguments.as_slice() else {
        for contest in CONTESTS {
            let (depth, leaves) = contest.count;
            assert_eq!((contest.engine)(depth), leaves, "engine: {}", contest.name);
            assert_eq!((contest.by_hand)(depth), leaves, "by hand: {}", contest.name);
        }
        println!("all counts agree");
        return ExitCode::SUCCESS;
    };
    let contest = CONTESTS.iter().find(|contest| contest.name == game);
    match (contest, who.as_str(), depth.parse()) {
        (Some(contest), "engine", Ok(depth)) => println!("{}", (contest.engine)(depth)),
        (Some(contest), "by-hand", Ok(depth)) => println!("{}", (contest.by_hand)(depth)),
        _ => {
            eprintln!("expected `engine` or `by-hand`, a game and a depth, found {arguments:?}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

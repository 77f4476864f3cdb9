//! Writes pictures of the page in the middle of games, to be looked at: `cargo run -- FOLDER`.

use std::{env, path::PathBuf, process::ExitCode, thread, time::Duration};

use browser::{Browser, Page, Server};

const GAMES: [&str; 5] = ["kiswahili", "oware", "togyz", "namnam", "oware(12,4)"];

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("expected the folder that the pictures go to");
        return ExitCode::from(2);
    };
    let (server, browser) = (Server::start(), Browser::start());
    for (device, width, height) in [("phone", 390, 844), ("desktop", 1100, 900)] {
        for scheme in ["light", "dark"] {
            let mut page = browser.open(server.url(), width, height, scheme);
            for game in GAMES {
                show_the_middle_of(&mut page, game);
                page.picture(&folder.join(format!("{game}-{device}-{scheme}.png")));
            }
            for (name, game, start) in MARKED {
                show_marks(&mut page, game, start);
                page.picture(&folder.join(format!("{name}-{device}-{scheme}.png")));
            }
            page.value("document.querySelector('.pit.legal').click()");
            page.picture(&folder.join(format!("menu-{device}-{scheme}.png")));
        }
    }
    ExitCode::SUCCESS
}

/// Positions with what is special about pits: tuzdyks, pits on the other side, houses and a closed pit.
const MARKED: [(&str, &str, &str); 4] = [
    ("tuzdyks", "togyz", "9,9,0,9,9,9,9,9,9/9,9,9,9,9,0,9,9,9 19,8 S c2 f1"),
    ("owners", "namnam", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNNNSS/SSSSSS"),
    ("houses", "kiswahili", "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 22,22 S SN -"),
    ("closed", "kiswahili", "0,0,0,0,0,0,0,0/3,0,0,2,0,0,0,0/0,2,0,0,6,2,0,0/1,0,0,0,0,0,0,0 0,0 S - f2"),
];

/// Shows a position, and the menu if a pit can be played in several ways.
fn show_marks(page: &mut Page, game: &str, start: &str) {
    page.value("document.querySelector('details').open = true");
    page.write("#name", game);
    page.write("#start", start);
    page.click("#set-up");
    page.wait_for(&format!("document.getElementById('position').textContent === {start:?}"));
    page.wait_for_phase("waiting");
    page.write("#start", "");
    page.value("document.querySelector('details').open = false; scrollTo(0, 0)");
}

/// Plays some moves, and shows the next one half sown where that is no long turn.
fn show_the_middle_of(page: &mut Page, game: &str) {
    page.choose("#speed", "0");
    page.value("document.querySelector('details').open = true");
    page.write("#name", game);
    page.click("#set-up");
    page.wait_for(&format!("document.getElementById('board').dataset.variant === {game:?}"));
    let mut played = 0;
    loop {
        page.wait_for("['waiting', 'over'].includes(document.getElementById('board').dataset.phase)");
        if page.value("document.getElementById('board').dataset.phase") == "over" {
            page.click("#new");
            page.wait_for("document.getElementById('moves').textContent === 'none yet'");
            played = 0;
        } else if played < 8 {
            page.click_a_pit(3 * played + 1);
            played += 1;
        } else {
            break;
        }
    }
    page.value("document.querySelector('details').open = false; scrollTo(0, 0)");
    if game.starts_with("oware") {
        page.choose("#speed", "600");
        page.click_a_pit(4);
        thread::sleep(Duration::from_millis(2000));
    }
}

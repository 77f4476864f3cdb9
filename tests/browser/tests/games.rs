//! Games in a browser, from the first click to the result.

use browser::{Browser, Page, Server};

/// The page on a desktop computer; server and browser end with the test.
fn open() -> (Page, Browser, Server) {
    let (server, browser) = (Server::start(), Browser::start());
    let page = browser.open(server.url(), 1100, 900, "light");
    (page, browser, server)
}

#[track_caller]
fn expect_no_errors(page: &mut Page) {
    let errors = page.errors();
    assert!(errors.is_empty(), "{errors:#?}");
}

/// Waits for the start of a game.
#[track_caller]
fn expect_start(page: &mut Page, variant: &str) {
    page.wait_for(&format!("document.getElementById('board').dataset.variant === {variant:?}"));
    page.wait_for_phase("waiting");
    assert_eq!(page.text("#moves"), "none yet");
}

/// Chooses a game.
#[track_caller]
fn begin(page: &mut Page, variant: &str) {
    page.choose("#variant", variant);
    expect_start(page, variant);
}

/// Sets up a game.
#[track_caller]
fn set_up(page: &mut Page, variant: &str, start: &str) {
    page.value("document.querySelector('details').open = true");
    page.write("#name", variant);
    page.write("#start", start);
    page.click("#set-up");
    expect_start(page, variant);
}

/// Clicks a pit, watches the seeds, waits for the answer, and lets random players finish the game.
fn play(variant: &str) {
    let (mut page, _browser, _server) = open();
    begin(&mut page, variant);
    let before = page.text("#position");
    page.watch();
    page.click_a_pit(0);
    page.wait_for_phase("sowing");
    page.wait_for("document.getElementById('moves').textContent.split(' ').length >= 2");
    let seen = page.seen();
    // A pit was lifted, and some seeds fell one after the other.
    assert!(seen.len() >= 4, "{variant}: {seen:?}");
    let (start, lifted) = (&seen[0], &seen[1]);
    assert_eq!(start.len(), lifted.len());
    assert_ne!(start, lifted, "{variant}");

    page.choose("#speed", "80");
    page.wait_for("['waiting', 'over'].includes(document.getElementById('board').dataset.phase)");
    assert_ne!(page.text("#position"), before);

    page.choose("#speed", "0");
    page.choose("#south", "random");
    page.wait_for_phase("over");
    let said = page.text("#status");
    assert!(said.contains(" wins: ") || said.contains("A draw: "), "{variant}: {said}");
    assert_eq!(page.value("document.querySelectorAll('.pit.legal').length"), 0);
    expect_no_errors(&mut page);
}

#[test]
fn oware_is_played_from_a_click_to_its_end() {
    play("oware");
}

#[test]
fn kalah_is_played_from_a_click_to_its_end() {
    play("kalah");
}

#[test]
fn bao_is_played_from_a_click_to_its_end() {
    play("kiswahili");
}

#[test]
fn togyz_is_played_from_a_click_to_its_end() {
    play("togyz");
}

#[test]
fn seeds_fall_one_by_one() {
    let (mut page, _browser, _server) = open();
    begin(&mut page, "oware");
    page.choose("#north", "person");
    page.wait_for_phase("waiting");
    page.choose("#speed", "600");
    page.watch();
    page.click("[data-pit=c1]");
    page.wait_for("document.getElementById('moves').textContent === 'c1'");
    page.wait_for_phase("waiting");
    let north = [4; 6];
    let steps = [
        [[4, 4, 4, 4, 4, 4], north],
        [[4, 4, 0, 4, 4, 4], north],
        [[4, 4, 0, 5, 4, 4], north],
        [[4, 4, 0, 5, 5, 4], north],
        [[4, 4, 0, 5, 5, 5], north],
        [[4, 4, 0, 5, 5, 5], [4, 4, 4, 4, 4, 5]],
    ];
    // The page begins with North's row.
    let expected: Vec<Vec<u32>> =
        steps.iter().map(|[south, north]| [&north[..], &south[..]].concat()).collect();
    assert_eq!(page.seen(), expected);
    assert_eq!(page.value("document.querySelector('.pit.last').dataset.pit"), "c1");
    assert_eq!(page.text("#position"), "4,4,4,4,4,5/4,4,0,5,5,5 0,0 N");
    expect_no_errors(&mut page);
}

#[test]
fn without_animation_the_next_position_is_there_at_once() {
    let (mut page, _browser, _server) = open();
    begin(&mut page, "oware");
    page.choose("#north", "person");
    page.choose("#speed", "0");
    page.wait_for_phase("waiting");
    page.watch();
    page.click("[data-pit=a1]");
    page.wait_for("document.getElementById('moves').textContent === 'a1'");
    page.wait_for_phase("waiting");
    page.value("new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen(1))))");
    assert_eq!(page.seen().len(), 2, "the start and the next position");
    expect_no_errors(&mut page);
}

#[test]
fn a_move_is_made_with_the_keyboard() {
    let (mut page, _browser, _server) = open();
    begin(&mut page, "oware");
    page.choose("#north", "person");
    page.choose("#speed", "0");
    page.wait_for_phase("waiting");
    page.value("document.querySelector('[data-pit=a1]').focus()");
    page.press("ArrowRight");
    assert_eq!(
        page.value("document.activeElement.getAttribute('aria-label')"),
        "b1, 4 seeds, South’s, can be played"
    );
    page.press("Enter");
    page.wait_for("document.getElementById('moves').textContent === 'b1'");
    // The pits of the other player do nothing.
    page.wait_for_phase("waiting");
    page.press("Enter");
    page.click("[data-pit=a1]");
    assert_eq!(page.text("#moves"), "b1");
    expect_no_errors(&mut page);
}

#[test]
fn a_pit_that_is_played_in_several_ways_asks_which() {
    let (mut page, _browser, _server) = open();
    // Nothing can be captured, so every pit with two seeds or more may go both ways.
    let start = "2,2,0,0,0,0,0,0/0,0,0,0,0,0,0,1/0,0,3,0,0,0,0,0/0,0,0,0,0,0,0,0 0,0 S";
    set_up(&mut page, "kujifunza", start);
    page.choose("#speed", "0");
    page.choose("#north", "person");
    page.wait_for_phase("waiting");

    page.click("[data-pit=c2]");
    assert_eq!(page.value("document.getElementById('choice').open"), true);
    assert_eq!(page.text("#question"), "How is c2 to be played?");
    let offered =
        page.value("[...document.querySelectorAll('#answers button')].map((button) => button.dataset.move)");
    assert_eq!(offered, serde_json::json!(["c2+", "c2-"]));
    page.press("Escape");
    page.wait_for("!document.getElementById('choice').open");
    assert_eq!(page.text("#moves"), "none yet");

    page.click("[data-pit=c2]");
    page.click("[data-move='c2-']");
    page.wait_for("document.getElementById('moves').textContent === 'c2-'");
    expect_no_errors(&mut page);
}

#[test]
fn a_move_is_taken_back_with_its_answer() {
    let (mut page, _browser, _server) = open();
    begin(&mut page, "bestemshe");
    page.choose("#speed", "0");
    page.wait_for_phase("waiting");
    let start = page.text("#position");
    assert_eq!(page.value("document.getElementById('undo').disabled"), true);
    page.click("[data-pit=a1]");
    page.wait_for("document.getElementById('moves').textContent.split(' ').length === 2");
    page.wait_for_phase("waiting");
    page.click("#undo");
    page.wait_for("document.getElementById('moves').textContent === 'none yet'");
    assert_eq!(page.text("#position"), start);
    assert_eq!(page.value("document.querySelectorAll('.pit.legal').length"), 5);
    expect_no_errors(&mut page);
}

#[test]
fn a_move_is_taken_back_while_its_seeds_fall() {
    let (mut page, _browser, _server) = open();
    begin(&mut page, "togyz");
    page.choose("#speed", "600");
    page.wait_for_phase("waiting");
    page.click("[data-pit=a1]");
    page.wait_for_phase("sowing");
    page.click("#undo");
    page.wait_for_phase("waiting");
    assert_eq!(page.text("#moves"), "none yet");
    assert_eq!(page.value("document.querySelector('[data-pit=a1]').dataset.seeds"), "9");
    assert_eq!(page.value("document.querySelector('.hand').hidden"), true);
    expect_no_errors(&mut page);
}

#[test]
fn what_the_server_refuses_is_said_and_the_game_goes_on() {
    let (mut page, _browser, _server) = open();
    page.write("#name", "oware(13,4)");
    page.click("summary");
    page.click("#set-up");
    page.wait_for("!document.getElementById('error').hidden");
    assert_eq!(page.text("#error"), "variant: a board of 13 columns is not offered: this game has 1 to 12");
    page.wait_for_phase("waiting");

    page.write("#name", "oware(3,2)");
    page.click("#set-up");
    page.wait_for("document.querySelectorAll('.pit').length === 6");
    page.wait_for_phase("waiting");
    assert_eq!(page.value("document.getElementById('error').hidden"), true);
    assert_eq!(page.text("#position"), "2,2,2/2,2,2 0,0 S");
    // A refused request is an error to the browser too, and nothing else went wrong.
    assert_eq!(page.errors().len(), 1);
}

#[test]
fn a_server_that_has_gone_is_noticed() {
    let (mut page, _browser, server) = open();
    begin(&mut page, "oware");
    drop(server);
    page.click("[data-pit=a1]");
    page.wait_for("!document.getElementById('error').hidden");
    assert_eq!(page.text("#error"), "The server does not answer. Is it still running?");
    page.wait_for_phase("waiting");
    assert_eq!(page.text("#moves"), "none yet");
    assert_eq!(page.value("document.querySelectorAll('.pit.legal').length"), 6);
}

#[test]
fn every_variant_is_played_to_its_end() {
    let (mut page, _browser, _server) = open();
    page.choose("#speed", "0");
    page.choose("#south", "random");
    let names =
        page.value("[...document.querySelectorAll('#variant option')].map((o) => o.value).filter(Boolean)");
    let names = names.as_array().unwrap();
    assert!(names.len() > 10);
    for name in names {
        let name = name.as_str().unwrap();
        page.choose("#variant", name);
        page.wait_for(&format!("document.getElementById('board').dataset.variant === {name:?}"));
        page.wait_for_phase("over");
        let said = page.text("#status");
        assert!(said.contains(" wins: ") || said.contains("A draw: "), "{name}: {said}");
    }
    expect_no_errors(&mut page);
}

#[test]
fn nothing_is_wider_than_a_phone() {
    let (server, browser) = (Server::start(), Browser::start());
    let mut page = browser.open(server.url(), 390, 844, "dark");
    for name in ["oware(12,4)", "kiswahili", "togyz", "kalah(1,1)"] {
        set_up(&mut page, name, "");
        assert_eq!(page.value("document.documentElement.scrollWidth"), 390, "{name}");
    }
    expect_no_errors(&mut page);
}

/// As a shell does when Ctrl-C is pressed.
#[cfg(unix)]
#[test]
fn the_server_stops_on_ctrl_c() {
    let mut server = Server::start();
    let number = server.process().id().to_string();
    let sent = std::process::Command::new("kill").args(["-INT", &number]).status().unwrap();
    assert!(sent.success());
    let ended = server.process().wait().unwrap();
    assert!(ended.success(), "{ended}");
}

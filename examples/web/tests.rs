//! The server as somebody at the other end of a connection finds it.

use std::{
    io::{self, Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    sync::LazyLock,
    thread,
    time::{Duration, Instant},
};

use manqala::{AnyPosition, Game, Variant};
use serde_json::{Value, json};

use crate::{files::FILES, limits::Limits, server::Server};

/// A server with the usual limits, but less patience.
static SERVER: LazyLock<SocketAddr> =
    LazyLock::new(|| start(Limits { patience: Duration::from_secs(2), ..Limits::default() }));

fn start(limits: Limits) -> SocketAddr {
    let server = Server::bind(Ipv4Addr::LOCALHOST.into(), 0, limits).unwrap();
    let url = server.url();
    server.start().unwrap();
    url.strip_prefix("http://").unwrap().strip_suffix('/').unwrap().parse().unwrap()
}

/// What was answered.
struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn json(&self) -> Value {
        assert!(self.head.contains("\r\nContent-Type: application/json\r\n"), "{}", self.head);
        serde_json::from_str(&self.body).unwrap()
    }

    /// The status and the words of a refusal.
    fn refused(&self) -> (u16, String) {
        (self.status, self.json()["error"].as_str().unwrap_or_else(|| panic!("{}", self.body)).to_owned())
    }
}

/// Sends bytes and reads the answer to its end.
fn send_to(server: SocketAddr, bytes: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(server).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    stream.write_all(bytes).unwrap();
    read(&mut stream)
}

fn read(stream: &mut TcpStream) -> Answer {
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {text:?}"));
    let status = head.strip_prefix("HTTP/1.1 ").and_then(|rest| rest[..3].parse().ok()).unwrap();
    Answer { status, head: format!("{head}\r\n"), body: body.to_owned() }
}

fn send(bytes: &str) -> Answer {
    send_to(*SERVER, bytes.as_bytes())
}

fn get(path: &str) -> Answer {
    send(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", *SERVER))
}

/// A question with more headers, a line each, and a body.
fn post_with(server: SocketAddr, path: &str, headers: &str, body: &str) -> Answer {
    let length = body.len();
    let request =
        format!("POST {path} HTTP/1.1\r\nHost: {server}\r\nContent-Length: {length}\r\n{headers}\r\n{body}");
    send_to(server, request.as_bytes())
}

const JSON: &str = "Content-Type: application/json\r\n";

fn post_to(server: SocketAddr, path: &str, body: &Value) -> Answer {
    post_with(server, path, JSON, &body.to_string())
}

fn post(path: &str, body: &Value) -> Answer {
    post_to(*SERVER, path, body)
}

#[test]
fn every_file_of_the_page_is_found_and_named_in_the_page_or_a_script() {
    let mut named = String::from("/");
    for file in FILES {
        let answer = get(file.path);
        assert_eq!(answer.status, 200, "{}", file.path);
        assert!(answer.head.contains(&format!("\r\nContent-Type: {}\r\n", file.content_type)));
        assert!(answer.head.contains("\r\nContent-Security-Policy: default-src 'none';"));
        assert_eq!(answer.body, file.text);
        named += file.text;
    }
    for file in FILES {
        assert!(named.contains(file.path.trim_start_matches('/')), "{} is not used", file.path);
    }
}

#[test]
fn the_variants_are_listed_with_their_options_and_starts() {
    let variants = get("/api/variants").json();
    let names: Vec<&str> = variants.as_array().unwrap().iter().map(|v| v["name"].as_str().unwrap()).collect();
    assert_eq!(names, Variant::NAMES);
    let kalah = variants.as_array().unwrap().iter().find(|v| v["name"] == "kalah").unwrap();
    assert_eq!(kalah["options"], json!(["empty_capture"]));
    assert_eq!(kalah["start"], "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S");
}

#[test]
fn a_new_game_is_told_with_its_pits_and_legal_moves() {
    let state = post("/api/game", &json!({ "variant": "oware:Capture" })).json();
    assert_eq!(state["variant"], "oware");
    assert_eq!(state["position"], "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S");
    assert_eq!((&state["files"], &state["ranks"], &state["turn"]), (&json!(6), &json!(2), &json!("S")));
    assert_eq!(state["moves"], json!(["a1", "b1", "c1", "d1", "e1", "f1"]));
    assert_eq!(state["pits"].as_array().unwrap().len(), 12);
    assert_eq!(state["pits"][6], json!({ "pit": "a2", "seeds": 4, "owner": "N", "mark": null }));
    assert_eq!((&state["plies"], &state["last"], &state["result"]), (&json!(0), &Value::Null, &Value::Null));
}

#[test]
fn what_is_special_about_a_pit_is_told() {
    let pit = |state: &Value, name: &str| {
        let pits = state["pits"].as_array().unwrap();
        let pit = pits.iter().find(|pit| pit["pit"] == name).unwrap();
        (pit["owner"].as_str().unwrap().to_owned(), pit["mark"].clone())
    };
    let of = |body: &Value| post("/api/game", body).json();

    let togyz = of(&json!({ "variant": "togyz", "start": "9,9,0,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 9,0 S c2 -" }));
    assert_eq!(pit(&togyz, "c2"), ("S".to_owned(), json!("claimed")));
    let bao = of(&json!({ "variant": "kiswahili" }));
    assert_eq!(pit(&bao, "e2"), ("S".to_owned(), json!("house")));
    assert_eq!(bao["hands"], true);
    assert_eq!(bao["has_stores"], true);
    assert_eq!(bao["stores"], json!([22, 22]));
    assert_eq!(of(&json!({ "variant": "kujifunza" }))["has_stores"], false);
    let rounds = of(&json!({ "variant": "namnam", "start": "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNNNSS/SSSSSS" }));
    assert_eq!(pit(&rounds, "f2"), ("S".to_owned(), Value::Null));
    assert_eq!(rounds["moves"].as_array().unwrap().len(), 8);
}

#[test]
fn a_move_is_answered_with_its_events_and_the_position_after_it() {
    let played = post("/api/play", &json!({ "variant": "kalah", "moves": ["c1"], "move": "a1" })).json();
    assert_eq!(played["move"], "a1");
    assert_eq!(played["events"][0], json!({ "Lift": { "pit": "a1", "seeds": 4 } }));
    assert_eq!(played["events"][1], json!({ "Drop": { "site": { "Pit": "b1" }, "hand": 3 } }));
    assert_eq!(played["cut"], false);
    assert_eq!(played["state"]["position"], "4,4,4,4,4,4/0,5,1,6,6,5 1,0 N");
    assert_eq!((&played["state"]["last"], &played["state"]["plies"]), (&json!("a1"), &json!(2)));
}

#[test]
fn a_move_by_lot_is_legal_and_differs_from_time_to_time() {
    let legal = ["a1", "b1", "c1", "d1", "e1", "f1"];
    let mut seen = Vec::new();
    for _ in 0..100 {
        let played = post("/api/random", &json!({ "variant": "oware" })).json();
        let mv = played["move"].as_str().unwrap().to_owned();
        assert!(legal.contains(&mv.as_str()));
        assert_eq!(played["state"]["last"], mv);
        seen.push(mv);
    }
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() > 1, "a hundred times the same of six moves");
}

#[test]
fn a_game_whose_position_comes_back_is_over() {
    // Two seeds go round and never meet.
    let start = "0,0,0,0,0,1/1,0,0,0,0,0 23,23 S";
    let (variant, mut moves) = ("oware".parse::<Variant>().unwrap(), Vec::new());
    let mut game = Game::new(variant.parse(start).unwrap());
    while !game.is_over() {
        let mv = game.position().legal_moves()[0];
        game.play(mv).unwrap();
        moves.push(mv.to_string());
    }
    let body = json!({ "variant": "oware", "start": start, "moves": moves });
    let state = post("/api/game", &body).json();
    assert_eq!(
        state["result"],
        json!({ "winner": null, "reason": "a position has come back", "seeds": [23, 23] })
    );
    assert_eq!(state["moves"], json!([]));
    let refused = (422, "no move is left: the game is over, a position has come back".to_owned());
    assert_eq!(post("/api/random", &body).refused(), refused);
}

#[test]
fn random_games_of_every_variant_are_played_to_their_ends() {
    for variant in Variant::all() {
        let mut moves: Vec<String> = Vec::new();
        let mut game = Game::<AnyPosition>::new(variant.start());
        loop {
            let body = json!({ "variant": variant.to_string(), "moves": moves });
            let answer = post("/api/random", &body);
            assert_eq!(answer.status, 200, "{variant} after {moves:?}: {}", answer.body);
            let played = answer.json();
            let mv = played["move"].as_str().unwrap();
            game.play(mv.parse().unwrap()).unwrap();
            moves.push(mv.to_owned());
            let state = &played["state"];
            assert_eq!(state["position"], game.position().to_string(), "{variant} after {moves:?}");
            assert_eq!(state["result"].is_null(), !game.is_over(), "{variant} after {moves:?}");
            if let Some(result) = game.result() {
                assert_eq!(state["result"]["reason"], result.finish.to_string());
                assert_eq!(state["result"]["seeds"], json!(result.seeds));
                break;
            }
            assert!(moves.len() < Limits::default().plies, "{variant} does not end");
        }
    }
}

#[test]
fn the_questions_of_the_readme_have_the_answers_that_follow_them() {
    let text = include_str!("README.md");
    let mut asked = 0;
    for block in text.split("```http\nPOST ").skip(1) {
        let (path, rest) = block.split_once('\n').unwrap();
        let (question, rest) = rest.split_once("```\n\n```json\n").unwrap();
        let (answer, _) = rest.split_once("```").unwrap();
        let question: Value = serde_json::from_str(question).unwrap();
        let answer: Value = serde_json::from_str(answer).unwrap();
        assert_eq!(post(path, &question).json(), answer, "{path} {question}");
        asked += 1;
    }
    assert_eq!(asked, 3);
}

#[test]
fn the_limits_of_the_readme_are_those_of_the_server() {
    let text = include_str!("README.md");
    let Limits { workers, head, url, body, patience, plies, replay, events } = Limits::default();
    let thousands = |number: usize| format!("{},{:03}", number / 1000, number % 1000);
    for line in [
        format!("| requests answered at a time | {workers}, others wait |"),
        format!("| a request to arrive, and an answer to be taken | {} seconds each |", patience.as_secs()),
        format!("| first line and headers | {} KiB, 64 headers |", head / 1024),
        format!("| path | {url} bytes |"),
        format!("| body | {} KiB |", body / 1024),
        format!("| moves of a game | {} |", thousands(plies)),
        format!("| playing them again | {} seconds |", replay.as_secs()),
        format!("| events told of a turn | {} |", thousands(events)),
    ] {
        assert!(text.contains(&line), "{line}");
    }
}

#[test]
fn what_the_crate_refuses_is_refused_in_its_words() {
    let refused = |path, body| post(path, &body).refused();
    let (status, words) = refused("/api/game", json!({ "variant": "chess" }));
    assert_eq!(status, 422);
    assert!(words.starts_with(r#"variant: "chess" is not a variant: expected one of `oware`"#), "{words}");
    assert_eq!(
        refused("/api/game", json!({ "variant": "oware", "start": "4,4 0,0 S" })),
        (422, "start: board: expected 2 ranks separated by `/`, found 1".to_owned())
    );
    assert_eq!(
        refused("/api/play", json!({ "variant": "oware", "moves": ["a1"], "move": "a1" })),
        (422, "ply 2: a1 cannot be played: a1 is not a pit of the player to move".to_owned())
    );
    let (status, words) = refused("/api/play", json!({ "variant": "oware", "move": "A1" }));
    assert_eq!(status, 422);
    assert!(words.starts_with(r#"ply 1: "A1" is not a move"#), "{words}");
    let (status, words) = refused("/api/random", json!({ "variant": "oware", "moves": ["a1", "a1"] }));
    assert_eq!(status, 422);
    assert!(words.starts_with("ply 2: a1 cannot be played"), "{words}");
    let over = json!({ "variant": "kalah", "start": "0,0,0,0,0,0/0,0,0,0,0,0 25,23 S", "move": "a1" });
    assert_eq!(
        refused("/api/play", over),
        (422, "ply 1: a1 cannot be played: the game is over, a row is empty".to_owned())
    );
}

#[test]
fn a_body_that_is_no_question_is_refused() {
    for body in ["", "{", "[]", "{}", r#"{"variant":"oware","more":1}"#, r#"{"variant":7}"#, "\u{7f}"] {
        let (status, words) = post_with(*SERVER, "/api/game", JSON, body).refused();
        assert_eq!(status, 400, "{body}");
        assert!(words.starts_with("the body is not what is expected here"), "{words}");
    }
    assert_eq!(post("/api/play", &json!({ "variant": "oware" })).refused().0, 400);
    let plain = post_with(*SERVER, "/api/game", "Content-Type: text/plain\r\n", r#"{"variant":"oware"}"#);
    assert_eq!(plain.refused().0, 415);
    assert_eq!(post_with(*SERVER, "/api/game", "", r#"{"variant":"oware"}"#).refused().0, 415);
}

#[test]
fn games_are_as_long_as_the_limit_and_no_longer() {
    // The number is refused before any move is played, the greatest number only for what its moves are.
    let most = Limits::default().plies;
    let (status, words) =
        post("/api/game", &json!({ "variant": "oware", "moves": vec!["a1"; most + 1] })).refused();
    assert_eq!(
        (status, words),
        (422, format!("the game has {} moves: at most {most} are played again", most + 1))
    );
    let (status, words) =
        post("/api/game", &json!({ "variant": "oware", "moves": vec!["a1"; most] })).refused();
    assert_eq!(status, 422);
    assert!(words.starts_with("ply 2: "), "{words}");
}

#[test]
fn a_replay_ends_when_its_time_is_over() {
    let server = start(Limits { replay: Duration::ZERO, ..Limits::default() });
    let answer = post_to(server, "/api/game", &json!({ "variant": "oware", "moves": ["a1"] }));
    assert_eq!(answer.refused(), (503, "the moves take too long to be played again".to_owned()));
}

#[test]
fn the_events_of_a_long_turn_are_cut() {
    let server = start(Limits { events: 3, ..Limits::default() });
    let played = post_to(server, "/api/play", &json!({ "variant": "kenya-laps", "move": "a1" })).json();
    assert_eq!(played["events"].as_array().unwrap().len(), 3);
    assert_eq!(played["cut"], true);
    assert_eq!(played["state"]["plies"], 1);
}

#[test]
fn other_methods_and_paths_are_refused() {
    for (method, path, allowed) in [
        ("POST", "/", "GET"),
        ("HEAD", "/style.css", "GET"),
        ("DELETE", "/api/variants", "GET"),
        ("GET", "/api/game", "POST"),
        ("OPTIONS", "/api/play", "POST"),
    ] {
        let answer = send(&format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n\r\n", *SERVER));
        assert_eq!(
            answer.refused(),
            (405, format!("{method} is not answered here: expected {allowed}")),
            "{path}"
        );
        assert!(answer.head.contains(&format!("\r\nAllow: {allowed}\r\n")));
        assert!(!answer.head.contains("Access-Control"));
    }
    for path in
        ["/x", "/api", "/api/", "/main.rs", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/?x=1", "//", "*"]
    {
        assert_eq!(get(path).refused(), (404, format!("there is nothing at {path:?}")));
    }
}

#[test]
fn a_server_answers_to_its_own_names_only() {
    let port = SERVER.port();
    for host in [format!("127.0.0.1:{port}"), format!("localhost:{port}"), format!("LocalHost:{port}")] {
        assert_eq!(send(&format!("GET / HTTP/1.1\r\nHost: {host}\r\n\r\n")).status, 200, "{host}");
    }
    for host in ["evil.example", "localhost", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example", ""] {
        for path in ["/", "/api/variants", "/nothing"] {
            let (status, words) = send(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n")).refused();
            assert_eq!(status, 421, "{host}");
            assert!(words.ends_with(&format!("expected 127.0.0.1:{port} or localhost:{port}")), "{words}");
        }
    }
    for hosts in ["", "Host: localhost\r\nHost: localhost\r\n"] {
        let refused = send(&format!("GET / HTTP/1.1\r\n{hosts}\r\n")).refused();
        assert_eq!(refused, (400, "expected one Host header that can be read".to_owned()));
    }
}

#[test]
fn pages_of_others_are_not_answered() {
    let ask = |header: &str| {
        let headers = format!("{JSON}{header}\r\n");
        post_with(*SERVER, "/api/game", &headers, r#"{"variant":"oware"}"#)
    };
    let own = format!("Origin: http://localhost:{}", SERVER.port());
    for header in [own.as_str(), "Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: none"] {
        assert_eq!(ask(header).status, 200, "{header}");
    }
    for header in [
        "Origin: http://evil.example",
        "Origin: null",
        "Origin: https://localhost",
        "Sec-Fetch-Site: cross-site",
        "Sec-Fetch-Site: same-site",
    ] {
        assert_eq!(ask(header).refused(), (403, "requests from other pages are not answered".to_owned()));
    }
    let listed = send(&format!(
        "GET /api/variants HTTP/1.1\r\nHost: {}\r\nOrigin: http://evil.example\r\n\r\n",
        *SERVER
    ));
    assert_eq!(listed.refused().0, 403);
}

#[test]
fn requests_that_are_too_large_are_refused() {
    let Limits { head, url, body, .. } = Limits::default();
    let refused = |bytes: String| send(&bytes).refused();
    let host = *SERVER;

    let most = post_with(*SERVER, "/api/game", JSON, &" ".repeat(body));
    assert_eq!(most.refused().0, 400);
    let long = post_with(*SERVER, "/api/game", JSON, &" ".repeat(body + 1));
    assert_eq!(long.refused(), (413, format!("the body is longer than {body} bytes")));
    let claims = |length: &str| {
        format!(
            "POST /api/game HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n{length}\r\n\r\n"
        )
    };
    assert_eq!(refused(claims("Content-Length: 99999999999999999999999")).0, 413);
    assert_eq!(refused(claims("Content-Length: -1")).0, 400);
    assert_eq!(refused(claims("Content-Length: +1")).0, 400);
    assert_eq!(refused(claims("Content-Length: 2\r\nContent-Length: 2")).0, 400);
    assert_eq!(refused(claims("Transfer-Encoding: chunked\r\nContent-Length: 2")).0, 411);
    assert_eq!(refused(claims("X: y")), (411, "the body has no Content-Length".to_owned()));

    let path = |length: usize| format!("GET /{} HTTP/1.1\r\nHost: {host}\r\n\r\n", "x".repeat(length - 1));
    assert_eq!(refused(path(url)).0, 404);
    assert_eq!(refused(path(url + 1)), (414, format!("the path is longer than {url} bytes")));
    assert_eq!(refused(path(2 * head)).0, 414);
    let header = format!("GET / HTTP/1.1\r\nHost: {host}\r\nX: {}\r\n\r\n", "x".repeat(head));
    assert_eq!(refused(header), (431, format!("the headers are longer than {head} bytes, or too many")));
    let many = format!("GET / HTTP/1.1\r\nHost: {host}\r\n{}\r\n", "X: y\r\n".repeat(100));
    assert_eq!(refused(many).0, 431);
}

#[test]
fn what_is_no_request_is_refused() {
    for bytes in [
        "\u{1}\u{2}\r\n\r\n",
        "GET\r\n\r\n",
        "GET / HTTP/2.0\r\n\r\n",
        "GET / HTTP/1.1\r\nbad header\r\n\r\n",
    ] {
        let (status, words) = send(bytes).refused();
        assert_eq!(status, 400, "{bytes:?}");
        assert!(words.starts_with("the request cannot be read"), "{words}");
    }
    let mut stream = TcpStream::connect(*SERVER).unwrap();
    write!(
        stream,
        "POST /api/game HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{{}}",
        *SERVER
    )
    .unwrap();
    stream.shutdown(std::net::Shutdown::Write).unwrap();
    assert_eq!(read(&mut stream).refused(), (400, "the body ends too early".to_owned()));
}

#[test]
fn whoever_is_slow_is_cut_off_however_many_connections_he_opens() {
    let limits = Limits { workers: 2, patience: Duration::from_millis(300), ..Limits::default() };
    let server = start(limits);
    let began = Instant::now();
    // More connections than workers: some say nothing, some say a little again and again.
    let silent: Vec<TcpStream> = (0..3).map(|_| TcpStream::connect(server).unwrap()).collect();
    let mut slow = TcpStream::connect(server).unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\n").unwrap();
    let mut dripping = slow.try_clone().unwrap();
    let dripper = thread::spawn(move || {
        // Ends when the server has closed the connection.
        (0..200).any(|_| {
            thread::sleep(Duration::from_millis(20));
            dripping.write_all(b"X: y\r\n").is_err()
        })
    });
    let answer = send_to(server, format!("GET / HTTP/1.1\r\nHost: {server}\r\n\r\n").as_bytes());
    assert_eq!(answer.status, 200);
    assert!(began.elapsed() < Duration::from_secs(3), "waited for {:?}", began.elapsed());
    assert_eq!(read(&mut slow).refused(), (408, "the request did not arrive in time".to_owned()));
    assert!(dripper.join().unwrap(), "the connection stays open");
    for mut stream in silent {
        let mut rest = Vec::new();
        stream.read_to_end(&mut rest).unwrap();
        assert_eq!(rest, b"", "nothing was asked");
    }
}

#[test]
fn only_loopback_addresses_are_listened_on() {
    let refused = Server::bind(Ipv4Addr::UNSPECIFIED.into(), 0, Limits::default());
    assert_eq!(refused.err().map(|error| error.kind()), Some(io::ErrorKind::InvalidInput));
}

//! Pictures: whether what is seen in them is what the position holds, before, during and after a move.
#![cfg(feature = "svg")]

mod relay;

use std::collections::{BTreeMap, BTreeSet, HashSet};

use manqala::{
    Animation, AnyPosition, Board, Event, Grid, Mark, Move, Pit, Position, Ruleset, Side, Theme, Variant,
    rules,
};
use relay::Relay;
use roxmltree::{Document, Node};

/// A document that every program can read: well-formed, nothing named twice, nothing missing or fetched from elsewhere.
fn read(svg: &str) -> Document<'_> {
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}\n{svg}"));
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "svg");
    assert_eq!(root.attribute("role"), Some("img"));
    let mut names = HashSet::new();
    for id in document.descendants().filter_map(|node| node.attribute("id")) {
        assert!(names.insert(id), "{id} is named twice");
    }
    for name in svg.split("url(").skip(1) {
        let name = name.split(')').next().and_then(|name| name.strip_prefix('#')).expect("a name");
        assert!(names.contains(name), "{name} does not exist");
    }
    let described = root.attribute("aria-labelledby").expect("names of title and description");
    for name in described.split(' ') {
        assert!(names.contains(name), "{name} does not exist");
    }
    assert!(!svg.contains("href") && !svg.contains("script"), "it needs nothing else");
    document
}

fn text(node: Node<'_, '_>) -> String {
    node.text().unwrap_or_default().to_owned()
}

fn has_class(node: Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|classes| classes.split(' ').any(|found| found == class))
}

/// The only text of a class below a node that is seen before and after an animation.
fn number(node: Node<'_, '_>) -> u8 {
    let seen: Vec<String> = node
        .descendants()
        .filter(|node| has_class(*node, "n") && node.attribute("opacity") != Some("0"))
        .map(text)
        .collect();
    let [number] = seen.as_slice() else { panic!("one number, found {seen:?}") };
    number.parse().expect("a number")
}

/// What belongs to a pit or a store.
fn part<'a>(document: &'a Document<'_>, attribute: &str, value: &str) -> Node<'a, 'a> {
    let mut parts = document.descendants().filter(|node| node.attribute(attribute) == Some(value));
    let found = parts.next().unwrap_or_else(|| panic!("nothing has {attribute} {value}"));
    assert!(parts.next().is_none(), "{attribute} {value} is there twice");
    found
}

/// What belongs to a store, if it is drawn: an empty store of a game that has none is not.
fn store<'a>(document: &'a Document<'_>, side: Side) -> Option<Node<'a, 'a>> {
    let name = side.to_string();
    let drawn = document.descendants().any(|node| node.attribute("data-store") == Some(&name));
    drawn.then(|| part(document, "data-store", &name))
}

/// The numbers of a picture: all pits, South's store, North's.
fn numbers(document: &Document<'_>, position: &AnyPosition) -> Vec<u8> {
    let pits = pits(position).map(|pit| number(part(document, "data-pit", &pit.to_string())));
    let stores = Side::ALL.map(|side| store(document, side).map_or(0, number));
    pits.chain(stores).collect()
}

fn pits(position: &AnyPosition) -> impl Iterator<Item = Pit> {
    let (files, ranks) = (position.files(), position.ranks());
    let byte = |number: usize| u8::try_from(number).expect("a small number");
    (0..byte(ranks))
        .flat_map(move |rank| (0..byte(files)).map(move |file| Pit::new(file, rank).expect("a pit")))
}

/// The numbers of a position in the same order.
fn held(position: &AnyPosition) -> Vec<u8> {
    let pits = pits(position).map(|pit| position.seeds_in(pit).expect("a pit of the board"));
    pits.chain(Side::ALL.map(|side| position.store(side))).collect()
}

/// A point like `translate(12 34)…` or `translate(12px,34px)…`.
fn point(text: &str) -> (i32, i32) {
    let inner = text.strip_prefix("translate(").and_then(|text| text.split(')').next());
    let (x, y) = inner.and_then(|text| text.split_once([' ', ','])).unwrap_or_else(|| panic!("{text}"));
    let number = |text: &str| text.trim_end_matches("px").parse().unwrap_or_else(|_| panic!("{text}"));
    (number(x), number(y))
}

/// Where seeds lie in a picture that stands still, or when an animation has ended.
fn seeds(document: &Document<'_>) -> BTreeSet<(i32, i32)> {
    let seeds = document.descendants().filter(|node| has_class(*node, "seed"));
    seeds
        .map(|seed| match seed.parent().and_then(|group| group.attribute("transform")) {
            Some(place) => point(place),
            None => point(seed.attribute("transform").expect("a place")),
        })
        .collect()
}

/// A moment of an animation in hundredths of a percent.
fn moment(text: &str) -> u32 {
    if text == "to" {
        return 10_000;
    }
    let percent = text.strip_suffix('%').expect("a percentage");
    let (whole, decimals) = percent.split_once('.').unwrap_or((percent, ""));
    assert!(decimals.len() <= 2, "{text}");
    format!("{whole}{decimals:0<2}").parse().expect("a percentage")
}

/// The key frames of an animation by their name: the moment and what is said for it.
fn frames(svg: &str) -> BTreeMap<&str, Vec<(u32, &str)>> {
    let mut all = BTreeMap::new();
    for block in svg.split("@keyframes ").skip(1) {
        let (name, mut rest) = block.split_once('{').expect("a block");
        let mut frames = Vec::new();
        while !rest.starts_with('}') {
            let (at, after) = rest.split_once('{').expect("a frame");
            let (says, after) = after.split_once('}').expect("the end of a frame");
            for at in at.split(',') {
                frames.push((moment(at), says));
            }
            rest = after;
        }
        all.insert(name, frames);
    }
    all
}

/// The name of the key frames of an element.
fn animated_by<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    node.attribute("style")?.strip_prefix("animation-name:")
}

/// Where seeds lie and which numbers are seen when an animation begins.
fn beginning(document: &Document<'_>, svg: &str, position: &AnyPosition) -> (BTreeSet<(i32, i32)>, Vec<u8>) {
    let frames = frames(svg);
    let seeds = document.descendants().filter(|node| has_class(*node, "seed")).map(|seed| {
        match seed.parent().and_then(animated_by) {
            Some(name) => {
                let (at, says) = frames[name][0];
                assert!(at == 0, "{name} begins at {at}");
                point(says.strip_prefix("transform:").expect("a place"))
            }
            None => point(seed.attribute("transform").expect("a place")),
        }
    });
    let number = |node: Node<'_, '_>| {
        let seen: Vec<String> = node
            .descendants()
            .filter(|node| has_class(*node, "n"))
            .filter(|node| animated_by(*node).is_none_or(|name| frames[name][0] == (0, "opacity:1")))
            .map(text)
            .collect();
        let [number] = seen.as_slice() else { panic!("one number, found {seen:?}") };
        number.parse::<u8>().expect("a number")
    };
    let pits = pits(position).map(|pit| number(part(document, "data-pit", &pit.to_string())));
    let stores = Side::ALL.map(|side| store(document, side).map_or(0, &number));
    (seeds.collect(), pits.chain(stores).collect())
}

/// Whether the stores of a position are to be seen.
fn has_stores(position: &AnyPosition) -> bool {
    position.has_stores() || Side::ALL.iter().any(|&side| position.store(side) > 0)
}

/// Whether both stores of a picture are seen, with their names, or neither.
fn shows_stores(document: &Document<'_>) -> bool {
    let [south, north] = Side::ALL.map(|side| store(document, side).is_some());
    assert_eq!(south, north);
    let words = document.descendants().filter(|node| has_class(*node, "w")).count();
    assert_eq!(words, if south { 2 } else { 0 });
    let description = document.descendants().find(|node| node.has_tag_name("desc")).map(text);
    let described = description.is_some_and(|text| text.contains("North: "));
    assert_eq!(described, south);
    south
}

/// Checks a still of a position in every way that does not need eyes.
fn check_still(position: &AnyPosition) {
    let svg = position.drawn().svg().to_string();
    let document = read(&svg);
    assert_eq!(numbers(&document, position), held(position), "{position}");
    assert_eq!(shows_stores(&document), has_stores(position), "{position}");
    for pit in pits(position) {
        let part = part(&document, "data-pit", &pit.to_string());
        let seeds = part.descendants().filter(|node| has_class(*node, "seed")).count();
        let held = usize::from(position.seeds_in(pit).expect("a pit of the board"));
        assert_eq!(seeds, held.min(12), "{position}: {pit}");
        // The owner's letter stands where the pit is on the other side, his colour always.
        let south = usize::from(pit.rank()) < position.ranks() / 2;
        let near = if south { Side::South } else { Side::North };
        let owner = match position.mark(pit) {
            Some(Mark::Claimed) => near.opponent(),
            _ => position.owner(pit).expect("a pit of the board"),
        };
        let letter = owner.to_string();
        assert!(part.descendants().any(|node| has_class(node, "rim") && has_class(node, &letter)));
        let badges: Vec<String> =
            part.descendants().filter(|node| has_class(*node, "on")).map(text).collect();
        let crossed = part.descendants().any(|node| has_class(node, "closed"));
        assert_eq!(crossed, position.mark(pit) == Some(Mark::Closed), "{position}: {pit}");
        assert_eq!(badges, Vec::from_iter((owner != near).then_some(letter)), "{position}: {pit}");
        let square = part.descendants().any(|node| has_class(node, "pit") && node.has_tag_name("rect"));
        assert_eq!(square, position.mark(pit) == Some(Mark::House), "{position}: {pit}");
    }
    let texts: Vec<String> = document.descendants().filter(|node| has_class(*node, "c")).map(text).collect();
    for file in ('a'..='z').take(position.files()) {
        assert!(texts.contains(&file.to_string()), "{position}: {file}");
    }
    for rank in 1..=position.ranks() {
        assert!(texts.contains(&rank.to_string()), "{position}: {rank}");
    }
}

/// At every moment each pit and store shows one number.
fn one_number_at_a_time(document: &Document<'_>, svg: &str, position: &AnyPosition) {
    let frames = frames(svg);
    let names = pits(position).map(|pit| ("data-pit", pit.to_string()));
    let stores = Side::ALL.into_iter().filter(|&side| store(document, side).is_some());
    for (attribute, name) in names.chain(stores.map(|side| ("data-store", side.to_string()))) {
        let part = part(document, attribute, &name);
        let numbers: Vec<_> = part
            .descendants()
            .filter(|node| has_class(*node, "n"))
            .filter_map(|node| animated_by(node).map(|name| &frames[name]))
            .collect();
        let moments: BTreeSet<u32> = numbers.iter().copied().flatten().map(|&(at, _)| at).collect();
        for moment in moments {
            let seen = numbers.iter().filter(|frames| {
                frames.iter().rfind(|frame| frame.0 <= moment).is_some_and(|frame| frame.1 == "opacity:1")
            });
            assert_eq!(seen.count(), 1, "{name} at {moment} in {svg}");
        }
    }
}

/// Checks an animation in every way that does not need eyes.
fn check_move(position: &AnyPosition, mv: Move) {
    let next = position.play(mv).expect("a legal move");
    let svg = position.animated(mv).expect("a legal move").to_string();
    let document = read(&svg);
    let said = format!("{} {position} {mv}", position.variant());
    assert_eq!(shows_stores(&document), has_stores(position) || has_stores(&next), "{said}");
    // What is seen at the end.
    assert_eq!(numbers(&document, &next), held(&next), "{said}");
    let still = |position: &AnyPosition| position.drawn().svg().to_string();
    let after = still(&next);
    assert_eq!(seeds(&document), seeds(&read(&after)), "{said}");
    // What is seen at the beginning.
    let (seeds_before, numbers_before) = beginning(&document, &svg, position);
    let before = still(position);
    if has_stores(position) == shows_stores(&document) {
        assert_eq!(seeds_before, seeds(&read(&before)), "{said}");
    }
    assert_eq!(numbers_before, held(position), "{said}");
    for (name, frames) in frames(&svg) {
        assert!(frames.is_sorted_by(|a, b| a.0 <= b.0), "{said}: {name} goes back in time");
        assert!(frames.first().is_some_and(|frame| frame.0 == 0), "{said}: {name}");
        assert!(frames.last().is_some_and(|frame| frame.0 == 10_000), "{said}: {name}");
    }
    one_number_at_a_time(&document, &svg, position);
    assert!(svg.len() <= Animation::MAX_BYTES, "{said}: {} bytes", svg.len());
    assert!(seconds(&svg) <= f64::from(Animation::MAX_SECONDS), "{said}: {} s", seconds(&svg));
}

/// How long an animation lasts.
fn seconds(svg: &str) -> f64 {
    let after = svg.split("{animation:").nth(1).expect("an animation");
    after.split("s ").next().and_then(|text| text.parse().ok()).expect("seconds")
}

fn position(variant: &str, text: &str) -> AnyPosition {
    let variant: Variant = variant.parse().expect("a variant");
    variant.parse(text).expect("a position")
}

#[test]
fn every_pit_shows_its_number_its_seeds_up_to_twelve_its_owner_and_its_mark() {
    for variant in Variant::all() {
        check_still(&variant.start());
    }
    check_still(&position("oware", "12,13,0,1,100,3/4,0,11,10,2,99 0,0 N"));
    check_still(&position("namnam", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNNNSS/NSSSSS"));
    check_still(&position("togyz", "5,19,2,2,1,4,1,3,0/0,2,0,6,0,1,19,8,3 51,35 S i2 c1"));
    let closed = "0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/2,2,0,0,0,0,0,0 0,0 S N f2";
    check_still(&position("kiswahili", closed));
    for size in ["oware(1,4)", "kalah(12,4)", "congkak(10,5)"] {
        check_still(&size.parse::<Variant>().expect("a variant").start());
    }
}

#[test]
fn a_game_without_stores_has_them_only_in_pictures_where_one_holds_seeds() {
    let width = |svg: &str| -> u32 {
        read(svg).root_element().attribute("width").and_then(|width| width.parse().ok()).expect("a width")
    };
    let start =
        position("kujifunza", "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 S");
    let svg = start.drawn().svg().to_string();
    assert!(!shows_stores(&read(&svg)) && !svg.contains("store"), "{svg}");
    check_still(&start);

    // The last seed of North's front row goes to South's store.
    let before =
        position("kujifunza", "0,0,0,0,0,0,0,53/0,1,0,0,0,0,0,0/0,1,0,2,0,0,0,1/1,1,1,1,1,1,0,0 0,0 S");
    let mv: Move = "d2-".parse().expect("a move");
    check_move(&before, mv);
    let won = before.play(mv).expect("a legal move");
    check_still(&won);
    let [before_svg, won_svg] = [&before, &won].map(|position| position.drawn().svg().to_string());
    let animation = before.animated(mv).expect("a legal move").to_string();
    assert!(!shows_stores(&read(&before_svg)) && shows_stores(&read(&won_svg)));
    assert_eq!(numbers(&read(&won_svg), &won)[32..], [1, 0]);
    assert!(width(&before_svg) < width(&won_svg));
    assert_eq!(width(&animation), width(&won_svg));
}

#[test]
fn every_first_move_of_every_game_is_animated_from_the_start_to_the_position_after_it() {
    for variant in Variant::all() {
        let start = variant.start();
        for mv in start.legal_moves() {
            check_move(&start, mv);
        }
    }
}

#[test]
fn moves_in_the_middle_and_at_the_end_of_random_games_are_animated() {
    let mut dice = fastrand::Rng::with_seed(12);
    let mut ended = 0;
    for variant in
        Variant::all().chain(["congkak(4,3)", "kalah(2,9)"].map(|name| name.parse().expect("a variant")))
    {
        for _ in 0..2 {
            let mut position = variant.start();
            for ply in 0..300 {
                let Some(mv) = dice.choice(position.legal_moves()) else { break };
                let next = position.play(mv).expect("a legal move");
                if ply % 7 == 0 || next.is_over() {
                    check_move(&position, mv);
                    check_still(&next);
                }
                ended += u32::from(next.is_over());
                position = next;
            }
        }
    }
    assert!(ended > 10, "{ended} games have ended");
}

#[test]
fn what_a_turn_changes_besides_seeds_is_seen_when_it_ends() {
    // The third seed falls in i2, which becomes South's tuzdyk.
    let before = position("togyz", "9,9,9,9,9,9,9,9,2/9,9,9,9,9,9,9,3,9 2,2 S - -");
    let mv: Move = "h1".parse().expect("a move");
    let next = before.play(mv).expect("a legal move");
    assert_eq!(next.mark("i2".parse().expect("a pit")), Some(Mark::Claimed));
    let svg = before.animated(mv).expect("a legal move").to_string();
    let (document, frames) = (read(&svg), frames(&svg));
    // What is seen at the beginning, at the end.
    let seen = |node: Node<'_, '_>| {
        let Some(group) = node.ancestors().find(|node| has_class(*node, "t")) else { return (true, true) };
        let frames = &frames[animated_by(group).expect("key frames")];
        assert_eq!(group.attribute("opacity") == Some("0"), frames[frames.len() - 1].1 == "opacity:0");
        (frames[0].1 == "opacity:1", frames[frames.len() - 1].1 == "opacity:1")
    };
    let rings: Vec<_> = document.descendants().filter(|node| has_class(*node, "claimed")).map(seen).collect();
    assert_eq!(rings, [(false, true)]);
    let badges: Vec<_> = document
        .descendants()
        .filter(|node| has_class(*node, "on") && text(*node) == "S")
        .map(seen)
        .collect();
    assert_eq!(badges, [(false, true)]);
    let players: Vec<_> = document
        .descendants()
        .filter(|node| node.has_tag_name("text") && (has_class(*node, "fN") || has_class(*node, "fS")))
        .map(|node| (text(node), seen(node)))
        .collect();
    let expected = [
        ("North", (true, false)),
        ("North to move", (false, true)),
        ("South to move", (true, false)),
        ("South", (false, true)),
    ];
    assert_eq!(players, expected.map(|(text, seen)| (text.to_owned(), seen)));
}

#[test]
fn a_move_that_is_not_legal_is_not_animated() {
    let start = Position::<rules::Oware>::default();
    let mv: Move = "a2".parse().expect("a move");
    assert_eq!(start.animated(mv).expect_err("not legal"), start.play(mv).expect_err("not legal"));
}

#[test]
fn an_animation_plays_once_or_again_and_not_for_those_who_prefer_reduced_motion() {
    let start = Position::<rules::Oware>::default();
    let once = start.animated("a1".parse().expect("a move")).expect("a legal move");
    assert!(once.to_string().contains("s 1 both"));
    let again = once.clone().looped().to_string();
    assert!(again.contains("s infinite both"));
    assert!(again.contains("@media(prefers-reduced-motion:reduce)"));
    // Both may stand in one page.
    let id = |svg: &str| read(svg).root_element().attribute("id").map(str::to_owned);
    assert_ne!(id(&once.to_string()), id(&again));
}

#[test]
fn a_picture_is_light_or_dark_or_what_is_preferred() {
    let start = Position::<rules::Oware>::default().drawn();
    let [auto, light, dark] =
        [Theme::Auto, Theme::Light, Theme::Dark].map(|theme| start.svg().theme(theme).to_string());
    let asks = "@media(prefers-color-scheme:dark)";
    assert!(auto.contains(asks) && !light.contains(asks) && !dark.contains(asks));
    assert_ne!(light.replace("id=", ""), dark.replace("id=", ""));
    assert_eq!(start.svg().to_string(), auto);
}

#[test]
fn a_picture_is_described_in_words() {
    let position = position("namnam", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNNNNS/SSSSSS");
    let svg = position.drawn().last_move("a2".parse().expect("a move")).svg().to_string();
    let document = read(&svg);
    let find = |tag: &str| document.descendants().find(|node| node.has_tag_name(tag)).map(text);
    assert_eq!(find("title").as_deref(), Some("Mancala: South to move"));
    assert_eq!(
        find("desc").as_deref(),
        Some(
            "North: 0 in store. South: 0 in store. Rank 2 from a: 4 4 4 4 4 4. Rank 1 from a: 4 4 4 4 4 4. \
             f2 belongs to South. The last move was a2. South to move."
        )
    );
}

#[test]
fn a_title_may_contain_anything() {
    let title = "Kalah & <Bao> \"1\" \u{1}]]>\u{ffff}'\r\n";
    let start = Position::<rules::Kalah>::default();
    let still = start.drawn().svg().title(title).to_string();
    let moved = start.animated("a1".parse().expect("a move")).expect("a legal move").title(title).to_string();
    for svg in [still, moved] {
        let document = read(&svg);
        let found = document.descendants().find(|node| node.has_tag_name("title")).map(text);
        assert_eq!(found.as_deref(), Some("Kalah & <Bao> \"1\" \u{fffd}]]>\u{fffd}'\u{fffd}\n"));
    }
}

/// Checks the bounds of an animation, and that its end is the position after the move; gives its laps and its size.
fn bounded<R: Ruleset>(position: &Position<R>, mv: Move) -> (usize, usize) {
    let mut laps = 0;
    let next = position
        .play_observed(mv, &mut |event| laps += usize::from(matches!(event, Event::Relay { .. })))
        .expect("a legal move");
    let svg = position.animated(mv).expect("a legal move").to_string();
    assert!(svg.len() <= Animation::MAX_BYTES, "{position} {mv}: {} bytes", svg.len());
    assert!(seconds(&svg) <= f64::from(Animation::MAX_SECONDS), "{position} {mv}: {}", seconds(&svg));
    let (document, after) = (read(&svg), next.drawn().svg().to_string());
    assert_eq!(seeds(&document), seeds(&read(&after)), "{position} {mv}");
    for (pit, seeds) in next.drawn_numbers() {
        assert_eq!(number(part(&document, "data-pit", &pit)), seeds, "{position} {mv}: {pit}");
    }
    (laps, svg.len())
}

/// The numbers in the pits of a position, whatever its size.
trait Numbers {
    fn drawn_numbers(&self) -> Vec<(String, u8)>;
}

impl<R: Ruleset> Numbers for Position<R> {
    fn drawn_numbers(&self) -> Vec<(String, u8)> {
        let board = self.board();
        let files = ('a'..='z').take(R::Board::COLS);
        let names = files.flat_map(|file| (1..=R::Board::ROWS).map(move |rank| format!("{file}{rank}")));
        names
            .map(|name| {
                let pit: Pit = name.parse().expect("a pit");
                (name, board.seeds(pit).expect("a pit of the board"))
            })
            .collect()
    }
}

#[test]
fn the_longest_relays_stay_small() {
    // 1,171 laps.
    let position: Position<rules::KenyaLaps> =
        "1,2,3,4,1,0,3,2/4,1,2,2,3,1,2,0 0,0 S".parse().expect("a position");
    let (laps, size) = bounded(&position, "c1".parse().expect("a move"));
    assert_eq!(laps, 1170);
    assert!(size < 200_000, "{size}");
    // 1,804 laps.
    let position: Position<Relay<4, 8>> =
        "0,0,0,0,0,0,0,0/0,0,0,0,0,0,13,0/5,2,3,2,3,6,0,4/2,5,2,3,2,3,4,5 0,0 S".parse().expect("a position");
    let (laps, size) = bounded(&position, "f2+".parse().expect("a move"));
    assert_eq!(laps, 1803);
    assert!(size < 200_000, "{size}");
}

#[test]
fn relays_of_as_many_seeds_and_pits_as_there_can_be_stay_small() {
    fn largest<const ROWS: usize, const COLS: usize>(dice: &mut fastrand::Rng) -> (usize, usize)
    where
        Board<ROWS, COLS>: Grid,
    {
        let (mut longest, mut largest) = (0, 0);
        for _ in 0..4 {
            let mut ranks = [[0; COLS]; ROWS];
            for _ in 0..255 {
                ranks[dice.usize(..ROWS)][dice.usize(..COLS)] += 1;
            }
            let text = ranks.map(|rank| rank.map(|seeds: u8| seeds.to_string()).join(",")).join("/");
            let position: Position<Relay<ROWS, COLS>> = format!("{text} 0,0 S").parse().expect("a position");
            for mv in position.legal_moves().into_iter().take(6) {
                let (laps, size) = bounded(&position, mv);
                (longest, largest) = (longest.max(laps), largest.max(size));
            }
        }
        (longest, largest)
    }
    let mut dice = fastrand::Rng::with_seed(9);
    for (laps, size) in [
        largest::<2, 26>(&mut dice),
        largest::<8, 8>(&mut dice),
        largest::<4, 16>(&mut dice),
        largest::<2, 6>(&mut dice),
    ] {
        assert!(laps > 10 && size < 400_000, "{laps} laps, {size} bytes");
    }
}

#[test]
fn a_board_of_any_size_of_a_game_of_ones_own_is_drawn() {
    fn draws<const ROWS: usize, const COLS: usize>()
    where
        Board<ROWS, COLS>: Grid,
    {
        let start = Position::<Relay<ROWS, COLS>>::default();
        let svg = start.drawn().svg().to_string();
        let document = read(&svg);
        let seeds = document.descendants().filter(|node| has_class(*node, "seed")).count();
        assert_eq!(seeds, ROWS * COLS);
    }
    draws::<2, 1>();
    draws::<2, 26>();
    draws::<4, 16>();
    draws::<6, 10>();
    draws::<8, 8>();
}

//! Why a move is refused: what is said of it is true.

use std::{collections::BTreeSet, fs, path::Path};

use manqala::{
    AnyPosition, Board, Direction, Event, Move, MoveList, Pit, PitSet, PlayError, Position, Ruleset, Seats,
    Starts, Variant,
};

/// What a ruleset says that has no words of its own.
const NO_REASON: &str = "the rules of the game forbid it in this position";

/// A position, and what can be played.
struct Scene {
    position: AnyPosition,
    legal: MoveList,
    /// How many of the legal moves capture.
    capturing: usize,
}

impl Scene {
    fn new(position: AnyPosition) -> Self {
        let legal = position.legal_moves();
        let captures = |&&mv: &&Move| {
            let mut captures = false;
            let mut listen = |event| captures |= matches!(event, Event::Seize { .. } | Event::Capture { .. });
            position.play_observed(mv, &mut listen).expect("a legal move");
            captures
        };
        let capturing = legal.iter().filter(captures).count();
        Self { position, legal, capturing }
    }

    /// Every move that can be written for this board, and for pits just beyond it.
    fn written(&self) -> impl Iterator<Item = Move> + use<> {
        let (ranks, files) = (self.position.ranks(), self.position.files());
        let pits = (0..=ranks).flat_map(move |rank| (0..=files).map(move |file| (file, rank)));
        let pits =
            pits.filter_map(|(file, rank)| Pit::new(u8::try_from(file).ok()?, u8::try_from(rank).ok()?));
        pits.flat_map(|pit| {
            let directions = [None, Some(Direction::Clockwise), Some(Direction::Anticlockwise)];
            directions
                .into_iter()
                .flat_map(move |direction| [false, true].map(|goes_on| Move { pit, direction, goes_on }))
        })
    }

    fn all_legal(&self, holds: impl Fn(Pit) -> bool) -> bool {
        self.legal.iter().all(|mv| holds(mv.pit))
    }

    /// Whether what is said of a refused move is true, as far as the position shows it.
    fn bears_out(&self, error: PlayError) -> bool {
        let Self { position, legal, capturing } = self;
        let is_bao = position.ranks() == 4;
        let own = |pit| position.owner(pit) == Some(position.turn());
        let seeds = |pit| position.seeds_in(pit);
        let front = |pit: Pit| pit.rank() == 1 || pit.rank() == 2;
        match error {
            PlayError::GameOver { .. } => position.is_over(),
            PlayError::NoSuchPit { pit, .. } => seeds(pit).is_none(),
            PlayError::NotOwnPit { pit, .. } => seeds(pit).is_some() && !own(pit),
            PlayError::EmptyPit { pit, .. } => seeds(pit) == Some(0) && own(pit),
            PlayError::Form { mv, expected } => {
                let may_go_on = position.to_string().split(' ').count() == 5;
                match expected {
                    "with its direction, `+` or `-`, in this game" => is_bao && mv.direction.is_none(),
                    "without `*` in this game" => {
                        is_bao && mv.direction.is_some() && mv.goes_on && !may_go_on
                    }
                    _ => !is_bao && (mv.direction.is_some() || mv.goes_on),
                }
            }
            PlayError::NoChoice { mv } => mv.goes_on && is_bao && own(mv.pit),
            PlayError::NeverEnds { mv } => own(mv.pit) && seeds(mv.pit) > Some(0),
            PlayError::Forbidden { mv: Move { pit, direction, .. }, why } => {
                let end = if direction == Some(Direction::Clockwise) { [0, 1] } else { [6, 7] };
                let file = if pit.rank() == 1 { pit.file() } else { 7_u8.saturating_sub(pit.file()) };
                let opponents = position.seeds_on_side(position.turn().opponent());
                let no_capture = *capturing == 0;
                own(pit)
                    && seeds(pit) > Some(0)
                    && match why {
                        "the opponent has no seeds, and it brings him none" => {
                            let files = u8::try_from(position.files()).expect("few files");
                            let lane = if pit.rank() == 0 { pit.file() } else { files - 1 - pit.file() };
                            opponents == 0 && seeds(pit).is_some_and(|seeds| lane + seeds < files)
                        }
                        "it leaves the opponent without seeds, and another move does not" => {
                            self.legal.iter().all(|&mv| {
                                let next = position.play_unchecked(mv);
                                next.is_over() || next.seeds_on_side(position.turn().opponent()) > 0
                            })
                        }
                        "it would capture all seeds in the opponent's row" => opponents > 0,
                        "a single seed is not lifted while another own pit holds more" => {
                            seeds(pit) == Some(1) && self.all_legal(|pit| seeds(pit) > Some(1))
                        }
                        "another move captures, and this one does not" => legal.len() == *capturing,
                        "what is captured in one of the two pits at an end of the front row is sown from that end" => {
                            front(pit) && !end.contains(&file) && legal.len() == *capturing
                        }
                        "a single seed begins no sowing" => seeds(pit) == Some(1) && no_capture,
                        "the only occupied front pit is not sown straight into the back row" => {
                            let alone = |other: Pit| other == pit || !front(other) || !own(other);
                            let in_hand = position.store(position.turn()) > 0 && position.has_hands();
                            (in_hand || seeds(pit) > Some(1))
                                && front(pit)
                                && no_capture
                                && self.all_legal(alone)
                        }
                        "a front pit with two seeds or more goes before one of the back row" => {
                            !front(pit)
                                && no_capture
                                && self.all_legal(|pit| front(pit) && seeds(pit) > Some(1))
                        }
                        "takasia has closed that pit for this turn" => {
                            position.mark(pit) == Some(manqala::Mark::Closed)
                        }
                        "a seed from the hand goes into a pit of the front row" => {
                            !front(pit) && no_capture && self.all_legal(front)
                        }
                        "a functional house is not played while another front pit holds seeds" => {
                            position.mark(pit) == Some(manqala::Mark::House)
                                && seeds(pit) > Some(5)
                                && no_capture
                        }
                        "the house is lost, so a front pit with two seeds or more goes before a single one" => {
                            seeds(pit) == Some(1) && no_capture && self.all_legal(|pit| seeds(pit) > Some(1))
                        }
                        _ => false,
                    }
            }
            _ => false,
        }
    }
}

#[test]
fn what_is_said_of_a_move_that_is_refused_is_true_in_every_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let (mut reasons, mut kinds) = (BTreeSet::new(), BTreeSet::new());
    for file in fs::read_dir(folder).expect("a folder") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a readable file");
        for line in text.lines() {
            let mut fields = line.split('\t');
            let (Some(name), Some(position)) = (fields.next(), fields.next()) else { panic!("{line}") };
            let variant: Variant = name.parse().expect("a variant");
            let scene = Scene::new(variant.parse(position).expect("a position"));
            for mv in scene.written() {
                let Err(error) = scene.position.play(mv) else { continue };
                assert!(scene.bears_out(error), "{name} {position}: {error}");
                let text = format!("{error:?}");
                kinds.insert(text.split(' ').next().unwrap_or_default().to_owned());
                if let PlayError::Forbidden { why, .. } = error {
                    reasons.insert(why);
                }
            }
        }
    }
    assert_eq!(kinds.len(), 8, "not all refusals were met: {kinds:?}");
    assert_eq!(reasons.len(), 13, "not all reasons were met: {reasons:#?}");
    assert!(!reasons.contains(NO_REASON));
}

/// Games, positions in them, a move, and the rule that forbids it.
const FORBIDDEN: &[[&str; 4]] = &[
    ["abapa", "0,0,0,0,0,0/1,0,0,0,0,2 22,23 S", "a1", "the opponent has no seeds, and it brings him none"],
    [
        "awari",
        "0,0,0,0,0,0/1,0,0,0,0,1 23,23 S",
        "a1",
        "it leaves the opponent without seeds, and another move does not",
    ],
    [
        "oware:Forbidden",
        "0,0,0,0,0,1/0,0,0,0,4,1 24,18 S",
        "f1",
        "it would capture all seeds in the opponent's row",
    ],
    // It brings seeds to an opponent who has none, and takes them all again.
    [
        "oware:Forbidden",
        "0,0,0,0,0,0/1,5,0,0,0,17 12,13 S",
        "f1",
        "it would capture all seeds in the opponent's row",
    ],
    [
        "kenya-laps",
        "0,0,0,0,0,0,0,1/1,0,1,0,1,0,2,2 12,12 S",
        "a1",
        "a single seed is not lifted while another own pit holds more",
    ],
    [
        "kujifunza",
        "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 0,0 S",
        "a1-",
        "another move captures, and this one does not",
    ],
    [
        "kiswahili",
        "_/0,0,0,0,0,1,2,0/2,6,3,4,0,3,1,1/1,1,1,1,1,1,0,2 16,17 N - -",
        "g3-",
        "what is captured in one of the two pits at an end of the front row is sown from that end",
    ],
    [
        "kiswahili",
        "_/0,0,0,0,1,5,6,0/3,5,0,5,12,1,0,0/0,0,0,0,1,1,0,2 11,11 S S -",
        "a2-",
        "another move captures, and this one does not",
    ],
    [
        "kiswahili",
        "_/0,2,2,6,0,0,0,0/0,0,0,0,6,0,3,1/0,0,0,0,0,0,0,1 21,22 N SN -",
        "d3+",
        "a functional house is not played while another front pit holds seeds",
    ],
    [
        "kiswahili",
        "_/0,2,2,7,0,1,2,1/1,0,0,0,8,0,0,0/0,0,0,0,0,0,1,1 19,19 S SN -",
        "g1+",
        "a seed from the hand goes into a pit of the front row",
    ],
    [
        "kiswahili",
        "0,0,0,0,0,0,0,1/0,0,0,25,1,5,5,0/1,4,3,0,8,0,0,0/3,0,2,0,2,0,2,2 0,0 S N -",
        "a1+",
        "a front pit with two seeds or more goes before one of the back row",
    ],
    [
        "kiswahili",
        "0,0,0,0,0,0,0,1/0,0,0,25,1,5,5,0/1,4,3,0,8,0,0,0/3,0,2,0,2,0,2,2 0,0 S N -",
        "a2+",
        "a single seed begins no sowing",
    ],
    [
        "kiswahili",
        "0,0,1,0,0,1,2,0/5,0,3,1,1,0,0,0/2,1,0,6,13,0,0,1/1,2,5,6,5,3,2,3 0,0 N - a3",
        "a3+",
        "takasia has closed that pit for this turn",
    ],
    [
        "kiswahili",
        "0,0,1,2,4,5,3,1/2,0,0,0,0,0,0,0/6,0,4,0,1,8,7,1/1,9,0,6,0,2,1,0 0,0 N - -",
        "a3+",
        "the only occupied front pit is not sown straight into the back row",
    ],
    // With a seed in hand, where a single one may be played.
    [
        "kiswahili",
        "_/0,0,0,0,0,0,0,5/1,0,0,0,0,0,0,0/_ 1,1 S - -",
        "a2-",
        "the only occupied front pit is not sown straight into the back row",
    ],
    [
        "kiswahili",
        "1,1,0,0,1,1,1,1/0,2,0,16,0,2,0,1/0,0,8,0,1,0,1,0/0,0,1,1,1,1,1,2 10,10 S N -",
        "e2+",
        "the house is lost, so a front pit with two seeds or more goes before a single one",
    ],
];

#[test]
fn the_rule_that_forbids_a_move_is_named_for_the_player_who_tries_it() {
    for &[variant, position, mv, why] in FORBIDDEN {
        let position = position.replace('_', "0,0,0,0,0,0,0,0");
        let position = variant.parse::<Variant>().expect("a variant").parse(&position).expect("a position");
        let mv: Move = mv.parse().expect("a move");
        assert_eq!(position.play(mv), Err(PlayError::Forbidden { mv, why }), "{variant} {position}");
    }
}

#[test]
fn a_single_seed_that_begins_no_sowing_is_refused_as_that_in_either_direction() {
    for (variant, position, moves) in [
        (
            "kujifunza",
            "2,0,0,0,0,0,0,0/0,0,3,0,0,3,0,0/1,0,0,0,0,0,0,0/0,3,3,0,0,0,0,0 0,6 S",
            ["a2+", "a2-"],
        ),
        (
            "kiswahili",
            "2,0,1,1,0,1,0,0/2,1,2,1,0,0,1,1/1,0,0,0,0,0,0,0/1,1,1,1,1,0,1,18 0,0 S S -",
            ["a2+", "a2-"],
        ),
        // The opponent alone has seeds in hand.
        (
            "kiswahili",
            "8,3,4,5,8,2,14,2/2,1,7,1,7,8,4,17/0,0,0,0,0,0,0,1/6,0,0,0,0,0,0,0 0,16 S - -",
            ["h2+", "h2-"],
        ),
    ] {
        let position = variant.parse::<Variant>().expect("a variant").parse(position).expect("a position");
        for mv in moves {
            let mv: Move = mv.parse().expect("a move");
            let why = "a single seed begins no sowing";
            assert_eq!(position.play(mv), Err(PlayError::Forbidden { mv, why }), "{variant} {position}");
        }
    }
}

/// Says nothing about the moves it forbids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Wordless;

impl Ruleset for Wordless {
    type Board = Board<2, 2>;
    type State = ();
    const SEEDS: u8 = 2;

    fn starts(&self, _: &Seats<Board<2, 2>, ()>) -> Starts<Board<2, 2>> {
        PitSet::only(0).into()
    }
}

#[test]
fn a_ruleset_without_words_refuses_with_general_ones() {
    let mv: Move = "b1".parse().expect("a move");
    let refused = Position::<Wordless>::default().play(mv);
    assert_eq!(refused, Err(PlayError::Forbidden { mv, why: NO_REASON }));
}

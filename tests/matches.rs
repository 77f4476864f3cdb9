//! Matches: rounds for pits, plain rounds, saving and resuming.
#![cfg(feature = "alloc")]

use manqala::{Match, MatchError, MatchFormat, MatchState, Pit, Side, Variant};

fn variant(name: &str) -> Variant {
    name.parse().expect("a variant")
}

/// Plays the present round to its end with random moves.
fn play_round(contest: &mut Match, dice: &mut fastrand::Rng) {
    while contest.state() == MatchState::Playing {
        let moves = contest.game().position().legal_moves();
        contest.play(moves[dice.usize(..moves.len())]).expect("a legal move");
    }
}

fn choose(contest: &Match, dice: &mut fastrand::Rng) -> Vec<Pit> {
    match contest.state() {
        MatchState::Between { choice: Some(choice) } => {
            let options: Vec<_> = choice.options().collect();
            options[dice.usize(..options.len())].clone()
        }
        _ => Vec::new(),
    }
}

#[test]
fn a_thousand_matches_for_pits_are_played_to_the_end_with_every_seed_in_every_round() {
    let mut dice = fastrand::Rng::with_seed(5);
    let matches = if cfg!(debug_assertions) { 60 } else { 1000 };
    for number in 0..matches {
        let name = ["namnam", "namnam:pits_to_win=10", "namnam:last_four=Off,pits_to_win=11"][number % 3];
        let mut contest = Match::new(variant(name), MatchFormat::Pits).expect("a match");
        loop {
            play_round(&mut contest, &mut dice);
            if let MatchState::Over(result) = contest.state() {
                assert!(result.winner.is_some());
                break;
            }
            let pits = choose(&contest, &mut dice);
            contest.next_round(&pits).expect("the next round");
        }
        for (i, round) in contest.rounds().enumerate() {
            assert_eq!(u32::from(round.result.seeds[0]) + u32::from(round.result.seeds[1]), 48, "round {i}");
            assert_eq!(round.starter, Side::ALL[i % 2], "the players begin in turn");
        }
        let saved = contest.to_string();
        assert_eq!(saved.parse::<Match>().expect("a match").to_string(), saved);
    }
}

#[test]
fn the_leader_takes_one_pit_for_four_seeds_and_chooses_which() {
    let mut dice = fastrand::Rng::with_seed(0);
    let mut seen = [false; 7];
    for _ in 0..200 {
        let mut contest = Match::new(variant("namnam"), MatchFormat::Pits).expect("a match");
        play_round(&mut contest, &mut dice);
        let [south, north] = contest.rounds().next().expect("a round").result.seeds;
        let (leader, seeds) = if south >= north { (Side::South, south) } else { (Side::North, north) };
        if seeds % 4 != 0 {
            continue;
        }
        let count = usize::from(seeds - 24) / 4;
        seen[count] = true;
        match contest.state() {
            MatchState::Between { choice: Some(choice) } => {
                assert_eq!((choice.leader, choice.count), (leader, count));
                let far = u8::from(leader == Side::South);
                assert!(choice.pits().all(|pit| pit.rank() == far));
                let ways = [1, 6, 15, 20, 15, 6, 1][count];
                assert_eq!(choice.options().count(), ways);

                let refused = contest.clone().next_round(&[]).unwrap_err();
                assert_eq!(refused, MatchError::Choice { expected: count, found: 0, good: 0 });
                let own = Pit::new(0, 1 - far).expect("a pit");
                assert!(
                    contest.clone().next_round(&vec![own; count]).is_err(),
                    "his own pits are his already"
                );
                let pits = choice.options().last().expect("an option");
                let with_another = [pits.as_slice(), &[own]].concat();
                assert_eq!(
                    contest.clone().next_round(&with_another),
                    Err(MatchError::Choice { expected: count, found: count + 1, good: count }),
                    "a pit too many"
                );
                contest.next_round(&pits).expect("the next round");
                let moves = contest.game().position().legal_moves().len();
                let starter = if leader == Side::North { 6 + count } else { 6 - count };
                assert_eq!(moves, starter, "North begins the second round");
            }
            MatchState::Between { choice: None } => assert_eq!(count, 0),
            MatchState::Over(result) => assert_eq!((result.winner, count), (Some(leader), 6)),
            other => panic!("{other:?}"),
        }
    }
    assert!(seen[0] && seen[1] && seen[2], "{seen:?}");
}

#[test]
fn the_round_after_32_to_16_begins_as_in_the_rules() {
    let text = "match: pits\nvariant: namnam\nstart: 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S NNNNNN/SSSSSS\n\
                repetition: ShareFours 2\nmoves:\nresult: unfinished\n";
    let contest: Match = text.parse().expect("a match");
    let mut dice = fastrand::Rng::with_seed(3);
    loop {
        let mut contest = contest.clone();
        play_round(&mut contest, &mut dice);
        if contest.rounds().next().expect("a round").result.seeds == [32, 16] {
            contest.next_round(&["f2".parse().unwrap(), "e2".parse().unwrap()]).expect("the next round");
            let start = contest.game().start().to_string();
            assert_eq!(start, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 N NNNNSS/SSSSSS");
            break;
        }
    }
}

#[test]
fn a_match_to_three_wins_ends_with_the_third_and_draws_count_for_nobody() {
    let mut dice = fastrand::Rng::with_seed(8);
    for name in ["kalah(2,2)", "oware", "kenya-children"] {
        let mut contest = Match::new(variant(name), MatchFormat::FirstTo(3)).expect("a match");
        loop {
            play_round(&mut contest, &mut dice);
            let wins = contest.wins();
            if let MatchState::Over(result) = contest.state() {
                let winner = result.winner.expect("a winner");
                assert_eq!(wins[winner as usize], 3);
                assert_eq!(contest.next_round(&[]), Err(MatchError::Over));
                break;
            }
            assert!(wins[0] < 3 && wins[1] < 3);
            contest.next_round(&[]).expect("the next round");
        }
        let rounds: Vec<_> = contest.rounds().collect();
        let draws = rounds.iter().filter(|round| round.result.outcome.winner().is_none()).count();
        assert_eq!(contest.wins().iter().sum::<u32>() as usize + draws, rounds.len());
    }
}

#[test]
fn a_match_of_fixed_length_goes_to_more_rounds_then_to_more_seeds() {
    let mut dice = fastrand::Rng::with_seed(2);
    for _ in 0..20 {
        let mut contest = Match::new(variant("kalah(3,2)"), MatchFormat::Rounds(4)).expect("a match");
        for round in 1..=4 {
            assert_eq!(contest.next_round(&[]), Err(MatchError::RoundGoesOn));
            play_round(&mut contest, &mut dice);
            if round < 4 {
                contest.next_round(&[]).expect("the next round");
            }
        }
        let MatchState::Over(result) = contest.state() else { panic!("four rounds are over") };
        let ([south, north], [south_seeds, north_seeds]) = (contest.wins(), contest.seeds());
        assert_eq!(south_seeds + north_seeds, 4 * 12);
        let expected = match (south.cmp(&north)).then(south_seeds.cmp(&north_seeds)) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Side::North),
        };
        assert_eq!(result.winner, expected);
    }
}

#[test]
fn who_gives_up_a_round_for_pits_gives_up_the_match() {
    let mut contest = Match::new(variant("namnam"), MatchFormat::Pits).expect("a match");
    assert!(contest.resign(Side::North));
    let MatchState::Over(result) = contest.state() else { panic!("the match is over") };
    assert_eq!(result.winner, Some(Side::South));
    assert!(contest.undo());
    assert_eq!(contest.state(), MatchState::Playing);
}

/// How a match stands, as its drawing tells it; below is the board of the present round.
fn standing(contest: &Match) -> String {
    let drawn = format!("{contest:#}");
    let (line, board) = drawn.split_once('\n').expect("a line and a board");
    assert_eq!(board, format!("{:#}", contest.game()));
    line.to_owned()
}

#[test]
fn a_drawn_match_tells_the_rounds_won() {
    let mut contest = Match::new(variant("kalah(1,1)"), MatchFormat::FirstTo(2)).expect("a match");
    assert_eq!(standing(&contest), "first to 2, round 1: South has won 0, North 0");
    contest.resign(Side::South);
    assert_eq!(standing(&contest), "first to 2, round 1: South has won 0, North 1");
    contest.next_round(&[]).expect("the next round");
    assert_eq!(standing(&contest), "first to 2, round 2: South has won 0, North 1");
    contest.resign(Side::South);
    assert_eq!(standing(&contest), "first to 2, round 2: South has won 0, North 2; North has won the match");
}

#[test]
fn a_drawn_match_of_some_rounds_tells_the_seeds_that_decide_if_both_win_as_many() {
    // Each round ends with its first move, which earns one seed; the other one is the opponent's.
    let mut contest = Match::new(variant("kalah(1,1)"), MatchFormat::Rounds(2)).expect("a match");
    contest.play("a1".parse().expect("a move")).expect("a legal move");
    assert_eq!(standing(&contest), "2 rounds, round 1: South has won 0, North 0, seeds 1 to 1");
    contest.next_round(&[]).expect("the next round");
    contest.play("a2".parse().expect("a move")).expect("a legal move");
    assert_eq!(
        standing(&contest),
        "2 rounds, round 2: South has won 0, North 0, seeds 2 to 2; the match is a draw"
    );
}

#[test]
fn a_drawn_match_for_pits_tells_who_owns_how_many() {
    let mut dice = fastrand::Rng::with_seed(8);
    let mut contest = Match::new(variant("namnam"), MatchFormat::Pits).expect("a match");
    assert_eq!(standing(&contest), "pits, round 1: South owns 6, North 6");
    loop {
        play_round(&mut contest, &mut dice);
        let MatchState::Between { choice } = contest.state() else { break };
        let mut owned = [6, 6];
        if let Some(choice) = choice {
            owned[choice.leader as usize] += choice.count;
            owned[choice.leader.opponent() as usize] -= choice.count;
        }
        contest.next_round(&choose(&contest, &mut dice)).expect("the next round");
        let round = contest.earlier_games().len() + 1;
        let [south, north] = owned;
        assert_eq!(standing(&contest), format!("pits, round {round}: South owns {south}, North {north}"));
    }
    assert!(contest.earlier_games().len() > 2, "the match has some rounds");
    contest.undo();
    contest.resign(Side::South);
    assert!(standing(&contest).ends_with("; North has won the match"), "{}", standing(&contest));
}

#[test]
fn a_match_that_cannot_be_is_refused() {
    let refused = |name, format| Match::new(variant(name), format).expect_err("no match").to_string();
    assert_eq!(
        refused("oware", MatchFormat::Pits),
        "this game is not played for the ownership of pits: expected `first to N` or `N rounds`"
    );
    assert_eq!(
        refused("oware", MatchFormat::Rounds(0)),
        "a match of 0 rounds is no match: expected at least 1"
    );
    for text in ["", "pit", "first to 0", "first to 03", "+3 rounds", "3  rounds"] {
        assert!(text.parse::<MatchFormat>().is_err(), "{text}");
    }
    for format in [MatchFormat::Pits, MatchFormat::FirstTo(7), MatchFormat::Rounds(1)] {
        assert_eq!(format.to_string().parse(), Ok(format));
    }
}

#[test]
fn a_round_that_is_over_takes_no_move_and_a_round_without_a_choice_no_pits() {
    let mut contest = Match::new(variant("kalah(3,2)"), MatchFormat::FirstTo(2)).expect("a match");
    let mv = contest.game().position().legal_moves()[0];
    assert!(contest.resign(Side::North) && !contest.resign(Side::South), "the round is over");
    assert_eq!(
        contest.play(mv).unwrap_err().to_string(),
        format!("{mv} cannot be played: the game is over, North has given up")
    );
    assert_eq!(
        contest.next_round(&[mv.pit]).unwrap_err().to_string(),
        "the next round has no choice of pits: expected none, found 1"
    );
    contest.next_round(&[]).expect("the next round");
    assert_eq!(
        contest.play(mv).unwrap_err().to_string(),
        format!("{mv} cannot be played: {mv} is not a pit of the player to move"),
        "North begins the second round"
    );
    assert_eq!(contest.rounds().count(), 1);
}

#[test]
fn a_saved_match_is_refused_with_the_round_and_the_reason() {
    let text = "match: first to 2\nvariant: kalah(2,1)\nstart: 1,1/1,1 0,0 S\nrepetition: Off 2\nmoves:\n\
                result: North wins, 0-0, South resigned\nvariant: kalah(2,1)\nstart: 1,1/1,1 0,0 N\n\
                repetition: Off 2\nmoves:\nresult: unfinished\n";
    assert_eq!(text.parse::<Match>().expect("a match").to_string(), text);
    for (from, to, message) in [
        (
            "first to 2",
            "best of 3",
            "\"best of 3\" is not the format of a match: expected `pits`, `first to N` or `N rounds`, where N is a number from 1 to 4294967295",
        ),
        (
            "match: ",
            "",
            "\"first to 2\" is not the format of a match: expected `pits`, `first to N` or `N rounds`, where N is a number from 1 to 4294967295",
        ),
        (
            "first to 2",
            "pits",
            "this game is not played for the ownership of pits: expected `first to N` or `N rounds`",
        ),
        ("first to 2", "first to 1", "round 2: the match was over before it"),
        ("North wins, 0-0, South resigned", "unfinished", "round 1: is not over, and another round follows"),
        ("0,0 N", "0,0 S", "round 2: start: expected \"1,1/1,1 0,0 N\""),
        ("0,0 S", "0,0 N", "round 1: start: expected \"1,1/1,1 0,0 S\""),
        ("Off 2", "Draw 3", "round 1: repetition: expected Off 2"),
        (
            "moves:\nresult: unfinished",
            "moves: a1\nresult: unfinished",
            "round 2: ply 1: a1 cannot be played: a1 is not a pit of the player to move",
        ),
        (
            "moves:\nresult: unfinished\n",
            "",
            "round 2: expected a line that begins with `moves:`, and the text ends before it",
        ),
        ("unfinished\n", "unfinished\n\n", "round 2: is not over, and another round follows"),
    ] {
        let wrong = text.replacen(from, to, 1);
        assert_eq!(wrong.parse::<Match>().expect_err(&wrong).to_string(), message);
    }
}

#[test]
fn a_saved_match_with_a_forged_round_is_refused() {
    let mut dice = fastrand::Rng::with_seed(4);
    let mut contest = Match::new(variant("namnam"), MatchFormat::Pits).expect("a match");
    while contest.rounds().count() < 3 {
        play_round(&mut contest, &mut dice);
        if let MatchState::Over(_) = contest.state() {
            contest = Match::new(variant("namnam"), MatchFormat::Pits).expect("a match");
            continue;
        }
        let pits = choose(&contest, &mut dice);
        contest.next_round(&pits).expect("the next round");
    }
    let saved = contest.to_string();
    assert!(saved.parse::<Match>().is_ok());
    assert!(saved.replacen("match: pits", "match: 2 rounds", 1).parse::<Match>().is_err());
}

#[test]
fn a_saved_round_that_begins_with_pits_that_nobody_won_is_refused() {
    let mut dice = fastrand::Rng::with_seed(4);
    let mut refused = 0;
    while refused < 10 {
        let mut contest = Match::new(variant("namnam"), MatchFormat::Pits).expect("a match");
        play_round(&mut contest, &mut dice);
        let MatchState::Between { choice: Some(choice) } = contest.state() else { continue };
        let pits = choose(&contest, &mut dice);
        contest.next_round(&pits).expect("the next round");
        let (saved, start) = (contest.to_string(), contest.game().start().to_string());
        let owners = start.rsplit(' ').next().expect("owners");
        let [mine, his] = if choice.leader == Side::South { ["S", "N"] } else { ["N", "S"] };
        for (row, found) in [(his.repeat(6), 0), (mine.repeat(6), 6), (format!("{his}{}", mine.repeat(5)), 5)]
        {
            if found == choice.count {
                continue;
            }
            let forged = if choice.leader == Side::South {
                format!("{row}/{}", mine.repeat(6))
            } else {
                format!("{}/{row}", mine.repeat(6))
            };
            // Whoever owns nothing has no move, and such a start is no start at all.
            let Err(error) = saved.replace(owners, &forged).parse::<Match>() else { panic!("{forged}") };
            let expected = choice.count;
            assert!(
                error == MatchError::Owned { round: 2, expected, found }
                    || found == 6 && matches!(error, MatchError::Transcript { round: 2, .. }),
                "{error}"
            );
            refused += 1;
        }
        // He took a pit of his own away from himself.
        let near = |row: &str| row.replacen(mine, his, 1);
        let (far_row, near_row) = owners.split_once('/').expect("two rows");
        let forged = if choice.leader == Side::South {
            format!("{far_row}/{}", near(near_row))
        } else {
            format!("{}/{near_row}", near(far_row))
        };
        let error = saved.replace(owners, &forged).parse::<Match>().expect_err("a forged start");
        assert!(matches!(error, MatchError::Start { round: 2, .. }), "{error}");
    }
}

#[test]
fn reading_a_match_is_stopped_before_any_move_of_any_round() {
    let mut dice = fastrand::Rng::with_seed(9);
    let mut contest = Match::new(variant("kalah(3,2)"), MatchFormat::Rounds(3)).expect("a match");
    play_round(&mut contest, &mut dice);
    contest.next_round(&[]).expect("the next round");
    contest.resign(Side::South);
    contest.next_round(&[]).expect("the next round");
    contest.play(contest.game().position().legal_moves()[0]).expect("a legal move");
    let (saved, first) = (contest.to_string(), contest.earlier_games()[0].moves().len());

    let mut seen = Vec::new();
    let read = Match::read(&saved, |game| {
        seen.push(game.moves().len());
        true
    });
    assert_eq!(read.expect("a match").to_string(), saved);
    assert_eq!(seen, (0..first).chain([0, 0]).collect::<Vec<_>>(), "a round without moves counts for one");

    for enough in 0..seen.len() {
        let mut asked = 0;
        let refused = Match::read(&saved, |_| {
            asked += 1;
            asked <= enough
        });
        let (round, ply) = if enough < first { (1, enough + 1) } else { (enough - first + 2, 1) };
        assert_eq!(
            refused.expect_err("stopped").to_string(),
            format!("round {round}: ply {ply}: reading was stopped before it")
        );
        assert_eq!(asked, enough + 1);
    }
}

#[test]
fn the_tally_of_a_match_is_the_sum_over_its_rounds() {
    let mut dice = fastrand::Rng::with_seed(5);
    for name in ["kalah(3,2)", "oware(3,2)", "namnam"] {
        let mut contest = Match::new(variant(name), MatchFormat::Rounds(12)).expect("a match");
        for round in 1..=12 {
            assert_eq!(contest.round_number(), round);
            match dice.u8(..3) {
                0 => assert!(contest.resign(if dice.bool() { Side::South } else { Side::North })),
                _ => play_round(&mut contest, &mut dice),
            }
            if dice.bool() {
                let before = (contest.wins(), contest.seeds());
                let moves = contest.game().moves().len();
                assert!(contest.undo());
                assert!(contest.wins().iter().sum::<u32>() <= before.0.iter().sum());
                let took_back_a_move = contest.game().moves().len() < moves;
                assert_eq!(contest.redo(), took_back_a_move, "a resignation is not played again");
                if took_back_a_move {
                    assert_eq!((contest.wins(), contest.seeds()), before);
                } else {
                    play_round(&mut contest, &mut dice);
                }
            }
            let (mut wins, mut seeds) = ([0; 2], [0; 2]);
            for round in contest.rounds() {
                for (side, taken) in round.result.seeds.into_iter().enumerate() {
                    seeds[side] += u64::from(taken);
                }
                if let Some(winner) = round.result.outcome.winner() {
                    wins[winner as usize] += 1;
                }
            }
            assert_eq!((contest.wins(), contest.seeds()), (wins, seeds));
            let read: Match = contest.to_string().parse().expect("a match");
            assert_eq!((read.wins(), read.seeds(), read.state()), (wins, seeds, contest.state()));
            if round < 12 {
                contest.next_round(&[]).expect("the next round");
            }
        }
        assert!(matches!(contest.state(), MatchState::Over(_)));
    }
}

#[cfg(feature = "serde")]
#[test]
fn a_match_in_progress_is_saved_and_resumed_through_serde() {
    let mut dice = fastrand::Rng::with_seed(6);
    let mut contest = Match::new(variant("kalah"), MatchFormat::FirstTo(2)).expect("a match");
    play_round(&mut contest, &mut dice);
    contest.next_round(&[]).expect("the next round");
    contest.play(contest.game().position().legal_moves()[0]).expect("a legal move");
    let saved = serde_json::to_string(&contest).expect("JSON");
    let mut resumed: Match = serde_json::from_str(&saved).expect("a match");
    assert_eq!(resumed.to_string(), contest.to_string());
    play_round(&mut resumed, &mut dice);
    assert_eq!(resumed.rounds().count(), 2);
}

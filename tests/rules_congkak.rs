//! Congkak and Dakon: a long game replayed.

use manqala::{Pit, Position, Side, rules::Dakon};

#[test]
fn the_published_winning_first_turn_of_dakon_takes_124_of_128_seeds() {
    let choices: Vec<u8> = include_str!("dakon8.txt")
        .trim()
        .split(',')
        .map(|number| number.parse().expect("the number of a pit"))
        .collect();
    assert_eq!(choices.len(), 93);
    let mut position = Position::start_with(Dakon::<8>::default(), 8).expect("a start");
    let mut sowings = 0;
    for &number in &choices {
        assert_eq!(position.turn(), Side::South, "every move earns another turn");
        let pit = Pit::new(number - 1, 0).expect("a pit");
        position = position
            .play_observed(pit.into(), &mut |event| {
                sowings +=
                    u32::from(matches!(event, manqala::Event::Lift { .. } | manqala::Event::Relay { .. }));
            })
            .expect("a legal move");
    }
    assert_eq!(sowings, 168);
    assert_eq!(position.store(Side::South), 124);
}

//! Times perft of the general engine beside the same count written by hand, in one run.
//!
//! Every count is asserted, so a bench that counts wrongly fails.

mod contest;
mod yardstick;

use std::{
    hash::{BuildHasher, RandomState},
    hint::black_box,
};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use manqala::{MoveList, Position, Ruleset, rules};

fn perft(criterion: &mut Criterion) {
    for contest in contest::CONTESTS {
        let (depth, leaves) = contest.count;
        let mut group = criterion.benchmark_group(format!("perft {depth} {}", contest.name));
        group.throughput(Throughput::Elements(leaves));
        for (who, count) in [("engine", contest.engine), ("by hand", contest.by_hand)] {
            group.bench_function(who, |bencher| {
                bencher.iter(|| assert_eq!(count(black_box(depth)), leaves));
            });
        }
        group.finish();
    }
}

/// What programs do that search: listing and counting moves, playing one.
fn single(criterion: &mut Criterion) {
    let position: Position<rules::Oware> =
        "0,2,1,1,1,3/0,0,8,0,0,1 10,20 S".parse().expect("a position of Oware");
    let capture = "c1".parse().expect("a move");
    let mut group = criterion.benchmark_group("oware");
    group.bench_function("count moves", |bencher| {
        bencher.iter(|| assert_eq!(black_box(&position).count_legal_moves(), 2));
    });
    group.bench_function("list moves", |bencher| {
        let mut list = MoveList::new();
        bencher.iter(|| {
            list.clear();
            black_box(&position).legal_moves_into(&mut list);
            assert_eq!(list.len(), 2);
        });
    });
    group.bench_function("play a capture", |bencher| {
        bencher.iter(|| {
            let next = black_box(&position).play_unchecked(black_box(capture));
            assert_eq!(next.store(manqala::Side::South), 19);
        });
    });
    group.bench_function("play a capture, checked and observed", |bencher| {
        bencher.iter(|| {
            let mut events = 0;
            let next = black_box(&position).play_observed(black_box(capture), &mut |_| events += 1);
            assert!(next.is_ok_and(|next| next.store(manqala::Side::South) == 19));
            assert_eq!(events, 14);
        });
    });
    group.finish();
}

/// The positions that a search meets: all those a few plies from the start.
fn met<R: Ruleset>(depth: u32) -> Vec<Position<R>> {
    let mut met = vec![Position::<R>::default()];
    for _ in 0..depth {
        met = met.iter().flat_map(|it| it.moves().map(|mv| it.play_unchecked(mv))).collect();
    }
    met
}

/// What searches do most, for each of the positions some plies from the start: count the moves, play them all, hash.
fn bulk<R: Ruleset>(criterion: &mut Criterion, name: &str, depth: u32) {
    let met = met::<R>(depth);
    let moves: usize = met.iter().map(Position::count_legal_moves).sum();
    let mut group = criterion.benchmark_group(format!("bulk {name}"));
    group.throughput(Throughput::Elements(met.len() as u64));
    group.bench_function("count moves", |bencher| {
        bencher.iter(|| {
            let counted: usize = black_box(&met).iter().map(Position::count_legal_moves).sum();
            assert_eq!(counted, moves);
        });
    });
    let hashers: (_, RandomState) = (foldhash::fast::FixedState::default(), RandomState::new());
    group.bench_function("hash, foldhash", |bencher| bencher.iter(|| all_hashed(&met, &hashers.0)));
    group.bench_function("hash, standard library", |bencher| bencher.iter(|| all_hashed(&met, &hashers.1)));
    group.throughput(Throughput::Elements(moves as u64));
    group.bench_function("play", |bencher| {
        bencher.iter(|| {
            let played = black_box(&met).iter().flat_map(|it| it.moves().map(|mv| it.play_unchecked(mv)));
            assert_eq!(played.filter(|next| next.seeds() == met[0].seeds()).count(), moves);
        });
    });
    group.finish();
}

fn all_hashed<R: Ruleset>(positions: &[Position<R>], hasher: &impl BuildHasher) -> u64 {
    black_box(positions).iter().fold(0, |sum, it| sum ^ hasher.hash_one(it))
}

fn bulks(criterion: &mut Criterion) {
    bulk::<rules::Oware>(criterion, "oware", 6);
    bulk::<rules::Kalah>(criterion, "kalah", 6);
    bulk::<rules::Togyz>(criterion, "togyz", 5);
    bulk::<rules::Kiswahili>(criterion, "kiswahili", 6);
}

criterion_group!(benches, perft, single, bulks);
criterion_main!(benches);

//! Times perft of the general engine beside the same count written by hand, in one run.
//!
//! Every count is asserted, so a bench that counts wrongly fails.

mod contest;
mod yardstick;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use manqala::{MoveList, Position, rules};

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

criterion_group!(benches, perft, single);
criterion_main!(benches);

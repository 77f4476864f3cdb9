//! The threads that play, and the one that watches them.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
        mpsc::{self, RecvTimeoutError, Sender},
    },
    thread,
    time::{Duration, Instant},
};

use crate::{
    game,
    oddity::{Kind, Oddity},
    progress::Progress,
    settings::Settings,
    subject::Subject,
    tally::Tally,
    watch::{Watch, lock},
};

/// How often the threads are looked at.
const TICK: Duration = Duration::from_millis(100);

/// How many oddities are told; of further ones only the number.
const TOLD: u64 = 10;

/// What came of it.
pub(crate) struct Report {
    pub(crate) tally: Tally,
    pub(crate) time: Duration,
    /// The number of the first game that was not begun.
    pub(crate) next: u64,
    /// Whether it was stopped before all was played.
    pub(crate) stopped: bool,
}

/// What all threads know.
struct Shared<S> {
    settings: Settings,
    starts: Vec<S>,
    /// How many games have been begun.
    begun: AtomicU64,
    plies: AtomicU64,
    stop: Arc<AtomicBool>,
    tally: Mutex<Tally>,
}

impl<S: Subject> Shared<S> {
    /// The number of the next game; `None` if no further one is to be begun.
    fn next(&self) -> Option<u64> {
        if self.stop.load(Relaxed) || self.plies.load(Relaxed) >= self.settings.plies {
            return None;
        }
        let most = self.settings.games.unwrap_or(u64::MAX);
        let begun = self.begun.fetch_update(Relaxed, Relaxed, |begun| (begun < most).then_some(begun + 1));
        begun.ok().map(|begun| self.settings.from.wrapping_add(begun))
    }

    /// Plays one game after the other.
    fn work(&self, watch: &Watch, odd: &Sender<Oddity>) {
        while let Some(game) = self.next() {
            let count = u64::try_from(self.starts.len()).unwrap_or(u64::MAX);
            let Ok(line) = usize::try_from(game % count) else { return };
            let played = game::play(&self.starts[line], game, &self.settings, watch);
            self.plies.fetch_add(played.plies.into(), Relaxed);
            lock(&self.tally).add(line, &played);
            if let Some(oddity) = played.odd {
                // Whoever does not listen any more has given up on all threads.
                let _ = odd.send(oddity);
            }
        }
    }
}

/// What is known of a thread that may hang.
#[derive(Clone, Copy, Default)]
struct Seen {
    steps: u64,
    since: u32,
}

/// Plays until enough is played, `stop` is set, or a game hangs.
pub(crate) fn soak<S: Subject>(settings: &Settings, starts: Vec<S>, stop: Arc<AtomicBool>) -> Report {
    let variants: Vec<_> = starts.iter().map(|start| start.real().variant()).collect();
    let shared = Arc::new(Shared {
        settings: settings.clone(),
        starts,
        begun: AtomicU64::new(0),
        plies: AtomicU64::new(0),
        stop,
        tally: Mutex::new(Tally::new(&variants)),
    });
    let started = Instant::now();
    let watches: Vec<Arc<Watch>> = (0..settings.threads).map(|_| Arc::default()).collect();
    let (sender, oddities) = mpsc::channel();
    for watch in &watches {
        let (shared, watch, sender) = (Arc::clone(&shared), Arc::clone(watch), sender.clone());
        // Not joined: the channel closes when all have ended, and one that hangs never ends.
        thread::spawn(move || shared.work(&watch, &sender));
    }
    drop(sender);

    let mut progress = Progress::new(settings.plies);
    let mut seen = vec![Seen::default(); watches.len()];
    let (mut odd, mut looked) = (0, Instant::now());
    let hung = loop {
        match oddities.recv_timeout(TICK) {
            Ok(oddity) => tell(&oddity, settings, &progress, &mut odd),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break false,
        }
        progress.at(shared.plies.load(Relaxed), odd);
        if looked.elapsed() < TICK {
            continue;
        }
        looked = Instant::now();
        let mut hung = false;
        for (watch, seen) in watches.iter().zip(&mut seen) {
            if let Some(oddity) = hang(watch, seen, settings.patience) {
                lock(&shared.tally).add_hang(oddity.moment.variant);
                tell(&oddity, settings, &progress, &mut odd);
                hung = true;
            }
        }
        if hung {
            break true;
        }
    };
    let all_begun = settings.games.is_some_and(|games| shared.begun.load(Relaxed) >= games);
    let enough = shared.plies.load(Relaxed) >= settings.plies || all_begun;
    if hung {
        shared.stop.store(true, Relaxed);
        // The others may end their games.
        let given = Instant::now();
        while given.elapsed() < settings.patience
            && watches.iter().zip(&seen).any(|(watch, seen)| {
                let (steps, moment) = watch.look();
                moment.is_some() && steps != seen.steps
            })
        {
            thread::sleep(TICK);
        }
    }
    progress.end();
    let tally = lock(&shared.tally).clone();
    let next = settings.from.wrapping_add(shared.begun.load(Relaxed));
    Report { tally, time: started.elapsed(), next, stopped: hung || !enough }
}

/// Tells of something odd, unless enough has been told. `odd` counts what there was.
fn tell(oddity: &Oddity, settings: &Settings, progress: &Progress, odd: &mut u64) {
    *odd += 1;
    if *odd <= TOLD {
        progress.say(&oddity.told(settings));
    }
}

/// Whether a thread has not gone on for too many looks. They are counted, so that a machine that sleeps does not count as
/// a hang.
fn hang(watch: &Watch, seen: &mut Seen, patience: Duration) -> Option<Oddity> {
    let (steps, moment) = watch.look();
    let moment = moment.filter(|_| steps == seen.steps);
    seen.since = if moment.is_some() { seen.since + 1 } else { 0 };
    seen.steps = steps;
    let waited = TICK * seen.since;
    let seen = format!("nothing has happened for {} seconds", waited.as_secs());
    moment.filter(|_| waited >= patience).map(|moment| Oddity { kind: Kind::Hang, seen, moment })
}

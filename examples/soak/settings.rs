//! What is played, and for how long.

use std::{fmt::Write, time::Duration};

use manqala::Variant;

/// Sizes and options that are played besides the presets.
const OTHERS: [&str; 36] = [
    "oware:Forbidden",
    "oware:OpponentTakesRest",
    "oware:SpareFurthest",
    "oware:SpareNearest",
    "oware(1,3)",
    "awari(2,3)",
    "oware(3,2):Forbidden",
    "abapa(4,3)",
    "oware(5,5):OpponentTakesRest",
    "oware(6,21)",
    "oware(7,4):SpareFurthest",
    "oware(8,3)",
    "awari(9,4)",
    "oware(12,10):SpareNearest",
    "kalah(1,1)",
    "kalah(1,127)",
    "kalah-empty(2,2)",
    "kalah(3,3)",
    "kalah-empty(4,1)",
    "kalah(6,6)",
    "kalah(7,7)",
    "kalah-empty(8,4)",
    "kalah(9,14)",
    "kalah-empty(12,10)",
    "namnam:last_four=Off",
    "kenya-children:take_capturing_seed",
    "kenya-laps:take_capturing_seed",
    "kiswahili:takasia=Off",
    "congkak(1,5)",
    "congkak(3,3):bank_last_seed",
    "congkak(5,5)",
    "congkak(10,12)",
    "dakon(2,4)",
    "dakon:bank_last_seed",
    "dakon(8,8)",
    "dakon(9,9):bank_last_seed",
];

/// All that determines which games are played and how they are looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    /// `None`: the presets in their usual size, and others.
    pub(crate) variants: Option<Vec<Variant>>,
    /// Game `n` is determined by the seed `seed + n`.
    pub(crate) seed: u64,
    /// The number of the first game.
    pub(crate) from: u64,
    /// After how many plies no further game is begun.
    pub(crate) plies: u64,
    /// How many games are played at most.
    pub(crate) games: Option<u64>,
    /// After how many plies a game is cut.
    pub(crate) cut: u32,
    /// The long laws are put to every so many plies, and every so many games have a twin.
    pub(crate) every: u32,
    /// How long a ply may take before it counts as a hang.
    pub(crate) patience: Duration,
    pub(crate) threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            variants: None,
            seed: 0,
            from: 0,
            plies: 10_000_000,
            games: None,
            cut: 2000,
            every: 64,
            patience: Duration::from_secs(10),
            threads: 1,
        }
    }
}

impl Settings {
    /// The variants in the order in which they take turns.
    pub(crate) fn playing(&self) -> Vec<Variant> {
        match &self.variants {
            Some(variants) => variants.clone(),
            None => Variant::all().chain(OTHERS.iter().filter_map(|name| name.parse().ok())).collect(),
        }
    }

    /// The command line that asks for just this, on however many threads.
    pub(crate) fn command(&self) -> String {
        let usual = Self::default();
        let mut command = "cargo run --release --features laws --example soak --".to_owned();
        for variant in self.variants.iter().flatten() {
            command.extend([" --variant '", &variant.to_string(), "'"]);
        }
        let mut option = |name: &str, value: u64, usual: u64| {
            if value != usual {
                // Writing to a text does not fail.
                let _ = write!(command, " --{name} {value}");
            }
        };
        option("seed", self.seed, usual.seed);
        option("from", self.from, usual.from);
        if let Some(games) = self.games {
            option("games", games, u64::MAX);
        }
        option("plies", self.plies, usual.plies);
        option("cut", self.cut.into(), usual.cut.into());
        option("every", self.every.into(), usual.every.into());
        option("patience", self.patience.as_secs(), usual.patience.as_secs());
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_that_is_played_besides_the_presets_exists_and_is_another_one() {
        let playing = Settings::default().playing();
        assert_eq!(playing.len(), Variant::NAMES.len() + OTHERS.len());
        for (i, variant) in playing.iter().enumerate() {
            assert!(!playing[..i].contains(variant), "{variant}");
        }
    }
}

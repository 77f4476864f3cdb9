//! A position as the notation writes it, seen by each player from his own seat.

pub(crate) const SOUTH: usize = 0;
pub(crate) const NORTH: usize = 1;

/// Board, stores, turn, and whatever else the text holds.
#[derive(Clone)]
pub(crate) struct Position {
    /// The pits on each player's half of the board, in the order in which he counts them.
    ///
    /// Two rows: from his left to his right. So a round anticlockwise is one player's pits in this order and then the
    /// other's, whoever begins, and opposite his pit `i` is pit `last - i`.
    ///
    /// Four rows: the front row from his left to his right, then the back row from his right to his left. So this is
    /// his ring clockwise, and his front pit `i` of eight faces front pit `7 - i`.
    pub(crate) pits: [Vec<u32>; 2],
    pub(crate) stores: [u32; 2],
    /// The player to move.
    pub(crate) turn: usize,
    pub(crate) extra: Vec<String>,
    four_rows: bool,
}

impl Position {
    pub(crate) fn read(text: &str) -> Self {
        let mut fields = text.split(' ');
        let mut field = || fields.next().expect("a board, stores and a turn");
        let (board, stores, turn) = (field(), field(), field());
        let number = |text: &str| text.parse::<u32>().expect("a number of seeds");
        let ranks: Vec<Vec<u32>> =
            board.split('/').map(|rank| rank.split(',').map(number).collect()).collect();
        let stores: Vec<u32> = stores.split(',').map(number).collect();
        Self {
            pits: halves(&ranks),
            stores: [stores[SOUTH], stores[NORTH]],
            turn: if turn == "S" { SOUTH } else { NORTH },
            four_rows: ranks.len() == 4,
            extra: fields.map(str::to_owned).collect(),
        }
    }

    pub(crate) fn write(&self) -> String {
        let ranks: Vec<String> = ranks(&self.pits, self.four_rows)
            .iter()
            .map(|rank| rank.iter().map(u32::to_string).collect::<Vec<_>>().join(","))
            .collect();
        let [south, north] = self.stores;
        let mut text = format!("{} {south},{north} {}", ranks.join("/"), ["S", "N"][self.turn]);
        for field in &self.extra {
            text = text + " " + field;
        }
        text
    }

    /// The name of a pit: a letter for the file, a digit for the rank.
    pub(crate) fn name(&self, player: usize, pit: usize) -> String {
        let columns = if self.four_rows { self.pits[player].len() / 2 } else { self.pits[player].len() };
        let (file, rank) = match (self.four_rows, player == SOUTH) {
            (false, true) => (pit, 1),
            (false, false) => (columns - 1 - pit, 2),
            (true, true) if pit < columns => (pit, 2),
            (true, true) => (2 * columns - 1 - pit, 1),
            (true, false) if pit < columns => (columns - 1 - pit, 3),
            (true, false) => (pit - columns, 4),
        };
        let letter = "abcdefghijkl".chars().nth(file).expect("at most twelve files");
        format!("{letter}{rank}")
    }

    /// The pit of a player that has this name.
    pub(crate) fn pit(&self, player: usize, name: &str) -> Option<usize> {
        (0..self.pits[player].len()).find(|&pit| self.name(player, pit) == name)
    }

    /// The seeds of the whole game.
    pub(crate) fn total(&self) -> u32 {
        self.row(SOUTH) + self.row(NORTH) + self.stores[SOUTH] + self.stores[NORTH]
    }

    /// The seeds on a player's half of the board.
    pub(crate) fn row(&self, player: usize) -> u32 {
        self.pits[player].iter().sum()
    }

    /// The pits on a player's half that hold seeds.
    pub(crate) fn occupied(&self, player: usize) -> Vec<usize> {
        (0..self.pits[player].len()).filter(|&pit| self.pits[player][pit] > 0).collect()
    }

    /// Whether a player has more than half of all seeds in his store.
    pub(crate) fn has_majority(&self) -> bool {
        self.stores.iter().any(|store| 2 * store > self.total())
    }

    /// Takes all seeds out of a pit.
    pub(crate) fn lift(&mut self, player: usize, pit: usize) -> u32 {
        std::mem::take(&mut self.pits[player][pit])
    }

    /// Every seed on the board goes to the player on whose side it lies.
    pub(crate) fn each_takes_his_side(&mut self) {
        for player in [SOUTH, NORTH] {
            self.stores[player] += self.row(player);
            self.pits[player].fill(0);
        }
    }
}

/// What is written rank by rank from the top one down, as each player counts his pits.
pub(crate) fn halves<T: Clone>(ranks: &[Vec<T>]) -> [Vec<T>; 2] {
    let reversed = |rank: &[T]| rank.iter().rev().cloned().collect::<Vec<_>>();
    match ranks {
        [north, south] => [south.clone(), reversed(north)],
        [north_back, north_front, south_front, south_back] => [
            [south_front.clone(), reversed(south_back)].concat(),
            [reversed(north_front), north_back.clone()].concat(),
        ],
        _ => panic!("a board has two ranks or four"),
    }
}

/// The other way round.
fn ranks(pits: &[Vec<u32>; 2], four_rows: bool) -> Vec<Vec<u32>> {
    let reversed = |rank: &[u32]| rank.iter().rev().copied().collect::<Vec<_>>();
    let [south, north] = pits;
    if !four_rows {
        return vec![reversed(north), south.clone()];
    }
    let columns = south.len() / 2;
    let (south_front, south_back) = south.split_at(columns);
    let (north_front, north_back) = north.split_at(columns);
    vec![north_back.to_vec(), reversed(north_front), south_front.to_vec(), reversed(south_back)]
}

//! Bao la Kiswahili.

use super::{
    Game, LAPS,
    four_rows::{
        BACK, DIRECTIONS, FRONT, after, can_capture, capturing_starts, entry, facing, front_is_empty,
        is_lone_kichwa, sow, winner,
    },
    position::{NORTH, Position, SOUTH},
};

pub(crate) struct Kiswahili {
    /// A takata of the second stage may close a pit.
    pub(crate) takasia: bool,
}

/// The pit of the house, A5.
const HOUSE: usize = 4;

/// A position with its extra fields taken apart.
#[derive(Clone)]
struct Bao {
    position: Position,
    /// Who owns his house still.
    owned: [bool; 2],
    /// The pit of the player to move that takasia has closed.
    closed: Option<usize>,
}

impl Bao {
    fn read(position: &Position) -> Self {
        let owns = |letter: char| position.extra[0].contains(letter);
        Self {
            owned: [owns('S'), owns('N')],
            closed: position.pit(position.turn, &position.extra[1]),
            position: position.clone(),
        }
    }

    fn write(&self) -> Position {
        let mut position = self.position.clone();
        let house = match self.owned {
            [true, true] => "SN",
            [true, false] => "S",
            [false, true] => "N",
            [false, false] => "-",
        };
        let closed = match self.closed {
            Some(pit) => position.name(position.turn, pit),
            None => "-".to_owned(),
        };
        position.extra = vec![house.to_owned(), closed];
        position
    }

    fn mover(&self) -> usize {
        self.position.turn
    }

    fn opponent(&self) -> usize {
        1 - self.position.turn
    }

    /// The seeds in a pit of the mover.
    fn own(&self, pit: usize) -> u32 {
        self.position.pits[self.mover()][pit]
    }

    fn occupied_front(&self) -> Vec<usize> {
        FRONT.filter(|&pit| self.own(pit) > 0).collect()
    }

    /// The mover's house is his still and holds at least six seeds.
    fn house_is_functional(&self) -> bool {
        self.owned[self.mover()] && self.own(HOUSE) >= 6
    }

    /// Lifts a whole pit of the mover. A house that is lifted is lost.
    fn lift(&mut self, pit: usize) -> u32 {
        if pit == HOUSE {
            self.owned[self.mover()] = false;
        }
        self.position.lift(self.mover(), pit)
    }

    /// Moves a seed from the hand to a pit.
    fn place(&mut self, pit: usize) {
        let mover = self.mover();
        self.position.stores[mover] -= 1;
        self.position.pits[mover][pit] += 1;
    }

    /// Takes the seeds that face an own pit. If they were the last in the opponent's front row, they go to the mover's
    /// store and he has won: then there is nothing to sow.
    fn capture(&mut self, pit: usize) -> Option<u32> {
        let (mover, opponent) = (self.mover(), self.opponent());
        if facing(pit) == HOUSE {
            self.owned[opponent] = false;
        }
        let caught = self.position.lift(opponent, facing(pit));
        if front_is_empty(&self.position, opponent) {
            self.position.stores[mover] += caught;
            return None;
        }
        Some(caught)
    }

    fn is_over(&self) -> bool {
        front_is_empty(&self.position, SOUTH) || front_is_empty(&self.position, NORTH)
    }
}

/// What a move has decided before its first sowing.
#[derive(Clone, Copy)]
struct Kind {
    /// It captures; a takata never does.
    capturing: bool,
    /// It began with a seed from the hand.
    namua: bool,
    /// It goes on where it could stop in the house.
    safari: bool,
}

/// Seeds that are about to be sown: how many, the pit of the first one, and the way they go.
type Hand = (u32, usize, char);

/// A move that has ended.
struct Done {
    bao: Bao,
    /// It could have stopped in the house, or did.
    had_choice: bool,
}

/// Sows until the move ends, or `None` if it never does.
fn run(mut bao: Bao, (mut hand, mut first, mut direction): Hand, kind: Kind) -> Option<Done> {
    let mover = bao.mover();
    let mut had_choice = false;
    for _ in 0..LAPS {
        let last = sow(&mut bao.position, mover, hand, first, direction);
        if bao.own(last) == 1 {
            return Some(Done { bao, had_choice });
        }
        if kind.capturing && can_capture(&bao.position, mover, last) {
            let Some(caught) = bao.capture(last) else {
                return Some(Done { bao, had_choice });
            };
            hand = caught;
            (first, direction) = entry(last, direction);
            continue;
        }
        if bao.closed == Some(last) {
            return Some(Done { bao, had_choice });
        }
        if kind.namua && last == HOUSE && bao.house_is_functional() {
            // A takata must stop there, a capturing move may.
            had_choice = kind.capturing;
            if !(kind.capturing && kind.safari) {
                return Some(Done { bao, had_choice });
            }
        }
        hand = bao.lift(last);
        first = after(last, direction);
    }
    None
}

/// The moves of a player who has seeds in his hand, by their text.
fn namua(bao: &Bao) -> Vec<(String, Bao)> {
    let captures: Vec<usize> = bao
        .occupied_front()
        .into_iter()
        .filter(|&pit| bao.position.pits[bao.opponent()][facing(pit)] > 0)
        .collect();
    if captures.is_empty() { namua_takata(bao) } else { namua_captures(bao, captures) }
}

fn namua_captures(bao: &Bao, captures: Vec<usize>) -> Vec<(String, Bao)> {
    let mut found = Vec::new();
    for pit in captures {
        for direction in DIRECTIONS {
            // An outer pit has only one side to begin from.
            let begin = entry(pit, direction);
            if begin.1 != direction {
                continue;
            }
            let text = bao.position.name(bao.mover(), pit) + &direction.to_string();
            let mut placed = bao.clone();
            placed.place(pit);
            let Some(caught) = placed.capture(pit) else {
                found.push((text, placed));
                continue;
            };
            let hand = (caught, begin.0, direction);
            let kind = Kind { capturing: true, namua: true, safari: false };
            // If going without the choice never ends, no choice came up.
            if let Some(done) = run(placed.clone(), hand, kind) {
                found.push((text.clone(), done.bao));
                if done.had_choice
                    && let Some(done) = run(placed, hand, Kind { safari: true, ..kind })
                {
                    found.push((text + "*", done.bao));
                }
            }
        }
    }
    found
}

fn namua_takata(bao: &Bao) -> Vec<(String, Bao)> {
    let kind = Kind { capturing: false, namua: true, safari: false };
    let occupied = bao.occupied_front();
    let functional = bao.house_is_functional();
    let mut found = Vec::new();
    if functional && occupied == [HOUSE] {
        // The tax: two seeds of the house, which stays his.
        for direction in DIRECTIONS {
            let mut placed = bao.clone();
            placed.place(HOUSE);
            placed.position.pits[bao.mover()][HOUSE] -= 2;
            if let Some(done) = run(placed, (2, after(HOUSE, direction), direction), kind) {
                found.push((bao.position.name(bao.mover(), HOUSE) + &direction.to_string(), done.bao));
            }
        }
        return found;
    }
    let two_or_more: Vec<usize> = occupied.iter().copied().filter(|&pit| bao.own(pit) >= 2).collect();
    let starts: Vec<usize> = if functional {
        occupied.into_iter().filter(|&pit| pit != HOUSE).collect()
    } else if bao.owned[bao.mover()] || two_or_more.is_empty() {
        occupied
    } else {
        two_or_more
    };
    for pit in starts {
        for direction in DIRECTIONS {
            if is_lone_kichwa(&bao.position, bao.mover(), pit, direction) {
                continue;
            }
            let mut placed = bao.clone();
            placed.place(pit);
            let hand = placed.lift(pit);
            if let Some(done) = run(placed, (hand, after(pit, direction), direction), kind) {
                found.push((bao.position.name(bao.mover(), pit) + &direction.to_string(), done.bao));
            }
        }
    }
    found
}

/// The moves of a player whose hand is empty, by their text.
fn mtaji(bao: &Bao, takasia: bool) -> Vec<(String, Bao)> {
    let mover = bao.mover();
    let mut starts: Vec<(usize, char)> = capturing_starts(&bao.position, mover)
        .into_iter()
        .filter(|&(pit, _, _)| bao.closed != Some(pit))
        .map(|(pit, direction, _)| (pit, direction))
        .collect();
    let capturing = !starts.is_empty();
    if !capturing {
        starts = mtaji_takata_starts(bao);
    }
    let mut found = Vec::new();
    for (pit, direction) in starts {
        let mut lifted = bao.clone();
        if capturing {
            lifted.owned[mover] = false;
        }
        let hand = lifted.lift(pit);
        let kind = Kind { capturing, namua: false, safari: false };
        if let Some(mut done) = run(lifted, (hand, after(pit, direction), direction), kind) {
            done.bao.closed = if takasia && !capturing && done.bao.position.stores == [0, 0] {
                closes(&done.bao)
            } else {
                None
            };
            found.push((bao.position.name(mover, pit) + &direction.to_string(), done.bao));
        }
    }
    found
}

/// Where a takata of the second stage may begin: a front pit with two or more that is not closed, or a back pit if there
/// is no such front pit.
fn mtaji_takata_starts(bao: &Bao) -> Vec<(usize, char)> {
    let mut pits: Vec<usize> = FRONT.filter(|&pit| bao.own(pit) >= 2 && bao.closed != Some(pit)).collect();
    if pits.is_empty() {
        pits = BACK.filter(|&pit| bao.own(pit) >= 2).collect();
    }
    let mut starts = Vec::new();
    for pit in pits {
        for direction in DIRECTIONS {
            if !is_lone_kichwa(&bao.position, bao.mover(), pit, direction) {
                starts.push((pit, direction));
            }
        }
    }
    starts
}

/// Takasia: the pit of the opponent that the mover's takata has closed.
fn closes(bao: &Bao) -> Option<usize> {
    let (mover, opponent) = (bao.mover(), bao.opponent());
    let theirs = &bao.position.pits[opponent];
    // The opponent cannot capture.
    if !capturing_starts(&bao.position, opponent).is_empty() {
        return None;
    }
    // All captures that the mover would have take one and the same pit first.
    let threats = capturing_starts(&bao.position, mover);
    let &(_, _, captured_at) = threats.first()?;
    if threats.iter().any(|&(_, _, other)| other != captured_at) {
        return None;
    }
    let pit = facing(captured_at);
    let is_owned_house = pit == HOUSE && bao.owned[opponent];
    let is_only_occupied = FRONT.filter(|&pit| theirs[pit] > 0).eq([pit]);
    let is_only_with_two = FRONT.filter(|&pit| theirs[pit] >= 2).eq([pit]);
    let is_single = theirs[pit] == 1;
    if is_owned_house || is_only_occupied || is_only_with_two || is_single { None } else { Some(pit) }
}

impl Game for Kiswahili {
    /// The board is not cleared and nobody is skipped.
    fn settle(&self, _: &mut Position) {}

    fn moves(&self, position: &Position) -> Vec<(String, Position)> {
        let bao = Bao::read(position);
        if bao.is_over() {
            return Vec::new();
        }
        let moves = if position.stores[position.turn] > 0 { namua(&bao) } else { mtaji(&bao, self.takasia) };
        moves
            .into_iter()
            .map(|(text, mut next)| {
                next.position.turn = bao.opponent();
                (text, next.write())
            })
            .collect()
    }

    fn winner(&self, position: &Position) -> Option<usize> {
        Some(winner(position))
    }
}

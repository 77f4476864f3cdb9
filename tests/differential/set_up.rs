//! Positions set up in any way at all, written as text.

use manqala::Variant;

/// Numbers that become a position of any game.
#[derive(Debug)]
pub(crate) struct SetUp {
    pub(crate) north: bool,
    /// Whether there are seeds in each store, or in each hand.
    pub(crate) stores: [bool; 2],
    /// Begins with the smallest pattern that can be sown for ever, turned so far, in every ring of the board.
    pub(crate) pattern: Option<u8>,
    /// One more seed each.
    pub(crate) places: Vec<u8>,
    /// For fields that only some games have.
    pub(crate) extra: [u8; 2],
    pub(crate) owners: u16,
}

impl SetUp {
    /// The text of a position that the variant accepts.
    pub(crate) fn text(&self, variant: Variant) -> String {
        let start = variant.start();
        let (ranks, files) = (start.ranks(), start.files());
        let mut pits = vec![0_u8; ranks * files];
        let mut stores = [0_u8; 2];
        for ring in pits.chunks_mut(2 * files) {
            // One rank there and the next one back.
            ring[files..].reverse();
            if let Some(turned) = self.pattern {
                ring.iter_mut().skip(1).step_by(2).for_each(|pit| *pit = 1);
                ring[0] = 3;
                ring.rotate_right(usize::from(turned) % (2 * files));
            }
            ring[files..].reverse();
        }
        for (i, &place) in self.places.iter().enumerate() {
            let place = usize::from(place);
            // Every other seed makes one of a few tall pits.
            let place = if i % 2 == 0 { place } else { place % 7 * 5 };
            if place % 9 == 0 && self.stores[place % 2] {
                stores[place % 2] += 1;
            } else {
                pits[place % (ranks * files)] += 1;
            }
        }
        let extra = match variant.to_string().split([':', '(']).next() {
            Some("namnam") => self.owners(files),
            Some("togyz") => self.tuzdyks(&mut pits, files),
            Some("kiswahili") => self.house_and_closed_pit(&pits, stores, files),
            _ => String::new(),
        };
        let board: Vec<String> = pits
            .chunks(files)
            .map(|rank| rank.iter().map(u8::to_string).collect::<Vec<_>>().join(","))
            .collect();
        let [south, north] = stores;
        let turn = if self.north { "N" } else { "S" };
        format!("{} {south},{north} {turn}{extra}", board.join("/"))
    }

    fn owners(&self, files: usize) -> String {
        let letters: String =
            (0..2 * files).map(|i| if self.owners >> i & 1 == 0 { 'S' } else { 'N' }).collect();
        format!(" {}/{}", &letters[..files], &letters[files..])
    }

    /// Two pits of different numbers, neither of them a ninth pit, and nothing in them.
    fn tuzdyks(&self, pits: &mut [u8], files: usize) -> String {
        // Files count as numbers from South's side, and backwards from North's.
        let [south, north] = self.extra.map(usize::from);
        let south = Some(1 + south % (2 * files)).filter(|&file| file < files);
        let north = Some(north % (2 * files))
            .filter(|&file| file < files - 1)
            .filter(|&file| south.is_none_or(|south| south + file != files - 1));
        let mut name = |file: Option<usize>, rank: usize| {
            let Some(file) = file else { return "-".to_owned() };
            pits[(2 - rank) * files + file] = 0;
            format!("{}{rank}", letter(file))
        };
        format!(" {} {}", name(south, 2), name(north, 1))
    }

    /// Who owns his house; and while both hands are empty, a front pit of the player to move that holds seeds.
    fn house_and_closed_pit(&self, pits: &[u8], stores: [u8; 2], files: usize) -> String {
        let house = ["SN", "S", "N", "-"][usize::from(self.extra[0]) % 4];
        let file = usize::from(self.extra[1]) % (2 * files);
        let rank = if self.north { 3 } else { 2 };
        if file < files && stores == [0, 0] && pits[(4 - rank) * files + file] > 0 {
            format!(" {house} {}{rank}", letter(file))
        } else {
            format!(" {house} -")
        }
    }
}

fn letter(file: usize) -> char {
    ('a'..='z').nth(file).expect("a letter")
}

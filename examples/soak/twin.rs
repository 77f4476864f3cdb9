//! The same game with the players' seats swapped.

use manqala::{Move, Outcome, Pit, Side};

use crate::subject::Subject;

/// A game beside another one, in which South does what North does there and the board is turned by half a circle.
pub(crate) struct Twin<S> {
    position: S,
}

impl<S: Subject> Twin<S> {
    /// The twin of a start, on which nothing has happened yet: what a game remembers besides the board is the same from
    /// both seats there. An error says why there is none.
    pub(crate) fn of(start: &S) -> Result<Self, String> {
        let real = start.real();
        let text = real.to_string();
        let mut fields = text.split(' ');
        let (Some(board), Some(stores), Some(_)) = (fields.next(), fields.next(), fields.next()) else {
            return Err(format!("{text:?} has no board, stores and turn"));
        };
        let extra: String = fields.flat_map(|field| [" ", field]).collect();
        let turned = |rank: &str| rank.split(',').rev().collect::<Vec<_>>().join(",");
        let board = board.split('/').rev().map(turned).collect::<Vec<_>>().join("/");
        let stores = turned(stores);
        let text = format!("{board} {stores} {}{extra}", real.turn().opponent());
        let position = real.variant().parse(&text).map_err(|why| format!("{text}: {why}"))?;
        Ok(Self { position: start.like(position) })
    }

    /// Whether this is the twin of a position; an error says what differs.
    pub(crate) fn mirrors(&self, other: &S) -> Result<(), String> {
        let moves = other.legal_moves();
        let (twin, other) = (self.position.real(), other.real());
        let same = |what: &str, same: bool| {
            if same { Ok(()) } else { Err(format!("the {what} of the twin {twin} differ")) }
        };
        same("players to move", twin.turn() == other.turn().opponent())?;
        for side in Side::ALL {
            same("stores", twin.store(side.opponent()) == other.store(side))?;
        }
        for pit in pits(other.files(), other.ranks()) {
            let turned = self.turned(pit);
            same("seeds", turned.and_then(|turned| twin.seeds_in(turned)) == other.seeds_in(pit))?;
            let owner = turned.and_then(|turned| twin.owner(turned));
            same("owners", owner.map(Side::opponent) == other.owner(pit))?;
            same("marks", turned.and_then(|turned| twin.mark(turned)) == other.mark(pit))?;
        }
        let outcome = twin.outcome().map(|outcome| match outcome {
            Outcome::Win(side) => Outcome::Win(side.opponent()),
            Outcome::Draw => Outcome::Draw,
        });
        same("outcomes", outcome == other.outcome() && twin.end() == other.end())?;
        let mirrored = moves.iter().map(|&mv| self.mirrored(mv));
        same("moves", mirrored.eq(self.position.legal_moves().into_iter().map(Some)))
    }

    /// Plays what is played in the other game.
    pub(crate) fn follow(&mut self, mv: Move) -> Result<(), String> {
        let mirrored = self.mirrored(mv).ok_or_else(|| format!("{mv} has no twin"))?;
        let next = self.position.play(mirrored);
        self.position = next.map_err(|why| format!("in the twin {}: {why}", self.position.real()))?;
        Ok(())
    }

    fn mirrored(&self, mv: Move) -> Option<Move> {
        Some(Move { pit: self.turned(mv.pit)?, ..mv })
    }

    fn turned(&self, pit: Pit) -> Option<Pit> {
        let turned = |size: usize, number: u8| u8::try_from(size).ok()?.checked_sub(number + 1);
        let real = self.position.real();
        Pit::new(turned(real.files(), pit.file())?, turned(real.ranks(), pit.rank())?)
    }
}

/// The pits of a board.
fn pits(files: usize, ranks: usize) -> impl Iterator<Item = Pit> {
    let number = |number| u8::try_from(number).ok();
    (0..ranks).flat_map(move |rank| (0..files).filter_map(move |file| Pit::new(number(file)?, number(rank)?)))
}

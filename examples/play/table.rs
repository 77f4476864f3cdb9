//! The table at which a game is played: whose move it is, what is typed, what is shown.

use std::io::{self, BufRead, Write};

use manqala::{AnyPosition, Game, Move, Outcome};

use crate::{
    arguments::{Arguments, Player},
    board::Drawing,
};

/// A game and its players.
pub(crate) struct Table {
    game: Game<AnyPosition>,
    players: [Player; 2],
    random: fastrand::Rng,
    /// Whether somebody sits at a terminal and wants to be asked.
    prompts: bool,
}

/// What a person does with his turn.
enum Action {
    /// Plays, takes back or gives up: the board is drawn again.
    Done,
    /// Leaves.
    Leave,
}

impl Table {
    pub(crate) fn new(arguments: &Arguments, prompts: bool) -> Self {
        Self {
            game: Game::new(arguments.variant.start()),
            players: arguments.players,
            random: fastrand::Rng::with_seed(arguments.seed),
            prompts,
        }
    }

    /// Plays to the end of the game, or of the input.
    pub(crate) fn play(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
        writeln!(output, "{}", self.game.position().variant())?;
        loop {
            self.draw(output)?;
            if self.game.is_over() {
                return self.close(output);
            }
            match self.players[self.game.position().turn() as usize] {
                Player::Random => self.move_at_random(),
                Player::Person => {
                    if let Action::Leave = self.ask(input, output)? {
                        writeln!(output, "The game is left unfinished after {}.", self.plies())?;
                        return output.flush();
                    }
                }
            }
        }
    }

    fn draw(&self, output: &mut impl Write) -> io::Result<()> {
        let (position, last) = (self.game.position(), self.game.moves().last().copied());
        writeln!(output)?;
        if let (Some(mv), [.., before, _]) = (last, self.game.positions()) {
            writeln!(output, "{}. {} plays {mv}", self.game.moves().len(), before.turn().name())?;
        }
        write!(output, "{}", Drawing { position, last })?;
        output.flush()
    }

    fn close(&self, output: &mut impl Write) -> io::Result<()> {
        if let Some(result) = self.game.result() {
            let [south, north] = result.seeds;
            let verdict = match result.outcome {
                Outcome::Draw => "A draw".to_owned(),
                Outcome::Win(side) => format!("{} wins", side.name()),
            };
            writeln!(output)?;
            writeln!(output, "{verdict}: {}.", result.finish)?;
            writeln!(output, "South has {south}, North has {north}, after {}.", self.plies())?;
        }
        output.flush()
    }

    fn plies(&self) -> String {
        match self.game.moves().len() {
            1 => "1 move".to_owned(),
            moves => format!("{moves} moves"),
        }
    }

    fn move_at_random(&mut self) {
        if let Some(mv) = self.random.choice(self.game.position().legal_moves()) {
            self.game.play(mv).expect("a legal move of a game that is not over");
        }
    }

    /// Asks a person until he does something.
    fn ask(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<Action> {
        let turn = self.game.position().turn();
        loop {
            if self.prompts {
                write!(output, "\n{} to move (`?` for help): ", turn.name())?;
            }
            output.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                return Ok(Action::Leave);
            }
            match String::from_utf8_lossy(&line).trim() {
                "" => {}
                "?" => self.help(output)?,
                "quit" => return Ok(Action::Leave),
                "undo" if self.undo() => return Ok(Action::Done),
                "undo" => writeln!(output, "There is nothing to take back.")?,
                "resign" => {
                    self.game.resign(turn);
                    return Ok(Action::Done);
                }
                text => match self.play_text(text) {
                    Ok(()) => return Ok(Action::Done),
                    Err(why) => writeln!(output, "{why}. `?` lists what can be played.")?,
                },
            }
        }
    }

    fn help(&self, output: &mut impl Write) -> io::Result<()> {
        write!(output, "Legal moves:")?;
        for mv in self.game.position().legal_moves() {
            write!(output, " {mv}")?;
        }
        writeln!(output, "\nOr type undo, resign or quit.")
    }

    fn play_text(&mut self, text: &str) -> Result<(), String> {
        let mv: Move = text.parse().map_err(|error| format!("{error}"))?;
        self.game.play(mv).map_err(|error| error.to_string())
    }

    /// Takes back to the last decision of a person.
    fn undo(&mut self) -> bool {
        let played = self.game.moves().len();
        let before = &self.game.positions()[..played];
        let person = |position: &AnyPosition| self.players[position.turn() as usize] == Player::Person;
        let Some(decision) = before.iter().rposition(person) else { return false };
        for _ in decision..played {
            self.game.undo();
        }
        true
    }
}

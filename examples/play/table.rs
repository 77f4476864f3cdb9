//! The table at which a game is played: whose move it is, what is typed, what is shown.

use std::io::{self, BufRead, Write};

use manqala::{
    AnyPosition, Game, Match, MatchError, MatchFormat, MatchState, Move, Outcome, Pit, PitChoice, Side,
};

use crate::{
    arguments::{Arguments, Player},
    words,
};

/// A match and its players. A single game is a match of one round.
pub(crate) struct Table {
    contest: Match,
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
    pub(crate) fn new(arguments: &Arguments, prompts: bool) -> Result<Self, MatchError> {
        Ok(Self {
            contest: Match::new(arguments.variant, arguments.format.unwrap_or(MatchFormat::Rounds(1)))?,
            players: arguments.players,
            random: fastrand::Rng::with_seed(arguments.seed),
            prompts,
        })
    }

    fn game(&self) -> &Game<AnyPosition> {
        self.contest.game()
    }

    /// Plays to the end of the match, or of the input.
    pub(crate) fn play(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
        writeln!(output, "{}", self.contest.variant())?;
        self.draw(output)?;
        loop {
            let action = match self.contest.state() {
                MatchState::Playing => match self.players[self.game().position().turn() as usize] {
                    Player::Random => self.move_at_random(),
                    Player::Person => self.ask(input, output)?,
                },
                MatchState::Between { choice } => self.next_round(choice, input, output)?,
                _ => return self.close(output),
            };
            if let Action::Leave = action {
                writeln!(output, "The game is left unfinished after {}.", self.plies())?;
                return output.flush();
            }
            self.draw(output)?;
            if self.contest.state() != MatchState::Playing {
                self.close_round(output)?;
            }
        }
    }

    /// Says how a match of several rounds ended.
    fn close(&self, output: &mut impl Write) -> io::Result<()> {
        if self.contest.format() != MatchFormat::Rounds(1)
            && let MatchState::Over(result) = self.contest.state()
        {
            let verdict = result.winner.map_or("Nobody", Side::name);
            let [south, north] = self.contest.wins();
            writeln!(output)?;
            writeln!(output, "{verdict} wins the match. Rounds won: South {south}, North {north}.")?;
        }
        output.flush()
    }

    /// Begins the next round, with the pits that the leader chooses.
    fn next_round(
        &mut self,
        choice: Option<PitChoice>,
        input: &mut impl BufRead,
        output: &mut impl Write,
    ) -> io::Result<Action> {
        let pits = match choice {
            None => Vec::new(),
            Some(choice) if self.players[choice.leader as usize] == Player::Random => {
                let options: Vec<_> = choice.options().collect();
                self.random.choice(options.iter()).cloned().unwrap_or_default()
            }
            Some(choice) => match self.ask_for_pits(choice, input, output)? {
                Some(pits) => pits,
                None => return Ok(Action::Leave),
            },
        };
        if let Some(choice) = choice {
            let names: Vec<String> = pits.iter().map(Pit::to_string).collect();
            writeln!(output, "{} takes {} for the next round.", choice.leader.name(), names.join(" and "))?;
        }
        match self.contest.next_round(&pits) {
            Ok(()) => Ok(Action::Done),
            Err(why) => Err(io::Error::other(why)),
        }
    }

    /// Asks the leader for pits until he names as many as he may take; `None` at the end of the input.
    fn ask_for_pits(
        &self,
        choice: PitChoice,
        input: &mut impl BufRead,
        output: &mut impl Write,
    ) -> io::Result<Option<Vec<Pit>>> {
        loop {
            let names: Vec<String> = choice.pits().map(|pit| pit.to_string()).collect();
            writeln!(output, "{} takes {} of {}.", choice.leader.name(), choice.count, names.join(" "))?;
            let Some(line) = self.read(choice.leader, input, output)? else { return Ok(None) };
            let pits: Result<Vec<Pit>, _> = line.split_whitespace().map(str::parse).collect();
            match pits {
                Ok(pits) => match self.contest.clone().next_round(&pits) {
                    Ok(()) => return Ok(Some(pits)),
                    Err(why) => writeln!(output, "{why}.")?,
                },
                Err(why) => writeln!(output, "{why}.")?,
            }
        }
    }

    fn draw(&self, output: &mut impl Write) -> io::Result<()> {
        writeln!(output)?;
        if let ([.., mv], [.., before, _]) = (self.game().moves(), self.game().positions()) {
            writeln!(output, "{}. {} plays {mv}", self.game().moves().len(), before.turn().name())?;
        }
        writeln!(output, "{:#}", self.game())?;
        output.flush()
    }

    fn close_round(&self, output: &mut impl Write) -> io::Result<()> {
        if let Some(result) = self.game().result() {
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
        match self.game().moves().len() {
            1 => "1 move".to_owned(),
            moves => format!("{moves} moves"),
        }
    }

    fn move_at_random(&mut self) -> Action {
        if let Some(mv) = self.random.choice(self.contest.game().position().legal_moves()) {
            self.contest.play(mv).expect("a legal move of a game that is not over");
        }
        Action::Done
    }

    /// Reads a line that somebody types; `None` at the end of the input.
    fn read(
        &self,
        side: Side,
        input: &mut impl BufRead,
        output: &mut impl Write,
    ) -> io::Result<Option<String>> {
        if self.prompts {
            write!(output, "\n{} to play (`?` for help): ", side.name())?;
        }
        output.flush()?;
        let mut line = Vec::new();
        let read = input.read_until(b'\n', &mut line)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// Asks a person until he does something.
    fn ask(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<Action> {
        let turn = self.game().position().turn();
        loop {
            let Some(line) = self.read(turn, input, output)? else { return Ok(Action::Leave) };
            match line.as_str() {
                "" => {}
                "?" => self.help(output)?,
                "quit" => return Ok(Action::Leave),
                "undo" if self.undo() => return Ok(Action::Done),
                "undo" => writeln!(output, "There is nothing to take back.")?,
                "resign" => {
                    self.contest.resign(turn);
                    return Ok(Action::Done);
                }
                text if text.starts_with("? ") => writeln!(output, "{}", self.explain(&text[2..]))?,
                text => match self.play_text(text) {
                    Ok(()) => return Ok(Action::Done),
                    Err(why) => writeln!(output, "{why}. `?` lists what can be played.")?,
                },
            }
        }
    }

    fn help(&self, output: &mut impl Write) -> io::Result<()> {
        write!(output, "Legal moves:")?;
        for mv in self.game().position().legal_moves() {
            write!(output, " {mv}")?;
        }
        writeln!(output, "\nType one of them, `?` and a move to hear what it does, or undo, resign or quit.")
    }

    fn explain(&self, text: &str) -> String {
        match text.trim().parse() {
            Ok(mv) => words::explain(self.game().position(), mv),
            Err(error) => format!("{error}."),
        }
    }

    fn play_text(&mut self, text: &str) -> Result<(), String> {
        let mv: Move = text.parse().map_err(|error| format!("{error}"))?;
        self.contest.play(mv).map_err(|error| error.to_string())
    }

    /// Takes back to the last decision of a person.
    fn undo(&mut self) -> bool {
        let played = self.game().moves().len();
        let before = &self.game().positions()[..played];
        let person = |position: &AnyPosition| self.players[position.turn() as usize] == Player::Person;
        let Some(decision) = before.iter().rposition(person) else { return false };
        for _ in decision..played {
            self.contest.undo();
        }
        true
    }
}

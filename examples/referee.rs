//! Answers what may be played: a line `VARIANT<TAB>POSITION` in, the settled position and every legal move with the
//! position it leads to out.
//!
//! ```text
//! printf 'oware\t4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\n' | cargo run --release --example referee
//! ```
//!
//! The moves are sorted by their text. A line that is wrong is answered with `error<TAB>what is wrong`, and the next one
//! is read.

use std::{
    fmt::Write as _,
    io::{self, BufRead, Read, Write},
    process::ExitCode,
};

use manqala::{AnyPosition, Variant};

/// The longest line that is read, without its end.
const MAX_LINE: usize = 64 * 1024;

fn main() -> ExitCode {
    match run(io::stdin().lock(), io::stdout().lock()) {
        // Whoever reads the answers has seen enough.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("referee: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let (mut line, mut answer) = (Vec::new(), String::new());
    while let Some(read) = next_line(&mut input, &mut line)? {
        answer.clear();
        let judged = read.and_then(|()| judge(&line, &mut answer));
        if let Err(message) = judged {
            answer.clear();
            answer.push_str("error\t");
            answer.push_str(&message);
        }
        answer.push('\n');
        output.write_all(answer.as_bytes())?;
        output.flush()?;
    }
    Ok(())
}

/// Reads a line without its end into `line`. `None` at the end of the input; a line that is too long is passed over.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<Result<(), String>>> {
    line.clear();
    // A line of the greatest length may be followed by a carriage return and a line feed.
    let limit = MAX_LINE as u64 + 2;
    if input.by_ref().take(limit).read_until(b'\n', line)? == 0 {
        return Ok(None);
    }
    let ended = line.pop_if(|byte| *byte == b'\n').is_some();
    let mut too_long = false;
    if ended {
        line.pop_if(|byte| *byte == b'\r');
    } else if line.len() as u64 == limit {
        too_long = true;
        input.skip_until(b'\n')?;
    } else {
        line.pop_if(|byte| *byte == b'\r');
    }
    if too_long || line.len() > MAX_LINE {
        return Ok(Some(Err(format!("the line is longer than {MAX_LINE} bytes"))));
    }
    Ok(Some(Ok(())))
}

/// Appends the answer to a line.
fn judge(line: &[u8], answer: &mut String) -> Result<(), String> {
    let line = str::from_utf8(line).map_err(|_| "the line is not UTF-8".to_owned())?;
    let mut columns = line.split('\t');
    let (name, text) = match (columns.next(), columns.next(), columns.next()) {
        (Some(name), Some(text), None) => (name, text),
        _ if line.is_empty() => return Err("the line is blank".to_owned()),
        (_, None, _) => return Err("expected two columns, a variant and a position, found one".to_owned()),
        _ => {
            let found = line.split('\t').count();
            return Err(format!("expected two columns, a variant and a position, found {found}"));
        }
    };
    let variant: Variant = name.parse().map_err(|error| format!("{error}"))?;
    let position = variant.parse(text).map_err(|error| format!("{error}"))?;
    write!(answer, "{name}\t{position}").map_err(|error| error.to_string())?;
    for (mv, next) in replies(&position) {
        write!(answer, "\t{mv}={next}").map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// The legal moves as text, sorted, and where they lead.
fn replies(position: &AnyPosition) -> Vec<(String, AnyPosition)> {
    let moves = position.legal_moves();
    let mut replies: Vec<_> =
        moves.into_iter().map(|mv| (mv.to_string(), position.play_unchecked(mv))).collect();
    replies.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
    replies
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(input: &[u8]) -> Vec<String> {
        let mut output = Vec::new();
        run(input, &mut output).unwrap();
        String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn a_line_is_answered_with_the_settled_position_and_its_sorted_moves() {
        assert_eq!(
            answers(b"oware\t0,0,0,0,0,0/1,0,0,0,0,1 23,23 S\n"),
            ["oware\t0,0,0,0,0,0/1,0,0,0,0,1 23,23 S\tf1=0,0,0,0,0,1/1,0,0,0,0,0 23,23 N"]
        );
        assert_eq!(
            answers(b"kalah\t0,0,0,0,0,0/0,0,0,0,0,1 0,0 S"),
            ["kalah\t0,0,0,0,0,0/0,0,0,0,0,0 1,0 S"]
        );
    }

    #[test]
    fn a_wrong_line_is_answered_with_an_error_and_the_next_one_is_read() {
        let long = vec![b'x'; MAX_LINE + 3];
        let mut input = b"\n\xFF\nchess\t\noware\noware\tx\ty\noware\t4,4 0,0 S\n".to_vec();
        input.extend(long);
        input.extend(b"\nkalah\t0,0,0,0,0,0/0,0,0,0,0,0 1,0 S\r\n");
        let answers = answers(&input);
        assert_eq!(answers.len(), 8);
        assert!(answers[..7].iter().all(|answer| answer.starts_with("error\t")), "{answers:?}");
        assert_eq!(answers[0], "error\tthe line is blank");
        assert_eq!(answers[1], "error\tthe line is not UTF-8");
        assert_eq!(answers[6], "error\tthe line is longer than 65536 bytes");
        assert_eq!(answers[7], "kalah\t0,0,0,0,0,0/0,0,0,0,0,0 1,0 S");
    }

    #[test]
    fn a_line_of_the_greatest_length_is_still_read() {
        for end in ["\n", "\r\n", "", "\r"] {
            let mut input = vec![b'x'; MAX_LINE];
            input.extend(end.bytes());
            assert!(answers(&input)[0].starts_with("error\texpected two columns"));
            input.insert(0, b'x');
            assert_eq!(answers(&input)[0], "error\tthe line is longer than 65536 bytes");
        }
    }
}

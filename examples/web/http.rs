//! Reading requests and writing answers, one of each on a connection.

use std::{
    borrow::Cow,
    io::{self, Read, Write},
};

use httparse::Status;

use crate::{limits::Limits, refusal::Refusal};

/// The most headers a request has.
const MAX_HEADERS: usize = 64;

/// Lets the page load only what this server has, and lets no other page embed it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// A request without its body.
#[derive(Debug, Default)]
pub(crate) struct Head {
    pub(crate) method: String,
    pub(crate) path: String,
    headers: Vec<(String, String)>,
}

impl Head {
    /// The value of a header; `None` if there is none.
    pub(crate) fn header(&self, name: &'static str) -> Result<Option<&str>, Refusal> {
        let mut values = self.headers.iter().filter(|(other, _)| other.eq_ignore_ascii_case(name));
        match (values.next(), values.next()) {
            (first, None) => Ok(first.map(|(_, value)| value.as_str())),
            _ => Err(Refusal::Header(name)),
        }
    }

    /// The length of the body.
    fn length(&self, limits: &Limits) -> Result<usize, Refusal> {
        if self.header("Transfer-Encoding")?.is_some() {
            return Err(Refusal::NoLength);
        }
        let text = self.header("Content-Length")?.ok_or(Refusal::NoLength)?;
        if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
            return Err(Refusal::Header("Content-Length"));
        }
        match text.parse() {
            Ok(length) if length <= limits.body => Ok(length),
            _ => Err(Refusal::Body { most: limits.body }),
        }
    }
}

/// A request as it arrives.
pub(crate) struct Incoming<R> {
    stream: R,
    /// What was read behind the head.
    rest: Vec<u8>,
}

impl<R: Read> Incoming<R> {
    pub(crate) fn new(stream: R) -> Self {
        Self { stream, rest: Vec::new() }
    }

    /// Reads the head; `None` if nothing was asked, as browsers open connections in advance.
    pub(crate) fn head(&mut self, limits: &Limits) -> Result<Option<Head>, Refusal> {
        let mut chunk = [0; 1024];
        loop {
            let room = chunk.len().min(limits.head - self.rest.len());
            if room == 0 {
                let in_first_line = !self.rest.contains(&b'\n');
                return Err(if in_first_line {
                    Refusal::Url { most: limits.url }
                } else {
                    Refusal::Head { most: limits.head }
                });
            }
            match self.stream.read(&mut chunk[..room]) {
                Ok(0) | Err(_) if self.rest.is_empty() => return Ok(None),
                Ok(0) => return Err(Refusal::Short),
                Ok(read) => self.rest.extend(&chunk[..read]),
                Err(_) => return Err(Refusal::Slow),
            }
            if let Some((head, length)) = parse(&self.rest, limits)? {
                self.rest.drain(..length);
                return Ok(Some(head));
            }
        }
    }

    /// Reads the body.
    pub(crate) fn body(mut self, head: &Head, limits: &Limits) -> Result<Vec<u8>, Refusal> {
        let length = head.length(limits)?;
        self.rest.truncate(length);
        let missing = length - self.rest.len();
        let mut body = self.rest;
        match self.stream.take(missing as u64).read_to_end(&mut body) {
            Ok(read) if read == missing => Ok(body),
            Ok(_) => Err(Refusal::Short),
            Err(_) => Err(Refusal::Slow),
        }
    }
}

/// The head and its length, once all of it is there.
fn parse(bytes: &[u8], limits: &Limits) -> Result<Option<(Head, usize)>, Refusal> {
    let mut headers = [httparse::EMPTY_HEADER; MAX_HEADERS];
    let mut request = httparse::Request::new(&mut headers);
    let length = match request.parse(bytes) {
        Ok(Status::Complete(length)) => length,
        Ok(Status::Partial) => return Ok(None),
        Err(httparse::Error::TooManyHeaders) => return Err(Refusal::Head { most: limits.head }),
        Err(error) => return Err(error.into()),
    };
    let path = request.path.unwrap_or_default();
    if path.len() > limits.url {
        return Err(Refusal::Url { most: limits.url });
    }
    let text = |value: &[u8]| String::from_utf8_lossy(value).trim().to_owned();
    let headers = request.headers.iter().map(|header| (header.name.to_owned(), text(header.value))).collect();
    let method = request.method.unwrap_or_default().to_owned();
    Ok(Some((Head { method, path: path.to_owned(), headers }, length)))
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) content_type: &'static str,
    /// The methods that are answered, where another was used.
    pub(crate) allow: Option<&'static str>,
    pub(crate) body: Cow<'static, [u8]>,
}

impl Response {
    pub(crate) fn write(&self, stream: &mut impl Write) -> io::Result<()> {
        let allow = self.allow.map(|methods| format!("Allow: {methods}\r\n")).unwrap_or_default();
        let head = format!(
            "HTTP/1.1 {} {}\r\n\
             Content-Type: {}\r\n\
             Content-Length: {}\r\n\
             Connection: close\r\n\
             Cache-Control: no-store\r\n\
             Content-Security-Policy: {POLICY}\r\n\
             Cross-Origin-Opener-Policy: same-origin\r\n\
             Cross-Origin-Resource-Policy: same-origin\r\n\
             Referrer-Policy: no-referrer\r\n\
             X-Content-Type-Options: nosniff\r\n\
             {allow}\r\n",
            self.status,
            reason(self.status),
            self.content_type,
            self.body.len(),
        );
        stream.write_all(head.as_bytes())?;
        stream.write_all(&self.body)?;
        stream.flush()
    }
}

/// The words that go with a status.
fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        400 => "Bad Request",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        408 => "Request Timeout",
        411 => "Length Required",
        413 => "Content Too Large",
        414 => "URI Too Long",
        415 => "Unsupported Media Type",
        421 => "Misdirected Request",
        422 => "Unprocessable Content",
        431 => "Request Header Fields Too Large",
        503 => "Service Unavailable",
        _ => "",
    }
}

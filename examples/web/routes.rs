//! What is found where.

use std::{borrow::Cow, io::Read};

use crate::{
    answers,
    files::FILES,
    guard::Guard,
    http::{Head, Incoming, Response},
    limits::Limits,
    refusal::Refusal,
};

const JSON: &str = "application/json";

/// What answers to a body.
type Question = fn(&[u8], &Limits) -> Result<Vec<u8>, Refusal>;

/// Answers a request; `None` if there was none.
pub(crate) fn answer<R: Read>(mut incoming: Incoming<R>, guard: &Guard, limits: &Limits) -> Option<Response> {
    let answered = match incoming.head(limits) {
        Ok(None) => return None,
        Ok(Some(head)) => route(&head, incoming, guard, limits),
        Err(refusal) => Err(refusal),
    };
    Some(answered.unwrap_or_else(|refusal| refuse(&refusal)))
}

fn route<R: Read>(
    head: &Head,
    incoming: Incoming<R>,
    guard: &Guard,
    limits: &Limits,
) -> Result<Response, Refusal> {
    guard.check_host(head)?;
    if let Some(file) = FILES.iter().find(|file| file.path == head.path) {
        expect_method(head, "GET")?;
        return Ok(found(file.content_type, file.text.as_bytes().into()));
    }
    let question: Question = match head.path.as_str() {
        "/api/variants" => {
            guard.check_origin(head)?;
            expect_method(head, "GET")?;
            return Ok(found(JSON, answers::variants()?.into()));
        }
        "/api/game" => answers::game,
        "/api/play" => answers::play,
        "/api/random" => answers::random,
        path => return Err(Refusal::Path { path: path.to_owned() }),
    };
    guard.check_origin(head)?;
    expect_method(head, "POST")?;
    // Other pages cannot send this type without asking first, which is never allowed.
    let content_type = head.header("Content-Type")?.unwrap_or_default();
    if !content_type.split(';').next().is_some_and(|name| name.trim().eq_ignore_ascii_case(JSON)) {
        return Err(Refusal::ContentType);
    }
    let body = incoming.body(head, limits)?;
    Ok(found(JSON, question(&body, limits)?.into()))
}

fn expect_method(head: &Head, allowed: &'static str) -> Result<(), Refusal> {
    if head.method == allowed {
        return Ok(());
    }
    Err(Refusal::Method { method: head.method.chars().take(20).collect(), allowed })
}

fn found(content_type: &'static str, body: Cow<'static, [u8]>) -> Response {
    Response { status: 200, content_type, allow: None, body }
}

fn refuse(refusal: &Refusal) -> Response {
    let allow = match refusal {
        Refusal::Method { allowed, .. } => Some(*allowed),
        _ => None,
    };
    let body = serde_json::json!({ "error": refusal.to_string() }).to_string().into_bytes();
    Response { status: refusal.status(), content_type: JSON, allow, body: body.into() }
}

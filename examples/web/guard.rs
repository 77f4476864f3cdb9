//! Who may ask.

use std::net::SocketAddr;

use crate::{http::Head, refusal::Refusal};

/// Knows the names of this server. A page of somebody else that reaches it by another name, or asks it from its own place,
/// is turned away: otherwise any page in the browser could use what listens on its owner's computer.
pub(crate) struct Guard {
    hosts: [String; 2],
}

impl Guard {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self { hosts: [address.to_string(), format!("localhost:{}", address.port())] }
    }

    /// Checks that the request is meant for this server.
    pub(crate) fn check_host(&self, head: &Head) -> Result<(), Refusal> {
        let host = head.header("Host")?.ok_or(Refusal::Header("Host"))?;
        if self.knows(host) {
            return Ok(());
        }
        Err(Refusal::Host { host: host.chars().take(80).collect(), expected: self.hosts.join(" or ") })
    }

    /// Checks that the request comes from the page of this server, or from no page at all.
    pub(crate) fn check_origin(&self, head: &Head) -> Result<(), Refusal> {
        let own = |origin: &str| origin.strip_prefix("http://").is_some_and(|host| self.knows(host));
        let here = head.header("Origin")?.is_none_or(own)
            && head.header("Sec-Fetch-Site")?.is_none_or(|site| matches!(site, "same-origin" | "none"));
        if here { Ok(()) } else { Err(Refusal::Origin) }
    }

    fn knows(&self, host: &str) -> bool {
        // Browsers leave out the usual port.
        self.hosts.iter().any(|own| own.eq_ignore_ascii_case(host) || own.strip_suffix(":80") == Some(host))
    }
}

//! The DevTools protocol: commands to a browser, and what it tells by itself.

use std::{error::Error, net::TcpStream, time::Duration};

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket, client::IntoClientRequest};

/// How long a command may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// A connection to a browser.
pub(crate) struct DevTools {
    socket: WebSocket<TcpStream>,
    sent: u64,
    session: Option<String>,
    /// What the browser has told without being asked.
    pub(crate) events: Vec<Value>,
}

impl DevTools {
    /// Connects to a browser.
    ///
    /// # Panics
    ///
    /// If the browser does not answer.
    pub(crate) fn connect(address: &str) -> Self {
        let socket = open(address).unwrap_or_else(|error| panic!("no browser at {address}: {error}"));
        Self { socket, sent: 0, session: None, events: Vec::new() }
    }

    /// Asks a browser to end. Nothing happens if it has ended already.
    pub(crate) fn close_browser(address: &str) {
        if let Ok(mut socket) = open(address) {
            let command = json!({ "id": 1, "method": "Browser.close" }).to_string();
            // The answer may get lost, as the browser goes.
            let _ = socket.send(Message::text(command)).and_then(|()| socket.read());
        }
    }

    /// Opens a tab, which all further commands go to.
    pub(crate) fn open_tab(&mut self) {
        let target = self.call("Target.createTarget", json!({ "url": "about:blank" }));
        let attached =
            self.call("Target.attachToTarget", json!({ "targetId": target["targetId"], "flatten": true }));
        self.session = Some(attached["sessionId"].as_str().expect("a session has a name").to_owned());
    }

    /// Gives a command and returns its result.
    #[track_caller]
    pub(crate) fn call(&mut self, method: &str, params: Value) -> Value {
        self.sent += 1;
        let id = self.sent;
        let mut command = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = &self.session {
            command["sessionId"] = json!(session);
        }
        self.socket.send(Message::text(command.to_string())).expect("the browser is there");
        loop {
            let message = self.socket.read().unwrap_or_else(|error| panic!("no answer to {method}: {error}"));
            let Message::Text(text) = message else { continue };
            let mut answer: Value = serde_json::from_str(&text).expect("the browser speaks JSON");
            if answer["id"] != json!(id) {
                self.events.push(answer);
            } else if answer["error"].is_null() {
                return answer["result"].take();
            } else {
                panic!("{method} {params}: {}", answer["error"]);
            }
        }
    }
}

fn open(address: &str) -> Result<WebSocket<TcpStream>, Box<dyn Error>> {
    let request = address.into_client_request()?;
    let place = request.uri().authority().ok_or("the address names no host")?.to_string();
    let stream = TcpStream::connect(place)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    // The error of a failed handshake holds the stream, so its words are kept only.
    let (socket, _) = tungstenite::client(request, stream).map_err(|error| error.to_string())?;
    Ok(socket)
}

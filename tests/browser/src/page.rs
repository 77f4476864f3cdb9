//! The page as it is seen and used.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use base64::{Engine as _, prelude::BASE64_STANDARD};
use serde_json::{Value, json};

use crate::devtools::DevTools;

/// Between two looks at the page.
const GLANCE: Duration = Duration::from_millis(20);

/// Writes down the seeds of all pits, as often as a frame shows other ones than the frame before.
const WATCH: &str = "window.frames_seen = []; (function look() {
    const seeds = [...document.querySelectorAll('[data-pit]')].map((pit) => pit.dataset.seeds).join(',');
    if (window.frames_seen.at(-1) !== seeds) window.frames_seen.push(seeds);
    requestAnimationFrame(look);
})()";

/// A tab that shows the page.
pub struct Page {
    tools: DevTools,
}

impl Page {
    pub(crate) fn open(mut tools: DevTools, url: &str, width: u32, height: u32, scheme: &str) -> Self {
        tools.open_tab();
        for domain in ["Page", "Runtime", "Log", "Network"] {
            tools.call(&format!("{domain}.enable"), json!({}));
        }
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        tools.call("Emulation.setDeviceMetricsOverride", size);
        let scheme = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        tools.call("Emulation.setEmulatedMedia", scheme);
        tools.call("Page.navigate", json!({ "url": url }));
        let mut page = Self { tools };
        page.wait_for("document.getElementById('board')?.dataset.phase === 'waiting'");
        page
    }

    /// The value of an expression of JavaScript.
    #[track_caller]
    pub fn value(&mut self, expression: &str) -> Value {
        let asked = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let mut answer = self.tools.call("Runtime.evaluate", asked);
        assert!(answer["exceptionDetails"].is_null(), "{expression}: {}", answer["exceptionDetails"]);
        answer["result"]["value"].take()
    }

    /// The text of an element.
    #[track_caller]
    pub fn text(&mut self, selector: &str) -> String {
        let text = self.value(&format!("document.querySelector({}).textContent", json!(selector)));
        text.as_str().unwrap_or_else(|| panic!("{selector} has no text")).to_owned()
    }

    /// Waits until an expression holds.
    #[track_caller]
    pub fn wait_for(&mut self, expression: &str) {
        let began = Instant::now();
        while self.value(expression) != json!(true) {
            if began.elapsed() > Duration::from_secs(60) {
                let said = self.value("document.body.innerText");
                panic!(
                    "{expression} does not come about; errors: {:?}; the page says: {said}",
                    self.errors()
                );
            }
            thread::sleep(GLANCE);
        }
    }

    /// Waits until the board is in a phase, as `waiting` or `over`.
    #[track_caller]
    pub fn wait_for_phase(&mut self, phase: &str) {
        self.wait_for(&format!("document.getElementById('board').dataset.phase === {}", json!(phase)));
    }

    /// Clicks in the middle of an element with the mouse.
    ///
    /// # Panics
    ///
    /// If the element is not seen.
    #[track_caller]
    pub fn click(&mut self, selector: &str) {
        let place = self.value(&format!(
            "(() => {{
                const element = document.querySelector({});
                element.scrollIntoView({{ block: 'center', behavior: 'instant' }});
                const {{ left, top, width, height }} = element.getBoundingClientRect();
                const [x, y] = [left + width / 2, top + height / 2];
                return {{ x, y, seen: width > 0 && element.contains(document.elementFromPoint(x, y)) }};
            }})()",
            json!(selector)
        ));
        assert_eq!(place["seen"], true, "{selector} cannot be clicked: it is not seen, or covered");
        for kind in ["mousePressed", "mouseReleased"] {
            let event =
                json!({ "type": kind, "x": place["x"], "y": place["y"], "button": "left", "clickCount": 1 });
            self.tools.call("Input.dispatchMouseEvent", event);
        }
    }

    /// Clicks one of the pits that can be played, counted from 0 and round, and the first way to play it.
    #[track_caller]
    pub fn click_a_pit(&mut self, number: usize) {
        let pit = self.value(&format!(
            "(() => {{
                const pits = document.querySelectorAll('.pit.legal');
                return pits[{number} % pits.length].dataset.pit;
            }})()"
        ));
        self.click(&format!("[data-pit={}]", pit.as_str().expect("a pit can be played")));
        if self.value("document.getElementById('choice').open") == true {
            self.click("#answers button");
        }
    }

    /// Presses a key.
    pub fn press(&mut self, key: &str) {
        let code = match key {
            "Enter" => 13,
            "Escape" => 27,
            "ArrowLeft" => 37,
            "ArrowRight" => 39,
            _ => 0,
        };
        let text = if key == "Enter" { "\r" } else { "" };
        for kind in ["keyDown", "keyUp"] {
            let event = json!({
                "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code,
                "text": if kind == "keyDown" { text } else { "" },
            });
            self.tools.call("Input.dispatchKeyEvent", event);
        }
    }

    /// Chooses in a list, by the value of what is chosen.
    #[track_caller]
    pub fn choose(&mut self, selector: &str, value: &str) {
        let chosen = self.value(&format!(
            "(() => {{
                const list = document.querySelector({});
                list.value = {};
                list.dispatchEvent(new Event('change', {{ bubbles: true }}));
                return list.value;
            }})()",
            json!(selector),
            json!(value)
        ));
        assert_eq!(chosen, value, "{selector} does not offer {value}");
    }

    /// Writes into a field.
    #[track_caller]
    pub fn write(&mut self, selector: &str, text: &str) {
        self.value(&format!("document.querySelector({}).value = {}", json!(selector), json!(text)));
    }

    /// Begins to watch the pits.
    pub fn watch(&mut self) {
        self.value(WATCH);
    }

    /// The seeds of the pits in the order of the page, in each frame that showed others than the one before.
    pub fn seen(&mut self) -> Vec<Vec<u32>> {
        let seen = self.value("window.frames_seen");
        let seen = seen.as_array().expect("the page is watched");
        let numbers =
            |frame: &Value| frame.as_str().map(|text| text.split(',').map(|n| n.parse().unwrap()).collect());
        seen.iter().filter_map(numbers).collect()
    }

    /// What went wrong in the page: exceptions, errors in the console, requests that failed.
    pub fn errors(&mut self) -> Vec<String> {
        let wrong = |event: &&Value| match event["method"].as_str() {
            Some("Runtime.exceptionThrown") => true,
            // The page itself cancels questions whose answers it needs no more.
            Some("Network.loadingFailed") => event["params"]["canceled"] != true,
            Some("Runtime.consoleAPICalled") => event["params"]["type"] != "log",
            Some("Log.entryAdded") => event["params"]["entry"]["level"] == "error",
            Some("Network.requestWillBeSent") => {
                let url = event["params"]["request"]["url"].as_str().unwrap_or_default();
                !url.starts_with("http://127.0.0.1:")
            }
            _ => false,
        };
        self.tools.events.iter().filter(wrong).map(Value::to_string).collect()
    }

    /// Writes a picture of the page as a PNG file.
    ///
    /// # Panics
    ///
    /// If the file cannot be written.
    pub fn picture(&mut self, file: &Path) {
        let shot = self
            .tools
            .call("Page.captureScreenshot", json!({ "format": "png", "captureBeyondViewport": false }));
        let bytes = BASE64_STANDARD.decode(shot["data"].as_str().unwrap_or_default()).expect("a picture");
        std::fs::write(file, bytes).expect("the picture is written");
    }
}

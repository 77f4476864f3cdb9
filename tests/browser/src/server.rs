//! The example, running.

use std::{
    env,
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::LazyLock,
};

use serde_json::Value;

/// The program, built once.
static PROGRAM: LazyLock<PathBuf> = LazyLock::new(build);

fn build() -> PathBuf {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.toml");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo)
        .args(["build", "--quiet", "--features", "serde", "--example", "web", "--message-format", "json"])
        .args(["--manifest-path", manifest])
        .stderr(Stdio::inherit())
        .output()
        .expect("cargo starts");
    assert!(built.status.success(), "the example `web` does not build");
    let messages = String::from_utf8(built.stdout).expect("cargo writes UTF-8");
    let mut programs = messages.lines().filter_map(|line| {
        let message: Value = serde_json::from_str(line).ok()?;
        let named = message["target"]["name"] == "web";
        message["executable"].as_str().filter(|_| named).map(PathBuf::from)
    });
    programs.next_back().expect("cargo names the program")
}

/// A server on a port of its own, which ends with this value.
pub struct Server {
    process: Child,
    url: String,
}

impl Server {
    /// Starts a server.
    ///
    /// # Panics
    ///
    /// If the example does not build or does not start.
    pub fn start() -> Self {
        let mut process = Command::new(&*PROGRAM)
            .args(["--port", "0"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let output = process.stdout.take().expect("the output is piped");
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line).expect("the server says where it is");
        let url = line.split_whitespace().find(|word| word.starts_with("http://"));
        let url = url.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        Self { process, url }
    }

    /// Where the page is.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The running program.
    pub fn process(&mut self) -> &mut Child {
        &mut self.process
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

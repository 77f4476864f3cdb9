//! A browser without a window.

use std::{
    env,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use tempfile::TempDir;

use crate::{devtools::DevTools, page::Page};

/// What Chromium and Chrome are called.
const NAMES: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// Where they lie on systems that do not keep programs in a search path.
const PLACES: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
];

/// How long a browser may take to end.
const PATIENCE: Duration = Duration::from_secs(5);

/// A browser with a profile of its own. Both end with this value.
pub struct Browser {
    process: Child,
    address: String,
    profile: TempDir,
}

impl Browser {
    /// Starts the browser that the variable CHROME names, or one with a usual name.
    ///
    /// # Panics
    ///
    /// If there is no browser, or it does not start.
    pub fn start() -> Self {
        let program = find();
        let profile = tempfile::tempdir().expect("a folder for the profile");
        let mut command = Command::new(&program);
        command
            .args(["--headless=new", "--remote-debugging-port=0", "--no-first-run", "--disable-gpu"])
            .args(["--disable-dev-shm-usage", "--disable-extensions", "--disable-background-networking"])
            .args(["--hide-scrollbars", "--mute-audio", "--force-device-scale-factor=1"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        // The sandbox refuses to work for root, who is the only user of many containers.
        if is_root(profile.path()) {
            command.arg("--no-sandbox");
        }
        let mut process =
            command.spawn().unwrap_or_else(|error| panic!("cannot start {}: {error}", program.display()));
        let mut errors = BufReader::new(process.stderr.take().expect("the errors are piped"));
        let (mut line, mut said) = (String::new(), String::new());
        let address = loop {
            line.clear();
            if errors.read_line(&mut line).expect("the browser writes UTF-8") == 0 {
                panic!("{} ended at once and said:\n{said}", program.display());
            }
            if let Some(address) = line.trim().strip_prefix("DevTools listening on ") {
                break address.to_owned();
            }
            said += &line;
        };
        // Whatever else it complains about must not fill the pipe.
        thread::spawn(move || std::io::copy(&mut errors, &mut std::io::sink()));
        Self { process, address, profile }
    }

    /// Opens a page and waits until its board is there.
    pub fn open(&self, url: &str, width: u32, height: u32, scheme: &str) -> Page {
        Page::open(DevTools::connect(&self.address), url, width, height, scheme)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // A browser that is killed leaves processes behind for a while, which write into the profile that is to be deleted.
        DevTools::close_browser(&self.address);
        let began = Instant::now();
        while matches!(self.process.try_wait(), Ok(None)) && began.elapsed() < PATIENCE {
            thread::sleep(Duration::from_millis(20));
        }
        // It has ended by now, if all went well.
        let _ = self.process.kill();
        let _ = self.process.wait();
        while std::fs::remove_dir_all(self.profile.path()).is_err()
            && self.profile.path().exists()
            && began.elapsed() < 2 * PATIENCE
        {
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// The program of the browser.
fn find() -> PathBuf {
    if let Some(named) = env::var_os("CHROME").filter(|named| !named.is_empty()) {
        return named.into();
    }
    let folders: Vec<PathBuf> =
        env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
    let in_path = NAMES.iter().flat_map(|name| {
        let file = format!("{name}{}", env::consts::EXE_SUFFIX);
        folders.iter().map(move |folder| folder.join(&file))
    });
    in_path.chain(PLACES.map(PathBuf::from)).find(|program| program.is_file()).unwrap_or_else(|| {
        panic!(
            "no browser found: these tests need one of {NAMES:?} in PATH, or its path in the variable CHROME"
        )
    })
}

/// Whether whoever made a folder is root.
#[cfg(unix)]
fn is_root(made: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    made.metadata().is_ok_and(|about| about.uid() == 0)
}

#[cfg(not(unix))]
fn is_root(_: &Path) -> bool {
    false
}

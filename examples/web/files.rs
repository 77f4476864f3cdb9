//! The page, which is part of the program.

/// A file of the page.
pub(crate) struct File {
    pub(crate) path: &'static str,
    pub(crate) content_type: &'static str,
    pub(crate) text: &'static str,
}

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const PICTURE: &str = "image/svg+xml";

macro_rules! files {
    ($($path:literal $content_type:ident $file:literal;)*) => {
        &[ $( File { path: $path, content_type: $content_type, text: include_str!($file) }, )* ]
    };
}

pub(crate) const FILES: &[File] = files! {
    "/" HTML "page/index.html";
    "/style.css" CSS "page/style.css";
    "/icon.svg" PICTURE "page/icon.svg";
    "/main.js" SCRIPT "page/main.js";
    "/board.js" SCRIPT "page/board.js";
    "/choice.js" SCRIPT "page/choice.js";
    "/server.js" SCRIPT "page/server.js";
    "/sowing.js" SCRIPT "page/sowing.js";
    "/words.js" SCRIPT "page/words.js";
};

//! Drives the page of the example `web` as somebody with a mouse and a keyboard would.

mod browser;
mod devtools;
mod page;
mod server;

pub use browser::Browser;
pub use page::Page;
pub use server::Server;

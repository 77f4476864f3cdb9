//! Listening.

use std::{
    io::{self, Read},
    net::{IpAddr, Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::Arc,
    thread,
    time::Duration,
};

use crate::{guard::Guard, http::Incoming, limits::Limits, routes, timed::Timed};

/// After an error of the listener.
const PAUSE: Duration = Duration::from_millis(50);

/// A server that listens, but does not answer yet.
pub(crate) struct Server {
    listener: TcpListener,
    address: SocketAddr,
    limits: Limits,
}

impl Server {
    /// Listens on a port of a loopback address.
    pub(crate) fn bind(address: IpAddr, port: u16, limits: Limits) -> io::Result<Self> {
        if !address.is_loopback() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "this is not a loopback address"));
        }
        let listener = TcpListener::bind((address, port))?;
        let address = listener.local_addr()?;
        Ok(Self { listener, address, limits })
    }

    /// Where the page is found.
    pub(crate) fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Begins to answer, on threads that end with the program.
    pub(crate) fn start(self) -> io::Result<()> {
        let workers = self.limits.workers;
        let server = Arc::new((Guard::new(self.address), self));
        for number in 0..workers {
            let server = Arc::clone(&server);
            thread::Builder::new().name(format!("worker {number}")).spawn(move || {
                let (guard, server) = &*server;
                loop {
                    match server.listener.accept() {
                        Ok((stream, _)) => talk(&stream, guard, &server.limits),
                        Err(_) => thread::sleep(PAUSE),
                    }
                }
            })?;
        }
        Ok(())
    }
}

/// Answers the one request of a connection.
fn talk(stream: &TcpStream, guard: &Guard, limits: &Limits) {
    let incoming = Incoming::new(Timed::new(stream, limits.patience));
    let Some(response) = routes::answer(incoming, guard, limits) else { return };
    let written = response.write(&mut Timed::new(stream, limits.patience));
    // What is left of a refused request would be answered by the system with a reset, which takes the answer away from
    // whoever has not read it yet. So some of it is read.
    if written.is_ok() && response.status != 200 && stream.shutdown(Shutdown::Write).is_ok() {
        let rest = Timed::new(stream, limits.patience.min(Duration::from_secs(1)));
        let most = 4 * limits.body as u64;
        drop(io::copy(&mut rest.take(most), &mut io::sink()));
    }
}

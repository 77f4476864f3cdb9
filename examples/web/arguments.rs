//! The command line.

use std::net::{IpAddr, Ipv4Addr};

/// The port if none is asked for.
const PORT: u16 = 8080;

/// What the command line asks for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Arguments {
    pub(crate) address: IpAddr,
    /// 0 for any that is free.
    pub(crate) port: u16,
}

impl Arguments {
    /// Reads the command line; `None` if it only asked for help.
    pub(crate) fn from_env() -> Result<Option<Self>, String> {
        Self::read(lexopt::Parser::from_env())
    }

    fn read(mut parser: lexopt::Parser) -> Result<Option<Self>, String> {
        use lexopt::prelude::*;
        let mut arguments = Self { address: Ipv4Addr::LOCALHOST.into(), port: PORT };
        while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
            match argument {
                Short('h') | Long("help") => {
                    help();
                    return Ok(None);
                }
                Long("port") => {
                    let value = value(&mut parser)?;
                    let port = value.parse();
                    arguments.port =
                        port.map_err(|_| format!("{value:?} is not a port: expected a number up to 65535"))?;
                }
                Long("address") => arguments.address = loopback(&value(&mut parser)?)?,
                other => return Err(other.unexpected().to_string()),
            }
        }
        Ok(Some(arguments))
    }
}

fn value(parser: &mut lexopt::Parser) -> Result<String, String> {
    parser.value().map(|value| value.to_string_lossy().into_owned()).map_err(|error| error.to_string())
}

/// An address that only programs on the same computer reach.
fn loopback(text: &str) -> Result<IpAddr, String> {
    let address: IpAddr = text
        .parse()
        .map_err(|_| format!("{text:?} is not an address: expected one such as 127.0.0.1 or ::1"))?;
    if address.is_loopback() {
        Ok(address)
    } else {
        Err(format!(
            "{address} can be reached from other computers: expected a loopback address, 127.0.0.1 or ::1"
        ))
    }
}

fn help() {
    println!("Plays any game in the browser.");
    println!();
    println!("Usage: web [--port NUMBER] [--address ADDRESS]");
    println!();
    println!("  --port NUMBER      where to listen; 0 takes any port that is free; {PORT} if not given");
    println!(
        "  --address ADDRESS  127.0.0.1, the default, or another address of this computer alone, such as ::1"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(arguments: &[&str]) -> Result<Option<Arguments>, String> {
        Arguments::read(lexopt::Parser::from_args(arguments))
    }

    #[test]
    fn the_server_is_told_its_port_and_a_loopback_address() {
        let arguments = read(&["--port", "0", "--address", "::1"]).unwrap().unwrap();
        assert_eq!(arguments, Arguments { address: "::1".parse().unwrap(), port: 0 });
        assert_eq!(read(&[]).unwrap().unwrap(), Arguments { address: [127, 0, 0, 1].into(), port: PORT });
        assert_eq!(read(&["--help"]).unwrap(), None);
    }

    #[test]
    fn addresses_that_others_reach_are_refused() {
        for address in ["0.0.0.0", "::", "192.168.0.1", "::ffff:127.0.0.1"] {
            let refused = read(&["--address", address]).unwrap_err();
            assert!(refused.contains("expected a loopback address"), "{refused}");
        }
        assert!(read(&["--address", "localhost"]).unwrap_err().contains("is not an address"));
        assert!(read(&["--port", "65536"]).unwrap_err().contains("is not a port"));
        assert!(read(&["oware"]).unwrap_err().contains("unexpected argument"));
    }
}

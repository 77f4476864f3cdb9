//! Positions as other programs write them.
//!
//! A form is read under rules that the caller names, as none of them says which rules it is played by, and written
//! without allocating. `docs/interop.md` has the forms in full: where each is defined, and what is not carried over.
//!
//! | form | games | read | written |
//! |---|---|---|---|
//! | FEN of PlayStrategy | [`PlayStrategyGame`] | [`from_playstrategy_fen`] | [`playstrategy_fen`] |
//! | text of OpenSpiel | [`OpenSpielGame`] | [`from_open_spiel_text`] | [`open_spiel_text`] |
//! | board of the Kalah Game Protocol | [`Kalah`] | [`from_kalah_protocol_board`] | [`kalah_protocol_board`] |
//!
//! [`AnyPosition`] has methods of the same names, which are given a [`Variant`] and refuse those that have no such form.
//!
//! A position that is read is settled, like any other: see [`Position`].
//!
//! [`from_playstrategy_fen`]: crate::Position::from_playstrategy_fen
//! [`playstrategy_fen`]: crate::Position::playstrategy_fen
//! [`from_open_spiel_text`]: crate::Position::from_open_spiel_text
//! [`open_spiel_text`]: crate::Position::open_spiel_text
//! [`from_kalah_protocol_board`]: crate::Position::from_kalah_protocol_board
//! [`kalah_protocol_board`]: crate::Position::kalah_protocol_board
//! [`Kalah`]: crate::rules::Kalah
//! [`Position`]: crate::Position
//! [`AnyPosition`]: crate::AnyPosition
//! [`Variant`]: crate::Variant

mod any;
mod error;
mod kalah_protocol;
mod open_spiel;
mod playstrategy;
mod rows;

pub use any::ForeignText;
pub use error::ForeignError;
pub use kalah_protocol::KalahProtocolBoard;
pub use open_spiel::{OpenSpielGame, OpenSpielText};
pub use playstrategy::{PlayStrategyFen, PlayStrategyGame};

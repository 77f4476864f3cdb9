//! Positions written down: text and serde.

mod text;

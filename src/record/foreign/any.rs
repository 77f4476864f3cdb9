//! The same for games that are chosen at run time.
//!
//! Everything here is inline: only programs that use it pay for compiling every game in every size.

use core::fmt;

use super::{
    ForeignError, KalahProtocolBoard, OpenSpielGame, OpenSpielText, PlayStrategyFen, PlayStrategyGame,
};
use crate::{
    AnyPosition, Board, Grid, Position, Variant,
    rules::{Bestemshe, Kalah, Oware, Togyz},
};

/// A text in which another program may tell the number of a move.
trait Numbered {
    /// The same with this number, where the text has one.
    fn numbered(self, move_number: u32) -> Self;
}

impl<R: PlayStrategyGame> Numbered for PlayStrategyFen<R> {
    #[inline]
    fn numbered(self, move_number: u32) -> Self {
        self.move_number(move_number)
    }
}

impl<R: OpenSpielGame> Numbered for OpenSpielText<R> {
    #[inline]
    fn numbered(self, move_number: u32) -> Self {
        self.with_move_number(move_number)
    }
}

impl<const PITS: usize> Numbered for KalahProtocolBoard<PITS>
where
    Board<2, PITS>: Grid,
{
    #[inline]
    fn numbered(self, _: u32) -> Self {
        self
    }
}

/// Defines the text of any game, and how each form of it is read and written: with the methods of the typed positions. A
/// game is its rules and their text, with a name of its own.
macro_rules! forms {
    ($(
        $form:literal, of $games:literal, $read:ident with $from:ident, $write:ident with $to:ident:
            $( $name:ident($rules:ty => $text:ty) )*;
    )*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        enum Text {
            $( $( $name($text), )* )*
        }

        impl Text {
            #[inline]
            fn numbered(self, move_number: u32) -> Self {
                match self {
                    $( $( Self::$name(text) => Self::$name(text.numbered(move_number)), )* )*
                }
            }
        }

        impl fmt::Display for Text {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $( $( Self::$name(text) => text.fmt(f), )* )*
                }
            }
        }

        $(
            #[inline]
            fn $read(variant: Variant, text: &str) -> Result<AnyPosition, ForeignError> {
                $(
                    if let Some(read) = variant.read_with(|rules| Position::<$rules>::$from(rules, text)) {
                        return read;
                    }
                )*
                Err(ForeignError::Game { variant: variant.snippet(), form: $form, expected: $games })
            }

            #[inline]
            fn $write(position: &AnyPosition) -> Result<ForeignText, ForeignError> {
                $(
                    if let Some(position) = position.typed::<$rules>() {
                        return Ok(ForeignText(Text::$name(position.$to())));
                    }
                )*
                let variant = position.variant().snippet();
                Err(ForeignError::Game { variant, form: $form, expected: $games })
            }
        )*
    };
}

forms! {
    "FEN of PlayStrategy", of "Oware with six pits in a row, Togyz Kumalak or Bestemshe",
        read_playstrategy with from_playstrategy_fen, write_playstrategy with playstrategy_fen:
        PlayStrategyOware(Oware => PlayStrategyFen<Oware>)
        PlayStrategyTogyz(Togyz => PlayStrategyFen<Togyz>)
        PlayStrategyBestemshe(Bestemshe => PlayStrategyFen<Bestemshe>);
    "text of OpenSpiel", of "Oware, or Kalah with six pits in a row",
        read_open_spiel with from_open_spiel_text, write_open_spiel with open_spiel_text:
        OpenSpielOware1(Oware<1> => OpenSpielText<Oware<1>>)
        OpenSpielOware2(Oware<2> => OpenSpielText<Oware<2>>)
        OpenSpielOware3(Oware<3> => OpenSpielText<Oware<3>>)
        OpenSpielOware4(Oware<4> => OpenSpielText<Oware<4>>)
        OpenSpielOware5(Oware<5> => OpenSpielText<Oware<5>>)
        OpenSpielOware6(Oware<6> => OpenSpielText<Oware<6>>)
        OpenSpielOware7(Oware<7> => OpenSpielText<Oware<7>>)
        OpenSpielOware8(Oware<8> => OpenSpielText<Oware<8>>)
        OpenSpielOware9(Oware<9> => OpenSpielText<Oware<9>>)
        OpenSpielOware10(Oware<10> => OpenSpielText<Oware<10>>)
        OpenSpielOware11(Oware<11> => OpenSpielText<Oware<11>>)
        OpenSpielOware12(Oware<12> => OpenSpielText<Oware<12>>)
        OpenSpielKalah(Kalah => OpenSpielText<Kalah>);
    "board of the Kalah Game Protocol", of "Kalah",
        read_kalah_protocol with from_kalah_protocol_board, write_kalah_protocol with kalah_protocol_board:
        KalahProtocol1(Kalah<1> => KalahProtocolBoard<1>)
        KalahProtocol2(Kalah<2> => KalahProtocolBoard<2>)
        KalahProtocol3(Kalah<3> => KalahProtocolBoard<3>)
        KalahProtocol4(Kalah<4> => KalahProtocolBoard<4>)
        KalahProtocol5(Kalah<5> => KalahProtocolBoard<5>)
        KalahProtocol6(Kalah<6> => KalahProtocolBoard<6>)
        KalahProtocol7(Kalah<7> => KalahProtocolBoard<7>)
        KalahProtocol8(Kalah<8> => KalahProtocolBoard<8>)
        KalahProtocol9(Kalah<9> => KalahProtocolBoard<9>)
        KalahProtocol10(Kalah<10> => KalahProtocolBoard<10>)
        KalahProtocol11(Kalah<11> => KalahProtocolBoard<11>)
        KalahProtocol12(Kalah<12> => KalahProtocolBoard<12>);
}

/// A position of a game chosen at run time that is displayed as another program writes it, see
/// [`AnyPosition::playstrategy_fen`], [`AnyPosition::open_spiel_text`] and [`AnyPosition::kalah_protocol_board`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForeignText(Text);

impl ForeignText {
    /// Sets the number of the move, as [`PlayStrategyFen::move_number`] and [`OpenSpielText::move_number`] do. A text without
    /// such a number stays as it is.
    #[inline]
    #[must_use]
    pub fn move_number(self, move_number: u32) -> Self {
        Self(self.0.numbered(move_number))
    }
}

impl fmt::Display for ForeignText {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl AnyPosition {
    /// Reads the FEN of PlayStrategy, to be played as this variant. See [`Position::from_playstrategy_fen`].
    ///
    /// # Errors
    ///
    /// [`ForeignError::Game`] if the variant is of a game or size that PlayStrategy does not have, otherwise as for a position of
    /// that game.
    ///
    /// ```
    /// use manqala::{AnyPosition, Variant};
    ///
    /// let abapa: Variant = "abapa".parse()?;
    /// let position = AnyPosition::from_playstrategy_fen(abapa, "1S,1,8S,2,3S/2S,1S,1S,2S,2S,2S 13 13 N 50")?;
    /// assert_eq!(position, abapa.parse("1,0,8,0,0,3/2,1,1,2,2,2 13,13 N")?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn from_playstrategy_fen(variant: Variant, text: &str) -> Result<Self, ForeignError> {
        read_playstrategy(variant, text)
    }

    /// The position as PlayStrategy writes it. See [`Position::playstrategy_fen`].
    ///
    /// # Errors
    ///
    /// [`ForeignError::Game`] if it is of a game or size that PlayStrategy does not have.
    ///
    /// ```
    /// use manqala::Variant;
    ///
    /// let togyz = "togyz".parse::<Variant>()?.start();
    /// assert_eq!(
    ///     togyz.playstrategy_fen()?.move_number(3).to_string(),
    ///     "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 3"
    /// );
    ///
    /// let refused = "oware(8,4)".parse::<Variant>()?.start().playstrategy_fen().unwrap_err();
    /// assert_eq!(
    ///     refused.to_string(),
    ///     "\"oware(8,4)\" has no FEN of PlayStrategy: expected Oware with six pits in a row, Togyz Kumalak or Bestemshe"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn playstrategy_fen(&self) -> Result<ForeignText, ForeignError> {
        write_playstrategy(self)
    }

    /// Reads the text that OpenSpiel gives as a state's observation, to be played as this variant. See
    /// [`Position::from_open_spiel_text`].
    ///
    /// # Errors
    ///
    /// [`ForeignError::Game`] if the variant is of a game or size that OpenSpiel does not have, otherwise as for a position of
    /// that game.
    ///
    /// ```
    /// use manqala::{AnyPosition, Variant};
    ///
    /// let small: Variant = "abapa(3,2)".parse()?;
    /// let position = AnyPosition::from_open_spiel_text(small, "1 | 0 2 | 3 1 4 0 2 0")?;
    /// assert_eq!(position, small.parse("0,2,0/3,1,4 0,2 N")?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn from_open_spiel_text(variant: Variant, text: &str) -> Result<Self, ForeignError> {
        read_open_spiel(variant, text)
    }

    /// The position as OpenSpiel writes the observation of a state. See [`Position::open_spiel_text`].
    ///
    /// # Errors
    ///
    /// [`ForeignError::Game`] if it is of a game or size that OpenSpiel does not have.
    ///
    /// ```
    /// use manqala::Variant;
    ///
    /// let small = "abapa(3,2)".parse::<Variant>()?.start();
    /// assert_eq!(small.open_spiel_text()?.to_string(), "0 | 0 0 | 2 2 2 2 2 2");
    /// assert!("kalah(3,2)".parse::<Variant>()?.start().open_spiel_text().is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn open_spiel_text(&self) -> Result<ForeignText, ForeignError> {
        write_open_spiel(self)
    }

    /// Reads a board of the Kalah Game Protocol, to be played as this variant; South is to move. See
    /// [`Position::from_kalah_protocol_board`].
    ///
    /// # Errors
    ///
    /// [`ForeignError::Game`] if the variant is not of Kalah, otherwise as for a position of that game.
    ///
    /// ```
    /// use manqala::{AnyPosition, Variant};
    ///
    /// let small: Variant = "kalah(3,3)".parse()?;
    /// let position = AnyPosition::from_kalah_protocol_board(small, "<3,10,2,1,2,3,4,2,0>")?;
    /// assert_eq!(position, small.parse("0,2,4/1,2,3 10,2 S")?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn from_kalah_protocol_board(variant: Variant, text: &str) -> Result<Self, ForeignError> {
        read_kalah_protocol(variant, text)
    }

    /// The position as the Kalah Game Protocol shows it to the player to move. See [`Position::kalah_protocol_board`].
    ///
    /// # Errors
    ///
    /// [`ForeignError::Game`] if it is not of Kalah.
    ///
    /// ```
    /// use manqala::Variant;
    ///
    /// let next = "kalah(3,2)".parse::<Variant>()?.start().play("a1".parse()?)?;
    /// assert_eq!(next.to_string(), "2,2,2/0,3,3 0,0 N");
    /// assert_eq!(next.kalah_protocol_board()?.to_string(), "<3,0,0,2,2,2,0,3,3>");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn kalah_protocol_board(&self) -> Result<ForeignText, ForeignError> {
        write_kalah_protocol(self)
    }
}

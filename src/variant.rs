//! Choosing a game at run time.
//!
//! Everything here is inline: only programs that use it pay for compiling every game in every size.

use core::{
    any::Any,
    fmt::{self, Write as _},
    str::FromStr,
};

use arrayvec::{ArrayString, ArrayVec};

use crate::{
    Drawing, End, Event, Grid, MAX_MOVES, Mark, Move, MoveList, Named, Observer, Outcome, Pit, PlayError,
    Position, PositionError, Repetition, Ruleset, Side, Snippet, VariantError, Words,
    engine::named::{self, Name},
    rules::{
        Bestemshe, Congkak, Dakon, Kalah, KenyaChildren, KenyaLaps, Kiswahili, Kujifunza, NamNam, Oware,
        Togyz,
    },
};

/// Defines the enums over all games. A game is one line: each of its sizes with a name of its own.
macro_rules! games {
    ($( $family:ident: $( $game:ident($rules:ty) )* ;)*) => {
        /// The rules of some game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        enum Rules {
            $( $( $game($rules), )* )*
        }

        /// A position of some game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        enum Game {
            $( $( $game(Position<$rules>), )* )*
        }

        /// Does the same with the rules of whatever game it is.
        macro_rules! with_rules {
            ($value:expr, $name:ident => $body:expr) => {
                match $value { $( $( Rules::$game($name) => $body, )* )* }
            };
        }

        /// Does the same with the position of whatever game it is.
        macro_rules! with_position {
            ($value:expr, $name:ident => $body:expr) => {
                match $value { $( $( Game::$game($name) => $body, )* )* }
            };
        }

        /// Does the same with the position of whatever game it is, and makes a position of the same game.
        macro_rules! map_position {
            ($value:expr, $name:ident => $body:expr) => {
                match $value { $( $( Game::$game($name) => Game::$game($body), )* )* }
            };
        }

        /// The names of all presets, one row a size.
        const PRESETS: &[&[&[&str]]] = &[ $( &[ $( &preset_names::<$rules, {
            <$rules as Named>::PRESETS.len()
        }>() ),* ] ),* ];

        impl Rules {
            /// The rules that a name stands for.
            #[inline]
            fn named(name: Name<'_>) -> Result<Self, VariantError> {
                $(
                    // The first size answers for the family.
                    let sizes = [ $( <<$rules as Ruleset>::Board as Grid>::COLS ),* ];
                    $(
                        if let Some(rules) = name.rules::<$rules>() {
                            let usual = <$rules as Named>::COLUMNS;
                            let columns = name.size.map_or(usual, |(columns, _)| usize::from(columns));
                            if !sizes.contains(&columns) {
                                return Err(no_such_size(columns, &sizes));
                            }
                            if columns == <<$rules as Ruleset>::Board as Grid>::COLS {
                                return Ok(Self::$game(rules?));
                            }
                        }
                    )*
                )*
                Err(VariantError::Unknown { text: Snippet::new(name.preset), offered: Words(Variant::NAMES) })
            }

            /// The start of the game.
            #[inline]
            fn start(self, seeds: u8) -> Result<Game, PositionError> {
                Ok(match self {
                    $( $( Self::$game(rules) => Game::$game(Position::start_with(rules, seeds)?), )* )*
                })
            }

            /// A position of the game.
            #[inline]
            fn parse(self, text: &str) -> Result<Game, PositionError> {
                Ok(match self {
                    $( $( Self::$game(rules) => Game::$game(Position::parse_with(rules, text)?), )* )*
                })
            }

            /// A position of the game, made by who knows a type of rules; `None` if this game has others.
            #[inline]
            fn read_with<R: Ruleset, E>(
                self,
                read: impl FnOnce(R) -> Result<Position<R>, E>,
            ) -> Option<Result<Game, E>> {
                match self {
                    $( $(
                        Self::$game(rules) => {
                            let position = match read(*(&rules as &dyn Any).downcast_ref()?) {
                                Ok(position) => position,
                                Err(error) => return Some(Err(error)),
                            };
                            (&position as &dyn Any).downcast_ref().copied().map(Game::$game).map(Ok)
                        }
                    )* )*
                }
            }
        }

        impl Game {
            /// The rules.
            #[inline]
            fn rules(&self) -> Rules {
                match self {
                    $( $( Self::$game(position) => Rules::$game(*position.rules()), )* )*
                }
            }

            /// The position after a legal move.
            #[inline]
            fn play(&self, mv: Move, observer: &mut impl Observer) -> Result<Self, PlayError> {
                Ok(match self {
                    $( $( Self::$game(position) => Self::$game(position.play_observed(mv, observer)?), )* )*
                })
            }
        }
    };
}

games! {
    Oware: Oware1(Oware<1>) Oware2(Oware<2>) Oware3(Oware<3>) Oware4(Oware<4>) Oware5(Oware<5>) Oware6(Oware<6>)
        Oware7(Oware<7>) Oware8(Oware<8>) Oware9(Oware<9>) Oware10(Oware<10>) Oware11(Oware<11>) Oware12(Oware<12>);
    Kalah: Kalah1(Kalah<1>) Kalah2(Kalah<2>) Kalah3(Kalah<3>) Kalah4(Kalah<4>) Kalah5(Kalah<5>) Kalah6(Kalah<6>)
        Kalah7(Kalah<7>) Kalah8(Kalah<8>) Kalah9(Kalah<9>) Kalah10(Kalah<10>) Kalah11(Kalah<11>) Kalah12(Kalah<12>);
    NamNam: NamNam(NamNam);
    KenyaChildren: KenyaChildren(KenyaChildren);
    KenyaLaps: KenyaLaps(KenyaLaps);
    Kujifunza: Kujifunza(Kujifunza);
    Kiswahili: Kiswahili(Kiswahili);
    Togyz: Togyz(Togyz);
    Bestemshe: Bestemshe(Bestemshe);
    Congkak: Congkak1(Congkak<1>) Congkak2(Congkak<2>) Congkak3(Congkak<3>) Congkak4(Congkak<4>) Congkak5(Congkak<5>) Congkak6(Congkak<6>) Congkak7(Congkak<7>) Congkak8(Congkak<8>) Congkak9(Congkak<9>) Congkak10(Congkak<10>);
    Dakon: Dakon1(Dakon<1>) Dakon2(Dakon<2>) Dakon3(Dakon<3>) Dakon4(Dakon<4>) Dakon5(Dakon<5>) Dakon6(Dakon<6>) Dakon7(Dakon<7>) Dakon8(Dakon<8>) Dakon9(Dakon<9>) Dakon10(Dakon<10>);
}

/// The names of the presets of one game.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "the compiler evaluates it")]
const fn preset_names<R: Named, const N: usize>() -> [&'static str; N] {
    let (mut names, mut i) = ([""; N], 0);
    while i < N {
        names[i] = R::PRESETS[i].0;
        i += 1;
    }
    names
}

/// How many presets there are; the first size of a family answers for all.
#[expect(clippy::indexing_slicing, reason = "the compiler evaluates it")]
const COUNT: usize = {
    let (mut count, mut family) = (0, 0);
    while family < PRESETS.len() {
        count += PRESETS[family][0].len();
        family += 1;
    }
    count
};

/// The names of all presets.
#[expect(clippy::indexing_slicing, reason = "the compiler evaluates it")]
const NAMES: [&str; COUNT] = {
    let (mut names, mut filled, mut family) = ([""; COUNT], 0, 0);
    while family < PRESETS.len() {
        let mut i = 0;
        while i < PRESETS[family][0].len() {
            names[filled] = PRESETS[family][0][i];
            filled += 1;
            i += 1;
        }
        family += 1;
    }
    names
};

fn no_such_size(found: usize, sizes: &[usize]) -> VariantError {
    let byte = |columns: usize| u8::try_from(columns).unwrap_or(u8::MAX);
    VariantError::Columns {
        found: byte(found),
        least: byte(sizes.iter().copied().min().unwrap_or(0)),
        most: byte(sizes.iter().copied().max().unwrap_or(0)),
    }
}

/// A game chosen at run time: a preset with its size and options.
///
/// Its text is the name of the notation, `<preset>[(<columns>,<seeds>)][:<option>[,<option> …]]`. The name that is
/// written is the shortest one.
///
/// ```
/// use manqala::Variant;
///
/// let variant: Variant = "kalah(4,1):empty_capture".parse()?;
/// assert_eq!(variant.start().to_string(), "1,1,1,1/1,1,1,1 0,0 S");
/// assert_eq!(variant.to_string(), "kalah-empty(4,1)");
/// assert_eq!("oware:MustLeaveMove".parse::<Variant>()?.to_string(), "awari");
///
/// let refused = "oware(13,4)".parse::<Variant>().unwrap_err();
/// assert_eq!(refused.to_string(), "a board of 13 columns is not offered: this game has 1 to 12");
/// # Ok::<(), manqala::VariantError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    rules: Rules,
    /// Seeds in a pit at the start.
    seeds: u8,
}

impl Variant {
    /// The names of all presets.
    pub const NAMES: &'static [&'static str] = &NAMES;

    /// All presets in their usual size.
    #[inline]
    pub fn all() -> impl Iterator<Item = Self> {
        Self::NAMES.iter().filter_map(|name| name.parse().ok())
    }

    /// The options of the game, as they are written in a name.
    #[inline]
    pub fn options(self) -> &'static [&'static str] {
        fn of<R: Named>(_: R) -> &'static [&'static str] {
            R::OPTIONS
        }
        with_rules!(self.rules, rules => of(rules))
    }

    /// How many pits a player must own to win a match, if the game is played in rounds for the ownership of pits.
    #[inline]
    pub fn pits_to_win(self) -> Option<u8> {
        with_rules!(self.rules, rules => rules.pits_to_win())
    }

    /// The seeds in each pit at the start.
    #[inline]
    pub fn seeds_in_a_pit(self) -> u8 {
        self.seeds
    }

    /// The start of the game.
    #[inline]
    #[expect(
        clippy::unreachable,
        reason = "a name with too many seeds for the board is refused when it is read"
    )]
    pub fn start(self) -> AnyPosition {
        match self.rules.start(self.seeds) {
            Ok(game) => AnyPosition { game, seeds: self.seeds },
            Err(error) => unreachable!("a variant was made with as many seeds as its board holds: {error}"),
        }
    }

    /// Reads the text of a position of this game.
    ///
    /// # Errors
    ///
    /// As [`Position::parse_with`].
    ///
    /// ```
    /// use manqala::Variant;
    ///
    /// let oware: Variant = "oware".parse()?;
    /// let position = oware.parse("0,0,0,0,0,0/1,0,0,0,0,1 23,23 S")?;
    /// assert_eq!(position.legal_moves().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn parse(self, text: &str) -> Result<AnyPosition, PositionError> {
        Ok(AnyPosition { game: self.rules.parse(text)?, seeds: self.seeds })
    }

    /// A position of this game, made by who knows a type of rules; `None` if this game has others.
    #[inline]
    pub(crate) fn read_with<R: Ruleset, E>(
        self,
        read: impl FnOnce(R) -> Result<Position<R>, E>,
    ) -> Option<Result<AnyPosition, E>> {
        let game = self.rules.read_with(read)?;
        Some(game.map(|game| AnyPosition { game, seeds: self.seeds }))
    }

    /// The name, for an error.
    #[inline]
    pub(crate) fn snippet(self) -> Snippet {
        // No name is as long.
        let mut name = ArrayString::<128>::new();
        let _ = write!(name, "{self}");
        Snippet::new(&name)
    }
}

impl FromStr for Variant {
    type Err = VariantError;

    /// Reads the name of a variant.
    #[inline]
    fn from_str(text: &str) -> Result<Self, VariantError> {
        let name = Name::split(text)?;
        let rules = Rules::named(name)?;
        let named = name.size.map(|(_, seeds)| seeds);
        let seeds = with_rules!(rules, rules => named::seeds(rules, named))?;
        Ok(Self { rules, seeds })
    }
}

/// Writes the shortest name.
impl fmt::Display for Variant {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_rules!(self.rules, rules => named::write(rules, self.seeds, f))
    }
}

/// The legal moves with the leaves below each, see [`AnyPosition::divide`].
pub type Division = ArrayVec<(Move, u64), MAX_MOVES>;

/// A position of any game in the catalogue, for programs that let their users choose.
///
/// It answers what a [`Position`] answers. Programs that play one game are better served by that type: there the choice
/// is made once, when the program is compiled.
///
/// ```
/// use manqala::Variant;
///
/// for variant in Variant::all() {
///     let mut position = variant.start();
///     while let Some(&mv) = position.legal_moves().first() {
///         position = position.play(mv)?;
///     }
///     println!("{variant}: {position}");
/// }
/// # Ok::<(), manqala::PlayError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnyPosition {
    game: Game,
    /// Seeds in a pit at the start of the game, for the name of the variant.
    seeds: u8,
}

impl AnyPosition {
    /// The game that is played.
    #[inline]
    pub fn variant(&self) -> Variant {
        Variant { rules: self.game.rules(), seeds: self.seeds }
    }

    /// The same position with its rules known, if these are its rules.
    #[inline]
    pub(crate) fn typed<R: Ruleset>(&self) -> Option<&Position<R>> {
        with_position!(&self.game, position => (position as &dyn Any).downcast_ref())
    }

    /// The number of ranks.
    #[inline]
    pub fn ranks(&self) -> usize {
        fn of<R: Ruleset>(_: &Position<R>) -> usize {
            R::Board::ROWS
        }
        with_position!(&self.game, position => of(position))
    }

    /// The number of files.
    #[inline]
    pub fn files(&self) -> usize {
        fn of<R: Ruleset>(_: &Position<R>) -> usize {
            R::Board::COLS
        }
        with_position!(&self.game, position => of(position))
    }

    /// The seeds in a pit, or `None` if the board has no such pit.
    #[inline]
    pub fn seeds_in(&self, pit: Pit) -> Option<u8> {
        with_position!(&self.game, position => position.board().seeds(pit))
    }

    /// See [`Position::owner`].
    #[inline]
    pub fn owner(&self, pit: Pit) -> Option<Side> {
        with_position!(&self.game, position => position.owner(pit))
    }

    /// See [`Position::mark`].
    #[inline]
    pub fn mark(&self, pit: Pit) -> Option<Mark> {
        with_position!(&self.game, position => position.mark(pit))
    }

    /// Whether the stores hold seeds that are still to be played from the hand, as in Bao la Kiswahili.
    #[inline]
    pub fn has_hands(&self) -> bool {
        with_position!(&self.game, position => position.rules().has_hands())
    }

    /// Whether stores belong to the game, unlike in Bao la Kujifunza, see [`Ruleset::has_stores`].
    #[inline]
    pub fn has_stores(&self) -> bool {
        with_position!(&self.game, position => position.rules().has_stores())
    }

    /// See [`Position::turn`].
    #[inline]
    pub fn turn(&self) -> Side {
        with_position!(&self.game, position => position.turn())
    }

    /// See [`Position::store`].
    #[inline]
    pub fn store(&self, side: Side) -> u8 {
        with_position!(&self.game, position => position.store(side))
    }

    /// See [`Position::seeds_on_side`].
    #[inline]
    pub fn seeds_on_side(&self, side: Side) -> u8 {
        with_position!(&self.game, position => position.seeds_on_side(side))
    }

    /// See [`Position::seeds`].
    #[inline]
    pub fn seeds(&self) -> u8 {
        with_position!(&self.game, position => position.seeds())
    }

    /// See [`Position::is_over`].
    #[inline]
    pub fn is_over(&self) -> bool {
        with_position!(&self.game, position => position.is_over())
    }

    /// See [`Position::outcome`].
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        with_position!(&self.game, position => position.outcome())
    }

    /// See [`Position::end`].
    #[inline]
    pub fn end(&self) -> Option<End> {
        with_position!(&self.game, position => position.end())
    }

    /// See [`Ruleset::repetition`].
    #[inline]
    pub fn repetition(&self) -> Repetition {
        with_position!(&self.game, position => position.rules().repetition())
    }

    /// See [`Position::legal_moves`].
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        with_position!(&self.game, position => position.legal_moves())
    }

    /// See [`Position::count_legal_moves`].
    #[inline]
    pub fn count_legal_moves(&self) -> usize {
        with_position!(&self.game, position => position.count_legal_moves())
    }

    /// See [`Position::is_legal`].
    #[inline]
    pub fn is_legal(&self, mv: Move) -> bool {
        with_position!(&self.game, position => position.is_legal(mv))
    }

    /// See [`Position::play`].
    ///
    /// # Errors
    ///
    /// [`PlayError`] if the move is not legal.
    #[inline]
    pub fn play(&self, mv: Move) -> Result<Self, PlayError> {
        Ok(Self { game: self.game.play(mv, &mut ())?, ..*self })
    }

    /// See [`Position::play_observed`].
    ///
    /// # Errors
    ///
    /// [`PlayError`] if the move is not legal; the observer then hears nothing.
    #[inline]
    pub fn play_observed(&self, mv: Move, observer: &mut dyn FnMut(Event)) -> Result<Self, PlayError> {
        Ok(Self { game: self.game.play(mv, &mut |event| observer(event))?, ..*self })
    }

    /// See [`Position::play_unchecked`].
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Self {
        Self { game: map_position!(&self.game, position => position.play_unchecked(mv)), ..*self }
    }

    /// See [`Position::perft`].
    #[inline]
    pub fn perft(&self, depth: u32) -> u64 {
        with_position!(&self.game, position => position.perft(depth))
    }

    /// See [`Position::divide`].
    #[inline]
    pub fn divide(&self, depth: u32) -> Division {
        with_position!(&self.game, position => position.divide(depth).collect())
    }

    /// See [`Position::par_perft`].
    #[cfg(feature = "rayon")]
    #[inline]
    pub fn par_perft(&self, depth: u32) -> u64 {
        self.par_perft_watched(depth, |_| {})
    }

    /// See [`Position::par_perft_watched`].
    #[cfg(feature = "rayon")]
    #[inline]
    pub fn par_perft_watched(&self, depth: u32, watch: impl Fn(crate::PerftProgress) + Sync) -> u64 {
        with_position!(&self.game, position => position.par_perft_watched(depth, watch))
    }

    /// See [`Position::with_seeds`].
    #[cfg(feature = "laws")]
    #[inline]
    pub(crate) fn with_seeds(
        &self,
        seeds: &mut dyn FnMut(usize, usize) -> u8,
        stores: [u8; 2],
        turn: Side,
    ) -> Option<Self> {
        let game = map_position!(&self.game, position => position.with_seeds(seeds, stores, turn)?);
        Some(Self { game, ..*self })
    }

    /// See [`Position::visited`].
    #[cfg(feature = "laws")]
    #[inline]
    pub(crate) fn visited<V: crate::engine::visit::Visitor>(&self, by: V) -> V::Answer {
        with_position!(&self.game, position => position.visited(by))
    }

    /// See [`Position::drawn`].
    #[inline]
    pub fn drawn(&self) -> Drawing {
        with_position!(&self.game, position => position.drawn())
    }
}

/// Writes the text of the position, which does not name the variant. `{:#}` draws the board for a terminal instead, see
/// [`Drawing`].
impl fmt::Display for AnyPosition {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_position!(&self.game, position => position.fmt(f))
    }
}

//! The contract: what a game must answer.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;

use crate::chance::Rng;
use crate::notation::Notation;
use crate::options::{OptionSpec, Options, OptionsError};
use crate::outcome::Outcome;
use crate::phrase::{Phrase, Refuse, Tell};
use crate::seat::Seat;
use crate::sink::{Pick, Sink};

/// What is known of a game before anybody plays it.
#[derive(Debug)]
pub struct Info {
    /// Its name in records, addresses and on the command line.
    pub id: &'static str,
    /// Its title in English.
    pub name: &'static str,
    /// The version of its rules; a stored game keeps the one it began with.
    pub rules: u32,
    /// Fewest and most players.
    pub players: (usize, usize),
    /// Its options.
    pub options: &'static [OptionSpec],
}

/// Who must decide now.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Turn {
    /// This seat must choose a legal move.
    Decide(Seat),
    /// Chance must decide.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// Who is looking.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Anybody: what lies open on the table.
    Public,
    /// Everything, as after the end when all is laid open. Never for a running game's pages.
    All,
}

/// The rules of a game. A value is a position: plain data without generator, clock or heap.
///
/// `apply` and `apply_chance` trust their caller; [`crate::Match`] is the checked way to play.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What is known of the game before anybody plays it.
    const INFO: Info;
    /// A decision of a seat.
    type Move: Copy + Eq + Hash + Debug + Send + Sync + Notation;
    /// An outcome of chance.
    type Chance: Copy + Eq + Debug + Send + Sync + Notation;
    /// What one viewer may know; owns nothing hidden.
    type View: Clone + Eq + Debug + Send + Sync + Serialize;
    /// Something that happened.
    type Event: Copy + Eq + Debug + Send + Sync + Tell;
    /// Why a move is not allowed.
    type Refusal: Copy + Eq + Debug + Send + Sync + Refuse;

    /// The position before the first draw.
    fn new(options: &Options) -> Result<Self, OptionsError>;

    /// How many play.
    fn players(&self) -> usize;

    /// Who must decide now.
    fn turn(&self) -> Turn;

    /// Hands over every legal move once, in a stable order; nothing unless a seat must decide.
    fn legal(&self, out: &mut impl Sink<Self::Move>);

    /// Why the seat that must decide may not make this move; `None` exactly for legal moves.
    fn refusal(&self, m: Self::Move) -> Option<Self::Refusal>;

    /// Why `seat` may not decide now. Called only if it is not that seat's turn.
    fn out_of_turn(&self, m: Self::Move) -> Self::Refusal;

    /// Makes a legal move.
    fn apply(&mut self, m: Self::Move, log: &mut impl FnMut(Self::Event));

    /// Draws an outcome with its true probability, without applying it.
    fn sample(&self, rng: &mut impl Rng) -> Self::Chance;

    /// Whether chance may decide so now.
    fn possible(&self, c: Self::Chance) -> bool;

    /// Applies a possible outcome.
    fn apply_chance(&mut self, c: Self::Chance, log: &mut impl FnMut(Self::Event));

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What this viewer may know.
    fn view(&self, who: Viewer) -> Self::View;

    /// A position that agrees with all the viewer knows; what is unseen is dealt at random.
    fn determinize(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// A move as the viewer sees it, `?` for each hidden word; `None` if nothing is hidden.
    fn hide_move(m: Self::Move, by: Seat, who: Viewer) -> Option<String> {
        let _ = (m, by, who);
        None
    }

    /// An outcome as the viewer sees it, `?` for each hidden word; `None` if nothing is hidden.
    fn hide_chance(c: Self::Chance, who: Viewer) -> Option<String> {
        let _ = (c, who);
        None
    }

    /// An event as the viewer sees it.
    fn hide_event(event: Self::Event, who: Viewer) -> Self::Event {
        let _ = who;
        event
    }

    /// What must be decided now, in a sentence for this view.
    fn prompt(view: &Self::View) -> Phrase;

    /// A uniformly random legal move. Some seat must have to decide.
    fn random_move(&self, rng: &mut impl Rng) -> Self::Move {
        let [m] = self.random_moves(rng);
        m
    }

    /// Some uniformly random legal moves, each drawn from all of them. Some seat must have to decide.
    fn random_moves<const N: usize>(&self, rng: &mut impl Rng) -> [Self::Move; N] {
        let mut pick = Pick::new(rng);
        self.legal(&mut pick);
        pick.chosen().map(|m| m.expect("a seat that must decide has a legal move"))
    }

    /// The legal moves as a list.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.legal(&mut moves);
        moves
    }
}

//! A visitor at a table, and the side of it they see.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use draw::{Address, Sitter};
use store::Player;
use table::{Seat, Turn};
use words::Words;

use crate::app::App;
use crate::problem::{Problem, unopened};
use crate::room::{Room, Snapshot};
use crate::visitor::Visitor;

/// A table, and whoever asks for it.
pub struct Visit {
    pub room: Arc<Room>,
    pub now: Snapshot,
    pub who: Visitor,
    /// Whether only the changing part of the page is asked for.
    pub part: bool,
}

impl FromRequestParts<App> for Visit {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visit, Problem> {
        let who = Visitor::from_request_parts(parts, app).await?;
        let id = Path::<String>::from_request_parts(parts, app).await;
        let Path(id) = id.map_err(|_| Problem::Missing)?;
        let room = app.rooms().open(&id).await.map_err(|error| unopened(&id, &error))?;
        let part = parts.headers.contains_key("x-part");
        Ok(Visit { now: room.now(), room, who, part })
    }
}

/// The side of the table a visitor sees.
pub enum Side {
    /// That of this player.
    Seat(Seat),
    /// At one screen: this player must come first.
    Curtain(Seat),
    /// What anybody sees.
    Public,
}

impl Visit {
    /// The side this visitor sees; at one screen they may ask for a seat by its number.
    pub fn side(&self, asked: Option<usize>) -> Side {
        let own = self.own_seats();
        match own[..] {
            // A bot plays for them; their hand is still theirs to see.
            [] => match self.now.kept_for(self.who.id.as_deref())[..] {
                [only] => Side::Seat(only),
                _ => Side::Public,
            },
            [only] => Side::Seat(only),
            _ if self.now.over() => Side::Seat(own[0]),
            _ => {
                // Several people at one screen: hands are shown one at a time.
                let asked = asked.and_then(|number| Seat::new(number.checked_sub(1)?));
                let asked = asked.filter(|seat| own.contains(seat));
                match (self.now.live.turn(), asked) {
                    (Turn::Decide(seat), asked) if own.contains(&seat) && asked != Some(seat) => {
                        Side::Curtain(seat)
                    }
                    (_, Some(seat)) => Side::Seat(seat),
                    (_, None) => Side::Public,
                }
            }
        }
    }

    /// The seats in which this visitor sits and plays.
    pub fn own_seats(&self) -> Vec<Seat> {
        self.now.seats_of(self.who.id.as_deref())
    }

    /// Whether several people share this screen.
    pub fn hot_seat(&self) -> bool {
        self.own_seats().len() > 1
    }

    /// The seat this visitor may move for now: the one whose turn it is, if it is theirs.
    pub fn mover(&self) -> Option<Seat> {
        let own = self.own_seats();
        match self.now.live.turn() {
            Turn::Decide(seat) if own.contains(&seat) => Some(seat),
            _ => own.first().copied().filter(|_| own.len() == 1),
        }
    }

    pub fn address(&self) -> Address<'_> {
        Address::of(&self.now.table.id)
    }

    pub fn sitters(&self) -> Vec<Sitter> {
        sitters(&self.now, self.who.words())
    }
}

/// Who sits where, with names for those who have none.
fn sitters(now: &Snapshot, words: &Words) -> Vec<Sitter> {
    now.seats
        .iter()
        .map(|row| {
            let own = words.get(&format!("{}-seat-{}", now.table.game, row.seat)).into_owned();
            let name = if row.name.is_empty() { own } else { row.name.clone() };
            match &row.player {
                Player::Human => Sitter { name, bot: None },
                Player::Bot(level) => Sitter { name, bot: Some(level.clone()) },
            }
        })
        .collect()
}

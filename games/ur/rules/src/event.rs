//! What happens in a game. Squares are counted along the path of the piece.

use table::{Phrase, Seat, Tell};

/// Something that happened, and to whom.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Event {
    /// Begins.
    First(Seat),
    /// Rolled this number.
    Rolled(Seat, u8),
    /// Cannot move.
    Passed(Seat),
    /// A piece entered on this square.
    Entered(Seat, u8),
    /// A piece moved from one square to another.
    Moved(Seat, u8, u8),
    /// A piece on this square was sent back.
    Captured(Seat, u8),
    /// Rolls again, thanks to a rosette.
    Again(Seat),
    /// A piece was borne off from this square.
    BorneOff(Seat, u8),
    /// Has borne off all pieces.
    Won(Seat),
}

impl Tell for Event {
    fn phrase(&self) -> Phrase {
        let say = |id, seat: Seat| Phrase::new(id).with("seat", seat);
        match *self {
            Event::First(seat) => say("ur-event-first", seat),
            Event::Rolled(seat, roll) => say("ur-event-rolled", seat).with("roll", roll),
            Event::Passed(seat) => say("ur-event-passed", seat),
            Event::Entered(seat, to) => say("ur-event-entered", seat).with("to", to),
            Event::Moved(seat, from, to) => {
                say("ur-event-moved", seat).with("from", from).with("to", to)
            }
            Event::Captured(seat, square) => say("ur-event-captured", seat).with("square", square),
            Event::Again(seat) => say("ur-event-again", seat),
            Event::BorneOff(seat, from) => say("ur-event-borne-off", seat).with("from", from),
            Event::Won(seat) => say("ur-event-won", seat),
        }
    }
}

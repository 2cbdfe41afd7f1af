//! The table page: shown, played at, taken back, listened to.

mod http;
mod page;
mod visit;

pub use http::{make_move, record, refuse, show, show_again, stream, undo};
pub use visit::Visit;

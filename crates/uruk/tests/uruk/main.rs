//! The tests of `uruk`, in one binary: it links once.

mod cli;
mod common;
#[cfg(unix)]
mod crash;
mod dependencies;
#[cfg(unix)]
mod doctor;
#[cfg(unix)]
mod faults;
mod game_data;
mod garbage;

#[cfg(unix)]
mod server;

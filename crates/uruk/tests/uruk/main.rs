//! The tests of `uruk`, in one binary: it links once.

mod cli;
mod common;
#[cfg(unix)]
mod crash;
#[cfg(unix)]
mod faults;
mod origins_data;
#[cfg(unix)]
mod server;

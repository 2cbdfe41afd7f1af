//! The tests of `store`, in one binary: it links once.

mod common;
mod copy;
mod file;
#[cfg(unix)]
mod kill;
mod log;
mod people;

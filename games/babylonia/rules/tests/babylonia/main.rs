//! The tests of `babylonia`, in one binary: it links once.

mod full;
mod golden;
mod preview;
mod properties;
mod reference;
mod scenarios;
mod secrecy;
mod setup;

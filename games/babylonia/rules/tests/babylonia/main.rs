//! The tests of `babylonia`, in one binary: it links once.

mod forecast;
mod full;
mod golden;
mod properties;
mod reference;
mod scenarios;
mod secrecy;
mod setup;

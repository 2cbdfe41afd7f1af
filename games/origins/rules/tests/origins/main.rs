//! The tests of `origins`, in one binary: it links once.

mod components;
mod effects;
mod forecast;
mod golden;
mod properties;
mod scenarios;

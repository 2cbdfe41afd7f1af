//! The tests of `tigris`, in one binary: it links once.

mod components;
mod golden;
mod properties;
mod scenarios;

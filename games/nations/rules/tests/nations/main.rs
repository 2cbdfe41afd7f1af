//! The tests of `nations`, in one binary: it links once.

mod cards;
mod common;
mod events;
mod golden;
mod numbers;
mod properties;
mod rules;
mod scenarios;
mod stats;

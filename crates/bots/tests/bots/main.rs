//! The tests of `bots`, in one binary: it links once.

mod fairness;
mod judge;
mod search;

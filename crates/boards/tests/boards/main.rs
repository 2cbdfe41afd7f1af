//! The tests of `boards`, in one binary: it links once.

mod babylonia;
mod common;
mod nations;
mod origins;
mod pages;
mod tigris;

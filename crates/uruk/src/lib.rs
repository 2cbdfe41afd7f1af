//! What the program and the tests of its server share; the program itself is in `main.rs`.

#![warn(missing_docs)]

pub mod client;

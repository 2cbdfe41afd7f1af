//! The tests of `web`, in one binary: it links once.

mod api;
mod bots;
mod common;
mod http;
mod people;
mod secrets;
mod security;

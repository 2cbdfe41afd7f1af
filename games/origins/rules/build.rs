//! Checks the data file before anything is built with it.

#![allow(dead_code)]

#[path = "src/colour.rs"]
mod colour;
#[path = "src/data/mod.rs"]
mod data;
#[path = "src/names.rs"]
mod names;

fn main() {
    println!("cargo::rerun-if-changed=data/origins.toml");
    println!("cargo::rerun-if-changed=src");
    if let Err(error) = data::Data::parse(data::BUILTIN) {
        println!("cargo::error=data/origins.toml: {error}");
    }
}

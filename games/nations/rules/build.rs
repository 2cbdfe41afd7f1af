//! Reads the game's data, checks it and writes it as Rust tables.
//!
//! The words of the data (`most_strength`, `take_worker`) become variants of the enums in
//! `src/effect.rs`; a word that is no variant does not compile. Numbers and references are checked
//! here, so that the engine may trust every table.

#[path = "build/effect.rs"]
mod effect;
#[path = "build/read.rs"]
mod read;
#[path = "build/write.rs"]
mod write;

use std::path::Path;
use std::{env, fs};

const AGES: [&str; 4] = ["antiquity", "medieval", "renaissance", "industrial"];

fn main() {
    let folder = env::var("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder");
    let folder = Path::new(&folder).join("data");
    println!("cargo::rerun-if-changed=data");
    println!("cargo::rerun-if-changed=build");
    let text = |name: &str| {
        let path = folder.join(format!("{name}.toml"));
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let ages = AGES.map(|name| read::cards(name, &text(name)));
    let boards = read::boards(&text("boards"));
    let events = read::events(&text("events"));
    let solo = read::solo(&text("solo"));
    let tables = write::tables(&ages, &boards, &events, &solo);
    let out = env::var("OUT_DIR").expect("cargo names the output folder");
    fs::write(Path::new(&out).join("tables.rs"), tables).expect("the tables can be written");
}

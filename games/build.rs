//! Reads the list of games from `Cargo.toml` and writes it as Rust: the type of their ids, and the macros
//! that turn an id into a title or into rules.

use std::path::Path;
use std::{env, fs};

/// What follows the name of a game in the name of its crate.
const SUFFIX: &str = "_table";

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    // A published crate keeps the order of the list only in the manifest as it was written.
    let manifest = ["Cargo.toml.orig", "Cargo.toml"]
        .into_iter()
        .find_map(|path| fs::read_to_string(path).ok());
    let manifest: toml::Table =
        manifest.expect("a manifest").parse().expect("a manifest that reads");
    let crates = manifest["dependencies"].as_table().expect("dependencies").keys();
    let games: Vec<(&str, String)> = crates
        .filter_map(|name| Some((name.as_str(), type_name(name.strip_suffix(SUFFIX)?))))
        .collect();
    let each = |line: &dyn Fn(&str, &str) -> String| -> String {
        games.iter().map(|(name, game)| line(name, game)).collect()
    };
    let variants = each(&|name, game| format!("    /// [`{name}::{game}`]\n    {game},\n"));
    let all = each(&|_, game| format!("GameId::{game}, "));
    let titles = each(&|name, game| format!("    pub use {name}::{game};\n"));
    let arms = |define: &str| {
        each(&|_, game| {
            let define = define.replace("TITLE", &format!("$crate::titles::{game}"));
            format!("            $crate::GameId::{game} => {{ {define} $body }}\n")
        })
    };
    let text = format!(
        "/// Every game, in the order in which they are shown.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum GameId {{
{variants}}}

impl GameId {{
    /// All of them.
    pub const ALL: [GameId; {count}] = [{all}];
}}

/// The titles by their own names.
pub mod titles {{
{titles}}}

/// Runs an expression with `$T` standing for the title with this id.
#[macro_export]
macro_rules! with_title {{
    ($id:expr, $T:ident => $body:expr) => {{
        match $id {{
{title_arms}        }}
    }};
}}

/// Runs an expression with `$G` standing for the rules of the game with this id.
#[macro_export]
macro_rules! with_game {{
    ($id:expr, $G:ident => $body:expr) => {{
        match $id {{
{game_arms}        }}
    }};
}}
",
        count = games.len(),
        title_arms = arms("type $T = TITLE;"),
        game_arms = arms("type $G = $crate::Position<TITLE>;"),
    );
    let out = env::var("OUT_DIR").expect("a build script has a folder");
    fs::write(Path::new(&out).join("list.rs"), text).expect("the list can be written");
}

/// `first_builders` is called `FirstBuilders`.
fn type_name(name: &str) -> String {
    let capital = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    name.split('_').filter(|word| !word.is_empty()).map(capital).collect()
}

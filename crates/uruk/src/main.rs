mod bench;
mod print;
use clap::Parser;
#[derive(Parser)]
enum Cli { Bench(bench::Bench) }
fn main() -> anyhow::Result<()> { match Cli::parse() { Cli::Bench(b) => b.run() } }

//! The command line: plays, shows and proves games. Every command is one module.

mod admin;
mod arena;
mod bench;
mod doctor;
mod files;
mod fuzz;
mod game_data;
mod garbage;
mod list;
mod load;
mod location;
mod migrate;
mod node;
mod play;
mod print;
mod prompt;
mod records;
mod scenarios;
mod serve;
mod torture;
mod train;
mod worker;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use game_data::GameData;
use serve::Serve;

/// Civilisation board games with every rule enforced and explained.
///
/// Without a command, start the server and print its address.
///
/// Exit codes: 0 done; 1 the answer is no (an illegal move, a record that does not verify, a
/// scenario that fails); 2 the input cannot be used.
#[derive(Parser)]
#[command(name = "uruk", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Use a corrected data file for new tables of a game; running tables keep theirs.
    #[arg(long, global = true, value_name = "GAME=FILE")]
    game_data: Vec<GameData>,
}

#[derive(Subcommand)]
enum Command {
    Serve(Serve),
    Worker(worker::Worker),
    Games(list::Games),
    Play(play::Play),
    Legal(records::Legal),
    Why(records::Why),
    Show(records::Show),
    Apply(records::Apply),
    Replay(records::Replay),
    Scenario(scenarios::Scenarios),
    Fuzz(fuzz::Fuzz),
    Garbage(garbage::Garbage),
    Bench(bench::Bench),
    Arena(arena::Arena),
    Train(train::Train),
    Load(load::Load),
    Torture(torture::Torture),
    Export(admin::Export),
    Import(admin::Import),
    Backup(admin::Backup),
    Doctor(doctor::Doctor),
    Migrate(migrate::Migrate),
}

/// A command that did its work and whose answer is no.
#[derive(Debug)]
struct No;

impl std::fmt::Display for No {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the answer is no")
    }
}

impl std::error::Error for No {}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => {
            // One line like every other complaint, without the usage that follows it.
            let text = error.to_string();
            let what: Vec<&str> =
                text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
            eprintln!("uruk: {}", what.join(" ").trim_start_matches("error: "));
            return ExitCode::from(2);
        }
        Err(help) => help.exit(),
    };
    if let Some(Err(error)) = cli.game_data.iter().map(GameData::install).find(Result::is_err) {
        eprintln!("uruk: {error:#}");
        return ExitCode::from(2);
    }
    let done = match cli.command.unwrap_or_else(|| Command::Serve(Serve::parse_from(["uruk"]))) {
        Command::Serve(command) => command.run(),
        Command::Worker(command) => command.run(),
        Command::Games(command) => command.run(),
        Command::Play(command) => command.run(),
        Command::Legal(command) => command.run(),
        Command::Why(command) => command.run(),
        Command::Show(command) => command.run(),
        Command::Apply(command) => command.run(),
        Command::Replay(command) => command.run(),
        Command::Scenario(command) => command.run(),
        Command::Fuzz(command) => command.run(),
        Command::Garbage(command) => command.run(),
        Command::Bench(command) => command.run(),
        Command::Arena(command) => command.run(),
        Command::Train(command) => command.run(),
        Command::Load(command) => command.run(),
        Command::Torture(command) => command.run(),
        Command::Export(command) => command.run(),
        Command::Import(command) => command.run(),
        Command::Backup(command) => command.run(),
        Command::Doctor(command) => command.run(),
        Command::Migrate(command) => command.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is::<No>() => ExitCode::from(1),
        Err(error) if print::reader_is_gone(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("uruk: {error:#}");
            ExitCode::from(2)
        }
    }
}

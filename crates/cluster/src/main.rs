//! Runs a command with a throw-away PostgreSQL; `URUK_TEST_DATABASE` names it.
//!
//! `cargo run -p cluster -- cargo test -p store` runs the tests of the store on PostgreSQL.

use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let mut words = std::env::args_os().skip(1);
    let Some(program) = words.next() else {
        eprintln!("usage: cluster COMMAND…");
        return ExitCode::from(2);
    };
    let folder = std::env::temp_dir().join(format!("uruk-cluster-{}", std::process::id()));
    let cluster = match cluster::Cluster::start(&folder) {
        Ok(cluster) => cluster,
        Err(error) => {
            eprintln!("cluster: {error}");
            return ExitCode::from(2);
        }
    };
    let status =
        Command::new(program).args(words).env("URUK_TEST_DATABASE", cluster.url()).status();
    match status {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::from(1),
        Err(error) => {
            eprintln!("cluster: {error}");
            ExitCode::from(2)
        }
    }
}

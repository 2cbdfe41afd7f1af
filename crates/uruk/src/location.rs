//! Where games are kept: `--data` and `--database`, the same for every command.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Args;
use store::Store;

/// Names the database where an argument would show its password to everybody on the machine.
const VARIABLE: &str = "URUK_DATABASE";

#[derive(Args, Clone)]
pub struct Location {
    /// Keep games in `uruk.sqlite` in this folder [default: uruk in the user's data folder].
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Use this database: postgres://…, sqlite:FILE or a file [env: URUK_DATABASE].
    #[arg(long, value_name = "URL|FILE", conflicts_with = "data")]
    database: Option<String>,
}

impl Location {
    /// As the store takes it.
    pub fn name(&self) -> anyhow::Result<String> {
        if let Some(database) = &self.database {
            return known(database);
        }
        let set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
        if let (None, Some(database)) = (&self.data, set(VARIABLE)) {
            return known(database.to_str().with_context(|| format!("{VARIABLE} cannot be read"))?);
        }
        let folder = match &self.data {
            Some(folder) => folder.clone(),
            None => {
                let home = || set("HOME").or_else(|| set("USERPROFILE")).map(PathBuf::from);
                let base = set("XDG_DATA_HOME").map(PathBuf::from);
                let base = base.or_else(|| home().map(|home| home.join(".local/share")));
                base.context("no data folder found: name one with --data DIR")?.join("uruk")
            }
        };
        let file = folder.join("uruk.sqlite");
        let file = file.to_str().with_context(|| format!("{}: not a text", file.display()))?;
        Ok(format!("sqlite:{file}"))
    }

    /// Whether somebody said where.
    pub fn is_named(&self) -> bool {
        self.data.is_some() || self.database.is_some() || std::env::var_os(VARIABLE).is_some()
    }

    /// Opens what is there; makes nothing new.
    pub async fn open(&self) -> anyhow::Result<Store> {
        open_existing(&self.name()?).await
    }
}

/// Opens a database that is there.
pub async fn open_existing(location: &str) -> anyhow::Result<Store> {
    let file = location.strip_prefix("sqlite:").unwrap_or(location);
    if !store::is_postgres(location) && !Path::new(file).exists() {
        bail!("{file}: no games are kept there; name the location with --data or --database");
    }
    Ok(Store::open(location).await?)
}

/// Another scheme is no file.
pub fn known(location: &str) -> anyhow::Result<String> {
    if location.is_empty() || (location.contains("://") && !store::is_postgres(location)) {
        bail!(
            "{}: expected postgres://…, sqlite:FILE or a file",
            store::without_password(location)
        );
    }
    Ok(location.to_owned())
}

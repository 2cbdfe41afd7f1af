//! Commands for whoever runs a server: `export`, `import`, `backup`, and `replay --all`.

use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::Args;
use games::with_game;
use serde_json::json;
use store::{NewSeat, NewTable, Player, Store};
use table::Viewer;
use web::room;

use crate::location::Location;
use crate::{No, files, game_data, print};

/// Print the complete record of a stored table.
///
/// The record of a running game contains every hand and the seed of all future draws: keep it
/// secret.
#[derive(Args)]
pub struct Export {
    /// The table's id: the end of its address.
    table: String,
    #[command(flatten)]
    location: Location,
}

impl Export {
    pub fn run(&self) -> anyhow::Result<()> {
        let text = with_store(&self.location, async |store| {
            let table = store.table(&self.table).await?;
            let table = table.with_context(|| format!("no table `{}` is stored", self.table))?;
            let mut text = room::load(&store, &table).await?.record(Viewer::All);
            if !text.contains("\nseed ") {
                text.push_str(&format!("seed {}\n", table.seed));
            }
            Ok(text)
        })?;
        print::text(&text)
    }
}

/// Store a record as a new table and print its address.
#[derive(Args)]
pub struct Import {
    /// The record; `-` reads standard input.
    record: PathBuf,
    #[command(flatten)]
    location: Location,
}

impl Import {
    pub fn run(&self) -> anyhow::Result<()> {
        let (found, id) = files::record(&self.record)?;
        let (lines, options) = with_game!(id, G => {
            let (game, _) = found.replay::<G>().with_context(|| self.record.display().to_string())?;
            let lines: Vec<String> = game.lines().iter().map(ToString::to_string).collect();
            (lines, game.options().clone())
        });
        let seed = found.seed.with_context(|| {
            format!(
                "{}: expected a record with its `seed` line, for the draws to come",
                self.record.display()
            )
        })?;
        let live = web::live::load(id, options.clone(), seed, &lines)?;
        let pairs = options.pairs().iter().map(|(key, value)| format!("{key}={value}"));
        let seats = (1..=options.players()).map(|number| NewSeat {
            player: Player::Human,
            name: String::new(),
            secret_hash: web::hash(&web::seat_secret(&seed.to_hex(), number)),
            visitor: None,
        });
        let table = NewTable {
            id: web::id(),
            game: id.info().id.to_owned(),
            rules: id.info().rules,
            options: pairs.collect::<Vec<_>>().join(" "),
            seed: seed.to_hex(),
            seed_hash: seed.hash(),
            settings: "{}".to_owned(),
            owner: None,
            parent: None,
            seats: seats.collect(),
        };
        let address = format!("/t/{}", table.id);
        let links: Vec<String> = (1..=options.players())
            .map(|n| format!("/join/{}/{n}/{}", table.id, web::seat_secret(&table.seed, n)))
            .collect();
        let standing = room::standing(live.as_ref());
        let over = live.outcome().is_some();
        with_store(&self.location, async |store| Ok(store.import(table, lines, standing).await?))?;
        print::line(address)?;
        if !over {
            links.iter().try_for_each(print::line)?;
        }
        Ok(())
    }
}

/// Copy all games to a new file while the server runs; for PostgreSQL use pg_dump.
#[derive(Args)]
pub struct Backup {
    /// The file to write, which must not exist yet.
    file: PathBuf,
    #[command(flatten)]
    location: Location,
}

impl Backup {
    pub fn run(&self) -> anyhow::Result<()> {
        ensure!(!self.file.exists(), "{}: expected a new file", self.file.display());
        with_store(&self.location, async |store| Ok(store.backup(&self.file).await?))
    }
}

/// Verifies every stored game; prints those that break.
pub fn replay_all(location: &Location, as_json: bool) -> anyhow::Result<()> {
    let (mut good, mut broken) = (0, 0);
    with_store(location, async |store| {
        let mut after = String::new();
        loop {
            let page = store.all_tables(&after, 100).await?;
            let Some(last) = page.last() else { return Ok(()) };
            after.clone_from(&last.id);
            for row in &page {
                let checked = match room::load(&store, row).await {
                    Ok(live) => verify(&live.record(Viewer::All)),
                    Err(error) => Err(error.into()),
                };
                match checked {
                    Ok(()) => good += 1,
                    Err(error) => {
                        broken += 1;
                        let what = format!("{error:#}");
                        if as_json {
                            print::json(&json!({"table": row.id, "ok": false, "error": what}))?;
                        } else {
                            print::line(format!("{}: {what}", row.id))?;
                        }
                    }
                }
            }
        }
    })?;
    print::line(format!("{good} games verified, {broken} broken"))?;
    if broken > 0 { Err(No.into()) } else { Ok(()) }
}

fn verify(text: &str) -> anyhow::Result<()> {
    let found = table::Record::parse(text)?;
    let id: games::GameId = found.game.parse()?;
    with_game!(id, G => found.replay::<G>().map(drop))?;
    Ok(())
}

fn with_store<T>(
    location: &Location,
    work: impl AsyncFnOnce(Store) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = location.open().await?;
        game_data::keep(&store).await?;
        let done = work(store.clone()).await;
        store.close().await?;
        done
    })
}

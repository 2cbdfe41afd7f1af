//! `uruk games`: what can be played.

use clap::Args;
use games::GameId;
use serde_json::json;
use words::Lang;

use crate::print;

/// List the games with their players and options.
#[derive(Args)]
pub struct Games {
    /// Print a JSON list.
    #[arg(long)]
    json: bool,
    /// Language: en or pl [default: the environment's].
    #[arg(long, value_parser = print::lang)]
    lang: Option<Lang>,
}

impl Games {
    pub fn run(&self) -> anyhow::Result<()> {
        let words = print::words(self.lang);
        let infos = GameId::ALL.map(GameId::info);
        if self.json {
            let list = infos.map(|info| {
                let options = info.options.iter().map(
                    |spec| json!({"key": spec.key, "values": spec.values, "default": spec.usual()}),
                );
                json!({
                    "id": info.id,
                    "name": words.get(&format!("{}-name", info.id)),
                    "rules": info.rules,
                    "players": {"min": info.players.0, "max": info.players.1},
                    "options": options.collect::<Vec<_>>(),
                })
            });
            return print::json(&list);
        }
        for info in infos {
            let name = words.get(&format!("{}-name", info.id)).into_owned();
            let (min, max) = info.players;
            print::line(format!("{}  {name}, {min}-{max}", info.id))?;
            for spec in info.options {
                let values: Vec<String> = spec
                    .values
                    .iter()
                    .map(|value| {
                        if *value == spec.usual() {
                            format!("[{value}]")
                        } else {
                            (*value).to_owned()
                        }
                    })
                    .collect();
                let key = format!("{}-option-{}-about", info.id, spec.topic());
                print::line(format!("  {}={}", spec.key, values.join("|")))?;
                print::line(format!("      {}", words.get(&key)))?;
            }
        }
        Ok(())
    }
}

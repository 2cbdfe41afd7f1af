//! `uruk garbage`: spoilt inputs for everything that reads: notation, records, scenarios, data files,
//! and every route with its forms, JSON, cookies, headers and addresses.
//!
//! Good inputs are made first, from random games; most get spoilt a little, for noise alone does not
//! get far. Nothing may panic, answer 500, take long or eat memory.

mod requests;
mod spoil;

use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::{Args, ValueEnum};
use draw::DataFile;
use games::{GameId, with_game};
use indicatif::ProgressBar;
use table::record::read_line;
use table::scenario::Staged;
use table::{Fast, Notation, Options, Record, Rng as _, Turn, Viewer, scenario};
use web::live::{self, Live};

use crate::{No, game_data, load, print};
use requests::Site;
use spoil::{one_in, pick, spoil};

/// Fuzz every parser and the server with corrupted input.
///
/// Report each distinct failure with an input that reproduces it.
#[derive(Args)]
pub struct Garbage {
    /// Try this many inputs.
    #[arg(long, default_value_t = 100_000)]
    inputs: u64,
    /// Try only inputs of this kind [default: all kinds].
    #[arg(long)]
    only: Option<Kind>,
    /// Start the random numbers from this seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Fail if one input takes longer than this, in seconds.
    #[arg(long, default_value_t = 5.0)]
    patience: f64,
    /// Fail if the process uses more memory than this, in MiB (where /proc reports it).
    #[arg(long, default_value_t = 1024)]
    memory: u64,
}

/// What reads.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, ValueEnum, Debug)]
enum Kind {
    Lines,
    Records,
    Scenarios,
    Data,
    Requests,
}

impl Kind {
    /// Lines are quick to read, a whole data file is not.
    fn any(rng: &mut Fast) -> Kind {
        match rng.below(100) {
            0..70 => Kind::Lines,
            70..75 => Kind::Records,
            75..89 => Kind::Scenarios,
            89 => Kind::Data,
            _ => Kind::Requests,
        }
    }
}

/// A server is used for so many requests: it keeps what it is told.
const REQUESTS: usize = 10_000;

/// A random game to its end.
struct Played {
    id: GameId,
    /// Some positions on the way.
    positions: Vec<Arc<dyn Live>>,
    lines: Vec<String>,
    record: String,
}

/// The good inputs.
struct Samples {
    games: Vec<Played>,
    scenarios: Vec<scenario::Scenario>,
}

impl Samples {
    fn new(rng: &mut Fast) -> anyhow::Result<Samples> {
        let mut games = Vec::new();
        for id in GameId::ALL {
            let (fewest, most) = id.info().players;
            for players in fewest..=most.min(3) {
                games.push(played(id, players, rng)?);
            }
        }
        let is_game = |info: &str| info.parse::<GameId>().is_ok();
        let texts = GameId::ALL.map(|id| with_game!(id, G => <G as Staged>::SCENARIOS));
        let texts = texts.into_iter().flatten();
        let scenarios = texts.flat_map(|text| scenario::collect(text, is_game));
        Ok(Samples { games, scenarios: scenarios.collect() })
    }
}

fn played(id: GameId, players: usize, rng: &mut Fast) -> anyhow::Result<Played> {
    let options = Options::new(&id.info(), players, [])?;
    let begun = live::begin(id, options, rng.seed())?;
    let (mut live, mut lines) = (begun.live, begun.lines);
    let mut positions = Vec::new();
    while let Turn::Decide(seat) = live.turn() {
        if one_in(rng, 10) {
            positions.push(live.clone());
        }
        let moves = live.legal(seat);
        let text: &String = pick(rng, &moves);
        let next = live
            .play(seat, text)
            .map_err(|refused| anyhow::anyhow!("a legal move is refused: {refused:?}"))?;
        live = next.live;
        lines.extend(next.lines);
    }
    let record = live.record(Viewer::All);
    positions.push(live);
    Ok(Played { id, positions, lines, record })
}

/// What was done with an input.
struct Done {
    input: String,
    fault: Option<String>,
    accepted: bool,
}

/// Where the last panic of any thread was, and what it said.
static PANIC: Mutex<Option<(String, String)>> = Mutex::new(None);

fn last_panic() -> Option<(String, String)> {
    PANIC.lock().unwrap_or_else(PoisonError::into_inner).take()
}

impl Garbage {
    pub fn run(&self) -> anyhow::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        panic::set_hook(Box::new(|info| {
            let place = info.location().map(ToString::to_string).unwrap_or_default();
            let told = Some((format!("panic at {place}"), info.to_string()));
            *PANIC.lock().unwrap_or_else(PoisonError::into_inner) = told;
        }));
        let found = runtime.block_on(self.throw());
        drop(panic::take_hook());
        let (counts, faults, slowest) = found?;
        for (fault, input) in &faults {
            print::line(format!("{fault}\n  {input}"))?;
        }
        let counts: Vec<String> = counts
            .into_iter()
            .map(|(kind, (all, good))| format!("{all} {kind:?} ({good} accepted)").to_lowercase())
            .collect();
        print::line(format!(
            "{} inputs: {}; slowest {} ms, most memory {} MiB, {} ways to break",
            self.inputs,
            counts.join(", "),
            slowest.as_millis(),
            memory().unwrap_or(0),
            faults.len()
        ))?;
        if faults.is_empty() { Ok(()) } else { Err(No.into()) }
    }

    async fn throw(&self) -> anyhow::Result<Found> {
        let samples = Samples::new(&mut Fast::new(self.seed))?;
        let mut site = Site::new(&mut Fast::new(self.seed)).await?;
        let (mut counts, mut faults) = (BTreeMap::new(), BTreeMap::new());
        let (mut slowest, mut sent) = (Duration::ZERO, 0);
        let bar = ProgressBar::new(self.inputs).with_style(load::style("inputs")?);
        for number in 0..self.inputs {
            let mut rng = Fast::new(self.seed.wrapping_mul(1 << 40).wrapping_add(number));
            let kind = self.only.unwrap_or_else(|| Kind::any(&mut rng));
            sent += usize::from(kind == Kind::Requests);
            if sent == REQUESTS {
                (site, sent) = (Site::new(&mut rng).await?, 0);
            }
            let began = Instant::now();
            let mut done = match kind {
                Kind::Requests => site.send(&mut rng).await,
                kind => read(kind, &samples, &mut rng),
            };
            let took = began.elapsed();
            slowest = slowest.max(took);
            if let Some((place, says)) = last_panic() {
                done.fault = Some(place);
                done.input = format!("{says}\n  {}", done.input);
            } else if took.as_secs_f64() > self.patience {
                done.fault = Some("it took too long".to_owned());
            }
            let count: &mut (u64, u64) = counts.entry(kind).or_default();
            count.0 += 1;
            count.1 += u64::from(done.accepted);
            if let Some(fault) = done.fault {
                let fault = format!("{kind:?}: {fault}");
                bar.suspend(|| eprintln!("uruk: input {number}: {fault}"));
                faults.entry(fault).or_insert(done.input);
            }
            if number % 1000 == 0 {
                bar.set_position(number);
                let used = memory().unwrap_or(0);
                anyhow::ensure!(used <= self.memory, "{used} MiB are used after {number} inputs");
            }
        }
        bar.finish_and_clear();
        Ok((counts, faults, slowest))
    }
}

/// Inputs of each kind and how many were accepted; what broke, with an input; the slowest.
type Found = (BTreeMap<Kind, (u64, u64)>, BTreeMap<String, String>, Duration);

/// Reads one spoilt input.
fn read(kind: Kind, samples: &Samples, rng: &mut Fast) -> Done {
    let (game, other) = (pick(rng, &samples.games), pick(rng, &samples.games));
    let (line, other) = (pick(rng, &game.lines), pick(rng, &other.lines));
    let (block, another) = (pick(rng, &samples.scenarios), pick(rng, &samples.scenarios));
    let position = pick(rng, &game.positions);
    let mut spoilt = |text: &str, other: &str| match one_in(rng, 10) {
        true => text.to_owned(),
        false => {
            String::from_utf8_lossy(&spoil(rng, text.as_bytes(), other.as_bytes())).into_owned()
        }
    };
    let input = match kind {
        Kind::Lines => spoilt(line, other),
        Kind::Records => spoilt(&game.record, other),
        Kind::Scenarios => {
            let lines = |block: &scenario::Scenario| {
                block.lines.iter().map(|(_, text)| format!("{text}\n")).collect::<String>()
            };
            format!("# x\n```{}\n{}\n```\n", block.game, spoilt(&lines(block), &lines(another)))
        }
        Kind::Data | Kind::Requests => {
            spoilt(data().map_or("", |data| data.builtin), "gold = 3, [[x]] stone")
        }
    };
    let accepted = catch_unwind(AssertUnwindSafe(|| accepts(kind, game, position, &input)));
    match accepted {
        Ok(Ok(accepted)) => Done { input, fault: None, accepted },
        Ok(Err(fault)) => Done { input, fault: Some(format!("{fault:#}")), accepted: false },
        Err(_) => Done { input, fault: Some("panic".to_owned()), accepted: false },
    }
}

/// The first data file of a game.
fn data() -> Option<DataFile> {
    GameId::ALL.into_iter().find_map(game_data::data)
}

/// Whether an input is accepted; an error if what it was read as is not what it says.
fn accepts(
    kind: Kind,
    game: &Played,
    position: &Arc<dyn Live>,
    input: &str,
) -> anyhow::Result<bool> {
    Ok(match kind {
        Kind::Lines => {
            let text = input.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
            if let Turn::Decide(seat) = position.turn() {
                let _ = position.play(seat, text);
            }
            with_game!(game.id, G => {
                if let Ok(m) = <G as table::Game>::Move::parse(text) {
                    let again = <G as table::Game>::Move::parse(&m.to_string());
                    anyhow::ensure!(again == Ok(m), "`{m}` does not read back");
                }
                match read_line::<G>(input, position.players()) {
                    Ok(line) => {
                        let again = read_line::<G>(&line.to_string(), position.players());
                        let again = again.with_context(|| format!("`{line}` does not read back"))?;
                        anyhow::ensure!(again.to_string() == line.to_string(), "`{line}` changes");
                        true
                    }
                    Err(_) => false,
                }
            })
        }
        Kind::Records => match Record::parse(input) {
            Ok(record) => match record.game.parse::<GameId>() {
                Ok(id) => with_game!(id, G => record.replay::<G>().is_ok()),
                Err(_) => false,
            },
            Err(_) => false,
        },
        Kind::Scenarios => {
            let found = scenario::collect(input, |info| info.parse::<GameId>().is_ok());
            let mut all = !found.is_empty();
            for block in found {
                let id: GameId = block.game.parse()?;
                all &= with_game!(id, G => scenario::run::<G>(&block).is_ok());
            }
            all
        }
        Kind::Data | Kind::Requests => data().is_some_and(|data| (data.check)(input).is_ok()),
    })
}

/// The most memory this process ever used, in MiB.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? >> 10)
}

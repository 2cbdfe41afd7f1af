//! `uruk arena`: bots against bots, on the same deals, with what that proves.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use anyhow::{Context, ensure};
use arena::{Contestant, Fixture, Sprt, Standing, Tally, Verdict, fixtures, ladder, plot};
use bots::{Budget, Judge, Level, Model};
use clap::Args;
use games::{GameId, with_game, with_title};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use table::{Options, Seat, Viewer, record};

use crate::serve::told_to_stop;
use crate::{No, files, fuzz, print};

/// The longest file of weights that is read.
const LONGEST: usize = 1 << 20;

/// Let bots play against each other and say how strong they are.
///
/// Every two bots meet: the one named later takes one seat and the other one all the rest. On each
/// deal it takes every seat once. Ctrl-C finishes the games that have begun, a second one breaks them
/// off; what is finished counts.
#[derive(Args)]
pub struct Arena {
    /// Which game.
    game: GameId,
    /// How many play [default: two, or as few as the game allows].
    #[arg(long)]
    players: Option<usize>,
    /// Who takes part: random, level1 … level6, separated by commas; `level2=FILE` plays with the
    /// weights in a file.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games, at least.
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// Stop as soon as the last bot's share is known to be at least HIGH (exit 0) or at most LOW
    /// (exit 1), with 95 %.
    #[arg(long, value_name = "LOW,HIGH", value_delimiter = ',', num_args = 1)]
    sprt: Vec<f64>,
    /// Search for so many iterations instead of a time, so that games can be repeated.
    #[arg(long, value_name = "N")]
    iterations: Option<u32>,
    /// An option of the game; may be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Which deals.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once [default: one for each core].
    #[arg(long)]
    threads: Option<usize>,
    /// Keep every game as a record in this folder.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Draw the ladder as an SVG.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub fn run(&self) -> anyhow::Result<()> {
        let info = self.game.info();
        let players = self.players.unwrap_or(info.players.0.max(2).min(info.players.1));
        let options = Options::new(&info, players, fuzz::pairs(&self.options)?)?;
        with_game!(self.game, G => <G as table::Game>::new(&options).map(drop))?;
        let bots: Vec<Contestant> = with_title!(self.game, J => {
            self.bots.iter().map(|text| self.contestant::<J>(text)).collect::<anyhow::Result<_>>()?
        });
        ensure!(bots.len() <= 7, "--bots: expected at most seven");
        ensure!(self.games > 0, "--games 0: expected at least 1");
        let test = match self.sprt[..] {
            [] => None,
            [low, high] if 0.0 < low && low < high && high < 1.0 => Some(Sprt { low, high }),
            _ => anyhow::bail!("--sprt: expected two shares such as 0.5,0.55"),
        };
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        let all = fixtures(bots.len(), players, self.games, self.seed);
        let games = with_title!(self.game, J => self.play::<J>(&options, &bots, &all, test)?);
        self.report(players, &bots, &games, test)
    }

    fn contestant<J: Judge>(&self, text: &str) -> anyhow::Result<Contestant> {
        let (level, path) = match text.split_once('=') {
            Some((level, path)) => (level, Some(path)),
            None => (text, None),
        };
        let level: Level = level.parse().map_err(anyhow::Error::msg)?;
        let model = path.map(|path| weights::<J>(Path::new(path))).transpose()?;
        let budget = self.iterations.map(Budget::Iterations);
        Ok(Contestant { name: text.to_owned(), level, model, budget })
    }

    fn play<J: Judge>(
        &self,
        options: &Options,
        bots: &[Contestant],
        all: &[Fixture],
        test: Option<Sprt>,
    ) -> anyhow::Result<Vec<Tally>> {
        let style = "{bar:30} {pos}/{len} games, {eta} left  {msg}";
        let bar = ProgressBar::new(all.len() as u64)
            .with_style(ProgressStyle::with_template(style).context("a progress bar")?);
        let log = print::Log::new();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.unwrap_or(cores).clamp(1, 64);
        let (next, over) = (AtomicUsize::new(0), AtomicBool::new(false));
        let stop = Stop::listen("finishing the games that have begun; once more breaks them off")?;
        let done: Mutex<Vec<(usize, Tally)>> = Mutex::default();
        let work = || -> anyhow::Result<()> {
            while !over.load(Ordering::Relaxed) && !stop.asked() {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(fixture) = all.get(index) else { break };
                let seats: Vec<&Contestant> = fixture.seats.iter().map(|bot| &bots[*bot]).collect();
                let played = arena::play::<J>(options, &seats, fixture.deal, || stop.urged())?;
                let Some(played) = played else { break };
                if let Some(folder) = &self.records {
                    let path = folder.join(format!("{:05}.txt", index + 1));
                    let hash = played.seed.hash();
                    let text =
                        record::write(&played.game, Viewer::All, Some(&hash), Some(played.seed));
                    fs::write(&path, text).with_context(|| path.display().to_string())?;
                }
                let seats = || Seat::all(fixture.seats.len());
                let tally = Tally {
                    fixture: fixture.clone(),
                    shares: seats().map(|seat| played.outcome.share(seat)).collect(),
                    scores: seats().map(|seat| played.outcome.score(seat)).collect(),
                    thought: played.thought,
                };
                let mut done = done.lock().expect("no thread panics");
                done.push((index, tally));
                bar.inc(1);
                let so_far = done.iter().map(|(_, tally)| tally);
                let last = Standing::of(bots.len() - 1, "", so_far);
                bar.set_message(format!(
                    "{} {:.1} %",
                    bots[bots.len() - 1].name,
                    100.0 * last.win_share
                ));
                log.tell(&bar);
                if test.is_some_and(|test| verdict(test, bots.len() - 1, &done) != Verdict::Open) {
                    break;
                }
            }
            over.store(true, Ordering::Relaxed);
            Ok(())
        };
        let finished: anyhow::Result<()> = std::thread::scope(|scope| {
            let hands: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            hands.into_iter().try_for_each(|hand| hand.join().expect("no thread panics"))
        });
        bar.finish_and_clear();
        finished?;
        let mut done = done.into_inner().expect("no thread panics");
        done.sort_by_key(|(index, _)| *index);
        Ok(done.into_iter().map(|(_, tally)| tally).collect())
    }

    fn report(
        &self,
        players: usize,
        bots: &[Contestant],
        games: &[Tally],
        test: Option<Sprt>,
    ) -> anyhow::Result<()> {
        let names = bots.iter().enumerate();
        let standings: Vec<Standing> =
            names.map(|(bot, who)| Standing::of(bot, &who.name, games)).collect();
        let ratings = ladder(bots.len(), games);
        let named: Vec<_> =
            bots.iter().map(|bot| bot.name.clone()).zip(ratings.iter().cloned()).collect();
        if let Some(path) = &self.plot {
            let title =
                format!("{}, {players} players, {} games", self.game.info().name, games.len());
            fs::write(path, plot(&title, &named)).with_context(|| path.display().to_string())?;
        }
        let numbered: Vec<(usize, Tally)> = games.iter().cloned().enumerate().collect();
        let verdict = test.map(|test| verdict(test, bots.len() - 1, &numbered));
        if self.json {
            let bots: Vec<_> = standings
                .iter()
                .zip(&ratings)
                .map(|(standing, rating)| {
                    let mut bot = serde_json::to_value(standing)?;
                    bot["elo"] = serde_json::to_value(rating)?;
                    Ok(bot)
                })
                .collect::<anyhow::Result<_>>()?;
            print::json(&json!({
                "game": self.game.info().id,
                "players": players,
                "games": games.len(),
                "bots": bots,
                "sprt": verdict.map(|verdict| format!("{verdict:?}").to_lowercase()),
            }))?;
        } else {
            let what = if players == 1 { "alone" } else { "against each other" };
            print::line(format!(
                "{} games of {} at {players} players, {what}",
                games.len(),
                self.game.info().name
            ))?;
            let head = "bot              wins      95 %           margin   95 %";
            print::line(format!("{head:<72} CPU s/decision   Elo"))?;
            for (standing, rating) in standings.iter().zip(&ratings) {
                let margin = standing
                    .margin_interval
                    .map_or("—".to_owned(), |[low, high]| format!("{low:>6.1} … {high:<6.1}"));
                let elo = rating
                    .interval
                    .map_or(String::new(), |[low, high]| format!(" ({low:.0} … {high:.0})"));
                print::line(format!(
                    "{:<14} {:>6.1} %  {:>5.1} … {:<5.1} {:>8.1} {:<16} {:>14.4}   {:>5.0}{elo}",
                    standing.bot,
                    100.0 * standing.win_share,
                    100.0 * standing.interval[0],
                    100.0 * standing.interval[1],
                    standing.margin,
                    margin,
                    standing.cpu_seconds_per_decision,
                    rating.elo,
                ))?;
            }
            if let Some(verdict) = verdict {
                print::line(format!("sequential test: {}", format!("{verdict:?}").to_lowercase()))?;
            }
        }
        if verdict == Some(Verdict::Failed) { Err(No.into()) } else { Ok(()) }
    }
}

/// What a sequential test says of one bot's shares on the deals that were played whole.
fn verdict(test: Sprt, bot: usize, games: &[(usize, Tally)]) -> Verdict {
    let mut deals: BTreeMap<u64, (f64, usize, usize)> = BTreeMap::new();
    for (_, game) in games {
        let deal = deals.entry(game.fixture.deal).or_default();
        deal.2 += 1;
        for (seat, _) in game.fixture.seats.iter().enumerate().filter(|(_, who)| **who == bot) {
            deal.0 += game.shares[seat];
            deal.1 += 1;
        }
    }
    let most = deals.values().map(|deal| deal.2).max().unwrap_or(0);
    let whole = deals.values().filter(|deal| deal.2 == most && deal.1 > 0);
    let shares: Vec<f64> = whole.map(|(won, seats, _)| won / *seats as f64).collect();
    test.verdict(&shares)
}

/// The weights in a file, for as long as the program runs.
fn weights<J: Judge>(path: &Path) -> anyhow::Result<&'static Model> {
    let text = files::read(path, LONGEST)?;
    let model = Model::read(J::FEATURES, &text).with_context(|| path.display().to_string())?;
    Ok(Box::leak(Box::new(model)))
}

/// How often Ctrl-C came, or the polite signal of `timeout` and service managers.
#[derive(Copy, Clone)]
pub struct Stop(&'static AtomicUsize);

impl Stop {
    /// Listens from now on, and says what it will do when it hears the first.
    pub fn listen(what: &'static str) -> anyhow::Result<Stop> {
        static TIMES: AtomicUsize = AtomicUsize::new(0);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let mut told = {
            let _inside = runtime.enter();
            told_to_stop()?
        };
        let count = async move {
            loop {
                told.await;
                if TIMES.fetch_add(1, Ordering::Relaxed) == 0 {
                    eprintln!("uruk: {what}");
                }
                let Ok(again) = told_to_stop() else { return };
                told = again;
            }
        };
        std::thread::spawn(move || runtime.block_on(count));
        Ok(Stop(&TIMES))
    }

    /// Whether it is time to finish.
    pub fn asked(self) -> bool {
        self.0.load(Ordering::Relaxed) > 0
    }

    /// Whether it is time to drop what is not finished.
    pub fn urged(self) -> bool {
        self.0.load(Ordering::Relaxed) > 1
    }
}

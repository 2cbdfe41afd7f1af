//! How Origins: First Builders plays with our figures: bots against each other, and where their
//! points come from. `cargo run --release -p origins_table --example balance -- [GAMES] [LEVEL] [PLAYERS]
//! [WEIGHTS] [DATA]`, the last two files in place of ours.

use std::collections::BTreeMap;

use bots::{Judge, Level, Mind, Model};
use origins::names::{BUILDINGS, ZODIAC};
use origins::{Data, End, Event, Origins, Why};
use origins_table::Origins as Title;
use table::{Fast, Game, Options, Rng, Seat, Turn, Viewer};

/// What is counted, by name.
type Tally = BTreeMap<&'static str, f64>;

/// What the games of one number of players brought.
#[derive(Default)]
struct Report {
    games: f64,
    seats: f64,
    rounds: Vec<u16>,
    ends: Tally,
    points: Tally,
    winners: Tally,
    deeds: Tally,
    buildings: Tally,
    zodiac: Tally,
    /// Solo: games and victories by the points that were asked for.
    targets: BTreeMap<u16, (u32, u32)>,
}

impl Report {
    fn play(&mut self, mut mind: Mind<Title>, players: usize, seed: u64) {
        let options = Options::new(&Origins::INFO, players, []).expect("usual options");
        let mut game = Origins::new(&options).expect("usual options");
        let mut rng = Fast::new(seed);
        let mut events = Vec::new();
        loop {
            let log = &mut |event| events.push(event);
            match game.turn() {
                Turn::Chance => game.apply_chance(game.sample(&mut rng), log),
                Turn::Decide(seat) => {
                    let view = game.view(Viewer::Seat(seat));
                    game.apply(mind.choose(&view, &[], rng.next()), log);
                }
                Turn::Over => break,
            }
        }
        self.games += 1.0;
        self.seats += players as f64;
        self.rounds.push(game.open().round);
        for end in End::ALL.into_iter().filter(|end| game.open().occurred(*end)) {
            *self.ends.entry(end.name()).or_default() += 1.0;
        }
        let outcome = game.outcome().expect("the game is over");
        if players == 1 {
            let target = game.open().solo_target();
            let (games, won) = self.targets.entry(target).or_default();
            *games += 1;
            *won += u32::from(outcome.scores[0][0] >= i32::from(target));
        }
        for event in events {
            self.count(event, |seat| outcome.share(seat));
        }
    }

    fn count(&mut self, event: Event, share: impl Fn(Seat) -> f64) {
        let deed = match event {
            Event::Points { seat, count, why } => {
                let source = if let Why::Building(_) = why { "buildings" } else { why.name() };
                *self.points.entry(source).or_default() += f64::from(count);
                if share(seat) > 0.0 {
                    *self.winners.entry(source).or_default() += share(seat) * f64::from(count);
                }
                return;
            }
            Event::Used { kind, .. } | Event::Copied { kind, .. } => {
                *self.buildings.entry(kind.name()).or_default() += 1.0;
                return;
            }
            Event::Zodiac { card, .. } => {
                *self.zodiac.entry(ZODIAC[usize::from(card)]).or_default() += 1.0;
                return;
            }
            Event::Visited { place, .. } => {
                ["visit 1", "visit 2", "visit 3", "visit 4", "visit 5"][usize::from(place)]
            }
            Event::Built { .. } | Event::Covered { .. } => "building",
            Event::Farmed { .. } => "farm",
            Event::Closed { .. } => "district closed",
            Event::Card { first: true, .. } => "card, first",
            Event::Card { .. } => "card, again",
            Event::Tower { .. } => "tower floor",
            Event::Base { .. } => "base",
            Event::Citizen { .. } => "citizen",
            Event::Advisor { .. } => "advisor",
            Event::Attacked { .. } => "attack",
            Event::Advantage { .. } => "advantage",
            _ => return,
        };
        *self.deeds.entry(deed).or_default() += 1.0;
    }

    fn print(&mut self) {
        self.rounds.sort_unstable();
        let at = |share: usize| self.rounds[share * (self.rounds.len() - 1) / 100];
        println!(
            "  rounds: {} to {}, a tenth below {}, half below {}, a tenth above {}",
            at(0),
            at(100),
            at(10),
            at(50),
            at(90)
        );
        for (target, (games, won)) in &self.targets {
            println!("  target {target}: {won} of {games} won");
        }
        line("ends met in a game", &self.ends, self.games);
        let sum = |tally: &Tally| tally.values().sum::<f64>();
        println!("  points of a seat: {:.1}", sum(&self.points) / self.seats);
        line("from", &self.points, self.seats);
        if !self.winners.is_empty() {
            println!("  points of the winner: {:.1}", sum(&self.winners) / self.games);
            line("from", &self.winners, self.games);
        }
        line("a seat's deeds", &self.deeds, self.seats);
        line("buildings used", &self.buildings, self.seats);
        let never = BUILDINGS.iter().filter(|name| !self.buildings.contains_key(*name));
        println!("  never used: {}", never.copied().collect::<Vec<_>>().join(", "));
        line("zodiac cards taken in a game", &self.zodiac, self.games);
    }
}

/// One line of means, the largest first.
fn line(what: &str, tally: &Tally, over: f64) {
    let mut sorted: Vec<_> = tally.iter().collect();
    sorted.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    let means = sorted.iter().map(|(name, count)| format!("{name} {:.2}", *count / over));
    println!("  {what}: {}", means.collect::<Vec<_>>().join(", "));
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games = args.next().and_then(|count| count.parse().ok()).unwrap_or(200);
    let level = args.next().and_then(|level| level.parse().ok()).unwrap_or(Level::Two);
    let only: Option<usize> = args.next().and_then(|count| count.parse().ok());
    let file = |path: String| std::fs::read_to_string(path).expect("a file");
    let model: Option<&'static Model> = args
        .next()
        .map(file)
        .map(|text| &*Box::leak(Box::new(Model::read(Title::FEATURES, &text).expect("weights"))));
    if let Some(text) = args.next().map(file) {
        Data::install(Data::register(Data::parse(&text).expect("a data file"))).expect("new data");
    }
    for players in (1..=4).filter(|players| only.is_none_or(|only| only == *players)) {
        let mut report = Report::default();
        for seed in 0..games {
            let mind = match model {
                Some(model) => Mind::with(level, model),
                None => Mind::new(level, players),
            };
            report.play(mind, players, seed);
        }
        println!("{players} at the table, {games} games of {level}");
        report.print();
    }
}

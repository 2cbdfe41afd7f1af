//! Nothing hidden leaves the process: pages, parts of pages, JSON, legal moves, records and streams
//! of a running game are the same whatever lies where the viewer cannot look.
//!
//! The construction, for a game, a viewer and a position of that game:
//!
//! - *A* is a random game, cut after some move. What the viewer knows of it is exactly its lines as
//!   the viewer sees them, hidden words as `?`.
//! - *B* begins like A. At a line with words the viewer cannot see (another seat's draw, the tiles
//!   another seat swaps), it goes another way that looks the same to the viewer: a different draw of
//!   as many tiles for the same seat, a different choice of as many tiles. The rest of A is then
//!   played on, line by line: what the viewer sees of a line must stay as it is, what is hidden may
//!   again differ. If A's later lines are not legal any more (the tile that was exchanged has been
//!   placed openly), that way is dropped and another is tried, latest lines first. Up to three lines
//!   are changed like this, so B often differs in several hands and in the bag.
//! - So A and B agree in everything the viewer was ever told, and differ in the true position. They
//!   are stored with the same id, seed, seats and visitors, A in one site and B in another; the draws
//!   to come do not matter, since nobody moves.
//!
//! Everything that goes to the viewer must then be byte-identical, hints and the reasons of bots'
//! moves included: they are thought of under a seed that everybody knows. Only the version is taken out: it
//! is the time at which the server first opened the table.

use crate::common::{Browser, Site, next_event, random_game};
use axum::body::Body;
use axum::http::Request;
use games::{GameId, with_game};
use store::{NewSeat, NewTable, NewVisitor, Player};
use table::record::read_line;
use table::{Fast, Game, Line, Match, Options, Rng as _, Seat, Seed, Turn, Viewer};

/// How many positions are compared in all.
const POSITIONS: usize = 300;

/// What the viewer sees of a line.
fn seen<G: Game>(line: Line<G>, who: Viewer) -> String {
    line.seen_by(who)
}

/// Whether the viewer cannot see all of a line.
fn hidden<G: Game>(line: Line<G>, who: Viewer) -> bool {
    seen(line, who) != line.to_string()
}

/// A line that is possible now and looks like this one to the viewer; another one if `other`.
fn alike<G: Game>(
    game: &Match<G>,
    line: Line<G>,
    who: Viewer,
    other: bool,
    rng: &mut Fast,
) -> Option<Line<G>> {
    let fits = |candidate: &Line<G>| {
        seen(*candidate, who) == seen(line, who)
            && (!other || candidate.to_string() != line.to_string())
    };
    match line {
        Line::Move(seat, _) => {
            let moves = game.game().legal_moves().into_iter().map(|m| Line::Move(seat, m));
            let fitting: Vec<Line<G>> = moves.filter(fits).collect();
            let place = rng.below(fitting.len().max(1) as u32) as usize;
            fitting.get(place).copied()
        }
        Line::Chance(_) => {
            let mut draws = (0..20).map(|_| Line::Chance(game.game().sample(rng)));
            draws.find(fits)
        }
    }
}

/// The lines of a game that differs from this one from line `from` on, only in what the viewer
/// cannot see; `None` if the rest of the game does not allow it.
fn go_another_way<G: Game>(
    options: &Options,
    lines: &[Line<G>],
    from: usize,
    who: Viewer,
    rng: &mut Fast,
) -> Option<Vec<Line<G>>> {
    let mut game: Match<G> = Match::new(options.clone()).unwrap();
    for (index, line) in lines.iter().enumerate() {
        if index == from {
            let changed = alike(&game, *line, who, true, rng)?;
            game.line(changed).ok()?;
        } else if game.line(*line).is_err() {
            if index < from || !hidden(*line, who) {
                return None;
            }
            let instead = alike(&game, *line, who, false, rng)?;
            game.line(instead).ok()?;
        }
    }
    Some(game.lines().to_vec())
}

/// Lines that tell this viewer the same story and hide another; `None` if there are none to be found.
fn twin<G: Game>(
    options: &Options,
    lines: &[String],
    who: Viewer,
    rng: &mut Fast,
) -> Option<Vec<String>> {
    let read = |text: &String| read_line::<G>(text, options.players()).unwrap();
    let original: Vec<Line<G>> = lines.iter().map(read).collect();
    let mut twin = original.clone();
    let mut changes = 0;
    for from in (0..original.len()).rev() {
        if changes == 3 || !hidden(original[from], who) {
            continue;
        }
        if let Some(found) = go_another_way(options, &twin, from, who, rng) {
            twin = found;
            changes += 1;
        }
    }
    let play = |lines: &[Line<G>]| {
        let mut game: Match<G> = Match::new(options.clone()).unwrap();
        lines.iter().for_each(|line| drop(game.line(*line).unwrap()));
        game
    };
    let (one, other) = (play(&original), play(&twin));
    let told = |lines: &[Line<G>]| -> Vec<String> { lines.iter().map(|l| seen(*l, who)).collect() };
    assert_eq!(told(&original), told(&twin), "the viewer was told the same");
    (one.game() != other.game()).then(|| twin.iter().map(ToString::to_string).collect())
}

/// A position to compare, and who looks at it.
struct Case {
    id: GameId,
    options: Options,
    seed: Seed,
    who: Viewer,
    number: usize,
}

impl Case {
    fn table(&self) -> String {
        format!("{:024x}", self.number)
    }

    /// The same table once more, for programs: nobody sits at it, so the seats' secrets are keys.
    fn open_table(&self) -> String {
        format!("f{:023x}", self.number)
    }

    /// Every seat has a visitor with a cookie of their own.
    fn token(&self, seat: usize) -> String {
        format!("{:060}{seat:04}", self.number)
    }

    fn secret(&self, seat: usize) -> String {
        web::seat_secret(&self.seed.to_hex(), seat)
    }

    /// Stores the table with these lines. Bots play where neither the viewer sits nor anybody must
    /// decide, so that they have moved and do not move now.
    async fn store(&self, site: &Site, lines: Vec<String>) {
        let live = web::live::load(self.id, self.options.clone(), self.seed, &lines).unwrap();
        let mut seats = Vec::new();
        for seat in 1..=self.options.players() {
            let visitor = format!("{}-{seat}", self.number);
            let known = NewVisitor {
                id: visitor.clone(),
                token_hash: web::hash(&self.token(seat)),
                name: format!("Name {seat}"),
            };
            site.store.create_visitor(known).await.unwrap();
            let here = Seat::new(seat - 1).unwrap();
            let human = self.who == Viewer::Seat(here) || live.turn() == Turn::Decide(here);
            seats.push(NewSeat {
                player: if human { Player::Human } else { Player::Bot("level2".to_owned()) },
                name: format!("Name {seat}"),
                secret_hash: web::hash(&self.secret(seat)),
                visitor: Some(visitor),
            });
        }
        let pairs = self.options.pairs().iter().map(|(key, value)| format!("{key}={value}"));
        let taken = NewTable {
            id: self.table(),
            game: self.id.info().id.to_owned(),
            rules: self.id.info().rules,
            options: pairs.collect::<Vec<_>>().join(" "),
            seed: self.seed.to_hex(),
            seed_hash: self.seed.hash(),
            settings: r#"{"hints":true}"#.to_owned(),
            owner: None,
            parent: None,
            seats,
        };
        let mut open = NewTable { id: self.open_table(), ..taken.clone() };
        for seat in &mut open.seats {
            (seat.player, seat.visitor) = (Player::Human, None);
        }
        for table in [taken, open] {
            let standing = web::room::standing(live.as_ref());
            site.store.import(table, lines.clone(), standing).await.unwrap();
        }
    }

    /// All that the viewer can get out of the site, with what it is. What takes long is asked for in
    /// turn, from case to case.
    async fn everything(&self, site: &Site) -> Vec<(String, String)> {
        let room = site.app.rooms().open(&self.table()).await.unwrap();
        let lines = room.now().live.len();
        let mut all = Vec::new();
        let mut note = |what: String, answer: crate::common::Answer| {
            let mut headers: Vec<String> = answer
                .headers
                .iter()
                .map(|(name, value)| format!("{name}: {}", value.to_str().unwrap()))
                .collect();
            headers.sort();
            let text = format!("{}\n{}\n{}", answer.status, headers.join("\n"), answer.text());
            all.push((what, text));
        };
        let mut browser = Browser::new(site);
        let secret = match self.who {
            Viewer::Seat(seat) => {
                browser.cookies.insert("visitor".to_owned(), self.token(seat.number()));
                Some(self.secret(seat.number()))
            }
            _ => None,
        };
        let path = format!("/t/{}", self.table());
        browser.languages = if self.number.is_multiple_of(2) { "pl" } else { "en" };
        let page = browser.get(&path).await;
        let asked = page.text();
        note("page".to_owned(), page);
        note("record".to_owned(), browser.get(&format!("{path}/record")).await);
        browser.part = true;
        let at = format!("?at={}", lines * 2 / 3);
        for query in ["", ["?log=all", "?pick=tile", &at][self.number % 3]] {
            note(format!("part {query}"), browser.get(&format!("{path}{query}")).await);
        }
        // Why bots moved so: their last moves and one from long ago.
        let numbers = asked.split("why=").skip(1).map(|rest| rest.split('"').next().unwrap());
        let numbers: Vec<&str> = numbers.collect();
        for number in numbers.iter().rev().take(2).chain(numbers.first()) {
            let answer = browser.get(&format!("{path}?why={number}")).await;
            assert!(answer.text().contains("class=\"reasons\""), "line {number} is not explained");
            note(format!("why {number}"), answer);
        }
        let decides =
            matches!(self.who, Viewer::Seat(seat) if room.now().live.turn() == Turn::Decide(seat));
        let hint = browser.get(&format!("{path}?hint=true")).await;
        assert_eq!(hint.text().contains("class=\"hints\""), decides);
        note(if decides { "hint" } else { "no hint" }.to_owned(), hint);
        // Refused moves tell why, and must not tell more.
        let refused = [("pass", "0"), ("swap farm nonsense", ""), ("treasure b2", "")];
        let (text, stale) = refused[self.number % 3];
        let legal = match self.who {
            Viewer::Seat(seat) => room.now().live.legal(seat),
            _ => Vec::new(),
        };
        if !stale.is_empty() || !legal.iter().any(|legal| legal == text) {
            let mut fields = vec![("move", text)];
            fields.extend((!stale.is_empty()).then_some(("lines", stale)));
            let answer = browser.post(&format!("{path}/move"), &fields).await;
            assert!(answer.status.is_client_error(), "{text} must not be made");
            note(format!("refused {text}"), answer);
        }
        for rest in ["", "/legal", "/hint", "/record"] {
            let request = Request::get(format!("/api/v1/tables/{}{rest}", self.open_table()));
            let request = match &secret {
                Some(secret) => request.header("authorization", crate::common::bearer(secret)),
                None => request,
            };
            note(format!("api {rest}"), site.send(request.body(Body::empty()).unwrap()).await);
        }
        let api_stream = format!("/api/v1/tables/{}/stream", self.open_table());
        for address in [format!("{path}/stream"), api_stream] {
            let request = Request::get(&address).body(Body::empty()).unwrap();
            let mut stream = site.respond(request).await.into_body().into_data_stream();
            let event = next_event(&mut stream).await.unwrap();
            all.push((address, event));
        }
        all
    }
}

/// Where two texts part, with what stands there.
fn difference(one: &str, other: &str) -> String {
    let same = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        let bytes = &text.as_bytes()[same.saturating_sub(80)..(same + 80).min(text.len())];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("at byte {same}:\n  {}\n  {}", around(one), around(other))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_viewer_cannot_know_changes_nothing_that_is_sent() {
    let mut rng = Fast::new(2024);
    let sites = [Site::new().await, Site::new().await];
    let (mut compared, mut by_viewer) = (0, [0; 5]);
    let (mut hints, mut reasons) = (0, 0);
    for game in 0.. {
        if compared >= POSITIONS {
            break;
        }
        assert!(game < 400, "only {compared} positions have a twin");
        for id in GameId::ALL {
            let (fewest, most) = id.info().players;
            let players = fewest + game % (most.min(4) - fewest + 1);
            let (options, seed, steps) = random_game(id, players, game as u64 + 1);
            for _ in 0..16 {
                // The last step ends the game, and then all is open.
                let cut = 1 + rng.below(steps.len() as u32 - 1) as usize;
                let lines: Vec<String> = steps[..cut].concat();
                let viewers: Vec<Viewer> =
                    Seat::all(players).map(Viewer::Seat).chain([Viewer::Public]).collect();
                let place = rng.below(viewers.len() as u32) as usize;
                let who = viewers[place];
                let twin = with_game!(id, G => twin::<G>(&options, &lines, who, &mut rng));
                let Some(twin) = twin else { continue };
                let case = Case { id, options: options.clone(), seed, who, number: compared };
                let line = lines.len();
                let told = async |site: &Site, lines| {
                    case.store(site, lines).await;
                    case.everything(site).await
                };
                let (one, other) = tokio::join!(told(&sites[0], lines), told(&sites[1], twin));
                assert_eq!(one.len(), other.len());
                for ((what, one), (_, other)) in one.iter().zip(&other) {
                    assert!(
                        one == other,
                        "game {game} of {players} after line {line}, {who:?}: {what} tells {}",
                        difference(one, other)
                    );
                }
                hints += one.iter().filter(|(what, _)| what == "hint").count();
                reasons += one.iter().filter(|(what, _)| what.starts_with("why")).count();
                compared += 1;
                by_viewer[if who == Viewer::Public { 4 } else { place }] += 1;
            }
        }
    }
    println!("{compared} positions, by seat and by anybody {by_viewer:?}");
    println!("{hints} hints, {reasons} explanations");
    assert!(hints > 20 && reasons > 50, "{hints} hints, {reasons} explanations");
    assert!(by_viewer.iter().all(|count| *count > 10), "{by_viewer:?}");
}

#[tokio::test]
async fn after_the_end_everybody_sees_everything() {
    let (options, seed, steps) = random_game(GameId::ALL[0], 3, 77);
    let lines: Vec<String> = steps.concat();
    let site = Site::new().await;
    let case = Case { id: GameId::ALL[0], options, seed, who: Viewer::Public, number: 1 };
    case.store(&site, lines.clone()).await;
    let record = site.get(&format!("/t/{}/record", case.table())).await.text();
    for line in &lines {
        assert!(record.contains(line.as_str()), "{line}");
    }
    assert!(record.contains(&seed.to_hex()));
}

/// The comparison must be able to fail: what the other seat itself sees is not the same.
#[tokio::test]
async fn the_seat_whose_draw_differs_does_see_it() {
    let id = GameId::ALL[0];
    let (options, seed, steps) = random_game(id, 2, 5);
    let lines: Vec<String> = steps[..10].concat();
    let mut rng = Fast::new(8);
    let [first, second] = [0, 1].map(|index| Viewer::Seat(Seat::new(index).unwrap()));
    let twin = with_game!(id, G => twin::<G>(&options, &lines, first, &mut rng)).unwrap();
    let case = Case { id, options, seed, who: second, number: 1 };
    let mut told = Vec::new();
    for lines in [lines, twin] {
        let site = Site::new().await;
        case.store(&site, lines).await;
        told.push(case.everything(&site).await);
    }
    for what in ["page", "part ", "record", "api ", "api /record"] {
        let get = |all: &[(String, String)]| all.iter().find(|(w, _)| w == what).unwrap().1.clone();
        assert_ne!(get(&told[0]), get(&told[1]), "{what}");
    }
}

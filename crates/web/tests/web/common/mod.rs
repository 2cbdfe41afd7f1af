//! A site without a network: requests go straight to the router, over a store of their own.

use std::collections::BTreeMap;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use futures_util::StreamExt as _;
use games::GameId;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use store::Store;
use table::{Fast, Options, Rng as _, Seat, Seed, Turn};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt as _;
use web::live::{self, Next};
use web::{App, Limits};

/// A game, for tests to which it does not matter which.
pub fn game() -> &'static str {
    GameId::ALL[0].info().id
}

pub struct Site {
    pub store: Store,
    pub shutdown: CancellationToken,
    pub app: App,
    router: Router,
}

pub const NO_LIMITS: Limits = Limits {
    burst: f64::INFINITY,
    per_second: f64::INFINITY,
    open_tables: usize::MAX,
    patience: std::time::Duration::from_secs(30),
    proxy: None,
    hint: bots::Budget::Iterations(64),
};

impl Site {
    pub async fn new() -> Site {
        Site::with(NO_LIMITS).await
    }

    pub async fn with(limits: Limits) -> Site {
        let store = Store::temporary().await.unwrap();
        let shutdown = CancellationToken::new();
        let app = App::new(store.clone(), limits, shutdown.clone());
        Site { store, shutdown, router: app.router(), app }
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        let (parts, body) = self.respond(request).await.into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// The answer with its body still to come.
    pub async fn respond(&self, request: Request<Body>) -> axum::response::Response {
        self.router.clone().oneshot(request).await.unwrap()
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    /// Asks the API with a seat's secret.
    pub async fn ask(&self, path: &str, secret: &str) -> Answer {
        let request =
            Request::get(format!("/api/v1{path}")).header("authorization", bearer(secret));
        self.send(request.body(Body::empty()).unwrap()).await
    }

    /// Sends JSON to the API.
    pub async fn tell(&self, path: &str, secret: &str, body: &Value) -> Answer {
        self.tell_text(path, secret, body.to_string()).await
    }

    pub async fn tell_text(&self, path: &str, secret: &str, body: impl Into<Body>) -> Answer {
        let mut request =
            Request::post(format!("/api/v1{path}")).header("content-type", "application/json");
        if !secret.is_empty() {
            request = request.header("authorization", bearer(secret));
        }
        self.send(request.body(body.into()).unwrap()).await
    }

    /// A table of open seats: its id and the secrets of its seats.
    pub async fn table(&self, seats: usize) -> (String, Vec<String>) {
        let new = json!({"game": game(), "seats": vec!["open"; seats]});
        let made = self.tell("/tables", "", &new).await;
        assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
        let made = made.json();
        let secret = |seat: &Value| seat["secret"].as_str().unwrap().to_owned();
        let secrets = made["seats"].as_array().unwrap().iter().map(secret).collect();
        (made["id"].as_str().unwrap().to_owned(), secrets)
    }

    /// The key of a seat of any table, as only the server knows it.
    pub async fn secret(&self, table: &str, seat: usize) -> String {
        let row = self.store.table(table).await.unwrap().unwrap();
        web::seat_secret(&row.seed, seat)
    }

    /// The legal moves of a seat, and the number of lines.
    pub async fn legal(&self, table: &str, seat: usize) -> (Vec<String>, usize) {
        let live = self.app.rooms().open(table).await.unwrap().now().live;
        (live.legal(Seat::new(seat - 1).unwrap()), live.len())
    }

    /// The seat that must decide, counted from 1.
    pub async fn turn(&self, table: &str) -> usize {
        let json = self.get(&format!("/api/v1/tables/{table}")).await.json();
        json["turn"]["decide"].as_u64().unwrap() as usize
    }

    /// Plays a table to its end with random moves.
    pub async fn finish(&self, table: &str, seed: u64) {
        let room = self.app.rooms().open(table).await.unwrap();
        let mut rng = Fast::new(seed);
        loop {
            let live = room.now().live;
            let Turn::Decide(seat) = live.turn() else { break };
            let moves = live.legal(seat);
            let text = &moves[rng.below(moves.len() as u32) as usize];
            room.play(seat, text, None).await.unwrap();
        }
    }
}

pub fn bearer(secret: &str) -> String {
    format!("Bearer {secret}")
}

#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8(self.body.to_vec()).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// Where it leads to.
    pub fn location(&self) -> &str {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.text());
        self.header("location")
    }

    pub fn cookies(&self) -> Vec<&str> {
        let all = self.headers.get_all(header::SET_COOKIE).iter();
        all.map(|value| value.to_str().unwrap()).collect()
    }
}

/// A browser with its cookies.
pub struct Browser<'s> {
    site: &'s Site,
    pub cookies: BTreeMap<String, String>,
    pub languages: &'static str,
    /// Whether it asks for the changing part of a page only.
    pub part: bool,
}

impl<'s> Browser<'s> {
    pub fn new(site: &'s Site) -> Browser<'s> {
        Browser { site, cookies: BTreeMap::new(), languages: "en", part: false }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send(Request::get(path), Body::empty()).await
    }

    /// Sends a form.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let text: Vec<String> = fields
            .iter()
            .map(|(key, value)| format!("{}={}", encoded(key), encoded(value)))
            .collect();
        self.post_text(path, text.join("&")).await
    }

    pub async fn post_text(&mut self, path: &str, body: impl Into<Body>) -> Answer {
        let request = Request::post(path)
            .header("content-type", "application/x-www-form-urlencoded")
            .header("sec-fetch-site", "same-origin");
        self.send(request, body.into()).await
    }

    async fn send(&mut self, request: axum::http::request::Builder, body: Body) -> Answer {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request = request
            .header("host", "uruk.test")
            .header("accept-language", self.languages)
            .header("cookie", cookies.join("; "));
        if self.part {
            request = request.header("x-part", "1");
        }
        let answer = self.site.send(request.body(body).unwrap()).await;
        for cookie in answer.cookies() {
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        answer
    }

    /// Makes a table by the form, with these seats (`me`, `here`, `link`, `bot`): its id.
    pub async fn new_table(&mut self, seats: &[&str]) -> String {
        let fields: Vec<(String, String)> = seats
            .iter()
            .enumerate()
            .flat_map(|(index, who)| {
                let field = |part: &str| format!("seat-{}-{part}", index + 1);
                [(field("who"), (*who).to_owned()), (field("level"), "random".to_owned())]
            })
            .collect();
        let mut fields: Vec<(&str, &str)> =
            fields.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        fields.push(("game", game()));
        let made = self.post("/tables", &fields).await;
        let path = made.location().to_owned();
        path.split('/').nth(2).unwrap().to_owned()
    }
}

/// A text as forms send it.
pub fn encoded(text: &str) -> String {
    let safe = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    text.bytes()
        .map(|byte| if safe(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// A random game: its lines, move by move with the draws that follow each.
pub fn random_game(id: GameId, players: usize, number: u64) -> (Options, Seed, Vec<Vec<String>>) {
    let options = Options::new(&id.info(), players, []).unwrap();
    let mut rng = Fast::new(number);
    let seed = rng.seed();
    let Next { mut live, lines } = live::begin(id, options.clone(), seed).unwrap();
    let mut steps = vec![lines];
    while let Turn::Decide(seat) = live.turn() {
        let moves = live.legal(seat);
        let next = live.play(seat, &moves[rng.below(moves.len() as u32) as usize]).unwrap();
        live = next.live;
        steps.push(next.lines);
    }
    (options, seed, steps)
}

/// The next event of a stream, as text.
pub async fn next_event(stream: &mut axum::body::BodyDataStream) -> Option<String> {
    let bytes = tokio::time::timeout(std::time::Duration::from_secs(10), stream.next());
    let bytes = bytes.await.expect("an event within ten seconds")?;
    Some(String::from_utf8(bytes.unwrap().to_vec()).unwrap())
}

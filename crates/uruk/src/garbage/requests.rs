//! Requests of all kinds to a server inside this process, most of them spoilt somewhere.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderName, HeaderValue, Method, Request, Uri, header};
use games::GameId;
use serde_json::{Value, json};
use store::Store;
use table::{Fast, Rng as _, Turn};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt as _;
use web::{App, Limits};

use super::Done;
use super::spoil::{one_in, pick, spoil};

/// No page is larger.
const LARGEST: usize = 4 << 20;

/// Method, address, body. `{…}` stands for something the server knows.
const ROUTES: [(&str, &str, &str); 39] = [
    ("GET", "/", ""),
    ("GET", "/new?game={game}", ""),
    ("GET", "/t/{page}", ""),
    ("GET", "/t/{page}?pick={move}", ""),
    ("GET", "/t/{page}?hint=true", ""),
    ("GET", "/t/{page}?why={number}&log=all", ""),
    ("GET", "/t/{page}?pick={move}&at={number}&as={seat}&log=all&have={number}", ""),
    ("GET", "/t/{id}?at={number}", ""),
    ("GET", "/t/{id}/stream?have={number}", ""),
    ("GET", "/t/{page}/record", ""),
    ("GET", "/t/{page}/invite", ""),
    ("GET", "/join?link={link}", ""),
    ("GET", "/join/{id}/{seat}/{secret}", ""),
    ("GET", "/settings", ""),
    ("GET", "/rules/{game}", ""),
    ("GET", "/assets/{number}/app.css", ""),
    ("GET", "/healthz", ""),
    ("GET", "/healthz/stream", ""),
    (
        "POST",
        "/tables",
        "game={game}&seat-1-who=me&seat-1-name={name}&seat-2-who=link&seat-2-level=random",
    ),
    ("POST", "/tables", "game={game}&preset=quick"),
    ("POST", "/t/{page}/move", "move={move}&lines={number}"),
    ("POST", "/t/{page}/move", "move={move}"),
    ("POST", "/t/{page}/undo", "turn=true&lines={number}"),
    ("POST", "/t/{page}/rematch", ""),
    ("POST", "/t/{page}/seat", "seat={seat}&bot={level}"),
    ("POST", "/join/{id}/{seat}/{secret}", "name={name}"),
    ("POST", "/settings", "name={name}&lang=pl&theme=dark&sound=off&pace=fast&back={link}"),
    ("GET", "/api/v1/games", ""),
    ("GET", "/api/v1/openapi.json", ""),
    ("GET", "/api/v1/tables/{id}", ""),
    ("GET", "/api/v1/tables/{id}/legal", ""),
    ("GET", "/api/v1/tables/{id}/stream?have={number}", ""),
    ("GET", "/api/v1/tables/{id}/record", ""),
    (
        "POST",
        "/api/v1/tables",
        r#"{"game":{game},"seats":["open","bot:random"],"options":{},"pace":{number}}"#,
    ),
    ("POST", "/api/v1/tables/{id}/move", r#"{"move":{move},"lines":{number}}"#),
    ("POST", "/api/v1/tables/{id}/move", r#"{"move":{move}}"#),
    ("GET", "/api/v1/tables/{id}/hint", ""),
    ("POST", "/api/v1/tables/{id}/seat", r#"{"bot":{level}}"#),
    ("POST", "/api/v1/tables/{id}/undo", r#"{"turn":true,"lines":{number}}"#),
];

/// A table of each game.
struct Table {
    game: GameId,
    /// Made by a program: its id and the secret of its first seat.
    id: String,
    secret: String,
    /// Made on a page, by the guest with our cookie.
    page: String,
    moves: Vec<String>,
}

/// A server inside this process.
pub struct Site {
    router: Router,
    app: App,
    shutdown: CancellationToken,
    tables: Vec<Table>,
    cookie: String,
}

impl Site {
    pub async fn new(rng: &mut Fast) -> anyhow::Result<Site> {
        let limits = Limits {
            burst: f64::INFINITY,
            per_second: f64::INFINITY,
            open_tables: 300,
            patience: Duration::from_secs(5),
            proxy: None,
            hint: bots::Budget::Iterations(8),
        };
        let shutdown = CancellationToken::new();
        // Nobody thinks for bots: it would take long and change nothing.
        let app = App::with_thinkers(Store::temporary().await?, limits, shutdown.clone(), 0);
        let router = app.router();
        let mut site = Site { router, app, shutdown, tables: Vec::new(), cookie: String::new() };
        for game in GameId::ALL {
            let new = json!({"game": game.info().id, "seats": ["open", "open"]}).to_string();
            let made = site.make("/api/v1/tables", "application/json", new).await?;
            let made: Value = serde_json::from_slice(&to_bytes(made.into_body(), LARGEST).await?)?;
            let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
            let form = format!("game={}&seat-1-who=me&seat-2-who=link", game.info().id);
            let page = site.make("/tables", "application/x-www-form-urlencoded", form).await?;
            if let Some(cookie) = page.headers().get(header::SET_COOKIE) {
                site.cookie = cookie.to_str()?.split(';').next().unwrap_or_default().to_owned();
            }
            let to = page.headers().get(header::LOCATION).context("a table")?.to_str()?;
            let (id, secret) = (text(&made["id"]), text(&made["seats"][0]["secret"]));
            let page = to.split('/').nth(2).unwrap_or_default().to_owned();
            let mut moves = Vec::new();
            for id in [&id, &page] {
                moves.extend(site.play(id, rng).await?);
            }
            site.tables.push(Table { game, id, secret, page, moves });
        }
        Ok(site)
    }

    /// Plays a table some way, perhaps to its end, and gives what can be done there now.
    async fn play(&self, id: &str, rng: &mut Fast) -> anyhow::Result<Vec<String>> {
        let room = self.app.rooms().open(id).await?;
        for left in (0..=rng.below(80)).rev() {
            let Turn::Decide(seat) = room.now().live.turn() else { break };
            let moves = room.now().live.legal(seat);
            if left == 0 {
                return Ok(moves);
            }
            let text: &String = pick(rng, &moves);
            let played = room.play(seat, text, None).await;
            played.map_err(|error| anyhow::anyhow!("a legal move is refused: {error:?}"))?;
        }
        Ok(Vec::new())
    }

    async fn make(
        &self,
        to: &str,
        kind: &str,
        body: String,
    ) -> anyhow::Result<axum::response::Response> {
        let request = Request::post(to)
            .header(header::CONTENT_TYPE, kind)
            .header(header::COOKIE, &self.cookie)
            .body(Body::from(body))?;
        Ok(self.router.clone().oneshot(request).await?)
    }

    /// Sends a request that is most likely wrong somewhere.
    pub async fn send(&self, rng: &mut Fast) -> Done {
        let request = self.request(rng);
        let told = format!("{} {} {:?}", request.method(), request.uri(), request.headers());
        let (parts, body) = request.into_parts();
        let told = format!("{told}\n{}", body.escape_ascii());
        let mut request = Request::from_parts(parts, Body::from(body));
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([10, 0, 0, 1], 1))));
        let router = self.router.clone();
        // A task of its own, so that a panic ends it alone.
        let answered = tokio::spawn(async move {
            let Ok(answer) = router.oneshot(request).await;
            let status = answer.status();
            let kind = answer.headers().get(header::CONTENT_TYPE);
            if kind.is_none_or(|kind| kind != "text/event-stream") {
                return (status, to_bytes(answer.into_body(), LARGEST).await.is_ok());
            }
            (status, true)
        });
        let (accepted, fault) = match answered.await {
            Ok((status, _)) if status.is_server_error() => (false, Some(format!("{status}"))),
            Ok((_, false)) => (false, Some("the answer has no end".to_owned())),
            Ok((status, true)) => (status.is_success() || status.is_redirection(), None),
            Err(error) => (false, Some(error.to_string())),
        };
        Done { input: told, fault, accepted }
    }

    fn request(&self, rng: &mut Fast) -> Request<Vec<u8>> {
        let (method, address, body) = pick(rng, &ROUTES);
        let table = pick(rng, &self.tables);
        let other = pick(rng, &self.tables);
        let api = address.starts_with("/api");
        let address = filled(rng, address, table, false);
        let mut body = filled(rng, body, table, api).into_bytes();
        if one_in(rng, 3) {
            body = spoil(rng, &body, br#"{"seats":[],"move":"pass"}&turn=true&lines=3"#);
        }
        let method = match rng.below(30) {
            0 => Method::PATCH,
            1 => Method::HEAD,
            _ => method.parse().unwrap_or_default(),
        };
        let uri = Uri::try_from(&address).unwrap_or_else(|_| Uri::from_static("/t/none"));
        let mut request = Request::new(body);
        *request.method_mut() = method;
        *request.uri_mut() = uri;
        let kind = if api { "application/json" } else { "application/x-www-form-urlencoded" };
        let whose = if one_in(rng, 9) { other } else { table };
        let cookie = format!("prefs=lang-pl.theme-dark.sound-on; {}", self.cookie);
        let key = format!("Bearer {}", whose.secret);
        let mut add = |often: u32, name: &'static str, value: &str| {
            if one_in(rng, often) {
                return;
            }
            let spoilt = one_in(rng, 6).then(|| spoil(rng, value.as_bytes(), b"visitor=x; q=1,pl"));
            let value = spoilt.unwrap_or_else(|| value.as_bytes().to_vec());
            if let Ok(value) = HeaderValue::from_bytes(&value) {
                request.headers_mut().append(HeaderName::from_static(name), value);
            }
        };
        add(9, "content-type", kind);
        add(5, "cookie", &cookie);
        add(9, "host", "uruk.test");
        if api {
            add(9, "authorization", &key);
        } else {
            add(2, "origin", "http://uruk.test");
            add(2, "sec-fetch-site", "same-origin");
            add(2, "x-part", "1");
        }
        add(2, "accept-language", "pl-PL,pl;q=0.9,en;q=0.5");
        add(2, "accept-encoding", "gzip, br;q=0.5");
        add(2, "x-forwarded-for", "203.0.113.7, 10.0.0.1");
        add(2, "x-forwarded-proto", "https");
        request
    }
}

/// A text with the names in braces replaced, now and then by something spoilt.
fn filled(rng: &mut Fast, text: &str, table: &Table, in_json: bool) -> String {
    let mut filled = String::new();
    let mut rest = text;
    loop {
        let inside = rest.split_once('{').and_then(|(before, inside)| {
            let (name, after) = inside.split_once('}')?;
            Some((before, name, after))
        });
        // The braces of JSON itself hold more than a name.
        let Some((before, name, after)) = inside else { return filled + rest };
        let value = match name {
            "id" => table.id.clone(),
            "page" => table.page.clone(),
            "secret" => table.secret.clone(),
            "game" => table.game.info().id.to_owned(),
            "level" => pick(rng, &["", "random", "1", "4"]).to_string(),
            "seat" => (1 + rng.below(3)).to_string(),
            "number" => rng.below(12).to_string(),
            "link" => format!("http://uruk.test/join/{}/2/{}", table.id, table.secret),
            "name" => "Żaneta <b>".to_owned(),
            "move" if table.moves.is_empty() => "pass".to_owned(),
            "move" => pick(rng, &table.moves).clone(),
            _ => {
                let (brace, behind) = rest.split_at(before.len() + 1);
                filled.push_str(brace);
                rest = behind;
                continue;
            }
        };
        filled.push_str(before);
        let spoilt = one_in(rng, 4).then(|| spoil(rng, value.as_bytes(), b"a1 temple ../x?y=z#"));
        let bytes = spoilt.as_deref().unwrap_or(value.as_bytes());
        filled.push_str(&match in_json {
            true if name == "number" && spoilt.is_none() => value,
            true => quoted(bytes),
            false => percent(bytes),
        });
        rest = after;
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.shutdown.cancel();
        // Rooms know all rooms: without this they would keep each other for ever.
        self.app.rooms().sweep(Duration::ZERO);
    }
}

/// As it stands in an address or a form.
fn percent(bytes: &[u8]) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let one = |&byte: &u8| match plain(byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    };
    bytes.iter().map(one).collect()
}

/// As it stands in JSON.
fn quoted(bytes: &[u8]) -> String {
    json!(String::from_utf8_lossy(bytes)).to_string()
}

//! What `docs/security.md` promises and no other test proves: ids, cookies, floods, slow clients.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::task::Poll;
use std::time::{Duration, Instant};

use crate::common::{Browser, NO_LIMITS, Site, game};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use web::Limits;

#[test]
fn the_threat_model_names_proofs_that_exist() {
    let own = env!("CARGO_MANIFEST_DIR");
    let read = |path: &str| std::fs::read_to_string(format!("{own}/{path}")).expect(path);
    let text = read("../../docs/security.md");
    let (table, _) = text.split_once("\n## ").unwrap();
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| ")).skip(2).collect();
    assert!(rows.len() > 20, "{rows:?}");
    for row in rows {
        let proofs = row.rsplit(" | ").next().unwrap().split('`').skip(1).step_by(2);
        let mut found = 0;
        for proof in proofs {
            let Some((file, test)) = proof.split_once("::") else {
                assert!(proof.starts_with("uruk "), "{proof}");
                continue;
            };
            let file = match file {
                _ if file.starts_with("crates/") => format!("../../{file}"),
                _ if file.ends_with(".rs") => file.to_owned(),
                _ => format!("tests/web/{file}.rs"),
            };
            assert!(read(&file).contains(&format!("fn {test}()")), "{proof}");
            found += 1;
        }
        assert!(found > 0, "nothing proves: {row}");
    }
}

#[tokio::test]
async fn ids_are_random_and_no_route_lists_the_tables_of_others() {
    let ids: BTreeSet<String> = (0..500).map(|_| web::id()).collect();
    assert_eq!(ids.len(), 500);
    for place in 0..24 {
        let digits: BTreeSet<&str> = ids.iter().map(|id| &id[place..=place]).collect();
        assert_eq!(digits.len(), 16, "place {place} takes every value");
    }
    let site = Site::new().await;
    let id = Browser::new(&site).new_table(&["me", "link"]).await;
    let (open, _) = site.table(2).await;
    let mut eve = Browser::new(&site);
    eve.new_table(&["me", "bot"]).await;
    for path in ["/", "/new", "/settings", "/t/", "/tables", "/healthz", "/api/v1/games"] {
        let text = eve.get(path).await.text();
        assert!(!text.contains(&id) && !text.contains(&open), "{path} names a table");
    }
}

#[tokio::test]
async fn a_cookie_opens_its_own_seats_and_no_others() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let hers = ania.new_table(&["me", "link"]).await;
    let mut eve = Browser::new(&site);
    let other = eve.new_table(&["me", "link"]).await;
    // Her cookie at another's table, and beside a second one: the first counts, and it is not his.
    let token = eve.cookies["visitor"].clone();
    for cookie in [token.clone(), format!("{token}; visitor={}", ania.cookies["visitor"])] {
        let mut forged = Browser::new(&site);
        forged.cookies.insert("visitor".to_owned(), cookie);
        let tried = forged.post(&format!("/t/{hers}/move"), &[("move", "pass")]).await;
        assert_eq!(tried.status, StatusCode::FORBIDDEN);
        let page = forged.get(&format!("/t/{hers}")).await.text();
        assert!(!page.contains("class=\"hand\""), "a spectator sees no hand");
    }
    assert!(eve.get(&format!("/t/{other}")).await.text().contains("class=\"hand\""));
    // What is stored, a hash, opens nothing.
    let mut thief = Browser::new(&site);
    thief.cookies.insert("visitor".to_owned(), web::hash(&token));
    assert!(!thief.get(&format!("/t/{other}")).await.text().contains("class=\"hand\""));
}

#[tokio::test]
async fn cookies_that_came_by_https_never_travel_otherwise() {
    let site = Site::new().await;
    for (proto, secure) in [("https", true), ("http", false), ("", false)] {
        let request = Request::post("/settings")
            .header("content-type", "application/x-www-form-urlencoded")
            .header("x-forwarded-proto", proto);
        let saved = site.send(request.body(Body::from("theme=dark&name=Ania")).unwrap()).await;
        assert_eq!(saved.cookies().len(), 2, "{}", saved.text());
        for cookie in saved.cookies() {
            assert_eq!(cookie.ends_with("; Secure"), secure, "{proto}: {cookie}");
        }
    }
}

#[tokio::test]
async fn who_made_a_table_has_no_key_to_the_seats_that_were_given_away() {
    let site = Site::new().await;
    let mut host = Browser::new(&site);
    let id = host.new_table(&["me", "link", "bot"]).await;
    for seat in 1..=3 {
        let secret = site.secret(&id, seat).await;
        for rest in ["", "/legal", "/record", "/stream"] {
            let asked = site.ask(&format!("/tables/{id}{rest}"), &secret).await;
            assert_eq!(asked.status, StatusCode::FORBIDDEN, "{seat}{rest}");
        }
        let body = json!({"move": "pass"});
        let moved = site.tell(&format!("/tables/{id}/move"), &secret, &body).await;
        assert_eq!(moved.status, StatusCode::FORBIDDEN);
    }
    for address in [format!("/t/{id}?as=2"), format!("/t/{id}?as=3"), format!("/t/{id}/record")] {
        let own = host.get(&address).await.text();
        let lines: Vec<&str> = own.lines().filter(|line| line.contains("@ draw 2")).collect();
        assert!(lines.iter().all(|line| line.contains('?')), "{address}: {lines:?}");
    }
    let record = host.get(&format!("/t/{id}/record")).await.text();
    assert!(record.contains("@ draw 2 ?") && !record.contains("@ draw 1 ?"), "{record}");
}

#[tokio::test]
async fn the_seed_that_is_shown_at_the_end_opens_no_seat() {
    let site = Site::new().await;
    let mut host = Browser::new(&site);
    let id = host.new_table(&["me", "link"]).await;
    site.finish(&id, 4).await;
    let seed = site.get(&format!("/api/v1/tables/{id}")).await.json()["seed"].clone();
    let secret = web::seat_secret(seed.as_str().unwrap(), 2);
    let mut eve = Browser::new(&site);
    let tried = eve.post(&format!("/join/{id}/2/{secret}"), &[("name", "Eve")]).await;
    assert_eq!(tried.status, StatusCode::OK, "the page says that it is too late");
    let rematch = eve.post(&format!("/t/{id}/rematch"), &[]).await;
    assert_eq!(rematch.status, StatusCode::FORBIDDEN);
    assert!(site.store.seats(&id).await.unwrap()[1].visitor.is_none());
}

/// A request that came over the network, perhaps through a proxy.
fn post(path: &str, peer: [u8; 4], forwarded: &str, json: bool) -> Request<Body> {
    let (kind, body) = match json {
        true => {
            ("application/json", json!({"game": game(), "seats": ["open", "open"]}).to_string())
        }
        false => ("application/x-www-form-urlencoded", format!("game={}&preset=quick", game())),
    };
    let mut request = Request::post(path).header("content-type", kind);
    if !forwarded.is_empty() {
        request = request.header("x-forwarded-for", forwarded);
    }
    let mut request = request.body(Body::from(body)).unwrap();
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from((peer, 1234))));
    request
}

#[tokio::test]
async fn tables_are_limited_by_address_whatever_cookies_say_and_through_a_proxy_too() {
    let proxy = [10, 0, 0, 9];
    let site = Site::with(Limits { open_tables: 2, proxy: Some(proxy.into()), ..NO_LIMITS }).await;
    let made = [StatusCode::SEE_OTHER, StatusCode::CREATED];
    let peers = [[127, 0, 0, 1], proxy];
    for (path, json) in [("/tables", false), ("/api/v1/tables", true)] {
        for (place, peer) in peers.into_iter().enumerate() {
            let client = format!("203.0.113.{}", place + if json { 10 } else { 20 });
            for count in 0..4 {
                // Nobody sends a cookie: each is a new guest. The client names somebody else first.
                let forwarded = format!("198.51.100.{count}, {client}");
                let status = site.send(post(path, peer, &forwarded, json)).await.status;
                let expected =
                    if count < 2 { made[usize::from(json)] } else { StatusCode::TOO_MANY_REQUESTS };
                assert_eq!(status, expected, "{path} {client} {count}");
            }
        }
        // Who is no proxy cannot name another each time.
        let stranger = [198, 51, 100, if json { 77 } else { 78 }];
        let mut statuses = Vec::new();
        for count in 0..4 {
            let forwarded = format!("192.0.2.{count}");
            statuses.push(site.send(post(path, stranger, &forwarded, json)).await.status);
        }
        assert_eq!(statuses[2..], [StatusCode::TOO_MANY_REQUESTS; 2], "{path}");
        assert_eq!(statuses[0], made[usize::from(json)]);
    }
}

/// The server on a real port, with little patience.
async fn listening(patience: Duration) -> (Site, SocketAddr) {
    let site = Site::with(Limits { patience, ..NO_LIMITS }).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(web::serve(site.app.clone(), listener, site.shutdown.clone()));
    (site, address)
}

/// Sends this, then a byte every now and then; what was answered when the server hung up, and after
/// how long.
async fn drip(address: SocketAddr, start: String, byte: Vec<u8>) -> (String, Duration) {
    let began = Instant::now();
    let stream = TcpStream::connect(address).await.unwrap();
    let (mut reads, mut writes) = stream.into_split();
    writes.write_all(start.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let dripping = async {
        loop {
            tokio::time::sleep(Duration::from_millis(20)).await;
            if writes.write_all(&byte).await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    };
    tokio::select! {
        () = dripping => {}
        // A server that hangs up on unread bytes resets the connection: that is an end, too.
        _ = reads.read_to_end(&mut answer) => {}
        () = tokio::time::sleep(Duration::from_secs(20)) => panic!("{start:?} is never dropped"),
    }
    (String::from_utf8(answer).unwrap(), began.elapsed())
}

#[tokio::test]
async fn slow_heads_and_slow_bodies_are_dropped_while_others_are_served() {
    let (site, address) = listening(Duration::from_millis(600)).await;
    let (id, _) = site.table(2).await;
    let body =
        format!("POST /t/{id}/move HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\nmove=");
    let slow: [(&str, &[u8]); 4] = [
        ("", b""),
        ("GET / HTTP/1.1\r\nhost: x\r\nx-slow: ", b"x"),
        ("GET / HTTP/1.1\r\n", b"x: y\r\n"),
        (&body, b"x"),
    ];
    let slow = slow.map(|(start, byte)| (start.to_owned(), byte.to_vec()));
    let clients = slow.iter().cycle().take(40).cloned();
    let clients: Vec<_> = clients
        .map(|(start, byte)| (start.clone(), tokio::spawn(drip(address, start, byte))))
        .collect();
    let served = async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        for _ in 0..5 {
            let mut quick = TcpStream::connect(address).await.unwrap();
            let ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
            quick.write_all(ask).await.unwrap();
            let mut answer = String::new();
            quick.read_to_string(&mut answer).await.unwrap();
            assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        }
    };
    served.await;
    for (start, client) in clients {
        let (answer, after) = client.await.unwrap();
        assert!(after >= Duration::from_millis(500), "{start:?} had {after:?}");
        assert!(!answer.contains(" 200 "), "{start:?}: {answer}");
    }
    site.shutdown.cancel();
}

#[tokio::test]
async fn a_head_that_is_too_large_is_refused_and_a_stream_may_stay_for_ever() {
    let (site, address) = listening(Duration::from_millis(400)).await;
    let (id, _) = site.table(2).await;
    let long = format!("GET /{} HTTP/1.1\r\nhost: x\r\n\r\n", "x".repeat(70_000));
    let many = format!("GET / HTTP/1.1\r\n{}\r\n", "x: y\r\n".repeat(500));
    for head in [long, many] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let _ = stream.write_all(head.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    let mut stream = TcpStream::connect(address).await.unwrap();
    let ask = format!("GET /t/{id}/stream HTTP/1.1\r\nhost: x\r\n\r\n");
    stream.write_all(ask.as_bytes()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(900)).await;
    let mut bytes = vec![0; 4096];
    let read = stream.read(&mut bytes).await.unwrap();
    let head = String::from_utf8_lossy(&bytes[..read]).into_owned();
    assert!(head.contains("x-accel-buffering: no"), "{head}");
    let waiting = tokio::time::timeout(Duration::from_millis(100), async {
        while stream.read(&mut bytes).await.unwrap() > 0 {}
    });
    assert!(waiting.await.is_err(), "the stream is still open");
    site.shutdown.cancel();
}

#[tokio::test]
async fn pages_say_in_both_languages_that_the_database_is_away() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = ania.new_table(&["me", "link"]).await;
    let secret = site.secret(&id, 2).await;
    site.store.close().await.unwrap();
    let join = format!("/join/{}/2/{secret}", web::id());
    let table = format!("/t/{id}");
    let move_path = format!("/t/{id}/move");
    for (language, says) in [("en", "cannot be reached"), ("pl", "chwilowo niedostępne")] {
        ania.languages = language;
        let mut stranger = Browser::new(&site);
        stranger.languages = language;
        let answers = [
            ania.get("/").await,
            ania.get(&table).await,
            ania.get("/settings").await,
            ania.post(&move_path, &[("move", "pass")]).await,
            ania.post("/tables", &[("game", game()), ("preset", "quick")]).await,
            stranger.get(&join).await,
            stranger.get(&format!("/t/{}", web::id())).await,
            stranger.post(&join, &[("name", "Eve")]).await,
            stranger.post("/settings", &[("name", "Eve")]).await,
            stranger.post("/tables", &[("game", game()), ("preset", "quick")]).await,
        ];
        for (place, answer) in answers.iter().enumerate() {
            assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{place}");
            assert!(answer.text().contains(says), "{place}: {}", answer.text());
            assert!(answer.cookies().is_empty(), "{place}: nobody loses their seats by it");
        }
    }
}

#[tokio::test]
async fn a_move_whose_sender_vanishes_is_told_to_the_others() {
    let site = Site::new().await;
    let (id, _) = site.table(2).await;
    let room = site.app.rooms().open(&id).await.unwrap();
    let mut watch = room.watch();
    watch.mark_unchanged();
    let table::Turn::Decide(seat) = room.now().live.turn() else { panic!("somebody decides") };
    {
        let mut play = std::pin::pin!(room.play(seat, "pass", None));
        let waits = std::future::poll_fn(|cx| Poll::Ready(play.as_mut().poll(cx).is_pending()));
        assert!(waits.await, "the move is under way");
    }
    let told = tokio::time::timeout(Duration::from_secs(20), watch.changed()).await;
    assert!(told.is_ok(), "nobody is told");
    assert_eq!(site.store.version(&id).await.unwrap(), Some(watch.borrow().version));
}

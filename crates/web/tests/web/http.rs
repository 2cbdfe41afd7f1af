//! What the pages answer: every route, every status, every header.

use crate::common::{Browser, NO_LIMITS, Site, game, next_event};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use std::net::SocketAddr;
use web::Limits;
use words::Lang;

/// The headers of everything that is sent; pages must not be kept by anybody.
fn assert_guarded(answer: &crate::common::Answer, what: &str) {
    let policy = answer.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'; script-src 'self'"), "{what}: {policy}");
    assert!(!policy.contains("unsafe"), "{what}: {policy}");
    assert!(policy.contains("frame-ancestors 'none'"), "{what}: {policy}");
    assert_eq!(answer.header("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(answer.header("referrer-policy"), "same-origin", "{what}");
    assert_eq!(answer.header("cache-control"), "no-store", "{what}");
}

#[tokio::test]
async fn every_page_is_there_and_guarded() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = ania.new_table(&["me", "link"]).await;
    let invited = site.secret(&id, 2).await;
    let over = ania.new_table(&["me", "here"]).await;
    site.finish(&over, 1).await;
    for (path, status) in [
        ("/".to_owned(), 200),
        ("/new".to_owned(), 200),
        (format!("/new?game={}", game()), 200),
        ("/new?game=chess".to_owned(), 200),
        (format!("/t/{id}"), 200),
        (format!("/t/{id}?at=1&log=all"), 200),
        (format!("/t/{id}?at=99999999"), 200),
        (format!("/t/{id}?pick=nonsense"), 200),
        (format!("/t/{id}?as=9"), 200),
        (format!("/t/{id}?at=x"), 400),
        (format!("/t/{id}/invite"), 200),
        (format!("/t/{id}/record"), 200),
        (format!("/t/{over}"), 200),
        (format!("/t/{over}?at=4"), 200),
        (format!("/t/{over}/record"), 200),
        (format!("/join/{id}/2/{invited}"), 200),
        (format!("/join?link=http%3A%2F%2Fx%2Ft%2F{id}"), 303),
        ("/join?link=elsewhere".to_owned(), 404),
        ("/settings".to_owned(), 200),
        (format!("/rules/{}", game()), 200),
        ("/rules/chess".to_owned(), 404),
        ("/healthz".to_owned(), 200),
        ("/nothing/here".to_owned(), 404),
        ("/t/".to_owned(), 404),
        ("/t/none".to_owned(), 404),
        ("/t/%ff%fe".to_owned(), 404),
        (format!("/t/{}", "x".repeat(5000)), 404),
        ("/t/..%2f..%2fetc".to_owned(), 404),
        ("/t/none/invite".to_owned(), 404),
        ("/t/none/record".to_owned(), 404),
        ("/t/none/stream".to_owned(), 404),
        (format!("/join/{id}/x/{invited}"), 400),
        (format!("/join/{id}/0/{invited}"), 404),
        (format!("/join/{id}/9/{invited}"), 404),
        (format!("/join/{id}/2/{}", "0".repeat(32)), 404),
        ("/join/none/2/abc".to_owned(), 404),
        ("/assets/0/secrets.txt".to_owned(), 404),
    ] {
        let answer = ania.get(&path).await;
        assert_eq!(answer.status.as_u16(), status, "{path}");
        assert_guarded(&answer, &path);
    }
}

#[tokio::test]
async fn assets_may_be_kept_for_ever_under_their_hash() {
    let site = Site::new().await;
    let home = site.get("/").await.text();
    for (kind, attribute) in [("text/css", "href=\""), ("text/javascript", "src=\"")] {
        let start = home.find(&format!("{attribute}/assets/")).unwrap() + attribute.len();
        let path: String = home[start..].chars().take_while(|c| *c != '"').collect();
        let asset = site.get(&path).await;
        assert_eq!(asset.status, StatusCode::OK, "{path}");
        assert!(asset.header("content-type").starts_with(kind), "{path}");
        assert!(asset.header("cache-control").contains("immutable"), "{path}");
        assert!(asset.header("content-security-policy").starts_with("default-src 'none'"));
    }
    assert_eq!(site.get("/icon.svg").await.header("content-type"), "image/svg+xml");
}

#[tokio::test]
async fn no_page_needs_inline_script_or_style() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = ania.new_table(&["me", "bot"]).await;
    for path in ["/", "/new", "/settings", &format!("/rules/{}", game()), &format!("/t/{id}")] {
        let page = ania.get(path).await.text();
        for forbidden in ["<style", " style=\"", " onclick=", " onload=", "<script>", "javascript:"]
        {
            assert!(!page.contains(forbidden), "{path} has {forbidden}");
        }
    }
}

#[tokio::test]
async fn a_move_is_made_and_leads_back_to_the_table() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = ania.new_table(&["me", "here"]).await;
    let seat = site.turn(&id).await;
    let (moves, lines) = site.legal(&id, seat).await;
    let path = format!("/t/{id}/move");
    let lines = lines.to_string();
    let made = ania.post(&path, &[("move", &moves[0]), ("lines", &lines)]).await;
    assert_eq!(made.location(), format!("/t/{id}?as={seat}"));
    let record = ania.get(&format!("/t/{id}/record")).await.text();
    assert!(record.contains(&format!(" {seat} {}", moves[0])), "{record}");
}

#[tokio::test]
async fn a_stale_click_gets_409_and_the_current_page() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = ania.new_table(&["me", "here"]).await;
    let seat = site.turn(&id).await;
    let (moves, lines) = site.legal(&id, seat).await;
    let path = format!("/t/{id}/move");
    let before = lines.to_string();
    ania.post(&path, &[("move", "pass"), ("lines", &before)]).await.location();
    let stale = ania.post(&path, &[("move", &moves[0]), ("lines", &before)]).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert_guarded(&stale, "409");
    let page = stale.text();
    assert!(page.contains(&*games::words(Lang::En).get("table-stale")), "it says so");
    assert!(page.contains(&format!("data-lines=\"{}\"", lines + 1)), "it shows the table as it is");
    assert!(page.starts_with("<!DOCTYPE html>"));
    ania.part = true;
    let part = ania.post(&path, &[("move", &moves[0]), ("lines", &before)]).await;
    assert_eq!(part.status, StatusCode::CONFLICT);
    assert!(part.text().starts_with("<main"), "a script gets the part it shows");
    let log = site.store.lines(&id, 0).await.unwrap();
    assert_eq!(log.len(), lines + 1, "nothing was done");
    assert_eq!(log[lines].text, format!("{seat} pass"));
}

#[tokio::test]
async fn an_illegal_move_gets_422_with_the_refusal_and_its_rule() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = ania.new_table(&["me", "here"]).await;
    let refused = ania.post(&format!("/t/{id}/move"), &[("move", "treasure b2")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_guarded(&refused, "422");
    let page = refused.text();
    assert!(page.contains(&format!("href=\"/rules/{}#", game())), "the rule is linked");
    assert!(page.contains("data-table="), "the table is still there");
    let undo = ania.post(&format!("/t/{id}/undo"), &[]).await;
    assert_eq!(undo.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(undo.text().contains("nothing you can take back"));
}

#[tokio::test]
async fn another_s_seat_gets_403() {
    let site = Site::new().await;
    let id = Browser::new(&site).new_table(&["me", "here"]).await;
    let mut stranger = Browser::new(&site);
    stranger.new_table(&["me", "bot"]).await;
    let (moves, _) = site.legal(&id, site.turn(&id).await).await;
    for mut browser in [stranger, Browser::new(&site)] {
        for (path, field) in [("move", ("move", moves[0].as_str())), ("undo", ("turn", "true"))] {
            let refused = browser.post(&format!("/t/{id}/{path}"), &[field]).await;
            assert_eq!(refused.status, StatusCode::FORBIDDEN, "{path}");
            assert_guarded(&refused, path);
        }
        for (method, path) in [("GET", "invite"), ("POST", "rematch")] {
            let path = format!("/t/{id}/{path}");
            let refused = match method {
                "GET" => browser.get(&path).await,
                _ => browser.post(&path, &[]).await,
            };
            assert_eq!(refused.status, StatusCode::FORBIDDEN, "{path}");
        }
    }
}

#[tokio::test]
async fn what_cannot_be_read_gets_400() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = ania.new_table(&["me", "here"]).await;
    let path = format!("/t/{id}/move");
    let long = "tile temple a1 ".repeat(3000);
    for text in ["", " ", "fly to babylon", "tile", "tile temple z99", "\u{1F600}", "<b>", &long] {
        let garbled = ania.post(&path, &[("move", text)]).await;
        assert_eq!(garbled.status, StatusCode::BAD_REQUEST, "{text:.40}");
        assert!(garbled.body.len() < 400_000, "{text:.40} is not told back at length");
    }
    for body in ["", "mov=pass", "move=pass&lines=-1", "move=pass&lines=x", "move=a&move=b", "%"] {
        assert_eq!(ania.post_text(&path, body).await.status, StatusCode::BAD_REQUEST, "{body}");
    }
    for bytes in [&b"move=\xff\xfe"[..], b"move=%ff%fe", b"\x00\x01"] {
        assert_eq!(ania.post_text(&path, bytes).await.status, StatusCode::BAD_REQUEST, "{bytes:?}");
    }
    let undo = ania.post(&format!("/t/{id}/undo"), &[("turn", "perhaps")]).await;
    assert_eq!(undo.status, StatusCode::BAD_REQUEST);
    // Not a form at all.
    for path in [path, "/tables".to_owned(), "/settings".to_owned()] {
        let request = Request::post(&path).header("content-type", "text/plain");
        let answer = site.send(request.body(Body::from("move=pass")).unwrap()).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path}");
        assert_guarded(&answer, &path);
    }
    // A form that can be read but means no table is shown again with what is wrong.
    let forms = ["seat-1-who=me", "seat-99999999-who=me"];
    let forms = forms.map(|seat| format!("game={}&{seat}", game()));
    for form in ["", "game=chess"].map(str::to_owned).into_iter().chain(forms) {
        let again = ania.post_text("/tables", form.clone()).await;
        assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "{form}");
    }
}

#[tokio::test]
async fn a_body_that_is_too_large_gets_413() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = ania.new_table(&["me", "link"]).await;
    let secret = site.secret(&id, 2).await;
    let large = format!("move={}", "a".repeat(70_000));
    for path in [
        format!("/t/{id}/move"),
        format!("/t/{id}/undo"),
        format!("/join/{id}/2/{secret}"),
        "/tables".to_owned(),
        "/settings".to_owned(),
    ] {
        let refused = ania.post_text(&path, large.clone()).await;
        assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
        assert_guarded(&refused, &path);
    }
    let (id, secrets) = site.table(2).await;
    for path in ["/tables".to_owned(), format!("/tables/{id}/move"), format!("/tables/{id}/undo")] {
        let body = format!("{{\"move\":\"{}\"}}", "a".repeat(70_000));
        let key = if path == "/tables" { "" } else { &secrets[0] };
        let refused = site.tell_text(&path, key, body).await;
        assert_eq!(refused.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
        assert!(refused.json()["error"].is_string());
    }
}

#[tokio::test]
async fn a_guest_has_a_limit_of_open_tables() {
    let site = Site::with(Limits { open_tables: 2, ..NO_LIMITS }).await;
    let mut ania = Browser::new(&site);
    let quick = [("game", game()), ("preset", "quick")];
    for _ in 0..2 {
        ania.post("/tables", &quick).await.location();
    }
    let refused = ania.post("/tables", &quick).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_guarded(&refused, "429");
    Browser::new(&site).post("/tables", &quick).await.location();
}

/// A request as it comes from an address.
fn from(address: [u8; 4], path: &str) -> Request<Body> {
    let mut request = Request::get(path).body(Body::empty()).unwrap();
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from((address, 1234))));
    request
}

#[tokio::test]
async fn an_address_that_asks_too_often_gets_429_and_others_do_not() {
    let site = Site::with(Limits { burst: 5.0, per_second: 0.001, ..NO_LIMITS }).await;
    for _ in 0..5 {
        assert_eq!(site.send(from([10, 0, 0, 1], "/healthz")).await.status, StatusCode::OK);
    }
    let refused = site.send(from([10, 0, 0, 1], "/")).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.header("retry-after"), "1");
    assert_guarded(&refused, "429");
    assert_eq!(site.send(from([10, 0, 0, 2], "/")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_post_from_another_site_is_refused() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = ania.new_table(&["me", "here"]).await;
    let token = ania.cookies["visitor"].clone();
    let send = async |headers: &[(&str, &str)]| {
        let mut request = Request::post(format!("/t/{id}/move"))
            .header("content-type", "application/x-www-form-urlencoded")
            .header("cookie", format!("visitor={token}"));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        site.send(request.body(Body::from("move=pass")).unwrap()).await
    };
    for headers in [
        &[("sec-fetch-site", "cross-site")][..],
        &[("sec-fetch-site", "same-site")],
        &[("origin", "https://evil.test"), ("host", "uruk.test")],
        &[("origin", "null"), ("host", "uruk.test")],
        &[("origin", "http://uruk.test.evil.test"), ("host", "uruk.test")],
    ] {
        let refused = send(headers).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{headers:?}");
        assert_guarded(&refused, "cross-site");
    }
    let (_, lines) = site.legal(&id, site.turn(&id).await).await;
    let own = send(&[("origin", "http://uruk.test"), ("host", "uruk.test")]).await;
    assert_eq!(own.status, StatusCode::SEE_OTHER);
    let (_, after) = site.legal(&id, site.turn(&id).await).await;
    assert_eq!(after, lines + 1, "only the last one was made");
}

#[tokio::test]
async fn a_wrong_method_gets_405() {
    let site = Site::new().await;
    let (id, _) = site.table(2).await;
    for path in ["/tables".to_owned(), format!("/t/{id}/move"), format!("/t/{id}/undo")] {
        assert_eq!(site.get(&path).await.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
    }
}

#[tokio::test]
async fn a_stream_tells_versions_and_ends_with_the_server() {
    let site = Site::new().await;
    let (id, secrets) = site.table(2).await;
    let json = site.get(&format!("/api/v1/tables/{id}")).await.json();
    let version = json["version"].as_u64().unwrap();
    for path in [format!("/t/{id}/stream"), format!("/api/v1/tables/{id}/stream")] {
        let request = Request::get(path).header("accept-encoding", "gzip, br");
        let answer = site.respond(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        assert_eq!(answer.headers()["cache-control"], "no-cache");
        assert!(answer.headers().get("content-encoding").is_none(), "a stream is not compressed");
        let mut stream = answer.into_body().into_data_stream();
        let event = next_event(&mut stream).await.unwrap();
        assert_eq!(event, format!("event: version\ndata: {version}\n\n"));
    }
    let known = Request::get(format!("/t/{id}/stream?have={version}")).body(Body::empty()).unwrap();
    let mut stream = site.respond(known).await.into_body().into_data_stream();
    let seat = site.turn(&id).await;
    let body = serde_json::json!({"move": "pass"});
    let made = site.tell(&format!("/tables/{id}/move"), &secrets[seat - 1], &body).await.json();
    let event = next_event(&mut stream).await.unwrap();
    assert_eq!(event, format!("event: version\ndata: {}\n\n", made["version"]));
    assert_eq!(made["version"], version + 1);
    site.shutdown.cancel();
    assert_eq!(next_event(&mut stream).await, None, "the stream ends");
}

#[tokio::test]
async fn a_large_page_is_compressed_for_browsers_that_can() {
    let site = Site::new().await;
    let id = Browser::new(&site).new_table(&["me", "here"]).await;
    let plain = site.get(&format!("/t/{id}")).await;
    assert_eq!(plain.header("content-encoding"), "");
    let request = Request::get(format!("/t/{id}")).header("accept-encoding", "gzip");
    let packed = site.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(packed.header("content-encoding"), "gzip");
    assert!(packed.body.len() * 2 < plain.body.len());
}

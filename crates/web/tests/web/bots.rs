//! People and bots at one table: hints, seats that change hands, reasons, and bots that think long.

use std::time::Duration;

use crate::common::{Answer, Browser, NO_LIMITS, Site, game};
use axum::http::StatusCode;
use serde_json::json;
use store::Player;
use tokio_util::sync::CancellationToken;

/// A table made by the form, the first seat begins, bots do not wait.
async fn table(host: &mut Browser<'_>, seats: &[&str], more: &[(&str, &str)]) -> String {
    host.post("/settings", &[("pace", "fast")]).await;
    let names: Vec<[String; 2]> = (1..=seats.len())
        .map(|n| ["who", "level"].map(|part| format!("seat-{n}-{part}")))
        .collect();
    let first = format!("{}-first", game());
    let mut fields = vec![("game", game()), (first.as_str(), "1")];
    for ([who, level], value) in names.iter().zip(seats) {
        fields.extend([(who.as_str(), *value), (level.as_str(), "level1")]);
    }
    fields.extend(more);
    let made = host.post("/tables", &fields).await;
    made.location().split('/').nth(2).unwrap().to_owned()
}

/// Waits until a seat must decide.
async fn until_turn(site: &Site, id: &str, seat: usize) {
    for _ in 0..600 {
        if site.turn(id).await == seat {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("seat {seat} never had to decide");
}

/// Makes moves for the first seat until its turn is over and comes again.
async fn a_turn(site: &Site, id: &str) {
    let room = site.app.rooms().open(id).await.unwrap();
    for _ in 0..2 {
        let live = room.now().live;
        let seat = table::Seat::new(0).unwrap();
        let pass = live.legal(seat).into_iter().find(|text| text == "pass").unwrap();
        room.play(seat, &pass, None).await.unwrap();
    }
    until_turn(site, id, 1).await;
}

/// The values of an attribute's links that contain a word.
fn links(page: &Answer, word: &str) -> Vec<String> {
    let text = page.text();
    let hrefs =
        text.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned());
    hrefs.filter(|href| href.contains(word)).collect()
}

#[tokio::test]
async fn one_person_may_ask_for_the_best_moves() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = table(&mut ania, &["me", "bot"], &[]).await;
    let path = format!("/t/{id}");
    let page = ania.get(&path).await;
    assert_eq!(links(&page, "hint=true"), [format!("{path}?hint=true")]);
    let hinted = ania.get(&format!("{path}?hint=true")).await;
    assert_eq!(hinted.status, StatusCode::OK);
    let text = hinted.text();
    let (_, panel) = text.split_once("class=\"hints\"").expect("a panel");
    let (panel, _) = panel.split_once("</ol>").unwrap();
    let (moves, _) = site.legal(&id, 1).await;
    let picks: Vec<String> = panel
        .split("pick=")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap().replace('+', " "))
        .collect();
    assert_eq!(picks.len(), 3, "{panel}");
    assert!(picks.iter().all(|pick| moves.contains(pick)), "{picks:?}");
    assert_eq!(panel.matches("data-cells=").count(), 3);
    let chances: Vec<u32> = panel
        .split("<b>")
        .skip(1)
        .map(|rest| rest.split('%').next().unwrap().parse().unwrap())
        .collect();
    assert!(
        chances.is_sorted_by(|a, b| a >= b) && chances.iter().all(|c| *c <= 100),
        "{chances:?}"
    );
    assert_eq!(ania.get(&format!("{path}?hint=true")).await.text(), text, "and it is kept");
    // The link picks the move; one more press plays it.
    let picked = ania.get(&format!("{path}?pick={}", picks[0].replace(' ', "+"))).await.text();
    assert!(picked.contains(&format!("data-pick=\"{}\"", picks[0])));
    assert!(picked.contains(&format!("name=\"move\" value=\"{}\"", picks[0])), "a button plays it");
}

#[tokio::test]
async fn hints_are_refused_where_they_are_not_allowed() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let two = table(&mut ania, &["me", "link"], &[]).await;
    let page = ania.get(&format!("/t/{two}")).await;
    assert!(links(&page, "hint=true").is_empty());
    let asked = ania.get(&format!("/t/{two}?hint=true")).await;
    assert_eq!(asked.status, StatusCode::FORBIDDEN);
    assert!(asked.text().contains("without hints") && !asked.text().contains("class=\"hints\""));

    // Where they are allowed they are for whoever must decide.
    let one = table(&mut ania, &["me", "link"], &[("hints", "on")]).await;
    assert_eq!(ania.get(&format!("/t/{one}?hint=true")).await.status, StatusCode::OK);
    let link = format!("/join/{one}/2/{}", site.secret(&one, 2).await);
    let mut bob = Browser::new(&site);
    bob.post(&link, &[("name", "Bob")]).await.location();
    let mut eve = Browser::new(&site);
    for other in [&mut bob, &mut eve] {
        let asked = other.get(&format!("/t/{one}?hint=true")).await;
        assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(!asked.text().contains("class=\"hints\""));
    }
}

#[tokio::test]
async fn the_api_gives_hints_by_the_same_rule() {
    let site = Site::new().await;
    let make = async |seats: &[&str], hints: Option<bool>| {
        let mut new = json!({"game": game(), "seats": seats, "pace": 0});
        if let Some(hints) = hints {
            new["hints"] = json!(hints);
        }
        let made = site.tell("/tables", "", &new).await.json();
        let id = made["id"].as_str().unwrap().to_owned();
        let view = site.get(&format!("/api/v1/tables/{id}")).await.json();
        (id, view["hints"].as_bool().unwrap())
    };
    assert!(make(&["open", "bot:random"], None).await.1);
    assert!(!make(&["open", "bot:random"], Some(false)).await.1);
    let (off, allowed) = make(&["open", "open"], None).await;
    assert!(!allowed);
    let (on, allowed) = make(&["open", "open"], Some(true)).await;
    assert!(allowed);
    for (id, decider, other) in [(off, 403, 403), (on.clone(), 200, 422)] {
        let turn = site.turn(&id).await;
        for (seat, status) in [(turn, decider), (3 - turn, other)] {
            let secret = site.secret(&id, seat).await;
            let answer = site.ask(&format!("/tables/{id}/hint"), &secret).await;
            assert_eq!(answer.status.as_u16(), status, "{}", answer.text());
        }
        assert_eq!(site.get(&format!("/api/v1/tables/{id}/hint")).await.status, 401);
    }
    let secret = site.secret(&on, site.turn(&on).await).await;
    let hint = site.ask(&format!("/tables/{on}/hint"), &secret).await.json();
    let legal = site.ask(&format!("/tables/{on}/legal"), &secret).await.json();
    for best in hint["moves"].as_array().unwrap() {
        assert!(legal["moves"].as_array().unwrap().contains(&best["move"]), "{best}");
        assert!((0.0..=1.0).contains(&best["share"].as_f64().unwrap()), "{best}");
    }
}

#[tokio::test]
async fn a_bot_plays_on_for_somebody_until_they_come_back() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = table(&mut ania, &["me", "link"], &[]).await;
    let path = format!("/t/{id}");
    let mut bob = Browser::new(&site);
    let link = format!("/join/{id}/2/{}", site.secret(&id, 2).await);
    bob.post(&link, &[("name", "Bob")]).await.location();
    let seat = format!("{path}/seat");

    // Nobody else may: neither a stranger, nor a player who is not the host.
    let mut eve = Browser::new(&site);
    for (who, number) in [(&mut eve, "1"), (&mut bob, "1")] {
        let refused = who.post(&seat, &[("seat", number), ("bot", "level2")]).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
    }
    for (fields, status) in [
        (vec![("seat", "9"), ("bot", "level2")], 400),
        (vec![("seat", "2"), ("bot", "genius")], 400),
        (vec![("bot", "level2")], 400),
    ] {
        assert_eq!(ania.post(&seat, &fields).await.status.as_u16(), status, "{fields:?}");
    }
    assert!(site.store.seats(&id).await.unwrap().iter().all(|row| row.player == Player::Human));

    // The host lets a bot play on for Bob, and it does.
    assert!(ania.get(&path).await.text().contains("Let a bot play on"));
    ania.post(&seat, &[("seat", "2"), ("bot", "level1")]).await.location();
    a_turn(&site, &id).await;
    let page = ania.get(&path).await.text();
    assert!(page.contains("Bob") && page.contains("pupil (1)"), "the page says who plays");
    let lines = site.app.rooms().open(&id).await.unwrap().now().live.len();

    // Durable: another server over the same store knows it.
    let again = web::App::new(site.store.clone(), NO_LIMITS, CancellationToken::new());
    let now = again.rooms().open(&id).await.unwrap().now();
    assert_eq!(now.bot(table::Seat::new(1).unwrap()), Some(bots::Level::One));

    // Bob sees his own hand, may not move, and takes his seat back.
    let away = bob.get(&path).await.text();
    assert!(away.contains("Take my seat back") && away.contains("class=\"you\""));
    let refused = bob.post(&format!("{path}/move"), &[("move", "pass")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    bob.part = true;
    let back = bob.post(&seat, &[("seat", "2")]).await;
    assert_eq!(back.status, StatusCode::OK);
    assert!(!back.text().contains("Take my seat back"));
    let room = site.app.rooms().open(&id).await.unwrap();
    assert_eq!(room.now().live.len(), lines, "nothing was played meanwhile");
    for _ in 0..2 {
        room.play(table::Seat::new(0).unwrap(), "pass", None).await.unwrap();
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(site.turn(&id).await, 2, "the next decision is Bob's own");
    bob.part = false;
    bob.post(&format!("{path}/move"), &[("move", "pass")]).await.location();

    // What is over stays as it is.
    site.finish(&id, 3).await;
    let late = ania.post(&seat, &[("seat", "2"), ("bot", "level1")]).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_seat_nobody_came_to_is_played_by_a_bot_until_the_link_is_followed() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = table(&mut ania, &["me", "link", "bot"], &[]).await;
    let seat = format!("/t/{id}/seat");
    ania.post(&seat, &[("seat", "2"), ("bot", "random")]).await.location();
    let bots = ania.post(&seat, &[("seat", "3"), ("bot", "level6")]).await;
    assert_eq!(bots.status, StatusCode::FORBIDDEN, "a bot's seat stays a bot's");
    let mut bob = Browser::new(&site);
    let link = format!("/join/{id}/2/{}", site.secret(&id, 2).await);
    bob.post(&link, &[("name", "Bob")]).await.location();
    let row = &site.store.seats(&id).await.unwrap()[1];
    assert_eq!((&row.player, row.name.as_str()), (&Player::Human, "Bob"));
}

#[tokio::test]
async fn a_program_may_leave_its_seat_to_a_bot() {
    let site = Site::new().await;
    let (id, secrets) = site.table(2).await;
    let at = |rest: &str| format!("/tables/{id}{rest}");
    let given = site.tell(&at("/seat"), &secrets[0], &json!({"bot": "random"})).await;
    assert_eq!(given.status, StatusCode::OK, "{}", given.text());
    until_turn(&site, &id, 2).await;
    let view = site.ask(&at(""), &secrets[0]).await.json();
    assert_eq!((&view["bots"], &view["seat"]), (&json!(["random", null]), &json!(1)));
    let refused = site.tell(&at("/move"), &secrets[0], &json!({"move": "pass"})).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().contains("take it back"));
    for body in [json!({"bot": "genius"}), json!({"seat": 2})] {
        let refused = site.tell(&at("/seat"), &secrets[0], &body).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{body}");
    }
    assert_eq!(site.tell(&at("/seat"), "", &json!({})).await.status, StatusCode::UNAUTHORIZED);
    let back = site.tell(&at("/seat"), &secrets[0], &json!({"bot": null})).await;
    assert_eq!(back.status, StatusCode::OK);
    let view = site.get(&format!("/api/v1/tables/{id}")).await.json();
    assert_eq!(view["bots"], json!([null, null]));
}

#[tokio::test]
async fn a_bot_tells_why_it_moved_so() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = table(&mut ania, &["me", "bot"], &[]).await;
    let path = format!("/t/{id}");
    a_turn(&site, &id).await;
    let page = ania.get(&path).await;
    let asked = links(&page, "why=");
    assert!(!asked.is_empty(), "the bot has moved");
    assert!(!page.text().contains("class=\"reasons\""), "nobody has asked");
    for link in &asked {
        let told = ania.get(link).await.text();
        let (_, reasons) = told.split_once("class=\"reasons\"").expect(link);
        let (reasons, _) = reasons.split_once("</li>").unwrap();
        let count = reasons.matches("<span>").count();
        assert!((1..=3).contains(&count), "{reasons}");
        assert!(!reasons.contains("hand") && !reasons.contains("feature-"), "{reasons}");
    }
    // Own moves, draws and lines that are not there have no reasons.
    for line in [1, 2, 0, 9999] {
        let told = ania.get(&format!("{path}?why={line}")).await;
        assert_eq!(told.status, StatusCode::OK);
        assert!(!told.text().contains("class=\"reasons\""), "line {line}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_answers_while_a_bot_thinks() {
    let site = Site::new().await;
    let new = json!({
        "game": game(), "seats": ["open", "bot:level5"], "options": {"first": "2"}, "pace": 0,
    });
    let made = site.tell("/tables", "", &new).await.json();
    let thinks = made["id"].as_str().unwrap();
    let (other, secrets) = site.table(2).await;
    let page = site.get(&format!("/t/{thinks}")).await.text();
    assert!(page.contains("is thinking") && page.contains("general (5)"), "the page says so");
    for _ in 0..4 {
        assert_eq!(site.get(&format!("/t/{other}")).await.status, StatusCode::OK);
        let seat = site.turn(&other).await;
        let (moves, _) = site.legal(&other, seat).await;
        let m = json!({"move": moves[0]});
        let made = site.tell(&format!("/tables/{other}/move"), &secrets[seat - 1], &m).await;
        assert_eq!(made.status, StatusCode::OK, "{}", made.text());
    }
    assert_eq!(site.turn(thinks).await, 2, "it was all done before the bot had thought");
}

//! The API for programs: what it answers, and that its document says so.

use std::collections::BTreeSet;

use crate::common::{NO_LIMITS, Site, game};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, StatusCode};
use games::GameId;
use serde_json::{Value, json};
use table::{Fast, Rng as _};
use web::Limits;

#[tokio::test]
async fn two_programs_play_a_whole_game_by_the_api_alone() {
    let site = Site::new().await;
    let (id, secrets) = site.table(2).await;
    let mut rng = Fast::new(4);
    let mut turn = site.get(&format!("/api/v1/tables/{id}")).await.json()["turn"].clone();
    let mut moves = 0;
    while let Some(seat) = turn["decide"].as_u64() {
        let secret = &secrets[seat as usize - 1];
        let legal = site.ask(&format!("/tables/{id}/legal"), secret).await.json();
        let waiting = &secrets[2 - seat as usize];
        let others = site.ask(&format!("/tables/{id}/legal"), waiting).await.json();
        assert_eq!(others["moves"], json!([]), "only one must decide");
        let texts = legal["moves"].as_array().unwrap();
        let text = &texts[rng.below(texts.len() as u32) as usize];
        let body = json!({"move": text, "lines": legal["lines"]});
        let made = site.tell(&format!("/tables/{id}/move"), secret, &body).await;
        assert_eq!(made.status, StatusCode::OK, "{}", made.text());
        let made = made.json();
        assert!(made["lines"].as_u64() > legal["lines"].as_u64());
        turn = made["turn"].clone();
        moves += 1;
        assert!(moves < 5000, "a game ends");
    }
    assert_eq!(turn, "over");
    let view = site.get(&format!("/api/v1/tables/{id}")).await.json();
    assert!(view["outcome"]["ranks"].is_array(), "{view}");
    assert_eq!(view["seed"].as_str().unwrap().len(), 64, "the seed is open now");
    let record = site.get(&format!("/api/v1/tables/{id}/record")).await.text();
    let record = table::Record::parse(&record).unwrap();
    let draws = games::with_game!(GameId::ALL[0], G => record.replay::<G>().unwrap().1);
    assert_eq!(draws, table::record::Draws::Verified, "and proves every draw");
    let late = json!({"move": "pass"});
    let late = site.tell(&format!("/tables/{id}/move"), &secrets[0], &late).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY);
    let undo = site.tell(&format!("/tables/{id}/undo"), &secrets[0], &json!({})).await;
    assert_eq!(undo.status, StatusCode::UNPROCESSABLE_ENTITY, "what is over stays over");
}

#[tokio::test]
async fn a_bot_plays_against_a_program() {
    let site = Site::new().await;
    let new = json!({"game": game(), "seats": ["open", "bot:random"], "pace": 0});
    let made = site.tell("/tables", "", &new).await.json();
    let id = made["id"].as_str().unwrap();
    assert_eq!(made["seats"][1], json!({"seat": 2, "bot": "random"}), "a bot has no secret");
    let secret = made["seats"][0]["secret"].as_str().unwrap();
    for _ in 0..6 {
        let mut legal = json!({"moves": []});
        while legal["moves"] == json!([]) {
            legal = site.ask(&format!("/tables/{id}/legal"), secret).await.json();
            tokio::task::yield_now().await;
        }
        let body = json!({"move": "pass", "lines": legal["lines"]});
        let made = site.tell(&format!("/tables/{id}/move"), secret, &body).await;
        assert!(made.status == StatusCode::OK || made.status == 422, "{}", made.text());
    }
    let record = site.get(&format!("/api/v1/tables/{id}/record")).await.text();
    assert!(record.lines().any(|line| line.split(' ').nth(1) == Some("2")), "{record}");
}

#[tokio::test]
async fn each_refusal_has_its_status_and_says_why() {
    let site = Site::new().await;
    let (id, secrets) = site.table(2).await;
    let seat = site.turn(&id).await;
    let (mine, waits) = (&secrets[seat - 1], &secrets[2 - seat]);
    let path = format!("/tables/{id}/move");
    let status = async |secret: &str, body: Value| {
        let answer = site.tell(&path, secret, &body).await;
        let json = answer.json();
        assert!(json["error"].is_string(), "{json}");
        (answer.status.as_u16(), json)
    };
    assert_eq!(status("", json!({"move": "pass"})).await.0, 401);
    assert_eq!(status("0123", json!({"move": "pass"})).await.0, 403);
    assert_eq!(status(&"f".repeat(32), json!({"move": "pass"})).await.0, 403);
    assert_eq!(status(mine, json!({"move": "pass", "lines": 1})).await.0, 409);
    let (code, json) = status(mine, json!({"move": "treasure b2"})).await;
    assert_eq!(code, 422);
    assert!(json["rule"].as_str().unwrap().starts_with("TE-"), "{json}");
    let (code, json) = status(waits, json!({"move": "pass"})).await;
    assert_eq!(code, 422, "{json}");
    let (code, json) = status(mine, json!({"move": "tile temple z9"})).await;
    assert_eq!((code, &json["word"]), (400, &json!(3)), "{json}");
    assert!(json["expected"].as_str().unwrap().contains("a1 … p11"), "{json}");
    assert_eq!(status(mine, json!({"move": "x".repeat(9000)})).await.0, 400);
    assert_eq!(status(mine, json!({"move": 7})).await.0, 400);
    assert_eq!(status(mine, json!({})).await.0, 400);
    assert_eq!(status(mine, json!({"move": "pass", "seat": 2})).await.0, 400, "unknown field");
    assert_eq!(status(mine, json!({"move": "pass", "lines": -1})).await.0, 400);
    for body in [&b"{"[..], b"", b"\xff\xfe", b"{\"move\":\"\xff\"}", b"[]", b"null"] {
        let answer = site.tell_text(&path, mine, body).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{body:?}");
        assert!(answer.json()["error"].is_string());
    }
    for id in ["none", "%ff", "..%2f", &"x".repeat(3000)] {
        for rest in ["", "/legal", "/record", "/stream"] {
            let answer = site.get(&format!("/api/v1/tables/{id}{rest}")).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{id:.20}{rest}");
            assert!(answer.json()["error"].is_string());
        }
        let answer = site.tell(&format!("/tables/{id}/move"), mine, &json!({"move": "pass"})).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{id:.20}");
    }
    let (_, lines) = site.legal(&id, seat).await;
    let record = site.get(&format!("/api/v1/tables/{id}/record")).await.text();
    assert!(record.lines().all(|line| !line.starts_with(&format!("{} ", lines + 1))), "{record}");
}

#[tokio::test]
async fn a_table_that_makes_no_sense_is_not_made() {
    let site = Site::new().await;
    for new in [
        json!({"game": "chess", "seats": ["open", "open"]}),
        json!({"game": game(), "seats": []}),
        json!({"game": game(), "seats": ["open"]}),
        json!({"game": game(), "seats": vec!["open"; 99]}),
        json!({"game": game(), "seats": ["open", "bot:genius"]}),
        json!({"game": game(), "seats": ["open", "me"]}),
        json!({"game": game(), "seats": ["open", "open"], "options": {"gravity": "off"}}),
        json!({"game": game(), "seats": ["open", "open"], "options": {"first": "5"}}),
        json!({"game": game(), "seats": ["open", "open"], "pace": -1}),
        json!({"game": game(), "seats": ["open", "open"], "seed": "abc"}),
        json!({"seats": ["open", "open"]}),
    ] {
        let answer = site.tell("/tables", "", &new).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{new}: {}", answer.text());
        assert!(answer.json()["error"].is_string());
    }
    assert!(site.store.all_tables("", 10).await.unwrap().is_empty());
}

#[tokio::test]
async fn an_address_has_a_limit_of_open_tables() {
    let site = Site::with(Limits { open_tables: 2, ..NO_LIMITS }).await;
    let make = async |address: [u8; 4]| {
        let body = json!({"game": game(), "seats": ["open", "open"]}).to_string();
        let request = Request::post("/api/v1/tables").header("content-type", "application/json");
        let mut request = request.body(Body::from(body)).unwrap();
        request.extensions_mut().insert(ConnectInfo(std::net::SocketAddr::from((address, 9))));
        site.send(request).await.status
    };
    assert_eq!(make([10, 0, 0, 1]).await, StatusCode::CREATED);
    assert_eq!(make([10, 0, 0, 1]).await, StatusCode::CREATED);
    assert_eq!(make([10, 0, 0, 1]).await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(make([10, 0, 0, 2]).await, StatusCode::CREATED);
}

#[tokio::test]
async fn a_seat_sees_its_own_hand_and_nobody_sees_another_s() {
    let site = Site::new().await;
    let (id, secrets) = site.table(3).await;
    for (index, secret) in secrets.iter().enumerate() {
        let record = site.ask(&format!("/tables/{id}/record"), secret).await.text();
        let draws = record.lines().filter(|line| line.contains("@ draw"));
        for draw in draws {
            let own = draw.contains(&format!("draw {} ", index + 1));
            assert_eq!(draw.contains('?'), !own, "seat {}: {draw}", index + 1);
        }
        let view = site.ask(&format!("/tables/{id}"), secret).await.json();
        assert_eq!(view["seat"], json!(index + 1));
        assert!(view.get("seed").is_none(), "{view}");
    }
    let view = site.get(&format!("/api/v1/tables/{id}")).await.json();
    assert_eq!(view["seat"], Value::Null);
    let row = site.store.table(&id).await.unwrap().unwrap();
    for path in ["", "/record"] {
        let text = site.get(&format!("/api/v1/tables/{id}{path}")).await.text();
        assert!(!text.contains(&row.seed), "the seed is told to nobody");
        assert!(secrets.iter().all(|secret| !text.contains(secret)), "nor is a secret");
        assert!(text.contains(&row.seed_hash));
    }
}

#[tokio::test]
async fn a_program_takes_its_own_move_back() {
    let site = Site::new().await;
    let (id, secrets) = site.table(2).await;
    let seat = site.turn(&id).await;
    let (mine, waits) = (&secrets[seat - 1], &secrets[2 - seat]);
    let undo = format!("/tables/{id}/undo");
    let nothing = site.tell(&undo, mine, &json!({})).await;
    assert_eq!(nothing.status, StatusCode::UNPROCESSABLE_ENTITY);
    let made =
        site.tell(&format!("/tables/{id}/move"), mine, &json!({"move": "pass"})).await.json();
    let other = site.tell(&undo, waits, &json!({})).await;
    assert_eq!(other.status, StatusCode::UNPROCESSABLE_ENTITY, "not another's move");
    let stale = site.tell(&undo, mine, &json!({"lines": 1})).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    let odd = site.tell(&undo, mine, &json!({"turn": "yes"})).await;
    assert_eq!(odd.status, StatusCode::BAD_REQUEST);
    let undone = site.tell(&undo, mine, &json!({"turn": true, "lines": made["lines"]})).await;
    assert_eq!(undone.status, StatusCode::OK);
    assert_eq!(undone.json()["lines"].as_u64().unwrap() + 1, made["lines"].as_u64().unwrap());
}

#[tokio::test]
async fn the_document_lists_exactly_the_routes() {
    let site = Site::new().await;
    let document = site.get("/api/v1/openapi.json").await;
    assert!(document.header("content-type").starts_with("application/json"));
    let document = document.json();
    let mut listed = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in item.as_object().unwrap().keys().filter(|key| *key != "parameters") {
            listed.insert((method.clone(), path.clone()));
        }
    }
    let routes = web::api::ROUTES.iter();
    let routes: BTreeSet<(String, String)> =
        routes.map(|(method, path)| ((*method).to_owned(), (*path).to_owned())).collect();
    assert_eq!(listed, routes);
}

#[tokio::test]
async fn every_documented_path_answers_as_documented() {
    let site = Site::new().await;
    let (id, secrets) = site.table(2).await;
    let document = site.get("/api/v1/openapi.json").await.json();
    for (path, item) in document["paths"].as_object().unwrap() {
        let parameters = item.get("parameters").is_some();
        assert_eq!(path.contains("{id}"), parameters, "{path} says what {{id}} is");
        for (method, operation) in item.as_object().unwrap() {
            if method == "parameters" {
                continue;
            }
            let documented: Vec<u16> = operation["responses"]
                .as_object()
                .unwrap()
                .keys()
                .map(|code| code.parse().unwrap())
                .collect();
            let address = format!("/api/v1{}", path.replace("{id}", &id));
            let method: Method = method.to_uppercase().parse().unwrap();
            for key in [None, Some("wrong"), Some(secrets[0].as_str())] {
                let mut request = Request::builder().method(&method).uri(&address);
                request = request.header("content-type", "application/json");
                if let Some(key) = key {
                    request = request.header("authorization", crate::common::bearer(key));
                }
                // Streams have no end, so only the head of the answer is looked at.
                let answer = site.respond(request.body(Body::from("{}")).unwrap()).await;
                let status = answer.status().as_u16();
                assert_ne!(status, 404, "{method} {path}");
                assert!(documented.contains(&status), "{method} {path} answers {status}");
            }
            let other = if method == Method::GET { Method::DELETE } else { Method::PUT };
            let request = Request::builder().method(other).uri(&address);
            let answer = site.send(request.body(Body::empty()).unwrap()).await;
            assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        }
    }
}

#[tokio::test]
async fn the_document_refers_only_to_what_it_holds() {
    let document = Site::new().await.get("/api/v1/openapi.json").await.json();
    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
                fields.values().for_each(|field| references(field, found));
            }
            Value::Array(items) => items.iter().for_each(|item| references(item, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.len() > 5);
    for reference in found {
        assert!(document.pointer(reference.trim_start_matches('#')).is_some(), "{reference}");
    }
}

#[tokio::test]
async fn the_games_are_listed_with_what_a_table_needs() {
    let games = Site::new().await.get("/api/v1/games").await.json();
    let listed = &games.as_array().unwrap()[0];
    let (min, max) = GameId::ALL[0].info().players;
    assert_eq!(listed["id"], game());
    assert_eq!(listed["players"], json!({"min": min, "max": max}));
    assert!(listed["bots"].as_array().unwrap().contains(&json!("random")));
    for option in listed["options"].as_array().unwrap() {
        let values = option["values"].as_array().unwrap();
        assert!(values.contains(&option["default"]), "{option}");
    }
}

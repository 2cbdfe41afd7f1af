//! Who is who: cookies, names, seats, invitations, one screen for several, preferences.

use games::GameId;

use crate::common::{Browser, Site, encoded, game};
use axum::http::StatusCode;

#[tokio::test]
async fn cookies_are_kept_from_scripts_and_other_sites() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    assert!(ania.get("/").await.cookies().is_empty(), "reading a page needs no cookie");
    let made = ania.post("/tables", &[("game", game()), ("preset", "quick")]).await;
    let saved = ania.post("/settings", &[("theme", "dark")]).await;
    let cookies: Vec<&str> = [made.cookies(), saved.cookies()].concat();
    assert_eq!(cookies.len(), 2, "{cookies:?}");
    for cookie in cookies {
        assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Lax"), "{cookie}");
        assert!(cookie.contains("; Path=/;"), "{cookie}");
    }
    let token = &ania.cookies["visitor"];
    assert_eq!(token.len(), 64, "256 bits");
    let file = site.store.visitor_by_token_hash(token).await.unwrap();
    assert!(file.is_none(), "what is stored is a hash");
}

#[tokio::test]
async fn a_made_up_cookie_is_nobody() {
    let site = Site::new().await;
    let id = Browser::new(&site).new_table(&["me", "here"]).await;
    for token in [&"0".repeat(64), "x", "\"'<script>", &"a".repeat(5000)] {
        let mut eve = Browser::new(&site);
        eve.cookies.insert("visitor".to_owned(), token.to_owned());
        let refused = eve.post(&format!("/t/{id}/move"), &[("move", "pass")]).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{token:.20}");
    }
}

#[tokio::test]
async fn names_are_shown_as_text_whatever_is_in_them() {
    let site = Site::new().await;
    let mut eve = Browser::new(&site);
    let name = "<script>a('\"&</script>";
    let fields = [
        ("game", game()),
        ("seat-1-who", "me"),
        ("seat-1-name", name),
        ("seat-2-who", "link"),
        ("seat-3-who", "here"),
        ("seat-3-name", "<img src=x onerror=1>"),
    ];
    let path = eve.post("/tables", &fields).await.location().to_owned();
    let id = path.split('/').nth(2).unwrap();
    let secret = site.secret(id, 2).await;
    let mut guest = Browser::new(&site);
    let join = format!("/join/{id}/2/{secret}");
    let shown = guest.get(&join).await.text();
    assert!(shown.contains("&lt;script&gt;a('&quot;&amp;&lt;/script&gt;"), "it is shown");
    guest.post(&join, &[("name", "\"><script>b</script>")]).await.location();
    let pages = ["/", "/settings", &format!("/t/{id}"), &format!("/t/{id}?log=all"), &join];
    for page in pages {
        for browser in [&mut eve, &mut guest] {
            let text = browser.get(page).await.text();
            assert!(!text.contains("<script>") && !text.contains("<img src=x"), "{page}");
        }
    }
    site.finish(id, 3).await;
    let end = eve.get(&format!("/t/{id}")).await.text();
    assert!(end.contains("&lt;script&gt;") && !end.contains("<script>"));
    // What comes with an address is text, too.
    let odd = encoded("\"><script>x</script>");
    for path in [format!("/t/{id}?pick={odd}&at=3"), format!("/rules/{odd}"), format!("/{odd}")] {
        assert!(!eve.get(&path).await.text().contains("<script>x"), "{path}");
    }
}

#[tokio::test]
async fn settings_never_lead_off_this_site() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    for back in [
        "https://evil.test/",
        "//evil.test",
        "/\\evil.test",
        "\\\\evil.test",
        "/\t/evil.test",
        "/\r\nlocation: https://evil.test",
        "javascript:alert(1)",
        "evil.test",
        "",
        " //evil.test",
    ] {
        let saved = ania.post("/settings", &[("theme", "dark"), ("back", back)]).await;
        assert_eq!(saved.status, StatusCode::OK, "{back:?}");
        assert_eq!(saved.header("location"), "", "{back:?}");
    }
    let back = format!("/rules/{}?x=1", game());
    let saved = ania.post("/settings", &[("theme", "dark"), ("back", back.as_str())]).await;
    assert_eq!(saved.location(), back);
    for link in ["https://evil.test/join/../..//evil.test", "//evil.test/x", "/t/\r\nx", "/t/\tx"] {
        let found = ania.get(&format!("/join?link={}", encoded(link))).await;
        let leads = found.header("location");
        assert!(
            leads.is_empty() || leads.starts_with("/join/") || leads.starts_with("/t/"),
            "{link:?}"
        );
        assert!(!found.status.is_server_error(), "{link:?}");
    }
}

#[tokio::test]
async fn the_invite_link_seats_a_second_visitor() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = ania.new_table(&["me", "link"]).await;
    let invite = ania.get(&format!("/t/{id}/invite")).await.text();
    let secret = site.secret(&id, 2).await;
    let link = format!("/join/{id}/2/{secret}");
    assert!(invite.contains(&format!("http://uruk.test{link}")), "the page shows the link");
    assert!(invite.contains("<svg"), "and its QR code");
    assert!(!invite.contains(&site.secret(&id, 1).await), "one's own secret is not shown");

    let mut piotr = Browser::new(&site);
    let form = piotr.get(&link).await;
    assert!(form.text().contains(&format!("action=\"{link}\"")));
    assert_eq!(
        piotr.post(&link, &[("name", "")]).await.status,
        StatusCode::OK,
        "a name is asked for"
    );
    let long = "x".repeat(25);
    assert_eq!(piotr.post(&link, &[("name", &long)]).await.status, StatusCode::OK);
    assert!(site.store.seats(&id).await.unwrap()[1].visitor.is_none(), "not seated yet");
    let asked = format!("/tables/{id}");
    assert_eq!(
        site.ask(&asked, &secret).await.status,
        StatusCode::FORBIDDEN,
        "who made the table knows the secret, and must not see the hand that waits for him"
    );
    assert_eq!(piotr.post(&link, &[("name", "Piotr")]).await.location(), format!("/t/{id}"));
    assert_eq!(site.ask(&asked, &secret).await.status, StatusCode::FORBIDDEN, "nor his hand");

    let page = piotr.get(&format!("/t/{id}")).await.text();
    assert!(page.contains("section class=\"hand\""), "he sees his hand");
    assert!(ania.get(&format!("/t/{id}")).await.text().contains("Piotr"), "she sees his name");
    let mine = site.turn(&id).await == 1;
    let (mover, other) = if mine { (&mut ania, &mut piotr) } else { (&mut piotr, &mut ania) };
    let path = format!("/t/{id}/move");
    assert_eq!(
        other.post(&path, &[("move", "pass")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    mover.post(&path, &[("move", "pass")]).await.location();

    // The seat is taken now: whoever has the link may watch, not play.
    let mut eve = Browser::new(&site);
    eve.post(&link, &[("name", "Eve")]).await;
    assert_eq!(eve.post(&path, &[("move", "pass")]).await.status, StatusCode::FORBIDDEN);
    let seats = site.store.seats(&id).await.unwrap();
    assert_eq!(seats[1].name, "Piotr");
    // Following one's own link again changes nothing.
    assert_eq!(piotr.post(&link, &[("name", "Piotr")]).await.location(), format!("/t/{id}"));
}

#[tokio::test]
async fn nobody_sits_down_with_a_wrong_secret() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = ania.new_table(&["me", "link", "bot"]).await;
    let other = ania.new_table(&["me", "link"]).await;
    let (own, free) = (site.secret(&id, 1).await, site.secret(&id, 2).await);
    let (bot, elsewhere) = (site.secret(&id, 3).await, site.secret(&other, 2).await);
    let mut eve = Browser::new(&site);
    for (seat, secret) in [
        (2, "0".repeat(32)),
        (2, free.to_uppercase()),
        (2, free[..31].to_owned()),
        (2, own.clone()),
        (2, elsewhere),
        (1, free.clone()),
        (9, free),
        (3, "0".repeat(32)),
        (3, bot),
    ] {
        let tried = eve.post(&format!("/join/{id}/{seat}/{secret}"), &[("name", "Eve")]).await;
        assert_eq!(tried.status, StatusCode::NOT_FOUND, "{seat} {secret}");
    }
    // Not even the right secret opens a seat that is taken.
    let tried = eve.post(&format!("/join/{id}/1/{own}"), &[("name", "Eve")]).await;
    assert_eq!(tried.status, StatusCode::OK, "the page says that it is taken");
    let seats = site.store.seats(&id).await.unwrap();
    assert!(seats.iter().all(|seat| seat.name != "Eve"), "{seats:?}");
}

#[tokio::test]
async fn at_one_screen_a_curtain_without_any_hand_falls_between_players() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = ania.new_table(&["me", "here"]).await;
    let path = format!("/t/{id}");
    let seat = site.turn(&id).await;
    let other = 3 - seat;
    for address in
        [path.clone(), format!("{path}?as={other}"), format!("{path}?as=7"), format!("{path}?at=2")]
    {
        let curtain = ania.get(&address).await.text();
        assert!(curtain.contains(&format!("href=\"{path}?as={seat}\"")), "{address} lifts it");
        for hidden in ["class=\"hand\"", "data-token", "data-table", "class=\"log\""] {
            assert!(!curtain.contains(hidden), "{address} has {hidden}");
        }
    }
    let lifted = ania.get(&format!("{path}?as={seat}")).await.text();
    assert!(lifted.contains("section class=\"hand\""), "then the hand is shown");

    ania.part = true;
    let fresh = ania.get(&path).await;
    assert!(fresh.body.is_empty() && fresh.header("x-go").starts_with(&path), "a fresh page");
    ania.part = false;
    // The turn passes: whatever is asked for, the curtain falls for the next player.
    let mut page = String::new();
    while site.turn(&id).await == seat {
        ania.post(&format!("{path}/move"), &[("move", "pass")]).await;
        page = ania.get(&format!("{path}?as={seat}")).await.text();
    }
    assert!(!page.contains("class=\"hand\"") && page.contains(&format!("?as={other}")));
    // The record at one screen shows nobody's hand.
    let record = ania.get(&format!("{path}/record")).await.text();
    assert!(record.contains("@ draw 1 ?") && record.contains("@ draw 2 ?"), "{record}");
}

#[tokio::test]
async fn a_spectator_sees_no_hand_until_the_end() {
    let site = Site::new().await;
    let id = Browser::new(&site).new_table(&["me", "here"]).await;
    let page = site.get(&format!("/t/{id}")).await.text();
    assert!(page.contains("data-table=") && !page.contains("class=\"hand\""));
    assert!(page.contains("data-mine=\"0\""));
    let record = site.get(&format!("/t/{id}/record")).await.text();
    assert!(record.contains('?') && !record.contains("\nseed "), "{record}");
    site.finish(&id, 5).await;
    let record = site.get(&format!("/t/{id}/record")).await.text();
    assert!(!record.contains('?') && record.contains("\nseed "), "{record}");
}

#[tokio::test]
async fn the_record_downloads_as_a_text_that_replays() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = ania.new_table(&["me", "here"]).await;
    site.finish(&id, 7).await;
    let record = ania.get(&format!("/t/{id}/record")).await;
    assert_eq!(record.header("content-type"), "text/plain; charset=utf-8");
    let name = record.header("content-disposition");
    assert_eq!(name, format!("attachment; filename=\"uruk-{id}.txt\""));
    let found = table::Record::parse(&record.text()).unwrap();
    let (turn, draws) = games::with_game!(GameId::ALL[0], G => {
        let (game, draws) = found.replay::<G>().unwrap();
        (table::Game::turn(game.game()), draws)
    });
    assert_eq!(draws, table::record::Draws::Verified);
    assert_eq!(turn, table::Turn::Over);
}

#[tokio::test]
async fn a_rematch_is_the_same_table_with_everybody_one_seat_further() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let fields = [
        ("game", game()),
        ("seat-1-who", "me"),
        ("seat-1-name", "Ania"),
        ("seat-2-who", "here"),
        ("seat-2-name", "Bartek"),
        ("seat-3-who", "here"),
        ("seat-3-name", "Celina"),
    ];
    let id = ania.post("/tables", &fields).await.location()["/t/".len()..].to_owned();
    site.finish(&id, 11).await;
    let end = ania.get(&format!("/t/{id}")).await.text();
    assert!(end.contains(&format!("action=\"/t/{id}/rematch\"")), "the end page offers it");
    let again = ania.post(&format!("/t/{id}/rematch"), &[]).await.location().to_owned();
    let twice = ania.post(&format!("/t/{id}/rematch"), &[]).await.location().to_owned();
    assert_eq!(twice, again, "who asks second comes to the same table");
    let again = &again["/t/".len()..];
    let seats = site.store.seats(again).await.unwrap();
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Celina", "Ania", "Bartek"]);
    let (old, new) = (site.store.table(&id).await.unwrap(), site.store.table(again).await.unwrap());
    assert_eq!(new.as_ref().unwrap().parent, Some(id));
    assert_ne!(old.unwrap().seed, new.unwrap().seed, "with draws of its own");
}

#[tokio::test]
async fn undo_takes_back_one_s_own_last_move() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let id = ania.new_table(&["me", "here"]).await;
    let seat = site.turn(&id).await;
    let (moves, lines) = site.legal(&id, seat).await;
    let leader = moves.iter().find(|m| m.starts_with("leader")).unwrap();
    ania.post(&format!("/t/{id}/move"), &[("move", leader)]).await.location();
    let page = ania.get(&format!("/t/{id}?as={seat}")).await.text();
    assert!(page.contains(&format!("action=\"/t/{id}/undo\"")), "the page offers it");
    let stale = ania.post(&format!("/t/{id}/undo"), &[("lines", &lines.to_string())]).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    let now = (lines + 1).to_string();
    ania.post(&format!("/t/{id}/undo"), &[("lines", &now)]).await.location();
    let (again, after) = site.legal(&id, seat).await;
    assert_eq!((again, after), (moves, lines), "all is as it was");
    let log = site.store.lines(&id, 0).await.unwrap();
    assert_eq!(log.len(), lines);
}

#[tokio::test]
async fn the_browser_s_language_decides_until_the_visitor_does() {
    let site = Site::new().await;
    let lang = |page: &str| page.split("lang=\"").nth(1).unwrap()[..2].to_owned();
    for (languages, expected) in [
        ("pl-PL,pl;q=0.9,en;q=0.5", "pl"),
        ("en;q=0.5,pl;q=0.9", "pl"),
        ("de,fr;q=0.3", "en"),
        ("", "en"),
        ("*;q=x,,;;", "en"),
    ] {
        let mut visitor = Browser::new(&site);
        visitor.languages = languages;
        for path in ["/", "/new", "/settings", &format!("/rules/{}", game()), "/nowhere"] {
            assert_eq!(lang(&visitor.get(path).await.text()), expected, "{languages} {path}");
        }
    }
    let mut ania = Browser::new(&site);
    ania.languages = "pl";
    ania.post("/settings", &[("lang", "en"), ("back", "/")]).await.location();
    assert_eq!(lang(&ania.get("/").await.text()), "en", "the switch overrides");
    ania.post("/settings", &[("theme", "dark"), ("back", "/")]).await.location();
    let page = ania.get("/").await.text();
    assert_eq!(lang(&page), "en", "and is kept");
    assert!(page.contains("data-theme=\"dark\""));
}

#[tokio::test]
async fn home_lists_the_tables_that_wait_for_me_first() {
    let site = Site::new().await;
    let mut ania = Browser::new(&site);
    let mine = ania.new_table(&["me", "here"]).await;
    let over = ania.new_table(&["me", "here"]).await;
    site.finish(&over, 2).await;
    let page = ania.get("/").await.text();
    let place = |id: &str| page.find(&format!("href=\"/t/{id}\"")).expect("the table is listed");
    assert!(place(&mine) < place(&over));
    assert!(!site.get("/").await.text().contains(&mine), "nobody else sees it");
}

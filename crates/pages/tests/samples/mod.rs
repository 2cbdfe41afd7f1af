//! One of each page with sample data, for the tests and for looking at them.

use bots::Level;
use games::GameId;
use maud::Markup;
use pages::{
    FieldError, Form, Frame, Person, curtain, end, error, guide, home, invite, join, new_table,
    settings,
};
use table::Phrase;

fn person(name: &str, bot: Option<&str>, you: bool) -> Person {
    Person { name: name.into(), bot: bot.map(Into::into), you }
}

fn people(names: &[&str]) -> Vec<Person> {
    let bots = ["", "level2", "", "random"];
    let each = names.iter().enumerate();
    let each = each.map(|(seat, name)| {
        person(name, Some(bots[seat % 4]).filter(|bot| !bot.is_empty()), seat == 0)
    });
    each.collect()
}

fn card(names: &[&str], state: home::TableState, lines: usize, quiet: u64) -> home::TableCard {
    let players = people(names);
    home::TableCard { href: "/t/abc".into(), game: GameId::ALL[0], players, state, lines, quiet }
}

/// A home page with tables in every state, in the wrong order.
pub fn home(name: &str) -> Vec<home::TableCard> {
    use home::TableState::{Mine, Open, Others, Over};
    vec![
        card(&[name, "Enkidu"], Over(Some(2)), 212, 700_000),
        card(&[name, "", "", "Kubaba"], Open(2), 0, 30),
        card(&[name, "Enkidu", "Marek"], Others(1), 74, 240),
        card(&[name, "Enkidu", "Marek", "Kubaba"], Mine(0), 121, 4_000),
        card(&["Gudea", "Enkidu"], Over(None), 180, 90_000),
    ]
}

/// The field of some option that is on or off.
pub fn switch() -> String {
    let mut specs = GameId::ALL[0].info().options.iter();
    let spec = specs.find(|spec| spec.values.contains(&"yes")).unwrap();
    format!("{}-{}", GameId::ALL[0].info().id, spec.key)
}

/// A form with something wrong in most places.
pub fn wrong_form(name: &str) -> new_table::NewTable {
    let long = name.repeat(30);
    let game = GameId::ALL[0].info().id.to_owned();
    let (first, option) = (format!("{game}-first"), switch());
    let form = Form::read(
        [
            ("game", game.as_str()),
            ("seat-1-who", "me"),
            ("seat-1-name", long.as_str()),
            ("seat-2-who", "bot"),
            ("seat-2-level", "genius"),
            ("seat-3-who", "me"),
            (first.as_str(), "4"),
            (option.as_str(), "yes"),
        ],
        Level::Two,
    );
    let errors = form.plan().unwrap_err();
    new_table::NewTable { form, errors }
}

fn new(name: &str) -> new_table::NewTable {
    let mut form = Form::new(GameId::ALL[0], name, Level::Two);
    form.seats[2].who = pages::Who::Link;
    new_table::NewTable { form, errors: Vec::new() }
}

fn invites() -> invite::Invites {
    let link = |end: &str| format!("http://192.168.1.20:8090/j/{end}");
    invite::Invites {
        game: GameId::ALL[0],
        table: "/t/7GkqV2dX".into(),
        open: vec![
            invite::OpenSeat { seat: 1, link: link("nV3vbyKq0lUoG5mB2Zc8Qw") },
            invite::OpenSeat { seat: 2, link: link("Qm7pA1xXk2s9dTfYh4Lr0c") },
        ],
        watch: "http://192.168.1.20:8090/t/7GkqV2dX".into(),
    }
}

fn join(name: &str, seat: Option<usize>) -> join::Join {
    join::Join {
        action: "/j/nV3vbyKq".into(),
        game: GameId::ALL[0],
        seat,
        players: vec![
            person(name, None, false),
            person("Enkidu", Some("level2"), false),
            person("", None, false),
        ],
        name: name.into(),
        errors: seat
            .map(|_| FieldError::new("name", Phrase::new("page-name-long").with("max", 24)))
            .into_iter()
            .collect(),
        watch: Some("/t/7GkqV2dX".into()),
    }
}

/// A series that climbs to `last` over 121 lines, at moments that look random.
fn climb(last: i64, salt: u64) -> Vec<i64> {
    let mut state = salt.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut moments: Vec<usize> = (0..last)
        .map(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            2 + ((state >> 33) as usize) % 118
        })
        .collect();
    moments.sort_unstable();
    (0..=120).map(|line| moments.iter().filter(|&&moment| moment <= line).count() as i64).collect()
}

/// A finished game of four.
pub fn end(name: &str) -> end::End {
    let finals = [[9, 12, 10, 7], [10, 6, 9, 5], [7, 14, 6, 9], [11, 8, 13, 8]];
    let extra = [[0, 0, 0, 2], [0; 4], [0, 0, 1, 0], [0, 0, 0, 1]];
    let spheres = ["settlement", "temple", "farm", "market"];
    let series: Vec<Vec<Vec<i64>>> = (0..4)
        .map(|part| {
            (0..4).map(|seat| climb(finals[seat][part], (seat * 7 + part + 3) as u64)).collect()
        })
        .collect();
    let score = (0..4).map(|seat| {
        (0..=120).map(|line| series.iter().map(|part| part[seat][line]).min().unwrap()).collect()
    });
    let mut score: Vec<Vec<i64>> = score.collect();
    let result = |seat: usize| (0..4).map(|part| finals[seat][part] + extra[seat][part]).min();
    for (seat, values) in score.iter_mut().enumerate() {
        values.extend(result(seat));
    }
    let part = |part: usize| end::Part {
        key: spheres[part].into(),
        symbol: spheres[part].into(),
        name: spheres[part].into(),
        series: series[part].clone(),
        figures: (0..4)
            .map(|seat| end::Figure {
                text: (finals[seat][part] + extra[seat][part]).to_string(),
                extra: match extra[seat][part] {
                    0 => String::new(),
                    more => format!("+{more}"),
                },
                counts: Some(finals[seat][part] + extra[seat][part]) == result(seat),
            })
            .collect(),
    };
    end::End {
        game: GameId::ALL[0],
        table: "/t/7GkqV2dX".into(),
        players: people(&[name, "Enkidu", "Marek", "Kubaba"]),
        ranks: vec![1, 4, 3, 2],
        scores: (0..4).map(|seat| result(seat).unwrap().to_string()).collect(),
        score,
        parts: (0..4).map(part).collect(),
        lines: 120,
        rematch: Some("/t/7GkqV2dX/rematch".into()),
        record: "/t/7GkqV2dX/record".into(),
        proof: end::Proof {
            hash: "b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9".into(),
            seed: "6f1c09be77a20d5c41b2a9e0f37688c1d4e59b03a7f2185cce60f1b7d89441d0".into(),
            checked: true,
        },
    }
}

/// Every page with its name; `name` is what a visitor typed as a name.
pub fn all(frame: &Frame<'_>, name: &str) -> Vec<(String, Markup)> {
    let mut pages = vec![
        ("home".to_owned(), home::page(&Frame { waiting: 1, ..frame.clone() }, &home(name))),
        ("home-empty".to_owned(), home::page(frame, &[])),
        ("new-table".to_owned(), new_table::page(frame, &new(name))),
        ("new-table-wrong".to_owned(), new_table::page(frame, &wrong_form(name))),
        ("invite".to_owned(), invite::page(frame, &invites())),
        ("join".to_owned(), join::page(frame, &join(name, Some(2)))),
        ("join-taken".to_owned(), join::page(frame, &join(name, None))),
        ("end".to_owned(), end::page(frame, &end(name))),
    ];
    for game in GameId::ALL {
        let page = guide::page(frame, game);
        pages.push((format!("guide-{}", game.info().id), page));
    }
    let mut tied = end(name);
    tied.ranks = vec![1, 4, 3, 1];
    pages.push(("end-shared".to_owned(), end::page(frame, &tied)));
    for (title, lift) in [
        ("curtain", curtain::Lift::Link("/t/abc?lift=2".into())),
        ("curtain-send", curtain::Lift::Send("/t/abc/lift".into())),
    ] {
        let curtain = curtain::Curtain { seat: 2, name: name.into(), lift };
        pages.push((title.to_owned(), curtain::page(frame, &curtain)));
    }
    let set = settings::Settings { name: name.into(), saved: true, ..Default::default() };
    pages.push(("settings".to_owned(), settings::page(frame, &set)));
    for status in [400, 403, 404, 405, 409, 413, 418, 422, 429, 500, 503] {
        let problem = error::Problem {
            status,
            detail: (status == 422).then(|| format!("No temple lies beside e4, {name}.")),
            rule: (status == 422)
                .then(|| (guide::address(GameId::ALL[0], "XX-RULE-3"), "XX-RULE-3".to_owned())),
            back: (status == 409 || status == 422).then(|| "/t/abc".into()),
        };
        pages.push((format!("error-{status}"), error::page(frame, &problem)));
    }
    pages
}

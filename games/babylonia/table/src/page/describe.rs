//! All that lies open, in words, for those who cannot see the board.

use babylonia::board::{LAND, RIVER};
use babylonia::{Card, Hex, Hexes, Kind, View};
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::Scene;
use super::names::{city, shown, word};
use draw::parts::{join, list, text};

pub fn draw(view: &View, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let cities: Vec<String> = open.cities.iter().map(|hex| siege(view, scene, hex)).collect();
    let ziggurats: Vec<String> =
        open.ziggurats().iter().map(|hex| siege(view, scene, hex)).collect();
    let fields: Vec<String> = open.fields.iter().map(|hex| field(view, scene, hex)).collect();
    let tokens: Vec<String> = open.seats().map(|seat| tokens(view, scene, seat)).collect();
    let players: Vec<String> = open.seats().map(|seat| player(view, scene, seat)).collect();
    let offer: Vec<String> = open.offer.iter().map(|card| offered(scene, card)).collect();
    html! {
        div.vh {
            h2 { (text(scene, "babylonia-page-tell")) }
            (list(scene, "table-players", &players))
            (list(scene, "babylonia-page-tell-cities", &cities))
            (list(scene, "babylonia-page-tell-ziggurats", &ziggurats))
            (list(scene, "babylonia-page-tell-fields", &fields))
            (list(scene, "babylonia-page-tell-tokens", &tokens))
            (list(scene, "babylonia-page-tell-cards", &offer))
        }
    }
}

fn hexes(hexes: Hexes) -> String {
    join(hexes.iter().map(shown))
}

/// `D4, city of priests: Ania 2, Enkidu 1; open: D6`
fn siege(view: &View, scene: &Scene<'_>, hex: Hex) -> String {
    let open = &view.open;
    let siege = open.siege(hex);
    let name = match open.city(hex) {
        Some(kind) => scene.say(&city(kind)),
        None if open.unscored.has(hex) => word(scene, "ziggurat"),
        None => text(scene, "babylonia-page-scored"),
    };
    let counts = open.seats().filter(|seat| siege.majority.counts[*seat] > 0);
    let counts =
        join(counts.map(|seat| format!("{} {}", scene.name(seat), siege.majority.counts[seat])));
    let missing = Phrase::new("babylonia-page-tell-missing")
        .with("count", siege.missing.len())
        .with("hexes", hexes(siege.missing));
    let told = [counts, scene.say(&missing)];
    let told: Vec<String> = told.into_iter().filter(|part| !part.is_empty()).collect();
    format!("{}, {name}: {}", shown(hex), told.join("; "))
}

fn field(view: &View, scene: &Scene<'_>, hex: Hex) -> String {
    let points = view.open.field(hex).map_or(0, |field| view.open.field_value(field));
    let worth = scene.say(&Phrase::new("babylonia-page-points").with("points", points));
    format!("{}: {worth}", shown(hex))
}

/// `Ania: merchant C5, D6; priest E7; face down A17`
fn tokens(view: &View, scene: &Scene<'_>, seat: Seat) -> String {
    let own = view.open.tokens[seat];
    let of = |kind: Kind| {
        let same = own.iter().filter(move |hex| view.kind(*hex) == Some(kind));
        let face_up = Hexes::of(same) & LAND;
        (!face_up.is_empty()).then(|| format!("{} {}", word(scene, kind.name()), hexes(face_up)))
    };
    let down = own & RIVER;
    let down = (!down.is_empty())
        .then(|| format!("{} {}", text(scene, "babylonia-page-face-down"), hexes(down)));
    let told: Vec<String> = Kind::ALL.into_iter().filter_map(of).chain(down).collect();
    format!("{}: {}", scene.name(seat), if told.is_empty() { "–".into() } else { told.join("; ") })
}

fn player(view: &View, scene: &Scene<'_>, seat: Seat) -> String {
    let open = &view.open;
    let facts = Phrase::new("babylonia-page-tell-player")
        .with("seat", seat)
        .with("points", open.points[seat])
        .with("cities", open.captured[seat].count())
        .with("hand", open.hands[seat])
        .with("pool", open.pools[seat]);
    let cards = open.cards[seat].iter().map(|card| {
        let name = offered(scene, card);
        let spent = open.spent.has(card).then(|| word(scene, "page-spent"));
        spent.map_or_else(|| name.clone(), |spent| format!("{name} {spent}"))
    });
    let cards = join(cards);
    let told = scene.say(&facts);
    if cards.is_empty() { told } else { format!("{told} {}: {cards}.", word(scene, "cards")) }
}

fn offered(scene: &Scene<'_>, card: Card) -> String {
    format!("{card} {}", word(scene, &format!("card-{card}")))
}

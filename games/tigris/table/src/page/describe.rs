//! All that lies open, in words, for those who cannot see the board.

use maud::{Markup, html};
use table::{Phrase, Seat};
use tigris::board::CORNERS;
use tigris::{Cells, Colour, Monument, Pair, View};

use super::Scene;
use super::names::{monument, shown};
use draw::parts::{join, list, text};

pub fn draw(view: &View, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let kingdoms: Vec<String> =
        open.kingdoms().map(|kingdom| kingdom_words(view, scene, kingdom)).collect();
    let free: Vec<String> =
        open.free_regions().map(|region| region_words(view, scene, region)).collect();
    let treasures: Vec<String> = open
        .treasures
        .iter()
        .map(|cell| {
            let corner = if CORNERS.has(cell) { "yes" } else { "no" };
            let phrase = Phrase::new("tigris-page-tell-treasure").with("cell", shown(cell));
            scene.say(&phrase.with("corner", corner))
        })
        .collect();
    let monuments: Vec<String> =
        Pair::ALL.into_iter().filter_map(|pair| monument_words(view, scene, pair)).collect();
    let ruins: Vec<String> = open.ruins.iter().map(shown).collect();
    let players: Vec<String> = open.seats().map(|seat| player_words(view, scene, seat)).collect();
    html! {
        div.vh {
            h2 { (text(scene, "tigris-page-tell")) }
            (list(scene, "tigris-page-tell-kingdoms", &kingdoms))
            (list(scene, "tigris-page-tell-regions", &free))
            (list(scene, "tigris-page-tell-treasures", &treasures))
            (list(scene, "tigris-page-tell-monuments", &monuments))
            (list(scene, "tigris-page-tell-catastrophes", &ruins))
            (list(scene, "table-players", &players))
        }
    }
}

/// `king (Ania) on H5, priest (Marek) on I6: 3 temples, 1 farm; H4, H6 …`
fn kingdom_words(view: &View, scene: &Scene<'_>, kingdom: Cells) -> String {
    let leaders = (kingdom & view.open.standing).iter().filter_map(|cell| {
        let (seat, colour) = view.open.leader(cell)?;
        let phrase = Phrase::new("tigris-page-tell-leader").with("leader", colour.leader());
        Some(scene.say(&phrase.with("seat", seat).with("cell", shown(cell))))
    });
    format!("{}: {}", join(leaders), region_words(view, scene, kingdom))
}

fn region_words(view: &View, scene: &Scene<'_>, region: Cells) -> String {
    let kinds = Colour::ALL.into_iter().filter_map(|colour| {
        let cells = region & view.open.tiles[colour];
        let phrase = Phrase::new("tigris-page-tell-tiles").with("tile", colour.tile());
        let phrase = phrase.with("count", cells.len()).with("cells", join(cells.iter().map(shown)));
        (!cells.is_empty()).then(|| scene.say(&phrase))
    });
    let towers = Pair::ALL.into_iter().filter_map(|pair| match view.open.monuments[pair.index()] {
        Monument::Stands(cell) if region.has(cell) => monument_words(view, scene, pair),
        _ => None,
    });
    join(kinds.chain(towers))
}

fn monument_words(view: &View, scene: &Scene<'_>, pair: Pair) -> Option<String> {
    let cell = match view.open.monuments[pair.index()] {
        Monument::Gone => return None,
        Monument::Ready => "none".to_owned(),
        Monument::Stands(cell) => shown(cell),
    };
    let name = scene.say(&monument(pair));
    let place = scene.say(&Phrase::new("tigris-page-tell-monument").with("cell", cell));
    Some(format!("{name}: {place}"))
}

fn player_words(view: &View, scene: &Scene<'_>, seat: Seat) -> String {
    let open = &view.open;
    let facts = Phrase::new("tigris-page-tell-player")
        .with("seat", seat)
        .with("tiles", view.hands[seat].size)
        .with("catastrophes", open.catastrophes[seat])
        .with("leaders", Colour::ALL.iter().filter(|c| open.leaders[seat][**c].is_some()).count());
    let mut said = scene.say(&facts);
    if view.shows_points(seat) {
        let points = open.points[seat];
        let phrase = points
            .iter()
            .fold(Phrase::new("tigris-page-tell-points"), |phrase, (colour, count)| {
                phrase.with(colour.name(), *count)
            })
            .with("treasures", open.won[seat]);
        said.push(' ');
        said.push_str(&scene.say(&phrase));
    }
    said
}

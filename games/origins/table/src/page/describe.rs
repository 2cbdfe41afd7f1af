//! All that lies open, in words, for those who cannot see the board.

use maud::{Markup, html};
use origins::colour::Resource;
use origins::{View, Worker};
use table::{Phrase, Seat};

use super::Scene;
use super::city::card_name;
use super::names::{
    building, colour_name, goods, shown, temple, text, worker_name, zodiac, zodiac_about,
};
use draw::parts::{join, list};

pub fn draw(view: &View, scene: &Scene<'_>) -> Markup {
    let open = &view.open;
    let data = open.data();
    let places: Vec<String> = (0..5)
        .map(|place| {
            let phrase = Phrase::new("origins-page-tell-place")
                .with("place", place + 1)
                .with("ship", open.ships[place])
                .with("colour", open.tiles[place].name());
            scene.say(&phrase)
        })
        .collect();
    let pool: Vec<String> = (open.pool.iter().enumerate())
        .map(|(place, kind)| {
            let phrase = Phrase::new("origins-page-offer")
                .with("what", building(scene, *kind))
                .with("wisdom", data.building_wisdom[place])
                .with("stone", data.buildings[kind.index()].stone);
            let colour = kind.colour(data).map_or(String::new(), |c| colour_name(scene, c));
            format!("{} ({colour})", scene.say(&phrase))
        })
        .collect();
    let citizens: Vec<String> =
        open.citizens.iter().map(|die| worker_name(scene, Worker::Patrician(*die))).collect();
    let cards: Vec<String> = (open.cards.iter().enumerate())
        .map(|(place, card)| {
            let printed = &data.cards[usize::from(*card)];
            let phrase = Phrase::new("origins-page-card")
                .with("card", card_name(*card))
                .with("corner", printed.corner.name())
                .with("one", printed.arms[0].name())
                .with("two", printed.arms[1].name());
            let worth = Phrase::new("origins-page-tell-card")
                .with("first", printed.first)
                .with("again", printed.again)
                .with("gold", open.gold[place]);
            format!("{}; {}", scene.say(&phrase), scene.say(&worth))
        })
        .collect();
    let temples: Vec<String> = (0..3)
        .map(|at| {
            let card = open.zodiac[at];
            let holder = open.holders[at].map(|seat| scene.name(seat));
            let spaces = open
                .seats()
                .map(|seat| format!("{} {}", scene.name(seat), open.seats[seat].temples[at]));
            format!(
                "{}: {} ({}), {}; {}",
                temple(scene, at),
                zodiac(scene, card),
                zodiac_about(scene, card),
                holder.unwrap_or_else(|| text(scene, "origins-page-nobody")),
                join(spaces)
            )
        })
        .collect();
    let players: Vec<String> = open.seats().map(|seat| player(view, scene, seat)).collect();
    html! {
        div.vh {
            h2 { (text(scene, "origins-page-tell")) }
            (list(scene, "origins-page-places", &places))
            (list(scene, "origins-page-buildings", &pool))
            (list(scene, "origins-page-citizens", &citizens))
            (list(scene, "origins-page-districts", &cards))
            (list(scene, "origins-page-temples", &temples))
            (list(scene, "table-players", &players))
        }
    }
}

fn player(view: &View, scene: &Scene<'_>, seat: Seat) -> String {
    let open = &view.open;
    let player = &open.seats[seat];
    let stock = Resource::ALL
        .into_iter()
        .map(|resource| format!("{} {}", goods(scene, resource), player.has(resource)));
    let workers = player.patricians.iter().map(|who| {
        let name = worker_name(scene, Worker::Patrician(who.die));
        if who.at > 0 { format!("{name} → {}", who.at) } else { name }
    });
    let tiles = player.city.tiles.iter().map(|tile| {
        let name =
            if tile.farm { text(scene, "origins-page-farm") } else { building(scene, tile.kind) };
        format!("{name} {}", shown(tile.cell))
    });
    let towers = player
        .towers
        .iter()
        .map(|(colour, height)| format!("{} {height}", colour_name(scene, colour)));
    let facts = Phrase::new("origins-page-tell-player")
        .with("seat", seat)
        .with("points", player.points)
        .with("total", open.standing(seat).total)
        .with("strength", open.strength[seat.index()])
        .with("bases", player.free_bases())
        .with("stock", join(stock))
        .with("workers", join(workers))
        .with("towers", join(towers))
        .with("city", join(tiles));
    scene.say(&facts)
}

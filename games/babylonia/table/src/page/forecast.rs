//! What would be scored: by the picked placement, or by what is surrounded already.

use babylonia::{CityScore, Hex, Hexes, Majority, Move, Open, Phase};
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::Scene;
use super::names::{city, shown, small_city};
use draw::parts::{icon, join, seal, text};

/// What would be scored.
pub struct Forecast {
    /// Where the token would be placed; nowhere for what is surrounded already.
    at: Option<Hex>,
    /// Points at once, for whoever places.
    at_once: u8,
    /// The board then.
    after: Open,
    /// The cities, in an order that is possible.
    cities: Vec<(Hex, CityScore)>,
    ziggurats: Hexes,
}

impl Forecast {
    /// Nothing if nothing would be scored.
    pub fn of(scene: &Scene<'_>) -> Option<Forecast> {
        let open = &scene.view.open;
        let (at, at_once, after) = match scene.picked().map(|choice| choice.m) {
            Some(Move::Place(kind, hex)) => {
                let preview = open.preview(open.active, kind, hex);
                let points = preview.gain.ziggurats + preview.gain.field.unwrap_or(0);
                (Some(hex), points, preview.after)
            }
            _ if matches!(open.phase, Phase::Place | Phase::Score) => (None, 0, open.clone()),
            _ => return None,
        };
        let cities: Vec<_> = after.scoring().collect();
        let ziggurats = after.surrounded() & after.unscored;
        let nothing = at_once == 0 && cities.is_empty() && ziggurats.is_empty();
        (!nothing).then_some(Forecast { at, at_once, after, cities, ziggurats })
    }

    /// What a seat would get in all.
    pub fn points(&self, seat: Seat) -> u16 {
        let at_once = if seat == self.after.active { self.at_once.into() } else { 0 };
        self.sum(|score| score.points(seat)) + at_once
    }

    fn sum(&self, points: impl Fn(&CityScore) -> u8) -> u16 {
        self.cities.iter().map(|(_, score)| u16::from(points(score))).sum()
    }

    pub fn panel(&self, scene: &Scene<'_>) -> Markup {
        let title = match self.at {
            Some(hex) => scene.say(&Phrase::new("babylonia-page-if-here").with("hex", shown(hex))),
            None => text(scene, "babylonia-page-surrounded"),
        };
        html! {
            section.panel.preview aria-label=(title) {
                header {
                    h2 { (title) }
                    @for (_, score) in &self.cities {
                        span.in.gold role="img" aria-label=(scene.say(&city(score.city))) {
                            (small_city(score.city))
                        }
                    }
                }
                @if self.after.seats().any(|seat| self.points(seat) > 0) { (self.table(scene)) }
                @for sentence in self.ends(scene) { p.small.faint { (sentence) } }
            }
        }
    }

    fn table(&self, scene: &Scene<'_>) -> Markup {
        let head = |id| text(scene, id);
        html! {
            table.num {
                thead {
                    tr {
                        th { span.vh { (head("table-players")) } }
                        th scope="col" { (head("babylonia-page-at-once")) }
                        th scope="col" { (head("babylonia-page-nobles")) }
                        th scope="col" { (head("babylonia-cities")) }
                        th scope="col" { (head("babylonia-page-gain")) }
                    }
                }
                tbody { @for seat in self.after.seats() { (self.row(scene, seat)) } }
            }
        }
    }

    fn row(&self, scene: &Scene<'_>, seat: Seat) -> Markup {
        let at_once = if seat == self.after.active { self.at_once.into() } else { 0 };
        let nobles = self.sum(|score| score.noble_points(seat));
        let cities = self.sum(|score| score.cities[seat]);
        let figure = |points: u16| if points > 0 { points.to_string() } else { "–".to_owned() };
        html! {
            tr {
                th scope="row" { (seal(seat)) span { (scene.name(seat)) } }
                @for points in [at_once, nobles, cities] { td { (figure(points)) } }
                td.total { @if self.points(seat) > 0 { "+" } (figure(self.points(seat))) }
            }
        }
    }

    /// Who takes what.
    fn ends(&self, scene: &Scene<'_>) -> Vec<String> {
        let cities =
            self.cities.iter().map(|(hex, score)| taken(scene, "city", *hex, &score.majority));
        let ziggurats = self.ziggurats.iter();
        let ziggurats =
            ziggurats.map(|hex| taken(scene, "ziggurat", hex, &self.after.majority(hex)));
        cities.chain(ziggurats).collect()
    }
}

/// `D4: Ania takes the city, 3 to 1.`
fn taken(scene: &Scene<'_>, what: &str, hex: Hex, majority: &Majority) -> String {
    let phrase = match majority.winner {
        Some(seat) => Phrase::new("babylonia-page-takes")
            .with("seat", seat)
            .with("count", majority.most())
            .with("against", majority.second()),
        None => Phrase::new("babylonia-page-tie").with("count", majority.most()),
    };
    scene.say(&phrase.with("what", what).with("hex", shown(hex)))
}

/// What scoring a surrounded place next would bring: `Ania +10, Enkidu +3. D4: Ania takes …`
pub fn result(scene: &Scene<'_>, hex: Hex) -> String {
    let open = &scene.view.open;
    let Some(score) = open.city_score(hex) else {
        return taken(scene, "ziggurat", hex, &open.majority(hex));
    };
    let gains = open.seats().filter(|seat| score.points(*seat) > 0);
    let gains = join(gains.map(|seat| format!("{} +{}", scene.name(seat), score.points(seat))));
    let taken = taken(scene, "city", hex, &score.majority);
    if gains.is_empty() { taken } else { format!("{taken} {gains}.") }
}

/// A button's picture of a place to be scored.
pub fn sign(open: &Open, hex: Hex) -> Markup {
    html! {
        @match open.city(hex) {
            Some(city) => (small_city(city)),
            None => (icon("ziggurat")),
        }
    }
}

//! Origins: First Builders in a terminal: the board in lines, then everybody's city and goods.

use std::fmt::Write as _;

use origins::colour::{Colour, Die, Resource, TEMPLES};
use origins::moves::zodiac_name;
use origins::names::FIRST_CARD;
use origins::{Cell, Open, View, Worker};
use table::{Phrase, Seat};

use draw::{Paint, Table};

pub fn draw(view: &View, table: &Table<'_>) -> String {
    let open = &view.open;
    let mut text = String::new();
    let word = |id: &str| table.words.get(id).into_owned();
    let round = Phrase::new("origins-event-round").with("round", open.round);
    let _ = writeln!(text, "{}", table.words.say(&round, |seat| table.name(seat)));
    places(&mut text, open, table.paint);
    row(&mut text, &word("origins-text-pool"), pool(open, table));
    let dice = open.citizens.iter().enumerate();
    let dice = dice.map(|(place, of)| {
        format!("{} {}w", die(*of, table.paint), open.data().citizen_wisdom[place])
    });
    row(&mut text, &word("origins-text-citizens"), dice);
    row(&mut text, &word("origins-text-speakers"), open.speakers.iter().map(u8::to_string));
    cards(&mut text, open, table);
    let towers = open.towers.iter();
    let towers = towers.map(|(colour, count)| format!("{}{count}", letter(colour, table.paint)));
    row(&mut text, &word("origins-text-towers"), towers);
    for (temple, name) in TEMPLES.iter().enumerate() {
        let holder = open.holders[temple].map_or(String::new(), |seat| format!(" ({seat})"));
        let discs = open.seats().map(|seat| format!("{seat}@{}", open.seats[seat].temples[temple]));
        let title = format!("{name} {}{holder}", zodiac_name(open.zodiac[temple]));
        row(&mut text, &title, discs);
    }
    let discs = open.warriors.iter().map(|disc| {
        let who = Seat::new(usize::from(*disc)).filter(|seat| seat.index() < open.players());
        let who = who.map_or_else(|| "*".to_owned(), |seat| seat.to_string());
        format!("{who}@{}", open.strength[usize::from(*disc)])
    });
    row(&mut text, &word("origins-text-military"), discs);
    if !open.draft.is_empty() {
        let dice = open.draft.iter().map(|of| die(*of, table.paint));
        row(&mut text, &word("origins-text-draft"), dice);
    }
    for seat in open.seats() {
        player(&mut text, open, seat, table);
    }
    text
}

fn row(text: &mut String, title: &str, items: impl Iterator<Item = String>) {
    let items: Vec<String> = items.collect();
    let items = if items.is_empty() { "–".to_owned() } else { items.join("  ") };
    let _ = writeln!(text, "{title:<20} {items}");
}

/// One letter of a colour, painted if the terminal can.
fn letter(colour: Colour, paint: Paint) -> String {
    let (style, letter) = match colour {
        Colour::Red => ("31", "R"),
        Colour::Purple => ("35", "P"),
        Colour::Blue => ("34", "B"),
        Colour::Yellow => ("33", "Y"),
        Colour::Orange => ("38;5;208", "O"),
    };
    paint.on(style, letter)
}

fn die(of: Die, paint: Paint) -> String {
    format!("{}{}", letter(of.colour, paint), of.value)
}

fn places(text: &mut String, open: &Open, paint: Paint) {
    for place in 0..5 {
        let here = open.seats().flat_map(|seat| {
            let player = &open.seats[seat];
            let at = place as u8 + 1;
            let patricians = player.patricians.iter().filter(move |who| who.at == at);
            let speakers = player.speakers.iter().filter(move |who| who.at == at);
            let patricians = patricians.map(move |who| format!("{seat}:{}", die(who.die, paint)));
            let speakers = speakers.map(move |who| format!("{seat}:S{}", who.value));
            let archon = (player.archon == at).then(|| format!("{seat}:A"));
            patricians.chain(speakers).chain(archon).collect::<Vec<_>>()
        });
        row(text, &format!("[{}] ^{} {}", place + 1, open.ships[place], open.tiles[place]), here);
    }
}

fn pool<'a>(open: &'a Open, table: &Table<'_>) -> impl Iterator<Item = String> + use<'a> {
    let data = open.data();
    let paint = table.paint;
    open.pool.iter().enumerate().map(move |(place, kind)| {
        let colour = kind.colour(data).map_or(String::new(), |colour| letter(colour, paint));
        let stone = data.buildings[kind.index()].stone;
        format!("{}·{kind} {colour} {}w {stone}s", place + 1, data.building_wisdom[place])
    })
}

fn cards(text: &mut String, open: &Open, table: &Table<'_>) {
    let shown = open.cards.iter().enumerate().map(|(place, card)| {
        let printed = &open.data().cards[usize::from(*card)];
        let [one, two] = printed.arms.map(|colour| letter(colour, table.paint));
        format!(
            "{}·D{} {}{one}{two} {}/{} {}g",
            place + 1,
            card + FIRST_CARD,
            letter(printed.corner, table.paint),
            printed.first,
            printed.again,
            open.gold[place]
        )
    });
    row(text, &table.words.get("origins-text-cards"), shown);
}

fn player(text: &mut String, open: &Open, seat: Seat, table: &Table<'_>) {
    let player = &open.seats[seat];
    let standing = open.standing(seat);
    let style = if open.decider() == Some(seat) { "1;4" } else { "1" };
    let passed = if player.passed { " ✓" } else { "" };
    let title = format!("{} {}{passed}", seat, table.name(seat));
    let facts = Phrase::new("origins-text-standing")
        .with("points", standing.points)
        .with("total", standing.total)
        .with("tokens", player.tokens);
    let facts = table.words.say(&facts, |seat| table.name(seat));
    let _ = writeln!(text, "\n{}  {facts}", table.paint.on(style, &title));
    let stock = Resource::ALL.into_iter().map(|of| format!("{} {}", of.name(), player.has(of)));
    row(text, "", stock);
    let patricians = player.patricians.iter().map(|who| match who.at {
        0 => die(who.die, table.paint),
        at => format!("{}@{at}", die(who.die, table.paint)),
    });
    let speakers = player.speakers.iter().map(|who| match who.at {
        0 => Worker::Speaker(who.value).to_string(),
        at => format!("{}@{at}", Worker::Speaker(who.value)),
    });
    let archon = match player.archon {
        0 => "archon".to_owned(),
        at => format!("archon@{at}"),
    };
    let free = (0..player.free_bases()).map(|_| "[ ]".to_owned());
    row(text, "", patricians.chain(free).chain(speakers).chain([archon]));
    let towers = player.towers.iter();
    let towers = towers.map(|(colour, height)| format!("{}{height}", letter(colour, table.paint)));
    let advisors = player.advisors.iter().map(|colour| letter(*colour, table.paint));
    let advisors: String = advisors.collect();
    row(text, "", towers.chain([format!("⌂{}", player.track), format!("[{advisors}]")]));
    city(text, open, seat, table.paint);
}

/// The city as a grid of short words; dice in seats stand between the rows.
fn city(text: &mut String, open: &Open, seat: Seat, paint: Paint) {
    let city = &open.seats[seat].city;
    let span = |of: fn(Cell) -> i8| {
        let all = city.tiles.iter().map(|tile| of(tile.cell));
        (all.clone().min().unwrap_or(0), all.max().unwrap_or(0))
    };
    let ((left, right), (top, bottom)) = (span(Cell::x), span(Cell::y));
    for y in top..=bottom {
        let _ = write!(text, "{y:>4} ");
        for x in left..=right {
            match city.at(Cell::new(x, y)) {
                None => text.push_str("            "),
                Some(tile) => {
                    let name = if tile.farm { "farm" } else { tile.kind.name() };
                    let short: String = name.chars().take(9).collect();
                    let colour = tile.colour(open.data());
                    let mark = colour.map_or(" ".to_owned(), |colour| letter(colour, paint));
                    let _ = write!(text, "{mark} {short:<9} ");
                }
            }
        }
        text.push('\n');
    }
    let columns: String = (left..=right).map(|x| format!("{x:>4}        ")).collect();
    let _ = writeln!(text, "     {columns}");
    let closed = city.closed.iter().map(|c| format!("{}={}", c.seat, die(c.die, paint)));
    let open_seats = city.open.iter().map(|seat| format!("{seat}=?"));
    let seats: Vec<String> = closed.chain(open_seats).collect();
    if !seats.is_empty() {
        let _ = writeln!(text, "     {}", seats.join("  "));
    }
}

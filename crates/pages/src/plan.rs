//! The form of a new table: what was typed, and what it means.
//!
//! A [`Form`] holds anything; a [`Plan`] only what a table can be opened with.

use bots::Level;
use games::{GameId, with_game};
use table::{Options, OptionsError, Phrase, Seat, of_seat};

use crate::chair::Chair;
use crate::parts::FieldError;

/// The most letters of a name.
pub const NAME: usize = 24;

/// A name as it is kept: trimmed, neither empty nor too long. The note is for the field `name`.
pub fn name(typed: &str) -> Result<String, FieldError> {
    let name = typed.trim();
    if name.is_empty() {
        return Err(FieldError::new("name", Phrase::new("page-name-empty")));
    }
    if too_long(name) {
        return Err(FieldError::new("name", Phrase::new("page-name-long").with("max", NAME)));
    }
    Ok(name.to_owned())
}

fn too_long(name: &str) -> bool {
    name.chars().count() > NAME || name.chars().any(char::is_control)
}

/// Who shall sit in a seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Who {
    /// Whoever fills in the form.
    Me,
    /// Somebody else at the same screen.
    Here,
    /// Whoever follows the seat's link.
    Link,
    /// A bot.
    Bot,
    /// Nobody.
    #[default]
    Empty,
}

impl Who {
    /// All of them.
    pub const ALL: [Who; 5] = [Who::Me, Who::Here, Who::Link, Who::Bot, Who::Empty];

    /// `me`, `here`, `link`, `bot`, `empty`
    pub const fn name(self) -> &'static str {
        match self {
            Who::Me => "me",
            Who::Here => "here",
            Who::Link => "link",
            Who::Bot => "bot",
            Who::Empty => "empty",
        }
    }
}

/// Whether players may ask for the best moves.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Hints {
    /// If one person plays, and all others are bots.
    #[default]
    Alone,
    /// Always.
    On,
    /// Never.
    Off,
}

impl Hints {
    /// All of them.
    pub const ALL: [Hints; 3] = [Hints::Alone, Hints::On, Hints::Off];

    /// `alone`, `on`, `off`
    pub const fn name(self) -> &'static str {
        match self {
            Hints::Alone => "alone",
            Hints::On => "on",
            Hints::Off => "off",
        }
    }

    /// Whether they are allowed at a table of so many people.
    pub const fn allowed(self, people: usize) -> bool {
        match self {
            Hints::Alone => people == 1,
            Hints::On => true,
            Hints::Off => false,
        }
    }
}

/// One seat as it was filled in.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct SeatField {
    /// Who shall sit there.
    pub who: Who,
    /// A name, for me and for people at the same screen.
    pub name: String,
    /// A bot's level.
    pub level: String,
}

/// The form as it was filled in, sense or nonsense.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Form {
    /// The game's id.
    pub game: String,
    /// The seats, as many as any game has.
    pub seats: Vec<SeatField>,
    /// Options that were sent: field (`<game>-first`) and value.
    pub options: Vec<(String, String)>,
    /// Whether players may ask for the best moves.
    pub hints: Hints,
}

/// A table that can be opened.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Plan {
    /// The game.
    pub game: GameId,
    /// Its options, the number of players included.
    pub options: Options,
    /// Who sits where, without gaps.
    pub chairs: Vec<Chair>,
    /// Whether players may ask for the best moves.
    pub hints: bool,
}

impl Form {
    /// The form before anything is chosen: me against two bots of this level.
    pub fn new(game: GameId, name: &str, level: Level) -> Form {
        let seat =
            |who, name: &str| SeatField { who, name: name.into(), level: level.name().to_owned() };
        let mut seats = vec![seat(Who::Me, name), seat(Who::Bot, ""), seat(Who::Bot, "")];
        seats.resize(Seat::MAX, seat(Who::Empty, ""));
        let most = game.info().players.1;
        seats.iter_mut().skip(most).for_each(|seat| seat.who = Who::Empty);
        // Those of the other games too: whoever chooses another game finds its defaults.
        let options = GameId::ALL.into_iter().flat_map(|game| {
            let specs = game.info().options.iter();
            specs.map(move |spec| (field(game, spec.key), spec.usual().to_owned()))
        });
        let (game, options) = (game.info().id.to_owned(), options.collect());
        Form { game, seats, options, hints: Hints::default() }
    }

    /// Reads what a browser sent. What is missing is empty; what is unknown is left out.
    ///
    /// `preset=quick` stands for [`Form::new`] with the level that is given here.
    pub fn read<K: AsRef<str>, V: AsRef<str>>(
        pairs: impl IntoIterator<Item = (K, V)>,
        quick_level: Level,
    ) -> Form {
        let empty = SeatField::default();
        let mut form = Form {
            game: String::new(),
            seats: vec![empty; Seat::MAX],
            options: Vec::new(),
            hints: Hints::default(),
        };
        let mut quick = false;
        for (key, value) in pairs {
            let (key, value) = (key.as_ref(), value.as_ref());
            match key {
                "game" => form.game = value.chars().take(40).collect(),
                "preset" => quick = value == "quick",
                "hints" => {
                    let named = Hints::ALL.into_iter().find(|hints| hints.name() == value);
                    form.hints = named.unwrap_or_default();
                }
                _ => form.take(key, value),
            }
        }
        match form.game.parse() {
            Ok(game) if quick => Form::new(game, "", quick_level),
            _ => form,
        }
    }

    fn take(&mut self, key: &str, value: &str) {
        if let Some((number, part)) =
            key.strip_prefix("seat-").and_then(|rest| rest.split_once('-'))
            && let Some(seat) = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1))
            && let Some(seat) = self.seats.get_mut(seat)
        {
            match part {
                "who" => {
                    seat.who = Who::ALL.into_iter().find(|w| w.name() == value).unwrap_or_default()
                }
                "name" => seat.name = value.trim().chars().take(200).collect(),
                "level" => seat.level = value.chars().take(40).collect(),
                _ => {}
            }
            return;
        }
        let known = GameId::ALL
            .into_iter()
            .any(|game| game.info().options.iter().any(|spec| field(game, spec.key) == key));
        if known {
            self.options.push((key.to_owned(), value.chars().take(40).collect()));
        }
    }

    /// The value of an option field, if it was sent.
    pub fn option(&self, game: GameId, key: &str) -> Option<&str> {
        let name = field(game, key);
        self.options.iter().find(|(field, _)| *field == name).map(|(_, value)| value.as_str())
    }

    /// What the form means, or what is wrong with which field.
    pub fn plan(&self) -> Result<Plan, Vec<FieldError>> {
        let Ok(game) = self.game.parse::<GameId>() else {
            return Err(vec![FieldError::new("game", Phrase::new("page-new-no-game"))]);
        };
        let mut errors = Vec::new();
        let taken: Vec<usize> =
            (0..self.seats.len()).filter(|&seat| self.seats[seat].who != Who::Empty).collect();
        let (fewest, most) = game.info().players;
        if !(fewest..=most).contains(&taken.len()) {
            let says = Phrase::new("page-new-players").with("min", fewest).with("max", most);
            errors.push(FieldError::new("seats", says.with("given", taken.len())));
        }
        let mut chairs = Vec::new();
        for &seat in &taken {
            match self.chair(seat) {
                Ok(Chair::Me(_)) if self.seats[..seat].iter().any(|typed| typed.who == Who::Me) => {
                    errors.push(FieldError::new(seat_field(seat), Phrase::new("page-new-twice")));
                }
                Ok(chair) => chairs.push(chair),
                Err(says) => errors.push(FieldError::new(seat_field(seat), says)),
            }
        }
        let people = chairs.iter().filter(|chair| !matches!(chair, Chair::Bot(_))).count();
        let hints = self.hints.allowed(people);
        let options = self.pairs(game, &taken, &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        let pairs = options.iter().map(|(key, value)| (*key, value.as_str()));
        // Some options do not suit every number of players; the game itself knows.
        let suits = |options: Options| {
            with_game!(game, G => <G as table::Game>::new(&options).map(drop))?;
            Ok(options)
        };
        match Options::new(&game.info(), taken.len(), pairs).and_then(suits) {
            Ok(options) => Ok(Plan { game, options, chairs, hints }),
            Err(OptionsError::Value { key, .. }) => {
                let key = own_key(key, &taken).unwrap_or_else(|| key.to_owned());
                Err(vec![FieldError::new(field(game, &key), Phrase::new("page-new-value"))])
            }
            Err(_) => Err(vec![FieldError::new("seats", Phrase::new("page-new-value"))]),
        }
    }

    fn chair(&self, seat: usize) -> Result<Chair, Phrase> {
        let typed = &self.seats[seat];
        let long = too_long(&typed.name);
        match typed.who {
            Who::Me | Who::Here if long => Err(Phrase::new("page-name-long").with("max", NAME)),
            Who::Me => Ok(Chair::Me(typed.name.clone())),
            Who::Here => Ok(Chair::Here(typed.name.clone())),
            Who::Bot => {
                let level = typed.level.parse().map_err(|_| Phrase::new("page-new-no-level"))?;
                Ok(Chair::Bot(level))
            }
            Who::Link | Who::Empty => Ok(Chair::Link),
        }
    }

    /// The game's options with their values. A switch that was not sent is off. The form counts
    /// seats with gaps, the table without.
    fn pairs(
        &self,
        game: GameId,
        taken: &[usize],
        errors: &mut Vec<FieldError>,
    ) -> Vec<(&'static str, String)> {
        let mut pairs = Vec::new();
        for spec in game.info().options {
            let sent = own_key(spec.key, taken).and_then(|key| self.option(game, &key));
            let mut value = match sent {
                Some(value) => value.to_owned(),
                None if spec.values.contains(&"no") => "no".to_owned(),
                None => spec.usual().to_owned(),
            };
            if spec.key == "first"
                && let Ok(number) = value.parse::<usize>()
            {
                match taken.iter().position(|&seat| seat + 1 == number) {
                    Some(place) => value = (place + 1).to_string(),
                    None => {
                        let says = Phrase::new("page-new-first-empty").with("seat", number);
                        errors.push(FieldError::new(field(game, spec.key), says));
                    }
                }
            }
            pairs.push((spec.key, value));
        }
        pairs
    }
}

/// The key in the form of an option of the table: those of a seat moved with it. `None` if the seat
/// is nobody's.
fn own_key(key: &str, taken: &[usize]) -> Option<String> {
    match of_seat(key) {
        Some((topic, seat)) => taken.get(seat).map(|own| format!("{topic}-{}", own + 1)),
        None => Some(key.to_owned()),
    }
}

/// The name of an option's field.
pub fn field(game: GameId, key: &str) -> String {
    format!("{}-{key}", game.info().id)
}

/// The name that stands for a seat in notes, counted from 0 here and from 1 in the name.
pub fn seat_field(seat: usize) -> String {
    format!("seat-{}", seat + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game, its id, its field for who begins, and the field of an option that is on or off.
    fn game() -> (GameId, &'static str, String, String) {
        let game = GameId::ALL[0];
        let switch = game.info().options.iter().find(|spec| spec.values.contains(&"yes")).unwrap();
        (game, game.info().id, field(game, "first"), field(game, switch.key))
    }

    fn errors(pairs: &[(&str, &str)]) -> Vec<(String, &'static str)> {
        let form = Form::read(pairs.iter().copied(), Level::Two);
        let errors = form.plan().unwrap_err();
        errors.into_iter().map(|error| (error.field, error.says.id)).collect()
    }

    #[test]
    fn one_click_is_me_against_two_bots() {
        let plan = Form::read([("game", game().1), ("preset", "quick")], Level::Two).plan();
        let plan = plan.unwrap();
        let bot = || Chair::Bot(Level::Two);
        assert_eq!(plan.chairs, [Chair::Me(String::new()), bot(), bot()]);
        assert_eq!(plan.options.get("first"), "random");
    }

    #[test]
    fn hints_are_for_one_person_unless_the_form_says_otherwise() {
        let hints = |second: &str, hints: &str| {
            let pairs = [
                ("game", game().1),
                ("seat-1-who", "me"),
                ("seat-2-who", second),
                ("seat-2-level", "random"),
                ("hints", hints),
            ];
            Form::read(pairs, Level::Two).plan().unwrap().hints
        };
        assert!(hints("bot", "") && !hints("link", "") && !hints("here", "alone"));
        assert!(hints("link", "on") && !hints("bot", "off"));
    }

    #[test]
    fn names_are_trimmed_and_bounded() {
        assert_eq!(name("  Żaneta "), Ok("Żaneta".to_owned()));
        assert_eq!(name(" ").unwrap_err().says.id, "page-name-empty");
        assert_eq!(name("a\nb").unwrap_err().says.id, "page-name-long");
        assert!(name(&"ż".repeat(NAME)).is_ok() && name(&"ż".repeat(NAME + 1)).is_err());
    }

    #[test]
    fn gaps_close_and_the_first_player_moves_along() {
        let (game, id, first, switch) = game();
        let pairs = [
            ("game", id),
            ("seat-1-who", "here"),
            ("seat-1-name", " Ania "),
            ("seat-2-who", "empty"),
            ("seat-4-who", "link"),
            (first.as_str(), "4"),
            (switch.as_str(), "yes"),
        ];
        let plan = Form::read(pairs, Level::Two).plan().unwrap();
        assert_eq!(plan.chairs, [Chair::Here("Ania".into()), Chair::Link]);
        assert_eq!(plan.options.get("first"), "2");
        for spec in game.info().options.iter().filter(|spec| spec.values.contains(&"yes")) {
            let chosen = if field(game, spec.key) == switch { "yes" } else { "no" };
            assert_eq!(plan.options.get(spec.key), chosen, "what was not sent is off");
        }
    }

    #[test]
    fn what_is_agreed_for_a_seat_moves_along() {
        for game in GameId::ALL {
            let options = game.info().options;
            let Some(spec) = options.iter().find(|spec| of_seat(spec.key).is_some()) else {
                continue;
            };
            let topic = spec.topic();
            let [one, other] = [spec.values[0], spec.values[spec.values.len() - 1]];
            let names = [1, 2, 4].map(|seat| field(game, &format!("{topic}-{seat}")));
            let mut pairs = vec![
                ("game", game.info().id),
                ("seat-2-who", "me"),
                ("seat-4-who", "link"),
                (names[0].as_str(), one),
                (names[1].as_str(), one),
                (names[2].as_str(), other),
            ];
            let plan = Form::read(pairs.iter().copied(), Level::Two).plan().unwrap();
            let agreed = |seat: usize| plan.options.get(&format!("{topic}-{seat}"));
            assert_eq!((agreed(1), agreed(2), agreed(3)), (one, other, spec.default));
            pairs[5].1 = "nonsense";
            assert_eq!(errors(&pairs), [(names[2].clone(), "page-new-value")]);
        }
    }

    #[test]
    fn each_mistake_is_told_beside_its_field() {
        assert_eq!(errors(&[("game", "chess")]), [("game".into(), "page-new-no-game")]);
        let (_, id, first, switch) = game();
        let long = "x".repeat(99);
        let found = errors(&[
            ("game", id),
            ("seat-1-who", "me"),
            ("seat-2-who", "me"),
            ("seat-3-who", "bot"),
            ("seat-3-level", "genius"),
            ("seat-4-who", "here"),
            ("seat-4-name", &long),
            (first.as_str(), "9"),
        ]);
        let expected = [
            ("seat-2".into(), "page-new-twice"),
            ("seat-3".into(), "page-new-no-level"),
            ("seat-4".into(), "page-name-long"),
            (first, "page-new-first-empty"),
        ];
        assert_eq!(found, expected);
        assert_eq!(errors(&[("game", id)]), [("seats".into(), "page-new-players")]);
        let odd =
            [("game", id), ("seat-1-who", "me"), ("seat-2-who", "link"), (switch.as_str(), "x")];
        assert_eq!(errors(&odd), [(switch.clone(), "page-new-value")]);
    }

    #[test]
    fn options_that_do_not_suit_the_number_of_players_are_told() {
        let mut told = 0;
        for game in GameId::ALL {
            let (fewest, most) = game.info().players;
            for players in fewest..=most {
                let seats: Vec<String> = (1..=players).map(|n| format!("seat-{n}-who")).collect();
                for spec in game.info().options.iter().filter(|spec| spec.key != "first") {
                    let name = field(game, spec.key);
                    for value in spec.values {
                        let options = Options::new(&game.info(), players, [(spec.key, *value)]);
                        let Ok(options) = options else { continue };
                        let suits =
                            with_game!(game, G => <G as table::Game>::new(&options).is_ok());
                        let mut pairs = vec![("game", game.info().id), (name.as_str(), *value)];
                        pairs.extend(seats.iter().map(|seat| (seat.as_str(), "link")));
                        if !suits {
                            told += 1;
                            assert_eq!(errors(&pairs), [(name.clone(), "page-new-value")]);
                        }
                    }
                }
            }
        }
        assert!(told > 0, "some game has such an option");
    }
}

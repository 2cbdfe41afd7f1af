//! Everything a game can say has its sentence in both languages.

use std::collections::{BTreeMap, BTreeSet};

use draw::Title as _;
use fluent_bundle::FluentResource;
use games::{GameId, with_game, with_title};
use table::{Fast, Match, Options, Phrase, Proved, Seat, Tell, Turn, Viewer};
use words::Lang;

/// The files of the house and of all games.
fn files(lang: Lang) -> Vec<&'static str> {
    let games = GameId::ALL.map(|id| with_title!(id, T => T::WORDS.get(lang)));
    lang.files().iter().copied().chain(games).collect()
}

/// Every key of a language with the variables its sentence uses.
fn keys(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files(lang) {
        assert!(FluentResource::try_new(file.to_owned()).is_ok(), "{lang:?} does not parse");
        let mut key = String::new();
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once('=')
                && line.starts_with(|first: char| first.is_ascii_lowercase())
            {
                key = name.trim().to_owned();
                assert!(!keys.contains_key(&key), "{lang:?}: `{key}` stands twice");
                keys.insert(key.clone(), BTreeSet::new());
            }
            for part in line.split('$').skip(1) {
                let end = |c: char| !c.is_ascii_alphanumeric() && c != '-';
                let name = part.split(end).next().unwrap_or_default();
                keys.entry(key.clone()).or_default().insert(name.to_owned());
            }
        }
    }
    keys
}

#[test]
fn both_languages_have_the_same_sentences_with_the_same_facts() {
    let (english, polish) = (keys(Lang::En), keys(Lang::Pl));
    for (key, variables) in &english {
        let there = polish.get(key);
        assert_eq!(there, Some(variables), "`{key}` differs between English and Polish");
    }
    let only: Vec<&String> = polish.keys().filter(|key| !english.contains_key(*key)).collect();
    assert!(only.is_empty(), "only in Polish: {only:?}");
}

/// All messages of a few random games: events as everybody sees them, refusals and prompts.
fn said<G: Proved>() -> Vec<Phrase> {
    let mut seen = BTreeSet::new();
    let mut phrases = Vec::new();
    let mut hear = |phrase: Phrase| {
        if seen.insert(format!("{phrase:?}")) {
            phrases.push(phrase);
        }
    };
    let (fewest, most) = G::INFO.players;
    for number in 0..60 {
        let players = fewest + number % (most - fewest + 1);
        let option = G::INFO.options.get(number % (G::INFO.options.len() + 1));
        let pairs = option.map(|spec| (spec.key, spec.values[number % spec.values.len()]));
        let Ok(options) = Options::new(&G::INFO, players, pairs) else { continue };
        let Ok(mut game) = Match::<G>::new(options) else { continue };
        let mut rng = Fast::new(number as u64);
        let secret = rng.seed();
        loop {
            hear(G::prompt(&game.game().view(Viewer::Public)));
            let events = match game.game().turn() {
                Turn::Over => break,
                Turn::Chance => game.settle(secret),
                Turn::Decide(seat) => {
                    for _ in 0..4 {
                        let m = G::any_move(&mut rng);
                        hear(game.game().out_of_turn(m).phrase());
                        if let Some(refusal) = game.game().refusal(m) {
                            hear(refusal.phrase());
                        }
                    }
                    let m = game.game().daring_move(&mut rng);
                    game.make(seat, m).unwrap()
                }
            };
            for event in events {
                for who in [Viewer::Public, Viewer::All] {
                    hear(G::hide_event(event, who).phrase());
                }
            }
        }
    }
    phrases
}

#[test]
fn every_phrase_of_every_game_becomes_a_sentence() {
    let languages = Lang::ALL.map(games::words);
    for id in GameId::ALL {
        let phrases = with_game!(id, G => said::<G>());
        assert!(phrases.len() > 50, "{id:?} said only {} things", phrases.len());
        for words in &languages {
            for phrase in &phrases {
                assert!(words.has(phrase.id), "{:?} has no `{}`", words.lang(), phrase.id);
                let sentence = words.say(phrase, |seat: Seat| format!("P{seat}"));
                let broken = sentence.contains(['{', '$']) || sentence.trim().is_empty();
                assert!(!broken, "{:?} `{}`: {sentence}", words.lang(), phrase.id);
            }
        }
    }
}

#[test]
fn all_that_bots_look_at_has_a_name() {
    for words in Lang::ALL.map(games::words) {
        for id in GameId::ALL {
            let features = with_title!(id, T => <T as bots::Judge>::FEATURES);
            for feature in features {
                let key = format!("feature-{}-{feature}", id.info().id);
                assert!(words.has(&key), "{:?} has no `{key}`", words.lang());
                assert!(!words.get(&key).contains(['{', '$']), "{:?} `{key}`", words.lang());
            }
        }
    }
}

#[test]
fn every_level_of_bots_is_named_and_explained() {
    for words in Lang::ALL.map(games::words) {
        let names: BTreeSet<String> =
            bots::Level::ALL.map(|level| words.level(level.name())).into_iter().collect();
        assert_eq!(names.len(), bots::Level::ALL.len(), "{names:?}");
        for (number, level) in bots::Level::ALL.into_iter().enumerate() {
            let name = words.level(level.name());
            assert!(name.ends_with(&format!("({number})")), "{name} tells no order");
            assert!(words.has(&format!("bot-{level}-about")), "{level}");
        }
        assert_eq!(words.level("greedy"), words.level("level2"), "the name of old tables");
        assert_eq!(words.level("nobody"), "nobody");
    }
}

#[test]
fn every_option_is_named_and_explained() {
    for words in Lang::ALL.map(games::words) {
        for info in GameId::ALL.map(GameId::info) {
            let seats = (1..=info.players.1).map(|seat| format!("seat-{seat}"));
            let named = ["name", "about", "time"].map(str::to_owned).into_iter().chain(seats);
            for key in named.map(|key| format!("{}-{key}", info.id)) {
                assert!(words.has(&key), "{:?} has no `{key}`", words.lang());
            }
            for spec in info.options {
                for key in [
                    format!("{}-option-{}", info.id, spec.topic()),
                    format!("{}-option-{}-about", info.id, spec.topic()),
                ] {
                    assert!(words.has(&key), "{:?} has no `{key}`", words.lang());
                }
            }
        }
    }
}

//! The facts of Nations scenarios: see `docs/scenarios.md`.

use table::scenario::Answer;
use table::{NotationError, Tokens};

use crate::amount::{Resource, Section};
use crate::card::Card;
use crate::effect::Sel;
use crate::state::{Cell, Nations};

const FACTS: &str = "round, age, phase, active, actions, order, columns, deck, card, row, offered, \
    event, tile, architects, war, opponent, most, least, has, strength, stability, idle, workers, \
    track, on, slot, advisor, tower, colonies, wonders, construction, private, income, price, raid, \
    cost, points, parts, passed, bought, turn, legal, moves, rank or score";

impl Nations {
    pub(crate) fn fact(&self, tokens: &mut Tokens<'_>) -> Result<Answer, NotationError> {
        let open = &self.open;
        let word = tokens.peek().unwrap_or_default();
        let text = match word {
            "round" => after(tokens).map(|_| open.round.to_string()),
            "age" => after(tokens).map(|_| open.age().to_string()),
            "phase" => after(tokens).map(|_| open.phase_name().to_owned()),
            "active" => after(tokens).map(|_| open.active.to_string()),
            "actions" => after(tokens).map(|_| open.actions.to_string()),
            "order" => after(tokens).map(|_| joined(open.order().iter())),
            "columns" => after(tokens).map(|_| open.columns().to_string()),
            "deck" => after(tokens).map(|_| open.deck_size().to_string()),
            "offered" => after(tokens).map(|_| open.offered.count_ones().to_string()),
            "architects" => after(tokens).map(|_| open.architects.to_string()),
            "card" => {
                let cell = Cell::read(after(tokens)?)?;
                Ok(joined(open.card_at(cell).iter()))
            }
            "row" => {
                let row = after(tokens)?.number(1, 3)? as u8;
                let cells = open.cells().filter(|cell| cell.row() == row);
                Ok(joined(cells.filter_map(|cell| open.card_at(cell))))
            }
            "event" => after(tokens).map(|_| joined(open.event.iter().map(|event| event.slug()))),
            "tile" => after(tokens).map(|_| joined(open.tile.iter().map(|tile| tile.slug()))),
            "war" => {
                after(tokens)?;
                let war = open.war.filter(|war| !war.over);
                Ok(joined(war.iter().map(|war| format!("{} {}", war.card, war.strength))))
            }
            "opponent" => {
                after(tokens)?;
                let opponent = &open.opponent;
                return self.compare(tokens, |key| match key {
                    "strength" => Some(opponent.strength.into()),
                    "stability" => Some(open.opponent_stability().into()),
                    "books" => Some(opponent.books.into()),
                    "first" => Some(opponent.first.into()),
                    _ => None,
                });
            }
            "most" | "least" => {
                let most = tokens.next(FACTS)? == "most";
                let sel = tokens.choose(&[
                    ("strength", if most { Sel::MostStrength } else { Sel::LeastStrength }),
                    ("stability", if most { Sel::MostStability } else { Sel::LeastStability }),
                    ("food", if most { Sel::MostFood } else { Sel::LeastFood }),
                ])?;
                let chosen = open.chosen_by(sel, 0);
                Ok(joined(open.seats().filter(|seat| chosen.has(*seat))))
            }
            _ => return self.find_nation_fact(tokens),
        };
        text.map(Answer::Value)
    }

    fn find_nation_fact(&self, tokens: &mut Tokens<'_>) -> Result<Answer, NotationError> {
        let open = &self.open;
        let word = tokens.peek().unwrap_or_default().to_owned();
        if !FACTS.split([',', ' ']).any(|fact| fact == word) {
            return Err(tokens.wrong(FACTS));
        }
        let seat = after(tokens)?.seat(open.players())?;
        let nation = &open.nations[seat];
        let text = match word.as_str() {
            "has" => {
                return self.compare(tokens, |key| match Resource::named(key) {
                    Some(resource) => Some(nation.has(resource).into()),
                    None => (key == "vp").then_some(nation.vp.into()),
                });
            }
            "track" => {
                return self.compare(tokens, |key| match key {
                    "food" => Some(nation.track[Section::Food as usize].into()),
                    "stability" => Some(nation.track[Section::Stability as usize].into()),
                    "above" => Some(nation.above.into()),
                    _ => None,
                });
            }
            "income" => {
                let income = open.income(seat);
                return self.compare(tokens, |key| {
                    Resource::named(key).map(|resource| income[resource as usize].into())
                });
            }
            "bought" => {
                let deeds = nation.deeds;
                return self.compare(tokens, |key| match key {
                    "wars" => Some(deeds.wars.into()),
                    "battles" => Some(deeds.battles.into()),
                    "colonies" => Some(deeds.colonies.into()),
                    "golden-ages" => Some(deeds.golden_ages.into()),
                    _ => None,
                });
            }
            "strength" => open.strength(seat).to_string(),
            "stability" => open.stability(seat).to_string(),
            "idle" => nation.idle.to_string(),
            "workers" => nation.workers().to_string(),
            "on" => {
                let card = Card::read(tokens)?;
                joined(nation.slot_of(card).iter().map(|slot| nation.slots[*slot].workers))
            }
            "slot" => {
                let slot = tokens.number(1, nation.slot_count() as u32)? as usize - 1;
                joined(nation.slots[slot].card.iter())
            }
            "advisor" => joined(nation.advisors[0].iter()),
            "tower" => joined(nation.advisors[1].iter()),
            "colonies" => joined(nation.colonies.iter().flatten()),
            "wonders" => joined(nation.wonders.iter().flatten()),
            "construction" => {
                let card = nation.construction;
                joined(card.iter().map(|card| format!("{card} {}", nation.stages)))
            }
            "private" => nation.private_architects().to_string(),
            "price" => {
                let card = Card::read(tokens)?;
                joined(open.cell_of(card).iter().map(|cell| open.price(seat, *cell)))
            }
            "raid" => joined(nation.raid().iter()),
            "cost" => nation.deploy_cost(Card::read(tokens)?).to_string(),
            "points" => open.score(seat).to_string(),
            "parts" => joined(open.scores(seat).iter()),
            "passed" => nation.deeds.passed.to_string(),
            _ => return Err(tokens.wrong(FACTS)),
        };
        Ok(Answer::Value(text))
    }

    /// Compares all `name=value` words that follow with what is the case.
    fn compare(
        &self,
        tokens: &mut Tokens<'_>,
        value: impl Fn(&str) -> Option<i32>,
    ) -> Result<Answer, NotationError> {
        let mut facts = Vec::new();
        let mut holds = true;
        while tokens.peek().is_some() {
            let (key, wanted, is) = tokens.take("facts such as gold=5", |word| {
                let (key, wanted) = word.split_once('=')?;
                Some((key, wanted.parse::<i32>().ok()?, value(key)?))
            })?;
            holds &= wanted == is;
            facts.push(format!("{key}={is}"));
        }
        Ok(Answer::Holds(holds && !facts.is_empty(), facts.join(" ")))
    }
}

/// Takes one word and goes on.
pub(crate) fn after<'a, 'b>(
    tokens: &'b mut Tokens<'a>,
) -> Result<&'b mut Tokens<'a>, NotationError> {
    tokens.next("a word")?;
    Ok(tokens)
}

/// Reads `gold=5`.
pub(crate) fn key_value(
    tokens: &mut Tokens<'_>,
    keys: &[&'static str],
) -> Result<(&'static str, i16), NotationError> {
    let expected = format!("a number for {}", table::notation::one_of(keys.iter().copied()));
    tokens.take(&expected, |word| {
        let (key, value) = word.split_once('=')?;
        let key = keys.iter().find(|known| **known == key)?;
        Some((*key, value.parse().ok().filter(|value| (-200..=900).contains(value))?))
    })
}

/// The words of a list, or `none`.
pub(crate) fn joined<T: ToString>(words: impl Iterator<Item = T>) -> String {
    let words: Vec<String> = words.map(|word| word.to_string()).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}

//! The set-up lines of Nations scenarios: see `docs/scenarios.md`. The facts are in `facts`.

use table::scenario::{Answer, Staged};
use table::{NotationError, Options, Seat, Tokens};

use crate::amount::Resource;
use crate::board::{Board, People};
use crate::card::{Card, Kind};
use crate::event_card::{EventCard, Tile};
use crate::facts::{after, key_value};
use crate::nation::{Nation, Site};
use crate::state::{Cell, Deck, Doing, Nations, Phase, War};

const SET_UPS: &str = "round, order, begin, active, actions, board, has, stats, workers, slot, man, \
    advisor, tower, colonies, wonders, construction, card, deck, event, tile, events, architects, \
    private, war, passed, bought, used, charged, disgraced, opponent, do, refuse, expect or @";

impl Staged for Nations {
    const SCENARIOS: &'static [&'static str] =
        &[include_str!("../scenarios/actions.md"), include_str!("../scenarios/war.md")];

    const PLAYERS: usize = 4;

    /// The Action phase of round 1 with an empty progress board and no event; seat 1 acts first.
    fn stage(options: &Options) -> Nations {
        let mut game = Nations::set_up(options).unwrap_or_else(|_| {
            // Five players cannot have these decks; what is staged needs none (NA-5P-1).
            let info = <Nations as table::Game>::INFO;
            let plain = Options::new(&info, options.players(), []).expect("defaults are options");
            Nations::set_up(&plain).expect("the defaults suit every number of players")
        });
        let open = &mut game.open;
        open.round = 1;
        open.deck = open.agreed_deck(1);
        open.events = open.agreed_events(1);
        open.phase = Phase::Action;
        open.actions = 1;
        open.nations[open.active].deeds.began = true;
        for (place, seat) in open.order().to_vec().into_iter().enumerate() {
            open.nations[seat].goods[Resource::Books as usize] = place as u16 + 1;
        }
        game
    }

    fn arrange(&mut self, tokens: &mut Tokens<'_>) -> Result<(), NotationError> {
        let players = self.open.players();
        let word = tokens.peek().unwrap_or_default();
        match word {
            "round" | "order" | "begin" | "active" | "actions" | "deck" | "card" | "event"
            | "events" | "tile" | "architects" | "war" | "passed" | "opponent" => {
                self.arrange_table(word, after(tokens)?)
            }
            "board" | "has" | "stats" | "workers" | "slot" | "man" | "advisor" | "tower"
            | "colonies" | "wonders" | "construction" | "private" | "bought" | "used"
            | "charged" | "disgraced" => {
                let seat = after(tokens)?.seat(players)?;
                self.arrange_nation(word, seat, tokens)?;
                for seat in self.open.seats() {
                    self.open.nations[seat].refresh();
                }
                self.open.count_global();
                Ok(())
            }
            _ => Err(tokens.wrong(SET_UPS)),
        }
    }

    fn fact(&self, tokens: &mut Tokens<'_>) -> Result<Answer, NotationError> {
        self.fact(tokens)
    }
}

impl Nations {
    /// A line about the table.
    fn arrange_table(&mut self, word: &str, tokens: &mut Tokens<'_>) -> Result<(), NotationError> {
        let players = self.open.players();
        let open = &mut self.open;
        match word {
            "round" => {
                open.round = tokens.number(1, 8)? as u8;
                open.deck = open.agreed_deck(open.age());
                open.events = open.agreed_events(open.age());
            }
            "order" => {
                for place in 0..players {
                    open.order[place] = tokens.seat(players)?;
                }
                open.active = open.order[0];
            }
            "begin" => {
                let word = tokens.choose(&[
                    ("setup", 0),
                    ("round", 1),
                    ("growth", 2),
                    ("reveal", 3),
                    ("actions", 4),
                    ("production", 5),
                ])?;
                self.begin(word);
            }
            "active" => {
                open.active = tokens.seat(players)?;
                open.nations[open.active].deeds.began = true;
            }
            "actions" => open.actions = tokens.number(0, 2)? as u8,
            "deck" => {
                let mut deck = Deck::default();
                for card in cards(tokens, |_| true)? {
                    deck.cards |= 1 << card.index_in_age();
                    deck.left[card.kind() as usize] += 1;
                }
                open.deck = deck;
            }
            "card" => {
                let cell = Cell::read(tokens)?;
                let card = card_or_none(tokens, |_| true)?;
                if let Some(card) = card.filter(|card| open.may_draw(*card)) {
                    open.deck.cards &= !(1 << card.index_in_age());
                    open.deck.left[card.kind() as usize] -= 1;
                }
                open.offer(cell, card);
            }
            "event" => open.event = Some(event(tokens)?),
            "events" => {
                open.events = 0;
                while tokens.peek().is_some() {
                    open.events |= if open.is_solo() {
                        1 << tile(tokens)?.index_in_age()
                    } else {
                        1 << event(tokens)?.index_in_age()
                    };
                }
            }
            "tile" => open.tile = Some(tile(tokens)?),
            "architects" => open.architects = tokens.number(0, 15)? as u8,
            "war" => {
                let card = card_or_none(tokens, |kind| kind == Kind::War)?;
                open.war = match card {
                    None => None,
                    Some(card) => {
                        let strength = tokens.number(0, 40)? as i16;
                        let by = tokens.peek().map(|_| {
                            tokens.choose(&[("by", ())])?;
                            tokens.seat(players)
                        });
                        Some(War { card, strength, by: by.transpose()?, over: false })
                    }
                };
            }
            "passed" => {
                open.passes = 0;
                while tokens.peek().is_some() {
                    open.passes += 1;
                    let seat = tokens.seat(players)?;
                    open.nations[seat].deeds.passed = open.passes;
                }
            }
            _ => {
                while tokens.peek().is_some() {
                    let (key, value) =
                        key_value(tokens, &["strength", "stability", "books", "first"])?;
                    match key {
                        "strength" => open.opponent.strength = value,
                        "stability" => open.opponent.own_stability = value - open.all_stability,
                        "books" => open.opponent.books = value as u16,
                        _ => open.opponent.first = value > 0,
                    }
                }
            }
        }
        Ok(())
    }

    /// Goes to a step of the sequence of play.
    fn begin(&mut self, step: u8) {
        let open = &mut self.open;
        open.doing = Doing::Nothing;
        match step {
            0 => {
                open.round = 0;
                open.phase = Phase::Order;
                if open.is_solo() {
                    let order = crate::moves::Order::new(open.seats());
                    self.set_order(order, &mut |_| {});
                }
            }
            1 => self.begin_round(&mut |_| {}),
            2 => open.phase = Phase::Growth(0),
            3 => open.phase = Phase::Reveal,
            4 => {
                for seat in open.seats() {
                    open.nations[seat].deeds.began = false;
                }
                if open.is_solo() && open.opponent.first {
                    open.actions = 0;
                    open.phase = Phase::Roll;
                } else {
                    open.phase = Phase::Action;
                    self.start_turn(self.open.order[0], &mut |_| {});
                }
            }
            _ => self.begin_production(),
        }
        self.advance(&mut |_| {});
    }

    /// A line about one nation.
    fn arrange_nation(
        &mut self,
        word: &str,
        seat: Seat,
        tokens: &mut Tokens<'_>,
    ) -> Result<(), NotationError> {
        let all_stability = self.open.all_stability;
        let nation = &mut self.open.nations[seat];
        match word {
            "board" => {
                let people = People::read(tokens)?;
                let b = tokens.choose(&[("a", false), ("b", true)])?;
                let books = nation.has(Resource::Books);
                *nation = Nation::new(Board { people, b }, nation.growth);
                nation.goods[Resource::Books as usize] = books;
                nation.deeds.began = self.open.active == seat;
            }
            "has" => {
                while tokens.peek().is_some() {
                    let keys = ["gold", "stone", "food", "books", "vp"];
                    let (key, value) = key_value(tokens, &keys)?;
                    match Resource::named(key) {
                        Some(resource) => nation.goods[resource as usize] = value as u16,
                        None => nation.vp = value as u16,
                    }
                }
            }
            "stats" => {
                while tokens.peek().is_some() {
                    let (key, value) = key_value(tokens, &["strength", "stability"])?;
                    if key == "strength" {
                        nation.base[0] += value - nation.strength;
                    } else {
                        nation.base[1] += value - (nation.own_stability + all_stability);
                    }
                }
            }
            "workers" => {
                while tokens.peek().is_some() {
                    let keys = ["idle", "food", "stability", "above"];
                    let (key, value) = key_value(tokens, &keys)?;
                    match key {
                        "idle" => nation.idle = value as u8,
                        "food" => nation.track[0] = (value as u8).min(nation.spaces[0]),
                        "stability" => nation.track[1] = (value as u8).min(nation.spaces[1]),
                        _ => nation.above = value as u8,
                    }
                }
            }
            "slot" => {
                let slot = tokens.number(1, nation.slot_count() as u32)? as usize - 1;
                nation.slots[slot].card = card_or_none(tokens, Kind::is_worked)?;
                nation.slots[slot].workers = number_or(tokens, 0)?;
            }
            "man" => {
                let slot = tokens.take("a card of this nation that workers stand on", |word| {
                    Card::named(word).and_then(|card| nation.slot_of(card))
                })?;
                nation.slots[slot].workers = number_or(tokens, 1)?;
            }
            "advisor" | "tower" => {
                let card = card_or_none(tokens, |kind| kind == Kind::Advisor)?;
                nation.advisors[usize::from(word == "tower")] = card;
            }
            "colonies" => {
                nation.colonies = [None; 3];
                let colonies = cards(tokens, |kind| kind == Kind::Colony)?;
                for (space, card) in nation.colonies.iter_mut().zip(colonies) {
                    *space = Some(card);
                }
            }
            "wonders" => {
                nation.wonders = [None; 6];
                let wonders = cards(tokens, |kind| kind == Kind::Wonder)?;
                for (space, card) in nation.wonders.iter_mut().zip(wonders) {
                    *space = Some(card);
                }
            }
            "construction" => {
                nation.construction = card_or_none(tokens, |kind| kind == Kind::Wonder)?;
                nation.stages = number_or(tokens, 0)?;
            }
            "private" => {
                let site = match tokens.peek() {
                    Some("board") => {
                        tokens.next("board")?;
                        Site::BOARD
                    }
                    _ => {
                        let card = Card::read(tokens)?;
                        let court = nation.court().find(|(_, own)| *own == card);
                        court.map(|(site, _)| site).ok_or_else(|| tokens.wrong("an own card"))?
                    }
                };
                nation.private[site.index()] = number_or(tokens, 1)?;
            }
            "bought" => {
                while tokens.peek().is_some() {
                    let keys = ["wars", "battles", "colonies", "golden-ages"];
                    let (key, value) = key_value(tokens, &keys)?;
                    let count = value as u8;
                    match key {
                        "wars" => nation.deeds.wars = count,
                        "battles" => nation.deeds.battles = count,
                        "colonies" => nation.deeds.colonies = count,
                        _ => nation.deeds.golden_ages = count,
                    }
                }
            }
            "used" => {
                let card = Card::read(tokens)?;
                let court = nation.court().find(|(_, own)| *own == card);
                let (site, _) = court.ok_or_else(|| tokens.wrong("an own card"))?;
                nation.mark_used(site);
            }
            "charged" => {
                nation.deeds.charged = 0;
                while tokens.peek().is_some() {
                    nation.deeds.charged |= 1 << Resource::read(tokens)? as u8;
                }
            }
            _ => nation.deeds.disgraced = true,
        }
        Ok(())
    }
}

/// A card of a kind, or `none`.
fn card_or_none(
    tokens: &mut Tokens<'_>,
    fits: impl Fn(Kind) -> bool,
) -> Result<Option<Card>, NotationError> {
    if tokens.peek() == Some("none") {
        return tokens.next("none").map(|_| None);
    }
    tokens
        .take("a card that fits, or none", |word| Card::named(word).filter(|c| fits(c.kind())))
        .map(Some)
}

/// Cards of a kind up to the end of the line, or `none`.
fn cards(tokens: &mut Tokens<'_>, fits: impl Fn(Kind) -> bool) -> Result<Vec<Card>, NotationError> {
    let mut cards = Vec::new();
    while tokens.peek().is_some() {
        cards.extend(card_or_none(tokens, &fits)?);
    }
    Ok(cards)
}

/// A small number, if there is one.
fn number_or(tokens: &mut Tokens<'_>, otherwise: u8) -> Result<u8, NotationError> {
    match tokens.peek() {
        Some(_) => tokens.number(0, 20).map(|number| number as u8),
        None => Ok(otherwise),
    }
}

fn event(tokens: &mut Tokens<'_>) -> Result<EventCard, NotationError> {
    tokens.take("an event such as taoism", EventCard::named)
}

fn tile(tokens: &mut Tokens<'_>) -> Result<Tile, NotationError> {
    tokens.take("a tile such as 1-3", Tile::named)
}

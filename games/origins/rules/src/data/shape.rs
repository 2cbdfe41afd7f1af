//! The entries of a data file as they are written: which fields they have, and of which kind.

use serde::Deserialize;

use super::check::RawOp;

#[derive(Deserialize)]
pub struct Meta {
    pub data_version: String,
    pub colours: Vec<String>,
    pub temples: Vec<String>,
}

#[derive(Deserialize)]
pub struct Components {
    pub tower_discs_per_colour: u8,
    pub bases_per_player: u8,
    pub citizen_dice_per_colour: u8,
    pub speaker_dice: u8,
    pub speaker_faces: [u8; 6],
    pub district_cards: u8,
    pub zodiac_cards: u8,
    pub bonus_tiles: u8,
    pub building_tiles_per_colour: u8,
}

#[derive(Deserialize)]
pub struct ByPlayers {
    pub p2: u8,
    pub p3: u8,
    pub p4: u8,
}

#[derive(Deserialize)]
pub struct Stock {
    pub stone: u16,
    pub food: u16,
    pub wisdom: u16,
    pub gold: u16,
}

#[derive(Deserialize)]
pub struct Setup {
    pub citizen_dice_left_in_box_per_colour: ByPlayers,
    pub speaker_dice_used: ByPlayers,
    pub district_cards_used: ByPlayers,
    pub gold_per_district_card: u8,
    pub ship_start_value: u8,
    pub zodiac_cards_used: u8,
    pub tower_pool_base_per_colour: u8,
    pub tower_discs_per_player_per_colour: u8,
    pub start_resources: Stock,
    pub start_bases: u8,
    pub bases_on_population_track: u8,
    pub draft_dice_per_colour: u8,
}

#[derive(Deserialize)]
pub struct SoloSetup {
    pub citizen_dice_left_in_box_per_colour: u8,
    pub speaker_dice_used: u8,
}

#[derive(Deserialize)]
pub struct SoloRaw {
    pub rounds: u8,
    pub district_cards_used: u8,
    pub target_vp: u16,
    pub target_vp_per_condition: u16,
    pub conditions: Vec<Condition>,
    pub alien_disc_space_by_round: Vec<u8>,
    pub zodiac_kept_at_round_end: u8,
}

#[derive(Deserialize)]
pub struct Condition {
    pub tile_colour: String,
    pub place: u8,
}

#[derive(Deserialize)]
pub struct Effect {
    pub effect: Vec<RawOp>,
}

#[derive(Deserialize)]
pub struct PlaceRaw {
    pub index: u8,
    pub upper: Effect,
    pub lower: Effect,
}

#[derive(Deserialize)]
pub struct BonusRaw {
    pub colour: String,
    pub effect: Vec<RawOp>,
}

#[derive(Deserialize)]
pub struct BuildingPool {
    pub wisdom_cost_top_to_bottom: [u8; 5],
}

#[derive(Deserialize)]
pub struct CitizenPool {
    pub wisdom_cost_left_to_right: [u8; 5],
}

#[derive(Deserialize)]
pub struct Population {
    pub food_cost_left_to_right: [u8; 4],
    pub last_base_vp: u8,
}

#[derive(Deserialize)]
pub struct Advisors {
    pub vp_left_to_right: [u8; 5],
}

#[derive(Deserialize)]
pub struct TempleTrack {
    pub vp_by_space: Vec<u8>,
    pub top_index: usize,
}

#[derive(Deserialize)]
pub struct MilitaryRaw {
    pub spaces_total: u8,
    pub borders_before_space: Vec<u8>,
    pub reset_space_after_border: Vec<u8>,
    pub last_space: u8,
    pub last_space_vp: u8,
    pub spaces: Vec<SpaceRaw>,
}

#[derive(Deserialize)]
pub struct SpaceRaw {
    pub index: u8,
    pub effect: Vec<RawOp>,
}

#[derive(Deserialize)]
pub struct StartRaw {
    pub id: String,
    pub ability: Vec<RawOp>,
}

#[derive(Deserialize)]
pub struct BuildingRaw {
    pub id: String,
    pub colour: String,
    pub stone_cost: u8,
    pub copies: u8,
    pub ability: Vec<RawOp>,
}

#[derive(Deserialize)]
pub struct ZodiacRaw {
    pub id: String,
    pub trigger: String,
    pub mode: String,
    pub effect: Vec<RawOp>,
}

#[derive(Deserialize)]
pub struct CardRaw {
    pub id: String,
    pub corner: String,
    pub arms: [String; 2],
    pub towers: Vec<String>,
    pub vp_first: u8,
    pub vp_again: u8,
}

//! The data of `data/*.toml`, checked and written as tables by `build.rs`.

use crate::amount::{Amounts, Resource};
use crate::board::BoardFacts;
use crate::card::{Facts, Kind, Kinds, Level, Names};
use crate::effect::{Effect, If, Modifier, On, Per, Sel, Source, Target, Verb};
use crate::event_card::{EventFacts, Half, TileFacts};

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

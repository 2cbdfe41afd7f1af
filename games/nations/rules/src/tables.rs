//! The data of `data/*.toml`, checked and written as tables by `build.rs`.

use crate::amount::{Amounts, Resource};
use crate::card::{BoardFacts, EventFacts, Facts, Half, Kind, Kinds, Level, Names, TileFacts};
use crate::effect::{Effect, If, Modifier, On, Per, Sel, Source, Target, Verb};

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

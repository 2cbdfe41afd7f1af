//! The evaluation function: what a position is worth to each seat, as its share of the victory.
//!
//! A judge describes a position by named features, one row for each seat. The model scores every row
//! with the same weights, and a softmax over the scores predicts the shares. The score is linear, with
//! weights interpolated between the opening and the end, plus one small hidden layer of rectified
//! linear units (ReLU).

use std::fmt::Write as _;

use table::{Game, Phrase, Seat, Turn};

use crate::Judge;

/// The most features a game may have.
pub const WIDTH: usize = 64;

/// The most hidden units a model may have.
pub const MOST_HIDDEN: usize = 64;

/// The value of a position for each seat: its expected share of the victory, from 0 to 1.
pub type Values = [f32; Seat::MAX];

/// The features of a position, as the model takes them: a feature vector for each seat.
pub struct Sheet {
    /// How far the game has progressed, from 0 to 1.
    pub progress: f32,
    /// The features of each seat, in the order of [`Judge::FEATURES`].
    pub rows: [[f32; WIDTH]; Seat::MAX],
}

impl Sheet {
    /// The features of a position.
    pub fn of<J: Judge>(game: &J::Game) -> Sheet {
        let mut sheet = Sheet { progress: 0.0, rows: [[0.0; WIDTH]; Seat::MAX] };
        J::features(game, &mut sheet);
        sheet
    }
}

/// Learned weights that evaluate the positions of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    /// For each feature its weight in the opening, and what is added to that by the end.
    pub linear: Vec<[f32; 2]>,
    /// The weights into the hidden units: a row for each feature, then one for progress and one for
    /// the bias.
    pub inner: Vec<f32>,
    /// The weight of each hidden unit's output.
    pub outer: Vec<f32>,
}

/// Why a file of weights cannot be read.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// A line is not what was expected.
    #[error("line {line}: expected {expected}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What should stand there.
        expected: String,
    },
    /// The file ends early.
    #[error("the file ends early: expected {0}")]
    Short(String),
}

impl Model {
    /// A model with this many hidden units and all weights 0: it expects the same for every seat.
    pub fn new(features: usize, hidden: usize) -> Model {
        Model {
            linear: vec![[0.0; 2]; features],
            inner: vec![0.0; (features + 2) * hidden],
            outer: vec![0.0; hidden],
        }
    }

    /// The score of a feature vector (the logit of its seat).
    pub fn score(&self, row: &[f32; WIDTH], progress: f32) -> f32 {
        let mut sum = 0.0;
        for (value, [early, later]) in row.iter().zip(&self.linear) {
            sum += value * (early + progress * later);
        }
        if self.outer.is_empty() {
            return sum;
        }
        let mut units = [0.0; MOST_HIDDEN];
        let units = &mut units[..self.outer.len()];
        self.units(row, progress, units);
        sum + units.iter().zip(&self.outer).map(|(unit, outer)| unit.max(0.0) * outer).sum::<f32>()
    }

    /// The hidden units before rectification.
    pub fn units(&self, row: &[f32; WIDTH], progress: f32, units: &mut [f32]) {
        let hidden = units.len();
        let (features, rest) = self.inner.split_at(self.linear.len() * hidden);
        let (by_progress, bias) = rest.split_at(hidden);
        for ((unit, by_progress), bias) in units.iter_mut().zip(by_progress).zip(bias) {
            *unit = bias + progress * by_progress;
        }
        for (value, weights) in row.iter().zip(features.chunks_exact(hidden)) {
            if *value != 0.0 {
                for (unit, weight) in units.iter_mut().zip(weights) {
                    *unit += value * weight;
                }
            }
        }
    }

    /// The score of each seat.
    pub fn scores(&self, sheet: &Sheet, players: usize) -> Values {
        let mut values = [0.0; Seat::MAX];
        for (value, row) in values.iter_mut().zip(&sheet.rows).take(players) {
            *value = self.score(row, sheet.progress);
        }
        values
    }

    /// The predicted share of each seat: the softmax of the scores.
    pub fn predict(&self, sheet: &Sheet, players: usize) -> Values {
        let mut values = self.scores(sheet, players);
        softmax(&mut values[..players]);
        values
    }

    /// Multiplies every score by a factor, as an inverse temperature does.
    pub fn scale(&mut self, factor: f32) {
        let weights = self.linear.as_flattened_mut().iter_mut().chain(&mut self.outer);
        weights.for_each(|weight| *weight *= factor);
    }

    /// The value of a position for each seat: predicted, or the result once the game is over.
    pub fn judge<J: Judge>(&self, game: &J::Game) -> Values {
        if game.turn() == Turn::Over {
            return result::<J>(game);
        }
        self.predict(&Sheet::of::<J>(game), game.players())
    }

    /// Writes the weights as a file, for a game with these features. `head` becomes comments.
    pub fn write(&self, names: &[&str], head: &str) -> String {
        let mut text: String = head.lines().map(|line| format!("# {line}\n")).collect();
        let hidden = self.outer.len();
        let _ = writeln!(text, "hidden {hidden}");
        let mut row = |name: &str, linear: &[f32], units: &[f32]| {
            text.push_str(name);
            for number in linear.iter().chain(units) {
                let _ = write!(text, " {number}"); // the shortest text that reads back the same
            }
            text.push('\n');
        };
        let inner = |index: usize| &self.inner[index * hidden..(index + 1) * hidden];
        for (index, (name, linear)) in names.iter().zip(&self.linear).enumerate() {
            row(name, linear, inner(index));
        }
        row("progress", &[], inner(names.len()));
        row("one", &[], inner(names.len() + 1));
        row("outer", &[], &self.outer);
        text
    }

    /// Reads a file of weights for a game with these features.
    pub fn read(names: &[&str], text: &str) -> Result<Model, WeightsError> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let mut row = |name: &str, count: usize| -> Result<Vec<f32>, WeightsError> {
            let expected = || format!("`{name}` and {count} numbers");
            let (line, text) = lines.next().ok_or_else(|| WeightsError::Short(expected()))?;
            let mut words = text.split_ascii_whitespace();
            let named = words.next() == Some(name);
            let number = |word: &str| word.parse().ok().filter(|number: &f32| number.is_finite());
            let numbers: Option<Vec<f32>> = words.map(number).collect();
            numbers
                .filter(|numbers| named && numbers.len() == count)
                .ok_or_else(|| WeightsError::Line { line: line + 1, expected: expected() })
        };
        let hidden = row("hidden", 1)?[0];
        if !(0.0..=MOST_HIDDEN as f32).contains(&hidden) {
            let expected = format!("at most {MOST_HIDDEN} hidden units");
            return Err(WeightsError::Line { line: 1, expected });
        }
        let hidden = hidden as usize;
        let mut model = Model { linear: Vec::new(), inner: Vec::new(), outer: Vec::new() };
        for name in names {
            let numbers = row(name, 2 + hidden)?;
            model.linear.push([numbers[0], numbers[1]]);
            model.inner.extend(&numbers[2..]);
        }
        model.inner.extend(row("progress", hidden)?);
        model.inner.extend(row("one", hidden)?);
        model.outer = row("outer", hidden)?;
        Ok(model)
    }
}

/// Softmax: turns scores into shares that add up to 1. A single score goes through the logistic
/// function instead and becomes a chance of success.
pub fn softmax(scores: &mut [f32]) {
    if let [alone] = scores {
        *alone = 1.0 / (1.0 + (-*alone).exp());
        return;
    }
    let highest = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = (*score - highest).exp();
        sum += *score;
    }
    scores.iter_mut().for_each(|score| *score /= sum);
}

/// The value of a game that is over: the share of the victory each seat got.
pub fn result<J: Judge>(game: &J::Game) -> Values {
    let mut values = [0.0; Seat::MAX];
    let Some(outcome) = game.outcome() else { return values };
    for seat in Seat::all(game.players()) {
        values[seat.index()] = outcome.share(seat) as f32;
    }
    if game.players() == 1 {
        // Alone, points count: par is worth one half.
        values[0] = (outcome.scores[0][0] as f32 / (2.0 * J::par(game))).clamp(0.0, 1.0);
    }
    values
}

/// The message over a list of moves with their predictions, for this many players.
pub fn prediction_heading(players: usize) -> &'static str {
    if players == 1 { "table-hint-best-alone" } else { "table-hint-best" }
}

/// A predicted share in words: a chance, or in a solo game the points it stands for.
pub fn prediction<J: Judge>(game: &J::Game, share: f32) -> Phrase {
    let (key, whole) = if game.players() == 1 {
        ("table-about", 2.0 * J::par(game))
    } else {
        ("table-percent", 100.0)
    };
    Phrase::new(key).with("count", (share.clamp(0.0, 1.0) * whole).round() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_read_back() {
        let mut model = Model::new(2, 3);
        model.linear = vec![[0.1, -2.0], [1e-9, 3.3333333]];
        model.inner.iter_mut().enumerate().for_each(|(index, weight)| *weight = index as f32 / 7.0);
        model.outer = vec![1.0, -1.0, 0.5];
        let text = model.write(&["points", "hope"], "made by hand\nfor a test");
        assert!(
            text.starts_with("# made by hand\n# for a test\nhidden 3\npoints 0.1 -2 "),
            "{text}"
        );
        assert_eq!(Model::read(&["points", "hope"], &text), Ok(model));
        let error = Model::read(&["points", "fear"], &text).unwrap_err();
        assert_eq!(error.to_string(), "line 5: expected `fear` and 5 numbers");
        assert!(Model::read(&["points"], "").unwrap_err().to_string().contains("ends early"));
        assert!(Model::read(&[], "hidden 1e9").is_err());
    }

    #[test]
    fn softmax_adds_up_to_one_and_follows_the_scores() {
        let mut scores = [2.0, 1.0, 1.0];
        softmax(&mut scores);
        assert!((scores.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(scores[0] > 0.5 && scores[1] == scores[2]);
        let mut alone = [0.0];
        softmax(&mut alone);
        assert_eq!(alone, [0.5]);
    }
}

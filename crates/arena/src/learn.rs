//! Learning from self-play by temporal differences, TD(λ) on shares of the victory.
//!
//! The model plays against itself, one move ahead and with some exploration. The target of a position
//! mixes the result of the game with the model's predictions for the positions that followed. The loss
//! is the cross entropy between targets and predictions; its gradient is followed with Adam.
//!
//! Everything is determined by the seed. A learner written to a file continues where it stopped.

use std::fmt::Write as _;

use bots::{Judge, Model, Sheet, Values, one_ply, result};
use table::{Fast, Game, Options, OptionsError, Rng, Seat, Turn, Viewer};

use crate::Calibration;

/// Games played between two updates of the weights.
const BATCH: u64 = 128;

/// TD(λ): how much of a target comes from the later positions and the result, instead of the
/// prediction for the next position.
const LAMBDA: f32 = 0.85;

/// How moves are chosen in self-play. Over thousands of games one determinization is enough.
const CARE: one_ply::Care =
    one_ply::Care { deals: 1, moves: 40, widths: &[4, 3, 2, 2], temperature: 0.1 };

/// ε-greedy exploration: one move in this many is uniformly random.
const EXPLORE_ONE_IN: u32 = 40;

/// Samples in a minibatch: one step of Adam each.
const MINIBATCH: usize = 32;

/// Passes over the samples of a batch.
const EPOCHS: usize = 2;

/// A position of a game and its target.
struct Sample {
    sheet: Sheet,
    target: Values,
}

/// Calibration games: held out from learning. For each position the scores and the result.
#[derive(Default)]
pub struct CalibrationGames {
    /// Games played so far.
    pub count: u64,
    positions: Vec<(Values, Values)>,
}

/// Weights that are being learned.
pub struct Learner {
    model: Model,
    /// The moment estimates of Adam: moving averages of the gradient and of its square.
    mean: Model,
    square: Model,
    /// Batches learned from.
    batches: u64,
    seed: u64,
}

/// How well a batch was predicted, before the model learned from it.
#[derive(Copy, Clone, Debug)]
pub struct Step {
    /// Games played so far.
    pub games: u64,
    /// The loss: mean cross entropy of its positions.
    pub loss: f32,
    /// The expected calibration error.
    pub calibration: f64,
}

impl Learner {
    /// A learner that begins with all weights 0.
    pub fn new<J: Judge>(hidden: usize, seed: u64) -> Learner {
        Learner::from(Model::new(J::FEATURES.len(), 0), hidden, seed)
    }

    /// A learner that begins with these weights and has at least this many hidden units. The inner
    /// weights of new units are random to break symmetry, their outer weights are 0, so that the
    /// predictions do not change.
    pub fn from(mut model: Model, hidden: usize, seed: u64) -> Learner {
        let (rows, known) = (model.linear.len() + 2, model.outer.len());
        if hidden > known {
            let mut rng = Fast::new(seed);
            let mut inner = Vec::with_capacity(rows * hidden);
            for row in 0..rows {
                inner.extend(&model.inner[row * known..(row + 1) * known]);
                inner
                    .extend((known..hidden).map(|_| (rng.below(2001) as f32 / 1000.0 - 1.0) * 0.2));
            }
            model.inner = inner;
            model.outer.resize(hidden, 0.0);
        }
        let blank = Model::new(model.linear.len(), model.outer.len());
        Learner { mean: blank.clone(), square: blank, model, batches: 0, seed }
    }

    /// The weights so far.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Games learned from so far.
    pub fn games(&self) -> u64 {
        self.batches * BATCH
    }

    /// A checkpoint: everything that is needed to continue later.
    pub fn write<J: Judge>(&self, head: &str) -> String {
        let head = format!("{head}\nseed {} batches {}", self.seed, self.batches);
        let mut text = self.model.write(J::FEATURES, &head);
        for part in [&self.mean, &self.square] {
            let _ = write!(text, "---\n{}", part.write(J::FEATURES, ""));
        }
        text
    }

    /// Reads a checkpoint.
    pub fn read<J: Judge>(text: &str) -> Result<Learner, bots::WeightsError> {
        let mut parts = text.split("---\n");
        let mut part = || Model::read(J::FEATURES, parts.next().unwrap_or_default());
        let (model, mean, square) = (part()?, part()?, part()?);
        let missing = || bots::WeightsError::Short("`# seed N batches N`".to_owned());
        let line =
            text.lines().find_map(|line| line.strip_prefix("# seed ")).ok_or_else(missing)?;
        let (seed, batches) = line.split_once(" batches ").ok_or_else(missing)?;
        let number = |text: &str| text.parse().map_err(|_| missing());
        Ok(Learner { model, mean, square, seed: number(seed)?, batches: number(batches)? })
    }

    /// Plays a batch of games on this many threads and learns from them at this learning rate.
    pub fn step<J: Judge>(
        &mut self,
        options: &Options,
        rate: f32,
        threads: usize,
    ) -> Result<Step, OptionsError> {
        let first = self.games();
        let samples = self.play::<J>(options, first, true, threads)?;
        let players = options.players();
        let (loss, calibration) = self.evaluate(&samples, players);
        let mut order: Vec<usize> = (0..samples.len()).collect();
        let mut rng = Fast::new(self.seed.wrapping_add(first));
        for _ in 0..EPOCHS {
            rng.shuffle(&mut order);
            for minibatch in order.chunks(MINIBATCH) {
                let mut gradient = Model::new(J::FEATURES.len(), self.model.outer.len());
                for index in minibatch {
                    add_gradient(&self.model, &samples[*index], players, &mut gradient);
                }
                self.adam(&gradient, rate, minibatch.len() as f32);
            }
        }
        self.batches += 1;
        Ok(Step { games: self.games(), loss, calibration })
    }

    /// Plays a batch, beginning with the game of this number. Returns the positions of all games.
    fn play<J: Judge>(
        &self,
        options: &Options,
        first: u64,
        explores: bool,
        threads: usize,
    ) -> Result<Vec<Sample>, OptionsError> {
        let (model, seed) = (&self.model, self.seed);
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads as u64)
                .map(|thread| {
                    scope.spawn(move || {
                        let games = (first + thread..first + BATCH).step_by(threads);
                        games
                            .map(|game| {
                                self_play::<J>(model, options, seed ^ (game << 20), explores)
                            })
                            .collect()
                    })
                })
                .collect();
            let mut lists: Vec<std::vec::IntoIter<Vec<Sample>>> = Vec::new();
            for worker in workers {
                let list: Result<Vec<Vec<Sample>>, OptionsError> =
                    worker.join().expect("no game panics");
                lists.push(list?.into_iter());
            }
            // In the order of the games, however many threads there are.
            let games = (0..BATCH as usize).filter_map(|game| lists[game % threads].next());
            Ok(games.flatten().collect())
        })
    }

    /// Plays a batch of calibration games, as level 2 does. Their numbers follow those of the games it
    /// learned from.
    pub fn play_calibration_games<J: Judge>(
        &self,
        options: &Options,
        games: &mut CalibrationGames,
        threads: usize,
    ) -> Result<(), OptionsError> {
        let samples = self.play::<J>(options, self.games() + games.count, false, threads)?;
        games.count += BATCH;
        let players = options.players();
        let scored = |sample: &Sample| (self.model.scores(&sample.sheet, players), sample.target);
        games.positions.extend(samples.iter().map(scored));
        Ok(())
    }

    /// Calibrates the model by temperature scaling: multiplies all scores by the factor that minimizes
    /// the cross entropy of these games, and returns it. Which position is better stays the same.
    pub fn calibrate(&mut self, games: &CalibrationGames, players: usize) -> f32 {
        // The cross entropy is convex in the factor: bisect for the root of its derivative.
        let derivative = |factor: f32| -> f64 {
            let of = |(scores, target): &(Values, Values)| -> f64 {
                let mut predicted = scores.map(|score| score * factor);
                bots::softmax(&mut predicted[..players]);
                let seats = predicted.iter().zip(target).zip(scores).take(players);
                seats.map(|((share, target), score)| f64::from((share - target) * score)).sum()
            };
            games.positions.iter().map(of).sum()
        };
        let (mut low, mut high) = (0.25, 4.0);
        for _ in 0..20 {
            let middle = (low + high) / 2.0;
            *(if derivative(middle) < 0.0 { &mut low } else { &mut high }) = middle;
        }
        let factor = (low + high) / 2.0;
        self.model.scale(factor);
        factor
    }

    /// The mean cross entropy of the predictions, and their expected calibration error.
    fn evaluate(&self, samples: &[Sample], players: usize) -> (f32, f64) {
        let mut loss = 0.0;
        let mut calibration = Calibration::default();
        for sample in samples {
            let values = self.model.predict(&sample.sheet, players);
            for (value, target) in values.iter().zip(sample.target).take(players) {
                loss -= target * value.max(1e-6).ln();
                if players == 1 {
                    loss -= (1.0 - target) * (1.0 - value).max(1e-6).ln();
                }
                calibration.add(*value, target);
            }
        }
        (loss / samples.len().max(1) as f32, calibration.error())
    }

    /// One step of Adam (without bias correction) along the mean of `count` summed gradients.
    fn adam(&mut self, gradient: &Model, rate: f32, count: f32) {
        let step = |weight: &mut f32, mean: &mut f32, square: &mut f32, gradient: f32| {
            let gradient = gradient / count;
            *mean += 0.1 * (gradient - *mean);
            *square += 0.001 * (gradient * gradient - *square);
            *weight -= rate * *mean / (square.sqrt() + 1e-5);
        };
        let (model, mean, square) = (&mut self.model, &mut self.mean, &mut self.square);
        let weights = each(model).zip(each(mean)).zip(each(square));
        let gradients = gradient.linear.as_flattened().iter();
        let gradients = gradients.chain(&gradient.inner).chain(&gradient.outer);
        for (((weight, mean), square), gradient) in weights.zip(gradients) {
            step(weight, mean, square, *gradient);
        }
    }
}

/// Every weight of a model.
fn each(model: &mut Model) -> impl Iterator<Item = &mut f32> {
    let linear = model.linear.as_flattened_mut().iter_mut();
    linear.chain(&mut model.inner).chain(&mut model.outer)
}

/// Adds the gradient of a sample's cross entropy, by backpropagation. For a softmax the derivative by
/// a score is the prediction less the target.
fn add_gradient(model: &Model, sample: &Sample, players: usize, gradient: &mut Model) {
    let values = model.predict(&sample.sheet, players);
    let progress = sample.sheet.progress;
    let hidden = model.outer.len();
    let mut units = [0.0; bots::MOST_HIDDEN];
    let seats = sample.sheet.rows.iter().zip(values).zip(sample.target).take(players);
    for ((row, value), target) in seats {
        let off = value - target;
        for (linear, value) in gradient.linear.iter_mut().zip(row) {
            linear[0] += off * value;
            linear[1] += off * value * progress;
        }
        if hidden == 0 {
            continue;
        }
        let units = &mut units[..hidden];
        model.units(row, progress, units);
        for (outer, unit) in gradient.outer.iter_mut().zip(units.iter()) {
            *outer += off * unit.max(0.0);
        }
        for (unit, outer) in units.iter_mut().zip(&model.outer) {
            *unit = if *unit > 0.0 { off * outer } else { 0.0 };
        }
        let inputs = row.iter().take(model.linear.len()).chain([&progress, &1.0]);
        for (weights, value) in gradient.inner.chunks_exact_mut(hidden).zip(inputs) {
            if *value != 0.0 {
                for (weight, unit) in weights.iter_mut().zip(units.iter()) {
                    *weight += unit * value;
                }
            }
        }
    }
}

/// A game of the model against itself: its quiet positions with their targets. Without exploration it
/// plays as level 2 does, and every target is the result (λ = 1).
fn self_play<J: Judge>(
    model: &Model,
    options: &Options,
    seed: u64,
    explores: bool,
) -> Result<Vec<Sample>, OptionsError> {
    let (care, lambda) = if explores { (CARE, LAMBDA) } else { (one_ply::Care::FULL, 1.0) };
    let mut rng = Fast::new(seed);
    let mut game = J::Game::new(options)?;
    let mut samples = Vec::new();
    // A few random moves first, so that no two games are alike.
    let mut opening = if explores { rng.below(8) } else { 0 };
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let c = game.sample(&mut rng);
                game.apply_chance(c, &mut |_| {});
            }
            Turn::Decide(seat) => {
                let m = if opening > 0 || explores && rng.below(EXPLORE_ONE_IN) == 0 {
                    opening = opening.saturating_sub(1);
                    game.random_move(&mut rng)
                } else {
                    let view = game.view(Viewer::Seat(seat));
                    one_ply::choose::<J>(model, &view, care, &mut rng)
                };
                game.apply(m, &mut |_| {});
                if J::quiet(&game) && game.turn() != Turn::Over {
                    samples.push(Sample { sheet: Sheet::of::<J>(&game), target: [0.0; Seat::MAX] });
                }
            }
        }
    }
    let players = options.players();
    let mut target = result::<J>(&game);
    for sample in samples.iter_mut().rev() {
        sample.target = target;
        let predicted = model.predict(&sample.sheet, players);
        for (target, predicted) in target.iter_mut().zip(predicted).take(players) {
            *target = lambda * *target + (1.0 - lambda) * predicted;
        }
    }
    Ok(samples)
}

#[cfg(test)]
mod tests {
    use games::{GameId, with_game, with_title};

    use super::*;

    /// The game with the smallest positions, which is played quickest.
    fn smallest() -> GameId {
        let size = |id: &GameId| with_game!(*id, G => size_of::<G>());
        GameId::ALL.into_iter().min_by_key(size).unwrap()
    }

    fn options<J: Judge>() -> Options {
        Options::new(&J::Game::INFO, 2, []).unwrap()
    }

    fn learn<J: Judge>(learner: &mut Learner, steps: usize, threads: usize) -> Step {
        let step = |_| learner.step::<J>(&options::<J>(), 0.01, threads).unwrap();
        (0..steps).map(step).last().unwrap()
    }

    fn learns<J: Judge>() {
        let mut learner = Learner::new::<J>(2, 7);
        let first = learn::<J>(&mut learner, 1, 2);
        let last = learn::<J>(&mut learner, 15, 2);
        assert_eq!(last.games, 16 * BATCH);
        assert!((first.loss - 2f32.ln()).abs() < 1e-3, "it knows nothing: {}", first.loss);
        assert!(last.loss < 0.95 * first.loss, "{} {}", first.loss, last.loss);
    }

    #[test]
    fn it_learns() {
        with_title!(smallest(), T => learns::<T>());
    }

    fn calibrates<J: Judge>() {
        let mut learner = Learner::new::<J>(2, 7);
        learn::<J>(&mut learner, 2, 2);
        let mut games = CalibrationGames::default();
        learner.play_calibration_games::<J>(&options::<J>(), &mut games, 2).unwrap();
        assert_eq!(games.count, BATCH);
        let known = learner.model().clone();
        let factor = learner.calibrate(&games, 2);
        let cross_entropy = |scale: f32| -> f32 {
            let of = |(scores, target): &(Values, Values)| -> f32 {
                let mut predicted = scores.map(|score| scale * score);
                bots::softmax(&mut predicted[..2]);
                -(0..2).map(|seat| target[seat] * predicted[seat].ln()).sum::<f32>()
            };
            games.positions.iter().map(of).sum::<f32>() / games.positions.len() as f32
        };
        let least = cross_entropy(factor);
        assert!(
            [1.0, 0.9 * factor, 1.1 * factor].iter().all(|scale| cross_entropy(*scale) > least)
        );
        let sheet = Sheet::of::<J>(&J::Game::new(&options::<J>()).unwrap());
        let score = |model: &Model| model.score(&sheet.rows[0], sheet.progress);
        assert!((score(learner.model()) - factor * score(&known)).abs() < 1e-3);
        // Doubling all weights is undone.
        let mut doubled = Learner::from(known, 0, 7);
        doubled.model.scale(2.0);
        let twice =
            |(scores, target): &(Values, Values)| (scores.map(|score| 2.0 * score), *target);
        let positions = games.positions.iter().map(twice).collect();
        let half = doubled.calibrate(&CalibrationGames { positions, ..games }, 2);
        assert!((half - factor / 2.0).abs() < 1e-3, "{half} {factor}");
    }

    #[test]
    fn it_becomes_as_sure_as_it_is_right() {
        with_title!(smallest(), T => calibrates::<T>());
    }

    fn widens<J: Judge>() {
        let mut known = Learner::new::<J>(1, 7);
        learn::<J>(&mut known, 1, 2);
        let wider = Learner::from(known.model().clone(), 3, 8);
        assert_eq!(wider.model().outer.len(), 3);
        let game = J::Game::new(&options::<J>()).unwrap();
        assert_eq!(wider.model().judge::<J>(&game), known.model().judge::<J>(&game));
        let narrower = Learner::from(known.model().clone(), 0, 8);
        assert_eq!(narrower.model(), known.model());
    }

    #[test]
    fn hidden_units_can_be_added_to_what_is_known() {
        with_title!(smallest(), T => widens::<T>());
    }

    fn continues<J: Judge>() {
        let mut whole = Learner::new::<J>(2, 7);
        learn::<J>(&mut whole, 2, 1);
        let mut first = Learner::new::<J>(2, 7);
        learn::<J>(&mut first, 1, 2);
        let text = first.write::<J>("a head");
        let mut second = Learner::read::<J>(&text).unwrap();
        learn::<J>(&mut second, 1, 3);
        assert_eq!(second.model(), whole.model());
        assert!(Learner::read::<J>(&text.replace("# seed", "# need")).is_err());
        assert!(Learner::read::<J>("").is_err());
    }

    #[test]
    fn it_goes_on_where_it_stopped_and_threads_make_no_difference() {
        with_title!(smallest(), T => continues::<T>());
    }
}

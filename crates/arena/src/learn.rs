//! Learning from self-play: games by the model itself, one move ahead with some daring, and each
//! position drawn towards what came after it (TD(λ) on shares of the victory).
//!
//! Everything follows from the seed. A learner written to a file goes on where it stopped.

use std::fmt::Write as _;

use bots::{Judge, Model, Sheet, Values, one_ply, result};
use table::{Fast, Game, Options, OptionsError, Rng, Seat, Turn, Viewer};

use crate::Calibration;

/// Games between two looks at the weights.
const BATCH: u64 = 128;

/// How much a position is drawn towards the result instead of the judgement of the next position.
const LAMBDA: f32 = 0.85;

/// How moves are chosen in self-play: one deal is enough where a thousand games follow.
const CARE: one_ply::Care =
    one_ply::Care { deals: 1, moves: 40, widths: &[4, 3, 2, 2], temperature: 0.1 };

/// One move in so many is any legal one.
const WILD: u32 = 40;

/// Samples between two steps of the weights.
const STRIDE: usize = 32;

/// How often the samples of a batch are used.
const EPOCHS: usize = 2;

/// A position of a game, and what came of it.
struct Sample {
    sheet: Sheet,
    target: Values,
}

/// Games that nobody learns from: the scores of each position, and what each seat got in the end.
#[derive(Default)]
pub struct Trials {
    /// Games played so far.
    pub games: u64,
    positions: Vec<(Values, Values)>,
}

/// Weights that are being learned.
pub struct Learner {
    model: Model,
    /// The moving averages of Adam.
    mean: Model,
    square: Model,
    /// Batches done.
    batches: u64,
    seed: u64,
}

/// How a batch went.
#[derive(Copy, Clone, Debug)]
pub struct Step {
    /// Games played so far.
    pub games: u64,
    /// The surprise at the results of the batch, before anything was learned from it.
    pub loss: f32,
    /// How far the predicted shares were from the real ones, on average over tenths.
    pub calibration: f64,
}

impl Learner {
    /// A learner that knows nothing.
    pub fn new<J: Judge>(hidden: usize, seed: u64) -> Learner {
        Learner::from(Model::new(J::FEATURES.len(), 0), hidden, seed)
    }

    /// A learner that begins with these weights, and at least so many hidden units. New ones begin
    /// at random, or they would stay alike, and add nothing at first.
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

    /// The weights now.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Games played so far.
    pub fn games(&self) -> u64 {
        self.batches * BATCH
    }

    /// Everything needed to go on later.
    pub fn write<J: Judge>(&self, head: &str) -> String {
        let head = format!("{head}\nseed {} batches {}", self.seed, self.batches);
        let mut text = self.model.write(J::FEATURES, &head);
        for part in [&self.mean, &self.square] {
            let _ = write!(text, "---\n{}", part.write(J::FEATURES, ""));
        }
        text
    }

    /// Reads what [`Learner::write`] wrote.
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

    /// Plays a batch of games on so many threads and learns from them. `rate` is how fast.
    pub fn step<J: Judge>(
        &mut self,
        options: &Options,
        rate: f32,
        threads: usize,
    ) -> Result<Step, OptionsError> {
        let first = self.games();
        let samples = self.play::<J>(options, first, true, threads)?;
        let players = options.players();
        let (loss, calibration) = self.surprise(&samples, players);
        let mut order: Vec<usize> = (0..samples.len()).collect();
        let mut rng = Fast::new(self.seed.wrapping_add(first));
        for _ in 0..EPOCHS {
            rng.shuffle(&mut order);
            for stride in order.chunks(STRIDE) {
                let mut slope = Model::new(J::FEATURES.len(), self.model.outer.len());
                for index in stride {
                    lean(&self.model, &samples[*index], players, &mut slope);
                }
                self.adam(&slope, rate, stride.len() as f32);
            }
        }
        self.batches += 1;
        Ok(Step { games: self.games(), loss, calibration })
    }

    /// A batch of games from this one on, on so many threads: the positions of all of them.
    fn play<J: Judge>(
        &self,
        options: &Options,
        first: u64,
        daring: bool,
        threads: usize,
    ) -> Result<Vec<Sample>, OptionsError> {
        let (model, seed) = (&self.model, self.seed);
        std::thread::scope(|scope| {
            let hands: Vec<_> = (0..threads as u64)
                .map(|thread| {
                    scope.spawn(move || {
                        let games = (first + thread..first + BATCH).step_by(threads);
                        games
                            .map(|game| self_play::<J>(model, options, seed ^ (game << 20), daring))
                            .collect()
                    })
                })
                .collect();
            let mut lists: Vec<std::vec::IntoIter<Vec<Sample>>> = Vec::new();
            for hand in hands {
                let list: Result<Vec<Vec<Sample>>, OptionsError> =
                    hand.join().expect("no game panics");
                lists.push(list?.into_iter());
            }
            // In the order of the games, whatever the number of threads.
            let games = (0..BATCH as usize).filter_map(|game| lists[game % threads].next());
            Ok(games.flatten().collect())
        })
    }

    /// Plays a batch of games as level 2 would, after those it learned from and so many more, and
    /// adds to `trials` what each position came to.
    pub fn rehearse<J: Judge>(
        &self,
        options: &Options,
        trials: &mut Trials,
        threads: usize,
    ) -> Result<(), OptionsError> {
        let samples = self.play::<J>(options, self.games() + trials.games, false, threads)?;
        trials.games += BATCH;
        let players = options.players();
        let trial = |sample: &Sample| (self.model.scores(&sample.sheet, players), sample.target);
        trials.positions.extend(samples.iter().map(trial));
        Ok(())
    }

    /// Makes the weights as sure of themselves as these trials prove them right. All of them grow
    /// or shrink together, by the factor it gives back, so which position is better stays the same.
    pub fn calibrate(&mut self, trials: &Trials, players: usize) -> f32 {
        // The slope of the surprise rises with the factor, and is 0 where promises hold best.
        let slope = |factor: f32| -> f64 {
            let of = |(scores, came): &(Values, Values)| -> f64 {
                let mut promised = scores.map(|score| score * factor);
                bots::shares(&mut promised[..players]);
                let seats = promised.iter().zip(came).zip(scores).take(players);
                seats.map(|((promised, came), score)| f64::from((promised - came) * score)).sum()
            };
            trials.positions.iter().map(of).sum()
        };
        let (mut low, mut high) = (0.25, 4.0);
        for _ in 0..20 {
            let middle = (low + high) / 2.0;
            *(if slope(middle) < 0.0 { &mut low } else { &mut high }) = middle;
        }
        let factor = (low + high) / 2.0;
        self.model.scale(factor);
        factor
    }

    /// Cross entropy of the targets, and the calibration error over tenths.
    fn surprise(&self, samples: &[Sample], players: usize) -> (f32, f64) {
        let mut loss = 0.0;
        let mut promises = Calibration::default();
        for sample in samples {
            let values = self.model.shares(&sample.sheet, players);
            for (value, target) in values.iter().zip(sample.target).take(players) {
                loss -= target * value.max(1e-6).ln();
                if players == 1 {
                    loss -= (1.0 - target) * (1.0 - value).max(1e-6).ln();
                }
                promises.add(*value, target);
            }
        }
        (loss / samples.len().max(1) as f32, promises.off())
    }

    fn adam(&mut self, slope: &Model, rate: f32, count: f32) {
        let step = |weight: &mut f32, mean: &mut f32, square: &mut f32, slope: f32| {
            let slope = slope / count;
            *mean += 0.1 * (slope - *mean);
            *square += 0.001 * (slope * slope - *square);
            *weight -= rate * *mean / (square.sqrt() + 1e-5);
        };
        let (model, mean, square) = (&mut self.model, &mut self.mean, &mut self.square);
        let all = model
            .linear
            .as_flattened_mut()
            .iter_mut()
            .chain(&mut model.inner)
            .chain(&mut model.outer);
        let means =
            mean.linear.as_flattened_mut().iter_mut().chain(&mut mean.inner).chain(&mut mean.outer);
        let squares = square
            .linear
            .as_flattened_mut()
            .iter_mut()
            .chain(&mut square.inner)
            .chain(&mut square.outer);
        let slopes = slope.linear.as_flattened().iter().chain(&slope.inner).chain(&slope.outer);
        for (((weight, mean), square), slope) in all.zip(means).zip(squares).zip(slopes) {
            step(weight, mean, square, *slope);
        }
    }
}

/// Adds to each weight's slope what a sample has against it.
fn lean(model: &Model, sample: &Sample, players: usize, slope: &mut Model) {
    let values = model.shares(&sample.sheet, players);
    let progress = sample.sheet.progress;
    let hidden = model.outer.len();
    let mut units = [0.0; bots::MOST_HIDDEN];
    let seats = sample.sheet.rows.iter().zip(values).zip(sample.target).take(players);
    for ((row, value), target) in seats {
        let off = value - target;
        for (linear, value) in slope.linear.iter_mut().zip(row) {
            linear[0] += off * value;
            linear[1] += off * value * progress;
        }
        if hidden == 0 {
            continue;
        }
        let units = &mut units[..hidden];
        model.units(row, progress, units);
        for (outer, unit) in slope.outer.iter_mut().zip(units.iter()) {
            *outer += off * unit.max(0.0);
        }
        for (unit, outer) in units.iter_mut().zip(&model.outer) {
            *unit = if *unit > 0.0 { off * outer } else { 0.0 };
        }
        let inputs = row.iter().take(model.linear.len()).chain([&progress, &1.0]);
        for (weights, value) in slope.inner.chunks_exact_mut(hidden).zip(inputs) {
            if *value != 0.0 {
                for (weight, unit) in weights.iter_mut().zip(units.iter()) {
                    *weight += unit * value;
                }
            }
        }
    }
}

/// A game by the model against itself: its settled positions, each with its target. Without daring
/// it plays as level 2 does, and the targets are what came in the end.
fn self_play<J: Judge>(
    model: &Model,
    options: &Options,
    seed: u64,
    daring: bool,
) -> Result<Vec<Sample>, OptionsError> {
    let (care, lambda) = if daring { (CARE, LAMBDA) } else { (one_ply::Care::FULL, 1.0) };
    let mut rng = Fast::new(seed);
    let mut game = J::Game::new(options)?;
    let mut samples = Vec::new();
    // A few random moves first, so that no two games are alike.
    let mut opening = if daring { rng.below(8) } else { 0 };
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let c = game.sample(&mut rng);
                game.apply_chance(c, &mut |_| {});
            }
            Turn::Decide(seat) => {
                let m = if opening > 0 || daring && rng.below(WILD) == 0 {
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
        let judged = model.shares(&sample.sheet, players);
        for (target, judged) in target.iter_mut().zip(judged).take(players) {
            *target = lambda * *target + (1.0 - lambda) * judged;
        }
    }
    Ok(samples)
}

#[cfg(test)]
mod tests {
    use games::Babylonia;
    use table::Game as _;

    use super::*;

    fn learn(learner: &mut Learner, steps: usize, threads: usize) -> Step {
        let options = Options::new(&Babylonia::INFO, 2, []).unwrap();
        let step = |_| learner.step::<Babylonia>(&options, 0.01, threads).unwrap();
        (0..steps).map(step).last().unwrap()
    }

    #[test]
    fn it_learns() {
        let mut learner = Learner::new::<Babylonia>(2, 7);
        let first = learn(&mut learner, 1, 2);
        let last = learn(&mut learner, 4, 2);
        assert_eq!(last.games, 5 * BATCH);
        assert!((first.loss - 2f32.ln()).abs() < 1e-3, "it knows nothing: {}", first.loss);
        assert!(last.loss < 0.9 * first.loss, "{} {}", first.loss, last.loss);
    }

    #[test]
    fn it_becomes_as_sure_as_it_is_right() {
        let options = Options::new(&Babylonia::INFO, 2, []).unwrap();
        let mut learner = Learner::new::<Babylonia>(2, 7);
        learn(&mut learner, 2, 2);
        let mut trials = Trials::default();
        learner.rehearse::<Babylonia>(&options, &mut trials, 2).unwrap();
        assert_eq!(trials.games, BATCH);
        let known = learner.model().clone();
        let factor = learner.settle(&trials, 2);
        assert!(factor > 1.2, "two batches are few and leave it timid: {factor}");
        let game = Babylonia::new(&options).unwrap();
        let sheet = Sheet::of(&game);
        let score = |model: &Model| model.score(&sheet.rows[0], sheet.progress);
        assert!((score(learner.model()) - factor * score(&known)).abs() < 1e-3);
        // Doubling all weights is undone.
        let mut doubled = Learner::from(known, 0, 7);
        doubled.model.scale(2.0);
        let twice = |(scores, came): &(Values, Values)| (scores.map(|score| 2.0 * score), *came);
        let positions = trials.positions.iter().map(twice).collect();
        let half = doubled.settle(&Trials { positions, ..trials }, 2);
        assert!((half - factor / 2.0).abs() < 1e-3, "{half} {factor}");
    }

    #[test]
    fn hidden_units_can_be_added_to_what_is_known() {
        let mut known = Learner::new::<Babylonia>(1, 7);
        learn(&mut known, 1, 2);
        let wider = Learner::from(known.model().clone(), 3, 8);
        assert_eq!(wider.model().outer.len(), 3);
        let options = Options::new(&Babylonia::INFO, 2, []).unwrap();
        let game = Babylonia::new(&options).unwrap();
        assert_eq!(wider.model().judge(&game), known.model().judge(&game));
        let narrower = Learner::from(known.model().clone(), 0, 8);
        assert_eq!(narrower.model(), known.model());
    }

    #[test]
    fn it_goes_on_where_it_stopped_and_threads_make_no_difference() {
        let mut whole = Learner::new::<Babylonia>(2, 7);
        learn(&mut whole, 2, 1);
        let mut first = Learner::new::<Babylonia>(2, 7);
        learn(&mut first, 1, 2);
        let text = first.write::<Babylonia>("a head");
        let mut second = Learner::read::<Babylonia>(&text).unwrap();
        learn(&mut second, 1, 3);
        assert_eq!(second.model(), whole.model());
        assert!(Learner::read::<Babylonia>(&text.replace("# seed", "# need")).is_err());
        assert!(Learner::read::<Babylonia>("").is_err());
    }
}

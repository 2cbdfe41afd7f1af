//! Statistics: what a number of games proves.

use serde::Serialize;

/// The quantile of the normal distribution for a two-sided 95 % interval.
const Z: f64 = 1.959_964;

/// The 95 % confidence interval of a share, after it was `share` in this many games (Wilson score
/// interval).
pub fn interval(share: f64, games: usize) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let (n, z) = (games as f64, Z);
    let centre = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    [((centre - spread) / whole).max(0.0), ((centre + spread) / whole).min(1.0)]
}

/// The 95 % confidence interval of a mean (Student's t). Each row of `deals` holds the figures of one
/// deal; they are correlated and count as one cluster. `None` for fewer than two deals.
pub fn average_interval(deals: &[Vec<f64>]) -> Option<[f64; 2]> {
    let figures: usize = deals.iter().map(Vec::len).sum();
    if deals.len() < 2 {
        return None;
    }
    let (n, of, z) = (deals.len() as f64, figures as f64, Z);
    let mean = deals.iter().flatten().sum::<f64>() / of;
    let off = deals.iter().map(|deal| deal.iter().map(|figure| figure - mean).sum::<f64>());
    let error = (off.map(|off| off * off).sum::<f64>() * n / (n - 1.0)).sqrt() / of;
    // Student's quantile by the Cornish–Fisher expansion, which is too small for two deals.
    let free = n - 1.0;
    let near = z
        + (z.powi(3) + z) / (4.0 * free)
        + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * free * free)
        + (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z)
            / (384.0 * free.powi(3));
    let t = if deals.len() == 2 { 12.706 } else { near };
    Some([mean - t * error, mean + t * error])
}

/// A sequential probability ratio test (SPRT) of whether a share is at least `high` or at most `low`,
/// with error rates of 5 %.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sprt {
    /// The share to reject.
    pub low: f64,
    /// The share to accept.
    pub high: f64,
}

/// The state of a sequential test.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Verdict {
    /// The share is `high`.
    Passed,
    /// The share is `low`.
    Failed,
    /// Undecided so far.
    Open,
}

impl Sprt {
    /// The verdict after these shares, one for each deal. Deals are the unit, because games on one deal
    /// are played with exchanged seats and are correlated.
    pub fn verdict(self, shares: &[f64]) -> Verdict {
        let n = shares.len() as f64;
        if n < 8.0 {
            return Verdict::Open;
        }
        let mean = shares.iter().sum::<f64>() / n;
        let spread = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (n - 1.0);
        let ratio = n * (self.high - self.low) * (2.0 * mean - self.low - self.high)
            / (2.0 * spread.max(0.01));
        let bound = 19.0_f64.ln(); // errors of 5 % on both sides
        match ratio {
            ratio if ratio > bound => Verdict::Passed,
            ratio if ratio < -bound => Verdict::Failed,
            _ => Verdict::Open,
        }
    }
}

/// A reliability diagram: predicted shares against observed ones, in ten bins.
#[derive(Clone, Default, Debug)]
pub struct Calibration([(u64, f64, f64); 10]);

/// A bin of a reliability diagram.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Tenth {
    /// How many predictions fall into it.
    pub count: u64,
    /// Their mean.
    pub promised: f64,
    /// The mean of the observed results.
    pub came: f64,
}

impl Calibration {
    /// Adds a predicted share and the observed result, both from 0 to 1.
    pub fn add(&mut self, predicted: f32, observed: f32) {
        let (count, sum, result) = &mut self.0[((predicted * 10.0) as usize).min(9)];
        *count += 1;
        *sum += f64::from(predicted);
        *result += f64::from(observed);
    }

    /// The bins that are not empty, the lowest first.
    pub fn tenths(&self) -> Vec<Tenth> {
        let tenth = |(count, promised, came): &(u64, f64, f64)| {
            let n = *count as f64;
            Tenth { count: *count, promised: promised / n, came: came / n }
        };
        self.0.iter().filter(|(count, ..)| *count > 0).map(tenth).collect()
    }

    /// The expected calibration error (ECE): the mean distance of a bin's predictions from its results,
    /// weighted by their number.
    pub fn error(&self) -> f64 {
        let all: u64 = self.0.iter().map(|(count, ..)| count).sum();
        let error: f64 = self.0.iter().map(|(_, sum, result)| (sum - result).abs()).sum();
        error / all.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_calibration_error_is_the_mean_over_all_predictions() {
        let mut calibration = Calibration::default();
        assert_eq!(calibration.error(), 0.0);
        for won in [1.0, 0.0, 0.0, 0.0] {
            calibration.add(0.25, won);
        }
        assert!(calibration.error() < 1e-6, "{}", calibration.error());
        calibration.add(1.0, 0.0); // one wrong among five
        assert!((calibration.error() - 0.2).abs() < 1e-6, "{}", calibration.error());
        let wrong = Tenth { count: 1, promised: 1.0, came: 0.0 };
        assert_eq!(calibration.tenths().last(), Some(&wrong));
    }

    #[test]
    fn intervals_are_wilsons() {
        let [low, high] = interval(0.5, 100);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        let [low, high] = interval(1.0, 500);
        assert!(low > 0.99 && high == 1.0, "{low} {high}");
        assert_eq!(interval(0.3, 0), [0.0, 1.0]);
    }

    #[test]
    fn intervals_of_averages_are_students_over_deals() {
        let alone = |figures: &[f64]| {
            average_interval(&figures.iter().map(|figure| vec![*figure]).collect::<Vec<_>>())
        };
        // Ten figures with average 5.5 and deviation 3.0277; Student's bound is 2.262.
        let [low, high] = alone(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0]).unwrap();
        assert!((low - 3.334).abs() < 2e-3 && (high - 7.666).abs() < 2e-3, "{low} {high}");
        // Whatever one seat gains on a deal, the other loses: the deal itself is level.
        let [low, high] = average_interval(&[vec![9.0, -7.0], vec![-3.0, 5.0]]).unwrap();
        assert!((low, high) == (1.0, 1.0), "{low} {high}");
        let [low, high] = alone(&[1.0, 3.0]).unwrap();
        assert!((low + 10.706).abs() < 1e-6 && (high - 14.706).abs() < 1e-6, "{low} {high}");
        assert_eq!(alone(&[4.0]), None);
    }

    #[test]
    fn a_test_stops_when_it_knows() {
        let test = Sprt { low: 0.5, high: 0.6 };
        assert_eq!(test.verdict(&[1.0; 4]), Verdict::Open);
        let even: Vec<f64> = (0..400).map(|n| f64::from(n % 2)).collect();
        assert_eq!(test.verdict(&even), Verdict::Failed);
        let good: Vec<f64> = (0..400).map(|n| if n % 10 < 7 { 1.0 } else { 0.0 }).collect();
        assert_eq!(test.verdict(&good), Verdict::Passed);
        assert_eq!(test.verdict(&even[..20]), Verdict::Open);
    }
}

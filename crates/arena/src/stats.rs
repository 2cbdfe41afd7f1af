//! What a number of games proves.

use serde::Serialize;

/// The normal distribution's bound for 95 %.
const Z: f64 = 1.959_964;

/// The 95 % interval of a share that was `share` in so many games (Wilson's).
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

/// The 95 % interval of an average (Student's). Figures of one deal, in a row of `deals`, hang
/// together and count as one. Fewer than two deals prove nothing: no bound on either side.
pub fn average_interval(deals: &[Vec<f64>]) -> Option<[f64; 2]> {
    let figures: usize = deals.iter().map(Vec::len).sum();
    if deals.len() < 2 {
        return None;
    }
    let (n, of, z) = (deals.len() as f64, figures as f64, Z);
    let mean = deals.iter().flatten().sum::<f64>() / of;
    let off = deals.iter().map(|deal| deal.iter().map(|figure| figure - mean).sum::<f64>());
    let error = (off.map(|off| off * off).sum::<f64>() * n / (n - 1.0)).sqrt() / of;
    // Student's quantile from the normal one, by Cornish and Fisher; too small for two deals.
    let free = n - 1.0;
    let near = z
        + (z.powi(3) + z) / (4.0 * free)
        + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * free * free)
        + (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z)
            / (384.0 * free.powi(3));
    let t = if deals.len() == 2 { 12.706 } else { near };
    Some([mean - t * error, mean + t * error])
}

/// A sequential test: is a share at least `high`, or at most `low`? It stops as soon as one of the
/// two is established with 95 %.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sprt {
    /// The share that means no.
    pub low: f64,
    /// The share that means yes.
    pub high: f64,
}

/// What a sequential test says so far.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Verdict {
    /// The share is as high as asked for.
    Passed,
    /// It is not.
    Failed,
    /// Not known yet.
    Open,
}

impl Sprt {
    /// The verdict after shares, one for each deal. The unit is the deal: its games are played with
    /// the seats exchanged and hang together.
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

/// Promised shares beside what came of them, by tenths of the promise.
#[derive(Clone, Default, Debug)]
pub struct Calibration([(u64, f64, f64); 10]);

/// Promises of about the same share, and what came of them on average.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Tenth {
    /// How many.
    pub count: u64,
    /// The average promise.
    pub promised: f64,
    /// What came of it.
    pub came: f64,
}

impl Calibration {
    /// Takes down a promise and what came of it, both from 0 to 1.
    pub fn add(&mut self, promised: f32, came: f32) {
        let (count, sum, result) = &mut self.0[((promised * 10.0) as usize).min(9)];
        *count += 1;
        *sum += f64::from(promised);
        *result += f64::from(came);
    }

    /// The tenths in which there were promises, the smallest first.
    pub fn tenths(&self) -> Vec<Tenth> {
        let tenth = |(count, promised, came): &(u64, f64, f64)| {
            let n = *count as f64;
            Tenth { count: *count, promised: promised / n, came: came / n }
        };
        self.0.iter().filter(|(count, ..)| *count > 0).map(tenth).collect()
    }

    /// How far promises are from what came of them, on average over all of them.
    pub fn off(&self) -> f64 {
        let all: u64 = self.0.iter().map(|(count, ..)| count).sum();
        let off: f64 = self.0.iter().map(|(_, promised, came)| (promised - came).abs()).sum();
        off / all.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promises_are_held_against_what_came_of_them() {
        let mut kept = Calibration::default();
        assert_eq!(kept.off(), 0.0);
        for won in [1.0, 0.0, 0.0, 0.0] {
            kept.add(0.25, won);
        }
        assert!(kept.off() < 1e-6, "{}", kept.off());
        kept.add(1.0, 0.0); // a promise broken among five
        assert!((kept.off() - 0.2).abs() < 1e-6, "{}", kept.off());
        let broken = Tenth { count: 1, promised: 1.0, came: 0.0 };
        assert_eq!(kept.tenths().last(), Some(&broken));
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

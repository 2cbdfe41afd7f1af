//! What a number of games proves.

/// The 95 % interval of a share that was `share` in so many games (Wilson's).
pub fn interval(share: f64, games: usize) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let (n, z) = (games as f64, 1.959_964);
    let centre = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    [((centre - spread) / whole).max(0.0), ((centre + spread) / whole).min(1.0)]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_wilsons() {
        let [low, high] = interval(0.5, 100);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        let [low, high] = interval(1.0, 500);
        assert!(low > 0.99 && high == 1.0, "{low} {high}");
        assert_eq!(interval(0.3, 0), [0.0, 1.0]);
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

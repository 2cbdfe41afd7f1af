//! Randomness: what is logged and can be proved afterwards, and what only search uses.
//!
//! Logged draws come from ChaCha8 with a 256-bit seed and one stream per line of the record, through
//! our own `below` and `shuffle`. Their results are frozen by test vectors: a changed value would
//! make every stored game unverifiable.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use sha2::{Digest, Sha256};

/// A source of random numbers.
pub trait Rng {
    /// The next 64 random bits.
    fn next(&mut self) -> u64;

    /// A uniform number below `n`; `n` must not be 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0);
        // Lemire's multiplication: the high half is uniform once the few low values that would be
        // over-represented are drawn again.
        let n = u64::from(n);
        let mut wide = u128::from(self.next()) * u128::from(n);
        if (wide as u64) < n {
            let threshold = n.wrapping_neg() % n;
            while (wide as u64) < threshold {
                wide = u128::from(self.next()) * u128::from(n);
            }
        }
        (wide >> 64) as u32
    }

    /// Puts a slice into a uniformly random order.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

/// The secret all draws of one game come from.
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// Reads 1 to 64 hexadecimal digits; fewer than 64 are the low end of the number.
    pub fn from_hex(text: &str) -> Option<Seed> {
        let digits: Option<Vec<u8>> =
            text.chars().map(|digit| digit.to_digit(16).map(|value| value as u8)).collect();
        let digits = digits.filter(|digits| (1..=64).contains(&digits.len()))?;
        let mut bytes = [0; 32];
        for (place, digit) in digits.iter().rev().enumerate() {
            bytes[31 - place / 2] |= digit << (4 * (place % 2));
        }
        Some(Seed(bytes))
    }

    /// All 64 hexadecimal digits.
    pub fn to_hex(self) -> String {
        hex(&self.0)
    }

    /// The commitment shown before the first draw: SHA-256 of the seed, in hexadecimal.
    pub fn hash(self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)") // a seed in a log would tell the future
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The draws of one line of a record.
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The generator for line `line` (counted from 1) of the game with this seed.
    pub fn new(seed: Seed, line: usize) -> Dice {
        let mut generator = ChaCha8Rng::from_seed(seed.0);
        generator.set_stream(line as u64);
        Dice(generator)
    }
}

impl Rng for Dice {
    fn next(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// A quick generator (xoshiro256++) for search, tests and benchmarks; never for logged draws.
#[derive(Clone, Debug)]
pub struct Fast([u64; 4]);

impl Fast {
    /// A generator whose whole sequence follows from `seed`.
    pub fn new(seed: u64) -> Fast {
        // SplitMix64 spreads any seed, zero included, over the whole state.
        let mut state = seed;
        Fast(std::array::from_fn(|_| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        }))
    }

    /// A 256-bit seed, for games whose draws need not be secret.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&self.next().to_le_bytes());
        }
        Seed(bytes)
    }
}

impl Rng for Fast {
    #[inline]
    fn next(&mut self) -> u64 {
        let [a, b, c, d] = self.0;
        let result = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let (c2, d2) = (c ^ a, d ^ b);
        self.0 = [a ^ d2, b ^ c2, c2 ^ (b << 17), d2.rotate_left(45)];
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed() -> Seed {
        Seed(std::array::from_fn(|index| index as u8))
    }

    #[test]
    fn logged_draws_are_frozen() {
        let mut dice = Dice::new(seed(), 1);
        let draws: Vec<u32> = (0..12).map(|_| dice.below(143)).collect();
        assert_eq!(draws, [105, 81, 11, 32, 79, 1, 87, 142, 16, 62, 53, 72]);
        let mut dice = Dice::new(seed(), 2);
        assert_eq!(dice.next(), 0x5efe_b156_aa79_138a);
        let mut order: Vec<u8> = (0..12).collect();
        Dice::new(seed(), 1_000_000).shuffle(&mut order);
        assert_eq!(order, [10, 1, 7, 5, 11, 2, 8, 6, 3, 0, 9, 4]);
    }

    #[test]
    fn the_hash_is_sha256_of_the_seed() {
        // Known answer: SHA-256 of the bytes 00 01 … 1f.
        assert_eq!(
            seed().hash(),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
        );
    }

    #[test]
    fn hex_reads_back() {
        assert_eq!(Seed::from_hex(&seed().to_hex()), Some(seed()));
        assert_eq!(Seed::from_hex("7").map(|seed| seed.0[31]), Some(7));
        assert_eq!(Seed::from_hex(""), None);
        assert_eq!(Seed::from_hex("xyz"), None);
        assert_eq!(Seed::from_hex(&"0".repeat(65)), None);
    }

    #[test]
    fn below_reaches_every_value_evenly() {
        let mut rng = Fast::new(1);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[rng.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (9_500..10_500).contains(&count)), "{seen:?}");
    }

    #[test]
    fn a_seed_is_not_printed() {
        assert_eq!(format!("{:?}", seed()), "Seed(hidden)");
    }
}

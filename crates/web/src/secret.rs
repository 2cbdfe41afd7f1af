//! Random ids and secrets, and their hashes.

use std::hint::black_box;

use sha2::{Digest, Sha256};
use table::Seed;

/// Random bytes in hexadecimal. The system's generator does not fail on any machine we run on; if
/// it did, no secret could be made and the process must not go on.
fn random_hex(bytes: usize) -> String {
    let mut raw = vec![0; bytes];
    getrandom::fill(&mut raw).expect("the system has random numbers");
    hex(&raw)
}

/// A token for a visitor's cookie: 256 bits.
pub fn token() -> String {
    random_hex(32)
}

/// An id for a table or a visitor: 96 bits, so that it cannot be guessed.
pub fn id() -> String {
    random_hex(12)
}

/// A seed for the draws of a new game.
pub fn seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    Seed(bytes)
}

/// What is stored of a secret.
pub fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

/// The secret of a seat's invite link. It follows from the game's seed, which is known to nobody
/// until the game is over, so that links can be shown again without being stored.
pub fn seat_secret(seed: &str, seat: usize) -> String {
    hash(&format!("seat {seat} of {seed}"))[..32].to_owned()
}

/// Compares secrets in a time that does not depend on where they differ.
pub fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    // The compiler must not see that it could stop early.
    let differ = one.iter().zip(other).fold(0, |sum, (a, b)| black_box(sum | (a ^ b)));
    one.len() == other.len() && differ == 0
}

fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn seats_have_secrets_of_their_own() {
        assert_ne!(seat_secret("a", 1), seat_secret("a", 2));
        assert_ne!(seat_secret("a", 1), seat_secret("b", 1));
        assert_eq!(seat_secret("a", 1).len(), 32);
        assert_ne!(id(), id());
        assert_eq!(hex(&[0, 0x1f, 0xa0, 0xff]), "001fa0ff");
    }

    #[test]
    fn every_bit_of_a_secret_counts() {
        let secret = hash("secret");
        assert!(same(&secret, &secret.clone()));
        assert!(!same(&secret, &secret[1..]) && !same(&secret, "") && !same("", &secret));
        for place in 0..secret.len() {
            for bit in 0..7 {
                let mut other = secret.clone().into_bytes();
                other[place] ^= 1 << bit;
                assert!(!same(&secret, &String::from_utf8(other).unwrap()), "{place} {bit}");
            }
        }
    }

    /// The least time of many tries, so that whatever else runs does not matter.
    #[test]
    fn where_secrets_differ_does_not_show_in_the_time() {
        let secret = "a".repeat(1 << 16);
        let time = |place: usize| {
            let mut other = secret.clone();
            other.replace_range(place..=place, "b");
            let once = |_| {
                let began = std::time::Instant::now();
                assert!(!same(black_box(&secret), black_box(&other)));
                began.elapsed()
            };
            (0..50).map(once).min().unwrap()
        };
        let (first, last) = (time(0), time(secret.len() - 1));
        assert!(first * 3 > last && last * 3 > first, "{first:?} {last:?}");
    }

    #[test]
    fn secrets_are_compared_nowhere_else() {
        let mut folders = vec![PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
        while let Some(folder) = folders.pop() {
            for file in std::fs::read_dir(folder).unwrap() {
                let path = file.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = std::fs::read_to_string(path).unwrap();
                for line in text.lines().filter(|line| line.contains("secret_hash")) {
                    assert!(!line.contains("==") && !line.contains("!="), "{line}");
                }
            }
        }
    }
}

//! Spoils texts: small harm to something good gets further than noise.

use table::{Fast, Rng as _};

/// What readers trip over: ends of ranges, odd characters, words of other languages.
const NASTY: [&[u8]; 32] = [
    b"0",
    b"-1",
    b"99999999999999999999",
    b"4294967296",
    b"18446744073709551615",
    b"9223372036854775808",
    b"1e309",
    b"NaN",
    b"null",
    b"true",
    b"{}",
    b"[[[[[[[[",
    b"\"",
    b"\\u0000",
    b"%00",
    b"%ff",
    b"%",
    b"&=&",
    b"=",
    b";",
    b"\0",
    b"\r\n",
    b"\xff\xfe",
    b"\xc0\x80",
    "\u{202e}".as_bytes(),
    "\u{feff}".as_bytes(),
    "żółć".as_bytes(),
    "\u{1F600}".as_bytes(),
    "İ".as_bytes(),
    b"<script>",
    b"../../",
    b"@",
];

pub fn pick<'a, T>(rng: &mut Fast, from: &'a [T]) -> &'a T {
    &from[rng.below(from.len() as u32) as usize]
}

/// One in so many.
pub fn one_in(rng: &mut Fast, n: u32) -> bool {
    rng.below(n) == 0
}

/// This text with up to four kinds of harm done to it; words of `other` are mixed in.
pub fn spoil(rng: &mut Fast, text: &[u8], other: &[u8]) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..=rng.below(4) {
        let place = |rng: &mut Fast, bytes: &[u8]| rng.below(bytes.len() as u32 + 1) as usize;
        let (a, b) = (place(rng, &bytes), place(rng, &bytes));
        let (from, to) = (a.min(b), a.max(b).min(a.min(b) + 40));
        match rng.below(9) {
            0 => drop(bytes.splice(from..from, pick(rng, &NASTY).iter().copied())),
            1 => drop(bytes.splice(word(&bytes, from), pick(rng, &NASTY).iter().copied())),
            2 => {
                let taken = word(other, place(rng, other));
                bytes.splice(word(&bytes, from), other[taken].iter().copied());
            }
            3 => drop(bytes.drain(from..to)),
            4 => {
                let again = bytes[from..to].to_vec();
                bytes.splice(from..from, again);
            }
            5 => bytes.truncate(a),
            6 => {
                if let Some(byte) = bytes.get_mut(a) {
                    *byte ^= 1 << rng.below(8);
                }
            }
            7 => {
                let (one, two) = (word(&bytes, a.min(b)), word(&bytes, a.max(b)));
                if one.end <= two.start {
                    let between = &bytes[one.end..two.start];
                    let swapped = [&bytes[two.clone()], between, &bytes[one.clone()]].concat();
                    bytes.splice(one.start..two.end, swapped);
                }
            }
            _ => {
                let repeated = bytes[from..to].repeat(1 << rng.below(8));
                bytes.splice(from..to, repeated);
            }
        }
    }
    bytes
}

/// The word around a place.
fn word(bytes: &[u8], place: usize) -> std::ops::Range<usize> {
    let inside = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
    let place = place.min(bytes.len());
    let start = bytes[..place].iter().rposition(|byte| !inside(byte)).map_or(0, |at| at + 1);
    let end =
        bytes[place..].iter().position(|byte| !inside(byte)).map_or(bytes.len(), |at| place + at);
    start..end
}

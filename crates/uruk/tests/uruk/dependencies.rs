//! What we depend on: licences we may pass on, and no crate that was decided against.
//!
//! Known faults of crates (advisories) are not looked up: their list lives on the network.

use std::process::Command;

use serde_json::Value;

/// Licences that ask for no more than their text.
const ALLOWED: [&str; 6] = ["Apache-2.0", "BSD-3-Clause", "BSL-1.0", "MIT", "Unicode-3.0", "Zlib"];

/// Slow to build, hard to carry over, or doing what another crate here does already.
const BANNED: [&str; 9] = [
    "aws-lc-rs",
    "aws-lc-sys",
    "native-tls",
    "openssl",
    "openssl-sys",
    "ring",
    "rustls",
    "zstd-sys",
    "async-std",
];

fn packages() -> Vec<Value> {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.toml");
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--manifest-path", manifest])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

/// Whether an expression such as `MIT OR (Apache-2.0 AND ISC)` can be met with what is allowed.
fn allows(expression: &str) -> bool {
    let expression = expression.replace('/', " OR ");
    let expression = expression.trim();
    // The outermost OR, then the outermost AND: parentheses are looked into last.
    for (word, any) in [(" OR ", true), (" AND ", false)] {
        let mut parts = vec![String::new()];
        let mut depth = 0;
        let mut rest = expression;
        while let Some(next) = rest.chars().next() {
            depth += i32::from(next == '(') - i32::from(next == ')');
            let cut = depth == 0 && rest.starts_with(word);
            match parts.last_mut() {
                Some(part) if !cut => part.push(next),
                _ => parts.push(String::new()),
            }
            rest = &rest[if cut { word.len() } else { next.len_utf8() }..];
        }
        if parts.len() > 1 {
            let mut parts = parts.iter();
            return if any {
                parts.any(|part| allows(part))
            } else {
                parts.all(|part| allows(part))
            };
        }
    }
    match expression.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
        Some(inner) => allows(inner),
        None => ALLOWED.contains(&expression),
    }
}

#[test]
fn expressions_are_understood() {
    for good in ["MIT", "MIT/Apache-2.0", "GPL-3.0 OR Zlib", "(MIT OR GPL-3.0) AND Unicode-3.0"] {
        assert!(allows(good), "{good}");
    }
    for bad in
        ["GPL-3.0", "", "MIT AND GPL-3.0", "(MIT OR Zlib) AND GPL-3.0", "LGPL-2.1 OR AGPL-3.0"]
    {
        assert!(!allows(bad), "{bad}");
    }
}

#[test]
fn every_crate_has_a_licence_we_may_pass_on_and_none_is_banned() {
    let packages = packages();
    assert!(packages.len() > 100, "all crates are looked at");
    for package in packages {
        let name = package["name"].as_str().unwrap();
        let licence = package["license"].as_str().unwrap_or_default();
        assert!(allows(licence), "{name}: licence `{licence}`");
        assert!(!BANNED.contains(&name), "{name} is banned");
        let source = package["source"].as_str().unwrap_or("here");
        assert!(source == "here" || source.contains("crates.io"), "{name} comes from {source}");
    }
}

//! What we depend on: licences we may pass on, and no crate that was decided against, as `deny.toml`
//! lists them.
//!
//! Known faults of crates (advisories) are not looked up: their list lives on the network.

use std::process::Command;

use serde_json::Value;

/// A list of `deny.toml`.
fn listed(part: &str, list: &str) -> Vec<String> {
    let text = include_str!("../../../../deny.toml");
    let all: toml::Table = text.parse().unwrap();
    let names = all[part][list].as_array().unwrap().iter();
    names.map(|name| name.as_str().unwrap().to_owned()).collect()
}

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
fn allows(expression: &str, allowed: &[String]) -> bool {
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
                parts.any(|part| allows(part, allowed))
            } else {
                parts.all(|part| allows(part, allowed))
            };
        }
    }
    match expression.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
        Some(inner) => allows(inner, allowed),
        None => allowed.iter().any(|licence| licence == expression),
    }
}

#[test]
fn expressions_are_understood() {
    let allowed = ["MIT", "Zlib", "Unicode-3.0"].map(str::to_owned);
    let allows = |expression| allows(expression, &allowed);
    for good in ["MIT", "MIT/GPL-3.0", "GPL-3.0 OR Zlib", "(MIT OR GPL-3.0) AND Unicode-3.0"] {
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
    let (allowed, banned) = (listed("licenses", "allow"), listed("bans", "deny"));
    assert!(packages.len() > 100, "all crates are looked at");
    for package in packages {
        let name = package["name"].as_str().unwrap();
        let licence = package["license"].as_str().unwrap_or_default();
        assert!(allows(licence, &allowed), "{name}: licence `{licence}`");
        assert!(!banned.iter().any(|banned| banned == name), "{name} is banned");
        let source = package["source"].as_str().unwrap_or("here");
        assert!(source == "here" || source.contains("crates.io"), "{name} comes from {source}");
    }
}

//! What the tests of every game call: all scenarios hold, every rule is shown, golden games are
//! unchanged. Each takes the game crate's folder and panics with a readable report.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::game::Game;
use crate::golden::playthrough;
use crate::options::Options;
use crate::scenario::{self, Staged, rule_ids};

/// Runs every scenario in `<folder>/scenarios`.
pub fn scenarios_hold<G: Staged>(folder: &str) {
    let mut failures = String::new();
    let mut count = 0;
    for path in files(&Path::new(folder).join("scenarios"), "md") {
        for scenario in scenario::collect(&read(&path), |info| info == G::INFO.id) {
            count += 1;
            if let Err(failure) = scenario::run::<G>(&scenario) {
                let _ = writeln!(failures, "{}: {}\n  {failure}", path.display(), scenario.title);
            }
        }
    }
    assert!(count > 0, "no scenario of {} found in {folder}", G::INFO.id);
    assert!(failures.is_empty(), "\n{failures}");
}

/// Every rule of `<folder>/../rules.en.md` is named by a scenario's section or by a test in
/// `<folder>/tests/<game>`, and neither names a rule that does not exist.
pub fn rules_are_shown<G: Game>(folder: &str) {
    let folder = Path::new(folder);
    let rules_file = folder.join("../rules.en.md");
    let rules = read(&rules_file);
    let defined = |line: &str| {
        let bold = line.trim_start().strip_prefix("- **")?;
        rule_ids(bold.split("**").next()?).pop()
    };
    let rules: BTreeSet<String> = rules.lines().filter_map(defined).collect();
    assert!(!rules.is_empty(), "no rule found in {}", rules_file.display());
    let mut shown = BTreeSet::new();
    for path in files(&folder.join("scenarios"), "md") {
        for scenario in scenario::collect(&read(&path), |info| info == G::INFO.id) {
            shown.extend(scenario.rules);
        }
    }
    for path in files(&folder.join("tests").join(G::INFO.id), "rs") {
        shown.extend(rule_ids(&read(&path)));
    }
    let hidden: Vec<&String> = rules.difference(&shown).collect();
    assert!(hidden.is_empty(), "rules shown by no scenario and no test: {hidden:?}");
    let unknown: Vec<&String> = shown.difference(&rules).collect();
    assert!(unknown.is_empty(), "rules that are shown but not written down: {unknown:?}");
}

/// Every rule of `<folder>/../rules.en.md` stands beside the code or data that enforces it, or is
/// marked as a definition there; and no definition does.
pub fn rules_stand_beside_code(folder: &str) {
    let folder = Path::new(folder);
    let mut code = String::new();
    for part in ["src", "build", "data"] {
        read_all(&folder.join(part), &mut code);
    }
    let stands = |id: &str| {
        let mut found = code.match_indices(id).map(|(at, _)| &code[at + id.len()..]);
        found.any(|rest| !rest.starts_with(|c: char| c == '-' || c.is_ascii_alphanumeric()))
    };
    let rules = read(&folder.join("../rules.en.md"));
    let rules = rules.lines().filter_map(|line| {
        let (id, text) = line.trim_start().strip_prefix("- **")?.split_once("**")?;
        (id.split('-').count() > 2).then(|| (id, text.trim_start().starts_with("*Definition.*")))
    });
    let (definitions, rules): (Vec<_>, Vec<_>) = rules.partition(|(_, definition)| *definition);
    let missing: Vec<&str> = rules.iter().map(|(id, _)| *id).filter(|id| !stands(id)).collect();
    assert!(missing.is_empty(), "rules that no code names: {missing:?}");
    let enforced: Vec<&str> =
        definitions.iter().map(|(id, _)| *id).filter(|id| stands(id)).collect();
    assert!(enforced.is_empty(), "definitions that code names: {enforced:?}");
}

/// Adds the text of all files in a folder and below it, if it is there.
fn read_all(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
        match entry.path() {
            path if path.is_dir() => read_all(&path, text),
            path => text.push_str(&read(&path)),
        }
    }
}

/// Compares golden games with the files in `<folder>/golden`; with `UPDATE_GOLDEN` in the
/// environment it writes them instead.
pub fn golden_games_are_unchanged<G: Game>(folder: &str, games: &[(&str, Options)]) {
    let folder = Path::new(folder).join("golden");
    for (seed, (name, options)) in games.iter().enumerate() {
        let path = folder.join(format!("{name}.txt"));
        let played = playthrough::<G>(options.clone(), seed as u64 + 1);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            fs::create_dir_all(&folder).expect("the golden folder can be made");
            fs::write(&path, &played).expect("the golden file can be written");
        }
        let stored = read(&path);
        let differs = stored.lines().zip(played.lines()).position(|(old, new)| old != new);
        if let Some(line) = differs {
            panic!(
                "{} line {}: `{}` was `{}`; set UPDATE_GOLDEN=1 if this is meant",
                path.display(),
                line + 1,
                played.lines().nth(line).unwrap_or_default(),
                stored.lines().nth(line).unwrap_or_default(),
            );
        }
        assert_eq!(stored.len(), played.len(), "{} has another length", path.display());
    }
    let known = files(&folder, "txt").len();
    assert_eq!(known, games.len(), "files in {} that no test plays", folder.display());
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let paths = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|found| found == ending)).collect();
    paths.sort();
    paths
}

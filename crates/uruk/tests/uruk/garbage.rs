//! Spoilt inputs for everything that reads, a few thousand of each kind; `uruk garbage` sends millions.

use crate::common::{out, uruk};

#[test]
fn spoilt_inputs_break_nothing() {
    for (kind, inputs) in
        [("lines", 20_000), ("records", 600), ("scenarios", 6_000), ("data", 60), ("requests", 800)]
    {
        let inputs = inputs.to_string();
        let said = out(&["garbage", "--only", kind, "--inputs", &inputs, "--patience", "30"]);
        assert!(said.contains(&format!("{inputs} {kind} (")), "{said}");
        assert!(!said.contains("(0 accepted)"), "some get through, or nothing is tried: {said}");
        assert!(said.contains(", 0 ways to break"), "{said}");
    }
}

#[test]
fn a_bound_that_is_broken_is_told() {
    let output = uruk(&["garbage", "--only", "lines", "--inputs", "3", "--patience", "0"]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        said.contains("Lines: it took too long") && !said.contains(", 0 ways to break"),
        "{said}"
    );
    let output = uruk(&["garbage", "--only", "lines", "--inputs", "1", "--memory", "0"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("MiB are used after 0 inputs"));
}

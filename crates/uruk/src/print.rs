//! Small things every command prints the same way.

use serde::Serialize;

/// One JSON object on standard output.
pub fn json(value: &impl Serialize) -> anyhow::Result<()> {
    println!("{}", serde_json::to_string(value)?);
    Ok(())
}

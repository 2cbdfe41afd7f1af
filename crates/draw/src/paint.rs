//! Colours for a terminal, or none.

/// Whether text is coloured.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Paint {
    /// With ANSI colours.
    Colour,
    /// Plain text; shapes alone tell what is what.
    Plain,
}

impl Paint {
    /// The text in an ANSI style such as `1;31`.
    pub fn on(self, style: &str, text: &str) -> String {
        match self {
            Paint::Colour => format!("\u{1b}[{style}m{text}\u{1b}[0m"),
            Paint::Plain => text.to_owned(),
        }
    }
}

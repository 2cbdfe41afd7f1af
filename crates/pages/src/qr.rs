//! A link as a QR code, drawn as one path.

use std::fmt::Write;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// The code of a link; nothing if it is too long for one.
pub fn draw(link: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(link.as_bytes(), EcLevel::L) else {
        return html! {};
    };
    let width = code.width();
    // Scanners want a quiet edge; the white ground of the picture gives the rest of it.
    let view = format!("-2 -2 {} {}", width + 4, width + 4);
    html! {
        svg.qr viewBox=(view) shape-rendering="crispEdges" role="img" aria-label=(label) {
            path fill="currentColor" d=(path(&code.to_colors(), width)) {}
        }
    }
}

/// The dark cells, one rectangle for each run in a row.
fn path(colours: &[Color], width: usize) -> String {
    let mut path = String::new();
    for (y, row) in colours.chunks(width.max(1)).enumerate() {
        let mut x = 0;
        while x < row.len() {
            let run = row[x..].iter().take_while(|colour| **colour == Color::Dark).count();
            if run > 0 {
                let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_become_rectangles() {
        use Color::{Dark, Light};
        assert_eq!(path(&[Dark, Dark, Light, Light, Dark, Light], 3), "M0 0h2v1h-2zM1 1h1v1h-1z");
    }

    #[test]
    fn a_link_too_long_for_a_code_draws_nothing() {
        assert_eq!(draw(&"x".repeat(4000), "").into_string(), "");
    }
}

//! Writes every page with sample data as static HTML, to be looked at:
//! `cargo run -p pages --example pages -- OUT_DIR`

#[path = "../tests/samples/mod.rs"]
mod samples;

use std::path::Path;

use pages::{Frame, Theme};
use words::Lang;

fn main() -> std::io::Result<()> {
    let Some(out) = std::env::args().nth(1) else {
        eprintln!("usage: pages OUT_DIR");
        std::process::exit(2);
    };
    let out = Path::new(&out);
    let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/assets");
    std::fs::create_dir_all(out)?;
    for name in ["tokens.css", "app.css", "pages.css"] {
        std::fs::write(out.join(name), std::fs::read(format!("{assets}/{name}"))?)?;
    }
    let sprite = std::fs::read_to_string(format!("{assets}/symbols.svg"))?;
    let styles = ["tokens.css", "app.css", "pages.css"].map(String::from);
    for words in Lang::ALL.map(games::words) {
        for theme in [Theme::Light, Theme::Dark] {
            let frame =
                Frame { styles: &styles, sprite: &sprite, theme, ..Frame::new(&words, "/") };
            for (name, page) in samples::all(&frame, "Ania") {
                let file = format!("{name}.{}.{}.html", words.lang().code(), theme.name());
                std::fs::write(out.join(file), page.into_string())?;
            }
        }
    }
    Ok(())
}

#[path = "../tests/common/mod.rs"]
mod common;
use boards::Drawn;
use games::Tigris;
fn main() {
    let words = words::Words::new(words::Lang::Pl);
    let game = common::middle();
    let t = std::time::Instant::now();
    let stage = common::Stage::new(&game, table::Seat::new(0), &[]);
    println!("choices {:?} {}", t.elapsed(), stage.choices.len());
    for pick in ["", "tile settlement", "catastrophe", "tile settlement h5"] {
        let t = std::time::Instant::now();
        let mut n = 0;
        for _ in 0..100 { n += Tigris::page(&stage.scene(&words, pick, None)).board.into_string().len(); }
        println!("{pick}: {:?} {}", t.elapsed() / 100, n / 100);
    }
    let s = stage.scene(&words, "", None);
    let t = std::time::Instant::now();
    for _ in 0..100 { Tigris::describe(s.view, &s); }
    println!("describe {:?}", t.elapsed() / 100);
}

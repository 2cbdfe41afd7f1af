//! What the tests of cards share: positions from lines, moves from text, gains compared.

use nations::{Amounts, Move, Nations, Open};
use table::scenario::Staged;
use table::{Game, Notation, Options, Seat, Tokens, Turn, Viewer};

/// The seat with this number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// A position set up by lines of the scenario language.
pub fn staged(players: usize, lines: &[String]) -> Nations {
    let options = Options::new(&Nations::INFO, players, [("level", "expert")]).unwrap();
    let mut game = Nations::stage(&options);
    for line in lines {
        game.arrange(&mut Tokens::new(line)).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    game
}

/// The position.
pub fn open(game: &Nations) -> Open {
    game.view(Viewer::Public).open
}

/// Makes a legal move.
pub fn play(game: &mut Nations, text: &str) {
    let m = Move::parse(text).unwrap();
    assert_eq!(game.refusal(m), None, "{text}");
    game.apply(m, &mut |_| {});
}

/// Answers whatever is asked with the first legal move until it is somebody's turn again.
pub fn answer_all(game: &mut Nations) {
    while matches!(game.turn(), Turn::Decide(_))
        && !matches!(open(game).phase_name(), "action" | "done")
    {
        let m = game.legal_moves()[0];
        game.apply(m, &mut |_| {});
    }
}

/// Lines as a list.
pub fn lines(all: &[&str]) -> Vec<String> {
    all.iter().map(|line| (*line).to_owned()).collect()
}

/// Adds amounts so many times.
pub fn plus(one: [i16; 4], two: &Amounts, times: i16) -> [i16; 4] {
    std::array::from_fn(|place| one[place] + i16::from(two.goods[place]) * times)
}

/// What seat 1 has now, compared with before.
pub fn gained(before: &Open, after: &Open) -> ([i16; 4], i16) {
    let (old, new) = (&before.nations[seat(1)], &after.nations[seat(1)]);
    let goods = std::array::from_fn(|place| new.goods[place] as i16 - old.goods[place] as i16);
    (goods, new.vp as i16 - old.vp as i16)
}

/// Plenty for seat 1.
pub const RICH: &str = "has 1 gold=20 stone=20 food=20 books=20 vp=20";

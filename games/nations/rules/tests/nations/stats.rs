//! Strength and stability are tracked change by change and always equal their recomputation
//! (NA-GEN-3, NA-ACT-3).

use nations::Nations;
use table::{Fast, Game, Options, Proved, Turn, Viewer};

#[test]
fn strength_and_stability_always_equal_their_recomputation() {
    let mut rng = Fast::new(23);
    let mut changes = 0;
    for number in 0..120 {
        let players = 1 + number % 5;
        let sides = if number % 2 == 0 { "a" } else { "b" };
        let pairs = [("level", "expert"), ("sides", sides)];
        let options = Options::new(&Nations::INFO, players, pairs).unwrap();
        let mut game = Nations::new(&options).unwrap();
        let mut last = None;
        while game.turn() != Turn::Over {
            if game.turn() == Turn::Chance {
                let c = game.sample(&mut rng);
                game.apply_chance(c, &mut |_| {});
            } else {
                let m = game.daring_move(&mut rng);
                game.apply(m, &mut |_| {});
            }
            let open = game.view(Viewer::Public).open;
            for seat in open.seats() {
                let nation = &open.nations[seat];
                assert_eq!(nation.tracked(), nation.recount(), "seat {seat}");
            }
            let now = open.nations.0.map(|nation| nation.tracked());
            changes += usize::from(last.replace(now) != Some(now));
        }
    }
    assert!(changes > 5_000, "{changes} changes were watched");
}

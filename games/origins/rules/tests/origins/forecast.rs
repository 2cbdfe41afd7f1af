//! The forecasts for pages and bots agree with what then happens.

use origins::{Cell, Kind, Origins, Worker};
use table::scenario::Staged;
use table::{Game, Options, Seat, Tokens, Turn};

/// The position of every scenario, changed by these lines.
fn staged(players: usize, lines: &[&str]) -> Origins {
    let options = Options::new(&Origins::INFO, players, []).unwrap();
    let mut game = Origins::stage(&options);
    for line in lines {
        game.arrange(&mut Tokens::new(line)).unwrap();
    }
    game
}

fn first() -> Seat {
    Seat::new(0).unwrap()
}

// OR-MEET-2, OR-MEET-5
#[test]
fn a_fare_says_what_each_worker_pays_where() {
    let lines = ["patricians 1 blue2 red1@3", "speakers 1 speaker3", "ships 1 3 6 2 4"];
    let mut game = staged(2, &lines);
    game.arrange(&mut Tokens::new("stock 1 wisdom=1 gold=1")).unwrap();
    let fares = game.open().fares(first());
    let workers: Vec<String> = fares.iter().map(|fare| fare.worker.to_string()).collect();
    assert_eq!(workers, ["blue2", "speaker3", "archon"]);
    assert_eq!(fares[0].wisdom, [0, 1, 4, 0, 2]);
    assert_eq!(fares[0].payable, [true, true, false, true, true]);
    assert_eq!(fares[0].bonus, [false, false, true, false, false]);
    assert_eq!(fares[2].worker, Worker::Archon);
    assert_eq!(fares[2].wisdom, [0; 5]);
}

// OR-BLD-3, OR-B-7, OR-B-9
#[test]
fn an_offer_says_what_a_tile_costs_and_gives() {
    let lines = ["pool quarry harbour monument outpost castle", "build 1 mint 1,0"];
    let mut game = staged(2, &lines);
    game.arrange(&mut Tokens::new("stock 1 stone=3 wisdom=1")).unwrap();
    let offers = game.open().offers(first());
    assert_eq!(offers.len(), 5);
    assert_eq!((offers[0].wisdom, offers[0].stone, offers[0].payable), (0, 2, true));
    assert_eq!(offers[0].gives.stone, 4); // on the best cell: one neighbour built
    assert_eq!((offers[1].gives.points, offers[1].payable), (4, true)); // it counts itself
    assert_eq!((offers[2].gives.temple, offers[2].payable), (1, false));
    assert_eq!(offers[4].gives.points, 1);
}

// OR-CLOSE-5, OR-CLOSE-6
#[test]
fn an_open_seat_names_its_cards_and_tiles() {
    let game = staged(
        2,
        &[
            "cards 13 57",
            "build 1 outpost 1,0",
            "build 1 main-gate 2,0",
            "build 1 monument 1,1",
            "farm 1 mint 2,1",
            "scored 1 1",
        ],
    );
    let seats = game.open().open_seats(first());
    assert_eq!(seats.len(), 2);
    assert_eq!(seats[0].seat, Cell::new(0, 0));
    assert!(seats[0].cards.is_empty());
    assert!(seats[0].uses.iter().any(|used| used.building == Kind::AGORA && used.colour.is_none()));
    let card = &seats[1].cards[0];
    assert_eq!((card.place, card.card, card.points, card.gold), (1, 13, 10, 2));
    assert_eq!(seats[1].uses.len(), 3);
}

// OR-GAME-1..4, OR-SCORE-1..4
#[test]
fn clocks_and_standings_foresee_the_end() {
    let lines =
        ["towers pool red=0 blue=2", "temples 1 14 13 12", "temples 2 1 1 1", "gold 1 0 0 0"];
    let mut game = staged(2, &lines);
    game.arrange(&mut Tokens::new("stock 1 gold=3")).unwrap();
    let clocks = game.open().clocks();
    assert_eq!((clocks.temple_steps, clocks.card_gold), (3, 1));
    assert_eq!((clocks.tower_colours, clocks.tower_discs), (4, 2));
    assert_eq!((clocks.scarcest_dice, clocks.rounds_left), (6, None));
    assert!(clocks.occurred.is_empty());
    let standing = game.open().standing(first());
    assert_eq!((standing.last.gold, standing.last.temples, standing.total), (3, 105, 108));
}

#[test]
fn the_standing_at_the_end_is_the_score() {
    let mut rng = table::Fast::new(4);
    for players in 1..=4 {
        let options = Options::new(&Origins::INFO, players, [("round-limit", "20")]).unwrap();
        let mut game = Origins::new(&options).unwrap();
        let mut before = Vec::new();
        while game.turn() != Turn::Over {
            before = Seat::all(players).map(|seat| game.open().standing(seat).total).collect();
            match game.turn() {
                Turn::Chance => {
                    let c = game.sample(&mut rng);
                    game.apply_chance(c, &mut |_| {});
                }
                _ => {
                    let m = game.random_move(&mut rng);
                    game.apply(m, &mut |_| {});
                }
            }
        }
        let outcome = game.outcome().unwrap();
        for seat in Seat::all(players) {
            let total = i32::from(game.open().standing(seat).total);
            assert_eq!(total, outcome.score(seat));
            assert!(total >= i32::from(before[seat.index()]), "nothing is lost by the end");
        }
    }
}

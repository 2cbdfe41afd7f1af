//! Who may know what (BA-INFO): hands, pools and the faces of river tokens.

use babylonia::{Babylonia, Event, Hex, Kind, Tokens};
use table::record::{self, read_line};
use table::{Fast, Game, Match, Options, Phrase, Seat, Tell, Viewer};

/// A two-player game in which seat 1 has placed a merchant on i9 and a civil servant in the river.
fn game() -> (Match<Babylonia>, Vec<Event>) {
    let pairs = [("first", "1"), ("first-round-limits", "no")];
    let options = Options::new(&Babylonia::INFO, 2, pairs).unwrap();
    let mut play: Match<Babylonia> = Match::new(options).unwrap();
    let mut rng = Fast::new(4);
    while play.lines().len() < 18 {
        let c = play.game().sample(&mut rng);
        play.chance(c).unwrap();
    }
    let mut events = Vec::new();
    for line in [
        "@ draw 1 merchant servant servant farmer farmer",
        "@ draw 2 priest farmer farmer farmer farmer",
        "1 place merchant i9",
        "1 place servant k9",
        "@ draw 1 priest farmer",
    ] {
        events.extend(play.line(read_line(line, 2).unwrap()).unwrap());
    }
    (play, events)
}

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn hex(row: u8, column: u8) -> Hex {
    Hex::new(row, column).unwrap()
}

/// BA-INFO-2, BA-INFO-3, BA-INFO-6, BA-COMP-6: the record of the other player has hex and owner, but
/// neither the civil servant nor what was drawn.
#[test]
fn the_record_of_others_hides_river_tokens_and_draws() {
    let (play, _) = game();
    let seen_by = |who| record::write(&play, who, None, None);
    let own = seen_by(Viewer::Seat(seat(1)));
    assert!(
        own.ends_with("1 place merchant i9\n22 1 place servant k9\n23 @ draw 1 priest farmer\n")
    );
    assert!(own.contains("20 @ draw 2 ? ? ? ? ?\n"));
    for who in [Viewer::Seat(seat(2)), Viewer::Public] {
        let text = seen_by(who);
        assert!(text.ends_with("21 1 place merchant i9\n22 1 place ? k9\n23 @ draw 1 ? ?\n"));
        assert!(text.contains("19 @ draw 1 ? ? ? ? ?\n"));
    }
}

/// BA-INFO-6: likewise the log.
#[test]
fn the_log_of_others_hides_river_tokens_and_draws() {
    let (_, events) = game();
    let phrases = |who| -> Vec<Phrase> {
        events.iter().map(|event| Babylonia::hide_event(*event, who).phrase()).collect()
    };
    let ids = |who| -> Vec<&str> { phrases(who).iter().map(|phrase| phrase.id).collect() };
    assert_eq!(
        ids(Viewer::Seat(seat(2))),
        [
            "babylonia-event-drew-hidden",
            "babylonia-event-drew",
            "babylonia-event-turn",
            "babylonia-event-placed",
            "babylonia-event-placed-hidden",
            "babylonia-event-finished",
            "babylonia-event-drew-hidden",
            "babylonia-event-turn",
        ]
    );
    assert!(ids(Viewer::Seat(seat(1))).contains(&"babylonia-event-placed-river"));
    let told = format!("{:?}", phrases(Viewer::Public));
    assert!(!told.contains("servant") && !told.contains("priest"), "{told}");
}

/// BA-INFO-2, BA-INFO-4, BA-INFO-5, BA-INFO-6: sizes, face-up tokens and owners are public.
#[test]
fn a_view_shows_own_tokens_and_the_sizes_of_others() {
    let (play, _) = game();
    let river = hex(8, 10);
    for who in [Viewer::Seat(seat(2)), Viewer::Public] {
        let view = play.game().view(who);
        assert_eq!((view.open.hands[seat(1)], view.open.pools[seat(1)]), (5, 23));
        assert_eq!((view.hands[seat(1)], view.pools[seat(1)]), (None, None));
        assert_eq!(view.open.owner(river), Some(seat(1)));
        assert_eq!(view.kind(river), None);
        assert_eq!(view.kind(hex(8, 8)), Some(Kind::Merchant));
    }
    let own = play.game().view(Viewer::Seat(seat(1)));
    assert_eq!(own.kind(river), Some(Kind::Servant));
    assert_eq!(own.hands[seat(1)], Some(Tokens([0, 1, 1, 3])));
    assert_eq!(own.pools[seat(1)], Some(Tokens([5, 5, 4, 9])));
}

/// BA-INFO-7: an opponent's unknown tokens are the clan without the face-up ones.
#[test]
fn the_unseen_tokens_of_an_opponent_are_the_clan_without_the_face_up_ones() {
    let (play, _) = game();
    let view = play.game().view(Viewer::Seat(seat(2)));
    assert_eq!(view.unseen[seat(1)], Tokens([5, 6, 6, 12]));
    assert_eq!(view.unseen[seat(2)], Tokens::default());
    let mut rng = Fast::new(11);
    let (mut servants, deals) = (0, 4000);
    for _ in 0..deals {
        let all = Babylonia::determinize(&view, &mut rng).view(Viewer::All);
        let (hand, pool) = (all.hands[seat(1)].unwrap(), all.pools[seat(1)].unwrap());
        assert_eq!((hand.size(), pool.size()), (5, 23));
        let mut unseen = hand.plus(pool);
        let kind = all.kind(hex(8, 10)).unwrap();
        unseen[kind] += 1;
        assert_eq!(unseen, view.unseen[seat(1)]);
        servants += u32::from(kind == Kind::Servant);
    }
    // Six of the 29 unseen tokens are civil servants.
    assert!((700..=960).contains(&servants), "{servants}");
}

/// BA-PLAY-12, BA-INFO-7: a noble and two farmers are lawful only with a third farmer in the hand, so
/// every hand dealt to that player has one.
#[test]
fn a_play_that_shows_a_farmer_is_dealt_one() {
    let text = "```babylonia\ncity merchant m23 o23\ncard 1 5\nhand 1 merchant priest*3 farmer*3\n\
                do 1 place merchant i9\ndo 1 place farmer g9\ndo 1 place farmer g7\n```";
    let play = stage(text);
    let view = play.view(Viewer::Seat(seat(2)));
    let mut rng = Fast::new(2);
    let mut several = 0;
    for _ in 0..500 {
        let dealt = Babylonia::determinize(&view, &mut rng);
        let hand = dealt.view(Viewer::All).hands[seat(1)].unwrap();
        assert!(hand[Kind::Farmer] > 0);
        assert!(!dealt.legal_moves().is_empty());
        several += u32::from(hand[Kind::Farmer] > 1);
    }
    assert!(several > 100, "other farmers are still dealt at random: {several}");
}

/// The position after a scenario's set-up and moves.
fn stage(text: &str) -> Babylonia {
    use table::Notation;
    use table::scenario::{Staged, collect};
    let scenario = collect(text, |info| info == "babylonia").pop().unwrap();
    let options = Options::new(&Babylonia::INFO, 4, []).unwrap();
    let mut game = Babylonia::stage(&options);
    for (_, line) in scenario.lines {
        match line.strip_prefix("do 1 ") {
            Some(m) => game.apply(babylonia::Move::parse(m).unwrap(), &mut |_| {}),
            None => game.arrange(&mut table::Tokens::new(&line)).unwrap(),
        }
    }
    game
}

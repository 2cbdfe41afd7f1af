//! Tables, seats and visitors: made, found, claimed.

use std::net::Ipv4Addr;

use crate::common::{create, running, seat, table};
use store::{
    Claim, MOST_TABLES, NewSeat, NewTable, NewVisitor, Owner, Player, Standing, Status, Store,
    StoreError, Wake, Written,
};

fn ann() -> Owner {
    Owner::Visitor("ann".to_owned())
}

fn visitor(id: &str) -> NewVisitor {
    NewVisitor { id: id.to_owned(), token_hash: format!("hash of {id}"), name: "Ann".to_owned() }
}

#[tokio::test]
async fn a_table_is_kept_as_it_was_made() {
    let store = Store::temporary().await.unwrap();
    let mut new = table("a");
    new.owner = Some(Owner::Program(Ipv4Addr::LOCALHOST.into()));
    new.parent = Some("before".to_owned());
    new.seats[1].player = Player::Bot("sage".to_owned());
    new.seats[2].visitor = Some("ann".to_owned());
    create(&store, new.clone()).await.unwrap();

    let row = store.table("a").await.unwrap().unwrap();
    assert_eq!((row.game, row.rules, row.players), (new.game, new.rules, 3));
    assert_eq!((row.options, row.settings), (new.options, new.settings));
    assert_eq!((row.seed, row.seed_hash), (new.seed, new.seed_hash));
    assert_eq!((row.owner, row.parent), (new.owner, new.parent));
    assert_eq!((row.lines, row.standing), (0, Standing::default()));
    assert!(row.created > 1_700_000_000_000 && row.updated == row.created);
    let seats = store.seats("a").await.unwrap();
    assert_eq!(seats.iter().map(|row| row.seat).collect::<Vec<_>>(), [1, 2, 3]);
    let kept = seats.into_iter().map(|row| NewSeat {
        player: row.player,
        name: row.name,
        secret_hash: row.secret_hash,
        visitor: row.visitor,
    });
    assert_eq!(kept.collect::<Vec<_>>(), new.seats);

    assert!(matches!(create(&store, table("a")).await, Err(StoreError::Exists(_))));
}

#[tokio::test]
async fn an_imported_table_is_there_whole_or_not_at_all() {
    let store = Store::temporary().await.unwrap();
    let lines = vec!["@ draw 2 temple".to_owned(), "1 pass".to_owned()];
    store.import(table("a"), lines.clone(), running(2)).await.unwrap();
    let row = store.table("a").await.unwrap().unwrap();
    assert_eq!((row.lines, row.standing), (2, running(2)));
    let again = store.import(table("a"), lines, running(1)).await;
    assert!(matches!(again, Err(StoreError::Exists(_))));
    assert_eq!(store.lines("a", 0).await.unwrap().len(), 2);
    let next = store.append("a", 1, vec!["2 pass".to_owned()], running(3)).await.unwrap();
    assert_eq!(next, Written::Done);
}

#[tokio::test]
async fn tables_that_wait_for_a_bot_are_found() {
    let store = Store::temporary().await.unwrap();
    let with_bot = |id: &str| {
        let mut new = table(id);
        new.seats[1].player = Player::Bot("sage".to_owned());
        new
    };
    store.import(with_bot("another"), vec![], running(2)).await.unwrap();
    let chance = Standing { turn: None, ..running(1) };
    store.import(with_bot("chance"), vec![], chance).await.unwrap();
    store.import(with_bot("bot"), vec![], running(2)).await.unwrap();
    store.import(with_bot("person"), vec![], running(1)).await.unwrap();
    store.import(table("people"), vec![], running(2)).await.unwrap();
    let over = Standing { status: Status::Over, ..running(2) };
    store.import(with_bot("over"), vec![], over).await.unwrap();
    assert_eq!(waiting(&store).await, ["another", "bot"]);
    // A move, a move taken back and a seat that changes hands change it.
    let sage = || NewSeat { player: Player::Bot("sage".to_owned()), ..seat(1) };
    assert_eq!(store.append("person", 1, vec![], running(2)).await.unwrap(), Written::Done);
    assert_eq!(store.append("bot", 1, vec![], running(3)).await.unwrap(), Written::Done);
    assert_eq!(waiting(&store).await, ["another", "person"]);
    assert_eq!(store.truncate("person", 2, 0, running(1)).await.unwrap(), Written::Done);
    assert!(store.set_seat("person", 1, None, sage()).await.unwrap());
    assert!(store.set_seat("another", 2, None, seat(2)).await.unwrap());
    assert_eq!(waiting(&store).await, ["person"]);
    assert!(store.set_seat("person", 1, None, seat(1)).await.unwrap());
    assert_eq!(waiting(&store).await, [""; 0]);
}

/// The tables at which it is a bot's turn, by name. They come as they began to wait, by a clock that
/// may be set back.
async fn waiting(store: &Store) -> Vec<String> {
    let mut found = Vec::new();
    for job in store.jobs(9).await.unwrap() {
        found.push((store.table(&job.table).await.unwrap().unwrap().updated, job.table));
    }
    assert!(found.is_sorted(), "the longest waiting comes first: {found:?}");
    let mut names: Vec<String> = found.into_iter().map(|(_, name)| name).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_job_is_leased_to_one_worker_until_it_stops_beating() {
    let store = Store::temporary().await.unwrap();
    let mut new = table("a");
    new.seats[0].player = Player::Bot("sage".to_owned());
    store.import(new, vec![], running(1)).await.unwrap();
    let job = async || store.jobs(9).await.unwrap().remove(0);
    let free = job().await;
    assert_eq!((free.version, &free.worker), (1, &None));
    assert!(store.lease(&free, "one").await.unwrap());
    assert!(!store.lease(&free, "two").await.unwrap(), "it is taken");
    let seen = job().await;
    assert_eq!(seen.worker.as_deref(), Some("one"));
    store.beat("one").await.unwrap();
    store.beat("somebody else").await.unwrap();
    assert!(!store.lease(&seen, "two").await.unwrap(), "it beats");
    let seen = job().await;
    assert!(store.lease(&seen, "two").await.unwrap(), "it has not beaten since it was seen");
    store.release("a", "one").await.unwrap();
    assert_eq!(job().await.worker.as_deref(), Some("two"), "only who has it can give it back");
    store.release("a", "two").await.unwrap();
    assert_eq!(job().await.worker, None);
    assert!(store.lease(&job().await, "two").await.unwrap());
    store.release_all("one").await.unwrap();
    assert_eq!(job().await.worker.as_deref(), Some("two"));
    store.release_all("two").await.unwrap();
    assert_eq!(job().await.worker, None);
    let job = job().await;
    assert!(store.lease(&job, "one").await.unwrap());
    assert_eq!(store.append("a", 1, vec![], running(1)).await.unwrap(), Written::Done);
    assert!(!store.lease(&job, "two").await.unwrap(), "that move is made");
    assert_eq!(store.jobs(9).await.unwrap()[0].worker, None, "the next one is free");
}

#[tokio::test]
async fn every_change_that_people_see_raises_the_version() {
    let store = Store::temporary().await.unwrap();
    create(&store, table("a")).await.unwrap();
    let version = async || store.version("a").await.unwrap().unwrap();
    assert_eq!(version().await, 1);
    assert_eq!(store.append("a", 1, vec![], running(1)).await.unwrap(), Written::Done);
    assert_eq!(version().await, 2);
    let claim = store.claim_seat("a", 1, "secret 1", "ann", "Ann").await.unwrap();
    assert_eq!((claim, version().await), (Claim::Claimed, 3));
    let claim = store.claim_seat("a", 1, "secret 1", "bob", "Bob").await.unwrap();
    assert_eq!((claim, version().await), (Claim::Taken, 3));
    let renamed = NewSeat { visitor: Some("ann".to_owned()), ..seat(1) };
    assert!(!store.set_seat("a", 1, Some("bob"), renamed.clone()).await.unwrap());
    assert_eq!(version().await, 3);
    assert!(store.set_seat("a", 1, Some("ann"), renamed).await.unwrap());
    assert_eq!(version().await, 4);
    let ids = ["a".to_owned(), "none".to_owned()];
    assert_eq!(store.versions(&ids).await.unwrap(), [("a".to_owned(), 4)]);
    assert_eq!(store.version("none").await.unwrap(), None);
}

#[tokio::test]
async fn what_one_process_changes_is_told_to_all() {
    let store = Store::temporary().await.unwrap();
    let Some(mut wakes) = store.wakes() else { return assert!(!store.is_shared()) };
    assert_eq!(wakes.next().await.unwrap(), Wake::All, "before anybody listened");
    let other = Store::open(store.location()).await.unwrap();
    // Ids of its own: other tests share the channel.
    let id = format!("told {}", store.location());
    let mut told = async || loop {
        match wakes.next().await.unwrap() {
            Wake::Table { id: found, version } if found == id => return version,
            _ => {}
        }
    };
    create(&other, table(&id)).await.unwrap();
    assert_eq!(told().await, 1);
    let written = other.append(&id, 1, vec!["1 pass".to_owned()], running(2)).await.unwrap();
    assert_eq!(written, Written::Done);
    assert_eq!(told().await, 2);
    assert_eq!(other.claim_seat(&id, 1, "secret 1", "ann", "Ann").await.unwrap(), Claim::Claimed);
    assert_eq!(told().await, 3);
    assert_eq!(other.truncate(&id, 3, 0, running(1)).await.unwrap(), Written::Done);
    assert_eq!(told().await, 4);
}

#[tokio::test]
async fn a_visitor_finds_their_tables_with_the_running_ones_first() {
    let store = Store::temporary().await.unwrap();
    let owned = |id: &str| NewTable { owner: Some(ann()), ..table(id) };
    let mut sitting = table("sitting");
    sitting.seats[0].visitor = Some("ann".to_owned());
    let over = Standing { status: Status::Over, ..Standing::default() };
    store.import(owned("over"), vec![], over.clone()).await.unwrap();
    store.import(owned("waiting"), vec![], running(1)).await.unwrap();
    store.import(sitting, vec![], running(1)).await.unwrap();
    store.import(table("strange"), vec![], running(1)).await.unwrap();

    let ids = |tables: Vec<store::TableRow>| -> Vec<String> {
        tables.into_iter().map(|row| row.id).collect()
    };
    assert_eq!(ids(store.tables_of("ann").await.unwrap()), ["sitting", "waiting", "over"]);
    assert_eq!(store.open_tables_count(&ann()).await.unwrap(), 1);
    assert!(store.tables_of("").await.unwrap().is_empty());
    assert_eq!(store.open_tables_count(&Owner::Visitor(String::new())).await.unwrap(), 0);

    assert_eq!(ids(store.all_tables("", 3).await.unwrap()), ["over", "sitting", "strange"]);
    assert_eq!(ids(store.all_tables("strange", 3).await.unwrap()), ["waiting"]);
    assert!(store.all_tables("waiting", 3).await.unwrap().is_empty());

    for number in 0..MOST_TABLES {
        store.import(owned(&format!("more {number}")), vec![], over.clone()).await.unwrap();
    }
    let tables = ids(store.tables_of("ann").await.unwrap());
    assert_eq!((tables.len(), tables[0].as_str()), (MOST_TABLES, "sitting"));
}

#[tokio::test]
async fn a_seat_is_claimed_by_who_knows_its_secret() {
    let store = Store::temporary().await.unwrap();
    let mut new = table("a");
    new.seats[2].player = Player::Bot("sage".to_owned());
    create(&store, new).await.unwrap();
    let claim = async |seat, secret: &str, visitor: &str| {
        store.claim_seat("a", seat, secret, visitor, "Name").await.unwrap()
    };
    assert_eq!(claim(1, "secret 2", "ann").await, Claim::WrongSecret);
    assert_eq!(claim(9, "secret 1", "ann").await, Claim::WrongSecret);
    assert_eq!(claim(1, "secret 1", "ann").await, Claim::Claimed);
    assert_eq!(claim(1, "secret 1", "bob").await, Claim::Taken);
    assert_eq!(claim(1, "secret 1", "ann").await, Claim::Claimed);
    assert_eq!(claim(3, "secret 3", "bob").await, Claim::Taken);
    let seats = store.seats("a").await.unwrap();
    let visitors: Vec<_> = seats.iter().map(|row| row.visitor.as_deref()).collect();
    assert_eq!(visitors, [Some("ann"), None, None]);
    assert_eq!(seats[0].name, "Name");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_claim_a_seat_exactly_one_sits_there() {
    let store = Store::temporary().await.unwrap();
    for round in 0..10 {
        let id = format!("t{round}");
        create(&store, table(&id)).await.unwrap();
        let rivals = (0..8).map(|rival| {
            let (store, id, visitor) = (store.clone(), id.clone(), format!("visitor {rival}"));
            tokio::spawn(async move {
                let claim = store.claim_seat(&id, 2, "secret 2", &visitor, "Name").await.unwrap();
                (claim, visitor)
            })
        });
        let mut claimed = Vec::new();
        for rival in rivals.collect::<Vec<_>>() {
            match rival.await.unwrap() {
                (Claim::Claimed, visitor) => claimed.push(Some(visitor)),
                (claim, _) => assert_eq!(claim, Claim::Taken),
            }
        }
        assert_eq!(claimed, [store.seats(&id).await.unwrap()[1].visitor.clone()]);
    }
}

#[tokio::test]
async fn a_seat_changes_hands_only_from_who_sits_there() {
    let store = Store::temporary().await.unwrap();
    create(&store, table("a")).await.unwrap();
    let bot = NewSeat { player: Player::Bot("sage".to_owned()), ..seat(1) };
    let claim = store.claim_seat("a", 1, "secret 1", "ann", "Ann").await.unwrap();
    assert_eq!(claim, Claim::Claimed);
    assert!(!store.set_seat("a", 1, None, bot.clone()).await.unwrap());
    assert_eq!(store.seats("a").await.unwrap()[0].visitor.as_deref(), Some("ann"));
    assert!(store.set_seat("a", 1, Some("ann"), bot.clone()).await.unwrap());
    let row = store.seats("a").await.unwrap().swap_remove(0);
    assert_eq!((row.player, row.visitor), (bot.player.clone(), None));
    assert!(store.set_seat("a", 1, None, seat(1)).await.unwrap());
    let claim = store.claim_seat("a", 1, "secret 1", "bob", "Bob").await.unwrap();
    assert_eq!(claim, Claim::Claimed);
    let none = store.set_seat("a", 7, None, bot).await;
    assert!(matches!(none, Err(StoreError::NoSeat { seat: 7, .. })));
}

#[tokio::test]
async fn a_visitor_is_known_by_their_token() {
    let store = Store::temporary().await.unwrap();
    store.create_visitor(visitor("ann")).await.unwrap();
    let row = store.visitor_by_token_hash("hash of ann").await.unwrap().unwrap();
    assert_eq!((row.id.as_str(), row.name.as_str()), ("ann", "Ann"));
    assert_eq!(store.visitor("ann").await.unwrap().as_ref(), Some(&row));
    assert_eq!(store.visitor_by_token_hash("another").await.unwrap(), None);

    store.rename_visitor("ann", "Anna").await.unwrap();
    store.touch("ann").await.unwrap();
    store.touch("nobody").await.unwrap();
    let now = store.visitor("ann").await.unwrap().unwrap();
    assert_eq!(now.name, "Anna");
    assert_eq!(now.seen, row.seen, "one who was just seen is not written again");

    let same_token = NewVisitor { id: "bob".to_owned(), ..visitor("ann") };
    for twin in [visitor("ann"), same_token] {
        assert!(matches!(store.create_visitor(twin).await, Err(StoreError::Exists(_))));
    }
    let none = store.rename_visitor("bob", "Bob").await;
    assert!(matches!(none, Err(StoreError::NoVisitor(_))));
}

#[tokio::test]
async fn texts_are_kept_to_the_letter() {
    let store = Store::temporary().await.unwrap();
    let strange = "ż'\"; DROP TABLE lines; -- $1 🏺\u{1}end";
    let mut new = table(strange);
    new.seats[0].name = strange.to_owned();
    store.import(new, vec![strange.to_owned()], running(1)).await.unwrap();
    assert_eq!(store.table(strange).await.unwrap().unwrap().id, strange);
    assert_eq!(store.seats(strange).await.unwrap()[0].name, strange);
    assert_eq!(store.lines(strange, 0).await.unwrap()[0].text, strange);
    // PostgreSQL has no texts with a zero in them: kept to the letter or not at all.
    let made = create(&store, table("a\u{0}b")).await;
    let found = store.table("a\u{0}b").await.unwrap_or_default().is_some();
    assert_eq!((made.is_ok(), found), (!store.is_shared(), !store.is_shared()));
}

#[tokio::test]
async fn a_file_is_kept_once_and_found_by_its_name() {
    let store = Store::temporary().await.unwrap();
    for text in ["one", "changed"] {
        store.keep_file("data/a", text).await.unwrap();
    }
    store.keep_file("other/b", "two").await.unwrap();
    assert_eq!(store.files("data/").await.unwrap(), [("data/a".to_owned(), "one".to_owned())]);
    assert!(store.files("none").await.unwrap().is_empty());
}

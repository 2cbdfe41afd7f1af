//! The log: what is appended is there, what is stale changes nothing.

use crate::common::{Dice, create, execute, running, table, texts, unbroken};
use store::{Standing, Status, Store, StoreError, Written};

fn lines(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| text.to_string()).collect()
}

#[tokio::test]
async fn appended_lines_are_there_after_reopening() {
    let store = Store::temporary().await.unwrap();
    create(&store, table("a")).await.unwrap();
    let written = store.append("a", 1, lines(&["@ draw 2 temple", "1 pass"]), running(2)).await;
    assert_eq!(written.unwrap(), Written::Done);
    let over = Standing {
        status: Status::Over,
        turn: None,
        result: Some("{\"ranks\":[1,2,3]}".to_owned()),
    };
    let written = store.append("a", 2, lines(&["2 tile temple i5"]), over.clone()).await;
    assert_eq!(written.unwrap(), Written::Done);
    store.close().await.unwrap();

    let store = Store::open(store.location()).await.unwrap();
    let found = store.lines("a", 0).await.unwrap();
    assert_eq!(texts(&found), ["@ draw 2 temple", "1 pass", "2 tile temple i5"]);
    assert!(unbroken(&found));
    assert_eq!(texts(&store.lines("a", 2).await.unwrap()), ["2 tile temple i5"]);
    assert!(store.lines("a", 3).await.unwrap().is_empty());
    let row = store.table("a").await.unwrap().unwrap();
    assert_eq!((row.lines, row.standing), (3, over));
}

#[tokio::test]
async fn a_stale_append_changes_nothing() {
    let store = Store::temporary().await.unwrap();
    create(&store, table("a")).await.unwrap();
    let append = |version| store.append("a", version, lines(&["1 pass"]), running(2));
    assert_eq!(append(1).await.unwrap(), Written::Done);
    assert_eq!(append(2).await.unwrap(), Written::Done);
    let before = store.table("a").await.unwrap();
    assert_eq!(before.as_ref().unwrap().version, 3);
    for version in [0, 1, 2, 4, u64::MAX] {
        let over = Standing { status: Status::Over, ..Standing::default() };
        let stale = store.append("a", version, lines(&["2 pass", "3 pass"]), over).await;
        assert_eq!(stale.unwrap(), Written::Stale);
    }
    assert_eq!(texts(&store.lines("a", 0).await.unwrap()), ["1 pass", "1 pass"]);
    assert_eq!(store.table("a").await.unwrap(), before);
}

#[tokio::test]
async fn a_table_that_is_not_there_is_an_error() {
    let store = Store::temporary().await.unwrap();
    let append = store.append("none", 0, lines(&["1 pass"]), running(1)).await;
    assert!(matches!(append, Err(StoreError::NoTable(id)) if id == "none"));
    let truncate = store.truncate("none", 0, 0, running(1)).await;
    assert!(matches!(truncate, Err(StoreError::NoTable(_))));
    assert_eq!(store.table("none").await.unwrap(), None);
    assert!(store.lines("none", 0).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn of_appends_at_the_same_version_exactly_one_wins() {
    let store = Store::temporary().await.unwrap();
    create(&store, table("a")).await.unwrap();
    // Half of them in another process, as far as the database can tell.
    let other = Store::open(store.location()).await.unwrap();
    for round in 0..20 {
        let rivals = (0..8).map(|rival| {
            let store = if rival % 2 == 0 { store.clone() } else { other.clone() };
            let (version, text) = (1 + round as u64, format!("1 move {round} {rival}"));
            let append = async move { store.append("a", version, vec![text], running(1)).await };
            (rival, tokio::spawn(append))
        });
        let mut winners = Vec::new();
        for (rival, append) in rivals.collect::<Vec<_>>() {
            match append.await.unwrap().unwrap() {
                Written::Done => winners.push(rival),
                Written::Stale => {}
            }
        }
        let [winner] = winners[..] else { panic!("{} appends won", winners.len()) };
        let found = store.lines("a", round).await.unwrap();
        assert_eq!(texts(&found), [format!("1 move {round} {winner}")]);
    }
}

#[tokio::test]
async fn a_line_number_that_is_taken_is_stale_too() {
    let store = Store::temporary().await.unwrap();
    create(&store, table("a")).await.unwrap();
    execute(store.location(), "INSERT INTO lines VALUES ('a', 2, 'from elsewhere', 0)").await;
    let stale = store.append("a", 1, lines(&["1 pass", "2 pass"]), running(1)).await.unwrap();
    assert_eq!(stale, Written::Stale);
    assert_eq!(texts(&store.lines("a", 0).await.unwrap()), ["from elsewhere"]);
    assert_eq!(store.table("a").await.unwrap().unwrap().lines, 0);
}

#[tokio::test]
async fn lines_taken_back_are_gone() {
    let store = Store::temporary().await.unwrap();
    create(&store, table("a")).await.unwrap();
    let all = lines(&["1 pass", "2 pass", "3 pass", "1 tile farm b2"]);
    assert_eq!(store.append("a", 1, all, running(2)).await.unwrap(), Written::Done);

    let stale = store.truncate("a", 1, 1, running(3)).await.unwrap();
    assert_eq!(stale, Written::Stale);
    assert_eq!(store.lines("a", 0).await.unwrap().len(), 4);

    assert_eq!(store.truncate("a", 2, 2, running(3)).await.unwrap(), Written::Done);
    assert_eq!(texts(&store.lines("a", 0).await.unwrap()), ["1 pass", "2 pass"]);
    let row = store.table("a").await.unwrap().unwrap();
    assert_eq!((row.lines, row.standing), (2, running(3)));

    assert_eq!(store.truncate("a", 3, 1, running(2)).await.unwrap(), Written::Done);
    assert_eq!(store.truncate("a", 4, 9, running(2)).await.unwrap(), Written::Done);
    assert_eq!(texts(&store.lines("a", 0).await.unwrap()), ["1 pass"]);
}

#[tokio::test]
async fn a_failing_request_in_a_group_does_not_harm_its_neighbours() {
    let store = Store::temporary().await.unwrap();
    for number in 0..40 {
        create(&store, table(&format!("t{number}"))).await.unwrap();
    }
    // On one thread all of these are waiting before the writer runs, so they are one group.
    let tasks = (0..40).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            let id = format!("t{number}");
            let lines = vec!["1 pass".to_owned(); 1 + number % 3];
            match number % 4 {
                0 => matches!(create(&store, table(&id)).await, Err(StoreError::Exists(_))),
                1 => {
                    let stale = store.append(&id, 7, lines, running(1)).await;
                    matches!(stale, Ok(Written::Stale))
                }
                _ => matches!(store.append(&id, 1, lines, running(2)).await, Ok(Written::Done)),
            }
        })
    });
    for (number, task) in tasks.collect::<Vec<_>>().into_iter().enumerate() {
        assert!(task.await.unwrap(), "request {number}");
        let row = store.table(&format!("t{number}")).await.unwrap().unwrap();
        let lines = if number % 4 < 2 { 0 } else { 1 + number % 3 };
        assert_eq!(row.lines, lines);
        assert_eq!(store.lines(&row.id, 0).await.unwrap().len(), lines);
        assert_eq!(store.seats(&row.id).await.unwrap().len(), 3);
    }
}

#[tokio::test]
async fn random_changes_agree_with_a_list_in_memory() {
    let first = Store::temporary().await.unwrap();
    let mut dice = Dice(0x5eed);
    let mut store = Store::open(first.location()).await.unwrap();
    let ids = ["a", "b", "c"];
    let mut logs: [Vec<String>; 3] = Default::default();
    let mut known: [(u64, Vec<String>); 3] = Default::default();
    let mut versions = [1; 3];
    for id in ids {
        create(&store, table(id)).await.unwrap();
    }
    for step in 0..600 {
        let which = dice.below(3);
        let (id, log) = (ids[which], &mut logs[which]);
        let current = versions[which];
        let version = if dice.below(4) == 0 { dice.below(9) as u64 } else { current };
        let standing = running(1 + dice.below(3));
        let before = store.table(id).await.unwrap().unwrap().standing;
        let written = if dice.below(3) > 0 {
            let new: Vec<String> =
                (0..dice.below(4)).map(|line| format!("1 step {step} {line}")).collect();
            if version == current {
                log.extend(new.iter().cloned());
            }
            store.append(id, version, new, standing.clone()).await.unwrap()
        } else {
            let keep = dice.below(log.len() + 2);
            if version == current {
                log.truncate(keep);
            }
            store.truncate(id, version, keep, standing.clone()).await.unwrap()
        };
        let row = store.table(id).await.unwrap().unwrap();
        let found = store.lines(id, 0).await.unwrap();
        assert_eq!(&texts(&found), log, "step {step}");
        assert!(unbroken(&found));
        assert_eq!(row.lines, log.len());
        let (expected, then) = match version == current {
            true => (Written::Done, standing),
            false => (Written::Stale, before),
        };
        assert_eq!((written, &row.standing), (expected, &then), "step {step}");
        versions[which] += u64::from(written == Written::Done);
        assert_eq!(row.version, versions[which]);
        // Whoever knew an earlier state and follows comes to the same lines.
        let (seen, had) = &mut known[which];
        let whole = store.whole(id, Some((*seen, had.len()))).await.unwrap().unwrap();
        had.truncate(whole.kept);
        had.extend(whole.lines.into_iter().map(|line| line.text));
        assert_eq!(had, log, "step {step}");
        *seen = whole.table.version;
        if dice.below(60) == 0 {
            store.close().await.unwrap();
            store = Store::open(first.location()).await.unwrap();
        }
    }
}

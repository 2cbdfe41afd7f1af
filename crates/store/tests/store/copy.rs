//! Everything copied from one database to another and back, compared value by value.

use crate::common::{Folder, execute, running, table};
use store::{Claim, NewVisitor, Owner, Player, Store, StoreError, Written};

async fn filled(store: &Store) {
    for number in 0..40 {
        let mut new = table(&format!("t{number}"));
        new.owner = (number % 2 == 0).then(|| Owner::Visitor("ann".to_owned()));
        new.seats[1].player = Player::Bot("sage".to_owned());
        let lines = (0..number).map(|line| format!("1 ż'\" 🏺 {line}")).collect();
        store.import(new, lines, running(1 + number % 2)).await.unwrap();
    }
    store.keep_file("data/a", "text").await.unwrap();
    let ann =
        NewVisitor { id: "ann".to_owned(), token_hash: "hash".to_owned(), name: "Ann".to_owned() };
    store.create_visitor(ann).await.unwrap();
    assert_eq!(store.truncate("t9", 1, 4, running(1)).await.unwrap(), Written::Done);
    assert_eq!(store.claim_seat("t9", 1, "secret 1", "ann", "Ann").await.unwrap(), Claim::Claimed);
}

#[tokio::test]
async fn everything_arrives_and_comes_back_the_same() {
    let source = Store::temporary().await.unwrap();
    filled(&source).await;
    let folder = Folder::new("copy");
    let there = Store::open_sqlite(folder.file()).await.unwrap();
    let back = Store::temporary().await.unwrap();
    let mut heard = 0;
    let copied = source.copy_into(&there, |things| heard = things).await.unwrap();
    let lines: usize = (0..40).sum::<usize>() - 5;
    assert_eq!((copied.things, copied.already, heard), (42, 0, source.things().await.unwrap()));
    assert_eq!(copied.rows, 2 + 40 * 4 + lines);
    there.copy_into(&back, |_| {}).await.unwrap();
    for number in 0..40 {
        let id = format!("t{number}");
        let whole = source.whole(&id, None).await.unwrap();
        assert!(whole.is_some() && whole == back.whole(&id, None).await.unwrap(), "{id}");
    }
    assert_eq!(back.jobs(99).await.unwrap().len(), 19);
    assert_eq!(source.visitor("ann").await.unwrap(), back.visitor("ann").await.unwrap());
    assert_eq!(back.files("").await.unwrap(), source.files("").await.unwrap());
    let again = source.copy_into(&back, |_| {}).await.unwrap();
    assert_eq!((again.things, again.already), (42, 42));
}

#[tokio::test]
async fn what_is_there_and_differs_is_found() {
    let source = Store::temporary().await.unwrap();
    filled(&source).await;
    let target = Store::temporary().await.unwrap();
    source.copy_into(&target, |_| {}).await.unwrap();
    execute(
        target.location(),
        "UPDATE lines SET text = '1 other' WHERE table_id = 't7' AND seq = 3",
    )
    .await;
    let copied = source.copy_into(&target, |_| {}).await;
    assert!(matches!(&copied, Err(StoreError::Differs(id)) if id == "t7"), "{copied:?}");
}

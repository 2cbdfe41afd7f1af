//! Group commit: the one task that writes to SQLite.
//!
//! A commit that survives a power cut waits for the disk, about a millisecond, and SQLite lets one
//! connection write at a time. One commit per request is therefore about a thousand requests a
//! second, whatever the processor. So every write goes to this task; it takes all that are waiting,
//! runs them in one transaction, waits for the disk once, and only then answers them: a request
//! still hears nothing before it is durable, and under load one wait serves many.
//!
//! If a request fails, the group starts again with each request in a savepoint, so that the one to
//! blame takes back only what it wrote itself and its neighbours do not notice. (Savepoints from the
//! start would cost all of them: SQLite keeps the old pages of every one.) If the transaction as a
//! whole fails, nothing of it was kept and all hear so.

use std::sync::Arc;

use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::{mpsc, oneshot};

use crate::error::StoreError;
use crate::sql::{Outcomes, Statement};
use crate::sqlite::run;

/// The most requests in one transaction.
const GROUP: usize = 256;
/// The most requests handed to the connection's thread at once.
const BATCH: usize = 32;
/// The most requests that wait; further callers wait to be let in.
const WAITING: usize = 1024;

/// The way to the task that writes.
#[derive(Clone)]
pub(crate) struct Writer {
    inbox: mpsc::Sender<Message>,
}

enum Message {
    Write(Request),
    Close(oneshot::Sender<Result<(), StoreError>>),
}

type Answer = Result<Outcomes, StoreError>;

struct Request {
    script: Vec<Statement>,
    reply: oneshot::Sender<Answer>,
}

impl Writer {
    /// Starts the task. It ends when it is closed or the last way to it is dropped.
    pub fn start(conn: SqliteConnection) -> Writer {
        let (inbox, waiting) = mpsc::channel(WAITING);
        tokio::spawn(serve(conn, waiting));
        Writer { inbox }
    }

    /// Runs a script, all of it or nothing; returns when it is durable. Once it was let in, it runs
    /// even if the caller stops listening.
    pub async fn write(&self, script: Vec<Statement>) -> Answer {
        let (reply, answer) = oneshot::channel();
        let sent = self.inbox.send(Message::Write(Request { script, reply })).await;
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Lets what is waiting finish, then closes the database. Closing twice is fine.
    pub async fn close(&self) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        match self.inbox.send(Message::Close(reply)).await {
            Ok(()) => answer.await.unwrap_or(Ok(())),
            Err(_) => Ok(()),
        }
    }
}

async fn serve(mut conn: SqliteConnection, mut inbox: mpsc::Receiver<Message>) {
    let mut messages = Vec::with_capacity(GROUP);
    let mut closing = Vec::new();
    while inbox.recv_many(&mut messages, GROUP).await > 0 {
        let mut requests = Vec::with_capacity(messages.len());
        for message in messages.drain(..) {
            match message {
                Message::Write(request) => requests.push(request),
                Message::Close(reply) => {
                    inbox.close();
                    closing.push(reply);
                }
            }
        }
        let answers = commit(&mut conn, &mut requests).await;
        answer(requests, answers);
        // The callers just answered often have their next request at hand: one group, not two.
        tokio::task::yield_now().await;
    }
    // All lines are durable already; the checkpoint leaves one tidy file.
    let checkpoint = command(&mut conn, "PRAGMA wal_checkpoint(TRUNCATE)").await;
    let mut closed = checkpoint.and(conn.close().await.map_err(StoreError::from));
    for reply in closing {
        let _ = reply.send(std::mem::replace(&mut closed, Ok(())));
    }
}

/// Tells the callers, who may be gone, how it ended.
fn answer(requests: Vec<Request>, answers: Result<Vec<Answer>, StoreError>) {
    match answers {
        Ok(answers) => {
            for (request, answer) in requests.into_iter().zip(answers) {
                let _ = request.reply.send(answer);
            }
        }
        Err(failure) => {
            let failure = Arc::new(failure);
            for request in requests {
                let _ = request.reply.send(Err(StoreError::NotWritten(Arc::clone(&failure))));
            }
        }
    }
}

/// Runs all requests in one transaction, with an answer for each. On an error nothing is kept.
async fn commit(
    conn: &mut SqliteConnection,
    requests: &mut [Request],
) -> Result<Vec<Answer>, StoreError> {
    if requests.is_empty() {
        return Ok(Vec::new());
    }
    // They come from callers that do not wait for each other, so their order is free.
    requests.sort_by(|one, other| one.shape().cmp(other.shape()));
    let answers = run_all(conn, requests).await;
    if answers.is_err() {
        rollback(conn).await;
    }
    answers
}

async fn run_all(
    conn: &mut SqliteConnection,
    requests: &[Request],
) -> Result<Vec<Answer>, StoreError> {
    command(conn, "BEGIN IMMEDIATE").await?;
    let answers = match run_batches(conn, requests).await {
        Ok(answers) => answers,
        Err(_) => {
            rollback(conn).await;
            command(conn, "BEGIN IMMEDIATE").await?;
            run_singly(conn, requests).await?
        }
    };
    command(conn, "COMMIT").await?;
    Ok(answers)
}

/// Runs requests that are expected not to fail.
async fn run_batches(
    conn: &mut SqliteConnection,
    requests: &[Request],
) -> Result<Vec<Answer>, StoreError> {
    let mut answers = Vec::with_capacity(requests.len());
    while answers.len() < requests.len() {
        let batch = next_batch(&requests[answers.len()..]);
        let scripts = batch.iter().map(|request| &request.script);
        let statements: Vec<&Statement> = scripts.clone().flatten().collect();
        let mut outcomes = run(conn, &statements).await?.into_iter();
        let answer = |script: &Vec<_>| Outcomes(outcomes.by_ref().take(script.len()).collect());
        answers.extend(scripts.map(answer).map(Ok));
    }
    Ok(answers)
}

/// Runs requests of which some may fail: these leave no trace.
async fn run_singly(
    conn: &mut SqliteConnection,
    requests: &[Request],
) -> Result<Vec<Answer>, StoreError> {
    let mut answers = Vec::with_capacity(requests.len());
    for request in requests {
        command(conn, "SAVEPOINT request").await?;
        let statements: Vec<&Statement> = request.script.iter().collect();
        match run(conn, &statements).await {
            Ok(outcomes) => answers.push(Ok(Outcomes(outcomes))),
            // SQLite may have dropped the whole transaction, as it does when the disk is full. Then
            // all is lost: going on would write outside of one.
            Err(failure) => match command(conn, "ROLLBACK TO request").await {
                Ok(()) => answers.push(Err(failure)),
                Err(_) => return Err(failure),
            },
        }
        command(conn, "RELEASE request").await?;
    }
    Ok(answers)
}

/// The requests to run next. To wake the connection's thread costs about 0.1 ms, so several go as
/// one text. To parse a text costs more than to run it, so a text has requests of one shape, and a
/// power of two of them: there are few such texts, and sqlx keeps them prepared.
fn next_batch(requests: &[Request]) -> &[Request] {
    let alike = requests.iter().take(BATCH);
    let alike = alike.take_while(|request| request.shape().eq(requests[0].shape())).count();
    &requests[..1 << alike.ilog2()]
}

impl Request {
    fn shape(&self) -> impl Iterator<Item = &'static str> {
        self.script.iter().map(|statement| statement.sql)
    }
}

/// Drops the transaction, unless SQLite has dropped it by itself.
async fn rollback(conn: &mut SqliteConnection) {
    let _ = command(conn, "ROLLBACK").await;
}

async fn command(conn: &mut SqliteConnection, sql: &'static str) -> Result<(), StoreError> {
    sqlx::query(sql).execute(conn).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::ConnectOptions as _;
    use sqlx::sqlite::SqliteConnectOptions;

    use super::*;
    use crate::sql::sql;

    #[tokio::test]
    async fn when_the_disk_is_full_all_hear_so_and_the_writer_goes_on() {
        let options = SqliteConnectOptions::new().in_memory(true).pragma("max_page_count", "20");
        let mut conn = options.connect().await.unwrap();
        command(&mut conn, "CREATE TABLE notes (text TEXT)").await.unwrap();
        let writer = Writer::start(conn);
        let note = |length: usize| {
            writer.write(vec![sql!("INSERT INTO notes VALUES ($1)", "x".repeat(length))])
        };
        let (small, large) = tokio::join!(note(10), note(1 << 20));
        let full = |error: &StoreError| matches!(error, StoreError::Full(_));
        match large.map(|_| ()).unwrap_err() {
            StoreError::NotWritten(failure) => {
                assert!(full(&failure), "{failure}");
                assert!(matches!(small, Err(StoreError::NotWritten(_))));
            }
            own => {
                assert!(full(&own), "{own}");
                assert!(small.is_ok());
            }
        }
        let before = u64::from(small.is_ok());
        assert_eq!(note(10).await.unwrap().changed(0), 1);
        let count = writer.write(vec![sql!("DELETE FROM notes")]).await.unwrap();
        assert_eq!(count.changed(0), before + 1);
        writer.close().await.unwrap();
        assert!(matches!(note(10).await, Err(StoreError::Closed)));
    }
}

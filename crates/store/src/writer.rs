//! Group commit: the one task that writes to the database.
//!
//! A commit that survives a power cut waits for the disk, about a millisecond, and a transaction of
//! its own for every request would also make each of them wait for every answer of the database. So
//! every write goes to this task; it takes all that are waiting, runs them in one transaction, waits
//! for the disk once, and only then answers them: a request still hears nothing before it is durable,
//! and under load one wait serves many.
//!
//! If a request fails, the group starts again with each request in a savepoint, so that the one to
//! blame takes back only what it wrote itself and its neighbours do not notice. (Savepoints from the
//! start would cost all of them.) If the transaction as a whole fails, nothing of it was kept and all
//! hear so.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::error::StoreError;
use crate::sql::{About, Counts, Script, Statement};

/// The most requests in one transaction.
const GROUP: usize = 256;
/// The most requests handed to the database at once.
const BATCH: usize = 32;
/// The most requests that wait; further callers wait to be let in.
const WAITING: usize = 1024;

/// What a database must offer to be written to.
pub(crate) trait Conn: Send + 'static {
    /// Begins a transaction that will write.
    const BEGIN: &'static str;

    /// Sees to it that there is a connection.
    fn ready(&mut self) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Runs one statement without values.
    fn command(&mut self, sql: &'static str)
    -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Keeps everybody else from changing these tables until the transaction ends.
    fn lock(&mut self, tables: Vec<String>) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Runs statements and says how many rows each changed or found; stops if one fails.
    fn run(
        &mut self,
        statements: &[&Statement],
    ) -> impl Future<Output = Result<Vec<u64>, StoreError>> + Send;

    /// Tells other processes that these tables have changed.
    fn tell(&mut self, tables: Vec<String>) -> impl Future<Output = ()> + Send;

    /// Closes the database.
    fn close(self) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// The way to the task that writes.
#[derive(Clone)]
pub(crate) struct Writer {
    inbox: mpsc::Sender<Message>,
}

enum Message {
    Write(Request),
    Close(oneshot::Sender<Result<(), StoreError>>),
}

type Answer = Result<Counts, StoreError>;

struct Request {
    script: Script,
    reply: oneshot::Sender<Answer>,
}

impl Writer {
    /// Starts the task. It ends when it is closed or the last way to it is dropped.
    pub fn start(conn: impl Conn) -> Writer {
        let (inbox, waiting) = mpsc::channel(WAITING);
        tokio::spawn(serve(conn, waiting));
        Writer { inbox }
    }

    /// Runs a script, all of it or nothing; returns when it is durable. Once it was let in, it runs
    /// even if the caller stops listening.
    pub async fn write(&self, script: Script) -> Answer {
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

async fn serve<C: Conn>(mut conn: C, mut inbox: mpsc::Receiver<Message>) {
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
        let changed = answer(requests, answers);
        if !changed.is_empty() {
            conn.tell(changed).await;
        }
        // The callers just answered often have their next request at hand: one group, not two.
        tokio::task::yield_now().await;
    }
    let mut closed = conn.close().await;
    for reply in closing {
        let _ = reply.send(std::mem::replace(&mut closed, Ok(())));
    }
}

/// Tells the callers, who may be gone, how it ended. Gives the tables that were changed.
fn answer(requests: Vec<Request>, answers: Result<Vec<Answer>, StoreError>) -> Vec<String> {
    let mut changed = Vec::new();
    match answers {
        Ok(answers) => {
            for (request, answer) in requests.into_iter().zip(answers) {
                if let (About::Table(table), Ok(_)) = (request.script.about, &answer) {
                    changed.push(table);
                }
                let _ = request.reply.send(answer);
            }
        }
        Err(failure) => {
            let (says, reason): (fn(_) -> _, _) = match failure {
                StoreError::Unsure(reason) => (StoreError::Unsure, reason),
                failure => (StoreError::NotWritten, Arc::new(failure)),
            };
            for request in requests {
                let _ = request.reply.send(Err(says(Arc::clone(&reason))));
            }
        }
    }
    changed
}

/// Runs all requests in one transaction, with an answer for each. On an error nothing is kept,
/// unless the error says that this is not known.
async fn commit<C: Conn>(
    conn: &mut C,
    requests: &mut [Request],
) -> Result<Vec<Answer>, StoreError> {
    if requests.is_empty() {
        return Ok(Vec::new());
    }
    // They come from callers that do not wait for each other, so their order is free.
    requests.sort_by(|one, other| one.shape().cmp(other.shape()));
    conn.ready().await?;
    let answers = run_all(conn, requests).await;
    if answers.is_err() {
        rollback(conn).await;
    }
    answers
}

async fn run_all<C: Conn>(conn: &mut C, requests: &[Request]) -> Result<Vec<Answer>, StoreError> {
    conn.command(C::BEGIN).await?;
    let answers = match run_batches(conn, requests).await {
        Ok(answers) => answers,
        Err(error @ StoreError::Away(_)) => return Err(error),
        Err(_) => {
            rollback(conn).await;
            conn.command(C::BEGIN).await?;
            run_singly(conn, requests).await?
        }
    };
    conn.command("COMMIT").await.map_err(|error| match error {
        // The database may have heard it.
        error @ StoreError::Away(_) => StoreError::Unsure(Arc::new(error)),
        error => error,
    })?;
    Ok(answers)
}

/// Runs requests that are expected not to fail.
async fn run_batches<C: Conn>(
    conn: &mut C,
    requests: &[Request],
) -> Result<Vec<Answer>, StoreError> {
    conn.lock(tables(requests)).await?;
    let mut answers = Vec::with_capacity(requests.len());
    while answers.len() < requests.len() {
        let batch = next_batch(&requests[answers.len()..]);
        let scripts = batch.iter().map(|request| &request.script.statements);
        let statements: Vec<&Statement> = scripts.clone().flatten().collect();
        let mut counts = conn.run(&statements).await?.into_iter();
        let answer = |script: &Vec<_>| Counts(counts.by_ref().take(script.len()).collect());
        answers.extend(scripts.map(answer).map(Ok));
    }
    Ok(answers)
}

/// Runs requests of which some may fail: these leave no trace.
async fn run_singly<C: Conn>(
    conn: &mut C,
    requests: &[Request],
) -> Result<Vec<Answer>, StoreError> {
    // In an order, so that two processes never wait for each other.
    let mut order: Vec<usize> = (0..requests.len()).collect();
    order.sort_by(|one, other| requests[*one].key().cmp(requests[*other].key()));
    let mut answers: Vec<Option<Answer>> = requests.iter().map(|_| None).collect();
    for index in order {
        let request = &requests[index];
        conn.command("SAVEPOINT request").await?;
        let statements: Vec<&Statement> = request.script.statements.iter().collect();
        let ran = match conn.lock(tables(std::slice::from_ref(request))).await {
            Ok(()) => conn.run(&statements).await,
            Err(failure) => Err(failure),
        };
        answers[index] = Some(match ran {
            Ok(counts) => Ok(Counts(counts)),
            // SQLite may have dropped the whole transaction, as it does when the disk is full. Then
            // all is lost: going on would write outside of one.
            Err(failure) => match conn.command("ROLLBACK TO request").await {
                Ok(()) => Err(failure),
                Err(_) => return Err(failure),
            },
        });
        conn.command("RELEASE request").await?;
    }
    Ok(answers.into_iter().map(|answer| answer.unwrap_or(Err(StoreError::Closed))).collect())
}

/// The requests to run next. To hand something to the database costs more than to run it, so several
/// go as one text. To parse a text costs even more, so a text has requests of one shape, and a power
/// of two of them: there are few such texts, and sqlx keeps them prepared. No two are about the same
/// thing, since they may run on the same state.
fn next_batch(requests: &[Request]) -> &[Request] {
    let fits = |index: &usize| {
        let (request, before) = (&requests[*index], &requests[..*index]);
        request.shape().eq(requests[0].shape())
            && before.iter().all(|other| other.key() != request.key())
    };
    let alike = (0..requests.len().min(BATCH)).take_while(fits).count();
    &requests[..1 << alike.ilog2()]
}

/// The tables that requests are about.
fn tables(requests: &[Request]) -> Vec<String> {
    let table = |request: &Request| match &request.script.about {
        About::Table(table) => Some(table.clone()),
        About::Other(_) => None,
    };
    requests.iter().filter_map(table).collect()
}

impl Request {
    fn shape(&self) -> impl Iterator<Item = &'static str> {
        self.script.statements.iter().map(|statement| statement.sql)
    }

    fn key(&self) -> &str {
        match &self.script.about {
            About::Table(key) | About::Other(key) => key,
        }
    }
}

/// Drops the transaction, unless the database has dropped it by itself.
async fn rollback(conn: &mut impl Conn) {
    let _ = conn.command("ROLLBACK").await;
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
        conn.command("CREATE TABLE notes (text TEXT)").await.unwrap();
        let writer = Writer::start(conn);
        let run = |statement| {
            let about = About::Other(String::new());
            writer.write(Script { about, statements: vec![statement] })
        };
        let note = |length: usize| run(sql!("INSERT INTO notes VALUES ($1)", "x".repeat(length)));
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
        assert_eq!(note(10).await.unwrap().of(0), 1);
        let count = run(sql!("DELETE FROM notes")).await.unwrap();
        assert_eq!(count.of(0), before + 1);
        writer.close().await.unwrap();
        assert!(matches!(note(10).await, Err(StoreError::Closed)));
    }
}

//! `uruk doctor`: looks at a deployment and says what is wrong and what to do.
//!
//! The database is looked at without changing anything. The address is asked as browsers ask it,
//! through whatever proxy stands before the server; `curl` does that, for we speak no TLS.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use store::{Health, Store};

use crate::location::Location;
use crate::{No, print};

/// Check a deployment: the database, the disk, the server and its proxy.
///
/// Print one line per check: `ok`, `note` for what may be intended, `WRONG` with what to do. Run it as the user the server runs as. Exit code 1 if anything is wrong.
#[derive(Args)]
pub struct Doctor {
    #[command(flatten)]
    location: Location,
    /// Check the server at this public address, such as https://uruk.example.
    #[arg(long)]
    url: Option<String>,
}

/// Less than this is too little for a day of games, in KiB.
const LITTLE_SPACE: u64 = 200 << 10;
/// Clocks may differ by so many milliseconds before the times people read are odd.
const MOST_AHEAD: i64 = 5000;
/// What one process needs of PostgreSQL.
const CONNECTIONS: i64 = 8;
/// Longer than a lease: who stands still for so long has nobody who thinks for it.
const JOBS_WAIT: Duration = Duration::from_secs(7);
/// An address for documents, which nobody has.
const NOBODY: &str = "192.0.2.1";

/// What was found.
#[derive(Default)]
struct Report {
    wrong: usize,
}

impl Report {
    fn ok(&self, what: impl std::fmt::Display) -> anyhow::Result<()> {
        print::line(format!("ok     {what}"))
    }

    fn note(&self, what: impl std::fmt::Display) -> anyhow::Result<()> {
        print::line(format!("note   {what}"))
    }

    fn wrong(&mut self, what: impl std::fmt::Display, mend: &str) -> anyhow::Result<()> {
        self.wrong += 1;
        print::line(format!("WRONG  {what}\n       {mend}"))
    }
}

impl Doctor {
    pub fn run(&self) -> anyhow::Result<()> {
        let mut report = Report::default();
        let location = self.location.name()?;
        let file = Path::new(location.strip_prefix("sqlite:").unwrap_or(&location));
        let is_file = !store::is_postgres(&location);
        if is_file && self.url.is_some() && !self.location.is_named() && !file.exists() {
            report.note("no database is named and none is at the usual location: not looked at")?;
        } else if !is_file || look_at_file(file, &mut report)? {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(look_at_database(&location, &mut report))?;
        }
        if let Some(url) = &self.url {
            look_at_address(url.trim_end_matches('/'), &mut report)?;
        }
        match report.wrong {
            0 => Ok(()),
            _ => Err(No.into()),
        }
    }
}

/// The SQLite file and its disk; `false` if the file must not be opened.
fn look_at_file(file: &Path, report: &mut Report) -> anyhow::Result<bool> {
    if !file.exists() {
        let what = format!("{}: no games are kept there", file.display());
        report.wrong(what, "name the location with --data or --database; `uruk serve` makes it")?;
        return Ok(false);
    }
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let probe = folder.join(format!(".uruk-doctor-{}", web::id()));
    let written = std::fs::write(&probe, vec![0; 64 << 10]);
    let ours = std::fs::metadata(&probe);
    let _ = std::fs::remove_file(&probe);
    if let Err(error) = written {
        let what = format!("{}: nothing can be written: {error}", folder.display());
        report.wrong(what, "run this as the server's user; give it the folder; free some space")?;
        return Ok(false);
    }
    report.ok(format!("{} can be written", folder.display()))?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        let found = std::fs::metadata(file)?;
        // To open it would leave files behind that its owner cannot write.
        if found.uid() != ours?.uid() {
            let what = format!("{} belongs to user {}, not to us", file.display(), found.uid());
            report.wrong(what, "run this, and the server, as the user the file belongs to")?;
            return Ok(false);
        }
        if found.mode() & 0o077 != 0 {
            let what = format!("others may read {}, and it holds every hand", file.display());
            report.wrong(what, &format!("chmod 600 {}*", file.display()))?;
        } else {
            report.ok("nobody else may read the file")?;
        }
    }
    match free_space(folder) {
        Some(free) if free < LITTLE_SPACE => report.wrong(
            format!("{} MiB are free where the games are kept", free >> 10),
            "free some space: without it no move can be made",
        )?,
        Some(free) => report.ok(format!("{} MiB are free", free >> 10))?,
        None => report.note("how much space is free is not known: there is no `df`")?,
    }
    Ok(true)
}

/// Free KiB.
fn free_space(folder: &Path) -> Option<u64> {
    let output = Command::new("df").arg("-Pk").arg(folder).output().ok()?;
    String::from_utf8(output.stdout).ok()?.lines().last()?.split_whitespace().nth(3)?.parse().ok()
}

async fn look_at_database(location: &str, report: &mut Report) -> anyhow::Result<()> {
    let health = match Health::of(location).await {
        Ok(health) => health,
        Err(error) => {
            let mend = "see that it runs, that the address and the password are right, and that \
                        this machine may connect; a damaged file: put the last backup in its place";
            return report.wrong(error, mend);
        }
    };
    report.ok(format!("{} answers", store::without_password(location)))?;
    if let Some(damage) = health.damage {
        report.wrong(
            format!("the file is damaged: {damage}"),
            "stop the server and put the last backup in its place",
        )?;
    }
    let (found, known) = (health.schema, health.known);
    match found {
        0 => report.note("nothing was ever kept in it; `uruk serve` makes its schema")?,
        _ if found < known => report.note(format!(
            "its schema has version {found}, this program makes {known} of it when it serves: make \
             a backup first, and stop older servers"
        ))?,
        _ if found > known => report.wrong(
            format!("its schema has version {found}, this program knows {known}"),
            "use a newer program: another server has brought the schema further",
        )?,
        _ => report.ok(format!("its schema is current, version {known}"))?,
    }
    let Some(server) = health.server else { return Ok(()) };
    let ahead = format!("its clock is ahead of ours by {} ms", server.ahead);
    match server.ahead.abs() > MOST_AHEAD {
        true => report.wrong(ahead, "let both machines ask the same time server (NTP)")?,
        false => report.ok(ahead)?,
    }
    if server.read_only {
        report.wrong("nothing can be written to it", "connect to the primary, not to a standby")?;
    }
    if !server.durable {
        report.wrong("fsync is off: a power cut loses games", "set fsync = on")?;
    }
    match server.free < CONNECTIONS {
        true => report.wrong(
            format!("it takes {} more connections", server.free),
            "raise max_connections: every server and worker needs eight",
        )?,
        false => report.ok(format!("it takes {} more connections", server.free))?,
    }
    if found == known && !server.read_only {
        look_at_jobs(location, report).await?;
    }
    Ok(())
}

/// Whether somebody thinks for the bots.
async fn look_at_jobs(location: &str, report: &mut Report) -> anyhow::Result<()> {
    let store = Store::open(location).await?;
    let before = store.jobs(256).await?;
    let mut waiting = 0;
    if !before.is_empty() {
        tokio::time::sleep(JOBS_WAIT).await;
        let after = store.jobs(256).await?;
        waiting = before.iter().filter(|job| after.contains(job)).count();
    }
    store.close().await?;
    match waiting {
        0 => report.ok(format!("nobody waits for bots in vain ({} think)", before.len())),
        _ => report.wrong(
            format!("{waiting} of {} tables wait for bots, and nobody thinks", before.len()),
            "start `uruk worker`, or `uruk serve` without --thinkers 0, on this database",
        ),
    }
}

/// An answer as curl prints it.
struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn headers<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let pairs = self.head.lines().filter_map(|line| line.split_once(':'));
        pairs.filter(move |(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }
}

/// Asks for an address; what came until it was answered or the seconds were over.
fn curl(url: &str, seconds: u32, args: &[&str]) -> anyhow::Result<Result<Answer, String>> {
    let mut command = Command::new("curl");
    command.args(["-q", "-sS", "-i", "-N", "--noproxy", "*", "--proto", "=http,https"]);
    command.args(["-m", &seconds.to_string()]).args(args).args(["--url", url]);
    let output = command.stdin(Stdio::null()).output();
    let output = output.context("curl is needed to look at an address: please install it")?;
    let text = String::from_utf8_lossy(&output.stdout).replace('\r', "");
    let Some((head, body)) = text.split_once("\n\n") else {
        return Ok(Err(String::from_utf8_lossy(&output.stderr).trim().to_owned()));
    };
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    Ok(Ok(Answer { status, head: head.to_owned(), body: body.to_owned() }))
}

fn look_at_address(url: &str, report: &mut Report) -> anyhow::Result<()> {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let rest = rest.with_context(|| format!("--url {url}: expected http://… or https://…"))?;
    let host = rest.split('/').next().unwrap_or_default();
    let local =
        host.starts_with("127.") || host.starts_with("localhost") || host.starts_with("[::1]");
    let https = url.starts_with("https://");
    let forged = format!("X-Forwarded-For: {NOBODY}");
    let health = match curl(&format!("{url}/healthz"), 10, &["-H", &forged])? {
        Ok(health) if health.status == 200 && health.body == "ok\n" => health,
        Ok(other) => {
            let what = format!("{url}/healthz answers {}, not `ok`", other.status);
            return report.wrong(what, "see that the proxy passes everything on to the server");
        }
        Err(error) => {
            let mend = "see that the server and the proxy run; `systemctl status uruk` tells more";
            return report.wrong(format!("{url} does not answer: {error}"), mend);
        }
    };
    report.ok(format!("{url} answers"))?;
    if !https && !local {
        report.note("without https, cookies and hands can be read on the way")?;
    }
    match health.headers("x-client").next() {
        Some(NOBODY) if local => {
            report.note("asked on this machine, without a proxy: whom it names is not looked at")?
        }
        Some(NOBODY) => report.wrong(
            "whoever sends X-Forwarded-For is believed, and can ask as often as they like",
            "let the proxy set it: `proxy_set_header X-Forwarded-For $remote_addr;` in nginx",
        )?,
        Some(client) => report.ok(format!("we come from {client}, as the server sees it"))?,
        None => report.wrong("the server does not say whom it sees", "is it a uruk?")?,
    }
    // As a browser would: from our own page. Nothing is stored for it but a cookie.
    let origin =
        format!("Origin: {}", url.strip_suffix(rest).unwrap_or_default().to_owned() + host);
    let saved = curl(&format!("{url}/settings"), 10, &["-H", &origin, "--data", "theme=auto"])?;
    match saved {
        Ok(saved) if saved.status == 200 => {
            report.ok("forms are accepted from our own pages")?;
            let secure = saved.headers("set-cookie").all(|cookie| cookie.ends_with("; Secure"));
            match (https, secure) {
                (true, true) => report.ok("cookies are Secure")?,
                (true, false) => report.wrong(
                    "the server does not know of https, and cookies are not Secure",
                    "let the proxy say so: `proxy_set_header X-Forwarded-Proto $scheme;` in nginx",
                )?,
                (false, true) => report.wrong(
                    "the proxy speaks of https where there is none, and cookies are lost",
                    "let it send X-Forwarded-Proto as it was asked",
                )?,
                (false, false) => {}
            }
        }
        Ok(refused) if refused.status == 403 => report.wrong(
            "forms are refused, for the server does not know the name it is asked by",
            "let the proxy pass it on: `proxy_set_header Host $http_host;` in nginx",
        )?,
        Ok(other) => report.wrong(
            format!("{url}/settings answers {} to a form", other.status),
            "see the log of the server and of the proxy",
        )?,
        Err(error) => report.wrong(format!("forms are not answered: {error}"), "see the logs")?,
    }
    let events = curl(&format!("{url}/healthz/stream"), 3, &[])?;
    match events.is_ok_and(|events| events.body.contains("event: probe")) {
        true => report.ok("streams arrive at once"),
        false => report.wrong(
            "streams are held back: nobody sees the moves of others in time",
            "switch buffering off: `proxy_buffering off; proxy_read_timeout 1h;` in nginx",
        ),
    }
}

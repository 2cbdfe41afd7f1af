//! `uruk doctor`: says what is wrong, what to do, and nothing when all is well.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt as _;
use std::process::{Child, Command, Stdio};

use crate::common::{Server, URUK, folder, uruk};
use cluster::Cluster;
use games::GameId;
use serde_json::json;
use uruk::client::Client;

/// What it says, and its exit code.
fn doctor(args: &[&str]) -> (String, Option<i32>) {
    let output = uruk(&[&["doctor"], args].concat());
    let said = String::from_utf8(output.stdout).unwrap();
    (said + &String::from_utf8_lossy(&output.stderr), output.status.code())
}

#[test]
fn all_is_well_with_a_server_that_just_started() {
    let data = folder("doctor-well");
    let server = Server::start(&data);
    let url = format!("http://{}/", server.address);
    let (said, code) = doctor(&["--data", data.to_str().unwrap(), "--url", &url]);
    assert_eq!(code, Some(0), "{said}");
    assert!(!said.contains("WRONG"), "{said}");
    for what in ["nobody else may read", "schema is current", "forms are accepted", "at once"] {
        assert!(said.contains(what), "{what}: {said}");
    }
}

#[test]
fn a_missing_a_readable_and_a_damaged_file_are_told() {
    let data = folder("doctor-file");
    let place = data.to_str().unwrap();
    let (said, code) = doctor(&["--data", place]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("no games are kept there"), "{said}");
    let mut server = Server::start(&data);
    server.kill();
    let file = data.join("uruk.sqlite");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let (said, code) = doctor(&["--data", place]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("others may read") && said.contains("chmod 600"), "{said}");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
    assert_eq!(doctor(&["--data", place]).1, Some(0));
    for rest in ["uruk.sqlite-wal", "uruk.sqlite-shm"] {
        let _ = std::fs::remove_file(data.join(rest));
    }
    std::fs::write(&file, "no database at all, but long enough to be looked at".repeat(100))
        .unwrap();
    let (said, code) = doctor(&["--data", place]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("corrupt") && said.contains("backup"), "{said}");
}

#[test]
fn a_database_and_a_server_that_do_not_answer_are_told() {
    let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let database = format!("postgres://uruk:secret@{free}/uruk");
    let (said, code) = doctor(&["--database", &database, "--url", &format!("http://{free}")]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("connection failed") && said.contains("does not answer"), "{said}");
    assert!(!said.contains("secret"), "{said}");
    assert_eq!(doctor(&["--url", "ftp://127.0.0.1"]).1, Some(2));
}

/// A proxy as one should not be: it hides the name it was asked by and keeps answers back until they
/// are whole.
fn bad_proxy(server: SocketAddr) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for client in listener.incoming().flatten() {
            std::thread::spawn(move || {
                let _ = pass_on(client, server);
            });
        }
    });
    address
}

fn pass_on(mut client: TcpStream, server: SocketAddr) -> std::io::Result<()> {
    let mut request = Vec::new();
    let mut bytes = [0; 4096];
    while !request.windows(4).any(|four| four == b"\r\n\r\n") {
        let read = client.read(&mut bytes)?;
        request.extend_from_slice(&bytes[..read]);
    }
    let request = String::from_utf8_lossy(&request).into_owned();
    let host = request.lines().find(|line| line.starts_with("Host:")).unwrap_or_default();
    let request = request.replace(host, "Host: backend\r\nConnection: close");
    let mut upstream = TcpStream::connect(server)?;
    upstream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    upstream.read_to_end(&mut answer)?;
    client.write_all(&answer)
}

#[test]
fn a_proxy_that_hides_the_host_and_keeps_streams_back_is_told() {
    let data = folder("doctor-proxy");
    let server = Server::start(&data);
    let url = format!("http://{}", bad_proxy(server.address));
    let (said, code) = doctor(&["--data", data.to_str().unwrap(), "--url", &url]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("forms are refused") && said.contains("Host $http_host"), "{said}");
    assert!(said.contains("streams are held back"), "{said}");
}

struct Worker(Child);

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test]
#[ignore = "needs PostgreSQL; ./check runs it"]
async fn bots_for_whom_nobody_thinks_are_told() {
    let place = std::env::temp_dir().join(format!("uruk-doctor-{}", std::process::id()));
    let cluster = Cluster::start(&place).unwrap();
    let url = cluster.url();
    let server =
        Server::launch(Server::command(&["--port", "0", "--database", &url, "--thinkers", "0"]));
    let game = GameId::ALL[0].info().id;
    let new = json!({"game": game, "seats": ["bot:random", "bot:random"], "pace": 9000});
    let mut client = Client::connect(server.address).await.unwrap();
    assert_eq!(client.post("/api/v1/tables", None, &new).await.unwrap().status, 201);
    let (said, code) = doctor(&["--database", &url]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("1 of 1 tables wait for bots") && said.contains("uruk worker"), "{said}");
    assert!(said.contains("its clock is ahead of ours by"), "{said}");
    let mut command = Command::new(URUK);
    command.args(["worker", "--thinkers", "1", "--database", &url]);
    let _worker = Worker(command.env("URUK_LOG", "ERROR").stdout(Stdio::null()).spawn().unwrap());
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    let (said, code) = doctor(&["--database", &url]);
    assert_eq!(code, Some(0), "{said}");
}

//! Connections: HTTP/1.1, and nobody may take for ever to say what they want.

use std::io::ErrorKind;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

/// The most a connection holds of what was sent and not read yet, headers included.
const LARGEST_HEAD: usize = 64 << 10;

/// Serves until `shutdown` is cancelled and all that was asked before is answered. A connection on
/// which no whole head of a request arrives for as long as `patience` is closed.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    patience: Duration,
    shutdown: CancellationToken,
) {
    let open = TaskTracker::new();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(LARGEST_HEAD);
    loop {
        let accepted = tokio::select! {
            () = shutdown.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if error.kind() == ErrorKind::ConnectionAborted => continue,
            Err(error) => {
                // Most likely too many are open; some will go.
                tracing::error!(%error, "accept failed");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().oneshot(request)
        });
        let connection = http.serve_connection(TokioIo::new(stream), service);
        let shutdown = shutdown.clone();
        open.spawn(async move {
            let mut connection = pin!(connection);
            // An error here is the client's, who does not hear of it any more.
            tokio::select! {
                _ = connection.as_mut() => return,
                () = shutdown.cancelled() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
    open.close();
    open.wait().await;
}

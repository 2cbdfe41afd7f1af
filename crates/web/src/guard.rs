//! What stands before every handler: headers, the same-origin check, limits, whole bodies.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bots::Budget;
use futures_util::StreamExt as _;
use tokio::time::timeout;

use crate::app::{App, LARGEST_BODY};
use crate::hints;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What is allowed to whom.
#[derive(Copy, Clone, Debug)]
pub struct Limits {
    /// Requests one address may make at once.
    pub burst: f64,
    /// Requests it may make per second in the long run.
    pub per_second: f64,
    /// Tables a guest may have open at once, and an address may make at once, and then per hour.
    pub open_tables: usize,
    /// How long the head of a request, or its body, may take to arrive.
    pub patience: Duration,
    /// A proxy on another machine that says truly whom it asks for. One on this machine is believed.
    pub proxy: Option<IpAddr>,
    /// How long a hint is thought over.
    pub hint: Budget,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            burst: 200.0,
            per_second: 40.0,
            open_tables: 50,
            patience: Duration::from_secs(30),
            proxy: None,
            hint: hints::BUDGET,
        }
    }
}

/// How much each address may still ask for.
#[derive(Default)]
pub struct Buckets(Mutex<HashMap<IpAddr, (f64, Instant)>>);

/// More addresses than this are not remembered.
const MOST_ADDRESSES: usize = 100_000;

impl Buckets {
    /// Takes one from an address's bucket, which holds `burst` and is filled by so many per second;
    /// `false` if it is empty.
    pub fn take(&self, address: IpAddr, burst: f64, per_second: f64) -> bool {
        let now = Instant::now();
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MOST_ADDRESSES {
            let full = burst / per_second;
            buckets.retain(|_, (_, seen)| now.duration_since(*seen).as_secs_f64() < full);
        }
        let (left, seen) = buckets.entry(address).or_insert((burst, now));
        let earned = now.duration_since(*seen).as_secs_f64() * per_second;
        *left = (*left + earned).min(burst);
        *seen = now;
        let enough = *left >= 1.0;
        if enough {
            *left -= 1.0;
        }
        enough
    }
}

/// The middleware.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    app.metrics().requests.fetch_add(1, Ordering::Relaxed);
    let mut response = match admit(&app, request).await {
        Ok(request) => next.run(request).await,
        Err(refused) => refused,
    };
    if response.status().is_server_error() {
        app.metrics().errors.fetch_add(1, Ordering::Relaxed);
    }
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Pages hold hands: no cache may keep them. Assets say otherwise themselves.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// The request with its whole body, or the answer to one that no handler shall see.
async fn admit(app: &App, request: Request) -> Result<Request, Response> {
    if !app.may_ask(caller(app, request.extensions(), request.headers())) {
        app.metrics().limited.fetch_add(1, Ordering::Relaxed);
        let wait = [(header::RETRY_AFTER, "1")];
        let says = "too many requests\n";
        return Err((StatusCode::TOO_MANY_REQUESTS, wait, says).into_response());
    }
    if matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(request);
    }
    if !same_origin(request.headers()) {
        let says = "requests from other sites are not accepted\n";
        return Err((StatusCode::FORBIDDEN, says).into_response());
    }
    let (parts, body) = request.into_parts();
    match timeout(app.limits().patience, whole(body)).await {
        Ok(Some(body)) => Ok(Request::from_parts(parts, body)),
        Ok(None) | Err(_) => {
            let says = "the request did not arrive in time\n";
            Err((StatusCode::REQUEST_TIMEOUT, says).into_response())
        }
    }
}

/// A body to its end, or as much of it as is too much; nothing if it breaks off.
async fn whole(body: Body) -> Option<Body> {
    let mut bytes = Vec::new();
    let mut chunks = body.into_data_stream();
    while bytes.len() <= LARGEST_BODY
        && let Some(chunk) = chunks.next().await
    {
        bytes.extend_from_slice(&chunk.ok()?);
    }
    Some(Body::from(bytes))
}

/// Whom a request comes from; nobody is known without a network.
pub struct Caller(pub Option<IpAddr>);

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Infallible> {
        Ok(Caller(caller(app, &parts.extensions, &parts.headers)))
    }
}

fn caller(app: &App, extensions: &Extensions, headers: &HeaderMap) -> Option<IpAddr> {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>()?.0.ip().to_canonical();
    Some(client(peer, headers, app.limits().proxy))
}

/// The address a request comes from: behind a proxy that is believed, the one the proxy names.
/// Whoever has one address of IPv6 has 2^64 of them, so these count as one.
fn client(peer: IpAddr, headers: &HeaderMap, proxy: Option<IpAddr>) -> IpAddr {
    let believed = peer.is_loopback() || Some(peer) == proxy;
    let named = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| believed);
    let last = named.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    match last.unwrap_or(peer).to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !0 << 64).into(),
        address => address,
    }
}

/// Whether the proxy was asked by https.
pub fn is_https(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// Whether a request that writes comes from our own pages, or from a program that is no browser.
fn same_origin(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    match (text("origin"), text("host")) {
        (Some(origin), Some(host)) => {
            origin.split_once("://").is_some_and(|(_, origin_host)| origin_host == host)
        }
        (Some(_), None) => false,
        (None, _) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(k, v)| (k.parse().unwrap(), HeaderValue::from_static(v))).collect()
    }

    #[test]
    fn other_sites_may_not_post() {
        assert!(same_origin(&headers(&[])));
        assert!(same_origin(&headers(&[("sec-fetch-site", "same-origin")])));
        assert!(!same_origin(&headers(&[("sec-fetch-site", "cross-site")])));
        assert!(!same_origin(&headers(&[("sec-fetch-site", "same-site")])));
        assert!(same_origin(&headers(&[("origin", "http://a:1"), ("host", "a:1")])));
        assert!(!same_origin(&headers(&[("origin", "http://b"), ("host", "a")])));
        assert!(!same_origin(&headers(&[("origin", "null"), ("host", "a")])));
    }

    #[test]
    fn only_a_proxy_that_is_believed_may_name_the_client() {
        let named = headers(&[("x-forwarded-for", "10.0.0.9, 203.0.113.7")]);
        let (local, far) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([198, 51, 100, 1]));
        assert_eq!(client(local, &named, None), IpAddr::from([203, 0, 113, 7]));
        assert_eq!(client(far, &named, None), far);
        assert_eq!(client(far, &named, Some(local)), far);
        assert_eq!(client(far, &named, Some(far)), IpAddr::from([203, 0, 113, 7]));
        assert_eq!(client(local, &headers(&[("x-forwarded-for", "nonsense")]), None), local);
        // A proxy may add a line of its own instead of a word to the line that was sent.
        let mut twice = headers(&[("x-forwarded-for", "10.0.0.9")]);
        twice.append("x-forwarded-for", HeaderValue::from_static("203.0.113.8"));
        assert_eq!(client(local, &twice, None), IpAddr::from([203, 0, 113, 8]));
    }

    #[test]
    fn a_network_of_ipv6_is_one_client() {
        let of = |text: &str| client(text.parse().unwrap(), &HeaderMap::new(), None);
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:198.51.100.1"), IpAddr::from([198, 51, 100, 1]));
    }

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let buckets = Buckets::default();
        let address = IpAddr::from([127, 0, 0, 1]);
        assert!((0..3).all(|_| buckets.take(address, 3.0, 1000.0)));
        std::thread::sleep(Duration::from_millis(5));
        assert!(buckets.take(address, 3.0, 1000.0));
        assert!((0..10).any(|_| !buckets.take(address, 3.0, 0.0)));
    }
}

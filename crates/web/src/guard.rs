//! What stands before every handler: headers, the same-origin check, and limits.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bots::Budget;

use crate::app::App;
use crate::hints;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Requests one address may make at once, and per second in the long run.
#[derive(Copy, Clone, Debug)]
pub struct Limits {
    pub burst: f64,
    pub per_second: f64,
    /// Tables a guest may have open at once.
    pub open_tables: usize,
    /// How long a hint is thought over.
    pub hint: Budget,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { burst: 200.0, per_second: 40.0, open_tables: 50, hint: hints::BUDGET }
    }
}

/// How much each address may still ask.
#[derive(Default)]
pub struct Buckets(Mutex<HashMap<IpAddr, (f64, Instant)>>);

/// More addresses than this are not remembered.
const MOST_ADDRESSES: usize = 100_000;

impl Buckets {
    /// Takes one request from an address's bucket; `false` if it is empty.
    pub fn take(&self, address: IpAddr, limits: Limits) -> bool {
        let now = Instant::now();
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MOST_ADDRESSES {
            let full = limits.burst / limits.per_second;
            buckets.retain(|_, (_, seen)| now.duration_since(*seen).as_secs_f64() < full);
        }
        let (left, seen) = buckets.entry(address).or_insert((limits.burst, now));
        let earned = now.duration_since(*seen).as_secs_f64() * limits.per_second;
        *left = (*left + earned).min(limits.burst);
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
    let mut response = match refusal(&app, &request) {
        Some(refused) => refused,
        None => next.run(request).await,
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

/// The answer to a request that no handler shall see.
fn refusal(app: &App, request: &Request) -> Option<Response> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    if let Some(address) = peer.map(|peer| client(peer, request.headers()))
        && !app.buckets().take(address, app.limits())
    {
        app.metrics().limited.fetch_add(1, Ordering::Relaxed);
        let wait = [(header::RETRY_AFTER, "1")];
        let says = "too many requests\n";
        return Some((StatusCode::TOO_MANY_REQUESTS, wait, says).into_response());
    }
    let writes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if writes && !same_origin(request.headers()) {
        let says = "requests from other sites are not accepted\n";
        return Some((StatusCode::FORBIDDEN, says).into_response());
    }
    None
}

/// The address a request comes from: behind a proxy on this machine, the one the proxy names.
pub fn client(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let named = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    let last =
        named.and_then(|list| list.rsplit(',').next()).and_then(|text| text.trim().parse().ok());
    if peer.is_loopback() { last.unwrap_or(peer) } else { peer }
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
    fn only_a_proxy_on_this_machine_may_name_the_client() {
        let named = headers(&[("x-forwarded-for", "10.0.0.9, 203.0.113.7")]);
        let (local, far) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([198, 51, 100, 1]));
        assert_eq!(client(local, &named), IpAddr::from([203, 0, 113, 7]));
        assert_eq!(client(far, &named), far);
        assert_eq!(client(local, &headers(&[("x-forwarded-for", "nonsense")])), local);
    }

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let buckets = Buckets::default();
        let limits = Limits { burst: 3.0, per_second: 1000.0, ..Limits::default() };
        let address = IpAddr::from([127, 0, 0, 1]);
        assert!((0..3).all(|_| buckets.take(address, limits)));
        std::thread::sleep(std::time::Duration::from_millis(5));
        assert!(buckets.take(address, limits));
        let dry = Limits { per_second: 0.0, ..limits };
        assert!((0..10).any(|_| !buckets.take(address, dry)));
    }
}

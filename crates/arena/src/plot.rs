//! Ratings as a picture.

use std::fmt::Write as _;

use crate::rating::Rating;

/// An SVG with the rating and confidence interval of each bot, strongest on top.
pub fn plot(title: &str, ladder: &[(String, Rating)]) -> String {
    let mut rows: Vec<&(String, Rating)> = ladder.iter().collect();
    rows.sort_by(|a, b| b.1.elo.total_cmp(&a.1.elo));
    let span = |rating: &Rating| rating.interval.unwrap_or([rating.elo; 2]);
    let low = rows.iter().map(|(_, rating)| span(rating)[0]).fold(0.0, f64::min);
    let high = rows.iter().map(|(_, rating)| span(rating)[1]).fold(0.0, f64::max);
    let x = |elo: f64| 120.0 + 460.0 * (elo - low) / (high - low).max(1.0);
    let height = 60 + 34 * rows.len();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 {height}\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"14\">\n<title>{0}</title>\n\
         <rect width=\"640\" height=\"{height}\" fill=\"#faf5ea\"/>\n\
         <text x=\"20\" y=\"28\" font-weight=\"bold\" fill=\"#2a1c04\">{0}</text>\n",
        escape(title)
    );
    for (row, (name, rating)) in rows.into_iter().enumerate() {
        let y = 60 + 34 * row;
        let [from, to] = span(rating).map(x);
        let _ = writeln!(
            svg,
            "<text x=\"20\" y=\"{}\" fill=\"#2a1c04\">{}</text>\
             <path d=\"M{from:.1} {y}H{to:.1}\" stroke=\"#2a4d8f\" stroke-width=\"3\"/>\
             <circle cx=\"{:.1}\" cy=\"{y}\" r=\"6\" fill=\"#2a4d8f\"/>\
             <text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\" font-size=\"11\" \
             fill=\"#5d5226\">{:.0}</text>",
            y + 5,
            escape(name),
            x(rating.elo),
            x(rating.elo),
            y + 20,
            rating.elo,
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

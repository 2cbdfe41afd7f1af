//! Points over time as steps: points come at moments, so there are no slopes.

use std::fmt::Write;

use maud::{Markup, html};

use crate::parts::emblem;

/// The room a chart is drawn in.
struct Room {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
    /// The last index and the highest value, both at least 1.
    last: f64,
    highest: f64,
}

impl Room {
    fn x(&self, at: usize) -> f64 {
        self.left + (self.right - self.left) * at as f64 / self.last
    }

    fn y(&self, value: i64) -> f64 {
        self.bottom - (self.bottom - self.top) * value as f64 / self.highest
    }
}

/// The big chart: axes with figures, a line per seat with its seal at the end.
pub fn big(series: &[Vec<i64>], label: &str) -> Markup {
    let step = nice(highest(series), 5);
    let room = Room {
        left: 30.0,
        right: 570.0,
        top: 24.0,
        bottom: 268.0,
        last: last(series) as f64,
        // Always some air above the highest line.
        highest: ((highest(series) / step + 1) * step) as f64,
    };
    let levels = (0..=room.highest as u64).step_by(step as usize);
    let across = nice(last(series), 6) as usize;
    let spots = ends(series, &room);
    html! {
        svg.chart viewBox="0 0 640 290" role="img" aria-label=(label) {
            @for level in levels {
                @let y = room.y(level as i64);
                path.axis d={ "M30 " (round(y)) "H570" } {}
                text.axis-t x="22" y=(round(y + 4.0)) text-anchor="end" { (level) }
            }
            @for at in (0..=last(series) as usize).step_by(across) {
                text.axis-t x=(round(room.x(at))) y="286" text-anchor="middle" { (at) }
            }
            @for (seat, values) in series.iter().enumerate().rev() {
                path class={ "curve s" (seat + 1) } d=(steps(values, &room)) {}
            }
            @for (seat, y, value) in spots {
                use class={ "s" (seat + 1) } href={ "#seal-" (emblem(seat)) } x="578" y=(round(y - 10.0)) width="20" height="20" {}
                text class="axis-t endn" x="604" y=(round(y + 4.0)) { (value) }
            }
        }
    }
}

/// A small chart without figures.
pub fn small(series: &[Vec<i64>], label: &str) -> Markup {
    let room = Room {
        left: 2.0,
        right: 178.0,
        top: 8.0,
        bottom: 98.0,
        last: last(series) as f64,
        highest: highest(series) as f64,
    };
    html! {
        svg.chart viewBox="0 0 180 104" role="img" aria-label=(label) {
            path.axis d="M2 98H178M2 68H178M2 38H178M2 8H178" {}
            @for (seat, values) in series.iter().enumerate().rev() {
                path class={ "curve s" (seat + 1) } d=(steps(values, &room)) {}
            }
        }
    }
}

fn last(series: &[Vec<i64>]) -> u64 {
    series.iter().map(|values| values.len().saturating_sub(1) as u64).max().unwrap_or(0).max(1)
}

fn highest(series: &[Vec<i64>]) -> u64 {
    series.iter().flatten().copied().max().unwrap_or(0).max(1) as u64
}

/// A step of 1, 2 or 5 times a power of ten, so that at most `count` steps reach `highest`.
fn nice(highest: u64, count: u64) -> u64 {
    let steps = [1, 2, 5].into_iter().cycle().zip((0..).flat_map(|tens| [tens; 3]));
    let mut steps = steps.map(|(first, tens)| first * 10u64.saturating_pow(tens));
    steps.find(|step| step.saturating_mul(count) >= highest).unwrap_or(highest)
}

/// The path of a line: level until the next value, then straight up or down.
fn steps(values: &[i64], room: &Room) -> String {
    let Some((first, rest)) = values.split_first() else { return String::new() };
    let mut path = format!("M{} {}", round(room.left), round(room.y(*first)));
    let mut now = first;
    for (at, value) in rest.iter().enumerate() {
        if value != now {
            let _ = write!(path, "H{}V{}", round(room.x(at + 1)), round(room.y(*value)));
            now = value;
        }
    }
    let _ = write!(path, "H{}", round(room.x(values.len() - 1)));
    path
}

/// Where the seals stand at the right: seat, height, value; none over another.
fn ends(series: &[Vec<i64>], room: &Room) -> Vec<(usize, f64, i64)> {
    const APART: f64 = 23.0;
    let ends = series.iter().enumerate();
    let ends = ends.filter_map(|(seat, values)| Some((seat, *values.last()?)));
    let mut spots: Vec<(usize, f64, i64)> =
        ends.map(|(seat, value)| (seat, room.y(value), value)).collect();
    spots.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.0.cmp(&b.0)));
    for place in 1..spots.len() {
        spots[place].1 = spots[place].1.max(spots[place - 1].1 + APART);
    }
    let mut floor = room.bottom;
    for spot in spots.iter_mut().rev() {
        spot.1 = spot.1.min(floor);
        floor = spot.1 - APART;
    }
    spots
}

/// At most one digit behind the point, and none if it is zero.
fn round(number: f64) -> String {
    let tenths = (number * 10.0).round() as i64;
    match (tenths / 10, (tenths % 10).abs()) {
        (0, digit) if tenths < 0 => format!("-0.{digit}"),
        (whole, 0) => whole.to_string(),
        (whole, digit) => format!("{whole}.{digit}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_in_steps() {
        let room = Room { left: 0.0, right: 40.0, top: 0.0, bottom: 10.0, last: 4.0, highest: 2.0 };
        assert_eq!(steps(&[0, 0, 1, 1, 2], &room), "M0 10H20V5H40V0H40");
        assert_eq!(steps(&[], &room), "");
    }

    #[test]
    fn axes_have_round_figures() {
        assert_eq!([1, 5, 6, 9, 11, 44, 207].map(|top| nice(top, 5)), [1, 1, 2, 2, 5, 10, 50]);
    }

    #[test]
    fn seals_at_the_end_do_not_cover_each_other() {
        let series = vec![vec![0], vec![0], vec![0], vec![9]];
        let room =
            Room { left: 0.0, right: 1.0, top: 24.0, bottom: 268.0, last: 1.0, highest: 10.0 };
        let spots = ends(&series, &room);
        assert!(spots.windows(2).all(|pair| pair[1].1 - pair[0].1 >= 23.0), "{spots:?}");
        assert!(spots.iter().all(|spot| spot.1 <= 268.0));
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!([3.04, -0.31, 12.96, -2.5].map(round), ["3", "-0.3", "13", "-2.5"]);
    }
}

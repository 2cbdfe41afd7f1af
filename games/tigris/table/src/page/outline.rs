//! Outlines of cell sets as SVG paths: the edges walked clockwise, corners rounded.

use std::fmt::Write as _;
use std::sync::LazyLock;

use tigris::board::RIVER;
use tigris::{Cell, Cells};

/// The side of a cell in board units.
pub const UNIT: i32 = 40;

/// A grid point or a direction: columns and rows.
type Point = (i32, i32);

/// The outline pushed out by `push` units, its corners rounded by `radius`: a closed line for each
/// piece and each hole. Cells that touch only at a corner stay apart.
pub fn path(cells: Cells, push: i32, radius: i32) -> String {
    let mut path = String::new();
    for corners in rings(cells) {
        ring(&mut path, &corners, push, radius);
    }
    path
}

/// The rivers, which never change.
pub fn river() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| path(RIVER, 0, 12));
    &PATH
}

/// The corners of each closed line around the cells, the cells on the right hand.
fn rings(cells: Cells) -> Vec<Vec<Point>> {
    let mut open: Vec<(Point, Point)> = cells.iter().flat_map(|cell| edges(cells, cell)).collect();
    let mut rings = Vec::new();
    while let Some(first) = open.pop() {
        let mut corners = Vec::new();
        let (mut at, mut heading) = first;
        loop {
            at = step(at, heading);
            // Right first: at a corner where two cells only touch, this stays with the same cell.
            let turns = [right(heading), heading, left(heading)];
            let next =
                turns.into_iter().find(|turn| (at, *turn) == first || open.contains(&(at, *turn)));
            let Some(next) = next else { break };
            if next != heading {
                corners.push(at);
            }
            if (at, next) == first {
                break;
            }
            open.retain(|edge| *edge != (at, next));
            heading = next;
        }
        rings.push(corners);
    }
    rings
}

/// The edges of a cell that border no other cell of the set: where each begins, and its direction.
fn edges(cells: Cells, cell: Cell) -> impl Iterator<Item = (Point, Point)> {
    let (x, y) = (i32::from(cell.column()), i32::from(cell.row()));
    let sides = [
        ((x, y), (1, 0), (x, y - 1)),
        ((x + 1, y), (0, 1), (x + 1, y)),
        ((x + 1, y + 1), (-1, 0), (x, y + 1)),
        ((x, y + 1), (0, -1), (x - 1, y)),
    ];
    sides
        .into_iter()
        .filter(move |(_, _, beyond)| !holds(cells, *beyond))
        .map(|(at, way, _)| (at, way))
}

fn holds(cells: Cells, (x, y): Point) -> bool {
    let cell = u8::try_from(x).ok().zip(u8::try_from(y).ok()).and_then(|(x, y)| Cell::new(x, y));
    cell.is_some_and(|cell| cells.has(cell))
}

fn ring(path: &mut String, corners: &[Point], push: i32, radius: i32) {
    for (index, corner) in corners.iter().enumerate() {
        let before = corners[(index + corners.len() - 1) % corners.len()];
        let after = corners[(index + 1) % corners.len()];
        let (come, go) = (way(before, *corner), way(*corner, after));
        let out = step(left(come), left(go));
        let x = corner.0 * UNIT + out.0 * push;
        let y = corner.1 * UNIT + out.1 * push;
        let (from_x, from_y) = (x - come.0 * radius, y - come.1 * radius);
        let _ = match (index, come.0) {
            (0, _) => write!(path, "M{from_x} {from_y}"),
            (_, 0) => write!(path, "V{from_y}"),
            _ => write!(path, "H{from_x}"),
        };
        let (come, go) = (scale(come, radius), scale(go, radius));
        let _ = write!(path, "q{} {} {} {}", come.0, come.1, come.0 + go.0, come.1 + go.1);
    }
    path.push('z');
}

fn step(at: Point, by: Point) -> Point {
    (at.0 + by.0, at.1 + by.1)
}

fn scale(way: Point, by: i32) -> Point {
    (way.0 * by, way.1 * by)
}

/// The direction from one corner to the next; rows grow downwards.
fn way(from: Point, to: Point) -> Point {
    ((to.0 - from.0).signum(), (to.1 - from.1).signum())
}

fn right((x, y): Point) -> Point {
    (-y, x)
}

fn left((x, y): Point) -> Point {
    (y, -x)
}

#[cfg(test)]
mod tests {
    use table::Tokens;

    use super::*;

    fn set(names: &str) -> Cells {
        Cells::of(names.split(' ').map(|name| Cell::read(&mut Tokens::new(name)).unwrap()))
    }

    /// The area inside the lines, in cells; holes count against it.
    fn area(cells: Cells) -> i32 {
        let cross = |ring: &Vec<Point>| -> i32 {
            let next = ring.iter().cycle().skip(1);
            ring.iter().zip(next).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum()
        };
        rings(cells).iter().map(cross).sum::<i32>() / 2
    }

    #[test]
    fn one_cell_is_a_rounded_square_pushed_out() {
        let drawn = path(set("b2"), 1, 8);
        assert_eq!(drawn.matches('q').count(), 4);
        for side in ["H73", "V73", "H47", "V47"] {
            assert!(drawn.contains(side) || drawn.starts_with('M'), "{side}: {drawn}");
        }
        assert!(drawn.ends_with('z') && drawn.matches('M').count() == 1);
    }

    #[test]
    fn straight_sides_have_no_corners() {
        assert_eq!(rings(set("a1 b1 c1 d1"))[0].len(), 4);
        assert_eq!(rings(set("a1 b1 b2"))[0].len(), 6);
    }

    #[test]
    fn cells_that_touch_at_a_corner_stay_apart() {
        let found = rings(set("c3 d4"));
        assert_eq!(found.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4]);
        let found = rings(set("c3 d4 e5 c4 c5 d5 d3"));
        assert_eq!(area(set("c3 d4 e5 c4 c5 d5 d3")), 7);
        assert!(!found.is_empty());
    }

    #[test]
    fn a_hole_has_its_own_line() {
        let round = set("b2 c2 d2 b3 d3 b4 c4 d4");
        assert_eq!(rings(round).len(), 2);
        assert_eq!(area(round), 8);
    }

    #[test]
    fn every_outline_encloses_exactly_its_cells() {
        let mut seed = 1u64;
        for _ in 0..300 {
            let cells = Cells::of(Cell::all().filter(|_| {
                seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                seed >> 62 != 0
            }));
            assert_eq!(area(cells), cells.len() as i32);
        }
    }

    #[test]
    fn the_rivers_are_two_lines() {
        assert_eq!(river().matches('M').count(), 2);
        assert_eq!(area(RIVER), 41);
    }
}

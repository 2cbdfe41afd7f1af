//! Addresses of a table: `/t/abc`, what lies below it, and its page in some state.

use std::fmt;

use table::Seat;

/// The page of a table in some state. Without any it is the address of the table itself.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Address<'a> {
    table: &'a str,
    pick: &'a str,
    at: Option<usize>,
    seat: Option<usize>,
    why: Option<usize>,
    whole_log: bool,
    hint: bool,
    have: Option<u64>,
}

impl<'a> Address<'a> {
    /// The table with this id.
    pub const fn of(table: &'a str) -> Address<'a> {
        Address {
            table,
            pick: "",
            at: None,
            seat: None,
            why: None,
            whole_log: false,
            hint: false,
            have: None,
        }
    }

    /// What lies below the table, such as `/t/abc/record`.
    pub fn below(self, name: &str) -> String {
        format!("/t/{}/{name}", self.table)
    }

    /// With these words of a move picked, or with nothing.
    pub const fn pick(self, pick: &'a str) -> Self {
        Address { pick, ..self }
    }

    /// After this line, or now.
    pub fn at(self, line: impl Into<Option<usize>>) -> Self {
        Address { at: line.into(), ..self }
    }

    /// Several people at one screen: the page of this seat.
    pub fn seat(self, seat: Option<Seat>) -> Self {
        self.number(seat.map(Seat::number))
    }

    /// The page of the seat with this number, if there is one.
    pub const fn number(self, seat: Option<usize>) -> Self {
        Address { seat, ..self }
    }

    /// With the move of this line explained.
    pub const fn why(self, line: usize) -> Self {
        Address { why: Some(line), ..self }
    }

    /// With the whole log, or with its end.
    pub const fn whole_log(self, whole_log: bool) -> Self {
        Address { whole_log, ..self }
    }

    /// With the best moves.
    pub const fn hint(self) -> Self {
        Address { hint: true, ..self }
    }

    /// Fresh at this version, whatever the reader has kept.
    pub const fn have(self, version: u64) -> Self {
        Address { have: Some(version), ..self }
    }

    /// What follows the path: nothing, or a query with its question mark.
    pub fn query(self) -> String {
        let number = |key: &str, value: Option<u64>| value.map(|value| format!("{key}={value}"));
        let line = |value: Option<usize>| value.map(|value| value as u64);
        let pick = (!self.pick.is_empty()).then(|| format!("pick={}", self.pick.replace(' ', "+")));
        let parts = [
            pick,
            number("at", line(self.at)),
            number("as", line(self.seat)),
            number("why", line(self.why)),
            self.whole_log.then(|| "log=all".to_owned()),
            self.hint.then(|| "hint=true".to_owned()),
            number("have", self.have),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
    }
}

impl fmt::Display for Address<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/t/{}{}", self.table, self.query())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_found_in_every_state() {
        let table = Address::of("abc");
        assert_eq!(table.to_string(), "/t/abc");
        assert_eq!(table.below("record"), "/t/abc/record");
        let second = table.seat(Seat::new(1));
        assert_eq!(second.to_string(), "/t/abc?as=2");
        assert_eq!(second.pick("tile farm b2").to_string(), "/t/abc?pick=tile+farm+b2&as=2");
        assert_eq!(second.at(0).to_string(), "/t/abc?at=0&as=2");
        assert_eq!(second.why(7).whole_log(true).to_string(), "/t/abc?as=2&why=7&log=all");
        assert_eq!(table.hint().to_string(), "/t/abc?hint=true");
        assert_eq!(table.have(9).to_string(), "/t/abc?have=9");
    }
}

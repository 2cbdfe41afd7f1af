//! What was measured, and how it is printed.

use std::time::Duration;

use serde::Serialize;

use crate::print;

#[derive(Serialize)]
pub struct Figures {
    pub tables: usize,
    pub streams: usize,
    pub in_flight: usize,
    pub seconds: f64,
    pub moves: usize,
    pub errors: usize,
    pub moves_per_second: f64,
    /// From sending a move to its answer.
    pub request: Spread,
    /// From sending a move to the stream that tells of it.
    pub stream: Spread,
    pub memory: Option<Memory>,
    /// What a move costs, however busy the machine is with other things.
    pub cpu: Option<Cost>,
    /// Whether the database has every move that was acknowledged, after the servers were killed.
    pub kept: Option<bool>,
}

/// Milliseconds.
#[derive(Serialize)]
pub struct Spread {
    pub count: usize,
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub most_ms: f64,
}

/// CPU time in microseconds for each move.
#[derive(Serialize)]
pub struct Cost {
    pub server_us: f64,
    pub driver_us: f64,
}

/// Resident memory of the server in KiB.
#[derive(Serialize)]
pub struct Memory {
    pub without_streams: u64,
    pub with_streams: u64,
    pub per_idle_stream: f64,
    pub after: u64,
}

pub fn spread(mut times: Vec<Duration>) -> Spread {
    times.sort_unstable();
    let at = |part: f64| {
        let place = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
        times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    Spread { count: times.len(), p50_ms: at(0.5), p99_ms: at(0.99), most_ms: at(1.0) }
}

impl Figures {
    pub fn print(&self) -> anyhow::Result<()> {
        print::line(format!(
            "{} tables, {} streams, {} requests under way, {:.1} s of passes",
            self.tables, self.streams, self.in_flight, self.seconds
        ))?;
        print::line(format!("{:>12.0} durable moves per second", self.moves_per_second))?;
        for (spread, what) in [(&self.request, "from click to answer"), (&self.stream, "to stream")]
        {
            print::line(format!("{:>12.2} ms p50 {what}", spread.p50_ms))?;
            print::line(format!("{:>12.2} ms p99 {what}", spread.p99_ms))?;
        }
        print::line(format!("{:>12} moves, {} errors", self.moves, self.errors))?;
        if let Some(cpu) = &self.cpu {
            print::line(format!(
                "{:>12.0} µs of CPU time for a move, and {:.0} µs to drive it",
                cpu.server_us, cpu.driver_us
            ))?;
        }
        if let Some(memory) = &self.memory {
            print::line(format!("{:>12.1} KiB for an idle stream", memory.per_idle_stream))?;
            print::line(format!(
                "{:>12} KiB resident; {} with the streams, {} at the end",
                memory.without_streams, memory.with_streams, memory.after
            ))?;
        }
        if let Some(kept) = self.kept {
            let says = if kept { "every move is" } else { "NOT every move is" };
            print::line(format!("{says} in the database after the servers were killed"))?;
        }
        Ok(())
    }
}

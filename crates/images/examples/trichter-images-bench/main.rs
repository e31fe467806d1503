//! The Rust side of `bench/images.mjs`: makes every variant once and says how long it took, measures the memory of many at
//! once, and compares results with a reference made by a third party's decoder and resizer.

mod likeness;

use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use images::modifiers::SIZES;
use images::stores::open_folder;
use images::{Images, Masters, Settings};
use object_store::memory::InMemory;
use tokio::sync::Semaphore;

type Outcome<T> = Result<T, Box<dyn Error>>;

const USAGE: &str = "usage: trichter-images-bench speed MASTERS OUT WIDTHS FORMAT CONCURRENCY PASSES
       trichter-images-bench memory MASTERS ID JOBS
       trichter-images-bench likeness MASTERS WIDTHS RESULTS…";

#[tokio::main]
async fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["speed", masters, out, widths, format, concurrency, passes] => {
            let jobs = jobs(masters, widths, format)?;
            speed(masters, out, &jobs, concurrency.parse()?, passes.parse()?).await
        }
        ["memory", masters, id, jobs] => memory(masters, id, jobs.parse()?).await,
        ["likeness", masters, widths, results @ ..] => {
            for line in likeness::compare(Path::new(masters), &numbers(widths)?, results)? {
                println!("{line}");
            }
            Ok(())
        }
        _ => Err(USAGE.into()),
    }
}

struct Job {
    id: String,
    modifiers: String,
    file: String,
}

/// Every master in every width.
fn jobs(masters: &str, widths: &str, format: &str) -> Outcome<Vec<Job>> {
    let mut jobs = Vec::new();
    for id in likeness::ids(Path::new(masters))? {
        for width in numbers(widths)? {
            jobs.push(Job {
                modifiers: format!("w={width},f={format}"),
                file: format!("{id}-{width}.{format}"),
                id: id.clone(),
            });
        }
    }
    Ok(jobs)
}

fn numbers(list: &str) -> Outcome<Vec<u32>> {
    Ok(list.split(',').map(str::parse).collect::<Result<_, _>>()?)
}

/// A service that has made nothing yet.
fn service(masters: &str) -> Outcome<Images> {
    Ok(Images::new(
        Masters::Stored(open_folder(Path::new(masters))?),
        Arc::new(InMemory::new()),
        Settings::default(),
    ))
}

/// Makes all variants, `passes` times with a new service each, and prints the time of each pass. The first pass is not
/// counted and leaves its results in `out`.
async fn speed(masters: &str, out: &str, jobs: &[Job], concurrency: usize, passes: usize) -> Outcome<()> {
    fs::create_dir_all(out)?;
    for pass in 0..=passes {
        let images = service(masters)?;
        let gate = Arc::new(Semaphore::new(concurrency));
        let (began, cpu_before) = (Instant::now(), cpu_ms()?);
        let mut running = Vec::new();
        for job in jobs {
            let permit = Arc::clone(&gate).acquire_owned().await?;
            let (images, id, modifiers) = (images.clone(), job.id.clone(), job.modifiers.clone());
            running.push(tokio::spawn(async move {
                let _permit = permit;
                images.get(&id, &modifiers, None).await
            }));
        }
        let mut results = Vec::new();
        for task in running {
            results.push(task.await??);
        }
        let (ms, cpu) = (began.elapsed().as_secs_f64() * 1000.0, cpu_ms()? - cpu_before);
        if pass == 0 {
            for (job, variant) in jobs.iter().zip(results) {
                fs::write(Path::new(out).join(&job.file), &variant.bytes)?;
            }
        } else {
            println!("{{\"count\":{},\"ms\":{ms:.1},\"cpuMs\":{cpu}}}", jobs.len());
        }
    }
    Ok(())
}

/// Asks for many different variants of one master at the same moment and prints the most memory that was ever used.
async fn memory(masters: &str, id: &str, jobs: usize) -> Outcome<()> {
    let images = service(masters)?;
    let before = peak_megabytes()?;
    let sizes = SIZES
        .iter()
        .rev()
        .flat_map(|size| ["webp", "jpeg"].map(|format| format!("w={size},f={format}")));
    let tasks: Vec<_> = sizes
        .take(jobs)
        .map(|modifiers| {
            let (images, id) = (images.clone(), id.to_owned());
            tokio::spawn(async move { images.get(&id, &modifiers, None).await.map(|_| ()) })
        })
        .collect();
    for task in tasks {
        task.await??;
    }
    let made = images.counts().made;
    println!(
        "{{\"made\":{made},\"beforeMb\":{before},\"peakMb\":{}}}",
        peak_megabytes()?
    );
    Ok(())
}

fn peak_megabytes() -> Outcome<u64> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next());
    Ok(kilobytes.ok_or("no peak in the process's status")?.parse::<u64>()? / 1024)
}

/// Processor time of this process; the kernel counts it in hundredths of a second.
fn cpu_ms() -> Outcome<u64> {
    let stat = fs::read_to_string("/proc/self/stat")?;
    let (_, fields) = stat.rsplit_once(") ").ok_or("no name in the process's status")?;
    let fields: Vec<&str> = fields.split(' ').collect();
    Ok((fields[11].parse::<u64>()? + fields[12].parse::<u64>()?) * 10)
}

//! How much clients get done.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::Outcome;

/// How often a piece of work is done in a second by so many clients, each of which waits for one before it begins the next. Each
/// piece has the next number.
pub(crate) async fn rate<W>(
    clients: usize,
    duration: Duration,
    next: &Arc<AtomicU64>,
    work: impl Fn(u64) -> W + Clone + Send + 'static,
) -> Outcome<f64>
where
    W: Future<Output = Outcome<()>> + Send,
{
    let started = Instant::now();
    let mut tasks = Vec::new();
    for _ in 0..clients {
        let (work, next) = (work.clone(), Arc::clone(next));
        tasks.push(tokio::spawn(async move {
            let mut done = 0_u32;
            while started.elapsed() < duration {
                work(next.fetch_add(1, Ordering::Relaxed)).await?;
                done += 1;
            }
            Outcome::Ok(done)
        }));
    }
    let mut done = 0;
    for task in tasks {
        done += task.await??;
    }
    Ok(f64::from(done) / started.elapsed().as_secs_f64())
}

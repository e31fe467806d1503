//! Threads that each own an engine and take payloads from one bounded queue.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::sync::oneshot;

use crate::engine::{Engine, Limits, RenderError};

/// Each page and country is rendered by one caller at a time and few mails are written at once, so the queue never holds more
/// than all of them; a full queue means something is badly wrong, and callers are better off with the shell than in a longer line.
const QUEUE_LENGTH: usize = 1024;

/// What is to be made of a payload.
#[derive(Clone, Copy)]
enum Product {
    Page,
    Mail,
}

struct Job {
    product: Product,
    payload: String,
    reply: oneshot::Sender<Result<String, RenderError>>,
}

/// A handle to the render threads. They end when the last handle is dropped.
#[derive(Clone)]
pub struct RenderPool {
    queue: SyncSender<Job>,
}

impl RenderPool {
    /// Starts the threads. The first engine is made before this returns, so a bundle that does not load is found here; the
    /// others load beside it.
    pub fn start(bundle: &'static str, threads: usize, limits: Limits) -> Result<Self, RenderError> {
        let (queue, jobs) = sync_channel(QUEUE_LENGTH);
        let jobs = Arc::new(Mutex::new(jobs));
        let (ready_sender, ready) = sync_channel(threads.max(1));
        for number in 0..threads.max(1) {
            let jobs = Arc::clone(&jobs);
            let ready_sender = ready_sender.clone();
            thread::Builder::new()
                .name(format!("render-{number}"))
                // Room for QuickJS's own limit and for the frames around it, also in builds without optimisation.
                .stack_size(limits.stack_bytes * 4)
                .spawn(move || {
                    let engine = Engine::new(bundle, limits);
                    // Only the first answer is waited for.
                    let _ = ready_sender.send(engine.as_ref().map(|_| ()).map_err(Clone::clone));
                    work(bundle, limits, engine.ok(), &jobs);
                })
                .map_err(|error| RenderError::Bundle(format!("no thread: {error}")))?;
        }
        ready.recv().map_err(|_| RenderError::Ended)??;
        Ok(RenderPool { queue })
    }

    /// The markup for a payload.
    pub async fn render(&self, payload: String) -> Result<String, RenderError> {
        self.make(Product::Page, payload).await
    }

    /// Subject and bodies of a mail, as JSON.
    pub async fn render_mail(&self, payload: String) -> Result<String, RenderError> {
        self.make(Product::Mail, payload).await
    }

    async fn make(&self, product: Product, payload: String) -> Result<String, RenderError> {
        let (reply, answer) = oneshot::channel();
        self.queue
            .try_send(Job {
                product,
                payload,
                reply,
            })
            .map_err(|error| match error {
                TrySendError::Full(_) => RenderError::Busy,
                TrySendError::Disconnected(_) => RenderError::Ended,
            })?;
        answer.await.unwrap_or(Err(RenderError::Ended))
    }
}

fn work(bundle: &str, limits: Limits, mut engine: Option<Engine>, jobs: &Mutex<Receiver<Job>>) {
    loop {
        // The lock is held while waiting: one idle thread waits for a job, the others for the lock.
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job {
            product,
            payload,
            reply,
        }) = job
        else {
            return;
        };
        let result = match engine.take() {
            Some(ready) => Ok(ready),
            None => Engine::new(bundle, limits),
        }
        .and_then(|ready| {
            let made = match product {
                Product::Page => ready.render(&payload),
                Product::Mail => ready.render_mail(&payload),
            }?;
            // Kept only after success: see `Engine::render`.
            engine = Some(ready);
            Ok(made)
        });
        // A caller that has gone needs no answer.
        let _ = reply.send(result);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::RenderPool;
    use crate::engine::{Limits, RenderError};

    const BUNDLE: &str = "globalThis.trichter = { render(payload) {
        if (payload === 'loop') for (;;) {}
        if (payload === 'throw') throw new Error('broken');
        globalThis.count = (globalThis.count ?? 0) + 1;
        return payload + ' ' + globalThis.count;
    } };";

    fn pool() -> RenderPool {
        let limits = Limits {
            cpu_time: Duration::from_millis(50),
            ..Limits::default()
        };
        RenderPool::start(BUNDLE, 1, limits).expect("the bundle loads")
    }

    #[tokio::test]
    async fn a_failed_render_costs_its_engine_and_nothing_else() {
        let pool = pool();
        assert_eq!(pool.render("a".to_owned()).await.as_deref(), Ok("a 1"));
        assert_eq!(pool.render("b".to_owned()).await.as_deref(), Ok("b 2"));
        assert!(matches!(
            pool.render("throw".to_owned()).await,
            Err(RenderError::Failed(_))
        ));
        assert_eq!(pool.render("c".to_owned()).await.as_deref(), Ok("c 1"));
        assert!(matches!(
            pool.render("loop".to_owned()).await,
            Err(RenderError::Deadline(_))
        ));
        assert_eq!(pool.render("d".to_owned()).await.as_deref(), Ok("d 1"));
    }

    #[tokio::test]
    async fn a_bundle_that_does_not_load_is_found_at_the_start() {
        let error = RenderPool::start("throw new Error('bad build')", 2, Limits::default()).err();
        assert!(matches!(error, Some(RenderError::Bundle(_))), "{error:?}");
    }
}

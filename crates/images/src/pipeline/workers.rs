//! Threads of our own for the work on pixels. The runtime's blocking threads would do, but come and go, and each keeps what
//! it last freed: a fixed few keep the memory of the process small.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::sync::oneshot;

use crate::error::ImageError;

type Task = Box<dyn FnOnce() + Send>;

/// A handle to the threads. They end when it is dropped.
pub(super) struct Workers {
    tasks: SyncSender<Task>,
}

impl Workers {
    pub(super) fn start(count: usize) -> Self {
        let count = count.max(1);
        // Callers hold a permit for a worker, so there are never more tasks than workers.
        let (tasks, waiting) = sync_channel(count);
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..count {
            let waiting = Arc::clone(&waiting);
            thread::Builder::new()
                .name(format!("images-{number}"))
                .spawn(move || work(&waiting))
                .expect("a process that starts can make threads");
        }
        Workers { tasks }
    }

    /// Does something on one of the threads. It goes on if the caller leaves.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, ImageError> + Send + 'static,
    ) -> Result<T, ImageError> {
        let (reply, answer) = oneshot::channel();
        let task = Box::new(move || {
            let result = catch_unwind(AssertUnwindSafe(work));
            // A caller that has gone needs no answer.
            let _ = reply.send(result.unwrap_or_else(|_| Err(ImageError::failed("a worker panicked"))));
        });
        self.tasks.try_send(task).map_err(|error| match error {
            TrySendError::Full(_) => ImageError::Busy,
            TrySendError::Disconnected(_) => ImageError::failed("the workers have ended"),
        })?;
        answer.await.map_err(ImageError::failed)?
    }
}

fn work(waiting: &Mutex<Receiver<Task>>) {
    loop {
        // The lock is held while waiting: one idle thread waits for a task, the others for the lock.
        let task = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match task {
            Ok(task) => task(),
            Err(_) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Workers;
    use crate::error::ImageError;

    #[tokio::test]
    async fn a_panic_costs_one_task() {
        let workers = Workers::start(1);
        let panicked = workers.run(|| -> Result<(), _> { panic!("as the test wants") }).await;
        assert_eq!(panicked, Err(ImageError::failed("a worker panicked")));
        assert_eq!(workers.run(|| Ok(7)).await, Ok(7));
    }
}

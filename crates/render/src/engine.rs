//! One QuickJS engine with the server bundle loaded. Lives on one thread; the pool owns the threads.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use rquickjs::{CatchResultExt, CaughtError, Context, Function, Object, Persistent, Runtime};
use rustix::time::{ClockId, clock_gettime};

/// What one engine may use. A page of ours needs a small part of it; the rest is for the day something goes wrong.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub memory_bytes: usize,
    /// QuickJS's own bound; the thread's stack must be larger.
    pub stack_bytes: usize,
    /// How long one render may keep a processor busy. On a machine that has other things to do it may take longer.
    pub cpu_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            memory_bytes: 96 * 1024 * 1024,
            stack_bytes: 1024 * 1024,
            cpu_time: Duration::from_secs(2),
        }
    }
}

/// Why markup could not be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RenderError {
    #[error("the server bundle does not load: {0}")]
    Bundle(String),
    #[error("rendering failed: {0}")]
    Failed(String),
    #[error("rendering took longer than {0:?}")]
    Deadline(Duration),
    #[error("the render queue is full")]
    Busy,
    #[error("the render threads have ended")]
    Ended,
}

/// An engine that turns payloads into markup.
pub struct Engine {
    // Declared before the runtime: values must be dropped before what they live in.
    render_page: Persistent<Function<'static>>,
    /// A bundle without mails still renders pages.
    render_mail: Option<Persistent<Function<'static>>>,
    context: Context,
    _runtime: Runtime,
    limits: Limits,
    /// By the clock of the engine's own thread.
    deadline: Rc<Cell<Option<Duration>>>,
}

impl Engine {
    /// Loads the server bundle, which defines `trichter.render` and `trichter.renderMail`.
    pub fn new(bundle: &str, limits: Limits) -> Result<Self, RenderError> {
        let runtime = Runtime::new().map_err(|error| RenderError::Bundle(error.to_string()))?;
        runtime.set_memory_limit(limits.memory_bytes);
        runtime.set_max_stack_size(limits.stack_bytes);
        let deadline = Rc::new(Cell::new(None::<Duration>));
        let watched = Rc::clone(&deadline);
        runtime.set_interrupt_handler(Some(Box::new(move || {
            watched.get().is_some_and(|deadline| cpu_time() >= deadline)
        })));
        let context = Context::full(&runtime).map_err(|error| RenderError::Bundle(error.to_string()))?;
        let (render_page, render_mail) = context.with(|ctx| {
            let load = || {
                ctx.eval::<(), _>(bundle)?;
                let exports: Object<'_> = ctx.globals().get("trichter")?;
                let render_page: Function<'_> = exports.get("render")?;
                let render_mail: Option<Function<'_>> = exports.get("renderMail")?;
                Ok((
                    Persistent::save(&ctx, render_page),
                    render_mail.map(|function| Persistent::save(&ctx, function)),
                ))
            };
            load()
                .catch(&ctx)
                .map_err(|error| RenderError::Bundle(describe(&error)))
        })?;
        Ok(Engine {
            render_page,
            render_mail,
            context,
            _runtime: runtime,
            limits,
            deadline,
        })
    }

    /// The markup of a page. After an error the engine may hold half-finished state and must be replaced.
    pub fn render(&self, payload: &str) -> Result<String, RenderError> {
        self.call(&self.render_page, payload)
    }

    /// Subject and bodies of a mail, as JSON. What holds after an error of [`Engine::render`] holds here too.
    pub fn render_mail(&self, payload: &str) -> Result<String, RenderError> {
        let missing = || RenderError::Failed("the server bundle has no `renderMail`".to_owned());
        self.call(self.render_mail.as_ref().ok_or_else(missing)?, payload)
    }

    fn call(&self, function: &Persistent<Function<'static>>, payload: &str) -> Result<String, RenderError> {
        let deadline = cpu_time() + self.limits.cpu_time;
        self.deadline.set(Some(deadline));
        let result = self.context.with(|ctx| {
            let call = || {
                let function = function.clone().restore(&ctx)?;
                function.call::<_, String>((payload,))
            };
            call().catch(&ctx).map_err(|error| describe(&error))
        });
        self.deadline.set(None);
        result.map_err(|message| {
            if cpu_time() >= deadline {
                RenderError::Deadline(self.limits.cpu_time)
            } else {
                RenderError::Failed(message)
            }
        })
    }
}

/// How long this thread has kept a processor busy.
fn cpu_time() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(now).unwrap_or_default()
}

/// The message of a JavaScript error with the first frames of its stack: enough to find the component.
fn describe(error: &CaughtError<'_>) -> String {
    const FRAMES: usize = 4;
    match error {
        CaughtError::Exception(exception) => {
            let message = exception
                .message()
                .unwrap_or_else(|| "an error without a message".to_owned());
            let stack = exception.stack().unwrap_or_default();
            let frames: Vec<&str> = stack
                .lines()
                .map(str::trim)
                .filter(|line| !line.is_empty())
                .take(FRAMES)
                .collect();
            format!("{message} [{}]", frames.join(" < "))
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests;

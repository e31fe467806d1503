//! What an operator can watch. Counting is an atomic addition; everything else happens when somebody reads `/metrics`.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use domain::job::JobState;
use domain::order::{CaseKind, OrderState};
use domain::payment::Provider;
use images::pipeline::Counts;
use payments::PaymentError;
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use store::{Access, StoreError};

use crate::jobs::Work;

/// Upper bounds in seconds; a page of ours takes about 10 to 20 ms.
const RENDER_BUCKETS: [f64; 8] = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 2.0];

/// Upper bounds in seconds; a commit waits for the disk, about 1 to 10 ms.
const STORE_BUCKETS: [f64; 8] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 5.0];

/// Upper bounds in seconds; payment services take some hundred milliseconds, and give up after ten seconds.
const PROVIDER_BUCKETS: [f64; 8] = [0.01, 0.05, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];

/// The counters of this process.
pub struct Metrics {
    registry: Registry,
    from_memory: Counter,
    responses: Family<ResponseLabels, Counter>,
    renders: Family<RenderLabels, Counter>,
    render_seconds: Histogram,
    page_bytes: Counter,
    connections: Gauge<i64, AtomicI64>,
    content_reloads: Family<ReloadLabels, Counter>,
    client_errors: Counter,
    store_operations: Family<StoreLabels, Counter>,
    store_seconds: Family<AccessLabels, Histogram>,
    images: Family<ImageLabels, Counter>,
    image_cache_bytes: Gauge<i64, AtomicI64>,
    jobs: Family<JobStateLabels, Gauge<i64, AtomicI64>>,
    job_attempts: Family<JobLabels, Counter>,
    /// Payments at the providers that could not be brought into the books by the last comparison.
    unaccounted: AtomicI64,
    paid_without_order: Gauge<i64, AtomicI64>,
    sales: Counter,
    orders: Family<OrderStateLabels, Gauge<i64, AtomicI64>>,
    payment_cases: Family<CaseLabels, Gauge<i64, AtomicI64>>,
    withdrawals_open: Gauge<i64, AtomicI64>,
    withdrawals_overdue: Gauge<i64, AtomicI64>,
    provider_seconds: Family<ProviderLabels, Histogram>,
    provider_errors: Family<ProviderErrorLabels, Counter>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct OrderStateLabels {
    state: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct CaseLabels {
    kind: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ProviderLabels {
    provider: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ProviderErrorLabels {
    provider: &'static str,
    error: &'static str,
}

/// What goes wrong with a payment service.
const UNREACHABLE: &str = "unreachable";
const REFUSED: &str = "refused";
const MALFORMED: &str = "malformed";
const NOT_CONFIGURED: &str = "not_configured";
const PROVIDER_ERRORS: [&str; 4] = [UNREACHABLE, REFUSED, MALFORMED, NOT_CONFIGURED];

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct StoreLabels {
    access: AccessName,
    result: StoreOutcome,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct AccessLabels {
    access: AccessName,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ImageLabels {
    result: ImageResult,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
#[expect(
    non_camel_case_types,
    reason = "these are the label values, which are lower case in Prometheus"
)]
enum AccessName {
    read,
    write,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
#[expect(
    non_camel_case_types,
    reason = "these are the label values, which are lower case in Prometheus"
)]
enum StoreOutcome {
    ok,
    conflict,
    busy,
    unavailable,
    failed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
#[expect(
    non_camel_case_types,
    reason = "these are the label values, which are lower case in Prometheus"
)]
enum ImageResult {
    memory,
    store,
    made,
    refused,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct JobStateLabels {
    state: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct JobLabels {
    kind: String,
    outcome: JobOutcome,
}

/// How a try of a job ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
#[expect(
    non_camel_case_types,
    reason = "these are the label values, which are lower case in Prometheus"
)]
pub enum JobOutcome {
    done,
    /// It failed and is tried again.
    again,
    /// It is given up.
    dead,
    /// It took so long that somebody else does it again.
    lost,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ResponseLabels {
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RenderLabels {
    result: Outcome,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ReloadLabels {
    result: Outcome,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
#[expect(
    non_camel_case_types,
    reason = "these are the label values, which are lower case in Prometheus"
)]
enum Outcome {
    ok,
    failed,
}

impl Outcome {
    fn of(is_ok: bool) -> Self {
        if is_ok { Outcome::ok } else { Outcome::failed }
    }
}

impl Default for Metrics {
    fn default() -> Self {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("trichter"),
            from_memory: Counter::default(),
            responses: Family::default(),
            renders: Family::default(),
            render_seconds: Histogram::new(RENDER_BUCKETS),
            page_bytes: Counter::default(),
            connections: Gauge::default(),
            content_reloads: Family::default(),
            client_errors: Counter::default(),
            store_operations: Family::default(),
            store_seconds: Family::new_with_constructor(|| Histogram::new(STORE_BUCKETS)),
            images: Family::default(),
            image_cache_bytes: Gauge::default(),
            jobs: Family::default(),
            job_attempts: Family::default(),
            unaccounted: AtomicI64::default(),
            paid_without_order: Gauge::default(),
            sales: Counter::default(),
            orders: Family::default(),
            payment_cases: Family::default(),
            withdrawals_open: Gauge::default(),
            withdrawals_overdue: Gauge::default(),
            provider_seconds: Family::new_with_constructor(|| Histogram::new(PROVIDER_BUCKETS)),
            provider_errors: Family::default(),
        };
        metrics.register();
        metrics.begin_at_zero();
        metrics
    }
}

impl Metrics {
    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register(
            "pages_from_memory",
            "Pages and payloads answered from memory",
            self.from_memory.clone(),
        );
        registry.register("responses", "All other answers, by status", self.responses.clone());
        registry.register("renders", "Pages rendered, by result", self.renders.clone());
        registry.register("render_seconds", "Time to render a page", self.render_seconds.clone());
        registry.register(
            "page_bytes",
            "Bytes of pages put into memory since the start",
            self.page_bytes.clone(),
        );
        registry.register("connections", "Open connections", self.connections.clone());
        registry.register(
            "content_reloads",
            "Changes of the content folder, by result",
            self.content_reloads.clone(),
        );
        registry.register(
            "client_errors",
            "Errors reported by browsers",
            self.client_errors.clone(),
        );
        registry.register(
            "store_operations",
            "Transactions with the database, by result",
            self.store_operations.clone(),
        );
        registry.register(
            "store_seconds",
            "Time of a transaction, with waiting for its connection",
            self.store_seconds.clone(),
        );
        registry.register(
            "images",
            "Pictures, by where they came from, or refused",
            self.images.clone(),
        );
        registry.register(
            "image_cache_bytes",
            "Bytes of finished pictures in memory",
            self.image_cache_bytes.clone(),
        );
        registry.register(
            "jobs",
            "Work that is done later, by state; dead is what somebody has to look at",
            self.jobs.clone(),
        );
        registry.register(
            "job_attempts",
            "Tries of work that is done later, by kind and outcome",
            self.job_attempts.clone(),
        );
        self.register_money();
    }

    fn register_money(&mut self) {
        let registry = &mut self.registry;
        registry.register(
            "paid_without_order",
            "Payments at the providers of which the books know no order; must be 0",
            self.paid_without_order.clone(),
        );
        registry.register("sales", "Orders whose money became certain here", self.sales.clone());
        registry.register("orders", "Orders in the books, by state", self.orders.clone());
        registry.register(
            "payment_cases",
            "Open cases about money that need a person, by kind",
            self.payment_cases.clone(),
        );
        registry.register(
            "withdrawals_open",
            "Withdrawals that somebody has to deal with",
            self.withdrawals_open.clone(),
        );
        registry.register(
            "withdrawals_overdue",
            "Open withdrawals whose money should have gone back; must be 0",
            self.withdrawals_overdue.clone(),
        );
        registry.register(
            "provider_seconds",
            "Time of a question to a payment service",
            self.provider_seconds.clone(),
        );
        registry.register(
            "provider_errors",
            "Questions that a payment service did not answer as wished, by what went wrong",
            self.provider_errors.clone(),
        );
    }

    /// Makes what alerts wait for visible before it happens: of a series that begins at one nobody sees the first step.
    fn begin_at_zero(&self) {
        for status in [500, 503] {
            drop(self.responses.get_or_create(&ResponseLabels { status }));
        }
        for result in [Outcome::ok, Outcome::failed] {
            drop(self.renders.get_or_create(&RenderLabels { result }));
            drop(self.content_reloads.get_or_create(&ReloadLabels { result }));
        }
        for kind in Work::KINDS {
            let kind = kind.to_owned();
            let outcome = JobOutcome::dead;
            drop(self.job_attempts.get_or_create(&JobLabels { kind, outcome }));
        }
        for provider in Provider::ALL.map(Provider::name) {
            drop(self.provider_seconds.get_or_create(&ProviderLabels { provider }));
            for error in PROVIDER_ERRORS {
                drop(
                    self.provider_errors
                        .get_or_create(&ProviderErrorLabels { provider, error }),
                );
            }
        }
    }

    pub fn served_from_memory(&self) {
        self.from_memory.inc();
    }

    pub fn responded(&self, status: u16) {
        self.responses.get_or_create(&ResponseLabels { status }).inc();
    }

    pub fn rendered(&self, took: Duration, is_ok: bool) {
        self.renders
            .get_or_create(&RenderLabels {
                result: Outcome::of(is_ok),
            })
            .inc();
        self.render_seconds.observe(took.as_secs_f64());
    }

    pub fn kept_bytes(&self, bytes: usize) {
        self.page_bytes.inc_by(bytes as u64);
    }

    pub fn connected(&self) {
        self.connections.inc();
    }

    pub fn disconnected(&self) {
        self.connections.dec();
    }

    pub fn content_reloaded(&self, is_ok: bool) {
        self.content_reloads
            .get_or_create(&ReloadLabels {
                result: Outcome::of(is_ok),
            })
            .inc();
    }

    pub fn client_error(&self) {
        self.client_errors.inc();
    }

    pub fn stored(&self, access: Access, took: Duration, error: Option<&StoreError>) {
        let access = match access {
            Access::Read => AccessName::read,
            Access::Write => AccessName::write,
        };
        let result = match error {
            None => StoreOutcome::ok,
            Some(StoreError::Conflict { .. }) => StoreOutcome::conflict,
            Some(StoreError::Busy { .. }) => StoreOutcome::busy,
            Some(StoreError::Unavailable { .. }) => StoreOutcome::unavailable,
            Some(
                StoreError::Database { .. }
                | StoreError::Damaged { .. }
                | StoreError::Newer { .. }
                | StoreError::File { .. },
            ) => StoreOutcome::failed,
        };
        self.store_operations
            .get_or_create(&StoreLabels { access, result })
            .inc();
        let seconds = self.store_seconds.get_or_create(&AccessLabels { access });
        seconds.observe(took.as_secs_f64());
    }

    /// Counts a try of a job; of kinds there are as many as the shop knows.
    pub fn job_tried(&self, kind: &str, outcome: JobOutcome) {
        let kind = kind.to_owned();
        self.job_attempts.get_or_create(&JobLabels { kind, outcome }).inc();
    }

    /// Takes over how many jobs there are in each state.
    pub fn counted_jobs(&self, counts: &BTreeMap<JobState, u64>) {
        for (state, count) in counts {
            let state = state.name();
            let gauge = self.jobs.get_or_create(&JobStateLabels { state });
            gauge.set(i64::try_from(*count).unwrap_or(i64::MAX));
        }
    }

    /// Counts a question to a payment service.
    pub fn asked_provider(&self, provider: Provider, took: Duration, error: Option<&PaymentError>) {
        let provider = provider.name();
        let seconds = self.provider_seconds.get_or_create(&ProviderLabels { provider });
        seconds.observe(took.as_secs_f64());
        let error = match error {
            None => return,
            Some(PaymentError::Unreachable { .. }) => UNREACHABLE,
            Some(PaymentError::Refused { .. }) => REFUSED,
            Some(PaymentError::Malformed { .. }) => MALFORMED,
            Some(PaymentError::NotConfigured { .. }) => NOT_CONFIGURED,
        };
        self.provider_errors
            .get_or_create(&ProviderErrorLabels { provider, error })
            .inc();
    }

    /// Counts an order whose money became certain.
    pub fn sold(&self) {
        self.sales.inc();
    }

    /// Takes over how many payments the last comparison could not bring into the books.
    pub fn compared_books(&self, unaccounted: u64) {
        let unaccounted = i64::try_from(unaccounted).unwrap_or(i64::MAX);
        self.unaccounted.store(unaccounted, Ordering::Relaxed);
    }

    /// Takes over how many orders and open cases there are. A payment that nobody knows has a case until somebody has looked.
    pub fn counted_orders(&self, orders: &BTreeMap<OrderState, u64>, cases: &BTreeMap<CaseKind, u64>) {
        let whole = |count: Option<&u64>| i64::try_from(count.copied().unwrap_or_default()).unwrap_or(i64::MAX);
        for state in OrderState::ALL {
            let labels = OrderStateLabels { state: state.name() };
            self.orders.get_or_create(&labels).set(whole(orders.get(&state)));
        }
        for kind in CaseKind::ALL {
            let labels = CaseLabels { kind: kind.name() };
            self.payment_cases.get_or_create(&labels).set(whole(cases.get(&kind)));
        }
        let unknown = whole(cases.get(&CaseKind::UnknownPayment));
        let unaccounted = self.unaccounted.load(Ordering::Relaxed);
        self.paid_without_order.set(unknown.max(unaccounted));
    }

    /// Takes over how many withdrawals are open, and how many of these are overdue.
    pub fn counted_withdrawals(&self, open: u64, overdue: u64) {
        self.withdrawals_open.set(i64::try_from(open).unwrap_or(i64::MAX));
        self.withdrawals_overdue.set(i64::try_from(overdue).unwrap_or(i64::MAX));
    }

    /// Counts a picture that was refused.
    pub fn refused_image(&self) {
        self.image(ImageResult::refused).inc();
    }

    fn image(&self, result: ImageResult) -> Counter {
        self.images.get_or_create(&ImageLabels { result }).clone()
    }

    /// All of them in Prometheus' text form. Image delivery counts for itself.
    pub fn render(&self, images: Counts) -> String {
        for (result, count) in [
            (ImageResult::memory, images.from_memory),
            (ImageResult::store, images.from_results),
            (ImageResult::made, images.made),
        ] {
            self.image(result).inner().store(count, Ordering::Relaxed);
        }
        self.image_cache_bytes
            .set(i64::try_from(images.cached_bytes).unwrap_or(i64::MAX));
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a string does not fail");
        text
    }
}

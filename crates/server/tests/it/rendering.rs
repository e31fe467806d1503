//! What a visitor gets when rendering fails, and when the date changes.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use content::{Audience, Site};
use domain::country::Country;
use images::share::Typeface;
use render::assets::Assets;
use render::engine::Limits;
use render::pool::RenderPool;
use server::app::{interface_texts, load_site};
use server::catalog::{BookFacts, of_content};
use server::clock::Clock;
use server::http::body::Body;
use server::http::headers::{OtherOrigins, Protection};
use server::metrics::Metrics;
use server::pages::edition::{Edition, EditionError, PageAnswers, Press};
use server::pages::payload::ClientConfig;

use crate::shop::{NOON_MS, Shop};

/// Renders pages of 2026 and fails on all others.
const BUNDLE: &str = "globalThis.trichter = { render(payload) {
    const { page, props } = JSON.parse(payload);
    if (props.frame.year !== '2026') throw new Error('no such year');
    return `<h1>${page} of ${props.frame.year}</h1>`;
} };";

const NEW_YEAR_MS: i64 = 1_798_761_600_000;

struct Stage {
    press: Arc<Press>,
    site: Arc<Site>,
    now_ms: Arc<AtomicI64>,
    start: usize,
}

impl Stage {
    fn facts(&self) -> BookFacts {
        of_content(&self.site, NOON_MS)
    }

    fn edition(&self, previous: Option<&Edition>) -> Result<Edition, EditionError> {
        let site = Arc::clone(&self.site);
        Edition::new(Arc::clone(&self.press), site, self.facts(), previous)
    }
}

fn stage() -> Stage {
    let assets = Assets::embedded().expect("the bundles");
    let interface = interface_texts(&assets).expect("the texts");
    let site = load_site(None, &interface, Audience::Visitors).expect("the default shop");
    let now_ms = Arc::new(AtomicI64::new(NOON_MS));
    let clock = Clock::from_fn({
        let now_ms = Arc::clone(&now_ms);
        move || now_ms.load(Ordering::SeqCst)
    });
    let press = Press {
        is_demo: true,
        typeface: Arc::new(Typeface::new(assets.title_fonts.clone())),
        assets,
        pool: RenderPool::start(BUNDLE, 1, Limits::default()).expect("it loads"),
        protection: Protection::new("http://shop.example", OtherOrigins::default()),
        public_url: "http://shop.example".to_owned(),
        config: ClientConfig::default(),
        prepared_picture_bytes: 0,
        detection_vary: String::new(),
        clock,
        metrics: Arc::new(Metrics::default()),
    };
    Stage {
        press: Arc::new(press),
        start: site
            .pages
            .iter()
            .position(|page| page.name == "start")
            .expect("the quiz"),
        site: Arc::new(site),
        now_ms,
    }
}

fn html(answers: &PageAnswers) -> String {
    match answers.public.respond(&http::HeaderMap::new()).into_body() {
        Body::Kept(bytes) => String::from_utf8(bytes.to_vec()).expect("text"),
        Body::Made(_) => panic!("pages are kept"),
    }
}

#[tokio::test]
async fn a_failed_render_shows_the_last_good_copy_of_the_same_revisions() {
    let stage = stage();
    let first = stage.edition(None).expect("an edition");
    let page = first.document(stage.start, Country::Fr).await.expect("a page");
    assert!(html(&page).contains("<div id=\"root\"><h1>start of 2026</h1></div>"));

    stage.now_ms.store(NEW_YEAR_MS, Ordering::SeqCst);
    let second = stage.edition(Some(&first)).expect("an edition");
    let page = second.document(stage.start, Country::Fr).await.expect("a page");
    assert!(html(&page).contains("<h1>start of 2026</h1>"));
}

#[tokio::test]
async fn without_a_good_copy_the_browser_renders_the_page_itself() {
    let stage = stage();
    stage.now_ms.store(NEW_YEAR_MS, Ordering::SeqCst);
    let edition = stage.edition(None).expect("an edition");
    let page = html(&edition.document(stage.start, Country::Fr).await.expect("a page"));
    assert!(
        page.contains("<div id=\"root\" data-render=\"client\"></div>"),
        "{page}"
    );
    assert!(
        page.contains("\"page\":\"start\""),
        "the payload is there to render from"
    );
    let screen = edition
        .not_found(domain::route::NotFound::NoRoute, Country::Fr)
        .await
        .expect("a screen");
    let response = screen.respond(&http::HeaderMap::new());
    assert_eq!(response.status(), 404);
}

#[tokio::test]
async fn a_copy_of_other_content_is_never_served() {
    let stage = stage();
    let first = stage.edition(None).expect("an edition");
    first.document(stage.start, Country::Fr).await.expect("a page");
    let interface = interface_texts(&stage.press.assets).expect("the texts");
    let mut changed = load_site(None, &interface, Audience::Visitors).expect("the default shop");
    changed.revision = "another".to_owned();
    stage.now_ms.store(NEW_YEAR_MS, Ordering::SeqCst);
    let second =
        Edition::new(Arc::clone(&stage.press), Arc::new(changed), stage.facts(), Some(&first)).expect("an edition");
    let page = html(&second.document(stage.start, Country::Fr).await.expect("a page"));
    assert!(page.contains("data-render=\"client\""), "{page}");
}

#[tokio::test]
async fn a_copy_with_other_prices_is_never_served() {
    let stage = stage();
    let first = stage.edition(None).expect("an edition");
    first.document(stage.start, Country::Fr).await.expect("a page");
    let mut facts = stage.facts();
    Arc::get_mut(&mut facts.catalog).expect("nobody else has it").revision = 1;
    stage.now_ms.store(NEW_YEAR_MS, Ordering::SeqCst);
    let (press, site) = (Arc::clone(&stage.press), Arc::clone(&stage.site));
    let second = Edition::new(press, site, facts, Some(&first)).expect("an edition");
    assert_eq!(first.build_id, second.build_id);
    let page = html(&second.document(stage.start, Country::Fr).await.expect("a page"));
    assert!(page.contains("data-render=\"client\""), "{page}");
}

#[test]
fn pages_change_with_the_year() {
    let shop = Shop::open();
    let year = |shop: &Shop| shop.get("/start/de/_payload.json").json()["props"]["frame"]["year"].clone();
    assert_eq!(year(&shop), "2026");
    assert_eq!(shop.app.pages.edition().valid_until_ms, NEW_YEAR_MS);
    shop.set_now_ms(NEW_YEAR_MS);
    let app = Arc::clone(&shop.app);
    shop.run(async {
        tokio::select! {
            () = server::pages::watch::follow_date(Arc::clone(&app)) => {}
            () = async {
                while app.pages.edition().valid_until_ms == NEW_YEAR_MS {
                    tokio::task::yield_now().await;
                }
            } => {}
        }
    });
    assert_eq!(year(&shop), "2027");
}

#[test]
fn many_visitors_of_a_new_page_cost_one_render() {
    let shop = Shop::open();
    std::thread::scope(|scope| {
        for _ in 0..20 {
            scope.spawn(|| assert_eq!(shop.get("/offer1/at").status, 200));
        }
    });
    assert!(
        shop.get("/metrics")
            .text()
            .contains("trichter_renders_total{result=\"ok\"} 1\n")
    );
}

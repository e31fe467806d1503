//! What a quiz and the funnel around it become: rules in the units of the domain, screens, endings, ways.

use std::collections::BTreeMap;

use content::{Ask, Funnel, Icon, Page, PassedBy, Quiz, QuizSection, Site, Suggestion};
use domain::locale::Locale;
use domain::quiz::{Bounds, Condition, Measure, OptionId, Quantity, Stop, Task};

use crate::shop::Shop;

fn quiz(site: &Site) -> &Quiz {
    &site.quizzes["start"]
}

fn page<'a>(site: &'a Site, name: &str) -> &'a Page {
    let mut pages = site.pages.iter();
    pages.find(|page| page.name == name).expect("the page is there")
}

/// The position of a step.
fn at(quiz: &Quiz, id: &str) -> usize {
    let mut steps = quiz.rules.steps.iter();
    steps.position(|step| step.id.0 == id).expect("the step is there")
}

fn chose(step: usize, option: &str) -> Condition {
    let option = OptionId(option.to_owned());
    Condition::Chose { step, option }
}

const fn within(quantity: Quantity, min: i64, max: i64) -> Condition {
    let bounds = Bounds { min, max };
    Condition::Within { quantity, bounds }
}

fn not(condition: Condition) -> Condition {
    Condition::Not(Box::new(condition))
}

#[test]
fn steps_are_asked_in_their_order_and_their_way() {
    let site = Shop::asking().site();
    let quiz = quiz(&site);
    let ids: Vec<&str> = quiz.rules.steps.iter().map(|step| step.id.0.as_str()).collect();
    let expected = [
        "sex", "habits", "early", "tea", "cups", "name", "rest", "age", "height", "weight", "safe",
    ];
    assert_eq!(ids, expected);
    let asks: Vec<Ask> = quiz.screens.iter().map(|screen| screen.ask).collect();
    let expected = [
        Ask::Pictures,
        Ask::List,
        Ask::Statement,
        Ask::Cards,
        Ask::Slider,
        Ask::Text,
        Ask::Pause,
        Ask::Number,
        Ask::Number,
        Ask::Number,
        Ask::List,
    ];
    assert_eq!(asks, expected);
    let named = |is: &dyn Fn(usize) -> bool| -> Vec<&str> {
        let found = ids.iter().enumerate().filter(|(at, _)| is(*at));
        found.map(|(_, id)| *id).collect()
    };
    assert_eq!(
        named(&|at| quiz.screens[at].is_health),
        ["age", "height", "weight", "safe"]
    );
    assert_eq!(
        named(&|at| quiz.rules.steps[at].is_optional),
        ["tea", "name", "height", "weight"]
    );
}

#[test]
fn a_section_begins_with_its_first_step() {
    let site = Shop::asking().site();
    let section = |name: &str, icon: Option<Icon>, first_step: usize| QuizSection {
        name: Some(name.to_owned()),
        icon,
        first_step,
    };
    let expected = [section("day-name", Some(Icon::Sun), 0), section("body-name", None, 7)];
    assert_eq!(quiz(&site).sections, expected);
}

#[test]
fn numbers_are_kept_in_millimetres_and_grams() {
    let site = Shop::asking().site();
    let quiz = quiz(&site);
    let check = |id: &str, measure: Measure, min: i64, max: i64| {
        let range = Bounds { min, max };
        assert_eq!(quiz.rules.steps[at(quiz, id)].task, Task::Number { measure, range });
    };
    check("cups", Measure::Count, 0, 10);
    check("age", Measure::Age, 16, 99);
    check("height", Measure::Height, 1200, 2200);
    check("weight", Measure::Weight, 30_000, 250_000);
    assert_eq!(quiz.rules.steps[at(quiz, "name")].task, Task::Text { max_chars: 30 });
    assert_eq!(quiz.rules.steps[at(quiz, "rest")].task, Task::Read);
}

#[test]
fn options_count_stop_and_stand_alone() {
    let site = Shop::asking().site();
    let quiz = quiz(&site);
    let Task::Choose { options, count } = &quiz.rules.steps[at(quiz, "habits")].task else {
        panic!("habits are chosen");
    };
    assert_eq!(*count, Bounds { min: 1, max: 2 });
    let points: Vec<&BTreeMap<usize, i64>> = options.iter().map(|option| &option.points).collect();
    assert_eq!(
        points,
        [
            &BTreeMap::from([(0, 2), (1, 1)]),
            &BTreeMap::from([(0, 3)]),
            &BTreeMap::new()
        ]
    );
    let alone: Vec<bool> = options.iter().map(|option| option.stands_alone).collect();
    assert_eq!(alone, [false, false, true]);

    let Task::Choose { options, .. } = &quiz.rules.steps[at(quiz, "safe")].task else {
        panic!("what is safe is chosen");
    };
    let stops: Vec<Option<Stop>> = options.iter().map(|option| option.stop).collect();
    assert_eq!(stops, [Some(Stop::Pregnancy), Some(Stop::EatingDisorder), None]);
    let conditions: Vec<&Condition> = options.iter().map(|option| &option.when).collect();
    assert_eq!(
        conditions,
        [&chose(at(quiz, "sex"), "woman"), &Condition::Always, &Condition::Always]
    );
}

#[test]
fn conditions_look_back_in_every_way() {
    let site = Shop::asking().site();
    let quiz = quiz(&site);
    let when = |id: &str| &quiz.rules.steps[at(quiz, id)].when;
    let (habits, tea) = (at(quiz, "habits"), at(quiz, "tea"));
    assert_eq!(*when("tea"), Condition::Always);
    assert_eq!(
        *when("early"),
        Condition::Any(vec![chose(habits, "walk"), chose(habits, "cook")])
    );
    let of_section = not(chose(tea, "no"));
    assert_eq!(*when("age"), of_section);
    let tall = within(Quantity::Number(at(quiz, "height")), 1400, i64::MAX);
    assert_eq!(*when("weight"), Condition::All(vec![of_section, tall]));

    let for_tea = Condition::All(vec![
        Condition::Any(vec![
            within(Quantity::Number(at(quiz, "age")), 40, 59),
            within(Quantity::BodyMassIndex, 250, i64::MAX),
        ]),
        within(Quantity::Score(0), 3, i64::MAX),
    ]);
    let for_book = within(Quantity::Number(at(quiz, "weight")), i64::MIN, 79_999);
    let endings: Vec<&Condition> = quiz.rules.endings.iter().map(|ending| &ending.when).collect();
    assert_eq!(endings, [&for_tea, &for_book, &Condition::Always]);
    // To reach an ending is to miss those before it.
    let reached_book = Condition::All(vec![not(for_tea), for_book]);
    let for_note = chose(at(quiz, "early"), "true");
    assert_eq!(quiz.rules.remarks, [Condition::Always, reached_book, for_note]);
}

#[test]
fn a_scale_knows_how_high_it_goes() {
    let site = Shop::asking().site();
    let highest: Vec<(&str, i64)> = quiz(&site)
        .scales
        .iter()
        .map(|scale| (scale.label.as_str(), scale.highest))
        .collect();
    // Walking and cooking; walking and rising early.
    assert_eq!(highest, [("scale-calm", 2 + 3), ("scale-order", 1 + 2)]);
}

#[test]
fn screens_show_what_their_step_says() {
    let site = Shop::asking().site();
    let quiz = quiz(&site);
    let screen = |id: &str| &quiz.screens[at(quiz, id)];
    let habits = screen("habits");
    assert_eq!(habits.question, "habits-question");
    assert_eq!(habits.help.as_deref(), Some("habits-help"));
    assert_eq!(habits.icon, Some(Icon::Leaf));
    assert_eq!(
        habits.picture.as_ref().map(|picture| picture.alt.as_str()),
        Some("tea-alt")
    );
    let walk = &habits.options[0];
    assert_eq!(
        (walk.label.as_str(), walk.text.as_deref(), walk.icon),
        ("habits-walk", Some("habits-walk-text"), Some(Icon::Sun))
    );
    let pictures: Vec<usize> = screen("sex")
        .options
        .iter()
        .map(|option| option.pictures.len())
        .collect();
    assert_eq!(pictures, [2, 1]);
    let slider = screen("cups").slider.as_ref().expect("cups are counted by a slider");
    assert_eq!(
        (
            slider.step,
            slider.low.as_str(),
            slider.high.as_str(),
            slider.unit.as_deref()
        ),
        (2, "cups-low", "cups-high", Some("cups-unit"))
    );
    assert_eq!(screen("rest").paragraphs, ["rest-first", "rest-second"]);
}

#[test]
fn the_end_suggests_packages_and_tells_of_a_day_and_of_nutrients() {
    let site = Shop::asking().site();
    let quiz = quiz(&site);
    let suggestion = |product: &str, package: usize| {
        let product = product.to_owned();
        Some(Suggestion { product, package })
    };
    let endings: Vec<(&str, Option<Suggestion>)> = quiz
        .endings
        .iter()
        .map(|ending| (ending.id.as_str(), ending.suggestion.clone()))
        .collect();
    assert_eq!(
        endings,
        [
            // The second package of the tea is the one of three.
            ("tea", suggestion("tea", 1)),
            ("book", suggestion("book", 0)),
            ("neither", None)
        ]
    );
    let day: Vec<(&str, Option<Icon>)> = quiz
        .routine
        .iter()
        .map(|entry| (entry.heading.as_str(), entry.icon))
        .collect();
    assert_eq!(
        day,
        [("dawn-heading", Some(Icon::Sun)), ("dusk-heading", Some(Icon::Moon))]
    );
    let notes: Vec<(&str, &str, &str)> = quiz
        .nutrients
        .iter()
        .map(|note| (note.product.as_str(), note.claim.as_str(), note.why.as_str()))
        .collect();
    assert_eq!(notes, [("tea", "zn_macro", "zinc-why")]);
}

#[test]
fn a_funnel_leads_from_page_to_page() {
    let site = Shop::asking().site();
    let [funnel] = site.funnels.as_slice() else {
        panic!("there is one funnel");
    };
    let Funnel {
        name,
        is_main,
        quiz,
        way,
        outcomes,
        chain,
    } = funnel;
    assert_eq!(chain, &[]);
    assert_eq!((name.as_str(), *is_main, quiz.as_str()), ("start", true, "start"));
    let name_of = |page: usize| site.pages[page].name.as_str();
    let names: Vec<&str> = way.iter().map(|page| name_of(*page)).collect();
    assert_eq!(names, ["start", "result", "shop"]);
    let next: Vec<Option<&str>> = way.iter().map(|page| funnel.next(*page).map(name_of)).collect();
    assert_eq!(next, [Some("result"), Some("shop"), None]);
    assert_eq!(funnel.next(site.home), None);
    let outcomes: Vec<(&str, &str)> = outcomes
        .iter()
        .map(|(ending, page)| (ending.as_str(), name_of(*page)))
        .collect();
    assert_eq!(outcomes, [("book", "index")]);
    let over = |name: &str| site.funnels_over(page(&site, name)).count();
    assert_eq!((over("result"), over("terms")), (1, 0));
}

#[test]
fn a_funnel_has_stages_in_the_order_of_the_way() {
    let site = Shop::asking().site();
    let funnel = site.funnel("start").expect("a funnel");
    let stages: Vec<(String, PassedBy)> = site
        .stages(funnel)
        .map(|stage| (stage.to_string(), stage.passed_by))
        .collect();
    let expected = [
        ("start/sex", PassedBy::Everybody),
        ("start/habits", PassedBy::Everybody),
        ("start/early", PassedBy::Some),
        ("start/tea", PassedBy::Everybody),
        ("start/cups", PassedBy::Everybody),
        ("start/name", PassedBy::Everybody),
        ("start/rest", PassedBy::Everybody),
        ("start/age", PassedBy::Some),
        ("start/height", PassedBy::Some),
        ("start/weight", PassedBy::Some),
        ("start/safe", PassedBy::Some),
        ("result", PassedBy::Everybody),
        ("shop", PassedBy::OneOf),
        ("index", PassedBy::OneOf),
    ];
    assert_eq!(stages, expected.map(|(name, passed_by)| (name.to_owned(), passed_by)));
    let is_stage = |name: &str| site.stages(funnel).any(|stage| stage.is_called(name));
    assert!(is_stage("start/age") && is_stage("result"));
    assert!(!is_stage("start") && !is_stage("result/age") && !is_stage("start/age/") && !is_stage(""));
    assert!(site.funnel("go").is_none());
}

#[test]
fn a_summary_is_about_the_products_that_it_may_suggest() {
    let products = |shop: &Shop| -> Vec<String> {
        let site = shop.site();
        let products = site.products_of(page(&site, "result"));
        products.map(|product| product.id.clone()).collect()
    };
    assert_eq!(products(&Shop::asking()), ["book", "tea"]);
    assert_eq!(products(&Shop::selling()), [""; 0]);
}

#[test]
fn the_page_of_a_quiz_gets_all_of_its_texts() {
    let shop = Shop::asking();
    let site = shop.site();
    let ids = |source: &str| -> Vec<String> {
        let lines = source
            .lines()
            .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
        lines
            .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
            .collect()
    };
    let mut written = ids(shop.0.get("text/fr_FR/quiz.ftl").expect("the texts are there"));
    // The picture beside a step has words too.
    written.push("tea-alt".to_owned());
    written.sort();
    assert_eq!(ids(&site.text_of_quiz(quiz(&site), Locale::FrFr)), written);
    let of_page = ids(&site.text_of(page(&site, "start"), Locale::FrFr, |_| true));
    assert!(written.iter().all(|id| of_page.contains(id)));
    assert!(!ids(&site.text_of(page(&site, "shop"), Locale::FrFr, |_| true)).contains(&"rest-first".to_owned()));
}

//! Walks through the shop's quizzes, written down for the browser, which must take the same ones: `walks.json` beside its
//! tests. Random, but the same every time.

use std::collections::BTreeSet;
use std::path::Path;

use domain::quiz::{Answer, Answers, OptionId, Place, Quiz, Stop, Task};
use serde_json::{Value, json};
use server::pages::payload::answer::AnswerView;

use crate::shop::Shop;

const FILE: &str = "web/storefront/tests/features/quiz/walks.json";
const WALKS_OF_EACH: usize = 30;

/// A sequence that looks random: the generator of Knuth's MMIX.
struct Dice(u64);

impl Dice {
    fn throw(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % sides.max(1) as u64).expect("less than the sides")
    }
}

/// Answers to some steps: most of them good, some not offered, some of the wrong kind.
fn some_answers(quiz: &Quiz, dice: &mut Dice) -> Answers {
    let answered = dice.throw(quiz.steps.len() + 4);
    let mut answers = Answers::new();
    for step in quiz.steps.iter().take(answered) {
        let answer = match (&step.task, dice.throw(12)) {
            (_, 0) => Answer::Skipped,
            (Task::Read, _) | (_, 1) => Answer::Read,
            (Task::Choose { options, count }, _) => {
                let most = usize::try_from(count.max).expect("a few");
                let chosen: BTreeSet<OptionId> = (0..=dice.throw(most))
                    .map(|_| options[dice.throw(options.len())].id.clone())
                    .collect();
                Answer::Chosen(chosen)
            }
            (Task::Number { range, .. }, _) => {
                let width = usize::try_from(range.max - range.min).expect("a range");
                let above = i64::try_from(dice.throw(width + 2)).expect("small");
                Answer::Number(range.min + above)
            }
            (Task::Text { .. }, _) => Answer::Text("Kim".to_owned()),
        };
        answers.insert(step.id.clone(), answer);
    }
    answers
}

fn written(quiz: &Quiz, answers: &Answers) -> Value {
    let walk = quiz.walk(answers);
    let place = match walk.place {
        Place::At(step) => json!({ "at": step }),
        Place::Ended(ending) => json!({ "ended": ending }),
        Place::Stopped(stop) => json!({ "stopped": match stop {
            Stop::UnderAge => "under-age",
            Stop::Pregnancy => "pregnancy",
            Stop::Underweight => "underweight",
            Stop::EatingDisorder => "eating-disorder",
        }}),
    };
    let offered = match walk.place {
        Place::At(step) => json!(quiz.offered(answers, step)),
        Place::Ended(_) | Place::Stopped(_) => Value::Null,
    };
    let given: serde_json::Map<String, Value> = answers
        .iter()
        .map(|(step, answer)| (step.0.clone(), json!(AnswerView::from(answer))))
        .collect();
    json!({
        "answers": given,
        "walk": {
            "answered": walk.answered,
            "place": place,
            "scores": walk.scores,
            "leftAtMost": walk.left_at_most,
            "offered": offered,
        },
        "progress": walk.progress(),
        "remarks": walk.remarks,
    })
}

#[test]
fn the_browser_is_held_to_the_walks_of_the_rules() {
    let shop = Shop::open();
    let site = shop.app.pages.edition().site.clone();
    let mut dice = Dice(7);
    let walks: Vec<Value> = site
        .quizzes
        .values()
        .map(|quiz| {
            let mut view = shop.get(&format!("/{}/de/_payload.json", quiz.name)).json()["props"]["quiz"].take();
            // It changes with every comma in a text.
            view["revision"] = json!("");
            let cases: Vec<Value> = (0..WALKS_OF_EACH)
                .map(|_| written(&quiz.rules, &some_answers(&quiz.rules, &mut dice)))
                .collect();
            json!({ "quiz": view, "cases": cases })
        })
        .collect();
    let text = serde_json::to_string(&walks).expect("plain data") + "\n";
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    if std::fs::read_to_string(root.join(FILE)).unwrap_or_default() != text {
        let made = root.join("target/walks.json");
        std::fs::write(&made, text).expect("writable");
        panic!("a quiz or the rules changed: copy target/walks.json to {FILE} and run the tests of the browser");
    }
}

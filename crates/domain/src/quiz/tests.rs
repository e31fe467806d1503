//! A quiz about bodies as a table, and any small quiz at all as properties.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::{
    Answer, Answers, Bounds, Choice, Condition, Ending, Exploration, Measure, OptionId, Place, Quantity, Quiz, Refusal,
    Step, StepId, Stop, Task, TooManyBranches, explore,
};

const ONE: Bounds = Bounds { min: 1, max: 1 };

fn option(id: &str) -> Choice {
    Choice {
        id: OptionId(id.to_owned()),
        when: Condition::Always,
        points: BTreeMap::new(),
        stop: None,
        stands_alone: false,
    }
}

fn choose(id: &str, options: &[&str]) -> Step {
    let options = options.iter().map(|id| option(id)).collect();
    step(id, Task::Choose { options, count: ONE })
}

fn number(id: &str, measure: Measure, min: i64, max: i64) -> Step {
    let range = Bounds { min, max };
    step(id, Task::Number { measure, range })
}

fn step(id: &str, task: Task) -> Step {
    Step {
        id: StepId(id.to_owned()),
        when: Condition::Always,
        is_optional: false,
        task,
    }
}

fn chose(step: usize, option: &str) -> Condition {
    Condition::Chose {
        step,
        option: OptionId(option.to_owned()),
    }
}

fn quiz(steps: Vec<Step>) -> Quiz {
    Quiz {
        steps,
        scales: 1,
        endings: vec![Ending {
            when: Condition::Always,
        }],
        remarks: Vec::new(),
    }
}

fn chosen(ids: &[&str]) -> Answer {
    Answer::Chosen(ids.iter().map(|id| OptionId((*id).to_owned())).collect())
}

fn answers<const N: usize>(given: [(&str, Answer); N]) -> Answers {
    given
        .into_iter()
        .map(|(id, answer)| (StepId(id.to_owned()), answer))
        .collect()
}

/// Sex, then a body of that sex, then age, height and weight.
fn body_quiz() -> Quiz {
    let mut body = choose("body", &["slim-woman", "slim-man"]);
    let Task::Choose { options, .. } = &mut body.task else {
        unreachable!("made as a choice");
    };
    options[0].when = chose(0, "woman");
    options[1].when = chose(0, "man");
    let mut pregnant = choose("pregnant", &["yes", "no"]);
    pregnant.when = chose(0, "woman");
    let Task::Choose { options, .. } = &mut pregnant.task else {
        unreachable!("made as a choice");
    };
    options[0].stop = Some(Stop::Pregnancy);
    quiz(vec![
        choose("sex", &["woman", "man"]),
        body,
        pregnant,
        number("age", Measure::Age, 1, 120),
        number("height", Measure::Height, 1000, 2500),
        number("weight", Measure::Weight, 30_000, 300_000),
    ])
}

#[test]
fn answers_lead_from_step_to_step_and_leave_out_what_does_not_concern() {
    let quiz = body_quiz();
    let mut given = Answers::new();
    let mut asked = Vec::new();
    for (id, answer) in [
        ("sex", chosen(&["man"])),
        ("body", chosen(&["slim-man"])),
        ("age", Answer::Number(40)),
        ("height", Answer::Number(1800)),
        ("weight", Answer::Number(80_000)),
    ] {
        let Place::At(step) = quiz.walk(&given).place else {
            panic!("ended before {id}");
        };
        asked.push(quiz.steps[step].id.0.clone());
        given.insert(StepId(id.to_owned()), answer);
    }
    assert_eq!(
        asked,
        ["sex", "body", "age", "height", "weight"],
        "nobody asks a man whether he is pregnant"
    );
    assert_eq!(quiz.walk(&given).place, Place::Ended(0));
}

#[test]
fn an_answer_that_is_no_longer_offered_is_asked_for_again_and_comes_back() {
    let quiz = body_quiz();
    let mut given = answers([
        ("sex", chosen(&["man"])),
        ("body", chosen(&["slim-man"])),
        ("age", Answer::Number(40)),
    ]);
    let before = quiz.walk(&given);
    given.insert(StepId("sex".to_owned()), chosen(&["woman"]));
    assert_eq!(quiz.walk(&given).place, Place::At(1), "another body has to be chosen");
    assert_eq!(quiz.offered(&given, 1), [0]);
    given.insert(StepId("sex".to_owned()), chosen(&["man"]));
    assert_eq!(quiz.walk(&given), before);
    assert_eq!(quiz.offered(&given, 1), [1]);
}

#[test]
fn some_people_are_offered_nothing() {
    let quiz = body_quiz();
    let woman = |pregnant: &str, age: i64, height: i64, weight: i64| {
        quiz.walk(&answers([
            ("sex", chosen(&["woman"])),
            ("body", chosen(&["slim-woman"])),
            ("pregnant", chosen(&[pregnant])),
            ("age", Answer::Number(age)),
            ("height", Answer::Number(height)),
            ("weight", Answer::Number(weight)),
        ]))
        .place
    };
    assert_eq!(
        woman("no", 18, 1700, 53_465),
        Place::Ended(0),
        "an index of exactly 18.5"
    );
    assert_eq!(woman("no", 18, 1700, 53_464), Place::Stopped(Stop::Underweight));
    assert_eq!(woman("no", 17, 1700, 70_000), Place::Stopped(Stop::UnderAge));
    assert_eq!(woman("yes", 30, 1700, 70_000), Place::Stopped(Stop::Pregnancy));
}

#[test]
fn points_of_answers_on_the_way_choose_the_ending() {
    let mut first = choose("meals", &["few", "many"]);
    let mut second = choose("snacks", &["none", "some"]);
    second.when = chose(0, "many");
    for step in [&mut first, &mut second] {
        let Task::Choose { options, .. } = &mut step.task else {
            unreachable!("made as choices");
        };
        options[1].points = BTreeMap::from([(0, 2)]);
    }
    let ending = |min| Ending {
        when: Condition::Within {
            quantity: Quantity::Score(0),
            bounds: Bounds { min, max: i64::MAX },
        },
    };
    let mut quiz = quiz(vec![first, second]);
    quiz.endings = vec![
        ending(4),
        ending(2),
        Ending {
            when: Condition::Always,
        },
    ];
    let ended = |given: &Answers| (quiz.walk(given).place, quiz.walk(given).scores);
    let mut given = answers([("meals", chosen(&["many"])), ("snacks", chosen(&["some"]))]);
    assert_eq!(ended(&given), (Place::Ended(0), vec![4]));
    given.insert(StepId("meals".to_owned()), chosen(&["few"]));
    assert_eq!(
        ended(&given),
        (Place::Ended(2), vec![0]),
        "a step that is left out adds nothing"
    );
}

#[test]
fn an_optional_step_can_be_skipped_and_then_nothing_is_known_of_it() {
    let mut quiz = body_quiz();
    let height = 4;
    quiz.steps[height].is_optional = true;
    quiz.remarks = vec![
        chose(0, "man"),
        Condition::Within {
            quantity: Quantity::Number(height),
            bounds: Bounds { min: 0, max: 9999 },
        },
    ];
    let mut given = answers([
        ("sex", chosen(&["man"])),
        ("body", chosen(&["slim-man"])),
        ("age", Answer::Number(40)),
        ("height", Answer::Skipped),
        ("weight", Answer::Number(40_000)),
    ]);
    let walk = quiz.walk(&given);
    assert_eq!(
        walk.place,
        Place::Ended(0),
        "without a height there is no body mass index"
    );
    assert_eq!(walk.remarks, [0]);
    given.insert(StepId("age".to_owned()), Answer::Skipped);
    assert_eq!(quiz.walk(&given).place, Place::At(3), "an age must be told");
}

#[test]
fn answers_are_refused_with_a_reason() {
    let mut conditions = choose("habits", &["walks", "swims", "none"]);
    let Task::Choose { options, count } = &mut conditions.task else {
        unreachable!("made as a choice");
    };
    *count = Bounds { min: 1, max: 2 };
    options[2].stands_alone = true;
    let id = |id: &str| OptionId(id.to_owned());
    let cases = [
        (chosen(&["walks", "swims"]), Ok(())),
        (chosen(&["none"]), Ok(())),
        (chosen(&[]), Err(Refusal::WrongCount(Bounds { min: 1, max: 2 }))),
        (chosen(&["none", "walks"]), Err(Refusal::NotAlone(id("none")))),
        (chosen(&["flies"]), Err(Refusal::UnknownOption(id("flies")))),
        (Answer::Number(1), Err(Refusal::WrongKind)),
    ];
    for (answer, expected) in cases {
        assert_eq!(conditions.accepts(&answer), expected, "{answer:?}");
    }
    let age = number("age", Measure::Age, 1, 120);
    assert_eq!(
        age.accepts(&Answer::Number(0)),
        Err(Refusal::OutOfRange(Bounds { min: 1, max: 120 }))
    );
    let name = step("name", Task::Text { max_chars: 3 });
    assert_eq!(name.accepts(&Answer::Text("Åsa".to_owned())), Ok(()));
    assert_eq!(
        name.accepts(&Answer::Text("Anna".to_owned())),
        Err(Refusal::TooLong { max_chars: 3 })
    );
    assert_eq!(name.accepts(&Answer::Text(" ".to_owned())), Err(Refusal::Empty));
}

#[test]
fn a_height_without_an_upper_bound_is_walked() {
    let mut quiz = body_quiz();
    quiz.steps[5].when = Condition::Within {
        quantity: Quantity::Number(4),
        bounds: Bounds {
            min: 1400,
            max: i64::MAX,
        },
    };
    let found = explore(&quiz).expect("few branches");
    assert_eq!(found.steps, (0..6).collect());
    assert!(found.stops.contains(&Stop::Underweight));
}

#[test]
fn what_nobody_can_reach_is_found() {
    let quiz = body_quiz();
    let found = explore(&quiz).expect("few branches");
    assert_eq!(found.steps, (0..6).collect());
    assert_eq!(
        found.stops,
        BTreeSet::from([Stop::UnderAge, Stop::Pregnancy, Stop::Underweight])
    );
    assert_eq!(found.dead_ends, BTreeSet::new());

    let mut never = body_quiz();
    never.steps[3].when = Condition::All(vec![chose(0, "man"), chose(1, "slim-woman")]);
    assert!(!explore(&never).expect("few branches").steps.contains(&3));

    let mut stuck = body_quiz();
    let Task::Choose { options, .. } = &mut stuck.steps[1].task else {
        unreachable!("made as a choice");
    };
    options.pop();
    assert_eq!(explore(&stuck).expect("few branches").dead_ends, BTreeSet::from([1]));

    let mut heavy = body_quiz();
    let above = |index| Ending {
        when: Condition::Within {
            quantity: Quantity::BodyMassIndex,
            bounds: Bounds {
                min: index,
                max: i64::MAX,
            },
        },
    };
    heavy.endings = vec![
        above(300),
        above(300),
        Ending {
            when: Condition::Always,
        },
    ];
    assert_eq!(explore(&heavy).expect("few branches").endings, BTreeSet::from([0, 2]));

    let names: Vec<String> = (0..40).map(|at| format!("option{at}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut wide = choose("wide", &names);
    let Task::Choose { count, .. } = &mut wide.task else {
        unreachable!("made as a choice");
    };
    count.max = 40;
    assert_eq!(explore(&super::tests::quiz(vec![wide])), Err(TooManyBranches));
}

/// Conditions on any of the steps before.
fn any_condition(position: usize) -> BoxedStrategy<Condition> {
    if position == 0 {
        return Just(Condition::Always).boxed();
    }
    let plain = prop_oneof![
        Just(Condition::Always),
        (0..position, 0..3_usize).prop_map(|(step, option)| chose(step, &option.to_string())),
        (-2..4_i64, 0..4_i64).prop_map(|(min, width)| Condition::Within {
            quantity: Quantity::Score(0),
            bounds: Bounds { min, max: min + width },
        }),
        (0..position, 0..8_i64).prop_map(|(step, min)| Condition::Within {
            quantity: Quantity::Number(step),
            bounds: Bounds { min, max: 9 },
        }),
    ];
    plain
        .prop_recursive(2, 6, 3, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 1..3).prop_map(Condition::All),
                prop::collection::vec(inner.clone(), 1..3).prop_map(Condition::Any),
                inner.prop_map(|part| Condition::Not(Box::new(part))),
            ]
        })
        .boxed()
}

fn any_task(position: usize) -> impl Strategy<Value = Task> {
    let any_option =
        (any_condition(position), -1..2_i64).prop_map(|(when, points)| (when, BTreeMap::from([(0, points)])));
    let choices = (prop::collection::vec(any_option, 3), 1..3_i64).prop_map(|(parts, max)| {
        let options = parts.into_iter().enumerate().map(|(at, (when, points))| Choice {
            when,
            points,
            ..option(&at.to_string())
        });
        Task::Choose {
            options: options.collect(),
            count: Bounds { min: 1, max },
        }
    });
    let range = Bounds { min: 0, max: 9 };
    prop_oneof![
        3 => choices,
        1 => Just(Task::Number { measure: Measure::Count, range }),
        1 => Just(Task::Read),
    ]
}

fn any_quiz() -> impl Strategy<Value = Quiz> {
    (1..6_usize).prop_flat_map(|length| {
        let steps: Vec<_> = (0..length)
            .map(|at| (any_condition(at), any_task(at), any::<bool>()))
            .collect();
        let at_the_end = || prop::collection::vec(any_condition(length), 0..3);
        (steps, at_the_end(), at_the_end()).prop_map(|(steps, endings, remarks)| Quiz {
            steps: steps
                .into_iter()
                .enumerate()
                .map(|(at, (when, task, is_optional))| Step {
                    when,
                    is_optional,
                    ..step(&at.to_string(), task)
                })
                .collect(),
            scales: 1,
            endings: endings
                .into_iter()
                .chain([Condition::Always])
                .map(|when| Ending { when })
                .collect(),
            remarks,
        })
    })
}

/// Every answer to a step that is offered after the answers so far.
fn possible(quiz: &Quiz, given: &Answers, at: usize) -> Vec<Answer> {
    let step = &quiz.steps[at];
    let mut all: Vec<Answer> = match &step.task {
        Task::Choose { options, .. } => {
            let offered = quiz.offered(given, at);
            let subset = |mask: usize| {
                let chosen = offered.iter().filter(|option| mask >> *option & 1 == 1);
                Answer::Chosen(chosen.map(|option| options[*option].id.clone()).collect())
            };
            let mut subsets: Vec<Answer> = (0..8).map(subset).collect();
            subsets.dedup();
            subsets
        }
        Task::Number { .. } => (0..10).map(Answer::Number).collect(),
        Task::Text { .. } => vec![Answer::Text("text".to_owned())],
        Task::Read => vec![Answer::Read],
    };
    all.push(Answer::Skipped);
    all.into_iter().filter(|answer| step.accepts(answer).is_ok()).collect()
}

/// Walks all ways, without any cleverness.
fn walk_everywhere(quiz: &Quiz, given: &Answers, found: &mut Exploration) {
    let walk = quiz.walk(given);
    match walk.place {
        Place::At(at) => {
            found.steps.insert(at);
            found
                .options
                .extend(quiz.offered(given, at).into_iter().map(|option| (at, option)));
            let answers = possible(quiz, given, at);
            if answers.is_empty() {
                found.dead_ends.insert(at);
            }
            for answer in answers {
                let mut further = given.clone();
                further.insert(quiz.steps[at].id.clone(), answer);
                walk_everywhere(quiz, &further, found);
            }
        }
        Place::Ended(ending) => {
            found.endings.insert(ending);
            found.remarks.extend(walk.remarks);
            found.highest_scores[0] = found.highest_scores[0].max(walk.scores[0]);
        }
        Place::Stopped(stop) => {
            found.stops.insert(stop);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_quiz_ends_and_progress_never_falls(quiz in any_quiz(), picks in prop::collection::vec(any::<prop::sample::Index>(), 6)) {
        let mut given = Answers::new();
        let mut progress = 0;
        for pick in &picks {
            let walk = quiz.walk(&given);
            prop_assert!(walk.progress() >= progress);
            progress = walk.progress();
            let Place::At(at) = walk.place else {
                break;
            };
            let possible = possible(&quiz, &given, at);
            if possible.is_empty() {
                return Ok(());
            }
            given.insert(quiz.steps[at].id.clone(), pick.get(&possible).clone());
        }
        let walk = quiz.walk(&given);
        prop_assert!(matches!(walk.place, Place::Ended(_)));
        prop_assert_eq!(walk.progress(), 1000);
    }

    #[test]
    fn an_answer_changed_and_changed_back_leaves_the_walk_as_it_was(
        quiz in any_quiz(),
        picks in prop::collection::vec(any::<prop::sample::Index>(), 6),
        changed in any::<prop::sample::Index>(),
        other in any::<prop::sample::Index>(),
    ) {
        let mut given = Answers::new();
        for pick in &picks {
            let Place::At(at) = quiz.walk(&given).place else {
                break;
            };
            let possible = possible(&quiz, &given, at);
            if possible.is_empty() {
                break;
            }
            given.insert(quiz.steps[at].id.clone(), pick.get(&possible).clone());
        }
        let before = quiz.walk(&given);
        prop_assume!(!before.answered.is_empty());
        let at = *changed.get(&before.answered);
        let first = given[&quiz.steps[at].id].clone();
        given.insert(quiz.steps[at].id.clone(), other.get(&possible(&quiz, &given, at)).clone());
        quiz.walk(&given);
        given.insert(quiz.steps[at].id.clone(), first);
        prop_assert_eq!(quiz.walk(&given), before);
    }

    #[test]
    fn exploring_finds_exactly_what_walking_everywhere_finds(quiz in any_quiz()) {
        let mut everywhere = Exploration {
            highest_scores: vec![0],
            ..Exploration::default()
        };
        walk_everywhere(&quiz, &Answers::new(), &mut everywhere);
        prop_assert_eq!(explore(&quiz), Ok(everywhere));
    }
}

//! A quiz as the browser gets it: the rules to walk by and what its screens show. Texts are named by their ids.

use std::borrow::Cow;

use content::{Ask, Icon, NutrientNote, OptionText, Quiz, Screen, Site, Slider};
use domain::country::Country;
use domain::locale::Locale;
use domain::nutrient::Nutrient;
use domain::quiz::{Bounds, Choice, Condition, Measure, Quantity, Step, Stop, Task};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::PictureView;
use crate::pages::names::{AskName, IconName, NutrientName};

/// A quiz.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct QuizView {
    pub name: String,
    /// Names exactly this quiz, in all languages.
    pub revision: String,
    pub scales: Vec<ScaleView>,
    pub sections: Vec<QuizSectionView>,
    pub steps: Vec<QuizStepView>,
    /// The first that holds is reached; the last always does.
    pub endings: Vec<EndingView>,
    pub routine: Vec<RoutineView>,
    pub nutrients: Vec<NutrientNoteView>,
}

/// Something that answers add up to.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct ScaleView {
    pub label: String,
    /// What some visitor can reach.
    pub most: i64,
}

/// Some steps in a row.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct QuizSectionView {
    #[schema(required = true)]
    pub name: Option<String>,
    #[schema(value_type = Option<IconName>, required = true)]
    pub icon: Option<Cow<'static, str>>,
    /// The position of its first step.
    pub first: usize,
}

/// One screen.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuizStepView {
    /// Names it in answers.
    pub id: String,
    /// Left out unless it holds.
    #[schema(required = true)]
    pub when: Option<ConditionView>,
    #[schema(value_type = AskName)]
    pub ask: Cow<'static, str>,
    pub question: String,
    #[schema(required = true)]
    pub help: Option<String>,
    #[schema(value_type = Option<IconName>, required = true)]
    pub icon: Option<Cow<'static, str>>,
    #[schema(required = true)]
    pub picture: Option<PictureView>,
    /// Whether its answer says something about body or health.
    pub is_health: bool,
    pub is_optional: bool,
    pub task: TaskView,
}

/// What a visitor does on a screen.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum TaskView {
    Choose {
        #[serde(rename = "atLeast")]
        at_least: i64,
        #[serde(rename = "atMost")]
        at_most: i64,
        options: Vec<QuizOptionView>,
    },
    /// Years, millimetres, grams, or whatever is counted.
    Number {
        measure: MeasureView,
        min: i64,
        max: i64,
        step: u32,
        #[schema(required = true)]
        low: Option<String>,
        #[schema(required = true)]
        high: Option<String>,
        #[schema(required = true)]
        unit: Option<String>,
    },
    Text {
        #[serde(rename = "maxChars")]
        max_chars: usize,
    },
    Read {
        paragraphs: Vec<String>,
    },
}

/// What a number is about.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum MeasureView {
    Age,
    Height,
    Weight,
    Count,
}

/// Something to choose.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuizOptionView {
    pub id: String,
    pub label: String,
    #[schema(required = true)]
    pub text: Option<String>,
    #[schema(value_type = Option<IconName>, required = true)]
    pub icon: Option<Cow<'static, str>>,
    /// Named by the label; their `alt` is empty.
    pub pictures: Vec<PictureView>,
    #[schema(required = true)]
    pub when: Option<ConditionView>,
    pub points: Vec<PointsView>,
    #[schema(required = true)]
    pub stop: Option<StopView>,
    pub stands_alone: bool,
}

/// What an option adds to which score.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct PointsView {
    pub scale: usize,
    pub points: i64,
}

/// Why nothing is offered.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StopView {
    UnderAge,
    Pregnancy,
    Underweight,
    EatingDisorder,
}

/// What must be so. None means always.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum ConditionView {
    All {
        #[schema(no_recursion)]
        parts: Vec<ConditionView>,
    },
    Any {
        #[schema(no_recursion)]
        parts: Vec<ConditionView>,
    },
    Not {
        #[schema(no_recursion)]
        part: Box<ConditionView>,
    },
    Chose {
        step: usize,
        option: String,
    },
    Within {
        quantity: QuantityView,
        min: i64,
        max: i64,
    },
}

/// A number that answers add up to.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum QuantityView {
    Number {
        step: usize,
    },
    /// In tenths.
    Bmi,
    Score {
        scale: usize,
    },
}

/// A result.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct EndingView {
    pub id: String,
    #[schema(required = true)]
    pub when: Option<ConditionView>,
    pub heading: String,
    pub text: String,
    #[schema(required = true)]
    pub suggestion: Option<SuggestionView>,
}

/// A package that fits.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct SuggestionView {
    pub product: String,
    pub units: u32,
}

/// A part of the visitor's day.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct RoutineView {
    #[schema(required = true)]
    pub when: Option<ConditionView>,
    #[schema(value_type = IconName)]
    pub icon: Cow<'static, str>,
    pub heading: String,
    pub text: String,
}

/// An authorised claim of a product, and which answer led to it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct NutrientNoteView {
    #[schema(required = true)]
    pub when: Option<ConditionView>,
    pub product: String,
    #[schema(value_type = NutrientName)]
    pub nutrient: Cow<'static, str>,
    /// The words of the list themselves.
    pub wording: String,
    pub why: String,
}

/// Where a funnel leads on from a page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WayView {
    pub funnel: String,
    /// Counts where the address names no funnel.
    pub is_main: bool,
    /// The quiz that it began with.
    pub quiz: String,
    pub quiz_href: String,
    /// The next page.
    pub href: String,
    /// The next page for those whom the quiz brought to an ending with a way of its own.
    pub outcomes: Vec<OutcomeView>,
}

/// Where an ending leads.
#[derive(Debug, Serialize, ToSchema)]
pub struct OutcomeView {
    pub ending: String,
    pub href: String,
}

/// A quiz with its words, for visitors who began with it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct QuizBundle {
    pub quiz: QuizView,
    /// Fluent source of its texts.
    pub text: String,
}

/// The first page's view of a quiz in a language.
pub fn quiz_view(site: &Site, quiz: &Quiz, revision: &str, locale: Locale) -> QuizView {
    let steps = quiz.rules.steps.iter().zip(&quiz.screens);
    let endings = quiz.rules.endings.iter().zip(&quiz.endings);
    let (of_routine, of_nutrients) = quiz.rules.remarks.split_at(quiz.routine.len());
    QuizView {
        name: quiz.name.clone(),
        revision: revision.to_owned(),
        scales: quiz
            .scales
            .iter()
            .map(|scale| ScaleView {
                label: scale.label.clone(),
                most: scale.highest,
            })
            .collect(),
        sections: quiz
            .sections
            .iter()
            .map(|section| QuizSectionView {
                name: section.name.clone(),
                icon: section.icon.map(Icon::name).map(Cow::Borrowed),
                first: section.first_step,
            })
            .collect(),
        steps: steps.map(|(step, screen)| step_view(step, screen)).collect(),
        endings: endings
            .map(|(ending, text)| EndingView {
                id: text.id.clone(),
                when: condition_view(&ending.when),
                heading: text.heading.clone(),
                text: text.text.clone(),
                suggestion: text.suggestion.as_ref().map(|suggestion| SuggestionView {
                    units: site.products[&suggestion.product].packages[suggestion.package].units,
                    product: suggestion.product.clone(),
                }),
            })
            .collect(),
        routine: of_routine
            .iter()
            .zip(&quiz.routine)
            .map(|(when, item)| RoutineView {
                when: condition_view(when),
                icon: Cow::Borrowed(item.icon.unwrap_or(Icon::Clock).name()),
                heading: item.heading.clone(),
                text: item.text.clone(),
            })
            .collect(),
        nutrients: of_nutrients
            .iter()
            .zip(&quiz.nutrients)
            .filter_map(|(when, note)| nutrient_view(site, when, note, locale))
            .collect(),
    }
}

fn step_view(step: &Step, screen: &Screen) -> QuizStepView {
    QuizStepView {
        id: step.id.0.clone(),
        when: condition_view(&step.when),
        ask: Cow::Borrowed(Ask::name(screen.ask)),
        question: screen.question.clone(),
        help: screen.help.clone(),
        icon: screen.icon.map(Icon::name).map(Cow::Borrowed),
        picture: screen.picture.as_ref().map(PictureView::from),
        is_health: screen.is_health,
        is_optional: step.is_optional,
        task: task_view(&step.task, screen),
    }
}

fn task_view(task: &Task, screen: &Screen) -> TaskView {
    match task {
        Task::Choose { options, count } => TaskView::Choose {
            at_least: count.min,
            at_most: count.max,
            options: options
                .iter()
                .zip(&screen.options)
                .map(|(choice, text)| option_view(choice, text))
                .collect(),
        },
        Task::Number { measure, range } => {
            let slider = screen.slider.as_ref();
            TaskView::Number {
                measure: match measure {
                    Measure::Age => MeasureView::Age,
                    Measure::Height => MeasureView::Height,
                    Measure::Weight => MeasureView::Weight,
                    Measure::Count => MeasureView::Count,
                },
                min: range.min,
                max: range.max,
                step: slider.map_or(1, |slider| slider.step),
                low: slider.map(|Slider { low, .. }| low.clone()),
                high: slider.map(|Slider { high, .. }| high.clone()),
                unit: slider.and_then(|Slider { unit, .. }| unit.clone()),
            }
        }
        Task::Text { max_chars } => TaskView::Text { max_chars: *max_chars },
        Task::Read => TaskView::Read {
            paragraphs: screen.paragraphs.clone(),
        },
    }
}

fn option_view(choice: &Choice, text: &OptionText) -> QuizOptionView {
    QuizOptionView {
        id: choice.id.0.clone(),
        label: text.label.clone(),
        text: text.text.clone(),
        icon: text.icon.map(Icon::name).map(Cow::Borrowed),
        pictures: text.pictures.iter().map(PictureView::unnamed).collect(),
        when: condition_view(&choice.when),
        points: choice
            .points
            .iter()
            .map(|(scale, points)| PointsView {
                scale: *scale,
                points: *points,
            })
            .collect(),
        stop: choice.stop.map(stop_view),
        stands_alone: choice.stands_alone,
    }
}

const fn stop_view(stop: Stop) -> StopView {
    match stop {
        Stop::UnderAge => StopView::UnderAge,
        Stop::Pregnancy => StopView::Pregnancy,
        Stop::Underweight => StopView::Underweight,
        Stop::EatingDisorder => StopView::EatingDisorder,
    }
}

fn nutrient_view(site: &Site, when: &Condition, note: &NutrientNote, locale: Locale) -> Option<NutrientNoteView> {
    let claim = site.claims.get(&note.claim)?;
    Some(NutrientNoteView {
        when: condition_view(when),
        product: note.product.clone(),
        nutrient: Cow::Borrowed(Nutrient::name(claim.nutrient)),
        wording: claim.wordings.get(&locale)?.text.clone(),
        why: note.why.clone(),
    })
}

/// Browsers count in doubles: beyond this they would round.
const SAFE: Bounds = Bounds {
    min: -((1 << 53) - 1),
    max: (1 << 53) - 1,
};

fn condition_view(condition: &Condition) -> Option<ConditionView> {
    (*condition != Condition::Always).then(|| part_view(condition))
}

fn part_view(condition: &Condition) -> ConditionView {
    let parts = |parts: &[Condition]| parts.iter().map(part_view).collect();
    match condition {
        Condition::Always => ConditionView::All { parts: Vec::new() },
        Condition::All(all) => ConditionView::All { parts: parts(all) },
        Condition::Any(any) => ConditionView::Any { parts: parts(any) },
        Condition::Not(part) => ConditionView::Not {
            part: Box::new(part_view(part)),
        },
        Condition::Chose { step, option } => ConditionView::Chose {
            step: *step,
            option: option.0.clone(),
        },
        Condition::Within { quantity, bounds } => ConditionView::Within {
            quantity: match quantity {
                Quantity::Number(step) => QuantityView::Number { step: *step },
                Quantity::BodyMassIndex => QuantityView::Bmi,
                Quantity::Score(scale) => QuantityView::Score { scale: *scale },
            },
            min: bounds.min.max(SAFE.min),
            max: bounds.max.min(SAFE.max),
        },
    }
}

/// Where the funnels over a page lead on.
pub fn way_views(site: &Site, page: &content::Page, country: Country) -> Vec<WayView> {
    let href = |index: usize| site.pages[index].href(country);
    let at = site.pages.iter().position(|other| other.name == page.name);
    let way = |funnel: &content::Funnel| {
        let next = funnel.next(at?)?;
        let is_before_outcome = site.pages[next].kind == content::Kind::Offer;
        Some(WayView {
            funnel: funnel.name.clone(),
            is_main: funnel.is_main,
            quiz: funnel.quiz.clone(),
            quiz_href: href(*funnel.way.first()?),
            href: href(next),
            outcomes: funnel
                .outcomes
                .iter()
                .filter(|_| is_before_outcome)
                .map(|(ending, page)| OutcomeView {
                    ending: ending.clone(),
                    href: href(*page),
                })
                .collect(),
        })
    };
    site.funnels_over(page).filter_map(way).collect()
}

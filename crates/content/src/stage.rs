//! The stages of a funnel, in the order in which visitors pass them: what is counted to see where they leave.

use std::fmt;

use domain::quiz::Condition;

use crate::page::{Kind, PageIndex};
use crate::quiz::Funnel;
use crate::site::Site;

/// A screen of a quiz, or a page after it. Is written `start/age` or `start-email`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage<'a> {
    pub page: &'a str,
    /// On the page of a quiz.
    pub step: Option<&'a str>,
    pub passed_by: PassedBy,
}

/// Who comes to a stage if nobody leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassedBy {
    Everybody,
    /// Earlier answers leave it out.
    Some,
    /// The result of the quiz leads to one of several, and this is one of them.
    OneOf,
}

impl Stage<'_> {
    /// Whether this is how it is written.
    pub fn is_called(&self, name: &str) -> bool {
        match self.step {
            None => name == self.page,
            Some(step) => name.split_once('/') == Some((self.page, step)),
        }
    }
}

impl fmt::Display for Stage<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            None => f.write_str(self.page),
            Some(step) => write!(f, "{}/{step}", self.page),
        }
    }
}

impl Site {
    /// The funnel of that name.
    pub fn funnel(&self, name: &str) -> Option<&Funnel> {
        self.funnels.iter().find(|funnel| funnel.name == name)
    }

    /// The stages of a funnel: the screens of its quiz, the pages of its way, and then the pages for results with a way of
    /// their own.
    pub fn stages<'a>(&'a self, funnel: &'a Funnel) -> impl Iterator<Item = Stage<'a>> {
        let (first, rest) = funnel
            .way
            .split_first()
            .map_or((None, &[][..]), |(first, rest)| (Some(first), rest));
        let steps = self
            .quizzes
            .get(&funnel.quiz)
            .into_iter()
            .flat_map(|quiz| &quiz.rules.steps);
        let screens = first.into_iter().flat_map(move |quiz_page| {
            steps.clone().map(|step| Stage {
                page: &self.pages[*quiz_page].name,
                step: Some(&step.id.0),
                passed_by: match step.when {
                    Condition::Always => PassedBy::Everybody,
                    _ => PassedBy::Some,
                },
            })
        });
        let page = |index: PageIndex, passed_by| Stage {
            page: &self.pages[index].name,
            step: None,
            passed_by,
        };
        let pages = rest.iter().map(move |index| {
            let has_others = self.pages[*index].kind == Kind::Offer && !funnel.outcomes.is_empty();
            page(
                *index,
                if has_others {
                    PassedBy::OneOf
                } else {
                    PassedBy::Everybody
                },
            )
        });
        let outcomes = funnel.outcomes.iter().enumerate().filter_map(move |(at, (_, index))| {
            let is_listed = funnel.way.contains(index) || funnel.outcomes[..at].iter().any(|(_, other)| other == index);
            (!is_listed).then(|| page(*index, PassedBy::OneOf))
        });
        screens.chain(pages).chain(outcomes)
    }
}

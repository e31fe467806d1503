//! Faults of quizzes, by the part of the document they stand in, and what only a walk finds.

mod conditions;
mod ends;
mod options;
mod steps;
mod texts;
mod walks;

const QUIZ: &str = "quizzes/start.toml";

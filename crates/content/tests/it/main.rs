//! What the content compiler accepts, what it refuses and in which words, seen from outside. Each module is one feature.

mod books;
mod claims;
mod copy;
mod faults;
mod films;
mod folder;
mod legal;
mod production;
mod quizzes;
mod shop;
mod site;

//! Every check with content that breaks it and the exact words it gives. One fault at a time; `many` has several.

mod books;
mod brand;
mod claims;
mod copy;
mod documents;
mod files;
mod films;
mod fluent;
mod funnels;
mod legal;
mod many;
mod pages;
mod pictures;
mod products;
mod quizzes;
mod ratchet;
mod redirects;
mod site;
mod texts;

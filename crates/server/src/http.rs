//! HTTP as this server speaks it: answers kept in memory, connections and their limits, headers, problems.
//! What is answered is the business of `pages` and `api`.

pub mod answer;
pub mod bearer;
pub mod body;
pub mod card_numbers;
pub mod connection;
pub mod headers;
pub mod json;
pub mod middleware;
pub mod problem;
pub mod range;
pub mod writes;

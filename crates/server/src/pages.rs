//! Pages: from a path to bytes. `payload` says what a page holds, `edition` keeps what was rendered for one state of the
//! shop, `serve` answers requests from it.

pub mod detection;
pub mod edition;
mod film;
mod legal;
pub(crate) mod names;
pub mod payload;
pub mod prices;
pub mod quizzes;
pub mod serve;
pub mod share;
pub mod structured_data;
pub mod watch;

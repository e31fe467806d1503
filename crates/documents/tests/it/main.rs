//! Documents as a reader sees them: written, read back by another library, and compared.

mod book;
mod file;
mod limits;
mod pages;
mod random;
mod reading;
mod samples;
mod tables;
mod text;

//! The server as its clients see it: a real app behind a real socket. Modules mirror the URL tree.

mod assets;
mod builds;
mod cli;
mod client_errors;
mod connection;
mod content_folder;
mod countries;
mod country;
mod fuzz;
mod health;
mod images;
mod not_found;
mod pages;
mod payload;
mod rendering;
mod search_engines;
mod shop;

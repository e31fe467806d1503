# The only task runner. Everything a target needs is installed by the target itself.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

# Scripts run on the Node that `npm ci` brings.
export PATH := $(CURDIR)/node_modules/.bin:$(HOME)/.cargo/bin:$(PATH)
# The registry's own notices are no business of a build log.
export npm_config_fund := false
export npm_config_audit := false
export npm_config_update_notifier := false

WEB_SOURCES := package.json package-lock.json $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist*' 2>/dev/null)
STEP = @printf '\n\033[1m==> %s\033[0m\n'

.PHONY: openapi help run test test-full check format bench bench-answers bench-images bench-orders fuzz-tests kill-tests storm-tests restore-tests lighthouse film dist dev web screenshots readme-pictures clean rust-tests web-tests e2e

help: ## Lists the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

run: web ## Builds the shop and serves it at http://127.0.0.1:8080
	$(STEP) "Building the server (release); the first time takes some minutes"
	@cargo build --release --locked
	$(STEP) "Starting the shop"
	@exec cargo run --release --locked --quiet

test: rust-tests web-tests e2e ## Runs all tests; large matrices by pairwise selection
	@echo "All tests passed."

test-full: export E2E_MATRIX = full
test-full: export ROUTES = one-per-kind
test-full: rust-tests fuzz-tests storm-tests restore-tests web-tests e2e lighthouse ## Runs all tests; large matrices whole, and Lighthouse on one page of every kind
	@echo "All tests passed, with the full matrices."

rust-tests: web
	@tools/need initdb postgresql
	@tools/need python:ensurepip python3 python3-venv
	@tools/localstripe --install
	$(STEP) "Rust tests"
	@cargo test --workspace --locked

web-tests: web
	$(STEP) "TypeScript tests"
	@npm test

e2e: web
	@tools/need chromium-headless-shell chromium-headless-shell 2>/dev/null || tools/need chromium chromium
	@tools/need "font:Liberation Sans" fonts-liberation
	$(STEP) "Browser tests"
	@cargo test --workspace --locked --no-run --quiet
	@npm run e2e

check: web ## Formatting, lints with warnings as errors, TypeScript, content
	$(STEP) "Rust formatting and lints"
	@cargo fmt --all --check
	@cargo clippy --workspace --all-targets --locked -- -D warnings
	$(STEP) "TypeScript, formatting and lints of the web part"
	@npm run check
	$(STEP) "Content"
	@cargo run --locked --quiet -- check content

format: node_modules/.installed ## Formats everything
	@cargo fmt --all
	@npm run format

openapi: web ## Writes openapi.json and the TypeScript types from the server's description of itself
	@cargo run --locked --quiet -- openapi > openapi.json.new
	@mv openapi.json.new openapi.json
	@npm run types

bench: web ## Measures against nginx and checks the budgets
	@tools/need nginx nginx-light
	@tools/need wrk wrk
	$(STEP) "Building the server (release)"
	@cargo build --release --locked
	$(STEP) "Measuring"
	@node bench/run.mjs

bench-answers: web ## Measures how fast answers are saved against the databases themselves, and memory over 200,000 runs
	@tools/need initdb postgresql
	$(STEP) "Building the server and the measurement (release)"
	@cargo build --release --locked
	@cargo build --release --locked --package store --example answers-bench
	$(STEP) "Measuring; takes some minutes"
	@node bench/answers.mjs

bench-orders: web ## Measures how fast orders are made and settled against the databases themselves
	@tools/need initdb postgresql
	$(STEP) "Building the measurement (release)"
	@cargo build --release --locked --package store --example orders-bench
	$(STEP) "Measuring"
	@node bench/orders.mjs

kill-tests: web ## Kills the shop 200 times under load and looks whether anything acknowledged was lost or doubled
	$(STEP) "Building the server (release)"
	@cargo build --release --locked
	$(STEP) "Killing"
	@cargo test --workspace --locked --test it kills -- --nocapture times:200 program:$(CURDIR)/target/release/trichter

storm-tests: web ## Lets 2,000 buyers pay, buy more, withdraw and get money back while the shop is killed every few seconds, on both databases
	@tools/need initdb postgresql
	$(STEP) "Building the server (release)"
	@cargo build --release --locked
	$(STEP) "A storm of orders"
	@cargo test --workspace --locked --test it orders_storm -- --nocapture --test-threads=1 orders:2000 program:$(CURDIR)/target/release/trichter

restore-tests: web ## Copies a shop under load, kills it and brings it back; upgrades large books; on both databases
	@tools/need initdb postgresql
	$(STEP) "Building the server (release)"
	@cargo build --release --locked
	$(STEP) "Copying, killing, bringing back"
	@cargo test --workspace --locked --test it backup -- --nocapture --test-threads=1 visits:1000 program:$(CURDIR)/target/release/trichter
	$(STEP) "Upgrading large books"
	@cargo test --workspace --locked --test it upgrade -- --nocapture orders:1000

fuzz-tests: web ## Sends the shop 100,000 random requests
	$(STEP) "Random requests"
	@cargo test --workspace --locked --test it fuzz -- --nocapture requests:100000

bench-images: ## Measures image delivery against ipx, on the pictures of content/images
	$(STEP) "Building the image service (release)"
	@cargo build --release --locked --package images --example trichter-images-bench
	$(STEP) "Measuring"
	@node bench/images.mjs

lighthouse: web ## Lighthouse on every route against the budgets; takes half an hour (ROUTES=/start,/take RUNS=1 for less)
	@tools/need chromium chromium
	@tools/need "font:Liberation Sans" fonts-liberation
	$(STEP) "Building the server (release)"
	@cargo build --release --locked
	$(STEP) "Measuring with Lighthouse"
	@node bench/lighthouse.mjs

film: node_modules/.installed ## Makes the film in content/films anew from the pictures; takes some minutes
	@tools/need chromium chromium
	@tools/need "font:Liberation Sans" fonts-liberation
	@tools/need ffmpeg ffmpeg
	$(STEP) "Drawing, sounding and encoding the film"
	@node tools/film/make.mjs

dist: web ## Builds the optimised single file dist/trichter
	$(STEP) "Building the optimised server; this takes longer than a release build"
	@cargo build --profile dist --locked
	@mkdir -p dist && cp target/dist/trichter dist/trichter
	@ls -l dist/trichter

dev: web ## Serves the shop and rebuilds on change
	@node tools/dev.mjs

screenshots: web ## Takes a picture of every page at 390 and 1280 px into screenshots/ (COUNTRIES=all for all languages)
	@tools/need chromium chromium
	@tools/need "font:Liberation Sans" fonts-liberation
	@cargo build --locked --quiet
	@node tools/screenshots.mjs

readme-pictures: web ## Takes the pictures of the README anew
	@tools/need chromium chromium
	@tools/need "font:Liberation Sans" fonts-liberation
	@cargo build --locked --quiet
	@node tools/readme-pictures.mjs

web: web/dist/build.json ## Builds the web bundles

web/dist/build.json: node_modules/.installed $(WEB_SOURCES)
	$(STEP) "Building the web bundles"
	@npm run build
	@touch $@

node_modules/.installed: package.json package-lock.json
	@tools/need cargo && tools/need npm
	$(STEP) "Installing what the web part needs"
	@npm ci --no-progress
	@tools/check-node
	@touch $@

clean: ## Removes everything that was built
	rm -rf target node_modules web/dist web/dist-dev web/*/node_modules e2e/node_modules dist

// `make dev`: serves the shop and rebuilds on change. Content is picked up by the running server, Rust and web sources
// restart it. A build that fails leaves the last good server running.
import { spawn, spawnSync } from "node:child_process";
import { watch } from "node:fs";

const SETTLE_MS = 300;
let server;
let timer;
let isWebChanged = false;

function build() {
  if (isWebChanged) {
    isWebChanged = false;
    if (spawnSync("npm", ["run", "build"], { stdio: "inherit" }).status !== 0) return;
  }
  if (spawnSync("cargo", ["build"], { stdio: "inherit" }).status !== 0) return;
  start();
}

function start() {
  const startServer = () => {
    const env = { ...process.env, TRICHTER_CONTENT_DIR: process.env.TRICHTER_CONTENT_DIR ?? "content" };
    server = spawn("target/debug/trichter", { stdio: "inherit", env });
  };
  if (server && server.exitCode === null) {
    server.once("exit", startServer);
    server.kill("SIGTERM");
  } else {
    startServer();
  }
}

function follow(folder, isWeb) {
  watch(folder, { recursive: true }, (_event, name) => {
    if (!name || /(^|\/)(dist|dist-dev|node_modules)(\/|$)/.test(name)) return;
    isWebChanged ||= isWeb;
    clearTimeout(timer);
    timer = setTimeout(build, SETTLE_MS);
  });
}

process.on("SIGINT", () => {
  server?.kill("SIGTERM");
  process.exit(0);
});
follow("crates", false);
follow("web", true);
build();

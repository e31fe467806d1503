// What we have in memory against nginx with the same bytes, headers and encoding, one worker each, in alternating rounds:
// a page, and a picture.
import { execFile, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { median, openShop, request } from "./shop.mjs";

const ROUNDS = 9;
const ROUND_SECONDS = 3;
const CONNECTIONS = 32;

/** A page and a picture: its address, the file that nginx serves it from, and how it is asked for. */
export const PAGE = { path: "/start/fr", encoding: "gzip", type: "text/html" };
export const PICTURE = { path: "/image/lifestyle-hero/w=1024,f=webp", encoding: "identity", type: "image/webp" };

// nginx writes these itself; everything else it is told to send as we do.
const NGINX_OWN = new Set([
  "date",
  "connection",
  "keep-alive",
  "content-length",
  "content-encoding",
  "content-type",
  "etag",
]);

const run = promisify(execFile);

/** Medians over all rounds; the ratios are taken round by round, so that a noisy moment hits both. */
export async function compareWithNginx(folder, target) {
  const shop = await openShop(folder, { TRICHTER_WORKER_THREADS: "1", TRICHTER_RENDER_THREADS: "1" });
  const answer = await request(shop.url, target.path, target.encoding);
  const nginx = await openNginx(folder, target, answer);
  try {
    const rounds = [];
    await load(shop.url, target);
    await load(nginx.url, target);
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = round % 2 === 0;
      const a = await load(first ? shop.url : nginx.url, target);
      const b = await load(first ? nginx.url : shop.url, target);
      rounds.push(first ? { ours: a, nginx: b } : { ours: b, nginx: a });
    }
    const over = (pick) => median(rounds.map(pick));
    return {
      ratio: over(({ ours, nginx }) => ours.rps / nginx.rps),
      p99Ratio: over(({ ours, nginx }) => ours.p99Ms / nginx.p99Ms),
      ours: { rps: over((round) => round.ours.rps), p99Ms: over((round) => round.ours.p99Ms) },
      nginx: { rps: over((round) => round.nginx.rps), p99Ms: over((round) => round.nginx.p99Ms) },
    };
  } finally {
    await nginx.close();
    await shop.close();
  }
}

async function openNginx(folder, { path, encoding, type }, answer) {
  const port = await freePort();
  const root = join(folder, "www");
  mkdirSync(dirname(join(root, path)), { recursive: true });
  if (encoding === "gzip") writeFileSync(join(root, `${path}.gz`), answer.body);
  writeFileSync(join(root, path), encoding === "gzip" ? gunzipSync(answer.body) : answer.body);
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !NGINX_OWN.has(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  const config = join(folder, "nginx.conf");
  writeFileSync(
    config,
    `${process.getuid() === 0 ? "user root;" : ""} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 1000000000;
       open_file_cache max=100; gzip_static on; charset utf-8; default_type ${type}; server_tokens off;
       ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
       server { listen 127.0.0.1:${port}; root ${root}; ${headers.join(" ")} }
     }`,
  );
  const child = spawn("nginx", ["-c", config, "-e", join(folder, "nginx.log")], { stdio: "inherit" });
  const close = () =>
    new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill("SIGTERM");
    });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const same = await request(url, path, encoding);
      if (!same.body.equals(answer.body)) throw new Error("nginx does not serve the same bytes");
      return { url, close };
    } catch (error) {
      if (attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function load(url, { path, encoding }) {
  const options = ["-t1", `-c${CONNECTIONS}`, `-d${ROUND_SECONDS}s`, "--latency", "-H", `Accept-Encoding: ${encoding}`];
  const { stdout } = await run("wrk", [...options, url + path]);
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout);
  const inMs = { us: 0.001, ms: 1, s: 1000 };
  return { rps: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]), p99Ms: Number(amount) * inMs[unit] };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

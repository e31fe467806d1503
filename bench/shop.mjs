// Starts the release binary for a measurement and asks it for things.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";

const BINARY = process.env.TRICHTER_BINARY ?? "target/release/trichter";
const agent = new http.Agent({ keepAlive: true });

/** A running shop on a free port: its address, process id and a way to stop it. */
export function openShop(folder, settings = {}) {
  const env = {
    ...process.env,
    TRICHTER_LISTEN: "127.0.0.1:0",
    TRICHTER_DATA_DIR: join(folder, "data"),
    TRICHTER_LOG: "error",
    ...settings,
  };
  const child = spawn(BINARY, { env, stdio: ["ignore", "pipe", "inherit"] });
  const close = () =>
    new Promise((resolve) => {
      child.once("exit", resolve);
      child.kill("SIGTERM");
    });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the shop ended with ${code}`)));
    child.stdout.once("data", (text) => {
      const url = /is open at (\S+)/.exec(text.toString())?.[1];
      resolve({ url, pid: child.pid, close });
    });
  });
}

/** One request, with the body as it came over the wire. */
export function request(url, path, encoding = "identity") {
  return new Promise((resolve, reject) => {
    const options = { agent, headers: { "accept-encoding": encoding } };
    http
      .get(url + path, options, (response) => {
        const parts = [];
        response.on("data", (part) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          if (response.statusCode === 200) resolve({ headers: response.headers, body: Buffer.concat(parts) });
          else reject(new Error(`${path} was answered with ${response.statusCode}`));
        });
      })
      .on("error", reject);
  });
}

/** Every page in every country, without the addresses that share another one's bytes. */
export async function pageAddresses(url) {
  const latest = JSON.parse((await request(url, "/builds/latest.json")).body);
  const manifest = JSON.parse((await request(url, `/builds/meta/${latest.id}.json`)).body);
  return manifest.prerendered.filter(
    (path) => /^(\/[^/]+)?\/(de|fr|be|se|gb|at|dk|fi)$/.test(path) || path === "/paypal-confirm",
  );
}

export function residentMegabytes(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1];
  return Math.round(Number(kilobytes) / 1024);
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

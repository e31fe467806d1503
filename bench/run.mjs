// `make bench`: measures the release binary against its budgets and, alternating in one run, against nginx serving the same
// bytes. Prints a table and fails if a budget is broken. Everything runs on loopback and ends by itself.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compareWithNginx, PAGE, PICTURE } from "./nginx.mjs";
import { median, openShop, pageAddresses, request, residentMegabytes } from "./shop.mjs";
import { printTable } from "./table.mjs";

const STARTS = 7;
const COLD_CONCURRENCY = 4;

const budgets = JSON.parse(readFileSync(new URL("budgets.json", import.meta.url), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "trichter-bench-"));
const rows = [];

function report(name, value, unit, budget, isWithin) {
  rows.push({
    measure: name,
    value: `${value} ${unit}`.trim(),
    budget: budget ?? "",
    verdict: isWithin ? "ok" : "BROKEN",
  });
}

async function measureStart() {
  const times = [];
  let idleMb = 0;
  for (let run = 0; run < STARTS; run += 1) {
    const before = performance.now();
    const shop = await openShop(folder);
    await request(shop.url, "/start/de");
    times.push(performance.now() - before);
    idleMb = Math.max(idleMb, residentMegabytes(shop.pid));
    await shop.close();
  }
  const startMs = Math.round(median(times));
  const startLimit = budgets.startToFirstPageMsMax;
  report("start to first page, median", startMs, "ms", `≤ ${startLimit}`, startMs <= startLimit);
  report("memory at idle, worst", idleMb, "MB", `≤ ${budgets.idleMemoryMbMax}`, idleMb <= budgets.idleMemoryMbMax);
}

async function measureRendering() {
  const each = await openShop(folder);
  const addresses = await pageAddresses(each.url);
  const times = [];
  for (const address of addresses) {
    const before = performance.now();
    await request(each.url, address);
    times.push(performance.now() - before);
  }
  const memoryMb = residentMegabytes(each.pid);
  await each.close();
  report("one cold page, median", median(times).toFixed(1), "ms", undefined, true);
  report("one cold page, worst", Math.max(...times).toFixed(1), "ms", undefined, true);
  const memoryLimit = budgets.memoryAfterAllPagesMbMax;
  report("memory after all pages", memoryMb, "MB", `≤ ${memoryLimit}`, memoryMb <= memoryLimit);

  const together = await openShop(folder);
  const waiting = [...addresses];
  const before = performance.now();
  const visitor = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) await request(together.url, address);
  };
  await Promise.all(Array.from({ length: COLD_CONCURRENCY }, visitor));
  const allMs = Math.round(performance.now() - before);
  await together.close();
  const allLimit = budgets.allPagesColdMsMax;
  report(`all ${addresses.length} pages from cold`, allMs, "ms", `≤ ${allLimit}`, allMs <= allLimit);
}

async function measureFirstLoad() {
  const shop = await openShop(folder);
  const sizes = new Map();
  const size = async (path) => {
    if (!sizes.has(path)) sizes.set(path, (await request(shop.url, path, "gzip")).body.length);
    return sizes.get(path);
  };
  let heaviestJs = 0;
  let heaviestCss = 0;
  for (const address of await pageAddresses(shop.url)) {
    const html = (await request(shop.url, address)).body.toString("utf8");
    const named = (pattern) => [...new Set([...html.matchAll(pattern)].map((match) => match[1]))];
    const sum = async (paths) => (await Promise.all(paths.map(size))).reduce((total, bytes) => total + bytes, 0);
    heaviestJs = Math.max(heaviestJs, await sum(named(/[" ](\/assets\/[\w.-]+\.js)/g)));
    heaviestCss = Math.max(heaviestCss, await sum(named(/href="(\/assets\/[^"]+\.css)"/g)));
  }
  await shop.close();
  const jsLimit = budgets.firstLoadJsGzipBytesMax;
  const cssLimit = budgets.firstLoadCssGzipBytesMax;
  report("JavaScript of a first load, heaviest route", heaviestJs, "B gzip", `≤ ${jsLimit}`, heaviestJs <= jsLimit);
  report("CSS of a first load, heaviest route", heaviestCss, "B gzip", `≤ ${cssLimit}`, heaviestCss <= cssLimit);
}

async function measureThroughput() {
  const { ratio, p99Ratio, ours, nginx } = await compareWithNginx(folder, PAGE);
  report("requests/s of a cached page, ours", Math.round(ours.rps), "", undefined, true);
  report("requests/s of the same bytes, nginx", Math.round(nginx.rps), "", undefined, true);
  const least = budgets.nginxThroughputRatioMin;
  const most = budgets.nginxP99RatioMax;
  report("ours / nginx, median of rounds", ratio.toFixed(2), "×", `≥ ${least}`, ratio >= least);
  report("p99, ours", ours.p99Ms.toFixed(2), "ms", undefined, true);
  report("p99, nginx", nginx.p99Ms.toFixed(2), "ms", undefined, true);
  report("p99 ours / nginx, median of rounds", p99Ratio.toFixed(2), "×", `≤ ${most}`, p99Ratio <= most);
}

async function measurePictures() {
  const { ratio, ours, nginx } = await compareWithNginx(folder, PICTURE);
  const least = budgets.nginxPictureThroughputRatioMin;
  report("requests/s of a cached picture, ours", Math.round(ours.rps), "", undefined, true);
  report("requests/s of the same picture, nginx", Math.round(nginx.rps), "", undefined, true);
  report("picture, ours / nginx, median of rounds", ratio.toFixed(2), "×", `≥ ${least}`, ratio >= least);
}

try {
  await measureStart();
  await measureRendering();
  await measureFirstLoad();
  await measureThroughput();
  await measurePictures();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
printTable(rows);

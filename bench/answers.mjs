// `make bench-answers`: how fast answers are saved, against what the databases themselves can do in the same run; how long
// visitors wait who answer every two seconds; and whether memory stays where it is over many runs. Prints a table and fails if
// a budget is broken. Everything runs on loopback and ends by itself.
import { closeSync, fdatasyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { converse, runId } from "./conversation.mjs";
import { comparison, measureWithDatabases, openPostgres } from "./databases.mjs";
import { median, openShop, residentMegabytes } from "./shop.mjs";
import { printTable } from "./table.mjs";

const VISITORS = 500;
const PAUSE_MS = 2000;
const VISIT_MS = 30_000;
const SYNCS = 200;
const SESSIONS = Number(process.env.SESSIONS ?? 200_000);
const WRITERS = 32;

/** One address makes all requests here; in a shop it would be stopped after the first minute's worth. */
const NO_RATE_LIMIT = { TRICHTER_WRITE_BURST: "100000000", TRICHTER_WRITES_PER_MINUTE: "100000000" };
const ANSWERS_KEY = { TRICHTER_ANSWERS_KEYS: "5".repeat(64) };

const budgets = JSON.parse(readFileSync(new URL("budgets.json", import.meta.url), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "trichter-bench-"));
const rows = [];

function report(measure, value, budget, isWithin) {
  rows.push({ measure, value, budget, verdict: isWithin ? "ok" : "BROKEN" });
}

/** The median time that the disk needs for a page. */
function syncMs() {
  const file = openSync(join(folder, "synced"), "w");
  const page = Buffer.alloc(4096);
  const times = Array.from({ length: SYNCS }, () => {
    const before = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    return performance.now() - before;
  });
  closeSync(file);
  return median(times);
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Visitors who each answer every two seconds, whether the shop keeps up or not. A late answer counts from when it was due. */
async function measureVisitors(name, settings) {
  const shop = await openShop(join(folder, name), { ...NO_RATE_LIMIT, ...settings });
  const api = await converse(shop.url, VISITORS);
  const ids = Array.from({ length: VISITORS }, (_, number) => runId(number));
  for (const id of ids) await api.open(id);
  const times = [];
  const failures = [];
  const begun = performance.now();
  const visitor = async (id, number) => {
    const waiting = [];
    const first = (number / VISITORS) * PAUSE_MS;
    for (let at = 0; first + at * PAUSE_MS < VISIT_MS; at += 1) {
      const due = begun + first + at * PAUSE_MS;
      await sleep(due - performance.now());
      const saved = api.answer(id, at + 1).then(
        () => times.push(performance.now() - due),
        (error) => failures.push(error.message),
      );
      waiting.push(saved);
    }
    await Promise.all(waiting);
  };
  await Promise.all(ids.map(visitor));
  api.close();
  await shop.close();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)];
  const limit = Math.max(budgets.answerP99MsMax, 4 * syncMs());
  const figures = `${at(0.99).toFixed(1)} ms, median ${at(0.5).toFixed(1)} ms, ${failures.length} refused of ${times.length + failures.length}`;
  report(
    `${name}, ${VISITORS} visitors, p99`,
    figures,
    `≤ ${limit.toFixed(1)} ms`,
    at(0.99) <= limit && failures.length === 0,
  );
}

/** Memory of the shop while runs come and are answered once. */
async function measureMemory() {
  const shop = await openShop(join(folder, "memory"), NO_RATE_LIMIT);
  const api = await converse(shop.url, WRITERS);
  const samples = [];
  let next = 0;
  const writer = async () => {
    for (let number = next++; number < SESSIONS; number = next++) {
      const id = runId(number);
      await api.open(id);
      await api.answer(id, 1);
      if (number % (SESSIONS / 20) === 0) samples.push(residentMegabytes(shop.pid));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  samples.push(residentMegabytes(shop.pid));
  api.close();
  await shop.close();
  const settled = samples[Math.floor(samples.length / 4)];
  const growth = samples.at(-1) - settled;
  const limit = budgets.memoryGrowthOverRunsMbMax;
  report(
    `memory over ${SESSIONS} runs`,
    `${samples.join(" ")} MB`,
    `≤ ${limit} MB more after a quarter`,
    growth <= limit,
  );
}

const postgres = await openPostgres();
try {
  const figures = measureWithDatabases("answers-bench", join(folder, "raw"), await postgres.create("raw"));
  rows.push(...figures.map(comparison));
  await measureVisitors("SQLite", {});
  await measureVisitors("PostgreSQL", { ...ANSWERS_KEY, TRICHTER_DATABASE_URL: await postgres.create("visitors") });
  await measureMemory();
} finally {
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
}
printTable(rows);

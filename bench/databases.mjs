// The databases that the shop is compared with: a PostgreSQL for the time of a measurement, and the programs that measure what
// the store does against raw statements through the same driver.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createInterface } from "node:readline";

/** A PostgreSQL of our own that syncs every commit; ends when its standard input does. */
export async function openPostgres() {
  const child = spawn("tools/test-postgres", ["--durable"], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value ?? "failed";
  const ready = /^ready (\S+)$/.exec(await next());
  if (!ready) throw new Error("PostgreSQL does not start");
  const create = async (name) => {
    child.stdin.write(`create ${name}\n`);
    if ((await next()) !== "done") throw new Error(`the database ${name} could not be made`);
    return `${ready[1]}/${name}`;
  };
  return { create, close: () => new Promise((resolve) => child.once("exit", resolve) && child.stdin.end()) };
}

/** What the store does, against raw statements: the figures of a program. SQLite's files are made in the place. */
export function measureWithDatabases(program, place, ...addresses) {
  mkdirSync(place);
  return JSON.parse(execFileSync(`target/release/examples/${program}`, [place, ...addresses, "--json"]));
}

/** A figure as a row of the table. */
export function comparison({ name, ours, raw, ratio, bar }) {
  return {
    measure: name,
    value: `${percent(ratio)}, ${Math.round(ours)} of ${Math.round(raw)} a second`,
    budget: `≥ ${percent(bar)}`,
    verdict: ratio >= bar ? "ok" : "BROKEN",
  };
}

export const percent = (share) => `${Math.round(share * 100)} %`;

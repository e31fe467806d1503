// `make lighthouse`: Lighthouse's mobile preset on every route, each in another country, with the release binary and the
// system's Chromium. Prints the median of the runs and fails if a budget is broken; the reports go to bench/results/lighthouse.
// RUNS=1 measures less often; ROUTES=/start,/take chooses routes, ROUTES=one-per-kind one for every kind of page.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumPath } from "../e2e/harness/chromium.ts";
import { countries } from "../e2e/harness/countries.ts";
import { nth } from "../e2e/harness/matrix.ts";
import { inCountry, onePerKind, paypalConfirm, routes } from "../e2e/harness/route-table.ts";
import { faultsOf, measuresOf } from "./lighthouse-report.mjs";
import { median, openShop } from "./shop.mjs";
import { printTable } from "./table.mjs";

const { RUNS = "3", ROUTES = "" } = process.env;
const ATTEMPTS = 3;
/** What nobody should arrive at from a search. */
const HIDDEN_KINDS = [
  "email",
  "summary",
  "pay",
  "mailbox",
  "thankyou",
  "feedback",
  "refund",
  "paypal-confirm",
  "upsell",
];

const budgets = JSON.parse(readFileSync(new URL("budgets.json", import.meta.url), "utf8"));
const reports = fileURLToPath(new URL("results/lighthouse/", import.meta.url));

function isChosen(route) {
  if (ROUTES === "one-per-kind") return onePerKind().includes(route);
  return ROUTES === "" || ROUTES.split(",").includes(route.path);
}

/** The report of one visit. A busy machine can lose the recording of one; Lighthouse then asks to be run again. */
async function reportOn(address) {
  for (let attempt = 1; ; attempt += 1) {
    const report = await visit(address);
    if (!report.runtimeError) return report;
    if (attempt === ATTEMPTS) throw new Error(`${address}: ${report.runtimeError.message}`);
  }
}

/** A visitor who was never here, in a browser of their own. */
async function visit(address) {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic"],
    logLevel: "silent",
  });
  try {
    const { lhr } = await lighthouse(address, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      enableErrorReporting: false,
    });
    return lhr;
  } finally {
    chrome.kill();
  }
}

/** The medians of all runs as a row of the table, and what Lighthouse has against the page. */
async function measure(route, address) {
  const runs = [];
  for (let run = 1; run <= Number(RUNS); run += 1) {
    const report = await reportOn(address);
    writeFileSync(join(reports, `${route.page}-${run}.json`), JSON.stringify(report));
    runs.push(report);
  }
  const measures = runs.map(measuresOf);
  const middle = (key) => median(measures.map((values) => values[key]));
  const isHidden = measures.every((values) => values.isHidden);
  const isWronglyFound = HIDDEN_KINDS.includes(route.kind) && !isHidden;
  const isWithin =
    middle("performance") >= budgets.lighthousePerformanceMin &&
    middle("accessibility") >= budgets.lighthouseAccessibilityMin &&
    middle("bestPractices") >= budgets.lighthouseBestPracticesMin &&
    middle("seo") >= budgets.lighthouseSeoMin &&
    middle("lcpMs") <= budgets.lighthouseLcpMsMax &&
    middle("cls") <= budgets.lighthouseClsMax &&
    middle("tbtMs") <= budgets.lighthouseTbtMsMax &&
    !isWronglyFound;
  const row = {
    route: new URL(address).pathname,
    performance: String(middle("performance")),
    accessibility: String(middle("accessibility")),
    "best practices": String(middle("bestPractices")),
    SEO: isHidden ? `${middle("seo")} noindex` : String(middle("seo")),
    "LCP ms": String(Math.round(middle("lcpMs"))),
    CLS: middle("cls").toFixed(3),
    "TBT ms": String(Math.round(middle("tbtMs"))),
    verdict: isWithin ? "ok" : "BROKEN",
  };
  const faults = [...new Set(runs.flatMap(faultsOf)), ...(isWronglyFound ? ["should be noindex"] : [])];
  return { row, faults: isWithin ? [] : faults };
}

const chosen = [...routes, paypalConfirm]
  .map((route, position) => ({ route, country: nth(countries, position) }))
  .filter(({ route }) => isChosen(route));
if (chosen.length === 0) throw new Error(`There is no route ${ROUTES}`);

const folder = mkdtempSync(join(tmpdir(), "trichter-lighthouse-"));
const rows = [];
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const shop = await openShop(folder);
try {
  for (const { route, country } of chosen) {
    const path = route === paypalConfirm ? route.path : inCountry(route, country);
    const { row, faults } = await measure(route, shop.url + path);
    rows.push(row);
    // Half a minute for each: whoever waits sees that something happens.
    console.warn([`${row.verdict} ${row.route}`, ...faults].join("\n  "));
  }
} finally {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
}
printTable(rows);
const least = `performance ≥ ${budgets.lighthousePerformanceMin}, LCP ≤ ${budgets.lighthouseLcpMsMax} ms`;
const most = `CLS ≤ ${budgets.lighthouseClsMax}, TBT ≤ ${budgets.lighthouseTbtMsMax} ms, else 100`;
process.stdout.write(`Budgets: ${least}, ${most}. SEO of noindex pages is judged without is-crawlable.\n`);

// Takes a picture of every page of the shop, as long as the page is, into screenshots/<country>/. For whoever wants to see
// what a change does to all of them. COUNTRIES=all, or a list (`SE,FI`), chooses other countries than Germany;
// PAGES=start,take and WIDTHS=360,2560 choose pages and widths.

import { mkdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../e2e/harness/chromium.ts";
import { answerBefore } from "../e2e/harness/consent.ts";
import { languages } from "../e2e/harness/matrix.ts";
import { inCountry, paypalConfirm, routes } from "../e2e/harness/route-table.ts";
import { startServer } from "../e2e/harness/server.ts";

const folder = fileURLToPath(new URL("../screenshots/", import.meta.url));

const { COUNTRIES = "DE", PAGES = "", WIDTHS = "390,1280" } = process.env;
const countries = languages.filter(({ code }) => COUNTRIES === "all" || COUNTRIES.split(",").includes(code));
const widths = WIDTHS.split(",").map(Number);
const notFound = { path: "/no-such-page/at-all", page: "not-found" };
const pages = [...routes, paypalConfirm, notFound].filter(
  ({ page }) => PAGES === "" || PAGES.split(",").includes(page),
);

const server = await startServer();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--disable-quic", "--disable-gpu", "--no-first-run", "--disable-sync"],
});
try {
  for (const country of countries) {
    const target = `${folder}${country.code}/`;
    if (PAGES === "") {
      await rm(target, { recursive: true, force: true });
    }
    await mkdir(target, { recursive: true });
    // A phone's screen and a desktop's at the same time.
    await Promise.all(widths.map((width) => takeAll(country, width, target)));
  }
} finally {
  await browser.close();
  await server.stop();
}
console.warn(`${pages.length * countries.length * widths.length} pictures in ${folder}`);

async function takeAll(country, width, target) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: width < 600 ? 844 : 800 },
    // Pages whose address names no country are shown in the visitor's language.
    locale: country.lang,
    reducedMotion: "reduce",
  });
  await answerBefore(context, server.url);
  const tab = await context.newPage();
  for (const route of pages) {
    await tab.goto(route === notFound ? route.path : addressOf(route, country));
    await tab.locator("html[data-ready]").waitFor();
    await tab.evaluate(loadEverything);
    await tab.screenshot({ path: `${target}${route.page}-${width}.png`, fullPage: true });
  }
  await context.close();
}

/** The last segment of this one page names a page instead of a country. */
function addressOf(route, country) {
  return route === paypalConfirm ? route.path : inCountry(route, country);
}

/** Fonts and pictures, also those further down that would wait for somebody to scroll. */
async function loadEverything() {
  const images = [...document.images];
  for (const image of images) {
    image.loading = "eager";
  }
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => {}))]);
}

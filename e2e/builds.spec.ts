// A tab that stays open while the shop is deployed anew: it asks once an hour, moves to the new build with the next
// navigation, and survives files that are gone, without ever reloading in a circle.

import type { Page } from "@playwright/test";
import { countries } from "./harness/countries.ts";
import { comesToRest, isReady, open, pretendConnection, withoutPrefetch } from "./harness/opened-page.ts";
import { watchDocuments, watchRequests } from "./harness/requests.ts";
import { expect, test } from "./harness/shop.ts";
import {
  announceNewBuild,
  buildIdOf,
  hourMs,
  keptStateKey,
  reloadKey,
  rememberAtStart,
  setHidden,
  stored,
  storedAtStart,
} from "./harness/tab.ts";

const latestBuild = /^\/builds\/latest\.json$/;
const buildManifest = /^\/builds\/meta\//;
const quizChunk = /\/assets\/quiz-.*\.js$/;
const openedAt = new Date("2026-03-02T10:00:00Z");

test.describe("the question for a newer build", () => {
  test.beforeEach(async ({ page }) => {
    await withoutPrefetch(page);
    await openPaused(page, "/de");
  });

  test("is asked every hour, the first time an hour after the start", async ({ page }) => {
    const questions = watchRequests(page, latestBuild);
    await page.clock.runFor(hourMs - 1);
    await comesToRestPaused(page);
    expect(questions).toEqual([]);
    for (let hour = 1; hour <= 3; hour += 1) {
      await Promise.all([page.waitForResponse(/latest\.json/), page.clock.runFor(hour === 1 ? 1 : hourMs)]);
      await comesToRestPaused(page);
      expect(questions).toHaveLength(hour);
      expect(questions.at(-1)).toBe(`/builds/latest.json?${openedAt.getTime() + hour * hourMs}`);
    }
  });

  test("is not asked in a hidden tab, but when the visitor comes back", async ({ page }) => {
    const questions = watchRequests(page, latestBuild);
    await setHidden(page, true);
    await page.clock.runFor(5 * hourMs);
    await comesToRestPaused(page);
    expect(questions).toEqual([]);
    await Promise.all([page.waitForResponse(/latest\.json/), setHidden(page, false)]);
    expect(questions).toHaveLength(1);
  });

  test("goes on after the network failed", async ({ page, noise }) => {
    noise.expect(/latest\.json|ERR_INTERNET_DISCONNECTED/);
    await page.route(/latest\.json/, (route) => route.abort("internetdisconnected"));
    await Promise.all([page.waitForEvent("requestfailed"), page.clock.runFor(hourMs)]);
    await comesToRestPaused(page);
    await page.unroute(/latest\.json/);
    await Promise.all([page.waitForResponse(/latest\.json/), page.clock.runFor(hourMs)]);
    await expectClientNavigation(page, "/start/de", "start");
  });
});

test.describe("after a newer build was found", () => {
  test.beforeEach(async ({ page }) => {
    await withoutPrefetch(page);
    await rememberAtStart(page, keptStateKey);
    await openPaused(page, "/de?utm=1");
    await announceNewBuild(page);
    await Promise.all([page.waitForResponse(/latest\.json/), page.clock.runFor(hourMs)]);
    await comesToRestPaused(page);
  });

  test("the next navigation loads its target as a document, and the one after it does not", async ({ page }) => {
    const documents = watchDocuments(page);
    await followLink(page, "/start/de?utm=1");
    await expect(page.locator("html")).toHaveAttribute("data-page", "start");
    await isReady(page);
    await expect(page).toHaveURL("/start/de?utm=1");
    expect(documents).toEqual(["/start/de?utm=1"]);
    await followLink(page, "/go/de?utm=1");
    await expect(page.locator("html")).toHaveAttribute("data-page", "go");
    expect(documents).toEqual(["/start/de?utm=1"]);
    await page.goBack();
    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("data-page", "index");
  });

  test("nobody asks again", async ({ page }) => {
    const questions = watchRequests(page, latestBuild);
    await page.clock.runFor(4 * hourMs);
    await comesToRestPaused(page);
    expect(questions).toEqual([]);
  });

  test("the reload is noted for ten seconds, and the state is restored once and deleted", async ({ page }) => {
    await followLink(page, "/start/de?utm=1");
    await expect(page.locator("html")).toHaveAttribute("data-page", "start");
    await isReady(page);
    expect(JSON.parse((await stored(page, reloadKey)) ?? "")).toEqual({
      path: "/start/de",
      expires: openedAt.getTime() + hourMs + 10_000,
    });
    expect(JSON.parse((await storedAtStart(page)) ?? "")).toEqual({
      language: "de_DE",
      locale: "DE",
      geo: { country: "DE" },
      config: {},
    });
    expect(await stored(page, keptStateKey)).toBeNull();
    await page.reload();
    await isReady(page);
    expect(await storedAtStart(page)).toBeNull();
  });
});

test.describe("the reload guard", () => {
  for (const { age, expected } of [
    { age: "9.9 seconds ago", expected: "client navigation" },
    { age: "10.1 seconds ago", expected: "a full load" },
  ]) {
    test(`answers a path that was reloaded ${age} with ${expected}`, async ({ page }) => {
      await withoutPrefetch(page);
      await openPaused(page, "/de");
      await announceNewBuild(page);
      await Promise.all([page.waitForResponse(/latest\.json/), page.clock.runFor(hourMs)]);
      await comesToRestPaused(page);
      const sinceMs = Number.parseFloat(age) * 1000;
      const reload = { path: "/start/de", expires: openedAt.getTime() + hourMs - sinceMs + 10_000 };
      await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
        reloadKey,
        JSON.stringify(reload),
      ] as const);
      const documents = watchDocuments(page);
      await followLink(page, "/start/de");
      await expect(page.locator("html")).toHaveAttribute("data-page", "start");
      await isReady(page);
      expect(documents).toEqual(expected === "a full load" ? ["/start/de"] : []);
    });
  }

  test("lets another path reload at once", async ({ page }) => {
    await withoutPrefetch(page);
    await openPaused(page, "/de");
    await announceNewBuild(page);
    await Promise.all([page.waitForResponse(/latest\.json/), page.clock.runFor(hourMs)]);
    await comesToRestPaused(page);
    const reload = { path: "/take/de", expires: openedAt.getTime() + hourMs + 10_000 };
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
      reloadKey,
      JSON.stringify(reload),
    ] as const);
    const documents = watchDocuments(page);
    await followLink(page, "/start/de");
    await expect(page.locator("html")).toHaveAttribute("data-page", "start");
    expect(documents).toEqual(["/start/de"]);
  });
});

test.describe("a chunk that is gone", () => {
  for (const [how, answer] of [
    ["answers 404", { status: 404, body: "" }],
    ["answers with a page", { status: 200, contentType: "text/html", body: "<!doctype html>" }],
  ] as const) {
    test(`that ${how} makes the target load as a document, once`, async ({ page, noise }) => {
      noise.expect(/404|MIME type|dynamically imported module|ERR_ABORTED/);
      await withoutPrefetch(page);
      const documents = watchDocuments(page);
      await page.route(quizChunk, (route) => (documents.length === 1 ? route.fulfill(answer) : route.continue()));
      await open(page, "/de?utm=1");
      await followLink(page, "/start/de?utm=1");
      await expect(page.locator("html")).toHaveAttribute("data-page", "start");
      await isReady(page);
      await expect(page).toHaveURL("/start/de?utm=1");
      expect(documents).toEqual(["/de?utm=1", "/start/de?utm=1"]);
    });
  }

  test("and stays gone leaves a page that can be read, and no circle of reloads", async ({ page, noise }) => {
    noise.expect(/404|dynamically imported module/);
    await withoutPrefetch(page);
    await page.route(quizChunk, (route) => route.fulfill({ status: 404, body: "" }));
    const documents = watchDocuments(page);
    await open(page, "/de");
    const thrown = page.waitForEvent("pageerror");
    await followLink(page, "/start/de");
    await thrown;
    await comesToRest(page);
    expect(documents).toEqual(["/de", "/start/de"]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").locator("a[href='/go/de']")).toBeVisible();
  });

  test("at the very start is tried once more", async ({ page, noise }) => {
    noise.expect(/404|dynamically imported module/);
    await page.route(quizChunk, (route) => route.fulfill({ status: 404, body: "" }));
    const documents = watchDocuments(page);
    let answers = 0;
    page.on("response", (response) => {
      answers += response.request().isNavigationRequest() ? 1 : 0;
    });
    const secondTry = page.waitForEvent("pageerror", () => answers === 2);
    await page.goto("/start/de");
    await secondTry;
    await comesToRest(page);
    expect(documents).toEqual(["/start/de", "/start/de"]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("in a prefetch does no harm to a later navigation", async ({ page, noise }) => {
    noise.expect(/404|dynamically imported module/);
    let failures = 0;
    await page.route(quizChunk, (route) => {
      failures += 1;
      return failures === 1 ? route.fulfill({ status: 404, body: "" }) : route.continue();
    });
    await open(page, "/de");
    await page.getByRole("main").locator("a[href='/start/de']").scrollIntoViewIfNeeded();
    await expect.poll(() => failures).toBeGreaterThan(0);
    await page.getByRole("main").locator(".actions a[href='/take/de']").click();
    await expect(page.locator("html")).toHaveAttribute("data-page", "take");
  });
});

test.describe("the build manifest", () => {
  test("is fetched once, a second after the app is ready", async ({ page }) => {
    await withoutPrefetch(page);
    const fetched = watchRequests(page, buildManifest);
    await openPaused(page, "/de");
    await page.clock.runFor(999);
    await comesToRestPaused(page);
    expect(fetched).toEqual([]);
    await Promise.all([page.waitForResponse(/builds\/meta/), page.clock.runFor(1)]);
    await expectClientNavigation(page, "/start/de", "start");
    await expectClientNavigation(page, "/go/de", "go");
    expect(fetched).toEqual([`/builds/meta/${await buildIdOf(page)}.json`]);
  });

  test("waits for its first use on a very slow connection", async ({ page }) => {
    await pretendConnection(page, { effectiveType: "slow-2g" });
    const fetched = watchRequests(page, buildManifest);
    await openPaused(page, "/de");
    await page.clock.runFor(10_000);
    await comesToRestPaused(page);
    expect(fetched).toEqual([]);
    await expectClientNavigation(page, "/start/de", "start");
    expect(fetched).toHaveLength(1);
  });

  for (const [what, answer] of [
    ["cannot be had", { status: 500, body: "" }],
    ["is no manifest", { status: 200, body: '{"prerendered":"all"}' }],
  ] as const) {
    test(`that ${what} breaks no navigation and is asked for again when needed`, async ({ page, noise }) => {
      noise.expect(/500|build manifest could not be loaded/);
      await withoutPrefetch(page);
      const fetched = watchRequests(page, buildManifest);
      await page.route("**/builds/meta/*", (route) => route.fulfill(answer));
      await openPaused(page, "/de");
      await Promise.all([page.waitForEvent("console", isAboutManifest), page.clock.runFor(1000)]);
      await expectClientNavigation(page, "/start/de", "start");
      expect(fetched).toHaveLength(2);
    });
  }

  test("of a build that never was is a problem, not a page", async ({ request }) => {
    const response = await request.get("/builds/meta/0000000000000000.json");
    expect(response.status()).toBe(404);
    expect(response.headers()["content-type"]).toContain("application/problem+json");
  });

  test("lists every page and every redirect, for a year", async ({ request }) => {
    const latest = await request.get("/builds/latest.json");
    expect(latest.headers()["cache-control"]).toBe("public, max-age=1");
    const { id, timestamp, ...nothingElse } = await latest.json();
    expect(nothingElse).toEqual({});
    const response = await request.get(`/builds/meta/${id}.json`);
    expect(response.headers()["cache-control"]).toContain("max-age=31536000");
    const manifest = await response.json();
    expect(manifest).toMatchObject({ id, timestamp });
    expect(manifest.matcher).toEqual({
      static: {
        "/shop": { redirect: "/take" },
        "/withdrawal": { redirect: "/refund" },
        ...redirectsInCountries({ "/shop": "/take", "/withdrawal": "/refund", "/quiz": "/start" }),
      },
      wildcard: { "/quiz": { redirect: "/start" } },
      dynamic: {},
    });
    for (const path of ["/", "/de", "/start", "/start/fr", "/VSL-de/be", "/paypal-confirm"]) {
      expect(manifest.prerendered).toContain(path);
    }
  });
});

/** A redirect keeps the country that the address names. */
function redirectsInCountries(redirects: Record<string, string>): Record<string, { redirect: string }> {
  const all = Object.entries(redirects).flatMap(([from, to]) =>
    countries.map(({ segment }) => [`${from}/${segment}`, { redirect: `${to}/${segment}` }]),
  );
  return Object.fromEntries(all);
}

/** Opens a page whose clock stands still: time passes only where the test lets it. */
async function openPaused(page: Page, path: string): Promise<void> {
  // It runs until it is paused, so it starts well before.
  await page.clock.install({ time: openedAt.getTime() - hourMs });
  await page.clock.pauseAt(openedAt);
  await open(page, path);
}

/** `comesToRest` for a page whose timers stand still: a round trip lets everything that was begun arrive. */
async function comesToRestPaused(page: Page): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await page.evaluate(() => fetch("/healthz").then((response) => response.text()));
  }
}

async function followLink(page: Page, href: string): Promise<void> {
  await page.getByRole("main").locator(`a[href="${href}"]`).first().click();
}

async function expectClientNavigation(page: Page, path: string, name: string): Promise<void> {
  const documents = watchDocuments(page);
  await followLink(page, path);
  await expect(page.locator("html")).toHaveAttribute("data-page", name);
  await expect(page).toHaveURL(path);
  expect(documents).toEqual([]);
}

function isAboutManifest(message: { text(): string }): boolean {
  return message.text().includes("build manifest could not be loaded");
}

// Links that come into view are loaded ahead, unless the visitor's connection is slow or dear.

import type { Locator, Page } from "@playwright/test";
import { comesToRest, open, pretendConnection } from "./harness/opened-page.ts";
import { watchRequests } from "./harness/requests.ts";
import { expect, test } from "./harness/shop.ts";
import { buildIdOf } from "./harness/tab.ts";

const payloads = /\/_payload\.json$/;
const chunks = /\/assets\/.*\.(js|css)$/;

/** Page and layout of a quiz, which bear the same name. What walks it is loaded when its first question is there. */
const quizChunk = /\/quiz-[\w-]{8}\.js$/;

// So low that the links to other pages lie below.
test.use({ viewport: { width: 1280, height: 300 } });

test("a link that comes into view brings its page's payload and chunks, once", async ({ page }) => {
  const payloadRequests = watchRequests(page, payloads);
  await open(page, "/home/de");
  const home = `/de/_payload.json?${await buildIdOf(page)}`;
  await expect.poll(() => payloadRequests, "the logo's link is in view").toEqual([home]);
  await comesToRest(page);
  expect(payloadRequests, "the other links are not").toEqual([home]);

  const chunkRequests = watchRequests(page, chunks);
  const link = linkTo(page, "/start/de");
  await link.scrollIntoViewIfNeeded();
  const start = `/start/de/_payload.json?${await buildIdOf(page)}`;
  await expect.poll(() => payloadRequests).toContain(start);
  await expect.poll(() => chunkRequests.filter((path) => quizChunk.test(path)), "page and layout").toHaveLength(2);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await comesToRest(page);
  await link.scrollIntoViewIfNeeded();
  await comesToRest(page);
  expect(payloadRequests.filter((path) => path === start)).toHaveLength(1);
});

test("a navigation to a prefetched page asks the server for nothing more", async ({ page }) => {
  await open(page, "/home/de");
  const link = linkTo(page, "/start/de");
  await Promise.all([page.waitForResponse(/\/start\/de\/_payload\.json/), link.scrollIntoViewIfNeeded()]);
  await page.waitForLoadState("networkidle");
  const parts = [watchRequests(page, /^\/start\/de/), watchRequests(page, quizChunk)];
  await link.click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "start");
  expect(parts).toEqual([[], []]);
});

test("links of a page that was navigated to are prefetched too", async ({ page }) => {
  await open(page, "/home/de");
  const payloadRequests = watchRequests(page, payloads);
  await linkTo(page, "/start/de").click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "start");
  await linkTo(page, "/go/de").scrollIntoViewIfNeeded();
  await expect.poll(() => payloadRequests).toContain(`/go/de/_payload.json?${await buildIdOf(page)}`);
});

test("nothing is prefetched before the app is ready", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  const payloadRequests = watchRequests(page, payloads);
  let isReady = false;
  await page.exposeFunction("tellReady", () => {
    isReady = true;
    return payloadRequests.length;
  });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.ready) {
        observer.disconnect();
        Object.assign(window, { atReady: Reflect.get(window, "tellReady")() });
      }
    }).observe(document, { attributes: true, subtree: true });
  });
  await open(page, "/home/de");
  await expect.poll(() => isReady).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, "atReady"))).toBe(0);
  await expect.poll(() => payloadRequests.length).toBeGreaterThan(0);
});

test.describe("the visitor's connection", () => {
  for (const { connection, isPrefetched } of [
    { connection: { saveData: true, effectiveType: "4g" }, isPrefetched: false },
    { connection: { saveData: false, effectiveType: "slow-2g" }, isPrefetched: false },
    { connection: { saveData: false, effectiveType: "2g" }, isPrefetched: false },
    { connection: { saveData: false, effectiveType: "3g" }, isPrefetched: true },
    { connection: { saveData: false, effectiveType: "4g" }, isPrefetched: true },
    { connection: {}, isPrefetched: true },
  ]) {
    const verdict = isPrefetched ? "is good enough" : "forbids prefetching";
    test(`${JSON.stringify(connection)} ${verdict}`, async ({ page }) => {
      await pretendConnection(page, connection);
      const payloadRequests = watchRequests(page, payloads);
      await open(page, "/home/de");
      await linkTo(page, "/start/de").scrollIntoViewIfNeeded();
      if (isPrefetched) {
        await expect.poll(() => payloadRequests.length).toBeGreaterThan(0);
      } else {
        await comesToRest(page);
        await page.waitForLoadState("networkidle");
        expect(payloadRequests).toEqual([]);
      }
    });
  }

  test("is no obstacle in a browser that does not tell it", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "connection"));
    const payloadRequests = watchRequests(page, payloads);
    await open(page, "/home/de");
    await linkTo(page, "/start/de").scrollIntoViewIfNeeded();
    await expect.poll(() => payloadRequests.length).toBeGreaterThan(0);
  });
});

test("a link that opens a new tab is not prefetched", async ({ page }) => {
  const payloadRequests = watchRequests(page, payloads);
  await open(page, "/home/de");
  const newTab = page.locator("footer a[target=_blank][href^='/']");
  await newTab.scrollIntoViewIfNeeded();
  await expect(newTab).toBeInViewport();
  // Its neighbours in view are, so the observer has looked.
  await expect.poll(() => payloadRequests.length).toBeGreaterThan(0);
  await comesToRest(page);
  expect(payloadRequests.filter((path) => path.startsWith("/terms"))).toEqual([]);
});

test("with more than four loads under way, the next ones wait for all of them", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const release = await holdPayloads(page);
  const payloadRequests = watchRequests(page, payloads);
  await open(page, "/terms/de");
  // Seven other countries come into view at once, beside the links of the page.
  const choice = page.locator("footer details");
  await choice.locator("summary").click();
  await choice.getByRole("link").last().scrollIntoViewIfNeeded();
  await expect.poll(() => payloadRequests.length).toBe(5);
  await comesToRest(page);
  expect(payloadRequests).toHaveLength(5);
  release();
  await expect.poll(() => payloadRequests.filter((path) => path.startsWith("/terms/")).length).toBe(7);
});

function linkTo(page: Page, path: string): Locator {
  return page.getByRole("main").locator(`a[href="${path}"]`).first();
}

/** Payloads get no answer until the returned function is called. */
async function holdPayloads(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_payload\.json/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

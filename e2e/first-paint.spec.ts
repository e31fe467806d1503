// Words and pictures first: the app is loaded when the page can be read, or when nobody can say whether it can.

import type { Page } from "@playwright/test";
import { isReady, open } from "./harness/opened-page.ts";
import { expect, test } from "./harness/shop.ts";

/** A browser that never reports what it has painted. */
const keepsPaintsToItself = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
        disconnect() {}
      },
    });
  });

test("scripts are asked for after the first words", async ({ page }) => {
  await open(page, "/gb");
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/(libraries|parts|entry|landing|default)-.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(asked.length).toBeGreaterThanOrEqual(5);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
});

test("a tab in the background does not wait to be seen", async ({ page }) => {
  await keepsPaintsToItself(page);
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { get: () => true }));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/gb");
  await isReady(page);
});

test("a browser that does not tell is waited for no longer than three seconds", async ({ page }) => {
  await keepsPaintsToItself(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/gb");
  await page.clock.runFor(2900);
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
  await page.clock.runFor(200);
  await isReady(page);
});

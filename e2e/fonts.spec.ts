// Fonts and icons as visitors get them: from the shop itself, asked for early, and nothing moves when they arrive late.

import { open } from "./harness/opened-page.ts";
import { watchRequests } from "./harness/requests.ts";
import { expect, test } from "./harness/shop.ts";

const fontFiles = /\/assets\/.*\.woff2$/;

test("two font files serve a page, and the document asks for them itself", async ({ page }) => {
  const fetched = watchRequests(page, fontFiles);
  await open(page, "/de");
  await page.evaluate(() => document.fonts.ready);
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(preloaded).toHaveLength(2);
  expect(fetched.toSorted()).toEqual(preloaded.toSorted());
  const used = await page.evaluate(() =>
    [...document.fonts].filter((face) => face.status === "loaded").map((face) => face.family),
  );
  expect(used.map((family) => family.replaceAll('"', ""))).toEqual(
    expect.arrayContaining(["Figtree", "Bricolage Grotesque"]),
  );
});

test("a name with letters of another alphabet brings the file that has them", async ({ page }) => {
  const fetched = watchRequests(page, fontFiles);
  await open(page, "/de");
  await page.evaluate(() => {
    document.querySelector("main p")?.append(" Łukasz Šimić");
  });
  await expect.poll(() => fetched.some((path) => /figtree-other-latin-/.test(path))).toBe(true);
});

for (const [path, width] of [
  ["/de", 390],
  ["/take/fr", 1280],
  ["/start/fi", 390],
] as const) {
  test(`fonts that come late move nothing on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let letThrough = (): void => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(fontFiles, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    letThrough();
    await page.waitForFunction(() => document.fonts.status === "loaded" && document.fonts.check("1em Figtree"));
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0));
          }).observe({ type: "layout-shift", buffered: true });
          // No shift at all is no entry at all: two frames later there would be one.
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0), 100)));
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });
}

test("icons are drawn from the sprite", async ({ page }) => {
  await open(page, "/de");
  const drawn = page.locator("footer .icon use").first();
  await drawn.scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawn.evaluate((use) => (use instanceof SVGGraphicsElement ? use.getBBox().width : 0)))
    .toBeGreaterThan(1);
});

// Pictures: the width that a screen needs, room that is reserved, a likeness until the picture is there.

import type { Locator, Page } from "@playwright/test";
import { openFixture } from "./harness/fixture-page.ts";
import { comesToRest, isReady, open } from "./harness/opened-page.ts";
import { expect, test } from "./harness/shop.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The one that says what it shows; its tiny likeness says nothing. */
const pictureOf = (page: Page) => page.getByRole("main").getByRole("img").first();

const sourceOf = (page: Page) =>
  pictureOf(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return new URL(image.currentSrc).pathname;
  });

const preloadedPictures = (page: Page) =>
  page.evaluate(() => {
    const fetched = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const preloaded = fetched.filter(({ initiatorType, name }) => initiatorType === "link" && name.includes("/image/"));
    return preloaded.map(({ name }) => new URL(name).pathname);
  });

type AskedPicture = { id: string; priority: string };

/** The pictures that a page asks for, without their likenesses, oldest first. The list grows as they come. */
async function watchPictures(page: Page): Promise<readonly AskedPicture[]> {
  const asked: AskedPicture[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Network.requestWillBeSent", ({ request }) => {
    const [, id] = /\/image\/([^/]+)\/w=(?!10,)/.exec(request.url) ?? [];
    if (id !== undefined) {
      asked.push({ id, priority: request.initialPriority });
    }
  });
  await session.send("Network.enable");
  return asked;
}

for (const { name, viewport, deviceScaleFactor, source } of [
  { name: "a phone", viewport: phone, deviceScaleFactor: 1, source: "/image/lifestyle-hero/w=340,f=webp" },
  { name: "a sharp phone", viewport: phone, deviceScaleFactor: 2, source: "/image/lifestyle-hero/w=680,f=webp" },
  { name: "a desktop", viewport: desktop, deviceScaleFactor: 1, source: "/image/lifestyle-hero/w=640,f=webp" },
  { name: "a sharp desktop", viewport: desktop, deviceScaleFactor: 2, source: "/image/lifestyle-hero/w=1280,f=webp" },
]) {
  test.describe(() => {
    test.use({ viewport, deviceScaleFactor });

    test(`${name} gets the width it needs, and nothing else is preloaded`, async ({ page }) => {
      await open(page, "/de");
      expect(await sourceOf(page)).toBe(source);
      expect(await preloadedPictures(page)).toEqual([source]);
    });
  });
}

for (const viewport of [phone, desktop]) {
  test.describe(() => {
    test.use({ viewport });

    test(`nothing moves when pictures arrive, at ${viewport.width} pixels`, async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/image/**", async (route) => {
        await released;
        await route.continue();
      });
      await page.goto("/offer-upsells2/de", { waitUntil: "domcontentloaded" });
      await isReady(page);
      await page.evaluate(async () => {
        // Words have found their places by then, so that only pictures can move anything.
        await document.fonts.ready;
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            Reflect.get(window, "shifts").push(Reflect.get(entry, "value"));
          }
        }).observe({ type: "layout-shift" });
      });
      release();
      await sourceOf(page);
      expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
    });
  });
}

test("the picture at the head is loaded at once and first", async ({ page }) => {
  await open(page, "/offer-upsells2/de");
  const picture = pictureOf(page);
  await expect(picture).toHaveAttribute("alt", "Drei Dosen Daily Trio");
  await expect(picture).toHaveAttribute("loading", "eager");
  await expect(picture).toHaveAttribute("fetchpriority", "high");
  await expect(picture).toHaveAttribute("width", "1600");
  await expect(picture).toHaveAttribute("height", "1147");
});

test("the first picture is asked for at once, one far below when it comes near", async ({ page, shop }) => {
  await page.route("**/image/**", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: shop.url + pathname + search }) });
  });
  const asked = await watchPictures(page);
  await openFixture(page, "pictures");
  const [first, far] = [page.getByAltText("first"), page.getByAltText("far")];
  const likenessOf = (picture: Locator) => page.locator(".image", { has: picture }).locator(".image-placeholder");
  await expect(first).toBeVisible();
  await expect(likenessOf(first)).toBeHidden();
  await comesToRest(page);
  expect(asked).toEqual([{ id: "lifestyle-hero", priority: "High" }]);
  await expect(likenessOf(far)).toBeVisible();

  // Half a window away, and still out of sight.
  await far.evaluate((image) => scrollBy(0, image.getBoundingClientRect().top - 1.5 * innerHeight));
  await expect.poll(() => asked.map(({ id }) => id)).toEqual(["lifestyle-hero", "jar-3"]);
  await expect(far).not.toBeInViewport();

  await far.scrollIntoViewIfNeeded();
  await expect(far).toBeInViewport();
  await expect(likenessOf(far)).toBeHidden();
  expect(await far.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("the likeness is there until the picture is", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/image\/jar-3\/w=(?!10,)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/offer-upsells2/de", { waitUntil: "domcontentloaded" });
  await isReady(page);
  const likeness = page.locator(".image-placeholder").first();
  await expect(likeness).toBeVisible();
  release();
  await expect(likeness).toBeHidden();
  await expect(pictureOf(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is the picture and no likeness", async ({ page, noise }) => {
    // The browser blocks every script.
    noise.expect(/^failed: .*\.js csp$/);
    await page.goto("/offer-upsells2/de");
    await expect(pictureOf(page)).toBeVisible();
    await expect(page.locator(".image-placeholder").first()).toBeHidden();
  });
});

test("the pictures of a page may be kept for a year", async ({ page }) => {
  const answered = page.waitForResponse((response) => response.url().includes("/image/jar-3/w=10,"));
  await open(page, "/take/gb");
  const response = await answered;
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

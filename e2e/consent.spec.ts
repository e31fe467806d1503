// The cookie question: nothing happens before an answer, both answers are equally easy, and an answer can be changed.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { consentCookie, dataLayerOf, question } from "./harness/consent.ts";
import { countries } from "./harness/countries.ts";
import { comesToRest, isReady, open, withoutPrefetch } from "./harness/opened-page.ts";
import { expect, test } from "./harness/shop.ts";

test.use({ hasAnswered: false });

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};
const granted = {
  ad_storage: "granted",
  ad_user_data: "granted",
  ad_personalization: "granted",
  analytics_storage: "granted",
};

/** Addresses of other hosts that the page asked for. The tag manager itself answers with an empty script. */
async function watchOthers(page: Page): Promise<string[]> {
  const others: string[] = [];
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") {
      others.push(request.url());
    }
  });
  await page.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  return others;
}

test("is asked on the first visit and denies everything before it is answered", async ({ page }) => {
  await open(page, "/de");
  await expect(question(page)).toBeVisible();
  expect(await dataLayerOf(page)).toEqual([["consent", "default", denied]]);
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)));
  expect(kept.filter((key) => !key.startsWith("trichter:"))).toEqual([]);
});

test("keeps nobody from reading and moving on", async ({ page }) => {
  await open(page, "/de");
  await expect(question(page)).toBeVisible();
  await page.getByRole("main").locator("a[href='/start/de']").click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "start");
  await expect(question(page)).toBeVisible();
  await page.locator("footer .footer-copyright").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 20_000);
  const gap = await page.evaluate(() => {
    const foot = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
    return (document.querySelector("dialog.consent")?.getBoundingClientRect().top ?? 0) - foot;
  });
  expect(gap, "the footer ends above the question").toBeGreaterThanOrEqual(-1);
});

test("accept and reject are alike in size, look and reach", async ({ page }) => {
  for (const { segment } of countries) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `/${segment}`);
      const [reject, accept] = [question(page).getByRole("button").nth(0), question(page).getByRole("button").nth(1)];
      await expect(accept).toBeInViewport({ ratio: 1 });
      await expect(reject).toBeInViewport({ ratio: 1 });
      const look = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
        return {
          width: Math.round(width),
          height: Math.round(height),
          color,
          backgroundColor,
          fontSize,
          fontWeight,
          borderColor,
        };
      };
      expect(await reject.evaluate(look), `${segment} at ${width}`).toEqual(await accept.evaluate(look));
    }
  }
});

test("a refusal loads nothing, is kept, and is not asked about again", async ({ page, openShop }) => {
  const others = await watchOthers(page);
  const shop = await openShop({ gtm_id: "GTM-ABC123" });
  await open(page, `${shop.url}/de`);
  await comesToRest(page);
  expect(others, "before the answer").toEqual([]);
  await question(page).getByRole("button", { name: "Alle ablehnen" }).click();
  await expect(question(page)).toHaveCount(0);
  await page.getByRole("main").locator("a[href='/start/de']").click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "start");
  await page.reload();
  await isReady(page);
  await comesToRest(page);
  await expect(question(page)).toHaveCount(0);
  expect(others).toEqual([]);
  expect(await dataLayerOf(page)).toEqual([["consent", "default", denied]]);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual([consentCookie]);
  const halfAYear = 182 * 24 * 60 * 60;
  expect(Math.abs((cookies[0]?.expires ?? 0) - Date.now() / 1000 - halfAYear)).toBeLessThan(60);
});

test("consent loads the tag manager and tells it of this page and the following ones", async ({ page, openShop }) => {
  const others = await watchOthers(page);
  const shop = await openShop({ gtm_id: "GTM-ABC123" });
  await open(page, `${shop.url}/de`);
  await question(page).getByRole("button", { name: "Alle akzeptieren" }).click();
  await expect.poll(() => others).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"]);
  await page.getByRole("main").locator("a[href='/start/de']").click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "start");
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("data-page", "index");
  const view = (path: string, name: string) => ({
    event: "content-view",
    "content-name": path,
    "content-view-name": name,
  });
  expect(await dataLayerOf(page)).toEqual([
    ["consent", "default", denied],
    ["consent", "update", granted],
    { event: "gtm.js", "gtm.start": expect.any(Number) },
    view("/de", "index"),
    view("/start/de", "start-2"),
    view("/de", "index"),
  ]);
  await page.goto(`${shop.url}/take`);
  await isReady(page);
  await expect
    .poll(() => dataLayerOf(page))
    .toEqual([
      ["consent", "default", denied],
      ["consent", "update", granted],
      { event: "gtm.js", "gtm.start": expect.any(Number) },
      view("/take", "take"),
    ]);
});

test("a navigation that is given up is not told of", async ({ page, openShop }) => {
  await withoutPrefetch(page);
  await watchOthers(page);
  const shop = await openShop({ gtm_id: "GTM-ABC123" });
  await open(page, `${shop.url}/de`);
  await question(page).getByRole("button", { name: "Alle akzeptieren" }).click();
  await page.route("**/start/de/_payload.json*", () => {});
  await page.route("**/home/de/_payload.json*", (route) => route.continue());
  await page.getByRole("main").locator("a[href='/start/de']").click();
  await page.getByRole("main").locator("a[href='/home/de']").click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "home");
  const told = (await dataLayerOf(page)).flatMap((entry) =>
    Array.isArray(entry) ? [] : [Reflect.get(entry as object, "content-view-name")],
  );
  expect(told.filter(Boolean)).toEqual(["index", "index-home"]);
});

test("statistics alone grant their signal alone", async ({ page }) => {
  await open(page, "/gb");
  await question(page).getByRole("button", { name: "Manage choices" }).click();
  const boxes = question(page).getByRole("checkbox");
  await expect(boxes).toHaveCount(3);
  await expect(boxes.nth(0)).toBeDisabled();
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(boxes.nth(2)).not.toBeChecked();
  await boxes.nth(1).check();
  await question(page).getByRole("button", { name: "Save my choices" }).click();
  expect((await dataLayerOf(page)).at(-1)).toEqual(["consent", "update", { ...denied, analytics_storage: "granted" }]);
});

test("an answer is changed from the footer as easily as it was given", async ({ page }) => {
  await open(page, "/de");
  await question(page).getByRole("button", { name: "Alle akzeptieren" }).click();
  const settings = page.getByRole("contentinfo").getByRole("button", { name: "Cookie-Einstellungen" });
  await settings.click();
  await expect(question(page)).toBeFocused();
  await expect(question(page).getByRole("checkbox").nth(2)).toBeChecked();
  await question(page).getByRole("button", { name: "Alle ablehnen" }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(settings).toBeFocused();
  expect((await dataLayerOf(page)).at(-1)).toEqual(["consent", "update", denied]);
});

test("the keyboard alone reaches it first, answers it and opens it again", async ({ page }) => {
  await open(page, "/de");
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("a[href='#content']")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question(page).getByRole("link")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question(page).getByRole("button", { name: "Alle ablehnen" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question(page).getByRole("button", { name: "Alle akzeptieren" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await question(page).getByRole("checkbox").nth(1).focus();
  await page.keyboard.press("Space");
  await question(page).getByRole("button", { name: "Auswahl speichern" }).focus();
  await page.keyboard.press("Enter");
  await expect(question(page)).toHaveCount(0);
  const settings = page.getByRole("contentinfo").getByRole("button", { name: "Cookie-Einstellungen" });
  await settings.focus();
  await page.keyboard.press("Enter");
  await expect(question(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  await expect(settings).toBeFocused();
});

test("its privacy link opens the text over it, and it is still there afterwards", async ({ page }) => {
  await open(page, "/de");
  await question(page).getByRole("link").click();
  await expect(page.locator("dialog.overlay")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog.overlay")).toHaveCount(0);
  await expect(question(page)).toBeVisible();
});

test("other words, or half a year, ask again", async ({ page, context, shop }) => {
  const subject = "01KA3Q1QY0M7B2X9F5J1K8P3GE";
  const old = Date.now() - 183 * 24 * 60 * 60 * 1000;
  for (const value of [`2025-01-01.${Date.now()}.11.${subject}`, `2026-11-16.${old}.11.${subject}`, "yes"]) {
    await context.addCookies([{ name: consentCookie, value, url: shop.url }]);
    await open(page, "/de");
    await expect(question(page)).toBeVisible();
    expect(await dataLayerOf(page)).toEqual([["consent", "default", denied]]);
  }
});

test("axe finds nothing in it", async ({ page }) => {
  for (const { segment } of countries.filter(({ code }) => code !== "AT" && code !== "BE")) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `/${segment}`);
      await question(page).getByRole("button").nth(2).click();
      await hasCome(page);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().include("dialog.consent").analyze();
      expect(
        violations.map(({ id }) => id),
        `${segment} at ${width}`,
      ).toEqual([]);
    }
  }
});

test("is never the largest content that a page is measured by", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  // A page with few words of its own.
  await open(page, "/email/fi");
  await hasCome(page);
  await comesToRest(page);
  const largest = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const tagOf = (entry: PerformanceEntry) => Reflect.get(entry, "element")?.closest("main, dialog")?.tagName;
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().map(tagOf)));
        observer.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  expect(new Set(largest)).toEqual(new Set(["MAIN"]));
});

/** It appears by and by. */
async function hasCome(page: Page): Promise<void> {
  await question(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
}

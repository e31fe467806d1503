// The obligatory information over the page: opening, reading, switching, closing, by mouse, keyboard, address and Back.

import type { Page } from "@playwright/test";
import { countries } from "./harness/countries.ts";
import { comesToRest, isReady, open, scrollTopOf } from "./harness/opened-page.ts";
import { watchRequests } from "./harness/requests.ts";
import { expect, test } from "./harness/shop.ts";

const sections = [
  "ingredients",
  "termsOfService",
  "delivery",
  "refund",
  "privacy",
  "contact",
  "imprint",
  "accessibility",
] as const;

const overlay = (page: Page) => page.locator("dialog.overlay");
const content = (page: Page) => page.locator(".overlay-content");
const footerLink = (page: Page, section: string) => page.getByRole("contentinfo").locator(`a[href$="#${section}"]`);
const heading = (page: Page) => overlay(page).getByRole("heading", { level: 2 });

async function openByFooter(page: Page, section: string): Promise<void> {
  await footerLink(page, section).click();
  await expect(content(page).locator("h2 + *")).toBeVisible();
}

test("is loaded only when it is opened", async ({ page }) => {
  const requests = watchRequests(page, /overlay|\/terms\/.*_payload/);
  await open(page, "/summary/de");
  await comesToRest(page);
  expect(requests).toEqual([]);
  await openByFooter(page, "privacy");
  expect(requests.length).toBeGreaterThan(1);
});

test("opens from the footer, names its section in the address, and Back closes it", async ({ page }) => {
  await open(page, "/summary/de?src=v3");
  await openByFooter(page, "privacy");
  await expect(page).toHaveURL("/summary/de?src=v3#privacy");
  await expect(heading(page)).toHaveText("Datenschutzerklärung");
  await page.goBack();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL("/summary/de?src=v3");
  await page.goForward();
  await expect(heading(page)).toHaveText("Datenschutzerklärung");
});

for (const section of sections) {
  test(`shows ${section} by its address`, async ({ page }) => {
    await open(page, `/summary/gb#${section}`);
    await expect(heading(page)).toHaveText(/\S/);
    await expect(content(page).locator("h2 + *")).toBeVisible();
    await expect(content(page)).not.toContainText("{");
    // Nothing was there before it: closing stays on the page.
    await overlay(page).getByRole("button", { name: "Close" }).click();
    await expect(overlay(page)).toHaveCount(0);
    await expect(page).toHaveURL("/summary/gb");
  });
}

test("another name in the address opens nothing", async ({ page }) => {
  await open(page, "/summary/de#cookies");
  await comesToRest(page);
  await expect(overlay(page)).toHaveCount(0);
});

test.describe("closes", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, "/summary/de");
    await openByFooter(page, "delivery");
  });

  test.afterEach(async ({ page }) => {
    await expect(overlay(page)).toHaveCount(0);
    await expect(page).toHaveURL("/summary/de");
    await expect(footerLink(page, "delivery")).toBeFocused();
  });

  test("by its arrow", async ({ page }) => {
    await overlay(page).getByRole("button", { name: "Schließen" }).click();
  });

  test("by Escape", async ({ page }) => {
    await page.keyboard.press("Escape");
  });

  test("by a click beside it, and not by one inside", async ({ page }) => {
    await content(page).locator("p").first().click();
    await expect(overlay(page)).toBeVisible();
    await page.mouse.click(20, 20);
  });
});

test("is 70 % of the viewport high, on a phone and on a desktop", async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "/summary/de#privacy");
    await expect(heading(page)).toBeVisible();
    const box = await overlay(page).boundingBox();
    expect(Math.abs((box?.height ?? 0) - height * 0.7)).toBeLessThanOrEqual(1);
  }
});

test("a section switched from inside a legal text starts at its top, and Back still closes", async ({ page }) => {
  await open(page, "/summary/de");
  await openByFooter(page, "imprint");
  const link = content(page).locator('a[href$="#termsOfService"]').first();
  await content(page).evaluate((element) => element.scrollTo({ top: 200, behavior: "instant" }));
  await link.click();
  await expect(heading(page)).toHaveText("Allgemeine Geschäftsbedingungen");
  await expect(page).toHaveURL("/summary/de#termsOfService");
  expect(await content(page).evaluate((element) => element.scrollTop)).toBe(0);
  await page.goBack();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL("/summary/de");
});

test("a page linked from a legal text opens in place of both", async ({ page }) => {
  await open(page, "/summary/de");
  await openByFooter(page, "imprint");
  await overlay(page).locator('nav a[href$="#refund"]').click();
  await content(page).locator('a[href="/refund/de"]').first().click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "refund");
  await expect(overlay(page)).toHaveCount(0);
});

test("the page behind it keeps still and its place", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/home/de");
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(footerLink(page, "privacy")).toBeInViewport({ ratio: 1 });
  const before = await scrollTopOf(page);
  expect(before).toBeGreaterThan(0);
  await openByFooter(page, "privacy");
  await page.mouse.move(180, 50);
  await page.mouse.wheel(0, -600);
  await page.keyboard.press("Home");
  await comesToRest(page);
  expect(await scrollTopOf(page)).toBe(before);
  await page.keyboard.press("Escape");
  await expect(overlay(page)).toHaveCount(0);
  expect(await scrollTopOf(page)).toBe(before);
});

test("the keyboard alone opens, walks round inside, switches and closes", async ({ page }) => {
  await open(page, "/summary/de");
  await footerLink(page, "contact").focus();
  await page.keyboard.press("Enter");
  await expect(content(page).locator('a[href^="tel:"]')).toBeVisible();
  const isInside = () => page.evaluate(() => document.activeElement?.closest("dialog.overlay") !== null);
  expect(await isInside()).toBe(true);
  const stops = await overlay(page).locator("a[href], button").count();
  for (let step = 0; step < stops + 2; step += 1) {
    await page.keyboard.press("Tab");
    expect(await isInside(), `after ${step + 1} times Tab`).toBe(true);
  }
  for (let step = 0; step < stops + 2; step += 1) {
    await page.keyboard.press("Shift+Tab");
    expect(await isInside(), `after ${step + 1} times back`).toBe(true);
  }
  await overlay(page).locator('nav a[href$="#delivery"]').focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Lieferung");
  await page.keyboard.press("Escape");
  await expect(overlay(page)).toHaveCount(0);
  await expect(footerLink(page, "contact")).toBeFocused();
});

test.describe("the contact section", () => {
  test("holds telephone, e-mail and the three lines of the address", async ({ page }) => {
    await open(page, "/summary/gb#contact");
    await expect(content(page).locator("address span")).toHaveText([
      "Ylvane Musterhandel GmbH",
      "Musterweg 1",
      "DE-10115 Berlin",
    ]);
    await expect(content(page).locator('a[href="tel:+493023125014"]')).toHaveText("+49 30 23125 014");
    await expect(content(page).locator('a[href="mailto:service@ylvane.example"]')).toBeVisible();
  });

  for (const path of ["/gb", "/home/gb", "/take/gb"]) {
    test(`names the British address on ${path}`, async ({ page }) => {
      await open(page, `${path}#contact`);
      await expect(content(page).locator("address span")).toHaveText(["Ylvane", "1 Sample Street", "London, ZZ1 1ZZ"]);
    });
  }

  test("keeps the usual address on landing pages of other countries", async ({ page }) => {
    for (const { segment } of countries.filter(({ code }) => code !== "GB")) {
      await page.goto("about:blank");
      await open(page, `/take/${segment}#contact`);
      await expect(content(page).locator("address span").first()).toHaveText("Ylvane Musterhandel GmbH");
    }
  });
});

test("says so and shows another way when the texts cannot be loaded", async ({ page, noise }) => {
  noise.expect(/_payload\.json/);
  noise.expect(/ERR_FAILED/);
  await page.route("**/terms/de/_payload.json*", (route) => route.abort());
  await open(page, "/summary/de#privacy");
  await expect(heading(page)).toHaveText("Der Text konnte gerade nicht geladen werden.");
  await page.unroute("**/terms/de/_payload.json*");
  await overlay(page).getByRole("link", { name: "Auf eigener Seite öffnen" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "terms");
  await expect(page.locator("#privacy")).toBeInViewport();
});

test("leads to the page of all sections when its code cannot be loaded", async ({ page, noise }) => {
  noise.expect(/overlay-.*\.js/);
  noise.expect(/ERR_FAILED/);
  await page.route("**/assets/overlay-*.js", (route) => route.abort());
  await open(page, "/summary/de");
  await footerLink(page, "privacy").click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "terms");
  await isReady(page);
  await expect(page.locator("#privacy")).toBeInViewport();
});

test.describe("the page of all sections", () => {
  test("holds every section and scrolls to the one that the address names", async ({ page }) => {
    await open(page, "/terms/fi#accessibility");
    for (const section of sections) {
      await expect(page.locator(`section#${section} > h2`)).toHaveText(/\S/);
    }
    await expect(page.locator("#accessibility")).toBeInViewport();
    await expect(overlay(page)).toHaveCount(0);
    await footerLink(page, "delivery").click();
    await expect(page).toHaveURL("/terms/fi#delivery");
    await expect(page.locator("#delivery")).toBeInViewport();
    await expect(overlay(page)).toHaveCount(0);
  });

  const inFigures = (lang: string) =>
    new Date("2026-11-15").toLocaleDateString(lang, { day: "2-digit", month: "2-digit", year: "numeric" });

  test("prints the operator's facts and the day of its wording with every text", async ({ page }) => {
    for (const { segment, lang } of countries) {
      await page.goto(`/terms/${segment}`);
      const main = page.getByRole("main");
      await expect(main).toContainText("Ylvane Musterhandel GmbH");
      await expect(main).toContainText("DE000000000");
      await expect(main).not.toContainText("{{");
      await expect(main).not.toContainText("consumers/odr");
      const days = page.locator(".legal-day");
      await expect(days).toHaveCount(6);
      await expect(days.first()).toContainText(inFigures(lang));
    }
  });
});

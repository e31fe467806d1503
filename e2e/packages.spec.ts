// Packages and extras: choosing them, what must stand beside their prices, and the way to the order.

import type { Page } from "@playwright/test";
import { isReady, open } from "./harness/opened-page.ts";
import { expect, test } from "./harness/shop.ts";

test("the suggested package is chosen first, and another choice goes with the order and the query", async ({
  page,
}) => {
  await open(page, "/offer1/de?utm_source=letter");
  await expect(page.getByRole("radio", { name: "3 Dosen" })).toBeChecked();
  await page.locator("label", { hasText: "6 Dosen" }).click();
  await expect(page.getByRole("radio", { name: "6 Dosen" })).toBeChecked();
  await page.getByRole("button", { name: "Weiter zur Bestellung" }).click();
  await expect(page).toHaveURL("/offerpay/de?utm_source=letter&package=daily-trio-6");
  await expect(page.locator("html")).toHaveAttribute("data-page", "offerpay");
});

/** What lies in the basket, and where it came from. */
function basketOf(
  page: Page,
): Promise<{ items: string[]; country: string; funnel: string | null; from: string } | null> {
  return page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("trichter:basket") ?? "null");
    return (
      kept && { ...kept, v: undefined, coupon: undefined, items: kept.items.map(({ sku }: { sku: string }) => sku) }
    );
  });
}

test("a choice is in the basket with its funnel and page, and outlives a reload, Back and the tab", async ({
  page,
  context,
}) => {
  await open(page, "/offerV3/fr?src=v3");
  expect(await basketOf(page)).toBeNull();
  await page.locator("label", { hasText: "6 pots" }).click();
  await page.getByRole("button", { name: "Passer à la commande" }).click();
  await expect(page).toHaveURL("/offerpay/fr?src=v3&package=daily-trio-6");
  const chosen = { country: "FR", items: ["daily-trio-6"], funnel: "v3", from: "offerv3" };
  expect(await basketOf(page)).toEqual(chosen);
  await page.reload();
  await isReady(page);
  expect(await basketOf(page)).toEqual(chosen);
  await page.goBack();
  await expect(page.getByRole("radio", { name: "6 pots" })).toBeChecked();
  const other = await context.newPage();
  await open(other, "/take/fr");
  await expect(other.getByRole("radio", { name: "6 pots" })).toBeChecked();
  await other.locator("label", { hasText: "1 pot" }).click();
  await other.getByRole("button", { name: "Passer à la commande" }).click();
  await expect(other).toHaveURL("/offerpay/fr?package=daily-trio-1");
  expect(await basketOf(page)).toEqual({ country: "FR", items: ["daily-trio-1"], funnel: null, from: "take" });
  await other.close();
});

test("extras are never ticked in advance; those that are ticked go along, by one button", async ({ page }) => {
  await open(page, "/offer-upsells2/gb");
  const extras = page.getByRole("checkbox");
  await expect(extras).toHaveCount(3);
  await expect(page.locator("input[type=checkbox][checked], input[type=checkbox]:checked")).toHaveCount(0);
  for (const card of await page.locator(".extra").all()) {
    await expect(card).toContainText("incl. VAT,");
  }
  await expect(page.locator(".extra").first()).toContainText("/kg");
  const order = page.getByRole("button", { name: "Continue to your order" });
  await expect(order).toHaveCount(1);
  await page.getByRole("checkbox", { name: /With plenty of water/ }).focus();
  await page.keyboard.press("Space");
  await page.locator(".extra label", { hasText: "With knife and fork" }).click();
  await order.click();
  await expect(page).toHaveURL("/offerpay/gb?package=daily-trio-3&extra=daily-fibre-1&extra=light-kitchen-1");
  expect((await basketOf(page))?.items).toEqual(["daily-trio-3", "daily-fibre-1", "light-kitchen-1"]);
  await page.goBack();
  await expect(page.locator("input[type=checkbox]:checked")).toHaveCount(2);
  await page.locator(".extra label", { hasText: "With plenty of water" }).click();
  await order.click();
  await expect(page).toHaveURL("/offerpay/gb?package=daily-trio-3&extra=light-kitchen-1");
  expect((await basketOf(page))?.items).toEqual(["daily-trio-3", "light-kitchen-1"]);
});

test("on the express page a choice goes into the basket at once, and nothing before it", async ({ page }) => {
  await open(page, "/buy/de");
  await expect(page.locator("input[name=package]:checked")).toHaveCount(0);
  expect(await basketOf(page)).toBeNull();
  await page.locator("label", { hasText: "3 Dosen" }).click();
  await expect
    .poll(() => basketOf(page))
    .toEqual({ country: "DE", items: ["daily-trio-3"], funnel: null, from: "buy" });
  await page.reload();
  await isReady(page);
  await expect(page.getByRole("radio", { name: "3 Dosen" })).toBeChecked();
  await expect(page).toHaveURL("/buy/de");
});

for (const { path, lines } of [
  { path: "/offer1/de", lines: ["89,70 €", "766,67 €/kg", "inkl. MwSt.,", "zzgl. 3,90 € Versand"] },
  { path: "/offer1/gb", lines: ["£77.70", "£664.10/kg", "incl. VAT,", "plus £4.90 delivery"] },
  { path: "/offer1/se", lines: ["999,00 kr", "8 538,46 kr/kg", "inkl. moms,"] },
  { path: "/offer1/be", lines: ["89,70 €", "766,67 €/kg", "TTC,"] },
]) {
  test(`a price in ${path} names the price of a kilogram, tax and delivery beside it`, async ({ page }) => {
    await open(page, path);
    const chosen = page.locator(".package", { has: page.locator("input:checked") });
    for (const line of lines) {
      await expect(chosen).toContainText(line);
    }
  });
}

test("what the law wants to be known of a supplement is open on the page that sells it", async ({ page }) => {
  await open(page, "/offerdet/de");
  const facts = page.locator("[data-legal='supplement-facts']");
  await expect(facts).toContainText("Nahrungsergänzungsmittel");
  await expect(facts.locator("[data-legal='statement']")).toHaveCount(3);
  await expect(facts).toContainText("Erstickungsgefahr");
  await expect(facts.getByRole("row", { name: /Glucomannan/ })).toContainText("3 g");
});

test("a claim stands with the dose, the diet and the cautions", async ({ page }) => {
  await open(page, "/offer1/de");
  const benefits = page.locator(".benefits");
  await expect(benefits.locator("[data-claim='chol_lipid']")).toHaveText(
    "Cholin trägt zu einem normalen Fettstoffwechsel bei",
  );
  for (const companion of ["dose", "diet", "avoid"]) {
    await expect(benefits.locator(`[data-companion='${companion}']`).first()).toBeVisible();
  }
});

test("invented reviews are called samples and never verified", async ({ page }) => {
  await open(page, "/offer1/gb");
  const reviews = page.locator(".review");
  expect(await reviews.count()).toBeGreaterThan(2);
  for (const review of await reviews.all()) {
    await expect(review).toContainText("Sample, invented");
    await expect(review).not.toContainText("Verified");
  }
});

test("the gallery of all blocks is for those who build the shop", async ({ page, openShop, shop }) => {
  expect((await page.request.get(`${shop.url}/gallery/de`)).status()).toBe(404);
  const own = await openShop({ mode: "development" });
  await open(page, `${own.url}/gallery/fi`);
  await expect(page.locator(".block")).not.toHaveCount(0);
});

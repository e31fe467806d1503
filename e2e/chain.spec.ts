// After the payment: offers one after the other, each an order of its own with its own button, and a way past it of the same size.
// Whatever becomes of them, the first order stays as it is.

import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./harness/axe.ts";
import { actAtBank, declineOffer, numbersThanked } from "./harness/chain.ts";
import { act, buttonWords, fillForm, isAtProvider, isFillable, order, orderButton } from "./harness/checkout.ts";
import { type Country, countries } from "./harness/countries.ts";
import { isFull } from "./harness/matrix.ts";
import { isReady, open } from "./harness/opened-page.ts";
import { expect, test } from "./harness/shop.ts";

const [germany] = countries;

test.use({ viewport: { width: 390, height: 844 } });

type First = { place?: Country; agrees?: boolean; bank?: boolean; method?: string };

/** Buys through the main funnel's offer, by card, up to the first offer after payment. */
async function buyFirst(page: Page, { place = germany, agrees = true, bank = false, method = "card" }: First = {}) {
  await open(page, `/offer1/${place.segment}`);
  await page.locator("form:has([name=package]) button[type=submit]").first().click();
  await isFillable(page);
  await fillForm(page, place);
  await page.locator(`[name=method][value=${method}]`).check();
  const box = page.locator("[name=charge_again]");
  if (agrees) {
    await expect(box, "nothing is agreed to in advance").not.toBeChecked();
    await box.check();
  }
  await order(page);
  if (bank) {
    await act(page, "ask-bank");
    await act(page, "bank-ok");
  } else {
    await act(page, "approve");
  }
  await isOffered(page, "upsell", place);
}

async function isOffered(page: Page, name: string, { segment }: Country = germany): Promise<Locator> {
  await expect(page).toHaveURL(new RegExp(`/${name}/${segment}`));
  await isReady(page);
  await expect(orderButton(page)).toBeVisible();
  return page.locator(`[data-offer=${name}]`);
}

/** Pays the offer as any order, and finds both orders. */
async function payAnew(page: Page): Promise<void> {
  await page.locator("[data-offer] [name=method][value=paypal]").check();
  await orderButton(page).click();
  await isAtProvider(page);
  await act(page, "approve");
  await isOffered(page, "offerebook");
  await page.goto("/thankyou/de");
  expect(await numbersThanked(page, germany)).toHaveLength(2);
}

for (const place of isFull ? countries : [germany, countries.find(({ code }) => code === "DK") ?? germany]) {
  test(`who left their card in ${place.code} orders with one press each, and finds all orders`, async ({ page }) => {
    await buyFirst(page, { place });
    await expect(orderButton(page)).toHaveText(buttonWords[place.code]);
    await expect(page.locator("[data-offer] [name=method]")).toHaveCount(0);
    await orderButton(page).click();
    await isOffered(page, "offerebook", place);
    const early = page.locator("[name=early_supply]");
    await expect(early).not.toBeChecked();
    await early.check();
    await orderButton(page).click();
    await isOffered(page, "addapp", place);
    await declineOffer(page);
    const numbers = await numbersThanked(page, place);
    expect(numbers).toHaveLength(3);
    expect(new Set(numbers).size).toBe(3);
  });
}

test("saying no is as easy as saying yes, leads to the next offer, and ends at the thanks", async ({ page }) => {
  await buyFirst(page);
  const looks = (control: Locator) =>
    control.evaluate((element) => {
      const { fontSize, fontWeight, height, width } = getComputedStyle(element);
      return { fontSize, fontWeight, height: Number.parseFloat(height), width: Number.parseFloat(width) };
    });
  const yes = await looks(orderButton(page));
  const no = await looks(page.locator("[data-offer] > .button-secondary"));
  expect(no.fontSize).toBe(yes.fontSize);
  expect(Math.abs(no.height - yes.height) / yes.height).toBeLessThan(0.1);
  expect(Math.abs(no.width - yes.width) / yes.width).toBeLessThan(0.1);
  await expectNoViolations(page, [390]);
  await declineOffer(page);
  await isOffered(page, "detolex-upsell");
  // The page's own words for no do the same.
  await page.getByRole("main").locator("a[href^='/thankyou']").first().click();
  await isOffered(page, "offerebook");
  await declineOffer(page);
  await isOffered(page, "addapp");
  await declineOffer(page);
  expect(await numbersThanked(page, germany)).toHaveLength(1);
});

test("who did not leave their method pays as usual and goes on", async ({ page }) => {
  await buyFirst(page, { agrees: false });
  await expect(page.locator("[data-offer] [name=method]").first()).toBeVisible();
  await payAnew(page);
});

test("the bank's step stands over the offer, and its no leaves the first order alone", async ({ page }) => {
  await buyFirst(page, { bank: true });
  const offer = page.locator("[data-offer=upsell]");
  await orderButton(page).click();
  const step = page.locator(".bank-step");
  await expect(step.locator("iframe")).toBeVisible();
  await expect(page).toHaveURL(/\/upsell\/de/);
  // The bank's own page is the bank's own.
  await expectNoViolations(page, [390], ".bank-step");
  await actAtBank(page, "bank-refused");
  await expect(offer.locator("[data-note=failed]")).toBeVisible();
  await expect(offer.locator("[name=method]").first()).toBeVisible();
  await expectNoViolations(page, [390]);
  await payAnew(page);
});

test("a bank that wants to see the buyer is passed in place, and the chain goes on", async ({ page }) => {
  await buyFirst(page, { bank: true });
  await orderButton(page).click();
  await actAtBank(page, "bank-ok");
  await isOffered(page, "offerebook");
});

test("who turns away from the bank has paid nothing", async ({ page }) => {
  await buyFirst(page, { bank: true });
  await orderButton(page).click();
  const step = page.locator(".bank-step");
  await expect(step).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(step).toHaveCount(0);
  await expect(page.locator("[data-note=failed]")).toBeVisible();
  await page.goto("/thankyou/de");
  expect(await numbersThanked(page, germany)).toHaveLength(1);
});

test("the bank's step opens in the whole window for who wants that, and leads back to the chain", async ({ page }) => {
  await buyFirst(page, { bank: true });
  await orderButton(page).click();
  await page.locator(".bank-step a").click();
  await isAtProvider(page);
  await act(page, "bank-ok");
  await isOffered(page, "offerebook");
});

test("an offer survives a reload, and works with the keyboard alone", async ({ page }) => {
  await buyFirst(page);
  await page.reload();
  await isOffered(page, "upsell");
  await orderButton(page).focus();
  await page.keyboard.press("Enter");
  await isOffered(page, "offerebook");
  await page.locator("[data-offer] > .button-secondary").focus();
  await page.keyboard.press("Enter");
  await isOffered(page, "addapp");
});

test("who leaves in the middle keeps the order, and the pages sell alone to everybody else", async ({ page }) => {
  await buyFirst(page);
  await page.goto("/thankyou/de");
  expect(await numbersThanked(page, germany)).toHaveLength(1);
  await page.evaluate(() => localStorage.clear());
  await open(page, "/upsell/de");
  await expect(page.locator("[data-offer]")).toHaveCount(0);
  await page.locator("form:has([name=package]) button[type=submit]").first().click();
  await expect(page).toHaveURL(/\/offerpay\/de\?/);
});

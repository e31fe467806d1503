// From the offer to the paid order, in every country: with the bank's step, refusals, tabs that close and tabs that are two,
// and nothing lost or doubled by any of it.

import type { Page } from "@playwright/test";
import { expectNoViolations } from "./harness/axe.ts";
import { answerOffers, isThanked, numbersThanked, outcomes, payFirst } from "./harness/chain.ts";
import {
  act,
  buttonWords,
  fieldsOf,
  fillForm,
  isAtProvider,
  isFillable,
  kept,
  openCheckout,
  order,
  orderButton,
  watchPayments,
} from "./harness/checkout.ts";
import { type Country, countries } from "./harness/countries.ts";
import { isFull, nth } from "./harness/matrix.ts";
import { isReady, open } from "./harness/opened-page.ts";
import { followToSummary, quizzes } from "./harness/quiz-table.ts";
import { createWalker, ordinaryPlan, tabTo } from "./harness/quiz-walker.ts";
import { expect, test } from "./harness/shop.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

const phone = [390];

function country(code: Country["code"]): Country {
  return nth(
    countries,
    Math.max(
      0,
      countries.findIndex((candidate) => candidate.code === code),
    ),
  );
}

const germany = country("DE");
const britain = country("GB");

/** Every offer with packages that leads to the pay page. */
const offers = ["offer1", "offerV3", "offer2", "offer", "offerdet", "take", "take2", "take-test"];

/** Every offer in every country; or every country once and every offer once. */
const rows = countries.flatMap((place, row) =>
  isFull ? offers.map((offer) => ({ place, offer })) : [{ place, offer: nth(offers, row) }],
);

for (const { place, offer } of rows) {
  test(`/${offer}/${place.segment} leads to a paid order`, async ({ page }) => {
    await open(page, `/${offer}/${place.segment}`);
    await page
      .locator(".package-form button[type=submit], form:has([name=package]) button[type=submit]")
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/offerpay/${place.segment}\\?`));
    await isFillable(page);
    await expect(orderButton(page)).toHaveCount(1);
    await expect(orderButton(page)).toHaveText(buttonWords[place.code]);
    const total = await page.locator(".order-totals .order-total dd").innerText();
    await fillForm(page, place);
    await order(page);
    await expect(page.locator(".amount")).toHaveText(total);
    await act(page, "approve");
    await isThanked(page, place);
    await expect(page.locator(".order-placed .order-total dd")).toHaveText(total);
    await expect(page.locator(".order-placed")).toContainText(fieldsOf(place)[0]?.[1] ?? "");
    expect(await kept(page, "trichter:basket")).toBeNull();
  });
}

test("what is wrong is said at the field, one after the other, and every state can be read by anybody", async ({
  page,
  noise,
}) => {
  noise.expect(/422/);
  await openCheckout(page, britain);
  await expectNoViolations(page, phone);
  await orderButton(page).click();
  await expect(page.locator("#order-email")).toBeFocused();
  await expect(page.locator("#order-email")).toHaveAccessibleDescription(/Please enter your email address/);
  await expect(page.locator("#order-name")).toHaveAccessibleDescription("Please fill in this field.");
  await expectNoViolations(page, phone);
  await fillForm(page, britain);
  await page.locator("#order-postcode").fill("BT1 1AA");
  await orderButton(page).click();
  await expect(page.locator("#order-postcode")).toBeFocused();
  await expect(page.locator("#order-postcode")).toHaveAccessibleDescription(/cannot deliver there/);
  await page.locator("#order-postcode").fill("sw1a1aa");
  await page.locator("#order-postcode").press("Enter");
  await expect(page).toHaveURL(/offerpay/);
  await order(page);
  await act(page, "approve");
  await isThanked(page, britain);
  await expectNoViolations(page, phone);
});

test("a refused payment leads back with everything in place, and the bank's step to the paid order", async ({
  page,
}) => {
  await openCheckout(page, germany);
  await fillForm(page, germany);
  await order(page);
  await act(page, "decline");
  await expect(page.locator("[data-note=declined]")).toBeFocused();
  await expect(page).toHaveURL(/\/offerpay\/de/);
  await expect(page.locator("#order-name")).toHaveValue("Anna Muster");
  await expect(page.locator(".order-lines").first()).toContainText("Trio");
  await expectNoViolations(page, phone);
  await order(page);
  await act(page, "ask-bank");
  await act(page, "bank-ok");
  await isThanked(page, germany);
});

test("who turns back at the provider finds their basket", async ({ page }) => {
  await openCheckout(page, germany);
  await fillForm(page, germany);
  await order(page);
  await act(page, "cancel");
  await expect(page.locator("[data-note=cancelled]")).toBeFocused();
  expect(await kept(page, "trichter:basket")).not.toBeNull();
});

test("a payment on its way is waited for", async ({ page }) => {
  await openCheckout(page, germany);
  await fillForm(page, germany);
  await order(page);
  await act(page, "delay");
  await expect(page.locator(".order-return[data-stage=pending]")).toBeVisible();
  await expectNoViolations(page, phone);
});

test("a tab that closes before the return loses nothing", async ({ page, context, noise }) => {
  await openCheckout(page, germany);
  await fillForm(page, germany);
  await order(page);
  // The provider takes the money, and the buyer never sees the answer.
  const { status } = await page.evaluate(async (address) => {
    const body = new URLSearchParams({ action: "approve" });
    const answer = await fetch(address, { method: "POST", body, redirect: "manual" });
    return { status: answer.status };
  }, page.url());
  expect(status).toBeLessThan(400);
  await page.close();
  const next = await context.newPage();
  noise.listenTo(next);
  await open(next, "/offerpay/de");
  await isThanked(next, germany);
});

test("Back from the provider leads to the filled form, and forward to the same payment", async ({ page }) => {
  const payments = watchPayments(page);
  await openCheckout(page, germany);
  await fillForm(page, germany);
  await order(page);
  const payPage = page.url();
  await page.goBack();
  await isFillable(page);
  await expect(page.locator("#order-city")).toHaveValue("Berlin");
  await expect(page.locator("[data-note=open]")).toBeVisible();
  await order(page);
  expect(page.url()).toBe(payPage);
  expect(new Set(payments.map(({ attempt }) => attempt)).size).toBe(1);
  await act(page, "approve");
  await isThanked(page, germany);
});

test("two clicks are one order", async ({ page }) => {
  const payments = watchPayments(page);
  await openCheckout(page, germany);
  await fillForm(page, germany);
  await orderButton(page).dblclick();
  await isAtProvider(page);
  expect(payments).toHaveLength(1);
  await act(page, "approve");
  await isThanked(page, germany);
});

test("two tabs are one order", async ({ page, context, noise }) => {
  noise.expect(/409/);
  const other = await context.newPage();
  noise.listenTo(other);
  await openCheckout(page, germany);
  await fillForm(page, germany);
  await open(other, "/offerpay/de");
  await isFillable(other);
  await fillForm(other, germany);
  await order(page);
  await order(other);
  expect(other.url()).toBe(page.url());
  await act(page, "approve");
  const number = await isThanked(page, germany);
  // The second tab comes back to what is paid already.
  await other.goBack();
  await other.locator(".order-empty a[href^='/thankyou/de']").click();
  expect(await isThanked(other, germany)).toBe(number);
});

test("a changed price is shown and has to be agreed to", async ({ page, shop, noise }) => {
  noise.expect(/409/);
  // A package that no other test buys.
  const [sku, cents] = ["daily-fibre-1", 1] as const;
  await openCheckout(page, germany, { sku });
  await fillForm(page, germany);
  const total = page.locator(".order-totals .order-total dd");
  const before = await total.innerText();
  const price = amountOf(await page.locator(".order-line .price").first().innerText()) + cents;
  await shop.command("price", "set", sku, "DE", (price / 100).toFixed(2));
  const isLive = async () => (await page.request.get("/offerdet/de")).text();
  await expect.poll(isLive).toContain((price / 100).toFixed(2).replace(".", ","));
  await orderButton(page).click();
  const note = page.locator("[data-note=price-changed]");
  await expect(note).toBeFocused();
  await expect(note).toContainText(before);
  const now = await total.innerText();
  expect(amountOf(now)).toBe(amountOf(before) + cents);
  await expectNoViolations(page, phone);
  await expect(page).toHaveURL(/offerpay/);
  await order(page);
  await expect(page.locator(".amount")).toHaveText(now);
});

/** Cents of an amount as Germans write it. */
function amountOf(text: string): number {
  return Number(text.replace(/\D/g, ""));
}

test("the keyboard alone is enough", async ({ page }) => {
  await openCheckout(page, germany);
  const type = async (name: string, value: string) => {
    await tabTo(page, page.locator(`#order-${name}`));
    await page.keyboard.type(value);
  };
  await type("email", "anna@example.org");
  for (const [name, value] of fieldsOf(germany)) {
    await type(name, value);
  }
  await tabTo(page, page.locator("[name=method]:checked"));
  await page.keyboard.press("ArrowDown");
  await tabTo(page, orderButton(page));
  await page.keyboard.press("Enter");
  await isAtProvider(page);
  await tabTo(page, page.locator("button[value=approve]"));
  await page.keyboard.press("Enter");
  await isThanked(page, germany);
});

test("the express page takes an order by itself", async ({ page }) => {
  await open(page, "/buy/gb");
  await page.locator("label", { hasText: "3 jars" }).click();
  await isFillable(page);
  await expect(page).toHaveURL("/buy/gb");
  await fillForm(page, britain);
  await order(page);
  await act(page, "decline");
  await expect(page.locator("[data-note=declined]")).toBeFocused();
  await expect(page).toHaveURL(/\/buy\/gb/);
  await order(page);
  await act(page, "approve");
  await isThanked(page, britain);
});

test("an empty basket, a strange tab and a page without an order are kind", async ({ page }) => {
  await open(page, "/offerpay/fr");
  await expect(page.locator(".order-empty a")).toHaveAttribute("href", "/take/fr");
  await expectNoViolations(page, phone);
  await open(page, "/paypal-confirm/offerpay?order=ord_01KA3Q1QY0V5W3N8Z4T6R2H9CD");
  await expect(page.locator(".order-return[data-stage=stranger]")).toBeVisible();
  await expectNoViolations(page, phone);
  await open(page, "/thankyou/fr");
  await expect(page.locator(".order-placed")).toHaveCount(0);
});

test.describe("from the first question to the thanks", () => {
  /** Every funnel in every country with every outcome of its chain; or every outcome once, each in another funnel and country. */
  const walks = isFull
    ? quizzes.flatMap((quiz) => countries.flatMap((place) => outcomes.map((outcome) => ({ quiz, place, outcome }))))
    : outcomes.map((outcome, row) => ({ quiz: nth(quizzes, row + 1), place: nth(countries, row * 2 + 1), outcome }));
  for (const { quiz, place, outcome } of walks) {
    test(`/${quiz.name}/${place.segment}, by somebody who ${outcome}`, async ({ page }) => {
      const walker = createWalker(page, ordinaryPlan);
      await walker.open(`/${quiz.name}/${place.segment}`);
      await walker.walk();
      await isReady(page);
      await followToSummary(page);
      await expect(page).toHaveURL(new RegExp(`/${quiz.summary}/${place.segment}`));
      await orderFromSummary(page);
      await isFillable(page);
      await fillForm(page, place);
      await payFirst(page, outcome);
      const bought = await answerOffers(page, outcome);
      const numbers = await numbersThanked(page, place);
      expect(new Set(numbers).size).toBe(1 + bought);
      expect(numbers.every((number) => number.startsWith(`${place.code}-`))).toBe(true);
    });
  }
});

/** Whatever the quiz suggests, its way on leads to an offer; who is offered nothing takes the offer that everybody may. */
async function orderFromSummary(page: Page): Promise<void> {
  await expect(page.locator(".quiz-result-ending")).toBeVisible();
  const onward = page.locator(".quiz-result .button-primary");
  if ((await onward.count()) > 0) {
    await onward.first().click();
  } else {
    await page.goto(new URL(page.url()).pathname.replace(/^\/[^/]+/, "/take"));
  }
  await isReady(page);
  await page.locator("form:has([name=package]) button[type=submit]").first().click();
}

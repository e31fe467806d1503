// What buyers say: the link of the mail opens the form, stars are radio buttons, what is taken is on the pages soon, and what must
// not be shown is withheld with a reason that its author can act on.

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./harness/axe.ts";
import { isThanked } from "./harness/chain.ts";
import { act, fillForm, openCheckout, order } from "./harness/checkout.ts";
import { type Country, countries } from "./harness/countries.ts";
import { mailsTo, newAddress } from "./harness/mails.ts";
import { isReady, open } from "./harness/opened-page.ts";
import { tabTo } from "./harness/quiz-walker.ts";
import type { Server } from "./harness/server.ts";
import { expect, test } from "./harness/shop.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

const phone = [390];

function countryOf(code: Country["code"]): Country {
  const found = countries.find((country) => country.code === code);
  if (!found) {
    throw new Error(`${code} is gone.`);
  }
  return found;
}

/** Buys, has the parcel sent, lets the weeks pass, and gives the link of the mail that asks. */
async function invited(page: Page, shop: Server, country: Country): Promise<string> {
  const address = newAddress();
  await openCheckout(page, country, { at: shop.url });
  await fillForm(page, country, address);
  await order(page);
  await act(page, "approve");
  const number = await isThanked(page, country);
  await shop.command("orders", "ship", number);
  const books = new DatabaseSync(join(shop.dataFolder, "trichter.sqlite3"));
  books.exec("PRAGMA busy_timeout = 5000");
  books.exec("UPDATE job SET due_at_ms = 0 WHERE dedup_key LIKE 'review %' AND state = 'waiting'");
  books.close();
  // The order was paid, its parcel left, and its buyer is asked.
  const mails = await mailsTo(shop, address, 3);
  const asking = mails.find(({ text }) => text.includes("#review="));
  return asking?.link("review") ?? "";
}

function stars(page: Page, count: number): Locator {
  return page.locator(`.feedback-choice input[value="${count}"]`);
}

function send(page: Page): Locator {
  return page.locator(".feedback-form button[type=submit]");
}

test("without a link the page says how reviews come about, in every country", async ({ page, request }) => {
  for (const { segment } of countries) {
    expect((await request.get(`/feedback/${segment}`)).status()).toBe(200);
  }
  await open(page, "/feedback/de");
  await expect(page.getByRole("heading", { name: "Der Weg einer Bewertung" })).toBeVisible();
  await expect(page.locator(".feedback-form")).toHaveCount(0);
});

test("who got a parcel says what it was like, and it is on the pages without a restart", async ({ page, openShop }) => {
  const shop = await openShop({});
  const link = await invited(page, shop, countryOf("DE"));
  await page.goto(shop.url + link);
  await isReady(page);
  await expect(page).toHaveURL(`${shop.url}/feedback/de`);
  await expect(page.getByRole("heading", { name: "Deine Bewertung" })).toBeVisible();
  await expectNoViolations(page, phone);

  await send(page).click();
  await expect(page.getByText("Wähl bitte ein bis fünf Sterne.")).toBeVisible();
  await expect(stars(page, 1)).toBeFocused();
  await expect(page.getByLabel("Name, der daneben steht")).toHaveAccessibleDescription(/Gib bitte einen Namen an/);
  await expectNoViolations(page, phone);

  await page.locator(".feedback-choice").nth(4).click();
  await page.getByLabel("Deine Worte").fill("Ich habe 8 kg in 4 Wochen abgenommen.");
  await page.getByLabel("Name, der daneben steht").fill("Anna M.");
  await send(page).click();
  await expect(page.getByText("So können wir deine Bewertung nicht zeigen.")).toBeFocused();
  await expect(page.locator(".feedback-said li").first()).toHaveText("eine Menge an Gewicht");
  await expectNoViolations(page, phone);

  await page.getByRole("button", { name: "In anderen Worten schreiben" }).click();
  await expect(page.getByLabel("Deine Worte")).toHaveValue(/8 kg/);
  await page.getByLabel("Deine Worte").fill("Kam pünktlich.\n\nDer Deckel klemmt.");
  await page.locator(".feedback-choice").nth(1).click();
  await send(page).click();
  await expect(page.getByText("Danke. Deine Bewertung ist veröffentlicht.")).toBeFocused();
  await expectNoViolations(page, phone);
  await page.reload();
  await isReady(page);
  await expect(page.locator(".feedback-words"), "the link shows what was said").toHaveText(/Kam pünktlich/);
  await expect(page.locator(".feedback-form")).toHaveCount(0);

  await expect(async () => {
    await page.goto(`${shop.url}/take/fr`);
    await expect(page.locator(".review")).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await isReady(page);
  const review = page.locator(".review");
  await expect(review).toContainText("Achat vérifié");
  await expect(review.locator(".review-text")).toHaveAttribute("lang", "de");
  await expect(page.locator(".reviews-average")).toContainText("2,0 étoiles sur 5");
  await expectNoViolations(page, phone);
  await page.getByRole("link", { name: "Comment nous vérifions les avis" }).click();
  await expect(page).toHaveURL(`${shop.url}/feedback/fr`);
});

test("keyboard alone, a lost connection, one star, and no more questions", async ({ page, openShop, noise }) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  // Of its own: what is said is on the pages of the shop it is said in.
  const shop = await openShop({});
  const ids: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/api\/feedback\/ord_\w+$/.test(request.url())) {
      ids.push(request.postDataJSON().id);
    }
  });
  await page.goto(shop.url + (await invited(page, shop, countryOf("GB"))));
  await isReady(page);
  await expect(stars(page, 1)).toBeVisible();
  await tabTo(page, stars(page, 1));
  await page.keyboard.press("Space");
  await expect(stars(page, 1)).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("The lid sticks.");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Anna S.");
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("There is no connection just now");
  await expectNoViolations(page, phone);
  await page.context().setOffline(false);
  await send(page).click();
  await expect(page.getByText("Thank you. Your review is published.")).toBeFocused();
  expect(new Set(ids).size, "however often it is sent, it is one").toBe(1);
  await page.getByRole("button", { name: "Do not ask again" }).click();
  await expect(page.getByText("Fine, we will not ask again.")).toBeVisible();
});

test("a link that opens nothing says so", async ({ page, noise }) => {
  noise.expect(/403/);
  await page.goto("/feedback/se#review=ord_01KA3Q1QY0V5W3N8Z4T6R2H9CD.bm90LXRoaXMtb25lLW5vdC10aGlzLW9uZS1ub3Q");
  await isReady(page);
  await expect(page.getByRole("heading", { name: "Den här länken öppnar inget längre" })).toBeVisible();
  await expectNoViolations(page, phone);
});

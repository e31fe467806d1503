// Withdrawal from a contract: two steps, no login, no reason, one record however often it is sent, and a receipt on the screen
// and by mail.

import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./harness/axe.ts";
import { isThanked } from "./harness/chain.ts";
import { act, fillForm, openCheckout, order } from "./harness/checkout.ts";
import { type Country, countries } from "./harness/countries.ts";
import { mailsTo, newAddress } from "./harness/mails.ts";
import { isReady, open } from "./harness/opened-page.ts";
import { tabTo } from "./harness/quiz-walker.ts";
import { expect, test } from "./harness/shop.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

const phone = [390];

/** What the law lets the confirming button say, and nothing else. */
const confirmWords: Record<Country["code"], string> = {
  DE: "Widerruf bestätigen",
  AT: "Widerruf bestätigen",
  FR: "Confirmer la rétractation",
  BE: "Confirmer la rétractation",
  SE: "Bekräfta frånträde",
  GB: "Confirm withdrawal",
  DK: "Bekræft fortrydelse",
  FI: "Vahvista peruuttaminen",
};

function confirmButton(page: Page): Locator {
  return page.locator("[data-legal=withdraw-confirm]");
}

function heading(page: Page): Locator {
  return page.locator(".withdrawal h2");
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`#withdrawal-${name}`).fill(value);
  }
}

function next(page: Page): Locator {
  return page.locator(".withdrawal-form button[type=submit]");
}

test("the page has the words of the law in every country", async ({ request }) => {
  for (const { code, segment } of countries) {
    const payload = await (await request.get(`/refund/${segment}/_payload.json`)).json();
    expect(payload.props.withdrawal.confirm, code).toBe(confirmWords[code]);
    const html = await (await request.get(`/refund/${segment}`)).text();
    expect(html.match(/<input[^>]* required=""/g), code).toHaveLength(3);
    expect(html, code).toContain('class="card withdrawal"');
  }
});

test("who bought withdraws, sees the receipt, and has it by mail", async ({ page, shop }) => {
  const germany = countries.find(({ code }) => code === "DE");
  if (!germany) {
    throw new Error("Germany is gone.");
  }
  const address = newAddress();
  await openCheckout(page, germany);
  await fillForm(page, germany, address);
  await order(page);
  await act(page, "approve");
  const number = await isThanked(page, germany);

  await page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" }).click();
  await expect(page).toHaveURL("/refund/de");
  await isReady(page);
  await expectNoViolations(page, phone);
  await fill(page, { name: "Anna Muster", order: number, email: address, items: "eine Dose" });
  await page.getByRole("checkbox").check();
  await next(page).click();
  await expect(heading(page)).toHaveText("Deine Erklärung");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("main").getByRole("button")).toHaveText([confirmWords.DE]);
  await expect(page.locator(".withdrawal-statement p")).toHaveText([
    `Hiermit widerrufe ich den Vertrag über die Bestellung ${number} für diese Artikel: eine Dose`,
    "Der Widerruf gilt auch für die späteren Bestellungen desselben Einkaufs.",
    "Name: Anna Muster",
    `E-Mail-Adresse: ${address}`,
  ]);
  await expectNoViolations(page, phone);
  await confirmButton(page).click();
  await expect(heading(page)).toHaveText("Dein Widerruf ist eingegangen.");
  await expect(heading(page)).toBeFocused();
  await expect(page.locator(".withdrawal-facts time")).toHaveText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/);
  await expectNoViolations(page, phone);
  await page.reload();
  await expect(heading(page), "the receipt outlives a reload").toHaveText("Dein Widerruf ist eingegangen.");

  await expect
    .poll(async () => (await mailsTo(shop, address, 2)).some(({ text }) => text.includes("Hiermit widerrufe ich")))
    .toBe(true);
});

test("keyboard alone, an order that nobody knows, and what is wrong said at its field", async ({ page }) => {
  await open(page, "/refund/gb");
  await tabTo(page, page.locator("#withdrawal-name"));
  await page.keyboard.press("Enter");
  await expect(page.locator("#withdrawal-name")).toBeFocused();
  await expect(page.locator("#withdrawal-name")).toHaveAccessibleDescription("Please fill in this field.");
  await expect(page.locator("#withdrawal-email")).toHaveAccessibleDescription(/Please fill in this field/);
  await expectNoViolations(page, phone);
  await page.keyboard.type("Anna Smith");
  await page.keyboard.press("Tab");
  await page.keyboard.type("the one of last week");
  await page.keyboard.press("Tab");
  await page.keyboard.type(newAddress());
  await page.keyboard.press("Enter");
  await expect(heading(page)).toBeFocused();
  await expect(page.locator(".withdrawal-statement")).toContainText("the one of last week");
  await tabTo(page, confirmButton(page));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("We have received your withdrawal.");
});

test("a reload between the steps and a lost connection lose nothing, and it counts once", async ({ page, noise }) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const ids: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/withdrawals")) {
      ids.push(request.postDataJSON().id);
    }
  });
  await open(page, "/refund/fr");
  await fill(page, { name: "Anne Martin", order: "FR-999999" });
  await page.reload();
  await isReady(page);
  await expect(page.locator("#withdrawal-name")).toHaveValue("Anne Martin");
  await fill(page, { email: newAddress() });
  await next(page).click();
  await expect(confirmButton(page)).toHaveText(confirmWords.FR);
  await page.reload();
  await isReady(page);
  await expect(confirmButton(page)).toBeVisible();
  await page.getByRole("link", { name: "Modifier les informations" }).click();
  await expect(page.locator("#withdrawal-order")).toHaveValue("FR-999999");
  await next(page).click();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await confirmButton(page).click();
  await expect(page.getByRole("alert")).toContainText("Il n’y a pas de connexion en ce moment");
  await expectNoViolations(page, phone);
  await page.context().setOffline(false);
  await confirmButton(page).click();
  await expect(heading(page)).toHaveText("Votre rétractation nous est parvenue.");
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  await page.getByRole("button", { name: "Renoncer à un autre contrat" }).click();
  await expect(page.locator("#withdrawal-name")).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that a mail is as good, and has a model for it", async ({ page, noise }) => {
    noise.expect(/^failed: .*\.js csp$/);
    await page.goto("/refund/de");
    await expect(page.locator("noscript .note")).toBeVisible();
    await expect(page.locator('noscript a[href="/terms/de#refund"]')).toBeVisible();
    await expect(page.locator(".withdrawal")).toBeHidden();
  });
});

// The e-mail form after a quiz: nobody needs it, nothing is ticked in advance, every slip is met kindly, and what is asked for
// comes as a mail whose link opens the result on another device.

import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./harness/axe.ts";
import { answerBefore } from "./harness/consent.ts";
import { mailsTo, newAddress } from "./harness/mails.ts";
import { isReady, open } from "./harness/opened-page.ts";
import { createWalker, ordinaryPlan, tabTo } from "./harness/quiz-walker.ts";
import { expect, test } from "./harness/shop.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

const phone = [390];

function boxOf(page: Page, name: "result" | "newsletter"): Locator {
  return page.locator(`label:has(input[name=${name}])`);
}

function field(page: Page): Locator {
  return page.locator("#lead-email");
}

function send(page: Page): Locator {
  return page.locator(".lead-form button[type=submit]");
}

/** What is sent to the shop. */
function watchForms(page: Page): { email: string }[] {
  const forms: { email: string }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/leads")) {
      forms.push(request.postDataJSON());
    }
  });
  return forms;
}

async function isSent(page: Page, address: string): Promise<void> {
  await expect(page.locator(".lead-sent")).toContainText(address);
  await expect(page.locator(".lead-sent h2")).toBeFocused();
}

test("a result goes by mail to another device, past a throw-away mailbox and a slip", async ({
  page,
  browser,
  shop,
  noise,
}) => {
  noise.expect(/422/);
  const walker = createWalker(page, { ...ordinaryPlan, isSaved: true });
  await walker.open("/start1/gb");
  await walker.walk();
  await expect(page).toHaveURL("/start-email/gb?src=start1");
  await expect(page.locator(".lead input:checked")).toHaveCount(0);
  await expectNoViolations(page, phone);
  await boxOf(page, "result").click();
  await field(page).fill("anna@mailinator.com");
  await send(page).click();
  await expect(page.getByRole("alert")).toHaveText(/a few minutes only/);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/a few minutes only/);
  await expectNoViolations(page, phone);

  const address = newAddress();
  await field(page).fill(address.replace("@example.org", "@gmial.com"));
  await send(page).click();
  await expect(page.getByText("Did you mean")).toBeFocused();
  await expectNoViolations(page, phone);
  await page.getByRole("button", { name: /^Yes, send to/ }).click();
  const meant = address.replace("@example.org", "@gmail.com");
  await isSent(page, meant);
  await expectNoViolations(page, phone);
  await page.locator(".email-way-on a").click();
  await expect(page).toHaveURL("/start1-summary/gb?src=start1");
  const ending = await page.locator(".quiz-result-ending h2").innerText();

  const [mail] = await mailsTo(shop, meant);
  const link = mail?.link("run") ?? "";
  expect(link).toMatch(/^\/start1-summary\/gb\?src=start1#run=ses_/);
  const other = await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } });
  await answerBefore(other, shop.url);
  const tablet = await other.newPage();
  noise.listenTo(tablet);
  await open(tablet, link);
  await expect(tablet).toHaveURL("/start1-summary/gb?src=start1");
  await expect(tablet.locator(".quiz-result-ending h2")).toHaveText(ending);
  await tablet.reload();
  await expect(tablet.locator(".quiz-result-ending h2")).toHaveText(ending);
  await other.close();
});

test("somebody else's run on the device is not lost to a link without being asked about", async ({
  page,
  browser,
  shop,
  noise,
}) => {
  const address = newAddress();
  const walker = createWalker(page);
  await walker.open("/go/fi");
  await walker.walk();
  // A quiz that asks for nothing about the body asks for no consent: the wish to have its result mailed is one.
  await boxOf(page, "result").click();
  await field(page).fill(address);
  await send(page).click();
  await isSent(page, address);
  const [mail] = await mailsTo(shop, address);

  const other = await browser.newContext({ baseURL: shop.url });
  await answerBefore(other, shop.url);
  const tablet = await other.newPage();
  noise.listenTo(tablet);
  const stranger = createWalker(tablet);
  await stranger.open("/go/fi");
  await stranger.answer();
  await open(tablet, mail?.link("run") ?? "");
  await expect(tablet.locator(".quiz-link h2")).toHaveText("Tällä laitteella on jo muita vastauksia.");
  await expectNoViolations(tablet, phone, ".quiz-result");
  await tablet.getByRole("button", { name: "Sähköpostin vastauksilla" }).click();
  await expect(tablet.locator(".quiz-result-ending h2")).toBeVisible();
  await other.close();
});

test("the sheet is filled in by keyboard alone, and an address that looks like a slip is kept", async ({ page }) => {
  const forms = watchForms(page);
  await open(page, "/start-email/fr");
  await expect(page.locator(".lead-no-result:not([data-idle])")).toBeVisible();
  await expect(boxOf(page, "result")).toBeHidden();
  const address = newAddress().replace("@example.org", "@hotmial.fr");
  await tabTo(page, field(page));
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(/^Cochez/);
  const newsletter = page.locator("input[name=newsletter]");
  await expect(newsletter).toBeFocused();
  await expectNoViolations(page, phone);
  await page.keyboard.press("Space");
  await tabTo(page, send(page));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Vouliez-vous écrire")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await isSent(page, address);
  expect(forms.map(({ email }) => email)).toEqual([address, address]);
});

test("cards are played by keyboard alone, and Back leads to the one before", async ({ page }) => {
  await open(page, "/start-email2/dk");
  await tabTo(page, page.locator("input[name=newsletter]"));
  await page.keyboard.press("Space");
  await expectNoViolations(page, phone);
  await tabTo(page, send(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/start-email2/dk#step-2");
  await expect(page.locator("#lead-heading")).toBeFocused();
  await expectNoViolations(page, phone);
  await page.goBack();
  await expect(page.locator("#lead-heading")).toHaveText("Hvad vil du gerne have på e-\u2060mail?");
  await expect(page.locator("input[name=newsletter]")).toBeChecked();
  await send(page).click();
  const address = newAddress();
  await tabTo(page, field(page));
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
  await isSent(page, address);
});

test("a newsletter is asked for in the words of the country, and only a second step orders it", async ({
  page,
  shop,
}) => {
  const address = newAddress();
  await open(page, "/email/se");
  await expect(field(page)).toBeHidden();
  await expectNoViolations(page, phone);
  const below = () => send(page).boundingBox();
  const before = await below();
  await boxOf(page, "newsletter").click();
  await expect(field(page)).toBeVisible();
  expect(await below(), "nothing jumps").toEqual(before);
  await field(page).fill(address);
  await send(page).dblclick();
  await isSent(page, address);
  const [mail, ...others] = await mailsTo(shop, address);
  expect(others, "a double click sends once").toEqual([]);
  expect(mail?.link("confirm")).toMatch(/^\/mailbox\/se#confirm=/);
});

test("a form without a connection says so, loses nothing, and goes when it is back", async ({ page, noise }) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const forms = watchForms(page);
  const address = newAddress();
  await open(page, "/start-email/de");
  await send(page).click();
  await expect(page.getByRole("alert")).toHaveText(/^Kreuz bitte an/);
  expect(forms, "without a tick nothing goes").toEqual([]);
  await boxOf(page, "newsletter").click();
  await field(page).fill(address);
  await page.context().setOffline(true);
  await send(page).click();
  await expect(page.getByRole("alert")).toHaveText(/^Gerade besteht keine Verbindung/);
  await expect(field(page)).toHaveValue(address);
  await page.context().setOffline(false);
  await send(page).click();
  await isSent(page, address);
});

test("the way on without an e-mail weighs as much as the other", async ({ page }) => {
  for (const path of ["/email/de", "/start-email/de", "/start-email2/de"]) {
    await open(page, path);
    const without = page.locator(".email-way-on a");
    await expect(without).toBeVisible();
    const looks = await Promise.all(
      [send(page), without].map((way) =>
        way.evaluate((element) => {
          const { backgroundColor, color, fontSize, minHeight } = getComputedStyle(element);
          return { backgroundColor, color, fontSize, minHeight, width: element.clientWidth };
        }),
      ),
    );
    expect(looks[1]).toEqual(looks[0]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form says how to go on, and sends nothing", async ({ page }) => {
    await page.goto("/start-email/gb");
    // Playwright finds no text in this element.
    await expect(page.locator("noscript .note")).toBeVisible();
    await field(page).fill("anna@example.org");
    await send(page).click();
    await expect(page).toHaveURL("/start-email/gb");
    await page.locator(".email-way-on a").click();
    await expect(page).toHaveURL("/start-summary/gb");
  });
});

test("an early visitor of the form finds it complete", async ({ page }) => {
  await page.goto("/start-email/gb");
  await boxOf(page, "newsletter").click();
  await field(page).fill("anna@example.org");
  await isReady(page);
  await expect(page.locator("input[name=newsletter]")).toBeChecked();
  await expect(field(page)).toHaveValue("anna@example.org");
});

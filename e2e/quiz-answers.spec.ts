// What becomes of answers on the way: Back shows and changes them, a reload or a closed tab loses none, "Start again" forgets
// all, units are the visitor's own, and cards can be dragged, pushed by keys and buttons, and put aside.

import type { Page } from "@playwright/test";
import { answerBefore } from "./harness/consent.ts";
import { comesToRest, isReady } from "./harness/opened-page.ts";
import { createWalker, leaves, ordinaryPlan, question, screenNumber, tabTo } from "./harness/quiz-walker.ts";
import { expect, test } from "./harness/shop.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

const ways: readonly { name: string; goBack(page: Page): Promise<unknown> }[] = [
  { name: "the button", goBack: (page) => page.locator(".quiz-back").click() },
  { name: "the browser", goBack: (page) => page.goBack() },
];

for (const { name, goBack } of ways) {
  test(`Back by ${name} shows earlier answers, and changing one keeps the later ones`, async ({ page }) => {
    const walker = createWalker(page);
    await walker.open("/go/gb");
    await walker.walkTo(/^What fits your day/);
    const number = screenNumber(page);
    for (const [asked, given] of [
      ["Where is your nearest glass of water?", "Within reach"],
      ["How many meals are there in your day?", "Three"],
      ["Do you have breakfast?", "Yes, nearly always"],
    ] as const) {
      await goBack(page);
      await expect(question(page)).toHaveText(asked);
      await expect(question(page)).toBeFocused();
      await expect(page.getByRole("radio", { name: given, exact: true })).toBeChecked();
    }
    await page.getByText("Most days").click();
    await expect(question(page)).toHaveText("How many meals are there in your day?");
    await expect(page.getByRole("radio", { name: "Three", exact: true })).toBeChecked();
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(question(page)).toHaveText("Where is your nearest glass of water?");
    await expect(page.getByRole("radio", { name: "Within reach" })).toBeChecked();
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(question(page)).toHaveText("What fits your day?");
    expect(screenNumber(page)).toBe(number);
    await page.locator(".quiz-back").click();
    await page.locator(".quiz-back").click();
    await page.locator(".quiz-back").click();
    await expect(page.getByRole("radio", { name: "Most days" })).toBeChecked();
  });
}

test("arrow keys only move between answers; Space and Enter go on", async ({ page }) => {
  await createWalker(page).open("/go/gb");
  const answers = page.getByRole("radio");
  for (const [key, next] of [
    ["Space", "Do you have breakfast?"],
    ["Enter", "How many meals are there in your day?"],
  ] as const) {
    const asked = await question(page).innerText();
    await tabTo(page, answers.first());
    await page.keyboard.press("ArrowDown");
    await expect(answers.nth(1)).toBeChecked();
    await comesToRest(page);
    await expect(question(page)).toHaveText(asked);
    await page.keyboard.press(key);
    await expect(question(page)).toHaveText(next);
    await expect(question(page)).toBeFocused();
  }
});

test.describe("somebody who comes back", () => {
  test.beforeEach(async ({ page }) => {
    const walker = createWalker(page);
    await walker.open("/go/gb");
    await walker.walkTo("one");
    await walker.answer();
    await walker.answer();
    await expect(question(page)).toHaveText("How many meals are there in your day?");
  });

  test("is on the same question after a reload, and can go back from it", async ({ page }) => {
    await page.reload();
    await isReady(page);
    await expect(question(page)).toHaveText("How many meals are there in your day?");
    await page.locator(".quiz-back").click();
    await expect(page.getByRole("radio", { name: "Yes, nearly always" })).toBeChecked();
  });

  test("with a closed tab goes on where it was", async ({ page, context, noise }) => {
    await page.close();
    const tab = await context.newPage();
    noise.listenTo(tab);
    const walker = createWalker(tab);
    await walker.open("/go/gb");
    await expect(tab.getByText("You have already started here.")).toBeVisible();
    await tab.getByRole("button", { name: "Continue where I stopped" }).click();
    await expect(question(tab)).toHaveText("How many meals are there in your day?");
    await expect(question(tab)).toBeFocused();
    await walker.walk();
    await expect(tab).toHaveURL("/email/gb?src=go");
    await tab.goto("/go/gb");
    await tab.getByRole("link", { name: "Go to my result" }).click();
    await expect(tab).toHaveURL("/email/gb?src=go");
  });

  test("and starts again is a stranger", async ({ page }) => {
    await page.goto("/go/gb");
    await page.getByRole("button", { name: "Start again" }).click();
    await expect(page.getByText("You have already started here.")).toBeHidden();
    await expect(page.locator("input:checked")).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goto("/go/gb#step-3");
    await isReady(page);
    await expect(page).toHaveURL("/go/gb");
    await expect(question(page)).toHaveText("First things first: which tea is brewing?");
  });

  test("in another browser is a stranger", async ({ browser, shop, noise }) => {
    const other = await browser.newContext({ baseURL: shop.url });
    await answerBefore(other, shop.url);
    const page = await other.newPage();
    noise.listenTo(page);
    await createWalker(page).open("/go/gb");
    await expect(page.getByText("You have already started here.")).toBeHidden();
    await expect(page.locator("input:checked")).toHaveCount(0);
    await other.close();
  });
});

test.describe("a height and a weight", () => {
  const fields = ".quiz-number-field";

  test("are written in feet and stones in Britain, and converted when the unit changes", async ({ page }) => {
    const walker = createWalker(page, { ...ordinaryPlan, count: "30" });
    await walker.open("/start1/gb");
    await walker.walkTo("height");
    const height = page.locator(fields);
    await expect(page.getByRole("radio", { name: "ft · in" })).toBeChecked();
    await height.nth(0).fill("5");
    await height.nth(1).fill("10");
    await page.getByRole("radio", { name: "cm" }).check();
    await expect(height).toHaveValue("177.8");
    await page.getByRole("radio", { name: "ft · in" }).check();
    await expect(height.nth(0)).toHaveValue("5");
    await expect(height.nth(1)).toHaveValue("10");
    await page.getByRole("button", { name: "Continue", exact: true }).click();

    await expect(question(page)).toHaveText("How much do you weigh?");
    await expect(page.getByRole("radio", { name: "st · lb" })).toBeChecked();
    await height.nth(0).fill("12");
    await page.getByRole("radio", { name: "kg" }).check();
    await expect(height).toHaveValue("76.2");
    await page.locator(".quiz-back").click();
    await expect(height.nth(0), "as it was typed").toHaveValue("5");
    await expect(height.nth(1)).toHaveValue("10");
  });

  test("are metric elsewhere, with a comma, and out of range says the range", async ({ page }) => {
    const walker = createWalker(page);
    await walker.open("/start1/de");
    await walker.walkTo("height");
    const field = page.locator(fields);
    await expect(page.getByRole("radio", { name: "cm" })).toBeChecked();
    for (const wrong of ["99", "231", "", "groß"]) {
      await field.fill(wrong);
      await page.locator(".quiz-continue").click();
      await expect(page.getByRole("alert")).toHaveText(/\b120 cm .*\b230 cm\b/);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await field.fill("172,5");
    await expect(page.getByRole("alert")).toBeHidden();
    await leaves(page, () => page.locator(".quiz-continue").click());
    await page.goBack();
    await expect(field).toHaveValue("172,5");
  });
});

test.describe("a card", () => {
  // Cards fly.
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test.beforeEach(async ({ page }) => {
    const walker = createWalker(page);
    await walker.open("/gocards/gb");
    await walker.walkTo("cards");
    await expect(question(page)).toHaveText("I nearly always have breakfast.");
  });

  test("is dragged to a side, and comes back if it was not far enough", async ({ page }) => {
    await drag(page, 60);
    await expect(page.locator("[data-held]")).toHaveCount(0);
    await expect(question(page)).toHaveText("I nearly always have breakfast.");
    await drag(page, 150);
    await expect(question(page)).toHaveText("I have breakfast standing up.");
    await page.locator(".quiz-back").click();
    await expect(page.getByRole("button", { name: "Yes", pressed: true })).toBeVisible();
    await drag(page, -150);
    await expect(question(page), "the other side has another way").toHaveText("I eat three times a day.");
    await page.locator(".quiz-back").click();
    await expect(page.getByRole("button", { name: "No", pressed: true })).toBeVisible();
  });

  test("is pushed by arrow keys", async ({ page }) => {
    await page.keyboard.press("ArrowRight");
    await expect(question(page)).toHaveText("I have breakfast standing up.");
    await expect(question(page)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(question(page)).toHaveText("I eat three times a day.");
    await page.locator(".quiz-back").click();
    await expect(page.getByRole("button", { name: "No", pressed: true })).toBeVisible();
  });

  test("is answered by buttons, and goes on as it was answered", async ({ page }) => {
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(question(page)).toHaveText("I have breakfast standing up.");
    await page.locator(".quiz-back").click();
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(question(page)).toHaveText("I have breakfast standing up.");
  });

  test("is put aside, unless it protects", async ({ page }) => {
    const aside = page.getByRole("button", { name: "Put this card aside" });
    await tabTo(page, aside);
    await page.keyboard.press("Enter");
    await expect(question(page)).toHaveText("I eat three times a day.");
    await page.locator(".quiz-back").click();
    await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await createWalker(page).walkTo(/^I am pregnant/);
    await expect(aside).toBeHidden();
  });
});

async function drag(page: Page, distance: number): Promise<void> {
  const card = page.locator(".quiz-card:not(.quiz-card-behind)");
  await card.hover();
  const box = await card.boundingBox();
  if (!box) {
    throw new Error("There is no card to drag.");
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
}

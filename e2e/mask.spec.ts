// Typing into masked fields in a real browser: what stands there, and where the caret is.

import type { Locator, Page } from "@playwright/test";
import { openFixture } from "./harness/fixture-page.ts";
import { expect, test } from "./harness/shop.ts";

test.beforeEach(async ({ page }) => {
  await openFixture(page, "masked-fields");
});

const field = (page: Page, name: string) => page.getByLabel(name);
const raw = (page: Page, name: string) => page.locator(`output[data-of=${name}]`);

/** The field's text with a bar where the caret is. */
function withCaret(input: Locator): Promise<string> {
  return input.evaluate((element: HTMLInputElement) => {
    const at = element.selectionStart ?? 0;
    return `${element.value.slice(0, at)}|${element.value.slice(at)}`;
  });
}

async function press(page: Page, keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
  }
}

test("literals appear as they are reached and the caret stays behind what was typed", async ({ page }) => {
  const date = field(page, "date");
  await date.focus();
  const steps: string[] = [];
  for (const key of "3112199") {
    await page.keyboard.press(key);
    steps.push(await withCaret(date));
  }
  expect(steps).toEqual(["3|", "31|", "31/1|", "31/12|", "31/12/1|", "31/12/19|", "31/12/199|"]);
  await expect(raw(page, "date")).toHaveText("3112199");
});

test("what does not fit is passed over and moves nothing", async ({ page }) => {
  const date = field(page, "date");
  await date.focus();
  await page.keyboard.type("3a1-x12");
  expect(await withCaret(date)).toBe("31/12|");
  await press(page, ["ArrowLeft", "ArrowLeft", "q"]);
  expect(await withCaret(date)).toBe("31/|12");
});

test("a digit put into the middle keeps the caret there", async ({ page }) => {
  const date = field(page, "date");
  await date.focus();
  await page.keyboard.type("31121999");
  await press(page, ["Home", "ArrowRight", "0"]);
  expect(await withCaret(date)).toBe("30|/11/2199");
  await page.keyboard.press("5");
  expect(await withCaret(date)).toBe("30/5|1/1219");
});

test("Backspace and Delete in the middle stay where they are", async ({ page }) => {
  const date = field(page, "date");
  await date.focus();
  await page.keyboard.type("31121999");
  await press(page, ["Home", "ArrowRight", "ArrowRight", "Backspace"]);
  expect(await withCaret(date)).toBe("3|1/21/999");
  await press(page, ["Home", "Delete"]);
  expect(await withCaret(date)).toBe("|12/19/99");
});

test("Backspace passes over a literal instead of sticking to it", async ({ page }) => {
  const date = field(page, "date");
  await date.focus();
  await page.keyboard.type("311");
  const steps: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    await page.keyboard.press("Backspace");
    steps.push(await withCaret(date));
  }
  expect(steps).toEqual(["31/|", "31|", "3|"]);
});

test("a selection is replaced where it stood", async ({ page }) => {
  const date = field(page, "date");
  await date.focus();
  await page.keyboard.type("31121999");
  await date.evaluate((element: HTMLInputElement) => element.setSelectionRange(3, 5));
  await page.keyboard.type("07");
  expect(await withCaret(date)).toBe("31/07|/1999");
});

for (const pasted of ["491701234567", "+491701234567", "+49 (170) 123-4567"]) {
  test(`${pasted} pasted into a telephone field comes out in order`, async ({ page }) => {
    const phone = field(page, "phone");
    await phone.focus();
    await page.keyboard.insertText(pasted);
    expect(await withCaret(phone)).toBe("+49 170 1234567|");
    await expect(raw(page, "phone")).toHaveText("491701234567");
  });
}

test("letters are made large, and an escaped sign stands as it is", async ({ page }) => {
  const code = field(page, "code");
  await code.focus();
  await page.keyboard.type("ab12");
  await expect(code).toHaveValue("ABA12");
  await expect(raw(page, "code")).toHaveText("AB12");
});

test("trailing literals come with the last digit and can be deleted past", async ({ page }) => {
  const price = field(page, "price");
  await price.focus();
  await page.keyboard.type("12");
  await expect(price).toHaveValue("12 €");
  await page.keyboard.press("End");
  const steps: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    await page.keyboard.press("Backspace");
    steps.push(await withCaret(price));
  }
  expect(steps).toEqual(["12 |€", "12| €", "1|"]);
  await expect(raw(page, "price")).toHaveText("1");
});

test("a keyboard that composes words, as Android's do, is not disturbed and ends in order", async ({ page }) => {
  const date = field(page, "date");
  await date.focus();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  for (const text of ["3", "31", "311"]) {
    await compose(text);
    // While it composes, the text is the keyboard's.
    expect(await withCaret(date)).toBe(`${text}|`);
  }
  await expect(raw(page, "date")).toHaveText("311");
  await session.send("Input.insertText", { text: "311" });
  expect(await withCaret(date)).toBe("31/1|");
});

test("a composition in the middle leaves the caret there", async ({ page }) => {
  const date = field(page, "date");
  await date.focus();
  await page.keyboard.type("3112");
  await press(page, ["ArrowLeft", "ArrowLeft"]);
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "0", selectionStart: 1, selectionEnd: 1 });
  await session.send("Input.insertText", { text: "0" });
  expect(await withCaret(date)).toBe("31/0|1/2");
});

test("undo by retyping: emptied, it is empty", async ({ page }) => {
  const phone = field(page, "phone");
  await phone.focus();
  await page.keyboard.type("49");
  await press(page, ["ControlOrMeta+A", "Delete"]);
  await expect(phone).toHaveValue("");
  await expect(raw(page, "phone")).toHaveText("");
});

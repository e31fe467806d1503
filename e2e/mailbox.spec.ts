// Where the links of mails lead: opening one does nothing, a button does it, and everything that is kept can be seen, taken
// along and deleted.

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./harness/axe.ts";
import { type Mail, mailsTo, newAddress } from "./harness/mails.ts";
import { open } from "./harness/opened-page.ts";
import type { Server } from "./harness/server.ts";
import { expect, test } from "./harness/shop.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

const phone = [390];

async function ask(page: Page, shop: Server, country: string): Promise<{ address: string; mail: Mail }> {
  const address = newAddress();
  await open(page, `/start-email/${country}`);
  await page.locator("label:has(input[name=newsletter])").click();
  await page.locator("#lead-email").fill(address);
  await page.locator(".lead-form button[type=submit]").click();
  await expect(page.locator(".lead-sent")).toBeVisible();
  const [mail] = await mailsTo(shop, address);
  if (!mail) {
    throw new Error(`No mail came to ${address}.`);
  }
  return { address, mail };
}

function heading(page: Page) {
  return page.locator(".mailbox-panel h2");
}

test("without a link the page says what it is for", async ({ page }) => {
  for (const [country, words] of [
    ["de", "Wofür diese Seite da ist"],
    ["fr", "À quoi sert cette page"],
  ] as const) {
    await open(page, `/mailbox/${country}`);
    await expect(heading(page)).toHaveText(words);
  }
  await expectNoViolations(page, phone);
});

test("the newsletter is confirmed by a button, shown, ended and forgotten", async ({ page, shop, noise }) => {
  noise.expect(/404/);
  const { address, mail } = await ask(page, shop, "gb");
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(newsletter|my-data)/.test(pathname)) {
      calls.push(`${request.method()} ${pathname}`);
    }
  });

  await open(page, mail.link("confirm"));
  await expect(page).toHaveURL("/mailbox/gb");
  await expect(heading(page)).toHaveText("Would you like our newsletter?");
  await expectNoViolations(page, phone);
  await page.reload();
  await expect(heading(page), "a reload loses nothing").toHaveText("Would you like our newsletter?");
  expect(calls, "opening does nothing").toEqual([]);
  await page.getByRole("button", { name: "Yes, confirm the newsletter" }).click();
  await expect(heading(page)).toHaveText("The newsletter is confirmed.");
  await expect(heading(page)).toBeFocused();
  expect(calls).toEqual(["POST /api/newsletter/confirm"]);
  await expectNoViolations(page, phone);

  await open(page, mail.link("unsubscribe"));
  await expect(page).toHaveURL("/mailbox/gb");
  await page.getByRole("button", { name: "End the newsletter" }).click();
  await expect(heading(page)).toHaveText("The newsletter has ended.");

  await open(page, mail.link("data"));
  await expect(heading(page)).toHaveText("What we keep of you");
  const facts = page.locator(".mailbox-facts");
  await expect(facts.first()).toContainText(address);
  await expect(facts.nth(1)).toContainText("Newsletter confirmed");
  await expect(facts.nth(1)).toContainText("Newsletter ended");
  await expectNoViolations(page, phone);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as a file" }).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(file.email).toBe(address);

  await page.getByRole("button", { name: "Delete everything" }).click();
  await expectNoViolations(page, phone);
  await page.getByRole("button", { name: "Yes, delete everything" }).click();
  await expect(heading(page)).toHaveText("Everything is deleted.");
  await open(page, mail.link("data"));
  await expect(heading(page)).toHaveText("This link no longer works.");
});

test("a link that is nobody's is met kindly, and one without a connection waits", async ({ page, noise }) => {
  noise.expect(/404|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await open(page, "/mailbox/de#confirm=AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfG");
  const confirm = page.getByRole("button", { name: "Ja, Newsletter bestätigen" });
  await expect(confirm).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await confirm.click();
  await expect(page.getByRole("alert")).toHaveText(/^Gerade besteht keine Verbindung/);
  await page.context().setOffline(false);
  await confirm.click();
  await expect(heading(page)).toHaveText("Dieser Link gilt nicht mehr.");
  await expect(heading(page)).toBeFocused();
  await expectNoViolations(page, phone);
});

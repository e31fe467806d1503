// A campaign in the browser: its term is counted down while it runs, its price is the one that is paid, and both end with it.

import { expectNoViolations } from "./harness/axe.ts";
import { open } from "./harness/opened-page.ts";
import { expect, test } from "./harness/shop.ts";

const phone = [390];
const dayMs = 24 * 60 * 60 * 1000;

test("a campaign is counted down, lowers the price, and ends for everybody", async ({ page, openShop }) => {
  const shop = await openShop({});
  const price = page.locator(".package .price").first();
  await open(page, `${shop.url}/buybf/de`);
  await expect(page.locator(".countdown")).toHaveCount(0);
  await expect(price).toHaveText("34,90 €");

  const end = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
  const campaign = ["--country", "DE", "--end", end, "--price", "daily-trio-1=28.37"];
  await shop.command("campaign", "create", "black-week", ...campaign);
  const document = async () => (await page.request.get(`${shop.url}/buybf/de`)).text();
  await expect.poll(document).toContain("28,37");
  await page.reload();
  await expect(page.getByRole("timer")).toContainText(/[12] Tage?\s*\d+ Stunden?\s*\d+ Minuten?/);
  await expect(price).toHaveText("28,37 €");
  // The books are younger than 30 days, so nothing may be struck through yet.
  await expect(page.locator("s, del")).toHaveCount(0);
  await expectNoViolations(page, phone);

  await shop.command("campaign", "end", "black-week", "--country", "DE");
  await expect.poll(document).not.toContain("28,37");
  await page.reload();
  await expect(page.locator(".countdown")).toHaveCount(0);
  await expect(price).toHaveText("34,90 €");
});

// The European Union's notice on the legal guarantee, in the shop of an operator who has its files.

import { expectNoViolations } from "./harness/axe.ts";
import { openCheckout, orderButton } from "./harness/checkout.ts";
import { copyContent } from "./harness/content-folder.ts";
import { expect, test } from "./harness/shop.ts";

const notice = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="#039"/></svg>`;

test("the notice stands above the order button and in the footer, and leads to the Union's own words", async ({
  openShop,
  page,
}) => {
  const content = await copyContent();
  await content.write("brand/guarantee-de_DE.svg", notice);
  const { url } = await openShop({ content_dir: content.path });
  await page.setViewportSize({ width: 390, height: 844 });
  const notices = page.locator("[data-legal=guarantee-notice]");
  await openCheckout(page, { segment: "de" }, { at: url, sku: "light-kitchen-1" });
  await expect(orderButton(page)).toBeVisible();
  await expect(notices, "a book that is a file is no goods").toHaveCount(1);
  await openCheckout(page, { segment: "de" }, { at: url });
  await expect(notices).toHaveCount(2);
  const [above, below] = await notices.all();
  const top = async (target = orderButton(page)) => (await target.boundingBox())?.y ?? Number.NaN;
  expect(await top(above)).toBeLessThan(await top());
  expect(await top(below)).toBeGreaterThan(await top());
  for (const shown of await notices.all()) {
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(shown.locator("xpath=..")).toHaveAttribute("href", /^https:\/\/europa\.eu\/.*_de\.htm$/);
  }
  await expectNoViolations(page, [390]);
  await openCheckout(page, { segment: "gb" }, { at: url });
  await expect(orderButton(page)).toBeVisible();
  await expect(notices).toHaveCount(0);
  await content.discard();
});

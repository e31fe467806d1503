// The footer on every page: its entries, where they lead, and what it says on landing pages and elsewhere.

import { countries } from "./harness/countries.ts";
import { nth } from "./harness/matrix.ts";
import { isReady, open } from "./harness/opened-page.ts";
import { inCountry, paypalConfirm, routes } from "./harness/route-table.ts";
import { test as sharedTabTest } from "./harness/shared-tab.ts";
import { expect, test } from "./harness/shop.ts";

const landingPages = ["index", "home", "take"];

/** The words that the law or the specification asks for, by document language. */
const withdrawal: Record<string, string> = {
  de: "Vertrag widerrufen",
  fr: "Renoncer au contrat ici",
  sv: "Ångra avtalet här",
  en: "Cancel my order within 14 days",
  da: "Fortryd aftalen her",
  fi: "Peruuta sopimus tästä",
};

for (const [row, route] of [...routes, paypalConfirm].entries()) {
  const country = nth(countries, row);
  const path = route === paypalConfirm ? route.path : inCountry(route, country);
  sharedTabTest(`stands complete on ${path}`, async ({ page }) => {
    await open(page, path);
    const footer = page.getByRole("contentinfo");
    const lang = (await page.locator("html").getAttribute("lang")) ?? "";
    const segment = (await page.locator("html").getAttribute("data-country"))?.toLowerCase();

    for (const section of ["ingredients", "delivery", "privacy", "imprint", "accessibility"]) {
      await expect(footer.locator(`a[href$="#${section}"]`)).toHaveText(/\S/);
    }
    const terms = footer.locator(`nav a[href="/terms/${segment}"]`);
    await expect(terms).toHaveAttribute("target", "_blank");
    await expect(footer.locator(`.footer-aside a[href="/refund/${segment}"]`)).toHaveText(
      withdrawal[lang.slice(0, 2)] ?? "",
    );
    await expect(footer.getByText(`© ${new Date().getFullYear()} Ylvane.`)).toBeVisible();
    expect(await footer.locator(".payment-marks img").count()).toBeGreaterThan(2);
    await expect(footer.locator("details a")).toHaveCount(8);

    const isLanding = landingPages.includes(route.page);
    const helpCenter = footer.locator('a[href="https://help.ylvane.example"]');
    await expect(helpCenter).toHaveCount(isLanding ? 1 : 0);
    await expect(footer.locator('a[href$="#contact"]')).toHaveCount(isLanding ? 0 : 1);
    for (const contact of ['a[href="tel:+493023125014"]', 'a[href="mailto:service@ylvane.example"]', "address"]) {
      await expect(footer.locator(contact)).toHaveCount(isLanding ? 0 : 1);
    }
    if (isLanding) {
      await expect(helpCenter).toHaveAttribute("target", "_blank");
    } else {
      await expect(footer.locator("address span")).toHaveText([
        "Ylvane Musterhandel GmbH",
        "Musterweg 1",
        "DE-10115 Berlin",
      ]);
    }
  });
}

test("terms open in a new tab with country and query kept", async ({ page }) => {
  await open(page, "/summary/fr?src=v3&utm_source=a%20b");
  const opened = page.waitForEvent("popup");
  await page.getByRole("contentinfo").getByRole("link", { name: "CGV" }).click();
  const terms = await opened;
  await isReady(terms);
  const url = new URL(terms.url());
  expect(url.pathname + url.search).toBe("/terms/fr?src=v3&utm_source=a%20b");
  expect(await terms.evaluate(() => window.opener)).toBeNull();
  expect(new URL(page.url()).pathname).toBe("/summary/fr");
});

test("the country switch keeps page and query", async ({ page }) => {
  await open(page, "/summary/de?src=v3");
  await page.locator("footer summary").click();
  await page.locator("footer details").getByRole("link", { name: "Schweden" }).click();
  await expect(page).toHaveURL("/summary/se?src=v3");
});

test("payment marks have their names and are all pictures", async ({ page }) => {
  for (const { segment } of countries) {
    await open(page, `/summary/${segment}`);
    await page.locator(".payment-marks").scrollIntoViewIfNeeded();
    const marks = page.locator(".payment-marks img");
    for (const mark of await marks.all()) {
      await expect(mark).toHaveAttribute("alt", /\S/);
      await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const box = await mark.boundingBox();
      expect(box?.width, `${segment} ${await mark.getAttribute("alt")}`).toBeGreaterThan(30);
    }
  }
});

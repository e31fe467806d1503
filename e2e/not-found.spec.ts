// Addresses that lead nowhere: the exact sentence for each reason, status 404, and the page-not-found screen in the
// visitor's language with its way home.

import { comesToRest, isReady, marksOf, open, payloadOf } from "./harness/opened-page.ts";
import { test as sharedTabTest } from "./harness/shared-tab.ts";
import { expect, test } from "./harness/shop.ts";

const notFoundAnswer = /^(answer 404:|console error: Failed to load resource: .* 404)/;

test.describe("the reason stands in the payload of the document, to the letter", () => {
  for (const [path, message] of [
    // A last segment that is no supported country.
    ["/foo", "Page not found"],
    ["/us", "Page not found"],
    ["/start/xx", "Page not found"],
    ["/start/uk?src=v3", "Page not found"],
    ["/VSL-de/foo", "Page not found"],
    // A page's own check says no.
    ["/paypal-confirm/nonsense", "Page Not Found: /paypal-confirm/nonsense"],
    ["/paypal-confirm/de", "Page Not Found: /paypal-confirm/de"],
    ["/paypal-confirm/nonsense?token=5&x", "Page Not Found: /paypal-confirm/nonsense?token=5&x"],
    // No route at all.
    ["/a/b", "Page not found: /a/b"],
    ["/start/fr/more?utm=1", "Page not found: /start/fr/more?utm=1"],
    ["/a/b%20c/$&?q=%3Cb%3E", "Page not found: /a/b%20c/$&?q=%3Cb%3E"],
  ] as const) {
    sharedTabTest(path, async ({ page, noise }) => {
      noise.expect(notFoundAnswer);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await isReady(page);
      expect((await payloadOf(page)).error).toEqual({ status: 404, message });
      expect((await marksOf(page)).page).toBe("not-found");
    });
  }
});

test.describe("the reason stands in _payload.json, to the letter", () => {
  for (const [path, message] of [
    ["/foo", "Page not found"],
    ["/start/xx", "Page not found"],
    ["/paypal-confirm/nonsense", "Page Not Found: /paypal-confirm/nonsense"],
    ["/a/b", "Page not found: /a/b"],
    ["/start/fr/more", "Page not found: /start/fr/more"],
  ] as const) {
    test(path, async ({ request }) => {
      const response = await request.get(`${path}/_payload.json?0123456789abcdef`);
      expect(response.status()).toBe(404);
      expect(response.headers()["content-type"]).toBe("application/json");
      expect(await response.json()).toMatchObject({ page: "not-found", error: { status: 404, message } });
    });
  }
});

test.describe("the screen is in the language of", () => {
  for (const { acceptLanguage, path, country, lang, heading, button } of [
    {
      acceptLanguage: "de-DE",
      path: "/a/b",
      country: "DE",
      lang: "de-DE",
      heading: "Seite nicht gefunden",
      button: "Zur Startseite",
    },
    {
      acceptLanguage: "de-DE",
      path: "/a/fr",
      country: "FR",
      lang: "fr-FR",
      heading: "Page introuvable",
      button: "Page d’accueil",
    },
    {
      acceptLanguage: "de-DE",
      path: "/a/b/BE/",
      country: "BE",
      lang: "fr-BE",
      heading: "Page introuvable",
      button: "Page d’accueil",
    },
    {
      acceptLanguage: "sv",
      path: "/foo",
      country: "SE",
      lang: "sv-SE",
      heading: "Sidan hittades inte",
      button: "Till startsidan",
    },
    {
      acceptLanguage: "en-GB",
      path: "/start/xx",
      country: "GB",
      lang: "en-GB",
      heading: "Page not found",
      button: "Home page",
    },
    {
      acceptLanguage: "fi-FI",
      path: "/nowhere/at",
      country: "AT",
      lang: "de-AT",
      heading: "Seite nicht gefunden",
      button: "Zur Startseite",
    },
    {
      acceptLanguage: "da",
      path: "/a/b/c",
      country: "DK",
      lang: "da-DK",
      heading: "Siden blev ikke fundet",
      button: "Til forsiden",
    },
    {
      acceptLanguage: "fi",
      path: "/foo/bar",
      country: "FI",
      lang: "fi-FI",
      heading: "Sivua ei löytynyt",
      button: "Etusivulle",
    },
  ]) {
    test.describe(() => {
      test.use({ locale: acceptLanguage });

      test(`${path} for ${acceptLanguage}`, async ({ page, noise }) => {
        noise.expect(notFoundAnswer);
        await open(page, path);
        expect(await marksOf(page)).toEqual({ lang, page: "not-found", layout: "empty", country });
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        const home = `/${country.toLowerCase()}`;
        const homeButton = page.getByRole("main").getByRole("link", { name: button, exact: true });
        await expect(homeButton).toHaveAttribute("href", home);
        await expect(page.getByRole("banner").getByRole("link")).toHaveAttribute("href", home);
      });
    });
  }
});

test.describe("the screen", () => {
  test.beforeEach(async ({ page, noise }) => {
    noise.expect(notFoundAnswer);
    await open(page, "/start/nowhere/gb");
  });

  test("has the logo, 120 by 35, which leads home", async ({ page }) => {
    const link = page.getByRole("banner").getByRole("link");
    await expect(link).toHaveAttribute("href", "/gb");
    const logo = link.getByRole("img");
    await expect(logo).toHaveAttribute("width", "120");
    await expect(logo).toHaveAttribute("height", "35");
    expect(await logo.boundingBox()).toMatchObject({ width: 120, height: 35 });
    expect(await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    await link.click();
    await expect(page).toHaveURL("/gb");
    await expect(page.locator("html")).toHaveAttribute("data-page", "index");
  });

  test("has a picture of the product", async ({ page }) => {
    const picture = page.getByRole("main").getByRole("img");
    await expect(picture).toHaveAttribute("alt", /\S/);
    await expect(picture).toBeInViewport();
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  });

  test("says that the page was not found, and its button goes home", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Home page" }).click();
    await expect(page).toHaveURL("/gb");
    await expect(page.locator("html")).toHaveAttribute("data-page", "index");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page not found");
  });

  test("keeps the query on its way home", async ({ page }) => {
    await open(page, "/start/nowhere/gb?utm=1");
    await page.getByRole("main").getByRole("link", { name: "Home page" }).click();
    await expect(page).toHaveURL("/gb?utm=1");
  });

  test("is not offered to search engines and names no other address", async ({ page }) => {
    await comesToRest(page);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    await expect(page.locator("link[rel=alternate]")).toHaveCount(0);
  });
});

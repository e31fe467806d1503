// Which country a visitor is served, by address, proxy header and language; and that nobody is ever sent elsewhere.

import type { APIRequestContext, APIResponse } from "@playwright/test";
import { marksOf, open } from "./harness/opened-page.ts";
import { expect, test } from "./harness/shop.ts";

test.describe("the browser's languages decide when the address names no country", () => {
  for (const [acceptLanguage, country] of [
    ["sv", "SE"],
    ["fr-BE,fr;q=0.9", "BE"],
    ["de-AT", "AT"],
    ["en,en-GB;q=0.8", "GB"],
    // English alone points to the United States, which is no market of the shop.
    ["en", "DE"],
    ["en-US", "DE"],
    ["en-US,en;q=0.9,da-DK;q=0.2", "DK"],
    ["fr;q=0.3,fi-FI;q=0.8", "FI"],
    ["ja,zh-CN;q=0.9", "DE"],
    ["*", "DE"],
    ["not a language", "DE"],
    ["", "DE"],
  ] as const) {
    test(`"${acceptLanguage}" is ${country}`, async ({ request }) => {
      await expectCountry(request, "/start", { "accept-language": acceptLanguage }, country);
    });
  }

  test.describe("in a real browser", () => {
    test.use({ locale: "fr-BE" });

    test("too, and the address stays as it was typed", async ({ page }) => {
      await open(page, "/start");
      expect(await marksOf(page)).toEqual({ lang: "fr-BE", page: "start", layout: "quiz", country: "BE" });
      await expect(page).toHaveURL("/start");
    });
  });
});

test("the address overrides what was detected", async ({ request }) => {
  for (const segment of ["fr", "FR", "fR"]) {
    await expectCountry(request, `/start/${segment}`, { "accept-language": "sv-SE" }, "FR");
  }
  await expectCountry(request, "/dk", { "accept-language": "sv-SE" }, "DK");
});

test.describe("behind a trusted proxy", () => {
  const settings = { trusted_proxies: "127.0.0.1/32", country_header: "x-country" };

  test("its header decides before the languages", async ({ request, openShop }) => {
    const { url } = await openShop(settings);
    for (const [header, country] of [
      ["FI", "FI"],
      ["fi", "FI"],
      ["be", "BE"],
      // Known, but not a country of the shop: the default, whatever the languages say.
      ["US", "DE"],
      // "Unknown" in the language of proxies: the next source decides.
      ["XX", "SE"],
      ["", "SE"],
      ["Finland", "SE"],
    ] as const) {
      const headers = { "x-country": header, "accept-language": "sv-SE" };
      await expectCountry(request, `${url}/start`, headers, country);
    }
  });

  test("the address still overrides it", async ({ request, openShop }) => {
    const { url } = await openShop(settings);
    await expectCountry(request, `${url}/start/fr`, { "x-country": "FI" }, "FR");
  });

  test("an answer says that it depends on the header", async ({ request, openShop }) => {
    const { url } = await openShop(settings);
    const response = await request.get(`${url}/start`);
    expect(varyOf(response)).toEqual(["accept-encoding", "accept-language", "x-country"]);
  });
});

test("the header of a proxy that is not trusted counts for nothing", async ({ request, openShop, shop }) => {
  const elsewhere = await openShop({ trusted_proxies: "10.0.0.0/8", country_header: "x-country" });
  const headers = { "x-country": "FI", "accept-language": "sv-SE" };
  await expectCountry(request, `${elsewhere.url}/start`, headers, "SE");
  await expectCountry(request, `${shop.url}/start`, headers, "SE");
});

test.describe("an address without a country", () => {
  for (const [path, inFrance] of [
    ["/", "/fr"],
    ["/start", "/start/fr"],
    ["/start/_payload.json", "/start/fr/_payload.json"],
    ["/_payload.json", "/fr/_payload.json"],
  ] as const) {
    test(`${path} has the very bytes of ${inFrance}, for one visitor alone`, async ({ request }) => {
      const detected = await request.get(path, { headers: { "accept-language": "fr-FR" } });
      const named = await request.get(inFrance, { headers: { "accept-language": "sv-SE" } });
      expect(detected.status()).toBe(200);
      expect(named.status()).toBe(200);
      expect((await detected.body()).equals(await named.body())).toBe(true);
      expect(detected.headers()["cache-control"]).toContain("private");
      expect(varyOf(detected)).toEqual(["accept-encoding", "accept-language"]);
      expect(named.headers()["cache-control"]).toContain("public");
      expect(varyOf(named)).toEqual(["accept-encoding"]);
    });
  }
});

async function expectCountry(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string>,
  country: string,
): Promise<void> {
  const response = await request.get(path, { headers, maxRedirects: 0 });
  expect(response.status(), "no redirect by country").toBe(200);
  const [, shown] = /<html [^>]*data-country="(\w+)"/.exec(await response.text()) ?? [];
  expect(shown, `${path} with ${JSON.stringify(headers)}`).toBe(country);
}

function varyOf(response: APIResponse): string[] {
  const vary = response.headers().vary ?? "";
  return vary.toLowerCase().split(/,\s*/).sort();
}

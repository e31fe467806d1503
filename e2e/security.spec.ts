// What protects visitors: a strict policy that no page violates, no cookies unasked, and no request to anybody else.

import { consentCookie } from "./harness/consent.ts";
import { comesToRest, isReady } from "./harness/opened-page.ts";
import { inCountry, onePerKind, routes } from "./harness/route-table.ts";
import { expect, test } from "./harness/shared-tab.ts";

const onePerLayout = [...new Map(routes.map((route) => [route.layout, route])).values()];

const policy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-src": "'self'",
  "frame-ancestors": "'none'",
};

test.describe("a page keeps to the policy, sets no cookie and talks to the shop alone", () => {
  for (const route of new Set([...onePerKind(), ...onePerLayout])) {
    const path = route.kind === "paypal-confirm" ? route.path : inCountry(route, { segment: "se" });
    test(path, async ({ page, context, noise, shop }) => {
      const origins = new Set<string>();
      page.on("request", (request) => origins.add(new URL(request.url()).origin));
      const response = await page.goto(path);
      await isReady(page);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await comesToRest(page);
      // The way back from the bank, whose step stands over an offer: within the shop's own pages.
      const ancestors = route.kind === "paypal-confirm" ? "'self'" : "'none'";
      const expected = { ...policy, "frame-ancestors": ancestors };
      expect(policyOf(response?.headers()["content-security-policy"])).toMatchObject(expected);
      expect(noise.unexpected(), "the browser writes every violation to the console").toEqual([]);
      expect([...origins]).toEqual([shop.url]);
      const cookies = await context.cookies();
      expect(
        cookies.map(({ name }) => name),
        "but for the visitor's own choice",
      ).toEqual([consentCookie]);
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    });
  }
});

test("the policy really holds: foreign and inline scripts do not run", async ({ page, noise }) => {
  noise.expect(/Content Security Policy|csp/i);
  await page.goto("/de");
  await isReady(page);
  const ran = await page.evaluate(async () => {
    const inline = document.createElement("script");
    inline.textContent = "window.inlineRan = true";
    document.head.append(inline);
    const foreign = document.createElement("script");
    foreign.src = "https://elsewhere.example/tag.js";
    const refused = new Promise((resolve) => foreign.addEventListener("error", resolve));
    document.head.append(foreign);
    await refused;
    return Reflect.has(window, "inlineRan");
  });
  expect(ran).toBe(false);
});

test.describe("every answer is protected", () => {
  for (const path of [
    "/de",
    "/start",
    "/no/such/page",
    "/start/de/_payload.json",
    "/builds/latest.json",
    "/shop",
    "/robots.txt",
    "/assets/no-such-file.js",
    "/api/no-such-operation",
  ]) {
    test(path, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      const headers = response.headers();
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(policyOf(headers["content-security-policy"])).toMatchObject(policy);
      expect(headers["cache-control"]).toMatch(/\S/);
      expect(headers["set-cookie"]).toBeUndefined();
    });
  }
});

function policyOf(header = ""): Record<string, string> {
  const directives = header.split(";").map((directive) => directive.trim().split(/\s+(.*)/s));
  return Object.fromEntries(directives.map(([name = "", value = ""]) => [name, value]));
}

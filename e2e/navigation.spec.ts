// Moving through the shop in one tab: pages change without loading a document, and everything a visitor, a screen
// reader or a search engine goes by changes with them.

import type { Page } from "@playwright/test";
import { crawl } from "./harness/crawl.ts";
import {
  alternatesOf,
  canonicalOf,
  clickNewLink,
  comesToRest,
  isReady,
  marksOf,
  open,
  scrollTopOf,
  withoutPrefetch,
} from "./harness/opened-page.ts";
import { watchDocuments, watchRequests } from "./harness/requests.ts";
import { paypalConfirm, routes } from "./harness/route-table.ts";
import { expect, test } from "./harness/shop.ts";

/** What a page is made of when it is shown without a document. */
const pageParts = /(_payload\.json|\/assets\/.*\.(js|css))$/;

test("every page that links reach is shown by client navigation, complete", async ({ page, shop }) => {
  const documents = watchDocuments(page);
  await open(page, "/de");
  // Where answers lead.
  const afterQuiz = ["/email/de", "/start-email/de", "/start-email2/de"];
  const reached = await crawl(page, afterQuiz, async ({ path, previousHeading }) => {
    const route = [...routes, paypalConfirm].find((known) => `${known.path}/de` === path);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).not.toHaveText(previousHeading);
    await expect(heading).toBeFocused();
    expect(await marksOf(page)).toEqual({ lang: "de-DE", page: route?.page, layout: route?.layout, country: "DE" });
    expect(await scrollTopOf(page)).toBe(0);
    await expect.poll(() => canonicalOf(page)).toBe(shop.url + path);
    expect(await alternatesOf(page)).toHaveLength(9);
    const title = await page.title();
    expect(title).toMatch(/\S/);
    await expect(page.getByRole("status")).toHaveText(title);
  });
  expect(documents, "documents loaded").toEqual(["/de"]);
  // Every page but the return from the provider, which nothing in the shop links, those that the order leads to, and the one
  // that mails lead to.
  const reachedOtherwise = ["/offerpay", "/upsell", "/detolex-upsell", "/mailbox"];
  const linked = routes.filter(({ path }) => !reachedOtherwise.includes(path));
  expect(reached).toEqual(linked.map(({ path }) => (path === "/" ? "/de" : `${path}/de`)).sort());
});

test("the head after client navigation is the head of the document", async ({ page }) => {
  await open(page, "/de");
  await page.getByRole("main").locator("a[href='/start/de']").click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "start");
  const loaded = await page.context().newPage();
  await open(loaded, "/start/de");
  await expect.poll(() => page.evaluate(headTags)).toEqual(await loaded.evaluate(headTags));

  function headTags(): string[] {
    const tags = "title, meta[name=description], meta[name=robots], link[rel=canonical], link[hreflang]";
    return [...document.head.querySelectorAll(tags)].map((tag) => tag.outerHTML).sort();
  }
});

test("the choice of country leads to the same page elsewhere", async ({ page }) => {
  const documents = watchDocuments(page);
  await open(page, "/start/de");
  const choice = page.locator("footer details");
  await choice.locator("summary").click();
  await choice.getByRole("link", { name: "Belgien" }).click();
  await expect(page).toHaveURL("/start/be");
  expect(await marksOf(page)).toEqual({ lang: "fr-BE", page: "start", layout: "quiz", country: "BE" });
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(choice, "folded up again").not.toHaveAttribute("open");
  expect(documents).toEqual(["/start/de"]);
});

test.describe("the view", () => {
  test.use({ viewport: { width: 360, height: 500 } });

  test("returns to where it was, back and forward", async ({ page }) => {
    await open(page, "/home/de");
    const link = page.getByRole("main").locator("a[href='/start/de']");
    // A click brings its target into view, and what loads late may move it: what counts is where the click happens.
    const clickedAt = page.evaluate(
      () =>
        new Promise<number>((tell) => addEventListener("click", () => tell(scrollY), { capture: true, once: true })),
    );
    await link.click();
    const left = await clickedAt;
    expect(left).toBeGreaterThan(100);
    await expect(page.locator("html")).toHaveAttribute("data-page", "start");
    expect(await scrollTopOf(page)).toBe(0);
    await page.mouse.wheel(0, 150);
    await expect.poll(() => scrollTopOf(page)).toBe(150);

    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("data-page", "home");
    await expect.poll(() => distanceTo(page, left)).toBeLessThanOrEqual(1);
    await page.goForward();
    await expect(page.locator("html")).toHaveAttribute("data-page", "start");
    await expect.poll(() => distanceTo(page, 150)).toBeLessThanOrEqual(1);
  });

  test("returns to where it was, also after a visit to another site", async ({ page }) => {
    await open(page, "/home/de");
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollTopOf(page)).toBe(300);
    await page.route("https://elsewhere.example/**", (route) => route.fulfill({ body: "elsewhere" }));
    await clickNewLink(page, "https://elsewhere.example/");
    await expect(page).toHaveURL("https://elsewhere.example/");
    await page.goBack();
    await isReady(page);
    await expect.poll(() => distanceTo(page, 300)).toBeLessThanOrEqual(1);
  });

  test("follows a fragment without fetching anything", async ({ page }) => {
    await withoutPrefetch(page);
    const documents = watchDocuments(page);
    await open(page, "/home/de");
    await markFooter(page);
    const requests = watchRequests(page, pageParts);
    expect(await scrollEventsDuring(page, "#below")).toBeGreaterThan(0);
    await expect(page).toHaveURL("/home/de#below");
    await expect(page.locator("#below")).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/home/de");
    await expect.poll(() => scrollTopOf(page)).toBe(0);
    expect(requests).toEqual([]);
    expect(documents).toEqual(["/home/de"]);
  });

  test("moves smoothly to a fragment, and at once for those who want no motion", async ({ page }) => {
    await open(page, "/home/de");
    await markFooter(page);
    expect(await scrollEventsDuring(page, "#below")).toBeGreaterThan(2);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    expect(await scrollEventsDuring(page, "#below")).toBe(1);
  });

  test("starts at the fragment of another page", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/de");
    await clickNewLink(page, "/home/de#content");
    await expect(page).toHaveURL("/home/de#content");
    await expect(page.locator("#content")).toBeFocused();
    // The style sheet keeps a little room above an anchor.
    const top = await page.locator("#content").evaluate((main) => main.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(40);
    expect(await scrollTopOf(page)).toBeGreaterThan(0);
  });

  /** A picture that arrives is a fraction of a pixel lower or higher than the room kept for it, and the view moves along. */
  async function distanceTo(page: Page, top: number): Promise<number> {
    return Math.abs((await scrollTopOf(page)) - top);
  }

  /** The content has no fragments yet: the footer lends itself. */
  function markFooter(page: Page): Promise<void> {
    return page.locator("footer").evaluate((footer) => {
      footer.id = "below";
    });
  }

  function scrollEventsDuring(page: Page, href: string): Promise<number> {
    return page.evaluate(async (address) => {
      let events = 0;
      const count = () => {
        events += 1;
      };
      document.addEventListener("scroll", count);
      const ended = new Promise((resolve) => document.addEventListener("scrollend", resolve, { once: true }));
      const link = document.createElement("a");
      link.href = address;
      document.body.append(link);
      link.click();
      link.remove();
      await ended;
      document.removeEventListener("scroll", count);
      return events;
    }, href);
  }
});

test("a change of the query alone fetches nothing", async ({ page }) => {
  await withoutPrefetch(page);
  const documents = watchDocuments(page);
  const player = watchRequests(page, /\/assets\/player-/);
  await open(page, "/start/de");
  // The code that walks the quiz comes after the first question, and brings more along.
  await expect.poll(() => player.length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  const requests = watchRequests(page, pageParts);
  await clickNewLink(page, "/start/de?src=v3");
  await expect(page).toHaveURL("/start/de?src=v3");
  await expect(page.getByRole("main").getByRole("link").first()).toHaveAttribute("href", /\?src=v3$/);
  await comesToRest(page);
  expect(requests).toEqual([]);
  expect(documents).toEqual(["/start/de"]);
});

test("links carry the current query, and keep carrying it", async ({ page, request }) => {
  const html = await (await request.get("/de?utm=1")).text();
  expect(html, "cached documents know no query").not.toContain("utm");
  await open(page, "/de?utm=1&src=v3");
  const links = page.locator("a[href^='/']");
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.length).toBeGreaterThan(10);
  expect(hrefs.filter((href) => !/\?utm=1&src=v3(#|$)/.test(href))).toEqual([]);
  for (const path of ["/start/de", "/v3/de", "/start/de", "/go/de"]) {
    await page.getByRole("main").locator(`a[href^="${path}?"]`).click();
    await expect(page).toHaveURL(`${path}?utm=1&src=v3`);
  }
});

test.describe("a redirect rule", () => {
  const cases = [
    ["/shop", "/take"],
    ["/quiz", "/start"],
    ["/quiz/anything/below", "/start"],
    ["/shop/", "/take"],
    ["/withdrawal", "/refund"],
    // The country of the address is kept.
    ["/shop/fr", "/take/fr"],
    ["/quiz/dk", "/start/dk"],
  ] as const;

  test("leads elsewhere by HTTP, with the query kept", async ({ request }) => {
    for (const [from, to] of cases) {
      const response = await request.get(`${from}?utm=1&b=%20`, { maxRedirects: 0 });
      expect(response.status(), from).toBe(307);
      expect(response.headers().location).toBe(`${to}?utm=1&b=%20`);
    }
  });

  test("leads elsewhere by client navigation, with the query kept", async ({ page }) => {
    const documents = watchDocuments(page);
    await open(page, "/de");
    for (const [from, to] of cases) {
      await clickNewLink(page, `${from}?utm=1`);
      await expect(page).toHaveURL(`${to}?utm=1`);
      await expect(page.locator("html")).toHaveAttribute("data-page", to.split("/")[1] ?? "");
      await page.goBack();
      await expect(page).toHaveURL("/de");
    }
    expect(documents).toEqual(["/de"]);
  });

  test("applies whatever the spelling", async ({ page }) => {
    await open(page, "/de");
    await clickNewLink(page, "/SHOP?utm=1");
    await expect(page).toHaveURL("/take?utm=1");
    await expect(page.locator("html")).toHaveAttribute("data-page", "take");
  });

  test("to another site leaves the shop", async ({ page }) => {
    await page.route("https://elsewhere.example/**", (route) => route.fulfill({ body: "elsewhere" }));
    await page.route("**/builds/meta/*", async (route) => {
      const manifest = await (await route.fetch()).json();
      manifest.matcher.static["/take/de"] = { redirect: "https://elsewhere.example/offer" };
      await route.fulfill({ json: manifest });
    });
    await open(page, "/de");
    await page.getByRole("main").locator(".actions a[href='/take/de']").click();
    await expect(page).toHaveURL("https://elsewhere.example/offer");
  });
});

test("a page without a payload is loaded as a document", async ({ page, noise }) => {
  noise.expect(/404/);
  const documents = watchDocuments(page);
  await open(page, "/de");
  await clickNewLink(page, "/no/such/page?utm=1");
  await expect(page).toHaveURL("/no/such/page?utm=1");
  await expect(page.locator("html")).toHaveAttribute("data-page", "not-found");
  expect(documents).toEqual(["/de", "/no/such/page?utm=1"]);
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("data-page", "index");
});

for (const [what, answer] of [
  ["an error of the server", { status: 500, body: "{}" }],
  ["no JSON", { status: 200, body: "<!doctype html>" }],
  ["JSON that is no payload", { status: 200, body: "{}" }],
] as const) {
  test(`a payload that is ${what} makes a full load of the target`, async ({ page, noise }) => {
    noise.expect(/500/);
    await withoutPrefetch(page);
    await page.route("**/start/de/_payload.json*", (route) => route.fulfill(answer));
    const documents = watchDocuments(page);
    await open(page, "/de");
    await page.getByRole("main").locator("a[href='/start/de']").click();
    await expect(page).toHaveURL("/start/de");
    await expect(page.locator("html")).toHaveAttribute("data-page", "start");
    expect(documents).toEqual(["/de", "/start/de"]);
  });
}

test("a later navigation wins over an earlier, slower one", async ({ page }) => {
  await withoutPrefetch(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/start/de/_payload.json*", async (route) => {
    await held;
    // The page has given the request up by then.
    await route.continue().catch(() => {});
  });
  const documents = watchDocuments(page);
  await open(page, "/de");
  await page.getByRole("main").locator("a[href='/start/de']").click();
  await expect(page.locator("html")).toHaveAttribute("data-navigating", "true");
  await page.getByRole("main").locator(".actions a[href='/take/de']").click();
  await expect(page.locator("html")).toHaveAttribute("data-page", "take");
  release();
  await page.waitForLoadState("networkidle");
  expect((await marksOf(page)).page).toBe("take");
  await expect(page).toHaveURL("/take/de");
  await expect(page.locator("html")).not.toHaveAttribute("data-navigating");
  expect(documents).toEqual(["/de"]);
  await page.goBack();
  await expect(page).toHaveURL("/de");
});

test("links that are not the shop's to handle stay with the browser", async ({ page, context }) => {
  await context.route("https://elsewhere.example/**", (route) => route.fulfill({ body: "elsewhere" }));
  const documents = watchDocuments(page);
  await open(page, "/de");
  const quiz = page.getByRole("main").locator("a[href='/start/de']");
  const [newTab] = await Promise.all([context.waitForEvent("page"), quiz.click({ modifiers: ["ControlOrMeta"] })]);
  await expect(newTab).toHaveURL("/start/de");
  const [terms] = await Promise.all([
    context.waitForEvent("page"),
    page.locator("footer a[target=_blank][href^='/']").click(),
  ]);
  await expect(terms).toHaveURL("/terms/de");
  expect(documents).toEqual(["/de"]);
  await clickNewLink(page, "https://elsewhere.example/");
  await expect(page).toHaveURL("https://elsewhere.example/");
});

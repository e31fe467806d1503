// Steps of a funnel are counted for those who agreed, and for nobody else: what leaves the browser, when, and what it says.

import type { Page } from "@playwright/test";
import { question } from "./harness/consent.ts";
import { comesToRest, open } from "./harness/opened-page.ts";
import { createWalker, ordinaryPlan, type Walker } from "./harness/quiz-walker.ts";
import { watchRequests } from "./harness/requests.ts";
import { expect, test } from "./harness/shop.ts";

test.use({ hasAnswered: false, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

type Event = { kind: string; funnel: string; step: string; country: string; content_version: string };

type Sent = { visit: string; events: Event[] };

const visitKey = "trichter:visit";

/** What beacons say: the browser shows nobody what is in them. */
async function watchBeacons(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.exposeFunction("hearBeacon", (json: string) => void sent.push(JSON.parse(json) as Sent));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      const hear = Reflect.get(window, "hearBeacon") as (json: string) => void;
      void (data as Blob).text().then(hear);
      return send(url, data);
    };
  });
  return sent;
}

/** As if the visitor looked at another tab. */
function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "visibilityState");
  });
}

async function walkTwoSteps(page: Page): Promise<Walker> {
  const walker = createWalker(page, ordinaryPlan, "mouse");
  for (const _ of [1, 2]) {
    await walker.arrive();
    await walker.answer();
  }
  await walker.arrive();
  return walker;
}

function visitOf(page: Page): Promise<string | null> {
  return page.evaluate((key) => sessionStorage.getItem(key), visitKey);
}

test("who agrees is counted on every step, together and once", async ({ page }) => {
  const sent = await watchBeacons(page);
  await open(page, "/start/de");
  await question(page).getByRole("button", { name: "Alle akzeptieren" }).click();
  await walkTwoSteps(page);
  const answered = page.waitForResponse("**/api/events");
  await hide(page);
  expect((await answered).status()).toBe(204);
  await expect.poll(() => sent.length).toBe(1);
  const version = expect.stringMatching(/^[0-9a-f]{16}$/);
  const event = { funnel: "start", country: "DE", content_version: version };
  expect(sent[0]).toEqual({
    visit: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
    events: [
      { kind: "seen", step: "start/sex", ...event },
      { kind: "answered", step: "start/sex", ...event },
      { kind: "seen", step: "start/meals", ...event },
      { kind: "answered", step: "start/meals", ...event },
      { kind: "seen", step: "start/breakfast", ...event },
    ],
  });

  // The pages after the quiz, in the funnel that the address names; the same tab is the same visit.
  await open(page, "/start-email/de?src=v3");
  await expect.poll(() => visitOf(page)).toContain('"funnel":"v3"');
  const next = page.waitForResponse("**/api/events");
  await hide(page);
  expect((await next).status()).toBe(204);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual({
    visit: sent[0]?.visit,
    events: [{ ...event, kind: "seen", funnel: "v3", step: "start-email" }],
  });
});

test("what was seen is sent after a while, without anybody leaving", async ({ page }) => {
  await open(page, "/email/gb?src=go");
  const answered = page.waitForResponse("**/api/events");
  await question(page).getByRole("button", { name: "Accept all" }).click();
  expect((await answered).status()).toBe(204);
});

for (const choice of ["Alle ablehnen", null]) {
  test(`nobody who ${choice ? "refuses" : "has not chosen"} is counted`, async ({ page }) => {
    const requests = watchRequests(page, /^\/api\/events$/);
    const sent = await watchBeacons(page);
    await open(page, "/start/de");
    await expect(question(page)).toBeVisible();
    if (choice) {
      await question(page).getByRole("button", { name: choice }).click();
    }
    await walkTwoSteps(page);
    await hide(page);
    await open(page, "/start-email/de");
    await hide(page);
    await comesToRest(page);
    expect([requests, sent, await visitOf(page)]).toEqual([[], [], null]);
  });
}

test("whoever withdraws is forgotten at once", async ({ page }) => {
  const requests = watchRequests(page, /^\/api\/events$/);
  await open(page, "/start/de");
  await question(page).getByRole("button", { name: "Alle akzeptieren" }).click();
  await expect.poll(() => visitOf(page)).not.toBeNull();
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie-Einstellungen" }).click();
  await question(page).getByRole("button", { name: "Alle ablehnen" }).click();
  expect(await visitOf(page)).toBeNull();
  const before = requests.length;
  await walkTwoSteps(page);
  await hide(page);
  await comesToRest(page);
  expect(requests.slice(before)).toEqual([]);
});

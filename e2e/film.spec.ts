// The film of the video letter: it is asked for when it is played, shows captions in the page's language, and can be read.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { open } from "./harness/opened-page.ts";
import { watchRequests } from "./harness/requests.ts";
import { expect, test } from "./harness/shop.ts";

const film = (page: Page) => page.locator("video");
const start = (page: Page) => page.locator(".video-start");

/** The film plays, and time passes in it. */
async function plays(page: Page): Promise<void> {
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime))
    .toBeGreaterThan(0.5);
}

test("nothing of the film is loaded before it is played; then it plays", async ({ page }) => {
  const asked = watchRequests(page, /^\/film\/.*\.(webm|mp4)$/);
  await open(page, "/VSL-de/de");
  await expect(start(page)).toHaveAccessibleName("Film ansehen 1:15");
  await expect(page.getByRole("img", { name: "Drei Dosen Daily Trio vor einer korallroten Sonne" })).toBeVisible();
  expect(asked).toEqual([]);
  await start(page).click();
  await plays(page);
  await expect(film(page)).toBeFocused();
  await expect(start(page)).toHaveCount(0);
  expect(new Set(asked.map((path) => path.replace(/\?v=[0-9a-f]{16}$/, "")))).toEqual(
    new Set(["/film/daily-trio.webm"]),
  );
  await page.keyboard.press("Space");
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

for (const [segment, language, words] of [
  ["de", "de", "Cholin trägt zu einem normalen\nFettstoffwechsel bei."],
  ["be", "fr", "La choline contribue\nà un métabolisme lipidique normal."],
  ["gb", "en", "Choline contributes\nto normal lipid metabolism."],
] as const) {
  test(`captions are shown in the language of /${segment}, also after a jump`, async ({ page }) => {
    await open(page, `/VSL-de/${segment}`);
    await start(page).click();
    await plays(page);
    await film(page).evaluate((video: HTMLVideoElement) => {
      video.currentTime = 21;
    });
    const shown = () =>
      film(page).evaluate((video: HTMLVideoElement) =>
        [...video.textTracks]
          .filter(({ mode }) => mode === "showing")
          .map(({ language, activeCues }) => ({
            language,
            words: [...(activeCues ?? [])].map((cue) => Reflect.get(cue, "text")),
          })),
      );
    await expect.poll(shown).toEqual([{ language, words: [words] }]);
  });
}

test("the server gives the parts that a player asks for", async ({ page, request }) => {
  await open(page, "/VSL-de/de");
  for (const source of await page.locator("video source, video track").all()) {
    const address = (await source.getAttribute("src")) ?? "";
    const part = await request.get(address, { headers: { range: "bytes=0-3" } });
    expect(part.status(), address).toBe(206);
    expect((await part.body()).length).toBe(4);
    expect(part.headers()["content-range"]).toMatch(/^bytes 0-3\/\d+$/);
    expect(part.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
});

test("the film can be read, and nobody is kept out", async ({ page }) => {
  await open(page, "/VSL-de/fi");
  await page.getByText("Videon sisältö tekstinä").click();
  await expect(page.getByRole("heading", { name: "Mitä purkissa on", level: 2 })).toBeVisible();
  await expect(page.getByText("Koliini edistää normaalia rasva-aineenvaihduntaa.", { exact: true })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

for (const width of [360, 1280]) {
  test(`its room is kept, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/VSL-de/gb");
    const room = () =>
      page.locator(".video-frame").evaluate((frame) => {
        const { top, width, height } = frame.getBoundingClientRect();
        return { top: Math.round(top + window.scrollY), width, height };
      });
    const before = await room();
    expect(before.width / before.height).toBeCloseTo(16 / 9, 1);
    await start(page).click();
    await plays(page);
    expect(await room()).toEqual(before);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there are the film's own controls and its words", async ({ page, noise }) => {
    // The browser blocks every script.
    noise.expect(/^failed: .*\.js csp$/);
    await page.goto("/VSL-de/gb");
    await expect(film(page)).toBeVisible();
    await expect(film(page)).toHaveAttribute("controls");
    await expect(start(page)).toBeHidden();
    await page.getByText("Read the film as text").click();
    await expect(page.getByText("Choline contributes to normal lipid metabolism.", { exact: true })).toBeVisible();
  });
});

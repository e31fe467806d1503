// The shop for visitors with a keyboard, a screen reader, or a dislike of motion. Rules that a program can check are
// axe's; the rest is checked by using the keyboard.

import type { Page } from "@playwright/test";
import { expectNoViolations } from "./harness/axe.ts";
import { type Look, languages, looksOfRow, widths } from "./harness/matrix.ts";
import { comesToRest, isReady, open, withoutPrefetch } from "./harness/opened-page.ts";
import { inCountry, paypalConfirm, type Route, routes } from "./harness/route-table.ts";
import { test as sharedTabTest } from "./harness/shared-tab.ts";
import { expect, test } from "./harness/shop.ts";

const onePerLayout = [...new Map(routes.map((route) => [route.layout, route])).values()];

test.describe("axe finds nothing", () => {
  for (const [row, route] of [...routes, paypalConfirm].entries()) {
    sharedTabTest(`on ${route.path}, in a language of its turn, with the overlay open or closed`, async ({ page }) => {
      for (const look of looksOfRow(row)) {
        await page.setViewportSize({ width: look.width, height: 800 });
        await openLook(page, route, look);
        await expectNoViolations(page, [look.width]);
      }
    });
  }

  for (const { segment } of languages) {
    test(`on the page-not-found screen in ${segment}`, async ({ page, noise }) => {
      noise.expect(/404/);
      await open(page, `/no/such/page/${segment}`);
      await expectNoViolations(page, widths);
    });
  }

  test("on the error page", async ({ page, noise }) => {
    noise.expect(/TypeError/);
    await withoutPrefetch(page);
    await page.route("**/start/de/_payload.json*", async (route) => {
      const payload = await (await route.fetch()).json();
      payload.props.hero = null;
      await route.fulfill({ json: payload });
    });
    await open(page, "/de");
    await page.getByRole("main").locator("a[href='/start/de']").click();
    await expect(page.locator("main.render-error")).toBeVisible();
    await expectNoViolations(page, widths);
  });
});

test("the first Tab reaches the skip link, which shows itself and leads to the content", async ({ page }) => {
  await open(page, "/home/de");
  const skipLink = page.locator("a[href='#content']");
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("the keyboard reaches every link and control in their order, and each shows its focus", async ({ page }) => {
  await open(page, "/home/de");
  const expected = await page
    .locator("a[href], button, summary, [tabindex='0']")
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((element) => element.textContent),
    );
  const reached: (string | null)[] = [];
  for (const _ of expected) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    reached.push(await focused.textContent());
    const outline = await focused.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return { isDrawn: outlineStyle !== "none", width: Number.parseFloat(outlineWidth) };
    });
    expect(outline.isDrawn, `focus on "${reached.at(-1)}"`).toBe(true);
    expect(outline.width).toBeGreaterThanOrEqual(2);
    await expect(focused).toBeInViewport();
  }
  expect(reached).toEqual(expected);
});

test("a link is followed and the country chosen with the keyboard alone", async ({ page }) => {
  await open(page, "/de");
  await page.getByRole("main").locator("a[href='/start/de']").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-page", "start");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.locator("footer summary").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/start/fr");
});

test("who wants no motion gets none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const route of onePerLayout) {
    await page.goto(inCountry(route, { segment: "de" }));
    await isReady(page);
    await comesToRest(page);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((element) => {
          const { animationDuration, animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
          const isAnimated = animationName !== "none" && Number.parseFloat(animationDuration) > 0.01;
          return isAnimated || Number.parseFloat(transitionDuration) > 0.01 || scrollBehavior === "smooth";
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(moving, route.layout).toEqual([]);
  }
});

test("text can be twice as large without being cut off or overlapping the edge", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  for (const route of onePerLayout) {
    await page.goto(inCountry(route, { segment: "fi" }));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, route.path).toBeLessThanOrEqual(0);
  }
});

/** With the overlay open, or else with the choice of country unfolded. */
async function openLook(page: Page, route: Route, { country, isOverlayOpen }: Look): Promise<void> {
  const path = route === paypalConfirm ? route.path : inCountry(route, country);
  const hasOverlay = isOverlayOpen && route.kind !== "terms";
  await page.goto("about:blank");
  await open(page, hasOverlay ? `${path}#privacy` : path);
  if (hasOverlay) {
    await expect(page.locator(".overlay-content h3").first()).toBeVisible();
  } else {
    await page.locator("footer details summary").click();
  }
}

test("with less motion, what has just appeared takes the focus at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/gb");
  const heading = page.locator("h1");
  await heading.evaluate((element) => {
    element.tabIndex = -1;
    element.style.visibility = "hidden";
  });
  await expect(heading).toBeHidden();
  const hasFocus = await heading.evaluate((element) => {
    element.style.visibility = "visible";
    element.focus();
    return document.activeElement === element;
  });
  expect(hasFocus).toBe(true);
});

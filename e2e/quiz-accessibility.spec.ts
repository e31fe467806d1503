// Every screen of every quiz, and its summary: axe finds nothing on a phone and on a desktop, and nothing has to be scrolled
// sideways on the smallest phone.

import type { Page } from "@playwright/test";
import { expectNoViolations } from "./harness/axe.ts";
import { isFull, languages, nth } from "./harness/matrix.ts";
import { followToSummary, quizzes } from "./harness/quiz-table.ts";
import { createWalker, ordinaryPlan, type Plan, screenNumber } from "./harness/quiz-walker.ts";
import { expect, test } from "./harness/shop.ts";

// Nothing is half faded in when it is looked at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const smallest = 320;
const widths = [390, 1280];

/** Screens of one quiz are many, and each is looked at for a second or two. */
test.setTimeout(180_000);

for (const [row, { name }] of quizzes.entries()) {
  for (const country of isFull ? languages : [nth(languages, row + 1)]) {
    test(`on every screen of /${name}/${country.segment} and on the summary`, async ({ page }) => {
      const walker = createWalker(page);
      await walker.open(`/${name}/${country.segment}`);
      await walker.walk(() => expectFit(page));
      await followToSummary(page);
      await expect(page.locator(".quiz-result-ending")).toBeVisible();
      await expectFit(page);
    });
  }
}

const stopped: readonly { name: string; plan: Partial<Plan> }[] = [
  { name: "gocards", plan: { count: "17" } },
  { name: "start1", plan: { heightCm: "170", weightKg: "53" } },
];

for (const { name, plan } of stopped) {
  test(`on the kind ending of /${name}`, async ({ page }) => {
    const walker = createWalker(page, { ...ordinaryPlan, ...plan });
    await walker.open(`/${name}/fi`);
    await walker.walk((kind) => (kind === "stopped" ? expectFit(page) : Promise.resolve()));
  });
}

/** What stands around the quiz is looked at elsewhere. In the selection the widths take turns. */
async function expectFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: smallest, height: 640 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `at ${smallest} pixels`).toBeLessThanOrEqual(0);
  await expectNoViolations(page, isFull ? widths : [nth(widths, screenNumber(page))], "main");
}

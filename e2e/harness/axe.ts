// Rules that a program can check, at one width or several.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Looks at the whole document, or only at a part of it. */
export async function expectNoViolations(page: Page, atWidths: readonly number[], part = "html"): Promise<void> {
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 800 });
    // The shop has no frames of its own, for which axe would open a second page.
    const { violations } = await new AxeBuilder({ page }).include(part).setLegacyMode().analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect(found, `at ${width} pixels`).toEqual([]);
  }
}

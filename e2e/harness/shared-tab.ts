// The test function of specs that only look at pages: all tests of a worker use one tab, which spares most of their
// time. Whatever leaves traces in a tab belongs in a test with a page of its own.

import type { BrowserContextOptions, Page } from "@playwright/test";
import { answerBefore } from "./consent.ts";
import { expect, test as shopTest } from "./shop.ts";

type WorkerFixtures = { tabOptions: BrowserContextOptions; sharedTab: Page };

export const test = shopTest.extend<object, WorkerFixtures>({
  tabOptions: [{}, { scope: "worker", option: true }],
  sharedTab: [
    async ({ browser, shop, tabOptions }, use) => {
      const context = await browser.newContext({ baseURL: shop.url, locale: "de-DE", ...tabOptions });
      await answerBefore(context, shop.url);
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ sharedTab }, use) => use(sharedTab.context()),
  page: async ({ sharedTab, noise }, use) => {
    await sharedTab.setViewportSize({ width: 1280, height: 720 });
    const stopListening = noise.listenTo(sharedTab);
    await use(sharedTab);
    stopListening();
    expect(noise.unexpected(), "noise of the page").toEqual([]);
  },
});

export { expect };

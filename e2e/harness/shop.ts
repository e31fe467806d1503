// The test function of every spec here: a running shop per worker, further servers on demand, and an ear on the page.
// A test fails if its page made a noise that the test did not declare, or if a server did not end cleanly.

import { expect, test as playwrightTest } from "@playwright/test";
import { answerBefore } from "./consent.ts";
import { createNoise, type Noise } from "./noise.ts";
import { type Server, type Settings, startServer } from "./server.ts";

type TestFixtures = {
  /** Whether the visitor has answered the cookie question before. */
  hasAnswered: boolean;
  noise: Noise;
  /** Starts a server of the test's own, with other settings than the shared one. */
  openShop(settings: Settings): Promise<Server>;
};

type WorkerFixtures = { shop: Server };

export const test = playwrightTest.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      expect(await server.stop(), `exit code; its log:\n${server.log()}`).toBe(0);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  hasAnswered: [true, { option: true }],
  context: async ({ context, hasAnswered, shop }, use) => {
    if (hasAnswered) {
      await answerBefore(context, shop.url);
    }
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  noise: async ({}, use) => use(createNoise()),
  // Servers of the test's own end after its page, which may still be asking them for something.
  page: async ({ page, noise, openShop: _ }, use) => {
    noise.listenTo(page);
    await use(page);
    expect(noise.unexpected(), "noise of the page").toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  openShop: async ({}, use) => {
    const opened: Server[] = [];
    await use(async (settings) => {
      const server = await startServer(settings);
      opened.push(server);
      return server;
    });
    for (const server of opened) {
      expect(await server.stop(), `exit code; its log:\n${server.log()}`).toBe(0);
    }
  },
});

export { expect };

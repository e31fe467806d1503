// A component of the storefront in a real browser before a page of the shop uses it: bundled from its source and served
// to one page only.

import type { Page } from "@playwright/test";
import { build, type Rolldown } from "vite";

/** Opens `fixtures/<name>.tsx`. */
export async function openFixture(page: Page, name: string): Promise<void> {
  const script = await bundle(new URL(`../fixtures/${name}.tsx`, import.meta.url).pathname);
  const address = "http://fixture.example/";
  await page.route(`${address}**`, (route) => {
    const isScript = route.request().url().endsWith(".js");
    return isScript
      ? route.fulfill({ contentType: "text/javascript", body: script })
      : route.fulfill({
          contentType: "text/html",
          body: '<!doctype html><html lang="en"><title>Fixture</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/fixture.js"></script></html>',
        });
  });
  await page.goto(address);
}

async function bundle(entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: { write: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  const chunk = result.output.find((file) => file.type === "chunk");
  if (!chunk) {
    throw new Error(`${entry} gave no script.`);
  }
  return chunk.code;
}

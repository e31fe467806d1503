// A component of the storefront in a real browser before a page of the shop uses it: bundled from its source and served
// to one page only.

import type { Page } from "@playwright/test";
import { build, type Rolldown } from "vite";

const address = "http://fixture.example";

type Bundle = { script: string; style: string };

/** Opens `fixtures/<name>.tsx`. What else it asks for is the test's to answer. */
export async function openFixture(page: Page, name: string): Promise<void> {
  const { script, style } = await bundle(new URL(`../fixtures/${name}.tsx`, import.meta.url).pathname);
  await page.route(`${address}/`, (route) => route.fulfill({ contentType: "text/html", body: documentOf(style) }));
  await page.route(`${address}/fixture.js`, (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  await page.goto(`${address}/`);
}

function documentOf(style: string): string {
  return `<!doctype html><html lang="en"><title>Fixture</title><link rel="icon" href="data:,"><style>${style}</style><div id="root"></div><script type="module" src="/fixture.js"></script></html>`;
}

async function bundle(entry: string): Promise<Bundle> {
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
  const styles = result.output.flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
  );
  return { script: chunk.code, style: styles.join("") };
}

// The storefront with React's development build, which reports every difference between server and browser that the
// production build passes over in silence. The server's documents are kept; only their scripts are swapped.

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const dist = join(repository, "web/dist-dev");

type Chunk = { file: string };

/** Builds it anew and returns what a document needs in its head to start it. */
export async function buildForDevelopment(): Promise<string> {
  const script = join(repository, "web/storefront/build/build.ts");
  await promisify(execFile)(process.execPath, [script, "--mode", "development"], { cwd: repository });
  const manifest = JSON.parse(await readFile(join(dist, "manifest.json"), "utf8")) as Record<string, Chunk>;
  const entry = manifest["src/entry-client.tsx"];
  if (!entry) {
    throw new Error("The development build has no entry.");
  }
  return `<script type="module" src="/${entry.file}"></script>`;
}

/** Lets a page run the development build instead of the one that its documents name. `alter` may spoil a document. */
export async function useDevelopmentBuild(
  page: Page,
  start: string,
  alter: (html: string) => string = (html) => html,
): Promise<void> {
  await page.route("**/*", async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) {
      const response = await route.fetch();
      const html = alter(await response.text());
      const withoutScripts = html.replace(/<script type="module"[^>]*><\/script>/, "");
      await route.fulfill({ response, body: withoutScripts.replace("</head>", () => `${start}</head>`) });
    } else if (/^\/assets\/.*\.js$/.test(pathname)) {
      await route.fulfill({ path: join(dist, "client", pathname), contentType: "text/javascript" });
    } else {
      await route.continue();
    }
  });
}

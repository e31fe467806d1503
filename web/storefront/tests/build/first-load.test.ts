// What one page needs on its first load, and the budget for it.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkBudget } from "../../build/budget.ts";
import { buildId } from "../../build/build-id.ts";
import { firstScripts, type Manifest } from "../../build/manifest.ts";

const manifest: Manifest = {
  "style.css": { file: "style.css" },
  "src/entry-document.ts": { file: "starter.js" },
  "src/entry-client.tsx": { file: "entry.js", imports: ["_parts.js"] },
  "_parts.js": { file: "parts.js", imports: ["_libraries.js"] },
  "_libraries.js": { file: "libraries.js", imports: ["_parts.js"] },
  "src/pages/summary.tsx": { file: "summary.js", imports: ["_parts.js"] },
  "src/pages/pay.tsx": { file: "pay.js" },
  "src/pages/terms.tsx": { file: "terms.js" },
  "src/layouts/sale.tsx": { file: "sale.js" },
  "src/blocks/shop/shop-blocks.ts": { file: "shop.js" },
};

describe("firstScripts", () => {
  it("follows imports, each file once", () => {
    const scripts = firstScripts(manifest, "summary", "sale");
    expect([...scripts]).toEqual([
      "starter.js",
      "entry.js",
      "parts.js",
      "libraries.js",
      "summary.js",
      "sale.js",
      "shop.js",
    ]);
  });

  it("leaves the blocks that sell out of pages that never have one", () => {
    expect([...firstScripts(manifest, "terms", "sale")]).not.toContain("shop.js");
  });

  it("names a key that is missing", () => {
    expect(() => firstScripts(manifest, "video", "sale")).toThrow('The manifest has no "src/pages/video.tsx".');
  });
});

describe("with files", () => {
  let folder: string;

  beforeEach(async () => {
    folder = `${await mkdtemp(join(tmpdir(), "first-load-"))}/`;
  });

  afterEach(() => rm(folder, { recursive: true }));

  async function writeAll(bytes: number, names = allFiles()): Promise<void> {
    for (const name of names) {
      await writeFile(`${folder}${name}.gz`, new Uint8Array(bytes));
    }
  }

  function allFiles(): string[] {
    return Object.values(manifest).map(({ file }) => file);
  }

  it("names the heaviest page within the budget", async () => {
    await writeAll(1000);
    await writeAll(2000, ["pay.js"]);
    expect(await checkBudget(manifest, folder, ["summary", "pay"], ["sale"])).toEqual({
      scriptBytes: 8000,
      heaviestPage: "pay in layout sale",
      styleBytes: 1000,
    });
  });

  it("refuses more than 95 kB of JavaScript or 15 kB of CSS", async () => {
    await writeAll(1000);
    await writeAll(89_001, ["summary.js"]);
    await expect(checkBudget(manifest, folder, ["summary"], ["sale"])).rejects.toThrow(
      "First load of summary in layout sale: 95001 bytes of JavaScript (gzip), the budget is 95000.",
    );
    await writeAll(1000);
    await writeAll(15_001, ["style.css"]);
    await expect(checkBudget(manifest, folder, ["summary"], ["sale"])).rejects.toThrow(
      "All pages: 15001 bytes of CSS (gzip), the budget is 15000.",
    );
  });

  it("names a build after its files, whatever their order", async () => {
    const [one, other] = [`${folder}one.js`, `${folder}other.js`];
    await writeFile(one, "1");
    await writeFile(other, "2");
    const id = await buildId(folder, [one, other]);
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(await buildId(folder, [other, one])).toBe(id);
    await writeFile(other, "3");
    expect(await buildId(folder, [one, other])).not.toBe(id);
  });
});

// Fails the build when a page's first load grows beyond what we promised visitors.

import { stat } from "node:fs/promises";
import { firstLoad, type Manifest } from "./manifest.ts";

/** React and react-dom alone are 67 kB; the rest is ours. */
const scriptBudgetBytes = 95_000;
const styleBudgetBytes = 15_000;

export type Heaviest = { page: string; bytes: number };

/** Measures every page kind in every layout and returns the heaviest of each sort, or throws with one clear line. */
export async function checkBudget(
  manifest: Manifest,
  clientFolder: string,
  kinds: readonly string[],
  layouts: readonly string[],
): Promise<{ scripts: Heaviest; styles: Heaviest }> {
  const scripts: Heaviest = { page: "", bytes: 0 };
  const styles: Heaviest = { page: "", bytes: 0 };
  for (const kind of kinds) {
    for (const layout of layouts) {
      const page = `${kind} in layout ${layout}`;
      const load = firstLoad(manifest, kind, layout);
      raise(scripts, page, await gzipBytes(clientFolder, load.scripts));
      raise(styles, page, await gzipBytes(clientFolder, load.styles));
    }
  }
  refuseAbove(scriptBudgetBytes, "JavaScript", scripts);
  refuseAbove(styleBudgetBytes, "CSS", styles);
  return { scripts, styles };
}

function raise(heaviest: Heaviest, page: string, bytes: number): void {
  if (bytes > heaviest.bytes) {
    heaviest.page = page;
    heaviest.bytes = bytes;
  }
}

function refuseAbove(budgetBytes: number, what: string, { page, bytes }: Heaviest): void {
  if (bytes > budgetBytes) {
    throw new Error(`First load of ${page}: ${bytes} bytes of ${what} (gzip), the budget is ${budgetBytes}.`);
  }
}

/** The files have been compressed already: what lies on the disk is what visitors get. */
async function gzipBytes(folder: string, files: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const file of files) {
    bytes += (await stat(`${folder}${file}.gz`)).size;
  }
  return bytes;
}

// Fails the build when a page's first load grows beyond what we promised visitors.

import { stat } from "node:fs/promises";
import { firstScripts, type Manifest, styleSheet } from "./manifest.ts";

/** React and react-dom alone are 67 kB; the rest is ours. */
const scriptBudgetBytes = 95_000;
/** The styles of all pages, in one file. */
const styleBudgetBytes = 15_000;

export type FirstLoad = { scriptBytes: number; heaviestPage: string; styleBytes: number };

/** Measures every page kind in every layout and returns the heaviest, or throws with one clear line. */
export async function checkBudget(
  manifest: Manifest,
  clientFolder: string,
  kinds: readonly string[],
  layouts: readonly string[],
): Promise<FirstLoad> {
  const styleBytes = await gzipBytes(clientFolder, [styleSheet(manifest)]);
  refuseAbove(styleBudgetBytes, styleBytes, "All pages", "CSS");
  const load: FirstLoad = { scriptBytes: 0, heaviestPage: "", styleBytes };
  for (const kind of kinds) {
    for (const layout of layouts) {
      const scriptBytes = await gzipBytes(clientFolder, firstScripts(manifest, kind, layout));
      if (scriptBytes > load.scriptBytes) {
        Object.assign(load, { scriptBytes, heaviestPage: `${kind} in layout ${layout}` });
      }
    }
  }
  refuseAbove(scriptBudgetBytes, load.scriptBytes, `First load of ${load.heaviestPage}`, "JavaScript");
  return load;
}

function refuseAbove(budgetBytes: number, bytes: number, whose: string, what: string): void {
  if (bytes > budgetBytes) {
    throw new Error(`${whose}: ${bytes} bytes of ${what} (gzip), the budget is ${budgetBytes}.`);
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

// Finds the browser on the system. Tests never download one.

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The browser named by TRICHTER_CHROMIUM, or else `chromium` on the PATH. */
export function chromiumPath(): string {
  return findBrowser(["chromium"]);
}

/** The same; before it the one that never shows a window, where it is installed: tests take a third less time in it. */
export function headlessPath(): string {
  return findBrowser(["chromium-headless-shell", "chromium"]);
}

function findBrowser(names: readonly string[]): string {
  const { TRICHTER_CHROMIUM: chosen, PATH: path = "" } = process.env;
  if (chosen) {
    return chosen;
  }
  const folders = path.split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (!found) {
    throw new Error("There is no chromium on the PATH: install it, or name one with TRICHTER_CHROMIUM.");
  }
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// Finds the browser on the system. Tests never download one.

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The browser named by TRICHTER_CHROMIUM, or else `chromium` on the PATH. */
export function chromiumPath(): string {
  const { TRICHTER_CHROMIUM: chosen, PATH: path = "" } = process.env;
  if (chosen) {
    return chosen;
  }
  const candidates = path.split(delimiter).map((folder) => join(folder, "chromium"));
  const found = candidates.find(isExecutable);
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

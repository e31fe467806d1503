// Names a build after what it consists of: the same output has the same name, on any machine and at any time.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { relative, sep } from "node:path";

export async function buildId(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files.toSorted()) {
    const bytes = await readFile(file);
    // Name and length go in front, so that no two sets of files read as the same run of bytes.
    hash.update(`${relative(folder, file).replaceAll(sep, "/")}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex").slice(0, 16);
}

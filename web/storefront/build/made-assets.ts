// Writes the assets that are made, not drawn: fonts and the icon sprite. They stand among the others before anything is
// bundled or tested, and modules and styles refer to them as if they had always been there.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { makeFonts } from "./fonts.ts";
import { makeIcons } from "./icons.ts";
import type { Places } from "./places.ts";

export function madeAssets(places: Places): Plugin {
  return { name: "made-assets", buildStart: () => writeMadeAssets(`${places.storefront}src/assets/made/`) };
}

async function writeMadeAssets(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of [...(await makeFonts()), ...(await makeIcons())]) {
    await writeIfChanged(folder + name, Buffer.from(content));
  }
}

/** Another build may be reading the file at this moment. */
async function writeIfChanged(file: string, content: Buffer): Promise<void> {
  const present = await readFile(file).catch(() => null);
  if (!present?.equals(content)) {
    await writeFile(file, content);
  }
}

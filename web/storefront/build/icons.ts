// Draws the shop's icons into one sprite that the browser loads once. Colour and width of the lines come from the styles
// around an icon.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { iconNames } from "../src/ui/icon-names.ts";

/** How lines and grounds are drawn is up to the style sheet, so that a star can be full. */
const look = 'viewBox="0 0 24 24"';

export async function makeIcons(): Promise<Map<string, string | Uint8Array>> {
  const symbols = await Promise.all(iconNames.map(symbol));
  const notice = "<!-- Icons: lucide, ISC licence, see the notice beside this file. -->";
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${notice}\n${symbols.join("\n")}\n</svg>\n`;
  return new Map<string, string | Uint8Array>([
    ["icons.svg", sprite],
    ["icons-license.txt", await readFile(packageFile("LICENSE"))],
  ]);
}

async function symbol(name: string): Promise<string> {
  const source = await readFile(packageFile(`icons/${name}.svg`), "utf8");
  const drawing = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1];
  if (drawing === undefined) {
    throw new Error(`The icon "${name}" is not what we expect of an SVG file.`);
  }
  return `<symbol id="${name}" ${look}>${drawing.replaceAll(/\s*\n\s*/g, "")}</symbol>`;
}

function packageFile(path: string): string {
  return createRequire(import.meta.url)
    .resolve("lucide-static/package.json")
    .replace(/package\.json$/, path);
}

// Reads the colours that the server needs outside of any style sheet: browsers paint their own frame and the shop's icon
// with them, and titles are drawn in them. They are those of the styles, which name every colour once.

import { readFile } from "node:fs/promises";
import type { Places } from "./places.ts";

export type BrandColours = {
  /** Of titles, of the browser's frame and behind icons. */
  theme: string;
  /** Behind pages. */
  background: string;
};

export async function readBrandColours(places: Places): Promise<BrandColours> {
  const tokens = await readFile(`${places.storefront}src/styles/tokens.css`, "utf8");
  return { theme: colourOf("pine", tokens), background: colourOf("cream", tokens) };
}

export function colourOf(name: string, tokens: string): string {
  const colour = new RegExp(`--${name}: (#[\\da-f]{6});`).exec(tokens)?.[1];
  if (colour === undefined) {
    throw new Error(`--${name} is no colour of six digits in tokens.css.`);
  }
  return colour;
}

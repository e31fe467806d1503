// Every pairing of text and ground that the tokens allow can be read: WCAG AA, 4.5 for text and 3 for lines that carry
// meaning.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const tokens = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");

/** Colours by name, with names that stand for other names resolved. */
function colours(block: string): Map<string, string> {
  const body = new RegExp(`${block} \\{([^}]*)\\}`).exec(tokens)?.[1] ?? "";
  return new Map([...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));
}

const palette = colours("  :root");
const onLight = colours("\\.on-light");
const onDark = colours("\\.on-dark");

function hexOf(name: string, roles: Map<string, string>): string {
  const value = roles.get(name) ?? palette.get(name) ?? "";
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other === undefined ? value : hexOf(other, roles);
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, "$&$&") : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(full.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string, roles: Map<string, string>): number {
  const [lighter = 0, darker = 0] = [text, ground]
    .map((name) => luminance(hexOf(name, roles)))
    .toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const light = ["--white", "--cream", "--oat-light", "--sage-light", "--sky-light"];
const tinted = ["--oat", "--sage", "--sky", "--lemon", "--apricot"];

const pairings: { roles: Map<string, string>; texts: string[]; grounds: string[]; least: number }[] = [
  {
    roles: onLight,
    texts: ["--text", "--heading", "--muted", "--link", "--danger", "--warning", "--success"],
    grounds: light,
    least: 4.5,
  },
  { roles: onLight, texts: ["--text", "--heading", "--link"], grounds: tinted, least: 4.5 },
  { roles: onLight, texts: ["--focus"], grounds: light, least: 3 },
  { roles: onLight, texts: ["--pine-dark"], grounds: [...tinted, "--fern"], least: 3 },
  {
    roles: onDark,
    texts: ["--text", "--heading", "--muted", "--link", "--danger", "--warning", "--success", "--focus"],
    grounds: ["--pine", "--pine-dark"],
    least: 4.5,
  },
  { roles: onDark, texts: ["--text", "--heading", "--muted"], grounds: ["--card"], least: 4.5 },
  { roles: onLight, texts: ["--on-accent"], grounds: ["--accent", "--accent-hover"], least: 4.5 },
  { roles: onLight, texts: ["--on-mark"], grounds: ["--mark"], least: 4.5 },
  { roles: onDark, texts: ["--on-mark"], grounds: ["--mark"], least: 4.5 },
  { roles: onLight, texts: ["--white"], grounds: ["--coral-deep", "--coral-dark"], least: 4.5 },
  { roles: onLight, texts: ["--moss"], grounds: ["--oat"], least: 4.5 },
];

it.each(
  pairings.flatMap(({ roles, texts, grounds, least }) =>
    texts.flatMap((text) => grounds.map((ground) => ({ text, ground, least, roles }))),
  ),
)("$text on $ground has a contrast of at least $least", ({ text, ground, least, roles }) => {
  expect(contrast(text, ground, roles)).toBeGreaterThanOrEqual(least);
});

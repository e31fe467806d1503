// Makes the shop's font files and their @font-face rules: only the characters and weights that the shop uses, and
// stand-ins of the same size from the system's fonts, so that nothing moves when the real ones arrive. Also the files that the
// server itself draws with.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

type Weights = { min: number; max: number };

type Family = {
  name: string;
  /** Of its files, here and in the package. */
  slug: string;
  /** What styles may ask for. */
  weights: Weights;
  /** One weight for all of them: a heading's file is a third smaller without the axis. */
  drawnAt?: number;
  /** The weights that stand-ins are measured at: regular and bold text differ in width. */
  standIns: { weights: Weights; measuredAt: number; systemWeight: 400 | 700 }[];
};

const families: Family[] = [
  {
    name: "Figtree",
    slug: "figtree",
    weights: { min: 400, max: 700 },
    standIns: [
      { weights: { min: 400, max: 500 }, measuredAt: 400, systemWeight: 400 },
      { weights: { min: 600, max: 700 }, measuredAt: 600, systemWeight: 700 },
    ],
  },
  {
    name: "Bricolage Grotesque",
    slug: "bricolage-grotesque",
    weights: { min: 600, max: 700 },
    drawnAt: 680,
    standIns: [{ weights: { min: 600, max: 700 }, measuredAt: 680, systemWeight: 700 }],
  },
];

/** Fonts that systems have, and free ones of exactly the same widths to measure. */
const systemFonts = [
  {
    name: "Arial",
    measured: "arimo",
    local: { 400: ["Arial", "Liberation Sans", "Arimo"], 700: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"] },
  },
  { name: "Roboto", measured: "roboto", local: { 400: ["Roboto"], 700: ["Roboto Bold", "Roboto-Bold"] } },
] as const;

/** The letters of German, French, English, Swedish, Danish, Finnish and their neighbours, and the signs of good typesetting. */
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."Œœ‘’‚“”„‹›–—…•−€™"].join("");

/** Letters of other Latin alphabets, for people's names. Fetched only by a page that shows one. */
const otherLatin = "U+100-151,U+154-2BA,U+1E00-1E9F,U+1EF2-1EFF";

const features = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];

/** File names and contents; the rules refer to the other files as neighbours. */
export async function makeFonts(): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>();
  const rules = ["/* Written by build/fonts.ts: the fonts, and stand-ins until they are there. */"];
  for (const family of families) {
    const { slug, weights, drawnAt } = family;
    const source = await familyFile(slug, "latin");
    const otherSource = await familyFile(slug, "latin-ext");
    const shape = { variationAxes: { wght: drawnAt ?? weights }, keepFeatures: features, noHinting: true };
    files.set(`${slug}.woff2`, await subsetFont(source, characters, { ...shape, targetFormat: "woff2" }));
    files.set(
      `${slug}-other-latin.woff2`,
      await subsetFont(otherSource, undefined, { ...shape, targetFormat: "woff2", keepAllGlyphs: true }),
    );
    files.set(`${slug}-license.txt`, await packageFile(`@fontsource-variable/${slug}/LICENSE`));
    rules.push(fontFace(family, `${slug}.woff2`, unicodeRange(characters)));
    rules.push(fontFace(family, `${slug}-other-latin.woff2`, otherLatin));
    rules.push(...(await standIns(family, source)));
  }
  files.set("fonts.css", `${rules.join("\n\n")}\n`);
  return files;
}

/** What titles are set in, for a program that draws them itself: all letters of the heading's family, as TrueType. */
export async function makeTitleFonts(): Promise<Map<string, Uint8Array>> {
  const heading = families.find(({ drawnAt }) => drawnAt !== undefined);
  if (!heading) {
    throw new Error("No family is drawn at one weight.");
  }
  const { slug, drawnAt = 0 } = heading;
  return new Map([
    ["title.ttf", await trueType(slug, drawnAt)],
    ["title-other-latin.ttf", await trueTypeOfOtherLatin(slug, drawnAt)],
  ]);
}

/** What documents are set in, as TrueType: text, strong text, headings, and letters for people's names in all three. */
export async function makeDocumentFonts(): Promise<Map<string, Uint8Array>> {
  return new Map([
    ["document-body.ttf", await trueType("figtree", 400)],
    ["document-strong.ttf", await trueType("figtree", 700)],
    ["document-display.ttf", await trueType("bricolage-grotesque", 700)],
    ["document-other-latin.ttf", await trueTypeOfOtherLatin("figtree", 400)],
  ]);
}

async function trueType(slug: string, weight: number): Promise<Uint8Array> {
  return subsetFont(await familyFile(slug, "latin"), characters, trueTypeShape(weight));
}

async function trueTypeOfOtherLatin(slug: string, weight: number): Promise<Uint8Array> {
  const shape = { ...trueTypeShape(weight), keepAllGlyphs: true };
  return subsetFont(await familyFile(slug, "latin-ext"), undefined, shape);
}

function trueTypeShape(weight: number) {
  return { variationAxes: { wght: weight }, keepFeatures: features, noHinting: true, targetFormat: "sfnt" as const };
}

function fontFace({ name, weights }: Family, file: string, characterRange: string): string {
  return rule({
    "font-family": `"${name}"`,
    "font-weight": `${weights.min} ${weights.max}`,
    "font-display": "swap",
    src: `url("./${file}") format("woff2")`,
    "unicode-range": characterRange,
  });
}

/** System fonts scaled to the average width of the real one, with its line height. */
async function standIns({ name, standIns }: Family, source: Uint8Array): Promise<string[]> {
  const rules: string[] = [];
  for (const { weights, measuredAt, systemWeight } of standIns) {
    const real = await measure(
      await subsetFont(source, characters, { targetFormat: "sfnt", variationAxes: { wght: measuredAt } }),
    );
    for (const system of systemFonts) {
      const file = `@fontsource/${system.measured}/files/${system.measured}-latin-${systemWeight}-normal.woff2`;
      const scale = real.width / (await measure(await packageFile(file))).width;
      rules.push(
        rule({
          "font-family": `"${name} as ${system.name}"`,
          "font-weight": `${weights.min} ${weights.max}`,
          src: system.local[systemWeight].map((local) => `local("${local}")`).join(", "),
          "size-adjust": percent(scale),
          "ascent-override": percent(real.ascent / scale),
          "descent-override": percent(real.descent / scale),
          "line-gap-override": percent(real.lineGap / scale),
        }),
      );
    }
  }
  return rules;
}

type Measures = { width: number; ascent: number; descent: number; lineGap: number };

/** In parts of the font size. The width is an average over Latin letters, weighted by how often they occur. */
async function measure(font: Uint8Array): Promise<Measures> {
  const { unitsPerEm, xWidthAvg, ascent, descent, lineGap } = await fromBuffer(Buffer.from(font));
  return {
    width: xWidthAvg / unitsPerEm,
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
  };
}

function rule(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return ["@font-face {", ...lines, "}"].join("\n");
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

function unicodeRange(text: string): string {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: { first: number; last: number }[] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point === run.last + 1) {
      run.last = point;
    } else {
      runs.push({ first: point, last: point });
    }
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(",");
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
}

function familyFile(slug: string, letters: "latin" | "latin-ext"): Promise<Buffer> {
  return packageFile(`@fontsource-variable/${slug}/files/${slug}-${letters}-wght-normal.woff2`);
}

function packageFile(path: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(path));
}

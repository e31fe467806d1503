// The fonts against what the shop says: every character of its texts is in the file that is loaded first.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { makeDocumentFonts, makeFonts, makeTitleFonts } from "../../build/fonts.ts";

const content = fileURLToPath(new URL("../../../../content/", import.meta.url));

/** Spaces and hyphens that no font needs a drawing for: the browser makes them of the plain ones. */
const drawnByTheBrowser = new Set("\n\u00ad\u2009\u200b\u202f\u2011");

let files: Awaited<ReturnType<typeof makeFonts>>;
let rules: string[];

beforeAll(async () => {
  files = await makeFonts();
  rules = String(files.get("fonts.css")).match(/@font-face \{[^}]*\}/g) ?? [];
});

function ruleOf(file: string): string {
  return rules.find((rule) => rule.includes(`url("./${file}")`)) ?? "";
}

function covers(rule: string, character: string): boolean {
  const [, ranges = ""] = /unicode-range: ([^;]*)/.exec(rule) ?? [];
  const point = character.codePointAt(0) ?? 0;
  return ranges.split(",").some((range) => {
    const [first = "", last = first] = range.replace("U+", "").split("-");
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16);
  });
}

describe.each(["figtree", "bricolage-grotesque"])("%s", (slug) => {
  it("has every character of the shop's texts in its first file", () => {
    const texts = ["text", "legal"].flatMap((folder) =>
      readdirSync(join(content, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
    );
    const missing = [...new Set(texts.join(""))].filter(
      (character) => !drawnByTheBrowser.has(character) && !covers(ruleOf(`${slug}.woff2`), character),
    );
    expect(missing).toEqual([]);
  });

  it("leaves letters of other alphabets to a file that few pages load", () => {
    const rule = ruleOf(`${slug}-other-latin.woff2`);
    expect([..."ŁłŠšŽžČčŐőŞşĀā"].filter((letter) => !covers(rule, letter))).toEqual([]);
    expect([..."aäéßøåœ"].filter((letter) => covers(rule, letter))).toEqual([]);
  });

  it("weighs less than 20 kB", () => {
    expect(files.get(`${slug}.woff2`)?.length).toBeLessThan(20_000);
  });

  it("has stand-ins of the system's fonts, scaled to its width", () => {
    const name = slug === "figtree" ? "Figtree" : "Bricolage Grotesque";
    for (const system of ["Arial", "Roboto"]) {
      const standIns = rules.filter((rule) => rule.includes(`"${name} as ${system}"`));
      const scales = standIns.map((rule) => Number(/size-adjust: ([\d.]+)%/.exec(rule)?.[1]));
      expect(scales.filter((scale) => scale < 85 || scale > 120)).toEqual([]);
      expect(scales.length).toBeGreaterThan(0);
    }
  });
});

describe("the fonts of drawn titles", () => {
  it("are TrueType, small, the one with most letters first", async () => {
    const fonts = await makeTitleFonts();
    expect([...fonts.keys()]).toEqual(["title.ttf", "title-other-latin.ttf"]);
    for (const font of fonts.values()) {
      expect([...font.subarray(0, 4)]).toEqual([0, 1, 0, 0]);
      expect(font.length).toBeLessThan(50_000);
    }
  });
});

describe("the fonts of documents", () => {
  it("are TrueType of one weight each, and small", async () => {
    const fonts = await makeDocumentFonts();
    const names = ["document-body.ttf", "document-strong.ttf", "document-display.ttf", "document-other-latin.ttf"];
    expect([...fonts.keys()]).toEqual(names);
    for (const font of fonts.values()) {
      expect([...font.subarray(0, 4)]).toEqual([0, 1, 0, 0]);
      expect(tableNames(font)).not.toContain("fvar");
      expect(font.length).toBeLessThan(50_000);
    }
  });
});

/** After twelve bytes of head a font lists its tables: sixteen bytes for each, the name first. */
function tableNames(font: Uint8Array): string[] {
  const view = Buffer.from(font);
  const count = view.readUInt16BE(4);
  return Array.from({ length: count }, (_, table) => view.toString("latin1", 12 + table * 16, 16 + table * 16));
}

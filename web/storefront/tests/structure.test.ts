// The shape of the web part's source: who may import whom, how files are named, how they open. Each list of
// exceptions is empty and may only shrink.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const web = fileURLToPath(new URL("../../", import.meta.url));

/** From the bottom up: a file imports from its own layer or a lower one. Features are apart from each other. */
const layers = [
  ["assets", "styles"],
  ["api", "text", "state", "errors", "navigation", "tags"],
  ["ui"],
  ["blocks"],
  ["features"],
  ["layouts"],
  ["pages", "statistics"],
  ["app"],
];

const maxLines = 400;

type SourceFile = { path: string; text: string };

function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(join(web, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|css)$/.test(entry.name) && !/node_modules/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(web, file).replaceAll("\\", "/"), text: readFileSync(file, "utf8") }));
}

/** Written by the generator of API types, in its own style and length. */
const generated = "shared/src/api.ts";

const all = ["mail", "shared", "storefront"].flatMap(sourceFiles).filter(({ path }) => path !== generated);
const storefront = all.filter(({ path }) => path.startsWith("storefront/src/"));
const mail = all.filter(({ path }) => path.startsWith("mail/src/"));

/** Relative imports of a file as paths below storefront/src, both static and dynamic. */
function importsOf({ path, text }: SourceFile): string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, specifier = ""]) => specifier);
  return specifiers.map((specifier) => below(posix.join(dirname(path), specifier)));
}

function below(path: string): string {
  return path.replace("storefront/src/", "");
}

function layerOf(path: string): number {
  const folder = path.includes("/") ? path.slice(0, path.indexOf("/")) : "";
  // Entries stand in no folder, above everything.
  return folder === "" ? layers.length : layers.findIndex((names) => names.includes(folder));
}

function featureOf(path: string): string | null {
  return /^features\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function withoutComments(styles: string): string {
  return styles.replaceAll(/\/\*[\s\S]*?\*\//g, "");
}

describe("imports", () => {
  it("know every folder's layer", () => {
    expect(storefront.map(({ path }) => below(path)).filter((path) => layerOf(path) < 0)).toEqual([]);
  });

  it("never lead upwards", () => {
    const upwards = storefront.flatMap((file) =>
      importsOf(file)
        .filter((imported) => layerOf(imported) > layerOf(below(file.path)))
        .map((imported) => `${file.path} → ${imported}`),
    );
    expect(upwards).toEqual([]);
  });

  it("never lead from one feature to another, or from one page or layout to another", () => {
    const sideways = storefront.flatMap((file) => {
      const from = below(file.path);
      return importsOf(file)
        .filter((to) => {
          const isOtherFeature =
            featureOf(to) !== null && featureOf(from) !== null && featureOf(to) !== featureOf(from);
          const isOtherPage = /^(pages|layouts)\/.*\.tsx$/.test(to) && dirname(to) === dirname(from);
          return isOtherFeature || isOtherPage;
        })
        .map((to) => `${from} → ${to}`);
    });
    expect(sideways).toEqual([]);
  });

  it("bring in the API client only when it is used, never with a page", () => {
    const early = /^import (?!type)[^;]*"@trichter\/shared\/api-client"/m;
    expect(storefront.filter(({ text }) => early.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it("never lead out of a package except by its name", () => {
    const outside = storefront.flatMap((file) => importsOf(file).filter((path) => path.startsWith("..")));
    expect(outside).toEqual([]);
  });

  it("reach mails from the server's script alone, and nothing of a page from a mail", () => {
    const callers = storefront.filter((file) => importsOf(file).some((path) => path.startsWith("mail/")));
    expect(callers.map(({ path }) => below(path)).toSorted()).toEqual(["app/text-list.ts", "entry-server.tsx"]);
    const strangers = mail.flatMap((file) => importsOf(file).filter((path) => !path.startsWith("mail/src/")));
    expect(strangers).toEqual([]);
  });
});

describe("what renders on the server", () => {
  const browserOnly = /^storefront\/src\/(navigation\/|errors\/|app\/start\.tsx|entry-client\.tsx|entry-document\.ts)/;
  const banned = /\bIntl\.(?!PluralRules)|\.toLocale\w*\(|\bDate\.now\b|\bnew Date\b|\bMath\.random\b/;

  it("uses nothing that differs between engines or moments", () => {
    const rendering = [...mail, ...storefront].filter(({ path }) => !browserOnly.test(path));
    expect(rendering.filter(({ text }) => banned.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it("sets no style attribute on a page: the content security policy refuses them", () => {
    expect(storefront.filter(({ text }) => /\bstyle=\{/.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe("styles", () => {
  const sheets = storefront.filter(({ path }) => path.endsWith(".css") && !path.includes("/assets/made/"));

  function foundIn(pattern: RegExp, except: string): string[] {
    return sheets
      .filter(({ path }) => !path.endsWith(except))
      .flatMap(({ path, text }) => [...withoutComments(text).matchAll(pattern)].map(([found]) => `${path}: ${found}`));
  }

  it("know start and end, never left and right, so that they fit a script of either direction", () => {
    const physical =
      /(?<![\w-])((margin|padding|border|inset|scroll-margin|scroll-padding)-(top|right|bottom|left)[\w-]*|border-(top|bottom)-(left|right)-radius|left|right|top|bottom|(min-|max-)?(width|height))\s*:|(text-align|float|clear|transform-origin)\s*:\s*(left|right)/g;
    expect(foundIn(physical, "")).toEqual([]);
  });

  it("give both sides of a box the same, where one property says all four", () => {
    const shorthand = /(?<![\w-])(margin|padding|inset|border-width|border-style|border-color)\s*:\s*([^;]+);/g;
    const uneven = sheets.flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(shorthand)]
        .filter(([, , value = ""]) => {
          const sides = value.match(/(?:[^\s(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
          return sides.length === 4 && sides[1] !== sides[3];
        })
        .map(([found]) => `${path}: ${found}`),
    );
    expect(uneven).toEqual([]);
  });

  it("name colours in one file", () => {
    expect(foundIn(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab)a?\(/gi, "styles/tokens.css")).toEqual([]);
  });

  it("say in one file what becomes of motion and colours that a visitor does not want", () => {
    expect(foundIn(/prefers-reduced-motion|forced-colors/g, "styles/media.css")).toEqual([]);
  });

  it("stand in a layer", () => {
    const rule = /^[^\s@/}*][^{]*\{/m;
    expect(sheets.filter(({ text }) => rule.test(withoutComments(text))).map(({ path }) => path)).toEqual([]);
  });

  it("use only values that are there", () => {
    const declared = new Set(
      sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
    );
    // Measured in the browser.
    declared.add("--consent-height");
    const unknown = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)]
        .filter(([, name]) => !declared.has(name))
        .map(([use]) => `${path}: ${use}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe("files", () => {
  it("are named in kebab-case, and after what they hold", () => {
    const names = all.flatMap(({ path }) => path.split("/"));
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/.test(name))).toEqual([]);
    expect(names.filter((name) => /^(utils?|common|helpers?|misc|core|base|index)(\.|$)/.test(name))).toEqual([]);
  });

  it("open by saying what they are for", () => {
    expect(all.filter(({ text }) => !/^(\/\/ |\/\*)/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it(`have at most ${maxLines} lines`, () => {
    expect(all.filter(({ text }) => text.split("\n").length > maxLines).map(({ path }) => path)).toEqual([]);
  });
});

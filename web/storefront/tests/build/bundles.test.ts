// The real bundles, built in memory: what the server and the browser rely on and only the bundler can break.

import { createContext, runInContext } from "node:vm";
import { build, type InlineConfig, type Rolldown } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { samplePayload as sampleMailPayload } from "../../../mail/tests/sample-mail.ts";
import { clientBundle, serverBundle } from "../../build/bundles.ts";
import type { Manifest } from "../../build/manifest.ts";
import { placesFor } from "../../build/places.ts";
import { textList } from "../../src/app/text-list.ts";
import { samplePayload } from "../sample-payload.ts";

type Output = Rolldown.RolldownOutput["output"];

const places = placesFor("production");

async function buildInMemory(config: InlineConfig): Promise<Output> {
  const result = await build({ ...config, build: { ...config.build, write: false } });
  if (!("output" in result)) {
    throw new Error("The build gave no output.");
  }
  return result.output;
}

describe("the server script", () => {
  let script: string;

  beforeAll(async () => {
    const output = await buildInMemory(serverBundle("production", places));
    const chunks = output.filter((file) => file.type === "chunk");
    expect(chunks.map(({ fileName }) => fileName)).toEqual(["render.js"]);
    script = chunks[0]?.code ?? "";
  });

  /** As bare as the server's engine: the language, and nothing of Node or of a browser. */
  function bareRealm() {
    const realm = createContext({});
    runInContext("delete globalThis.Intl; delete globalThis.console; delete globalThis.WebAssembly;", realm);
    runInContext(script, realm);
    return realm;
  }

  it("renders in an engine without Intl, timers, console or process", () => {
    const realm = bareRealm();
    realm.payload = JSON.stringify(samplePayload("thankyou", "sale"));
    const html: unknown = runInContext("trichter.render(payload)", realm);
    expect(html).toContain('<h1 tabindex="-1">text of doc-heading</h1>');
  });

  it("chooses plural variants there", () => {
    const realm = bareRealm();
    const payload = samplePayload();
    const selector = "doc-heading = { 1 ->\n    [one] one\n   *[other] other\n}\n";
    realm.payload = JSON.stringify({ ...payload, text: payload.text.replace(/^doc-heading .*\n/m, selector) });
    expect(runInContext("trichter.render(payload)", realm)).toContain('<h1 tabindex="-1">one</h1>');
  });

  it("writes mails there, and none with a text missing", () => {
    const realm = bareRealm();
    const payload = sampleMailPayload("confirm", "en_GB");
    realm.payload = JSON.stringify(payload);
    const mail: unknown = JSON.parse(runInContext("trichter.renderMail(payload)", realm) as string);
    expect(mail).toEqual({
      subject: "Please confirm your newsletter sign-up",
      html: expect.stringMatching(/^<!doctype html><html lang="en-GB">.*<\/html>$/),
      text: expect.stringContaining(payload.links.main),
      document: null,
    });
    realm.payload = JSON.stringify({ ...payload, text: "" });
    expect(() => runInContext("trichter.renderMail(payload)", realm)).toThrow("is not in this page's payload");
  });

  it("tells the build which texts its components need", () => {
    const texts: unknown = JSON.parse(runInContext("JSON.stringify(trichter.texts)", bareRealm()) as string);
    expect(texts).toEqual(textList);
  });
});

describe("the browser's chunks", () => {
  let output: Output;
  let manifest: Manifest;

  beforeAll(async () => {
    output = await buildInMemory(clientBundle("production", places));
    const file = output.find(({ fileName }) => fileName === "manifest.json");
    manifest = JSON.parse(file?.type === "asset" ? String(file.source) : "") as Manifest;
  });

  const sheetName = () => manifest["style.css"]?.file;

  function styles(): string {
    const sheet = output.find(({ fileName }) => fileName === sheetName());
    return sheet?.type === "asset" ? String(sheet.source) : "";
  }

  it("have a manifest entry of their own for every page kind and layout", () => {
    const keys = [
      "src/entry-document.ts",
      "src/entry-client.tsx",
      ...Object.keys(textList.kinds).map((kind) => `src/pages/${kind}.tsx`),
      ...Object.keys(textList.layouts).map((layout) => `src/layouts/${layout}.tsx`),
    ];
    const files = keys.map((key) => manifest[key]?.file ?? `${key} is missing`);
    expect(files.filter((file) => !/^assets\/[\w-]+\.js$/.test(file))).toEqual([]);
    expect(new Set(files).size).toBe(keys.length);
  });

  it("come with one style sheet, which knows the fonts by their hashed names", () => {
    expect(output.map(({ fileName }) => fileName).filter((name) => name.endsWith(".css"))).toEqual([sheetName()]);
    for (const font of ["figtree", "figtree-other-latin", "bricolage-grotesque", "bricolage-grotesque-other-latin"]) {
      const file = manifest[`src/assets/made/${font}.woff2`]?.file ?? `${font} is missing`;
      expect(styles()).toContain(`url(/${file})`);
    }
  });

  it("keep the layers of the styles in their order, whatever file comes first", () => {
    const layers = new Set([...styles().matchAll(/@layer ([a-z]+)/g)].map(([, layer]) => layer));
    expect([...layers]).toEqual(["tokens", "elements", "controls", "parts", "blocks", "layouts", "pages", "media"]);
  });

  it("come with the licences of fonts and icons", () => {
    const names = output.map(({ fileName }) => fileName.replace(/-[\w-]{6}\.txt$/, ""));
    expect(names).toEqual(
      expect.arrayContaining(["figtree", "bricolage-grotesque", "icons"].map((name) => `assets/${name}-license`)),
    );
  });

  it("announce a chunk that fails the way chunk-errors.ts expects", () => {
    const code = output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
    expect(code).toContain("vite:preloadError");
  });

  it("keep the API client and its library for when they are used", () => {
    const holders = output.filter(
      (file) => file.type === "chunk" && file.moduleIds.some((id) => /openapi-fetch/.test(id)),
    );
    expect(holders.map(({ fileName }) => fileName.replace(/-[\w-]{8}\.js$/, ""))).toEqual(["assets/api-client"]);
    const eager = output.flatMap((file) => (file.type === "chunk" ? file.imports : []));
    expect(eager.filter((fileName) => fileName.includes("api-client"))).toEqual([]);
  });

  it("keep for later what only a choice about cookies sets in motion", () => {
    const late = /tag-manager|record-choices|after-consent/;
    const holders = output.filter((file) => file.type === "chunk" && file.moduleIds.some((id) => late.test(id)));
    expect(holders.map(({ fileName }) => fileName.replace(/-[\w-]{8}\.js$/, ""))).toEqual(["assets/after-consent"]);
    const eager = output.flatMap((file) => (file.type === "chunk" ? file.imports : []));
    expect(eager.filter((fileName) => fileName.includes("after-consent"))).toEqual([]);
  });

  it("leave the lists of interface texts to the server", () => {
    const code = output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
    const lists = [
      textList.frame,
      ...[textList.kinds, textList.layouts, textList.blocks].flatMap((named) => Object.values(named)),
    ];
    const neighbours = lists.flatMap((ids) => ids.slice(1).map((id, at) => [ids[at] ?? "", id]));
    const listed = neighbours.filter(([one, other]) => code.includes(`\`${one}\`,\`${other}\``));
    // An address is shown line by line, from such a list.
    expect(listed.flat().filter((id) => !id.startsWith("contact-address-"))).toEqual([]);
  });

  it("hold nothing that only the server needs", () => {
    const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
    expect(modules.filter((id) => /make-plural|server-modules|entry-server|web\/mail\//.test(id))).toEqual([]);
  });
});

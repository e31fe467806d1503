// Builds the storefront: browser chunks, server script, list of interface texts, what the server draws with, build id,
// compressed copies; then
// checks the size budgets. `--mode development` builds the same shape with React's development builds.

import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { createContext, runInContext } from "node:vm";
import { build } from "vite";
import type { TextList } from "../src/app/text-list.ts";
import { readBrandColours } from "./brand-colours.ts";
import { checkBudget } from "./budget.ts";
import { buildId } from "./build-id.ts";
import { clientBundle, serverBundle } from "./bundles.ts";
import { makeDocumentFonts, makeTitleFonts } from "./fonts.ts";
import type { Manifest } from "./manifest.ts";
import { type Mode, placesFor } from "./places.ts";
import { precompress } from "./precompress.ts";

const mode = chosenMode();
const places = placesFor(mode);
const manifestFile = `${places.dist}manifest.json`;

await rm(places.dist, { recursive: true, force: true });
await build(clientBundle(mode, places));
await rename(`${places.client}manifest.json`, manifestFile);
await build(serverBundle(mode, places));

const texts = await readTexts(`${places.server}render.js`);
await writeJson(`${places.server}texts.json`, texts);
await writeJson(`${places.server}colours.json`, await readBrandColours(places));
for (const [name, font] of [...(await makeTitleFonts()), ...(await makeDocumentFonts())]) {
  await writeFile(places.server + name, font);
}

const clientFiles = await listFiles(places.client);
const id = await buildId(places.dist, [...clientFiles, ...(await listFiles(places.server))]);
await writeJson(`${places.dist}build.json`, { id, timestamp: Date.now() });

await precompress(clientFiles);
if (mode === "production") {
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Manifest;
  const load = await checkBudget(manifest, places.client, Object.keys(texts.kinds), Object.keys(texts.layouts));
  console.log(`heaviest first load, gzip: ${load.scriptBytes} bytes of JavaScript (${load.heaviestPage})`);
  console.log(`style sheet of all pages:  ${load.styleBytes} bytes`);
}
console.log(`build ${id} (${mode})`);

function chosenMode(): Mode {
  const { values } = parseArgs({ options: { mode: { type: "string", default: "production" } } });
  if (values.mode !== "production" && values.mode !== "development") {
    throw new Error(`--mode is production or development, not "${values.mode}".`);
  }
  // React's packages and Vite both read it.
  process.env.NODE_ENV = values.mode;
  return values.mode;
}

/** The components know their texts, so the built script is asked, in a realm as bare as the server's engine. */
async function readTexts(script: string): Promise<TextList> {
  const realm = createContext({});
  runInContext(await readFile(script, "utf8"), realm, { filename: script });
  return JSON.parse(runInContext("JSON.stringify(trichter.texts)", realm)) as TextList;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

// The two bundles of the storefront as Vite configurations: chunks for the browser, one script for the server.
// What happens to the files afterwards stands in build.ts.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { InlineConfig, Plugin } from "vite";
import { madeAssets } from "./made-assets.ts";
import type { Mode, Places } from "./places.ts";

/** Manifest keys of files that no module imports: licences that ask to travel with what they are for. */
const linkedFiles = [
  "src/assets/made/bricolage-grotesque-license.txt",
  "src/assets/made/figtree-license.txt",
  "src/assets/made/icons-license.txt",
];

/** Every picture that a script names costs its length: 36 bits of a hash are enough for all versions that a shop will ever have. */
const assetFileNames = "assets/[name]-[hash:6][extname]";

export function clientBundle(mode: Mode, places: Places): InlineConfig {
  return {
    ...shared(mode, places),
    plugins: [madeAssets(places), emitLinkedFiles(places), declareLayers, plainImports],
    build: {
      ...sharedOutput,
      outDir: places.client,
      manifest: "manifest.json",
      // One style sheet for all pages: one request before the first picture, and none on the way to the next page.
      cssCodeSplit: false,
      // The document names what a page needs; what a chunk imports beyond that is loaded by then.
      modulePreload: false,
      minify: mode === "production",
      rolldownOptions: {
        input: { starter: "src/entry-document.ts", entry: "src/entry-client.tsx" },
        output: { assetFileNames, codeSplitting: { groups: sharedChunks } },
      },
    },
  };
}

export function serverBundle(mode: Mode, places: Places): InlineConfig {
  return {
    ...shared(mode, places),
    plugins: [madeAssets(places)],
    resolve: { alias: { "react-dom/server": legacyReactServer(mode, places) } },
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ...sharedOutput,
      outDir: places.server,
      ssr: "src/entry-server.tsx",
      // QuickJS knows ES2020 and most of what came later; this leaves no doubt.
      target: "es2020",
      minify: mode === "production",
      rolldownOptions: { output: { format: "iife", assetFileNames, entryFileNames: "render.js" } },
    },
  };
}

/**
 * Left alone, the bundler cuts a chunk for every set of pages that share a module. Two are enough: libraries, which
 * stay in the visitor's cache over many releases, and the app with the parts that nearly every page is made of; in one file
 * these are a tenth smaller than in two. The blocks that sell are one more, by their own import.
 */
const sharedChunks = [
  // What is loaded only when it is used stays with its user.
  { name: "libraries", test: /node_modules\/(?!openapi-fetch\/)|rolldown\/runtime/ },
  {
    name: "parts",
    test: /storefront\/src\/(app\/(?!after-consent)|blocks\/(?!shop\/)|errors\/|navigation\/|state\/(?!basket)|tags\/data-layer|text\/|ui\/(?!order-button)|features\/(consent\/consent-host|footer\/|legal\/overlay-host))|preload-helper/,
  },
  // The first screen of a quiz, and then what both the quiz and its result need once they are under way.
  {
    name: "quiz-frame",
    test: /features\/quiz\/(cards|choices|device-context|frame|progress|question|quiz-text|view)\./,
  },
  {
    name: "quiz-rules",
    test: /features\/quiz\/(accepts|answer-words|bundles|condition|outcome|runs|units|waiting|walk)\./,
  },
];

const sharedOutput = {
  emptyOutDir: true,
  // Every picture is a file of its own: cached once, and no part of any script.
  assetsInlineLimit: 0,
  reportCompressedSize: false,
};

function shared(mode: Mode, places: Places): InlineConfig {
  return {
    configFile: false,
    root: places.storefront,
    mode,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    // Said outright, because the default follows the environment of whoever builds.
    oxc: { jsx: { runtime: "automatic", development: mode === "development" } },
  };
}

/**
 * React's default server entry needs MessageChannel, which QuickJS lacks. This file does not, but it is no public
 * export: React's version is pinned, and a test renders every page with it.
 */
export function legacyReactServer(mode: Mode, places: Places): string {
  const packageFile = createRequire(places.storefront).resolve("react-dom/package.json");
  return packageFile.replace(/package\.json$/, `cjs/react-dom-server-legacy.browser.${mode}.js`);
}

/**
 * The layers of the style sheet, weakest first. The first mention settles a layer's place for good, and which file comes
 * first depends on how modules fall into chunks: so every file begins by saying the whole order.
 */
const layerOrder = "@layer tokens, elements, controls, parts, blocks, layouts, pages, media;";

const declareLayers: Plugin = {
  name: "declare-layers",
  enforce: "pre",
  transform: {
    filter: { id: /\.css$/ },
    handler: (source) => `${layerOrder}\n${source}`,
  },
};

/**
 * Vite wraps every import of a chunk in code that preloads what the chunk imports and its styles. We do neither; what
 * remains is telling of a chunk that could not be loaded.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: {
    filter: { id: /\0vite\/preload-helper\.js$/ },
    handler: () => `export function __vitePreload(load) {
      return load().catch((payload) => {
        dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
        throw payload;
      });
    }`,
  },
};

function emitLinkedFiles(places: Places): Plugin {
  return {
    name: "emit-linked-files",
    async buildStart() {
      for (const originalFileName of linkedFiles) {
        const source = await readFile(places.storefront + originalFileName);
        const name = originalFileName.slice(originalFileName.lastIndexOf("/") + 1);
        this.emitFile({ type: "asset", name, originalFileName, source });
      }
    },
  };
}

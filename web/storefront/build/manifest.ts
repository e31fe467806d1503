// Reads Vite's manifest the way the server does: the style sheet, and which scripts one page needs on its first load.

export type ManifestEntry = { file: string; imports?: string[] };

export type Manifest = Record<string, ManifestEntry>;

export function styleSheet(manifest: Manifest): string {
  return entryOf(manifest, "style.css").file;
}

/** Kinds that never have blocks which sell: the content check refuses them on pages that need the room for a function. */
const sellsNothing = new Set(["terms", "not-found", "error", "quiz", "email", "mailbox"]);

/** The scripts of a page; of one with shop blocks, if pages of this kind can have any. */
export function firstScripts(manifest: Manifest, kind: string, layout: string): Set<string> {
  const keys = ["src/entry-document.ts", "src/entry-client.tsx", `src/pages/${kind}.tsx`, `src/layouts/${layout}.tsx`];
  if (!sellsNothing.has(kind)) {
    keys.push("src/blocks/shop/shop-blocks.ts");
  }
  const scripts = new Set<string>();
  for (const key of keys) {
    collect(manifest, key, scripts);
  }
  return scripts;
}

function collect(manifest: Manifest, key: string, scripts: Set<string>): void {
  const { file, imports = [] } = entryOf(manifest, key);
  if (scripts.has(file)) {
    return;
  }
  scripts.add(file);
  for (const imported of imports) {
    collect(manifest, imported, scripts);
  }
}

function entryOf(manifest: Manifest, key: string): ManifestEntry {
  const entry = manifest[key];
  if (!entry) {
    throw new Error(`The manifest has no "${key}".`);
  }
  return entry;
}

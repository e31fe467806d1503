// Reads Vite's manifest the way the server does: which files one page needs on its first load.

export type ManifestEntry = { file: string; imports?: string[]; css?: string[] };

export type Manifest = Record<string, ManifestEntry>;

export type FirstLoad = { scripts: Set<string>; styles: Set<string> };

export function firstLoad(manifest: Manifest, kind: string, layout: string): FirstLoad {
  const load: FirstLoad = { scripts: new Set(), styles: new Set() };
  for (const key of ["src/entry-client.tsx", `src/pages/${kind}.tsx`, `src/layouts/${layout}.tsx`]) {
    collect(manifest, key, load);
  }
  return load;
}

function collect(manifest: Manifest, key: string, load: FirstLoad): void {
  const entry = manifest[key];
  if (!entry) {
    throw new Error(`The manifest has no "${key}".`);
  }
  if (load.scripts.has(entry.file)) {
    return;
  }
  load.scripts.add(entry.file);
  for (const style of entry.css ?? []) {
    load.styles.add(style);
  }
  for (const imported of entry.imports ?? []) {
    collect(manifest, imported, load);
  }
}

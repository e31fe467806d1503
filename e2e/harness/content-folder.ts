// A copy of the shop's content that a test may edit, as an operator would.

import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const shopContent = fileURLToPath(new URL("../../content", import.meta.url));

export type ContentFolder = {
  readonly path: string;
  /** Replaces a text in a file; the text must be there. */
  edit(file: string, from: string, to: string): Promise<void>;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  remove(file: string): Promise<void>;
  discard(): Promise<void>;
};

export async function copyContent(): Promise<ContentFolder> {
  const path = await mkdtemp(join(tmpdir(), "trichter-content-"));
  await cp(shopContent, path, { recursive: true });
  const read = (file: string) => readFile(join(path, file), "utf8");
  const write = (file: string, text: string) => writeFile(join(path, file), text);
  return {
    path,
    read,
    write,
    async edit(file, from, to) {
      const text = await read(file);
      if (!text.includes(from)) {
        throw new Error(`${file} does not say "${from}".`);
      }
      await write(
        file,
        text.replace(from, () => to),
      );
    },
    remove: (file) => rm(join(path, file)),
    discard: () => rm(path, { recursive: true, force: true }),
  };
}

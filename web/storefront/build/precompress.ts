// Writes a .br and a .gz beside every file that gains from it, so that the server never compresses an asset.

import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(css|js|json|svg|txt)$/;

export async function precompress(files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => compressible.test(name))) {
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await brotli(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

function brotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

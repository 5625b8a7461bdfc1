/**
 * Vite plugin: writes compressed siblings of built files (`app.js.br`, `app.js.gz`), so that no server
 * compresses them again.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text formats; images and fonts (woff2) are compressed already. */
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);

/** Maximum levels: files are compressed once and sent often. */
const WAYS = [
  {
    suffix: '.br',
    compress: (text: Buffer): Promise<Buffer> =>
      promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  },
  { suffix: '.gz', compress: (text: Buffer): Promise<Buffer> => promisify(gzip)(text, { level: 9 }) },
] as const;

/** Compresses every file below a folder that becomes smaller by it. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

export async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  for (const { suffix, compress } of WAYS) {
    const compressed = await compress(text);
    if (compressed.length < text.length) await writeFile(`${file}${suffix}`, compressed);
  }
}

/** Runs after the build is on the disk, files of `public` included. */
export const compressed: Plugin = {
  name: 'tessera-compressed',
  apply: 'build',
  writeBundle: { order: 'post', sequential: true, handler: ({ dir }) => compressFolder(dir as string) },
};

/**
 * The built client, read into memory once. Requests are looked up in this map, so that no path from outside reaches the
 * disk and path traversal is impossible; dot files and symbolic links are left out.
 */
import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ENCODINGS, type Encoding } from './encoding.ts';

interface Content {
  readonly body: Buffer;
  /** Hash of the content. */
  readonly etag: string;
}

export interface ServedFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly plain: Content;
  readonly packed: ReadonlyMap<Encoding, Content>;
  /** Hash sources of a page's inline scripts, for the content security policy. */
  readonly inlineScripts: readonly string[];
}

/** Files by URL path: `/assets/app-1234.js`. */
export type Files = ReadonlyMap<string, ServedFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Immutable assets: their names carry a hash of their content, and index.html names the current ones. */
export const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** Precompressed siblings, made at build time: `app.js.br` of `app.js`. */
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Reads all files to be served; empty if the folder does not exist. */
export function readFiles(folder: string): Files {
  const paths = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? pathsBelow(folder) : [];
  const there = new Set(paths);
  const served = paths.filter(path => !/\.(br|gz)$/.test(path));
  return new Map(served.map(path => [path, readServed(folder, path, there)]));
}

/** Relative paths, without dot files and symbolic links. */
function pathsBelow(folder: string, from = ''): readonly string[] {
  return readdirSync(join(folder, from), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap(entry => {
      const path = `${from}/${entry.name}`;
      return entry.isDirectory() ? pathsBelow(folder, path) : entry.isFile() ? [path] : [];
    });
}

function readServed(folder: string, path: string, there: ReadonlySet<string>): ServedFile {
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  const encodings = ENCODINGS.filter(encoding => there.has(path + SUFFIXES[encoding]));
  const packed = encodings.map(encoding => [encoding, contentOf(read(path + SUFFIXES[encoding]))] as const);
  return servedAs(path, read(path), new Map(packed));
}

export function servedAs(path: string, body: Buffer, packed: ServedFile['packed']): ServedFile {
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    cacheControl: isAsset(path) ? 'max-age=31536000, immutable' : 'no-cache',
    plain: contentOf(body),
    packed,
    inlineScripts: path.endsWith('.html') ? inlineScriptsOf(body.toString()) : [],
  };
}

/** Hash sources of a content security policy for inline scripts. */
const inlineScriptsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  );

const PACK: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = { br: brotliCompressSync, gzip: gzipSync };

/** Marks the page: this server has online tables, so the client shows links to them. */
export function online(page: ServedFile): ServedFile {
  const body = Buffer.from(page.plain.body.toString().replace('<html', '<html data-online'));
  const encodings = [...page.packed.keys()];
  return {
    ...page,
    plain: contentOf(body),
    packed: new Map(encodings.map(encoding => [encoding, contentOf(PACK[encoding](body))])),
  };
}

export function contentOf(body: Buffer): Content {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"` };
}

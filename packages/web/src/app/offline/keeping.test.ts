import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Build,
  buildInUse,
  type Depot,
  everything,
  fileOf,
  gameOfFile,
  install,
  isFilePath,
  isPagePath,
  isTablePath,
  keep,
  keptGames,
  missing,
  nextBuild,
  pageInUse,
  use,
} from './keeping.ts';

const ORIGIN = 'https://tessera.example';

/** Caches as browsers have them, in memory. */
function memoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const key = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : `${request}`, ORIGIN).pathname;
  const cacheOf = (files: Map<string, Response>) => ({
    match: async (request: RequestInfo) => files.get(key(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => void files.set(key(request), response),
    delete: async (request: RequestInfo) => files.delete(key(request)),
    keys: async () => [...files.keys()].map(path => new Request(ORIGIN + path)),
  });
  return {
    open: async (name: string) => {
      const files = all.get(name) ?? new Map<string, Response>();
      all.set(name, files);
      return cacheOf(files);
    },
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  } as unknown as CacheStorage;
}

const FIRST: Build = {
  version: 'one',
  shell: [
    ['/assets/index-1.js', 5],
    ['/icon.svg', 1],
  ],
  parts: { rift: [['/assets/rift-1.js', 3]], loop: [['/assets/loop-1.js', 4]] },
};
const SECOND: Build = {
  version: 'two',
  shell: [
    ['/assets/index-2.js', 5],
    ['/icon.svg', 1],
  ],
  parts: { rift: [['/assets/rift-2.js', 3]], loop: [['/assets/loop-1.js', 4]] },
};

let asked: string[];
let broken: string | undefined;
let depot: Depot;

beforeEach(() => {
  asked = [];
  broken = undefined;
  depot = {
    caches: memoryCaches(),
    async fetch(path) {
      asked.push(path);
      if (path === broken) return new Response('gone', { status: 404 });
      return new Response(`content of ${path}`);
    },
  };
});

describe('keeping', () => {
  test('fetches each file once and reports its bytes', async () => {
    const told: number[] = [];
    await keep(depot, everything(FIRST), bytes => told.push(bytes));
    expect(told.toSorted()).toEqual([1, 3, 4, 5]);
    await keep(depot, everything(FIRST), bytes => told.push(bytes));
    expect(asked).toHaveLength(4);
    expect(told).toHaveLength(4);
    expect(await missing(depot, everything(FIRST))).toEqual([]);
  });

  test('stops at a missing file, keeps what has arrived, and continues later', async () => {
    broken = '/assets/loop-1.js';
    await expect(keep(depot, everything(FIRST))).rejects.toThrow('/assets/loop-1.js: 404');
    expect((await missing(depot, everything(FIRST))).map(([path]) => path)).toEqual(['/assets/loop-1.js']);
    broken = undefined;
    await keep(depot, everything(FIRST));
    expect(await missing(depot, everything(FIRST))).toEqual([]);
  });
});

describe('a build', () => {
  test('is installed with its shell and its page, without games that were never opened', async () => {
    await install(depot, FIRST);
    expect(asked.toSorted()).toEqual(['/', '/assets/index-1.js', '/icon.svg']);
    expect(await buildInUse(depot)).toEqual(FIRST);
    expect(await keptGames(depot, FIRST)).toEqual([]);
    expect(await (await pageInUse(depot))?.text()).toBe('content of /');
    expect(await nextBuild(depot)).toBeUndefined();
  });

  test('brings the games of the one before, and fetches only changed files', async () => {
    await install(depot, FIRST);
    await keep(depot, FIRST.parts.rift ?? []);
    asked = [];
    await install(depot, SECOND);
    expect(asked.toSorted()).toEqual(['/', '/assets/index-2.js', '/assets/rift-2.js']);
  });

  test('leaves pages and files of the one before alone until it is used', async () => {
    await install(depot, FIRST);
    await install(depot, SECOND);
    expect(await buildInUse(depot)).toEqual(FIRST);
    expect(await nextBuild(depot)).toEqual(SECOND);
    expect(await fileOf(depot, '/assets/index-1.js')).toBeDefined();
    await use(depot, SECOND);
    expect(await buildInUse(depot)).toEqual(SECOND);
    expect(await nextBuild(depot)).toBeUndefined();
    expect(await fileOf(depot, '/assets/index-1.js')).toBeUndefined();
    expect(await fileOf(depot, '/icon.svg')).toBeDefined();
    expect(await pageInUse(depot)).toBeDefined();
    expect((await depot.caches.keys()).toSorted()).toEqual(['tessera-files', 'tessera-page-two']);
  });

  test('is not installed by halves: the one before stays whole if a file is missing', async () => {
    await install(depot, FIRST);
    broken = '/assets/index-2.js';
    await expect(install(depot, SECOND)).rejects.toThrow();
    expect(await buildInUse(depot)).toEqual(FIRST);
    expect(await nextBuild(depot)).toBeUndefined();
    expect(await missing(depot, FIRST.shell)).toEqual([]);
  });

  test('does not wait for itself when it is installed again', async () => {
    await install(depot, FIRST);
    await install(depot, FIRST);
    expect(await nextBuild(depot)).toBeUndefined();
  });

  test('knows the game of a file', () => {
    expect(gameOfFile(FIRST, '/assets/loop-1.js')).toBe('loop');
    expect(gameOfFile(FIRST, '/assets/index-1.js')).toBeUndefined();
  });
});

test('pages are told from files and from the interface of the server', () => {
  for (const path of ['/', '/match/a1', '/rules/loop', '/online', '/j/K7Q4MX', '/table/api'])
    expect(isPagePath(path), path).toBe(true);
  for (const path of ['/api/me', '/api', '/assets/index-1.js', '/health', '/ready', '/metrics', '/icon.svg'])
    expect(isPagePath(path), path).toBe(false);
});

test('files of a build are told from the service worker and from addresses of the server', () => {
  for (const path of ['/assets/index-1.js', '/icon.svg', '/outdated.js', '/tessera.webmanifest'])
    expect(isFilePath(path), path).toBe(true);
  for (const path of ['/serviceWorker.js', '/offline.json', '/api/me', '/api/openapi.json', '/', '/match/a1'])
    expect(isFilePath(path), path).toBe(false);
});

test('tables are told from other pages', () => {
  for (const path of ['/match/a1', '/table/t1', '/review/a1', '/puzzles/rift/p1'])
    expect(isTablePath(path)).toBe(true);
  for (const path of ['/', '/matches', '/online', '/settings', '/puzzles', '/rules/rift', '/new/rift'])
    expect(isTablePath(path)).toBe(false);
});

/** Files of the client kept on the device: written by pages and by the service worker, served by the latter. */

/** A file's path and the bytes that its transfer costs. */
export type KeptFile = readonly [path: string, bytes: number];

/** Contents of /offline.json: the files of one build. */
export interface Build {
  /** Hash of everything below. */
  readonly version: string;
  /** Every page, all rules, all languages; no table. */
  readonly shell: readonly KeptFile[];
  /** Tables, rules and bots, by the game's id. */
  readonly parts: Readonly<Record<string, readonly KeptFile[]>>;
}

/** The browser's cache, and requests to the server; tests replace both. */
export interface Depot {
  readonly caches: Pick<CacheStorage, 'open' | 'delete' | 'keys'>;
  readonly fetch: (path: string) => Promise<Response>;
}

/** Hashed names never change their content, so that all builds share one cache. */
const FILES = 'tessera-files';
/** The page names the files of its build; each build has its own. */
const pageCache = ({ version }: Build): string => `tessera-page-${version}`;
const PAGE = '/';
/** Manifests of the build that serves pages, and of one that is whole and waits. */
const [IN_USE, NEXT] = ['/offline.json', '/offline-next.json'];

/** Parallel requests. */
const LANES = 6;

export const bytesOf = (files: readonly KeptFile[]): number =>
  files.reduce((sum, [, bytes]) => sum + bytes, 0);

export const everything = ({ shell, parts }: Build): readonly KeptFile[] => [
  ...shell,
  ...Object.values(parts).flat(),
];

/** Files that are not in the cache yet. */
export async function missing(depot: Depot, files: readonly KeptFile[]): Promise<readonly KeptFile[]> {
  const cache = await depot.caches.open(FILES);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return files.filter(([path]) => !there.has(path));
}

/** Fetches what is missing, `onFile` after each file; rejects at the first that fails and keeps those before it. */
export async function keep(
  depot: Depot,
  files: readonly KeptFile[],
  onFile: (bytes: number) => void = () => {},
): Promise<void> {
  const cache = await depot.caches.open(FILES);
  const queue = [...(await missing(depot, files))];
  const lane = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const [path, bytes] = file;
      await cache.put(path, await fetched(depot, path));
      onFile(bytes);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function fetched(depot: Depot, path: string): Promise<Response> {
  const response = await depot.fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** Games of a build whose files are all kept. */
export async function keptGames(depot: Depot, { parts }: Build): Promise<readonly string[]> {
  const lacking = new Set((await missing(depot, Object.values(parts).flat())).map(([path]) => path));
  return Object.keys(parts).filter(game => !parts[game]?.some(([path]) => lacking.has(path)));
}

const manifest = async (depot: Depot, path: string): Promise<Build | undefined> =>
  (await fileOf(depot, path))?.json() as Promise<Build> | undefined;

/** The build that serves pages; undefined before the first one. */
export const buildInUse = (depot: Depot): Promise<Build | undefined> => manifest(depot, IN_USE);

/** A newer build that waits to be used. */
export const nextBuild = (depot: Depot): Promise<Build | undefined> => manifest(depot, NEXT);

/**
 * Fetches the page, the shell, and the tables of the games that were kept before. The first build is used at once, a later
 * one waits.
 */
export async function install(depot: Depot, build: Build): Promise<void> {
  const before = await buildInUse(depot);
  const games = before ? await keptGames(depot, before) : [];
  await keep(depot, [...build.shell, ...games.flatMap(game => build.parts[game] ?? [])]);
  const page = await depot.caches.open(pageCache(build));
  await page.put(PAGE, await fetched(depot, PAGE));
  if (!before) return use(depot, build);
  const files = await depot.caches.open(FILES);
  if (before.version !== build.version) await files.put(NEXT, new Response(JSON.stringify(build)));
}

/** Makes a build the one that serves pages: drops pages and files of all others. */
export async function use(depot: Depot, build: Build): Promise<void> {
  const files = await depot.caches.open(FILES);
  await files.put(IN_USE, new Response(JSON.stringify(build)));
  const wanted = new Set([IN_USE, ...everything(build).map(([path]) => path)]);
  for (const request of await files.keys())
    if (!wanted.has(new URL(request.url).pathname)) await files.delete(request);
  for (const name of await depot.caches.keys())
    if (name.startsWith('tessera-page-') && name !== pageCache(build)) await depot.caches.delete(name);
}

/** The page that serves every address of the client. */
export async function pageInUse(depot: Depot): Promise<Response | undefined> {
  const build = await buildInUse(depot);
  return build && (await depot.caches.open(pageCache(build))).match(PAGE);
}

export const fileOf = async (depot: Depot, path: string): Promise<Response | undefined> =>
  (await depot.caches.open(FILES)).match(path);

/** The game to whose table a file belongs; undefined for the shell's. */
export const gameOfFile = ({ parts }: Build, path: string): string | undefined =>
  Object.keys(parts).find(game => parts[game]?.some(([one]) => one === path));

/** Addresses of pages, as the server knows them: no file, and nothing of its interface. */
export const isPagePath = (path: string): boolean =>
  !/^\/(?:api|assets|health|ready|metrics)(?:\/|$)|\.\w+$/.test(path);

/** Files of a build, by their names. */
export const isFilePath = (path: string): boolean =>
  /^\/(?:assets\/[^/]+|[\w-]+\.(?:js|png|svg|webmanifest))$/.test(path) && path !== '/serviceWorker.js';

/** Addresses at which an update would interrupt somebody. */
export const isTablePath = (path: string): boolean =>
  /^\/(?:match|table|review|replay|puzzles|learn)\/./.test(path);

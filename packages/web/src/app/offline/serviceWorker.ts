/**
 * Service worker: serves the client from the device. A build serves all pages until the next one takes over, which a
 * page asks for (`take over`) and no open table delays.
 */
import {
  activate,
  type Build,
  type Depot,
  everything,
  fileOf,
  gameOfFile,
  install,
  isPagePath,
  isTablePath,
  keep,
  pageOf,
} from './keeping.ts';

/** Inserted by `build/offline.ts`. */
declare const BUILD: Build;
const build: Build = BUILD;

interface Lasting extends Event {
  waitUntil(doing: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Told extends Lasting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
  readonly clients: { matchAll(): Promise<readonly { readonly url: string }[]> };
  skipWaiting(): Promise<void>;
}

const scope = globalThis as unknown as Scope;
const depot: Depot = { caches, fetch: path => fetch(path, { cache: 'no-cache' }) };

scope.addEventListener('install', event => event.waitUntil(install(depot, build)));
scope.addEventListener('activate', event => event.waitUntil(activate(depot, build)));

scope.addEventListener('message', event => {
  if (event.data !== 'take over') return;
  const takeOver = async (): Promise<void> => {
    const isFree = !(await scope.clients.matchAll()).some(({ url }) => isTablePath(new URL(url).pathname));
    if (isFree) await scope.skipWaiting();
    event.ports[0]?.postMessage(isFree);
  };
  event.waitUntil(takeOver());
});

/** Paths of the build's files; all other requests go to the server. */
const files = new Set(everything(build).map(([path]) => path));

scope.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isPagePath(pathname))
    event.respondWith(pageOf(depot, build).then(page => page ?? fetch(request)));
  else if (files.has(pathname)) event.respondWith(served(event, pathname));
});

/** Games whose tables are kept already, or being fetched. */
const keeping = new Set<string>();

/** Fetches the whole table of a game with its first file. */
async function keepTable(game: string): Promise<void> {
  if (keeping.has(game)) return;
  keeping.add(game);
  await keep(depot, build.parts[game] ?? []).catch(() => keeping.delete(game));
}

/** A file from the device or from the server. */
async function served(event: Fetching, path: string): Promise<Response> {
  const game = gameOfFile(build, path);
  if (game) event.waitUntil(keepTable(game));
  return (await fileOf(depot, path)) ?? fetch(event.request);
}

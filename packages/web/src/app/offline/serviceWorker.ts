/**
 * Service worker: serves the client from the device, always of the build in use. It fetches its own build when it is installed; pages
 * decide when that one is used.
 */
import {
  type Build,
  buildInUse,
  type Depot,
  fileOf,
  gameOfFile,
  install,
  isFilePath,
  isPagePath,
  keep,
  pageInUse,
} from './keeping.ts';

/** Inserted by `plugin.ts`. */
declare const BUILD: Build;

interface Lasting extends Event {
  waitUntil(doing: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  addEventListener(type: 'install', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
}

const scope = globalThis as unknown as Scope;
const depot: Depot = { caches, fetch: path => fetch(path, { cache: 'no-cache' }) };

scope.addEventListener('install', event =>
  event.waitUntil(install(depot, BUILD).then(() => scope.skipWaiting())),
);

scope.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isPagePath(pathname))
    event.respondWith(pageInUse(depot).then(page => page ?? fetch(request)));
  else if (isFilePath(pathname)) event.respondWith(served(event, pathname));
});

/** A file from the device; one that is not there yet brings all others of its game's table. */
async function served(event: Fetching, path: string): Promise<Response> {
  const found = await fileOf(depot, path);
  if (!found) event.waitUntil(keepTable(path));
  return found ?? fetch(event.request);
}

/** Games whose tables are being fetched. */
const keeping = new Set<string>();

async function keepTable(path: string): Promise<void> {
  const build = await buildInUse(depot);
  const game = build && gameOfFile(build, path);
  if (!game || keeping.has(game)) return;
  keeping.add(game);
  await keep(depot, build.parts[game] ?? []).catch(() => {});
  keeping.delete(game);
}

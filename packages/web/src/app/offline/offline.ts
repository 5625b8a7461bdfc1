/** Offline use, the page's side: registers the service worker, follows its updates, fetches games for later. */
import { createSignal } from '../../ui/render/signal.ts';
import {
  type Build,
  buildInUse,
  bytesOf,
  type Depot,
  everything,
  keep,
  missing,
  nextBuild,
  use,
} from './keeping.ts';
import { onceTablesAreLeft } from './tables.ts';

const WORKER = '/serviceWorker.js';
/** Milliseconds between two questions for a newer build. */
const HOUR = 3_600_000;

/** True as soon as a newer build waits to take over. */
export const update = createSignal(false);

/** Service workers need a secure context, and private windows may have none. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/**
 * Registers without being asked: not for visitors who save data, and not on this machine's own addresses, where the next program on the same port
 * would find our pages in its place.
 */
export const isWelcome = (): boolean =>
  canKeep() &&
  (!!navigator.serviceWorker.controller ||
    !(
      /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname) ||
      (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData
    ));

let registered: Promise<ServiceWorkerRegistration> | undefined;

export function register(): Promise<ServiceWorkerRegistration> {
  registered ??= navigator.serviceWorker.register(WORKER).then(follow, (error: unknown) => {
    registered = undefined;
    throw error;
  });
  return registered;
}

const depot = (): Depot => ({ caches, fetch: path => fetch(path) });

/** Notices newer builds, and asks for one whenever the page is looked at after an hour. */
function follow(registration: ServiceWorkerRegistration): ServiceWorkerRegistration {
  const look = async () => update.set((await nextBuild(depot())) !== undefined);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
  return registration;
}

/** Uses the build that waits, and reloads, once no window shows a table. */
export const takeOver = (signal: AbortSignal): Promise<void> =>
  onceTablesAreLeft(async () => {
    const next = await nextBuild(depot());
    if (next) await use(depot(), next);
    location.reload();
  }, signal);

export interface Kept {
  readonly build: Build;
  /** Bytes that are still to be fetched, of all there are. */
  readonly lacking: number;
  readonly all: number;
}

/** State of what is kept: the build in use, or the server's before the first one. */
export async function kept(): Promise<Kept> {
  const build = (await buildInUse(depot())) ?? ((await (await fetch('/offline.json')).json()) as Build);
  const files = everything(build);
  return { build, lacking: bytesOf(await missing(depot(), files)), all: bytesOf(files) };
}

/**
 * Fetches everything and asks the browser not to evict it; the service worker finds it there. `onBytes` is told the sum
 * of what has arrived.
 */
export async function keepEverything(onBytes: (bytes: number) => void): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
  const { build } = await kept();
  let sum = 0;
  await keep(depot(), everything(build), bytes => {
    sum += bytes;
    onBytes(sum);
  });
  await register();
  await navigator.serviceWorker.ready;
}

/**
 * Retries failed fetches of chunks until they arrive: the page never breaks for want of one. Only a reload helps
 * if the server answers and the chunk is gone, or if the chunk is there and its import still fails (Firefox keeps
 * failed modules until the page is left); the page then asks for it. Used by pages and workers.
 */
const [FIRST_MS, LONGEST_MS, ENOUGH] = [300, 4000, 5];
/** Age below which a page is as new as a reload would make it. */
const YOUNG_MS = 60_000;

/** Chunks that are late: 1 while they are retried, 2 when only a reload helps. */
const late = new Map<object, number>();

/** The greatest lateness of any chunk; 0 when all have arrived. */
export const lateness = (): number => Math.max(0, ...late.values());

export function onLate(listener: () => void): () => void {
  addEventListener('late', listener);
  return () => removeEventListener('late', listener);
}

export function noteLate(one: object, level: number): void {
  late.set(one, level);
  dispatchEvent(new Event('late'));
}

/** Retries everything at once, as after the `online` event. */
export const tryNow = (): unknown => dispatchEvent(new Event('online'));

/** Message of a failed fetch; Chrome and Firefox add the address, Safari does not. */
const UNFETCHED = /^TypeError.* module/;

export async function persist<T>(
  load: () => Promise<T>,
  tries = 1,
  before?: unknown,
  isThere = false,
): Promise<T> {
  let level = 0;
  try {
    return await load();
  } catch (error) {
    // A chunk that arrives and throws while evaluating fails with the very same error object each time.
    if (error === before && !UNFETCHED.test(`${error}`)) throw error;
    before = error;
    level =
      isThere || (tries >= ENOUGH && performance.now() > YOUNG_MS && (await isServed('/health'))) ? 2 : 1;
  } finally {
    if (before) noteLate(load, level);
  }
  await pause(Math.min(LONGEST_MS, FIRST_MS * 2 ** tries));
  return persist(load, tries + 1, before, await isServed(/http\S+/.exec(`${before}`)?.[0]));
}

const isServed = async (url?: string): Promise<boolean> => {
  try {
    return url !== undefined && (await fetch(url)).ok;
  } catch {
    return false;
  }
};

const pause = (ms: number): Promise<unknown> =>
  new Promise(resolve => {
    const end = (): void => resolve(removeEventListener('online', end));
    setTimeout(end, ms);
    addEventListener('online', end);
  });

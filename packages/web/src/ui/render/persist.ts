/**
 * A part that cannot be fetched is tried again where it is missing until it comes: the page never breaks for want of one.
 * If the server is there and the part is not, only a reload helps, and the page asks for it. Pages and workers both do so.
 */
const [FIRST_MS, LONGEST_MS, ENOUGH] = [300, 4000, 5];
/** A page that was just loaded is as new as a reload would make it. */
const YOUNG_MS = 60_000;

/** Whatever is late: 1 while it is tried again, 2 when it will not come. */
const late = new Map<object, number>();

/** 0 when everything has come. */
export const lateness = (): number => Math.max(0, ...late.values());

export function onLate(listener: () => void): () => void {
  addEventListener('late', listener);
  return () => removeEventListener('late', listener);
}

export function noteLate(one: object, level: number): void {
  late.set(one, level);
  dispatchEvent(new Event('late'));
}

/** What waits for the network does not wait any longer. */
export const tryNow = (): unknown => dispatchEvent(new Event('online'));

export async function persist<T>(load: () => Promise<T>, tries = 1, before?: unknown): Promise<T> {
  let level = 0;
  try {
    return await load();
  } catch (error) {
    // A part that came, and is broken, fails with the very same error each time.
    if (error === before) throw error;
    before = error;
    level = tries < ENOUGH || performance.now() < YOUNG_MS || !(await isServed()) ? 1 : 2;
  } finally {
    if (before) noteLate(load, level);
  }
  await pause(Math.min(LONGEST_MS, FIRST_MS * 2 ** tries));
  return persist(load, tries + 1, before);
}

const isServed = (): Promise<boolean> =>
  fetch('/health').then(
    ({ ok }) => ok,
    () => false,
  );

const pause = (ms: number): Promise<unknown> =>
  new Promise(resolve => {
    const end = (): void => resolve(removeEventListener('online', end));
    setTimeout(end, ms);
    addEventListener('online', end);
  });

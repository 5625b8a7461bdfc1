/** Small things kept in the browser as JSON. Storage throws where it is forbidden or full; whoever asks goes on without. */

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it could be kept. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

/** Where it is noted that somebody has a name on a server. */
export const GUEST = 'tessera.guest';

/** Where it is noted which table of a server a match went to, by its id. */
export const MOVED = 'tessera.moved.';

/** Whether a server is worth asking: nobody else is asked about. */
export const isGuest = (): boolean => readStored(GUEST) !== null;

/** Whatever is missing or broken is an empty object. */
export function parseObject(stored: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * Small values in localStorage as JSON. Storage throws where it is forbidden or full; callers go on without
 * it.
 */

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; false if the browser refuses. */
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
    // Without storage there is nothing to remove.
  }
}

/** Storage key of the note that this browser has a guest on a server. */
export const GUEST = 'tessera.guest';

/** What is told beside a match, by its id: the table of a server it went to, or that it plays a daily challenge. */
export const MOVED = 'tessera.moved.';

/** Whether a server is worth asking: nobody else is asked about. */
export const isGuest = (): boolean => readStored(GUEST) !== null;

/** Parses a JSON object; missing or broken input gives an empty object. */
export function parseObject(stored: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}

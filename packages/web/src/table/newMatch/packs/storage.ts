// @chunk draft
/** Storage of content packs: a list of JSON values for each game. */

export interface Named {
  readonly name: string;
}

/** The part of `localStorage` that is used. */
export type Keep = Pick<Storage, 'getItem' | 'setItem'>;

export const browserStorage = (): Keep => globalThis.localStorage;

/** Returns undefined if storage is forbidden, full or corrupt. */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Stored values, unchecked; none if they cannot be read. */
export function storedJson(key: string, storage = browserStorage): readonly unknown[] {
  const kept = attempt(() => JSON.parse(storage().getItem(key) ?? '[]') as unknown);
  return Array.isArray(kept) ? kept : [];
}

export const hasPacks = (key: string): boolean => storedJson(key).length > 0;

/** Coordinates, and signs in the move list: choices for the rift table that are kept in the browser. */
import { lookKey } from '../../../table/look.ts';
import { useStore } from '../../../ui/render/useStore.ts';
import { parseObject, readStored, writeStored } from '../../../ui/stored.ts';

export interface Signs {
  readonly coordinates: boolean;
  /** Signs of the pieces beside their letters in the move list. */
  readonly figurines: boolean;
}

const KEY = lookKey('rift');

/** Missing, unknown or broken values fall back to their defaults. */
export function parseSigns(stored: string | null): Signs {
  const { coordinates, figurines } = parseObject(stored);
  return { coordinates: coordinates !== false, figurines: figurines === true };
}

let current: Signs | undefined;
const listeners = new Set<() => void>();

const signs = (): Signs => (current ??= parseSigns(readStored(KEY)));

/** The look of the board is stored under the same key. */
export function changeSigns(changes: Partial<Signs>): void {
  current = { ...signs(), ...changes };
  writeStored(KEY, { ...parseObject(readStored(KEY)), ...current });
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSigns = (): Signs => useStore(subscribe, signs);

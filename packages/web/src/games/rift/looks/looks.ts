/** Look of the rift table, persisted in the browser: board and pieces, coordinates, signs in the move list. */
import { useStore } from '../../../ui/render/useStore.ts';
import { parseObject, readStored, writeStored } from '../../../ui/stored.ts';

export const BOARDS = ['wood', 'slate', 'print'] as const;

export interface Looks {
  readonly board: (typeof BOARDS)[number];
  readonly coordinates: boolean;
  /** Signs of the pieces beside their letters in the move list. */
  readonly figurines: boolean;
}

const KEY = 'tessera.rift';

/** Missing, unknown or broken values fall back to their defaults. */
export function parseLooks(stored: string | null): Looks {
  const { board, coordinates, figurines } = parseObject(stored);
  return {
    board: BOARDS.find(one => one === board) ?? 'wood',
    coordinates: coordinates !== false,
    figurines: figurines === true,
  };
}

let current: Looks | undefined;
const listeners = new Set<() => void>();

const looks = (): Looks => (current ??= parseLooks(readStored(KEY)));

export function changeLooks(changes: Partial<Looks>): void {
  current = { ...looks(), ...changes };
  writeStored(KEY, current);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLooks = (): Looks => useStore(subscribe, looks);

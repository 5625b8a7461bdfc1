/** Collects the appearances of cards: the first one of a card by each seat counts. */
import type { Sight } from '../types.ts';

export interface Sights {
  add(id: string, seat: number, turn: number): void;
  readonly list: readonly Sight[];
}

export function newSights(): Sights {
  const known = new Set<string>();
  const list: Sight[] = [];
  return {
    list,
    add(id, seat, turn) {
      const key = `${seat} ${id}`;
      if (known.has(key)) return;
      known.add(key);
      list.push({ id, seat, turn });
    },
  };
}

/** Seat of content that all seats see. */
export const ALL = -1;

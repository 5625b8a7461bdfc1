/** Worth of people in co-ops: games with a person beside games without, in the same setting. */
import type { GameRow } from '../types.ts';
import { type Effect, effectOf, significant } from './effects.ts';

export interface PersonEffect extends Effect {
  readonly id: string;
  readonly name: string;
  readonly games: number;
  readonly isSignificant: boolean;
}

export function newPeople() {
  const cells = new Map<number, { games: number; wins: number }>();
  const people = new Map<string, Map<number, { games: number; wins: number }>>();
  const bump = (counts: Map<number, { games: number; wins: number }>, { cell, won }: GameRow): void => {
    const count = counts.get(cell) ?? { games: 0, wins: 0 };
    count.games += 1;
    count.wins += won ? 1 : 0;
    counts.set(cell, count);
  };
  return {
    add(row: GameRow): void {
      bump(cells, row);
      for (const id of new Set(row.people)) {
        const own = people.get(id) ?? new Map();
        bump(own, row);
        people.set(id, own);
      }
    },
    effects(names: Readonly<Record<string, string>>): readonly PersonEffect[] {
      const known = [...people].flatMap(([id, own]) => {
        const strata = [...own].map(([cell, count]) => {
          const all = cells.get(cell) ?? count;
          return { with: count, without: { games: all.games - count.games, wins: all.wins - count.wins } };
        });
        const effect = effectOf(strata);
        const games = strata.reduce((sum, one) => sum + one.with.games, 0);
        return effect ? [{ id, name: names[id] ?? id, games, ...effect }] : [];
      });
      const isSignificant = significant(known);
      return known
        .map((one, i) => ({ ...one, isSignificant: isSignificant[i] ?? false }))
        .sort((a, b) => b.difference - a.difference);
    },
  };
}

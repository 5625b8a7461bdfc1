/** Worth of cards: games in which a card was taken, beside all takings from its deck in the same setting and turn. */
import type { Adapter, GameRow, Sight } from '../types.ts';
import { type Count, type Effect, effectOf, significant } from './effects.ts';

export interface CardEffect extends Effect {
  readonly id: string;
  readonly name: string;
  readonly deck: string;
  /** Takings, and the share of takings among the games that showed it; undefined if it is never shown before. */
  readonly taken: number;
  readonly rate: number | undefined;
  readonly isSignificant: boolean;
}

/** Turns that are compared with each other. */
const TURNS = 4;
const LAST = 6;

type Counts = Map<string, { games: number; wins: number }>;

const bump = (counts: Counts, key: string, won: boolean): void => {
  const count = counts.get(key) ?? { games: 0, wins: 0 };
  count.games += 1;
  count.wins += won ? 1 : 0;
  counts.set(key, count);
};

export function newCards(isTogether: boolean, { deckOf }: Adapter) {
  /** By deck and stratum, and by card and stratum. */
  const decks: Counts = new Map();
  const cards = new Map<string, Counts>();
  const seen = new Map<string, number>();
  const takenWhenSeen = new Map<string, number>();
  const wonBy = (row: GameRow, { seat }: Sight): boolean =>
    isTogether || seat < 0 ? row.won : row.winners.includes(seat);
  return {
    add(row: GameRow): void {
      const shown = new Set(row.seen.map(({ id }) => id));
      const gone = new Set(row.taken.map(({ id }) => id));
      for (const id of shown) {
        seen.set(id, (seen.get(id) ?? 0) + 1);
        if (gone.has(id)) takenWhenSeen.set(id, (takenWhenSeen.get(id) ?? 0) + 1);
      }
      for (const sight of row.taken) {
        const stratum = `${row.cell} ${Math.min(LAST, Math.floor(sight.turn / TURNS))}`;
        const won = wonBy(row, sight);
        bump(decks, `${deckOf(sight.id)} ${stratum}`, won);
        const own = cards.get(sight.id) ?? new Map();
        bump(own, stratum, won);
        cards.set(sight.id, own);
      }
    },
    effects(names: Readonly<Record<string, string>>): readonly CardEffect[] {
      const all = [...new Set([...cards.keys(), ...seen.keys()])].map(id => {
        const deck = deckOf(id);
        const strata = [...(cards.get(id) ?? new Map<string, Count>())];
        const effect = effectOf(
          strata.map(([stratum, own]) => ({
            with: own,
            without: without(decks.get(`${deck} ${stratum}`), own),
          })),
        );
        const taken = strata.reduce((sum, [, { games }]) => sum + games, 0);
        const shown = seen.get(id);
        const rate = shown === undefined ? undefined : (takenWhenSeen.get(id) ?? 0) / shown;
        return { id, name: names[id] ?? id, deck, taken, rate, effect };
      });
      const known = all.flatMap(({ effect, ...card }) => (effect ? [{ ...card, ...effect }] : []));
      const isSignificant = significant(known);
      return known
        .map((card, i) => ({ ...card, isSignificant: isSignificant[i] ?? false }))
        .sort((a, b) => b.difference - a.difference);
    },
  };
}

const without = (all: Count = { games: 0, wins: 0 }, own: Count): Count => ({
  games: all.games - own.games,
  wins: all.wins - own.wins,
});

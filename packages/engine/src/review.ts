/** Reviews of finished matches: the moments that decided them, advice, and how much was luck. */
import type { ClauseId, Params } from './violation.ts';

/** A moment that decided a match, or nearly did. `kind` is also the key of its sentence. */
export interface DecisiveMoment<K extends string = string> {
  readonly kind: K;
  /** Of the answer, from 0. */
  readonly index: number;
  readonly turn: number;
  readonly params: Params;
  readonly clause: ClauseId;
}

/** `key` is also the key of its sentence. */
export interface ReviewAdvice<K extends string = string> {
  readonly key: K;
  readonly params: Params;
  readonly clause: ClauseId;
}

/** How much a moment hurt or helped, or could have. */
export type Weighed<M extends DecisiveMoment> = M & { readonly weight: number };

type Where = Pick<DecisiveMoment, 'index' | 'turn'>;

/** Makes the moments of one game. `actorOf` picks who was on from where it happened. */
export const weigherOf =
  <K extends string, W extends Where, A extends object>(
    clauses: Readonly<Record<K, ClauseId>>,
    actorOf: (where: W) => A,
  ) =>
  (where: W, kind: K, weight: number, params: Params = {}): Weighed<DecisiveMoment<K> & A> => ({
    kind,
    index: where.index,
    turn: where.turn,
    ...actorOf(where),
    params,
    clause: clauses[kind],
    weight,
  });

/** More moments would bury those that matter. */
const MOST_MOMENTS = 5;

/** The heaviest moments in the order of the match; of those that repeat each other only the heaviest. */
export function heaviestOf<M extends DecisiveMoment>(
  found: readonly Weighed<M>[],
  isRepeated: (one: M, other: M) => boolean,
): readonly Omit<Weighed<M>, 'weight'>[] {
  const heaviest = found.toSorted((a, b) => b.weight - a.weight);
  return heaviest
    .filter((one, i) => heaviest.findIndex(other => isRepeated(one, other)) === i)
    .slice(0, MOST_MOMENTS)
    .toSorted((a, b) => a.index - b.index || a.weight - b.weight)
    .map(({ weight: _, ...moment }) => moment);
}

/** A chance as a whole number of percent. */
export const percentOf = (chance: number): number => Math.round(100 * chance);

/** Misfortunes that were to be expected, against those that came. */
export interface ReviewLuck {
  /** The sum of their chances. */
  readonly expected: number;
  readonly actual: number;
  readonly verdict: 'good' | 'fair' | 'bad';
}

/** Good or bad once it is more than one standard deviation away, and more than `least`. */
export function reviewLuck(chances: readonly number[], actual: number, least: number): ReviewLuck {
  const expected = chances.reduce((sum, chance) => sum + chance, 0);
  const spread = Math.sqrt(chances.reduce((sum, chance) => sum + chance * (1 - chance), 0));
  const isAway = Math.abs(actual - expected) > Math.max(least, spread);
  return { expected, actual, verdict: isAway ? (actual > expected ? 'bad' : 'good') : 'fair' };
}

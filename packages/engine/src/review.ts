/** Reviews of finished matches: decisive moments, advice, and luck. */
import type { ClauseId, Params } from './violation.ts';

/** A moment that decided a match, or nearly did. `kind` is also the key of its sentence. */
export interface DecisiveMoment<K extends string = string> {
  readonly kind: K;
  /** Index of the answer, from 0. */
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

/** A moment with the size of its actual or possible effect. */
export type Weighed<M extends DecisiveMoment> = M & { readonly weight: number };

type Where = Pick<DecisiveMoment, 'index' | 'turn'>;

/** Factory of the moments of one game. `actorOf` names the player who was on turn. */
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

/** Maximum of moments in a review. */
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

/** Expected misfortunes, compared with those that happened. */
export interface ReviewLuck {
  /** Sum of their probabilities. */
  readonly expected: number;
  readonly actual: number;
  readonly verdict: 'good' | 'fair' | 'bad';
}

/** Good or bad if the difference exceeds one standard deviation and `least`. */
export function reviewLuck(chances: readonly number[], actual: number, least: number): ReviewLuck {
  const expected = chances.reduce((sum, chance) => sum + chance, 0);
  const spread = Math.sqrt(chances.reduce((sum, chance) => sum + chance * (1 - chance), 0));
  const isAway = Math.abs(actual - expected) > Math.max(least, spread);
  return { expected, actual, verdict: isAway ? (actual > expected ? 'bad' : 'good') : 'fair' };
}

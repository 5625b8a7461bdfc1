/** Win probabilities over a whole match, from its review. */
import { type Chances, type Decision, type MatchReview, momentsOf } from '@tessera/bots/review';
import type { SeatHolder } from '../../match/client.ts';
import type { Layout } from '../../ui/breakpoints.ts';
import type { DeskState } from './desk.ts';

export type { Chances };

/** A position with known chances. */
export interface Sample {
  /** Number of answers before it. */
  readonly count: number;
  readonly chances: Chances;
}

/** Change by chance after an answer, of the first holder. */
export interface Draw {
  readonly count: number;
  readonly change: number;
}

export const samplesOf = (review: MatchReview | undefined): readonly Sample[] =>
  review?.decisions.map(({ index, before }) => ({ count: index, chances: before })) ?? [];

/** Smaller changes are not drawn. */
const LEAST = 0.02;

export const drawsOf = (review: MatchReview | undefined): readonly Draw[] =>
  review?.decisions.flatMap(({ index, luck }) => {
    const [change = 0] = luck;
    return Math.abs(change) >= LEAST ? [{ count: index + 1, change }] : [];
  }) ?? [];

/** Chances at a position, interpolated between the samples around it. */
export function chancesAt(samples: readonly Sample[], count: number): Chances | undefined {
  const after = samples.find(sample => sample.count >= count);
  const before = samples.findLast(sample => sample.count <= count);
  if (!before || !after) return (before ?? after)?.chances;
  const share = before === after ? 0 : (count - before.count) / (after.count - before.count);
  return before.chances.map((chance, seat) => chance + share * ((after.chances[seat] ?? 0) - chance));
}

/** The next or previous of several positions; wraps around. */
export function stepTo(counts: readonly number[], shown: number, by: number): number {
  const ahead = counts.filter(count => (count - shown) * by > 0);
  const next = by > 0 ? (ahead[0] ?? counts[0]) : (ahead.at(-1) ?? counts.at(-1));
  return next ?? shown;
}

/** Moments of a review, those of people first. */
export const momentsFor = (
  review: MatchReview | undefined,
  seats: readonly SeatHolder[],
): readonly Decision[] => (review ? momentsOf(review, seat => seats[seat]?.kind !== 'bot') : []);

/** True where the panel of moments would cover the board: on a turned phone, until there is an answer to read. */
export const isFoldedAtFirst = (layout: Layout, { isSolved }: Pick<DeskState, 'isSolved'>): boolean =>
  layout === 'landscape' && !isSolved;

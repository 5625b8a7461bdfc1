/** Calibration: win probabilities told at decisions against results, in ten bins, and a map that puts them right. */
import { regress } from './fit.ts';
import { mean } from './mean.ts';
import { isOpen, logitOf, mapped, type Platt, SAME } from './platt.ts';

/**
 * One game: win probabilities told at its decisions, each with the result for the seat that was told, and with what is
 * still to be done in games whose calibration depends on it.
 */
export interface ToldGame {
  readonly told: readonly (readonly [chance: number, isWon: boolean, left?: number])[];
}

/** Widens the priors of the terms that a fit would hold near zero. */
const WIDE = 10;

/** Platt scaling by logistic regression; the decisions of a game count as one, proven wins and losses are left out. */
export function plattOf(games: readonly ToldGame[]): Platt {
  const samples = games.flatMap(({ told }) =>
    told.flatMap(([chance, won, left = 0]) =>
      isOpen(chance) ? [{ counts: [logitOf(chance), WIDE, left], rest: 0, won }] : [],
    ),
  );
  if (samples.length === 0) return SAME;
  const alike = samples.length / games.length;
  const { scale, weights } = regress(samples, [1, 0, 0], { unit: 1, doubt: 30, alike });
  const [trust, shift, ahead] = weights.map(weight => weight / scale) as [number, number, number];
  return { trust, shift: WIDE * shift, ...(samples.some(({ counts }) => counts[2] !== 0) && { ahead }) };
}

export interface Bin {
  readonly told: number;
  readonly won: number;
  readonly decisions: number;
  readonly games: number;
  /** Standard error of the share won; the decisions of a game are not independent. */
  readonly error: number;
}

const BINS = 10;

/** Bins of a tenth each by the probability told, empty ones left out. */
export function binsOf(games: readonly ToldGame[], platt: Platt): readonly Bin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const within = games
      .map(({ told }) =>
        told
          .map(([chance, won, left]) => [mapped(chance, platt, left), Number(won)] as const)
          .filter(([chance]) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin),
      )
      .filter(told => told.length > 0);
    const all = within.flat();
    const won = mean(all.map(([, isWon]) => isWon));
    const spread = within.reduce(
      (sum, told) => sum + told.reduce((gap, [, isWon]) => gap + isWon - won, 0) ** 2,
      0,
    );
    return {
      told: mean(all.map(([chance]) => chance)),
      won,
      decisions: all.length,
      games: within.length,
      error: Math.sqrt(spread) / Math.max(1, all.length),
    };
  }).filter(({ decisions }) => decisions > 0);
}

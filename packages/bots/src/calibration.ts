/** Calibration: win probabilities told at decisions against results, in ten bins, and a map that puts them right. */
import { regress } from './fit.ts';
import { mean } from './mean.ts';
import { isOpen, logitOf, mapped, type Platt, SAME } from './platt.ts';

/** One game: win probabilities told at its decisions, each with the result for the seat that was told. */
export interface ToldGame {
  readonly told: readonly (readonly [chance: number, isWon: boolean])[];
}

/** Widens the prior of the shift, which a fit would hold near zero. */
const WIDE = 10;

/** Platt scaling by logistic regression; the decisions of a game count as one, proven wins and losses are left out. */
export function plattOf(games: readonly ToldGame[]): Platt {
  const samples = games.flatMap(({ told }) =>
    told.flatMap(([chance, won]) =>
      isOpen(chance) ? [{ counts: [logitOf(chance), WIDE], rest: 0, won }] : [],
    ),
  );
  if (samples.length === 0) return SAME;
  const alike = samples.length / games.length;
  const { scale, weights } = regress(samples, [1, 0], { unit: 1, doubt: 30, alike });
  const [trust, shift] = weights.map(weight => weight / scale) as [number, number];
  return { trust, shift: WIDE * shift };
}

/** The games as a map tells them. */
export const toldBy = (games: readonly ToldGame[], platt: Platt): readonly ToldGame[] =>
  games.map(({ told }) => ({
    told: told.map(([chance, isWon]) => [mapped(chance, platt), isWon] as const),
  }));

/** The games out of sample: each as the map tells it that is fitted to the other folds. */
export function toldAcross(games: readonly ToldGame[], folds = 5): readonly ToldGame[] {
  const isIn = (fold: number) => (_: ToldGame, i: number) => i % folds === fold;
  return Array.from({ length: folds }, (_, fold) => {
    const own = games.filter(isIn(fold));
    return toldBy(own, plattOf(games.filter((one, i) => !isIn(fold)(one, i))));
  }).flat();
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
export function binsOf(games: readonly ToldGame[]): readonly Bin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const within = games
      .map(({ told }) =>
        told
          .map(([chance, won]) => [chance, Number(won)] as const)
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

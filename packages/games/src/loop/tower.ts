/** L-FOO-6: the exits of Dr Foo's Machine. */
import { type Chance, FormatError, readIntegerIn, readListOf } from '@tessera/engine';
import { type Era, nextEra, prevEra } from './ring.ts';

/** Weights of the exits prev, here and next. */
export type Weights = readonly [prev: number, here: number, next: number];

export const TOWERS = { uniform: [1, 1, 1], centred: [3, 4, 3] } as const satisfies Record<string, Weights>;

/** A tower by name, or three custom weights. */
export type Tower = keyof typeof TOWERS | Weights;

/** Maximum weight. */
const HEAVIEST = 1000;
const readWeights = readListOf(readIntegerIn(0, HEAVIEST), 3);

export function parseWeights(given: unknown, field: string): Weights {
  if (!Array.isArray(given))
    throw new FormatError(field, `must be ${Object.keys(TOWERS).join(', ')} or three weights`);
  const weights = readWeights(given, field);
  if (weights.every(weight => weight === 0)) throw new FormatError(field, 'must let cubes out somewhere');
  return weights as unknown as Weights;
}

export const weightsOf = ({
  options: { tower },
}: {
  readonly options: { readonly tower: Tower };
}): Weights => (typeof tower === 'string' ? TOWERS[tower] : tower);

/** L-RNG-4 */
export function exitOf(match: Parameters<typeof weightsOf>[0], foo: Era, chance: Chance): Era {
  const [before, here, after] = weightsOf(match);
  const drawn = chance.below(before + here + after);
  if (drawn < before) return prevEra(foo);
  return drawn < before + here ? foo : nextEra(foo);
}

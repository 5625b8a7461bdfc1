/** L-FOO-6: where a cube leaves Dr Foo's Machine. */
import type { Chance } from '@tessera/engine';
import { type Era, nextEra, prevEra } from '../ring.ts';
import type { LoopState, Weights } from '../types.ts';

export const TOWERS: Readonly<Record<'uniform' | 'centred', Weights>> = {
  uniform: [1, 1, 1],
  centred: [3, 4, 3],
};

export const weightsOf = ({ options }: Pick<LoopState, 'options'>): Weights => TOWERS[options.tower];

/** L-RNG-4 */
export function exitOf(state: LoopState, foo: Era, chance: Chance): Era {
  const [before, here, after] = weightsOf(state);
  const drawn = chance.below(before + here + after);
  if (drawn < before) return prevEra(foo);
  return drawn < before + here ? foo : nextEra(foo);
}

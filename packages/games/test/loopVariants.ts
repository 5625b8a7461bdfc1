/** Matches of every kind, for tests over many games. */
import { parseOptions, seededChance } from '@tessera/engine';
import { loop } from '../src/loop/index.ts';
import { shuffledPile } from '../src/loop/rules/piles.ts';
import { AGENT_CODES, DIFFICULTIES, type LoopOptions, MODE_IDS } from '../src/loop/types.ts';

export const loopOptions = (given: object = {}): LoopOptions => parseOptions(loop.options, given);

/** All modes and difficulties in turn, one to four seats, random agents. */
export function loopVariants(count: number, seed: string) {
  const chance = seededChance(`${seed} variants`);
  return Array.from({ length: count }, (_, i) => {
    const agents = shuffledPile([0, 1, 2, 3, 4], chance).slice(0, 2 + chance.below(3));
    return {
      options: loopOptions({
        mode: MODE_IDS[i % 4],
        difficulty: DIFFICULTIES[((i / 4) | 0) % 3],
        agents: agents.map(code => AGENT_CODES[code]),
        tower: chance.below(2) ? 'uniform' : 'centred',
        solo: chance.below(3) > 0,
      }),
      seats: 1 + chance.below(agents.length),
    };
  });
}

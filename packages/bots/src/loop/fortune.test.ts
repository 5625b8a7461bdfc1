import { randomPast } from '@tessera/engine/testkit';
import { loop } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import { pastOf } from '../../../games/test/loopPast.ts';
import type { Given } from '../../../games/test/loopTable.ts';
import { loopVariants } from '../../../games/test/loopVariants.ts';
import { chanceOf, evaluate } from './evaluate.ts';
import { fortuneOf } from './fortune.ts';

/** A full vortex at dawn: two cubes and a clone decide whether the game goes on. */
const BRINK: Given = {
  agents: {
    mrtime: { era: 'dawn', draw: 'S-MT-1 S-MT-2 S-MT-3' },
    cztwyzzek: { era: 'end', draw: 'S-CZ-1 S-CZ-2 S-CZ-3' },
  },
  bigDeck: 'A-11 A-13 A-14',
  turn: 5,
  fooPile: 'medieval',
  vortices: 'dawn',
  rifts: { dawn: 3 },
};

describe('luck and decisions', () => {
  test('a throw that ends the game is bad luck, a throw that spares it is good luck', () => {
    const lost = fortuneOf(pastOf({ ...BRINK, rolls: [0, 0, 0] }, 'endActions'));
    const spared = fortuneOf(pastOf({ ...BRINK, rolls: [0, 2, 2] }, 'endActions'));
    expect(lost.luck).toBeLessThan(0);
    expect(spared.luck).toBeGreaterThan(0);
  });

  test('a harmless throw is no luck at all', () => {
    const calm = fortuneOf(pastOf({ ...BRINK, vortices: '', rifts: {}, rolls: [0, 1, 1] }, 'endActions'));
    expect(Math.abs(calm.luck)).toBeLessThan(0.1);
  });

  test('luck and decisions sum up to the change of the win probability', () => {
    for (const [i, variant] of loopVariants(4, 'fortune').entries()) {
      const past = randomPast(loop, variant, `fortune ${i}`);
      const { luck, decisions } = fortuneOf(past);
      const start = chanceOf(evaluate(past.start));
      if (past.start.phase === 'actions') expect(luck + decisions).toBeCloseTo(-start, 9);
      expect(Math.abs(luck)).toBeLessThan(1.5);
    }
  });
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractLaws, fuzz, playthrough } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { loopOptions, loopVariants } from '../../test/loopVariants.ts';
import { loop } from './index.ts';
import { type LoopOptions, MODE_IDS } from './types.ts';

interface Told {
  readonly options: LoopOptions;
  readonly seats: number;
  readonly leaving?: Readonly<Record<number, number>>;
  readonly seed?: string;
}

const LONGEST = 4000;
const plan = { variants: loopVariants(48, 'contract'), games: 48, seed: 'loop', longest: LONGEST };

describe('the contract of every game, over random games of loop', () => {
  for (const law of contractLaws(loop, plan)) test(law.name, () => law.run());
});

test('four hundred random games: no crash, no dead end, no endless game', () => {
  const failure = fuzz(loop, {
    variants: loopVariants(96, 'fuzz'),
    games: 400,
    seed: 'fuzz',
    longest: LONGEST,
  });
  expect(failure && `${failure.kind}: ${failure.message}; next ${failure.next}`).toBeUndefined();
});

describe('golden playthroughs (UPDATE_PLAYTHROUGHS=1 writes them anew)', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', '..', 'playthroughs');
  const games = {
    ...Object.fromEntries(
      MODE_IDS.map(mode => [`loop-${mode}`, { options: loopOptions({ mode }), seats: 2 }]),
    ),
    // Seeds of games that come to the last damage of a Centrifuge and to U-11.
    'loop-centrifuge': { options: loopOptions({ mode: 'centrifuge' }), seats: 2, seed: 'loop-centrifuge 4' },
    'loop-ultramachina': {
      options: loopOptions({ mode: 'ultramachina' }),
      seats: 2,
      seed: 'loop-ultramachina 346',
    },
    'loop-solo': { options: loopOptions({ difficulty: 'infinity' }), seats: 1 },
    'loop-four-agents': {
      options: loopOptions({ difficulty: 'year', agents: ['vgirl', 'robofinisher', 'mrtime', 'prowler'] }),
      seats: 2,
    },
    // L-DEC-6: after so many answers a seat leaves.
    'loop-leaving': { options: loopOptions({ mode: 'supa' }), seats: 3, leaving: { 20: 1, 45: 0 } },
  };
  test.each(Object.entries(games))('%s', (name, { leaving = {}, seed = name, ...variant }: Told) => {
    const file = join(folder, `${name}.txt`);
    const text = playthrough(loop, variant, seed, leaving);
    if (process.env.UPDATE_PLAYTHROUGHS) writeFileSync(file, text);
    expect(existsSync(file), `${name}.txt is missing`).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});

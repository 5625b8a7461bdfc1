import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractLaws, fuzz, playthrough } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { loopOptions, loopVariants } from '../../test/loopVariants.ts';
import { loop } from './index.ts';
import { MODE_IDS } from './types.ts';

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
  test.each(MODE_IDS)('loop-%s', mode => {
    const name = `loop-${mode}`;
    const file = join(folder, `${name}.txt`);
    const text = playthrough(loop, { options: loopOptions({ mode }), seats: 2 }, name);
    if (process.env.UPDATE_PLAYTHROUGHS) writeFileSync(file, text);
    expect(existsSync(file), `${name}.txt is missing`).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});

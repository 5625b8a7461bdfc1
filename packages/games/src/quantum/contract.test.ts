import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractLaws, fuzz, playthrough } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { quantumOptions, quantumVariants } from '../../test/quantumVariants.ts';
import { quantum } from './index.ts';

const LONGEST = 4000;
const plan = { variants: quantumVariants(32, 'contract', 12), games: 24, seed: 'quantum', longest: LONGEST };

describe('the contract of every game, over random games of quantum', () => {
  for (const law of contractLaws(quantum, plan)) test(law.name, () => law.run());
});

test('two hundred random games: no crash, no dead end, no endless game', () => {
  const failure = fuzz(quantum, {
    variants: quantumVariants(64, 'fuzz'),
    games: 200,
    seed: 'fuzz',
    longest: LONGEST,
  });
  expect(failure && `${failure.kind}: ${failure.message}; next ${failure.next}`).toBeUndefined();
});

describe('golden playthroughs (UPDATE_PLAYTHROUGHS=1 writes them anew)', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', '..', 'playthroughs');
  test.each([2, 3, 4])('quantum-%i', seats => {
    const name = `quantum-${seats}`;
    const file = join(folder, `${name}.txt`);
    const text = playthrough(quantum, { options: quantumOptions({ turnLimit: 24 }), seats }, name);
    if (process.env.UPDATE_PLAYTHROUGHS) writeFileSync(file, text);
    expect(existsSync(file), `${name}.txt is missing`).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});

import { contractLaws, fuzz } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { quantumVariants } from '../../test/quantumVariants.ts';
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

// @chunk common
import type { Facts } from '@tessera/engine';
import type { Reason } from './types.ts';

const ENDINGS: Readonly<Record<Reason, 'won' | 'drawn'>> = {
  cubes: 'won',
  turnLimit: 'won',
  resign: 'won',
  time: 'won',
  agreed: 'drawn',
};

export const QUANTUM_FACTS: Facts = {
  id: 'quantum',
  seats: { min: 2, max: 4, usual: 2 },
  isTogether: false,
  clausePrefix: 'Q-',
  endings: ENDINGS,
  separator: ';',
  hasChance: true,
  longest: 20_000,
  rulesVersion: 2,
};

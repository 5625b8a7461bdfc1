// @chunk common
import type { Facts } from '@tessera/engine';
import type { OutcomeCode } from './types.ts';

const ENDINGS: Readonly<Record<OutcomeCode, 'won' | 'lost'>> = {
  VICTORY: 'won',
  VORTEX_DOUBLE: 'lost',
  VORTEX_FOURTH: 'lost',
  CYCLES: 'lost',
  MEGA_VORTEX: 'lost',
  RESIGN: 'lost',
};

export const LOOP_FACTS: Facts = {
  id: 'loop',
  seats: { min: 1, max: 4, usual: 2 },
  isTogether: true,
  clausePrefix: 'L-',
  endings: ENDINGS,
  separator: ';',
  hasChance: true,
  longest: 20_000,
  rulesVersion: 2,
};

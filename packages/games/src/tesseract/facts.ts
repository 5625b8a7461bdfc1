// @chunk common
import type { Facts } from '@tessera/engine';
import type { Reason } from './types.ts';

const ENDINGS: Readonly<Record<Reason, 'won' | 'lost'>> = {
  contained: 'won',
  breach: 'lost',
  empty: 'lost',
  resign: 'lost',
};

export const TESSERACT_FACTS: Facts = {
  id: 'tesseract',
  seats: { min: 1, max: 4, usual: 2 },
  isTogether: true,
  clausePrefix: 'T-',
  endings: ENDINGS,
  separator: ';',
  hasChance: true,
  longest: 6000,
  rulesVersion: 5,
};

// @chunk common
import type { Facts } from '@tessera/engine';
import { OTHER_REASONS, REASONS } from './reasons.ts';

export const RIFT_FACTS: Facts = {
  id: 'rift',
  seats: { min: 2, max: 2, usual: 2 },
  isTogether: false,
  clausePrefix: 'R-',
  endings: Object.fromEntries([...REASONS, ...OTHER_REASONS].map(reason => [reason, 'won'])),
  separator: ' ',
  hasChance: false,
  longest: 2000,
  rulesVersion: 3,
};

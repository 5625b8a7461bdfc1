import type { Facts } from '@tessera/engine';
import { REASONS } from './types.ts';

export const RIFT_FACTS: Facts = {
  id: 'rift',
  seats: { min: 2, max: 2, usual: 2 },
  isTogether: false,
  clausePrefix: 'R-',
  endings: Object.fromEntries([...REASONS, 'resign'].map(reason => [reason, 'won'])),
  separator: ' ',
  hasChance: false,
  longest: 2000,
  rulesVersion: 1,
};

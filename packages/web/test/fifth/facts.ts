/** A small fifth game for tests: a die, a hidden hand, a score to reach. */
import type { Facts } from '@tessera/engine';

export const HOARD_FACTS: Facts = {
  id: 'hoard',
  seats: { min: 1, max: 4, usual: 2 },
  isTogether: false,
  clausePrefix: 'HO-',
  endings: { target: 'won', resign: 'won', time: 'won', deserted: 'lost', agreed: 'drawn' },
  separator: ';',
  hasChance: true,
  longest: 2000,
  rulesVersion: 1,
};

export const HOARD_TITLES = {
  en: { name: 'Hoard', kind: 'Rivals, 1–4', tagline: 'Roll on or carry home what you have.' },
  fr: { name: 'Magot', kind: 'Rivaux, 1–4', tagline: 'Relancer, ou rentrer avec son butin.' },
  cs: { name: 'Poklad', kind: 'Soupeři, 1–4', tagline: 'Házet dál, nebo odnést, co máte.' },
} as const;

/** Sayan Supa Clones. */
import { contentOf, modeCount } from '../content.ts';
import { RING } from '../ring.ts';
import { generateClone } from '../rules/clones.ts';
import { UNUSED } from '../types.ts';
import type { Mode } from './mode.ts';
import { STANDARD } from './standard.ts';

export const supa: Mode = {
  ...STANDARD,
  id: 'supa',
  /** L-SUPA-1: the k-th stands k eras after its own; clones make up the number. */
  generateClones(play, count) {
    const { state, chance, events } = play;
    const supas = modeCount(state);
    for (let k = 1; k <= supas; k++) {
      const left = contentOf(state).tokens.flatMap(({ isSupa }, token) =>
        isSupa && state.tokens[token] === UNUSED ? [token] : [],
      );
      const token = left[chance.below(left.length)] as number;
      const era = ((contentOf(state).tokens[token]?.destruction ?? 0) + k) % RING;
      state.tokens[token] = era;
      events?.push({ type: 'clone', token, era, reveals: 'all' });
    }
    for (let i = supas; i < count; i++) generateClone(play);
  },
};

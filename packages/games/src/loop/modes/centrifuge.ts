/** L.A.S.E.R Centrifuges. */
import { contentOf, modeCount } from '../content.ts';
import type { Era } from '../ring.ts';
import { UNUSED } from '../types.ts';
import type { Mode } from './mode.ts';
import { STANDARD } from './standard.ts';

export const centrifuge: Mode = {
  ...STANDARD,
  id: 'centrifuge',
  /** L-CENT-1: at the next Foo cards, with a random face up. */
  afterMissions({ state, chance }, foos) {
    const { difficulty } = state.options;
    const { centrifuges } = contentOf(state);
    for (let i = 0; i < modeCount(state); i++) {
      const era = foos[i] as Era;
      const left = centrifuges.flatMap((_, token) => (state.centrifuges[token] === UNUSED ? [token] : []));
      const token = left[chance.below(left.length)] as number;
      state.centrifuges[token] = era;
      state.lasers[token] = centrifuges[token]?.faces[chance.below(2)] as number;
      if (difficulty === 'infinity') state.rifts[era] = (state.rifts[era] as number) + 1;
    }
  },
};

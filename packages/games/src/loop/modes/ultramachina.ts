/** Ultramachina: Dr Foo walks the ring, and cards lie in wait for him. */

import { push } from '@tessera/engine';
import type { Play } from '../change.ts';
import { contentOf, modeCount } from '../content.ts';
import { ERAS, type Era, nextEra } from '../ring.ts';
import { shuffledPile } from '../rules/piles.ts';
import { ultrasAt } from '../state.ts';
import type { Mode } from './mode.ts';
import { nextCycle, STANDARD } from './standard.ts';

export const END_OF_TIMES = ERAS.indexOf('end');
/** L-ULTRA-3 */
export const PER_CYCLE = 3;

export const ultramachina: Mode = {
  ...STANDARD,
  id: 'ultramachina',
  usesFooCards: false,
  hasOpeningBonus: true,
  /** L-ULTRA-1 */
  afterCards(play) {
    const { state, chance } = play;
    state.foo = END_OF_TIMES;
    state.ultraPile = shuffledPile(
      contentOf(state).ultras.map((_, ultra) => ultra),
      chance,
    );
    reveal(play, modeCount(state));
  },
  /** L-ULTRA-2 */
  turnMachine(play) {
    const { state, events } = play;
    state.foo = nextEra(state.foo);
    events?.push({ type: 'foo', era: state.foo });
    push(play, { type: 'ultras', left: ultrasAt(state, state.foo) });
  },
  /** L-ULTRA-3 */
  endCycle(play) {
    const { state } = play;
    if (state.foo !== END_OF_TIMES) return;
    nextCycle(play);
    if (state.outcome === null) reveal(play, PER_CYCLE);
  },
};

function reveal({ state, events }: Play, count: number): void {
  for (let i = 0; i < count; i++) {
    const ultra = state.ultraPile.pop();
    if (ultra === undefined) return;
    state.ultras[ultra] = contentOf(state).ultras[ultra]?.era as Era;
    events?.push({ type: 'ultra', ultra, reveals: 'all' });
  }
}

/** Spoils of a destroyed ship: losses of its owner, gains of its destroyer (Q-DOM-1, Q-CMB-7). */
import type { Seat } from '@tessera/engine';
import { CARD } from '../cards/index.ts';
import { has, type PublicState } from '../state.ts';

/** Steps of dominance gained. */
export const gainOf = (state: PublicState, seat: Seat): number => (has(state, seat, CARD.ravenous) ? 2 : 1);

/** Steps of dominance lost; Righteous beats Ravenous (Q-RUL-33). */
export const lossOf = (state: PublicState, seat: Seat): number =>
  has(state, seat, CARD.righteous) ? 0 : gainOf(state, seat);

/** Q-RUL-24: for the first ship destroyed in a turn. */
export const firstKill = (
  state: PublicState,
  seat: Seat,
): { readonly actions: number; readonly research: number } => ({
  actions: has(state, seat, CARD.warlike) ? 1 : 0,
  research: has(state, seat, CARD.plundering) ? 3 : 0,
});

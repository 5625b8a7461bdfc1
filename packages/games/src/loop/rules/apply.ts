/** Begins the effect of a card, or a part of one. */
import { push } from '@tessera/engine';
import type { Play } from '../change.ts';
import { type Agent, type Card, NONE } from '../types.ts';
import { MR_TIME, partsOf } from './sources.ts';

/** Applies parts of a card, or a power, for an agent. */
export function startEffect(play: Play, source: number, actor: Agent, at: number, end: number): void {
  push(play, {
    type: 'effect',
    source,
    actor,
    at,
    end,
    chosen: NONE,
    rounds: 0,
    drawn: [],
    revealed: [],
    removed: 0,
    sentTo: [],
  });
}

/**
 * Applies a card's whole effect; cards it makes available on a vortex wait for the outermost effect
 * (L-VORTEX-3).
 */
export function applyCard(play: Play, source: number, actor: Agent, thenDestroy: Card = NONE): void {
  const { state, events } = play;
  const isOutermost = !state.pending.some(({ type }) => type === 'settle');
  if (isOutermost) push(play, { type: 'settle', applied: thenDestroy, isSwept: false });
  else if (source !== MR_TIME) events?.push({ type: 'applied', agent: actor, card: source });
  startEffect(play, source, actor, 0, partsOf(state, source).length);
}

/** A state being played on, and the changes that every rule makes. */
import type { Playing } from '@tessera/engine';
import type { Era } from './ring.ts';
import { ARCHIVES_TO_WIN, archivedIn, eraOf, insertSorted, isExtraDone, playerOf, without } from './state.ts';
import type { Agent, Card, LoopEvent, LoopState, OutcomeCode } from './types.ts';

export type Play = Playing<LoopState, LoopEvent>;

/** L-END-6: pending frames are dropped. */
export function finish({ state, events }: Play, outcome: OutcomeCode): void {
  state.outcome = outcome;
  state.phase = 'over';
  state.pending.length = 0;
  events?.push({ type: 'end', outcome, winners: winnersOf(state) });
}

/** All seats or none: a team wins or loses together. */
export const winnersOf = ({ outcome, seats }: LoopState): number[] =>
  outcome === 'VICTORY' ? Array.from({ length: seats }, (_, seat) => seat) : [];

/** L-END-1: checked after every archive and every extra demand of the mode. */
export function checkVictory(play: Play): void {
  const { state } = play;
  if (state.outcome === null && archivedIn(state) >= ARCHIVES_TO_WIN && isExtraDone(state))
    finish(play, 'VICTORY');
}

export function moveTo(
  { state, events }: Play,
  agent: Agent,
  to: Era,
  why: 'move' | 'free' | 'card' | 'swap',
): void {
  if (eraOf(state, agent) === to) return;
  state.eras[agent] = to;
  events?.push({ type: 'moved', agent, to, why });
}

/** L-CARD-2 */
export function discard({ state, events }: Play, agent: Agent, card: Card): void {
  without(state.hands[agent] as Card[], card);
  state.exhausted[card] = false;
  insertSorted(state.discards[playerOf(state, agent)] as Card[], card);
  events?.push({ type: 'discarded', agent, card });
}

/** L-CARD-3 */
export function destroy({ state, events }: Play, card: Card): void {
  state.exhausted[card] = false;
  state.destroyed.push(card);
  events?.push({ type: 'destroyed', card });
}

/** L-CARD-4: the card is known to everybody (L-HID-3). */
export function addToDeck({ state, events }: Play, agent: Agent, card: Card): void {
  const player = playerOf(state, agent);
  (state.draws[player] as Card[]).push(card);
  state.known[player] = (state.known[player] as number) + 1;
  events?.push({ type: 'added', agent, card });
}

export function makeReady({ state, events }: Play, card: Card): void {
  if (!state.exhausted[card]) return;
  state.exhausted[card] = false;
  events?.push({ type: 'readied', card });
}

/** States on the way through imagined turns, and what it takes to make them. */
import { moveList } from '@tessera/engine';
import { type Answer, type QuantumState, quantum } from '@tessera/games/quantum';
import type { Luck } from '../luck.ts';

/** What a search has used up, and states it can use again. */
export interface Workshop {
  nodes: number;
  readonly spare: QuantumState[];
}

export const newWorkshop = (): Workshop => ({ nodes: 0, spare: [] });

/** A state that the caller owns, to be released. */
export function played(shop: Workshop, from: QuantumState, answer: Answer, luck: Luck): QuantumState {
  const state = quantum.copy(from, shop.spare.pop());
  shop.nodes++;
  quantum.play(state, 0, answer, luck);
  return state;
}

/** One that nobody will look at again. */
export function release(shop: Workshop, state: QuantumState): void {
  shop.spare.push(state);
}

const list = moveList<Answer>();

export function answersIn(state: QuantumState): Answer[] {
  const seat = quantum.decider(state);
  if (seat === undefined) return [];
  list.count = 0;
  quantum.generate(state, seat, list);
  return list.items.slice(0, list.count);
}

/** Whether the active player may do whatever the phase of actions allows: nothing is begun. */
export const isAtTurn = ({ outcome, pending, turn }: QuantumState): boolean =>
  outcome === null && pending.length === 0 && turn.phase === 'actions';

/** States on the way through imagined turns, and what it takes to make them. */
import { moveList } from '@tessera/engine';
import { type Answer, answer, type LoopEvent, type LoopState, loop, VERB } from '@tessera/games/loop';
import type { Luck } from '../luck.ts';

/** What a search has used up, and states it can use again. */
export interface Workshop {
  nodes: number;
  readonly spare: LoopState[];
}

export const newWorkshop = (): Workshop => ({ nodes: 0, spare: [] });

/** A state that the caller owns, to be released. */
export function played(
  shop: Workshop,
  from: LoopState,
  given: Answer,
  luck: Luck,
  events?: LoopEvent[],
): LoopState {
  const state = loop.copy(from, shop.spare.pop());
  shop.nodes++;
  loop.play(state, 0, given, luck, events);
  return state;
}

/** One that nobody will look at again. */
export function release(shop: Workshop, state: LoopState): void {
  shop.spare.push(state);
}

const list = moveList<Answer>();

export function answersIn(state: LoopState): Answer[] {
  const seat = loop.decider(state);
  if (seat === undefined) return [];
  list.count = 0;
  loop.generate(state, seat, list);
  return list.items.slice(0, list.count);
}

export const END: Answer = answer(VERB.endActions);

/** Whether the active player may do whatever the phase of actions allows, or the game is over: nothing is begun. */
export const isSettled = ({ outcome, pending, phase }: LoopState): boolean =>
  outcome !== null || (pending.length === 0 && phase === 'actions');

/**
 * Legality: an action is legal if `generateAll` lists it and R-END-6 allows it; an explainer finds the reason
 * for every refusal.
 */
import { type MoveList, moveList, type RuleViolation, type Seat, violation } from '@tessera/engine';
import type { Action } from './action.ts';
import { generateAll } from './rules/generate.ts';
import { wouldRepeat } from './rules/repetition.ts';
import type { RiftState } from './types.ts';

const legal: MoveList<Action> = moveList();

type Check = (state: RiftState, seat: Seat, action: Action) => RuleViolation | undefined;

export const checkedBy =
  (explain: (state: RiftState, action: Action) => RuleViolation): Check =>
  (state, seat, action) => {
    if (state.phase === 'e') return violation('R-END-10', 'E_GAME_OVER');
    if (seat !== state.side) return violation('R-TURN-1', 'E_NOT_YOUR_TURN');
    legal.count = 0;
    generateAll(state, legal);
    for (let i = 0; i < legal.count; i++) {
      if (legal.items[i] === action)
        return wouldRepeat(state, action) ? violation('R-END-6', 'E_REPETITION') : undefined;
    }
    return explain(state, action);
  };

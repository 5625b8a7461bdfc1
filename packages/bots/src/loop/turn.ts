/** Adapter: a turn of loop for the turn search. */
import {
  type Answer,
  aboutOf,
  answer,
  type LoopState,
  loop,
  ultrasAt,
  VERB,
  verbOf,
} from '@tessera/games/loop';
import type * as plan from '../plan/turn.ts';
import { playing } from '../plan/workshop.ts';
import { evaluate, promiseOf } from './evaluate.ts';
import { fingerprint } from './fingerprint.ts';

export const { played, answersIn } = playing(loop);

export const END: Answer = answer(VERB.endActions);

/** Settled: the phase of actions with nothing begun, or the end of the game. */
export const isSettled = ({ outcome, pending, phase }: LoopState): boolean =>
  outcome !== null || (pending.length === 0 && phase === 'actions');

export const TURN: plan.Turn<LoopState, Answer> = {
  end: END,
  played,
  answersAt: node => answersIn(node.state).filter(one => one !== END && !isIdle(node, one)),
  evaluate,
  promiseOf,
  isSettled,
  isHalfSaid,
  isWon: ({ outcome }) => outcome === 'VICTORY',
  fingerprint,
  beginningOf: ([first]) => first,
};

/** Half-said: a clone, a player or a damage was only named. */
function isHalfSaid(state: LoopState): boolean {
  const top = state.pending[state.pending.length - 1];
  switch (top?.type) {
    case 'clones':
      return top.picked >= 0;
    case 'swap':
      return top.first >= 0;
    case 'letOther':
      return top.invited >= 0;
    case 'walk':
      return top.made === 0;
    case 'losses':
      return top.owner >= 0;
    case 'heat':
      return true;
    case 'ultraDamage':
      return ultrasAt(state, top.era).length === 1;
    default:
      return false;
  }
}

/** Idle: a move and straight back again. */
function isIdle({ parent, answer: last, state }: plan.Node<LoopState, Answer>, next: Answer): boolean {
  if (!parent || verbOf(next) !== VERB.move || verbOf(last) !== VERB.move) return false;
  return parent.state.eras[state.active] === aboutOf(next);
}

/** Adapter: an Action phase of tesseract for the turn search. */
import {
  type Answer,
  type Frame,
  NOBODY,
  type TesseractState,
  tesseractFromSetup as tesseract,
} from '@tessera/games/tesseract';
import type * as plan from '../plan/turn.ts';
import { playing } from '../plan/workshop.ts';
import { evaluate } from './evaluate.ts';

const { played, answersIn } = playing(tesseract);

export { answersIn };

export const END: Answer = { type: 'end' };

/** Logits of an action that is left. */
export const PER_ACTION = 0.08;

const topOf = (state: TesseractState): Frame | undefined => state.pending[state.pending.length - 1];

/** Settled: the phase can be ended here, or the game is over. */
export function isSettled(state: TesseractState): boolean {
  const top = topOf(state);
  return top === undefined || top.type === 'act';
}

export const PHASE: plan.Turn<TesseractState, Answer> = {
  end: END,
  played,
  answersAt: ({ state }) => followed(state),
  evaluate,
  promiseOf: ({ actions }) => PER_ACTION * actions,
  isSettled,
  isHalfSaid,
  isWon: ({ outcome }) => outcome === 'contained',
  fingerprint,
  beginningOf: answers => `${JSON.stringify(answers[0])} ${endsPhase(answers)}`,
};

export const endsPhase = (answers: readonly Answer[]): boolean => answers.at(-1)?.type === 'end';

const AGREED: readonly Answer[] = [{ type: 'yes' }];

/** All answers but the end of the phase; others who are asked agree. */
function followed(state: TesseractState): readonly Answer[] {
  const top = topOf(state);
  if (top?.type === 'consent') return AGREED;
  const answers = answersIn(state);
  return top?.type === 'act' ? answers.filter(({ type }) => type !== 'end') : answers;
}

/** Half-said: a card, a wish or a set was only announced; which cube of the set is contained is asked next. */
function isHalfSaid(state: TesseractState): boolean {
  const top = topOf(state);
  if (top?.type === 'consent' || top?.type === 'containCube') return true;
  return top?.type === 'effect' && (top.picked !== NOBODY || (top.done === 0 && top.step === 0));
}

function fingerprint(state: TesseractState): number {
  return Math.imul(layoutOf(state), 31) + state.actions;
}

/** Hash of the table without the actions that are left. */
export function layoutOf(state: TesseractState): number {
  let hash = 0;
  const mix = (n: number): void => {
    hash = Math.imul(hash ^ n, 0x01000193) + (hash >>> 15);
  };
  for (const value of state.values) mix(value);
  for (const stack of state.stacks) mix(stack.length);
  for (const cubes of state.labs) mix(cubes.reduce((sum, cube) => sum + (cube + 1) * (cube + 7), 0));
  for (const cube of state.primed) mix(cube);
  for (const hand of state.hands) mix(hand.length);
  for (const place of state.containment) mix(place.state.length);
  mix(state.skipPrime + 8 * state.wards + 64 * state.breach + 512 * state.pending.length);
  return hash;
}

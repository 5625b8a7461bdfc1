/** Plans of tesseract that look broken. */
import { type Answer, type TesseractState, tesseractFromSetup as tesseract } from '@tessera/games/tesseract';
import { luckOf } from '../luck.ts';
import type { Past } from '../plan/planner.ts';
import { answersIn, isSettled, layoutOf } from './turn.ts';

/** A plan that takes actions of this turn back, or takes a ready set apart that it does not contain. */
export function isFolly(
  world: TesseractState,
  plan: readonly Answer[],
  past: readonly Past<TesseractState, Answer>[],
): boolean {
  if (!isSettled(world) || plan.some(({ type }) => type === 'contain')) return false;
  const layouts = [...past.map(({ state }) => state).filter(({ turn }) => turn === world.turn), world].map(
    layoutOf,
  );
  let before = world;
  for (const after of actionsOf(world, plan)) {
    const layout = layoutOf(after);
    if (layout !== layoutOf(before) && layouts.includes(layout)) return true;
    if (hasSet(before) && !hasSet(after)) return true;
    layouts.push(layout);
    before = after;
  }
  return false;
}

/** The states after each action of a plan, as far as nothing is random and the phase goes on. */
function* actionsOf(from: TesseractState, plan: readonly Answer[]): Generator<TesseractState, void, void> {
  const luck = luckOf(0);
  const state = tesseract.copy(from);
  for (const answer of plan) {
    if (tesseract.decider(state) === undefined) return;
    tesseract.play(state, 0, answer, luck);
    if (luck.used > 0 || state.outcome !== null || state.turn !== from.turn || state.phase !== from.phase)
      return;
    if (isSettled(state)) yield tesseract.copy(state);
  }
}

/** True if a set could be contained with actions to spare. */
function hasSet(state: TesseractState): boolean {
  const rested = tesseract.copy(state);
  rested.actions = 3;
  return answersIn(rested).some(({ type }) => type === 'contain');
}

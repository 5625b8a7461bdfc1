/** Plans of tesseract that look broken. */
import {
  type Answer,
  NOBODY,
  type TesseractState,
  tesseractFromSetup as tesseract,
} from '@tessera/games/tesseract';
import { luckOf } from '../luck.ts';
import type { Past } from '../plan/planner.ts';
import { COMPLETING, KINDS } from './sets.ts';
import { answersIn, isSettled, layoutOf } from './turn.ts';

/**
 * A plan that takes actions of this turn back, or takes a ready set apart, in any lab, that it does not contain. The
 * second half of an action is judged too: an owner who was asked in between makes the bot plan anew.
 */
export function isFolly(
  world: TesseractState,
  plan: readonly Answer[],
  past: readonly Past<TesseractState, Answer>[],
): boolean {
  if (plan.some(({ type }) => type === 'contain')) return false;
  const layouts = isSettled(world)
    ? [...past.map(({ state }) => state).filter(({ turn }) => turn === world.turn), world].map(layoutOf)
    : [];
  let before = world;
  for (const after of actionsOf(world, plan)) {
    const layout = layoutOf(after);
    if (layout !== layoutOf(before) && layouts.includes(layout)) return true;
    if (breaksSet(before, after)) return true;
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

/** The lab at turn loses its last set, or a mate's lab a cube that could be contained. */
function breaksSet(before: TesseractState, after: TesseractState): boolean {
  if (isSettled(before) && canContain(before) && !canContain(after)) return true;
  return before.labs.some((_, lab) => {
    const [had, has] = [readyKinds(before, lab), readyKinds(after, lab)];
    return lab === before.active ? had !== 0 && has === 0 : (had & ~has) !== 0;
  });
}

/** True if a set could be contained with actions to spare: abilities of the researcher at turn count. */
function canContain(state: TesseractState): boolean {
  const rested = tesseract.copy(state);
  rested.actions = 3;
  return answersIn(rested).some(({ type }) => type === 'contain');
}

/** T-CONTAIN-1: the kinds of a lab's cubes that are in a set of three and have a free slot, a bit each. */
function readyKinds({ labs, colours, values, board }: TesseractState, lab: number): number {
  const kinds = (labs[lab] ?? []).map(cube => 6 * (colours[cube] ?? 0) + (values[cube] ?? 1) - 1);
  let ready = 0;
  for (const [i, a] of kinds.entries())
    for (const [j, b] of kinds.entries()) {
      if (j <= i) continue;
      const thirds = COMPLETING[KINDS * a + b] ?? 0;
      for (const c of kinds.slice(j + 1)) if ((thirds >> c) & 1) ready |= (1 << a) | (1 << b) | (1 << c);
    }
  for (let kind = 0; kind < KINDS; kind++) if (board[kind] !== NOBODY) ready &= ~(1 << kind);
  return ready;
}

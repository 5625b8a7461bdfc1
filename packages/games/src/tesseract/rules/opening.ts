/** T-SETUP-6 to T-SETUP-9: corners for the labs, then the first primed cubes. */
import { pop, push } from '@tessera/engine';
import { picking } from '../answers.ts';
import { CORNERS, edgeCells, heightOf, isEmpty } from '../board.ts';
import { inLab, move, onStack, type Play, rollAhead, TO_PRIMED, uncover } from '../change.ts';
import { type FrameOf, type Handler, offer } from '../handler.ts';
import { cubeValue, labCount } from '../state.ts';
import {
  type Cell,
  type CubeId,
  MAX_HEIGHT,
  NOBODY,
  type SetupPrime,
  type TesseractState,
} from '../types.ts';
import { startTurn } from './threat.ts';

const topCorners = (state: TesseractState): Cell[] =>
  CORNERS.filter(cell => heightOf(state.stacks, cell) === MAX_HEIGHT);

/** T-SETUP-7, T-SETUP-9: rules for the primed cubes, by the number of researchers. */
export function primesFor(state: TesseractState): SetupPrime[] {
  const first: SetupPrime[] =
    labCount(state) <= 2
      ? ['topCorner', 'topCorner']
      : labCount(state) === 3
        ? ['topCorner', 'lowestCorner']
        : ['lowestCorner', 'under'];
  return [...first, ...Array<SetupPrime>(state.options.extraPrimed).fill('extra')];
}

/** T-SETUP-6: no event can happen here (T-SETUP-8). */
export const corner: Handler<FrameOf<'corner'>> = {
  step: () => true,
  decider: (_state, frame) => frame.lab,
  answers(state, _frame, out) {
    for (const cell of topCorners(state)) offer(out, picking(cell));
  },
  take(play, { lab }, answer) {
    if (answer.type !== 'pick') return;
    const { state } = play;
    pop(play);
    take(play, answer.at, { isPrimed: false, lab });
    const next = (lab + 1) % labCount(state);
    if (next !== state.first) push(play, { type: 'corner', lab: next });
    else push(play, { type: 'setupPrime', steps: primesFor(state), under: NOBODY });
  },
};

function take(play: Play, cell: Cell, to: { readonly isPrimed: boolean; readonly lab: number }): void {
  const cube = play.state.stacks[cell]?.at(-1) ?? 0;
  const rolled = rollAhead(play, cube);
  if (to.isPrimed) play.state.lastPrimed = { cube, value: 0 };
  move(
    play,
    cube,
    onStack(cell),
    to.isPrimed ? TO_PRIMED : inLab(to.lab),
    to.isPrimed ? 'primed' : 'removed',
    rolled,
  );
  if (to.isPrimed) uncover(play, cell, rolled); // T-SETUP-9: only `extra` cubes can be the last of a stack
}

/** Candidates for the next primed cube; several are a tie. */
function candidates(state: TesseractState, { steps, under }: FrameOf<'setupPrime'>): Cell[] {
  const corners = topCorners(state);
  switch (steps[0]) {
    case 'topCorner':
      return corners.slice(0, 1); // all that are left are primed, lowest cell first
    case 'lowestCorner':
      return lowestOf(
        state,
        CORNERS.filter(cell => heightOf(state.stacks, cell) === MAX_HEIGHT - 1),
      );
    case 'under':
      return [under];
    default: {
      const above = edgeCells(state.stacks, state.values, 1);
      return above.length > 0 ? above : edgeCells(state.stacks, state.values); // T-SETUP-9
    }
  }
}

function lowestOf(state: TesseractState, cells: readonly Cell[]): Cell[] {
  const topValue = (cell: Cell): number => cubeValue(state, state.stacks[cell]?.at(-1) as CubeId);
  const lowest = Math.min(...cells.map(topValue));
  return cells.filter(cell => topValue(cell) === lowest);
}

export const setupPrime: Handler<FrameOf<'setupPrime'>> = {
  step(play, frame) {
    if (frame.steps.length > 0 && !isEmpty(play.state.stacks)) return true;
    startTurn(play, play.state.first);
    return false;
  },
  decider: state => state.first,
  answers(state, frame, out) {
    for (const cell of candidates(state, frame)) offer(out, picking(cell));
  },
  take(play, frame, answer) {
    if (answer.type !== 'pick') return;
    frame.steps.shift();
    frame.under = answer.at;
    take(play, answer.at, { isPrimed: true, lab: 0 });
  },
};

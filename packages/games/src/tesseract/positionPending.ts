/** Whether the pending frames of a position fit what is on the table. */
import { FormatError } from '@tessera/engine';
import { CORNERS, heightOf } from './board.ts';
import { answersTo } from './flow.ts';
import type { Answers, FrameOf } from './handler.ts';
import { type CubeId, type Frame, type Lab, MAX_HEIGHT, NOBODY, type TesseractState } from './types.ts';

/** A position is always one where somebody decides, or the game is over. */
export function checkPending(state: TesseractState): void {
  const top = state.pending.at(-1);
  if (state.outcome !== null) {
    if (top) throw new FormatError('pending', 'must be empty: the game is over');
    return;
  }
  checkBottom(state);
  state.pending.forEach((frame, i) => {
    if (i > 0 && isBottom(frame)) throw new FormatError(`pending[${i}]`, `${frame.type} can only come first`);
    if (!fits(state, frame)) {
      throw new FormatError(`pending[${i}]`, `${frame.type} speaks of cubes or cards that are not there`);
    }
  });
  const out: Answers = { items: [], count: 0 };
  if (top) answersTo(state, top, out);
  if (out.count === 0) throw new FormatError('pending', 'must end with a decision that somebody can make');
}

const BOTTOM: Readonly<Record<TesseractState['phase'], readonly Frame['type'][]>> = {
  setup: ['corner', 'setupPrime'],
  action: ['act'],
  threat: ['threat'],
  over: [],
};

const isBottom = (frame: Frame): boolean => Object.values(BOTTOM).some(types => types.includes(frame.type));

function checkBottom({ phase, pending }: TesseractState): void {
  const [first] = pending;
  if (first && BOTTOM[phase].includes(first.type)) return;
  throw new FormatError('pending', `must begin with ${BOTTOM[phase].join(' or ')} in phase ${phase}`);
}

function fits(state: TesseractState, frame: Frame): boolean {
  const isIn = (lab: Lab, cubes: readonly CubeId[]): boolean =>
    new Set(cubes).size === cubes.length && cubes.every(cube => state.labs[lab]?.includes(cube));
  switch (frame.type) {
    case 'corner':
      return isSetupWhole(state) && topCorners(state) >= researchersFrom(state, frame.lab);
    case 'setupPrime':
      return isSetupWhole(state) && canPrime(state, frame);
    case 'prime':
      return heightOf(state.stacks, frame.cell) > 0;
    case 'containCube':
      return isIn(frame.lab, frame.set);
    case 'rollRest':
      return isIn(frame.lab, frame.cubes);
    case 'contained':
      return state.board.includes(frame.cube);
    case 'rowBonus':
      return frame.cube === NOBODY || (state.destroyed.includes(frame.cube) && frame.rolled > 0);
    case 'movedAdjust':
      return state.labs.some(cubes => cubes.includes(frame.cube));
    case 'studyPick':
      return state.decks.some(
        deck => frame.cards.length > 0 && frame.cards.every((card, i) => deck[i] === card),
      );
    case 'effect':
      return frame.picked === NOBODY || !isBuried(state, frame.picked);
    default:
      return true;
  }
}

/** Contained, or under another cube. */
const isBuried = (state: TesseractState, cube: CubeId): boolean =>
  state.board.includes(cube) || state.stacks.some(stack => stack.slice(0, -1).includes(cube));

const topCorners = ({ stacks }: TesseractState): number =>
  CORNERS.filter(cell => heightOf(stacks, cell) === MAX_HEIGHT).length;

/** Before the first turn only corners have been touched; `extraPrimed` may take more (T-SETUP-9). */
const isSetupWhole = ({ stacks, options }: TesseractState): boolean =>
  stacks.every((stack, cell) => CORNERS.includes(cell) || stack.length >= MAX_HEIGHT - options.extraPrimed);

const researchersFrom = ({ labs, first }: TesseractState, lab: Lab): number =>
  ((first - lab - 1 + labs.length) % labs.length) + 1;

function canPrime(state: TesseractState, { steps, under }: FrameOf<'setupPrime'>): boolean {
  const wanted = steps.filter(step => step === 'topCorner').length;
  const isUnderKnown = steps[0] !== 'under' || (under !== NOBODY && heightOf(state.stacks, under) > 0);
  const hasCorner =
    !steps.includes('lowestCorner') || CORNERS.some(cell => heightOf(state.stacks, cell) >= MAX_HEIGHT - 1);
  return wanted <= topCorners(state) && isUnderKnown && hasCorner;
}

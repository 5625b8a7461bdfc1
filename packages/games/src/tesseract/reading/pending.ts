/** Consistency of the pending frames of a position with the table. */
import { FormatError } from '@tessera/engine';
import { CORNERS, heightOf } from '../board.ts';
import { answersTo, labsAsked, othersAsked } from '../flow.ts';
import type { Answers, FrameOf } from '../handler.ts';
import { formatAnswer } from '../notation.ts';
import { hasThreatCards } from '../rules/cards.ts';
import { asksTwice } from '../rules/effect.ts';
import { firstAnswers, stepsOf } from '../rules/effectTargets.ts';
import { primesFor } from '../rules/opening.ts';
import { isPaid } from '../rules/spend.ts';
import { cubeAt } from '../target.ts';
import {
  type Answer,
  type CubeId,
  type EffectFrame,
  type Frame,
  type Lab,
  MAX_HEIGHT,
  NOBODY,
  type SetupPrime,
  type TesseractState,
} from '../types.ts';

/** Requires a position with a decision, or a finished game. */
export function checkPending(state: TesseractState): void {
  const top = state.pending.at(-1);
  if (state.outcome !== null) {
    if (top) throw new FormatError('pending', 'must be empty: the game is over');
    return;
  }
  checkBottom(state);
  const asking = state.pending.length - (top?.type === 'consent' ? 2 : 1);
  state.pending.forEach((frame, i) => {
    if (i > 0 && isBottom(frame)) throw new FormatError(`pending[${i}]`, `${frame.type} can only come first`);
    if (i < asking && TOP.includes(frame.type)) {
      throw new FormatError(`pending[${i}]`, `${frame.type} can only come last`);
    }
    if (
      !fits(state, frame, state.pending[i - 1]) ||
      !(i < asking ? isBegun(frame) : isAsking(state, frame))
    ) {
      throw new FormatError(`pending[${i}]`, `${frame.type} speaks of cubes or cards that are not there`);
    }
  });
  if (top?.type === 'consent') checkWish(state, top, state.pending.at(-2));
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

/** Frames on which nothing else is ever stacked, except a request for consent. */
const TOP: readonly Frame['type'][] = [
  'corner',
  'edge',
  'prime',
  'event',
  'shield',
  'discharge',
  'containCube',
  'rowBonus',
  'movedAdjust',
  'studyPick',
  'consent',
];

const isBottom = (frame: Frame): boolean => Object.values(BOTTOM).some(types => types.includes(frame.type));

function checkBottom({ phase, pending }: TesseractState): void {
  const [first] = pending;
  if (first && BOTTOM[phase].includes(first.type)) return;
  throw new FormatError('pending', `must begin with ${BOTTOM[phase].join(' or ')} in phase ${phase}`);
}

/** T-DEC-5: the wish is a possible answer, and the asked labs are the right ones. */
function checkWish(
  state: TesseractState,
  { labs, answer }: FrameOf<'consent'>,
  below: Frame | undefined,
): void {
  const field = `pending[${state.pending.length - 1}]`;
  const out: Answers = { items: [], count: 0 };
  if (below) answersTo(state, below, out);
  if (!below || !out.items.some(one => formatAnswer(one) === formatAnswer(answer))) {
    throw new FormatError(`${field}.answer`, `${formatAnswer(answer)} is not possible here`);
  }
  if (labs.length === 0 || labs.join() !== stillAsked(state, labs, below, answer).join()) {
    throw new FormatError(`${field}.labs`, `are not those who must agree to ${formatAnswer(answer)}`);
  }
}

/** T-DEC-9: a question that was open when its seat left stays open for the heir, even for one who asked it. */
/**
 * The labs that have not agreed yet. After a departure a lab may belong to the asking seat: before the
 * question or since.
 */
function stillAsked(
  state: TesseractState,
  labs: readonly Lab[],
  below: Frame,
  answer: Answer,
): readonly Lab[] {
  if (hasLeavers(state)) return labsAsked(state, below, answer).filter(lab => labs.includes(lab));
  return othersAsked(state, below, answer).slice(-labs.length);
}

const hasLeavers = ({ holders, players }: TesseractState): boolean => new Set(holders).size < players;

/** True for a frame in the middle of its steps, with more stacked on top of it. */
function isBegun(frame: Frame): boolean {
  if (frame.type === 'effect') return frame.picked === NOBODY;
  return frame.type !== 'threat' || frame.stage !== 'start';
}

/** True for a frame that waits for a decision. */
function isAsking(state: TesseractState, frame: Frame): boolean {
  if (frame.type === 'effect') return frame.picked === NOBODY || isPickable(state, frame);
  if (frame.type === 'rollRest') return frame.cubes.every(cube => state.labs[frame.lab]?.includes(cube));
  if (frame.type === 'contained') return frame.stage === 'identical';
  if (frame.type === 'threat') return frame.stage !== 'start' && hasThreatCards(state);
  return frame.type !== 'granted' || frame.left > 0;
}

/** True if the cube chosen first was a legal choice, in a step with a second question. */
function isPickable(state: TesseractState, frame: EffectFrame): boolean {
  const step = stepsOf(state, frame)[frame.step];
  if (!step || !asksTwice(step) || (step.verb === 'return' && frame.value === 0)) return false;
  const out: Answers = { items: [], count: 0 };
  firstAnswers(state, { ...frame, picked: NOBODY }, step, out);
  return out.items.some(one => one.type === 'pick' && cubeAt(state, one.at, frame.touched) === frame.picked);
}

/** The edge cube, or by Fission a destroyed one. */
const canBePrimed = ({ stacks, destroyed }: TesseractState, cube: CubeId): boolean =>
  stacks.some(stack => stack.at(-1) === cube) || destroyed.includes(cube);

const areDistinct = (cubes: readonly CubeId[]): boolean => new Set(cubes).size === cubes.length;

/** True if an effect was paid for and its fate is consistent; a grant is done before it is used. */
function isInProgress(state: TesseractState, frame: EffectFrame): boolean {
  return isPaid(state, frame) && (frame.done === 0 || frame.fate === 'done' || isGrant(state, frame));
}

const isGrant = (state: TesseractState, frame: EffectFrame): boolean =>
  stepsOf(state, frame)[frame.step]?.verb === 'grant';

function fits(state: TesseractState, frame: Frame, below: Frame | undefined): boolean {
  switch (frame.type) {
    case 'corner':
      return (
        isSetupWhole(state) &&
        topCorners(state) >= researchersFrom(state, frame.lab) + cornersIn(primesFor(state))
      );
    case 'setupPrime':
      return isSetupWhole(state) && canPrime(state, frame);
    case 'prime':
      return canBePrimed(state, frame.cube) && frame.rolled > 0;
    case 'containCube':
      return areDistinct(frame.set) && frame.set.every(cube => state.labs[frame.lab]?.includes(cube));
    case 'rollRest':
      return areDistinct(frame.cubes); // an ability may just be taking some of them
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
    case 'granted':
      return below?.type === 'effect' && isGrant(state, below);
    case 'effect':
      return isInProgress(state, frame);
    default:
      return true;
  }
}

const topCorners = ({ stacks }: TesseractState): number =>
  CORNERS.filter(cell => heightOf(stacks, cell) === MAX_HEIGHT).length;

/** Before the first turn only corners are missing; `extraPrimed` may take more (T-SETUP-9). */
const isSetupWhole = ({ stacks, options }: TesseractState): boolean =>
  stacks.every((stack, cell) => CORNERS.includes(cell) || stack.length >= MAX_HEIGHT - options.extraPrimed);

const researchersFrom = ({ labs, first }: TesseractState, lab: Lab): number =>
  ((first - lab - 1 + labs.length) % labs.length) + 1;

const cornersIn = (steps: readonly SetupPrime[]): number => steps.filter(step => step === 'topCorner').length;

function canPrime(state: TesseractState, { steps, under }: FrameOf<'setupPrime'>): boolean {
  const planned = primesFor(state);
  const isPlanned = steps.join() === planned.slice(planned.length - steps.length).join();
  const isUnderKnown = steps[0] !== 'under' || (under !== NOBODY && heightOf(state.stacks, under) > 0);
  const hasCorner =
    steps[0] !== 'lowestCorner' || CORNERS.some(cell => heightOf(state.stacks, cell) === MAX_HEIGHT - 1);
  return isPlanned && cornersIn(steps) <= topCorners(state) && isUnderKnown && hasCorner;
}

/** The interpreter of effects: steps left to right, one target at a time (T-CARD-4, T-CARD-5). */
import { invariant, pop, push } from '@tessera/engine';
import {
  destroy,
  inLab,
  leave,
  move,
  onStack,
  type Play,
  placeOf,
  roll,
  rollAhead,
  setValue,
  TO_DESTROYED,
  uncover,
} from '../change.ts';
import type { Effect } from '../effects.ts';
import { type FrameOf, type Handler, offer } from '../handler.ts';
import { cubeValue, labHolding } from '../state.ts';
import { cubeAt, labOfTarget } from '../target.ts';
import {
  type Answer,
  type CubeId,
  type EffectFrame,
  type Lab,
  NOBODY,
  type Place,
  type TesseractState,
} from '../types.ts';
import { actionAnswers, perform } from './actions.ts';
import { adjust } from './adjust.ts';
import { containOne } from './contain.ts';
import {
  branchesOf,
  canHappen,
  canStepHappen,
  firstAnswers,
  secondAnswers,
  stepsOf,
} from './effectTargets.ts';
import { unspend } from './spend.ts';
import { study } from './study.ts';
import { transfer } from './transfer.ts';

/** True while the alternative of a `oneOf` is still to be chosen. */
export const isBranching = (state: TesseractState, frame: EffectFrame): boolean =>
  frame.branch === 0 && branchesOf(state, frame.source).length > 0;

export const effect: Handler<EffectFrame> = {
  step(play, frame) {
    if (isBranching(play.state, frame)) {
      if (canHappen(play.state, frame)) return true;
      pop(play); // an ability is triggered even if none of its alternatives is possible
      return false;
    }
    const now = stepsOf(play.state, frame)[frame.step];
    if (!now) {
      pop(play);
      if (frame.fate === 'refused') unspend(play, frame);
      return false;
    }
    if (frame.picked !== NOBODY) return true;
    if (frame.done < now.n && !applyAtOnce(play, frame, now) && canStepHappen(play.state, frame, now))
      return true;
    nextStep(frame);
    return false;
  },
  decider: (_state, frame) => frame.lab,
  answers(state, frame, out) {
    const branches = branchesOf(state, frame.source);
    if (isBranching(state, frame)) {
      branches.forEach((_, i) => {
        if (canHappen(state, { ...frame, branch: i + 1 })) offer(out, { type: 'branch', branch: i + 1 });
      });
      return;
    }
    const now = stepsOf(state, frame)[frame.step];
    if (!now) return;
    if (frame.picked !== NOBODY) {
      secondAnswers(state, frame, now, out);
      return;
    }
    firstAnswers(state, frame, now, out);
    if (!now.must) offer(out, { type: 'stop' });
  },
  take(play, frame, answer) {
    const now = stepsOf(play.state, frame)[frame.step];
    if (answer.type === 'branch') frame.branch = answer.branch;
    else if (answer.type === 'stop') nextStep(frame);
    else if (now && frame.picked === NOBODY) takeFirst(play, frame, now, answer);
    else if (now) takeSecond(play, frame, now, answer);
  },
  consent(state, frame, answer) {
    const verb = stepsOf(state, frame)[frame.step]?.verb;
    const isReading = verb === 'match' && frame.value === 0; // reading a value needs no consent
    if (verb === 'set') return ownerOf(state, frame, answer);
    return verb === 'grant' || isReading ? [] : othersIn(frame.lab, answer);
  },
};

/** T-CARD-6: consent to `set` includes the value, so it waits until the value is named. */
function ownerOf(state: TesseractState, { picked }: EffectFrame, answer: Answer): readonly Lab[] {
  const owner = answer.type === 'value' ? labHolding(state, picked) : NOBODY;
  return owner === NOBODY ? [] : [owner];
}

/** T-CARD-6: the labs of other researchers that an answer changes. */
export function othersIn(lab: Lab, answer: Answer): readonly Lab[] {
  const labs: (Lab | undefined)[] = [];
  if (answer.type === 'adjust' || answer.type === 'pick') labs.push(labOfTarget(answer.at));
  else if (answer.type === 'transfer') labs.push(labOfTarget(answer.at), answer.to);
  else if (answer.type === 'lab') labs.push(answer.lab);
  else if (answer.type === 'give') labs.push(answer.from, answer.to);
  return labs.filter((one): one is Lab => one !== undefined && one !== lab);
}

function nextStep(frame: EffectFrame): void {
  frame.step += 1;
  frame.done = 0;
  frame.touched = [];
  frame.picked = NOBODY;
  frame.value = 0;
}

/** Counts one more treated target of the step. */
function treat(frame: EffectFrame): void {
  frame.done += 1;
  frame.fate = 'done';
}

/** Marks a wish as refused; what was done before stays done (T-DEC-8). */
function refuse(frame: EffectFrame): void {
  if (frame.fate === 'open') frame.fate = 'refused';
}

/**
 * T-RUL-28: a refused wish counts as no target. A cube that was to go to the refused lab is chosen anew.
 * Where targets are obligatory the refused one is excluded, or the same wish would be forced again and again.
 */
export function takeBack(state: TesseractState, frame: EffectFrame, refused: Answer): void {
  const now = stepsOf(state, frame)[frame.step];
  const cube = refused.type === 'pick' ? cubeAt(state, refused.at, frame.touched) : frame.picked;
  refuse(frame);
  frame.picked = NOBODY;
  if (now?.sameValue && frame.done === 0) frame.value = 0;
  if (!now?.must) return;
  if (cube === NOBODY) nextStep(frame);
  else frame.touched.push(cube);
}

/** Executes steps without a target; returns false for all others. */
function applyAtOnce(play: Play, frame: EffectFrame, { verb, n }: Effect): boolean {
  const { state } = play;
  if (verb === 'gainAction') {
    state.actions += n;
    play.events?.push({ type: 'actions', lab: frame.lab, actions: state.actions });
  } else if (verb === 'skipPrime' || verb === 'ward') {
    if (verb === 'ward') state.wards += n;
    else state.skipPrime += n;
    play.events?.push({ type: 'shielded', wards: state.wards, skipPrime: state.skipPrime });
  } else if (verb === 'breach') {
    const healed = Math.max(0, state.breach - n);
    if (healed === state.breach) return true;
    state.breach = healed;
    play.events?.push({ type: 'healed', breach: healed });
  } else return false;
  frame.fate = 'done';
  return true;
}

function takeFirst(play: Play, frame: EffectFrame, now: Effect, answer: Answer): void {
  const { lab } = frame;
  switch (answer.type) {
    case 'adjust':
      treat(frame);
      adjust(play, answer.at, answer.by);
      break;
    case 'transfer':
      treat(frame);
      transfer(play, lab, answer.at, answer.to);
      break;
    case 'study':
      treat(frame);
      study(play, lab, answer.card);
      break;
    case 'give':
      treat(frame);
      giveCard(play, answer);
      break;
    case 'lab': // grant
      frame.done = now.n;
      push(play, { type: 'granted', lab: answer.lab, left: now.n });
      break;
    case 'pick':
      pickCube(play, frame, now, cubeAt(play.state, answer.at, frame.touched));
      break;
    default:
      invariant(false, `no step is answered by ${answer.type}`);
  }
}

function giveCard({ state, events }: Play, { card, from, to }: Extract<Answer, { type: 'give' }>): void {
  const hand = state.hands[from] ?? [];
  hand.splice(hand.indexOf(card), 1);
  state.hands[to]?.push(card);
  events?.push({ type: 'cardGiven', from, to, card });
}

/** True if a second question follows about the chosen cube. */
export const asksTwice = ({ verb, to }: Effect): boolean =>
  ['set', 'recolor', 'relocate', 'return'].includes(verb) ||
  (verb === 'move' && (to.includes('tess') || to.includes('lab')));

/** Steps with one question treat the chosen cube; the others ask on. */
function pickCube(play: Play, frame: EffectFrame, now: Effect, cube: CubeId): void {
  const { state } = play;
  const from = placeOf(state, cube);
  if (now.verb === 'match' && frame.value === 0) {
    frame.value = cubeValue(state, cube);
    return;
  }
  if (now.sameValue) frame.value = cubeValue(state, cube);
  if (now.verb === 'return') frame.value = rollAhead(play, cube);
  if (asksTwice(now)) {
    frame.picked = cube;
    return;
  }
  treat(frame);
  frame.touched.push(cube);
  switch (now.verb) {
    case 'destroy':
      if (from.zone === 'tess') leave(play, from.cell, TO_DESTROYED, 'destroyed');
      else destroy(play, cube, from, 'destroyed');
      break;
    case 'flip': // T-KEY-FLIP
      setValue(play, cube, 7 - cubeValue(state, cube));
      break;
    case 'match':
      setValue(play, cube, frame.value);
      break;
    case 'reroll':
      roll(play, cube);
      break;
    case 'contain':
      containOne(play, frame.lab, cube, from);
      break;
    default: // move into the own lab
      if (from.zone === 'tess') leave(play, from.cell, inLab(frame.lab), 'taken');
      else move(play, cube, from, inLab(frame.lab), 'taken');
  }
}

function takeSecond(play: Play, frame: EffectFrame, now: Effect, answer: Answer): void {
  const { state } = play;
  const { picked: cube, value } = frame;
  const from = placeOf(state, cube);
  frame.picked = NOBODY;
  treat(frame);
  if (answer.type === 'value') {
    frame.touched.push(cube);
    setValue(play, cube, answer.value); // T-KEY-SET
  } else if (answer.type === 'pick') {
    recolor(play, frame, cube, from, cubeAt(state, answer.at));
  } else if (answer.type === 'lab') {
    frame.touched.push(cube);
    if (from.zone === 'tess') leave(play, from.cell, inLab(answer.lab), 'taken');
    else move(play, cube, from, inLab(answer.lab), 'taken');
  } else if (answer.type === 'to') {
    if (now.verb === 'return') frame.value = 0;
    move(
      play,
      cube,
      from,
      onStack(answer.cell),
      now.verb === 'relocate' ? 'relocated' : 'returned',
      now.verb === 'return' ? value : 0,
    );
    if (from.zone === 'tess') uncover(play, from.cell, cubeValue(state, cube)); // T-KEY-RELOCATE
  }
}

/**
 * A destroyed cube of another colour takes the place; it is rolled like every returning cube, unless `kept`
 * (T-STATE-2).
 */
function recolor(play: Play, frame: EffectFrame, cube: CubeId, from: Place, instead: CubeId): void {
  const { state } = play;
  const value = state.options.recolor === 'kept' ? cubeValue(state, cube) : rollAhead(play, instead);
  destroy(play, cube, from, 'recoloured');
  move(play, instead, TO_DESTROYED, from, 'recoloured', value);
  frame.touched.push(instead);
}

/**
 * R11, T-RES-3: another researcher acts now, with their own lab and ability. Declining is a refusal
 * (T-DEC-8).
 */
export const granted: Handler<FrameOf<'granted'>> = {
  step(play, frame) {
    if (frame.left > 0) {
      const out = { items: [], count: 0 };
      actionAnswers(play.state, frame.lab, out);
      if (out.count > 0) return true;
    }
    pop(play);
    return false;
  },
  decider: (_state, frame) => frame.lab,
  answers(state, frame, out) {
    actionAnswers(state, frame.lab, out);
    offer(out, { type: 'stop' });
  },
  take(play, frame, answer) {
    const granting = play.state.pending.at(-2) as EffectFrame;
    if (answer.type === 'stop') {
      refuse(granting);
      frame.left = 0;
    } else {
      granting.fate = 'done';
      frame.left -= 1;
      perform(play, frame.lab, answer);
    }
  },
  consent: (_state, frame, answer) => othersIn(frame.lab, answer),
};

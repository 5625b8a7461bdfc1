/** Targets of a step of an effect: every legal answer except `stop`. */
import { picking } from '../answers.ts';
import { CELLS, isRemovable } from '../board.ts';
import { effectOf } from '../content.ts';
import type { Effect, Zone } from '../effects.ts';
import { type Answers, offer } from '../handler.ts';
import { ability, cubeValue, hasRoom, isOpen, isSlotFree, labCount, labHolding } from '../state.ts';
import { destroyedTarget, labTarget, primedTarget } from '../target.ts';
import {
  type CubeId,
  type EffectFrame,
  type Lab,
  NOBODY,
  type Target,
  type TesseractState,
} from '../types.ts';
import { actionAnswers } from './actions.ts';
import { adjustsOf, distinctTargets, type Visit } from './adjust.ts';
import { openStacks } from './contain.ts';
import { distinct, studyAnswers } from './study.ts';
import { transfersBetween } from './transfer.ts';

/** The steps of an effect; of a `oneOf` those of the chosen branch, none before the choice. */
export function stepsOf(state: TesseractState, { source, branch }: EffectFrame): readonly Effect[] {
  const steps = effectOf(state, source) ?? [];
  const [first] = steps;
  return first?.verb === 'oneOf' ? (first.branches[branch - 1] ?? []) : steps;
}

/** The alternatives of an effect that begins with `oneOf`. */
export const branchesOf = (state: TesseractState, source: string): readonly (readonly Effect[])[] =>
  effectOf(state, source)?.[0]?.branches ?? [];

/** Visits the targets of a zone until the visitor stops, like `some` of a list. */
function someInZone(
  state: TesseractState,
  lab: Lab,
  zone: Zone,
  touched: readonly CubeId[],
  visit: Visit,
): boolean {
  const untouched = (cubes: readonly CubeId[]): readonly CubeId[] =>
    touched.length === 0 ? cubes : cubes.filter(cube => !touched.includes(cube));
  if (zone === 'primed') return distinctTargets(state, untouched(state.primed), primedTarget(0), visit);
  if (zone === 'destroyed') {
    const colours = new Set(state.destroyed.map(cube => state.colours[cube] ?? 0));
    return [...colours].some(colour => visit(destroyedTarget(colour), NOBODY));
  }
  if (zone === 'tess') return someRemovable(state, touched, visit);
  for (let other = 0; other < labCount(state); other++) {
    if ((zone === 'mylab' && other !== lab) || (zone === 'otherlab' && other === lab)) continue;
    const cubes = untouched(state.labs[other] ?? []);
    if (distinctTargets(state, cubes, labTarget(other, 0), visit)) return true;
  }
  return false;
}

/** T-GEO-6. */
function someRemovable({ stacks }: TesseractState, touched: readonly CubeId[], visit: Visit): boolean {
  for (let cell = 0; cell < CELLS; cell++) {
    const top = stacks[cell]?.at(-1);
    if (top === undefined || touched.includes(top) || !isRemovable(stacks, cell)) continue;
    if (visit(cell, top)) return true;
  }
  return false;
}

/** The same for several zones; a cube in two of them counts once. */
function someTarget(
  state: TesseractState,
  lab: Lab,
  zones: readonly Zone[],
  touched: readonly CubeId[],
  visit: Visit,
): boolean {
  if (zones.length === 1) return someInZone(state, lab, zones[0] as Zone, touched, visit);
  const met = new Set<Target>();
  const visitOnce: Visit = (at, cube) => {
    if (met.has(at)) return false;
    met.add(at);
    return visit(at, cube);
  };
  return zones.some(zone => someInZone(state, lab, zone, touched, visitOnce));
}

/** R08: where an adjust names a lab it may be any lab. */
const adjustZones = (state: TesseractState, lab: Lab, zones: readonly Zone[]): readonly Zone[] =>
  ability(state, lab, 'adjustAnyLab') && zones.includes('mylab') ? [...zones, 'lab'] : zones;

const anyOpen = (state: TesseractState): boolean => state.stacks.some((_, cell) => isOpen(state, cell));

function canArrive(state: TesseractState, lab: Lab, to: readonly Zone[]): boolean {
  if (to.includes('tess')) return anyOpen(state);
  if (to.includes('lab')) return state.labs.some((_, one) => hasRoom(state, one));
  return hasRoom(state, lab);
}

/** A cube of a lab moves to another lab or not at all. */
function canMoveOn(state: TesseractState, lab: Lab, to: readonly Zone[], cube: CubeId): boolean {
  const holder = labHolding(state, cube);
  if (holder < 0 || to.includes('tess')) return true;
  return to.includes('lab')
    ? state.labs.some((_, one) => one !== holder && hasRoom(state, one))
    : holder !== lab;
}

/** True if a verb can affect this cube. */
function isTarget(state: TesseractState, frame: EffectFrame, effect: Effect, cube: CubeId): boolean {
  const value = cubeValue(state, cube);
  if (value < effect.min || value > effect.max) return false;
  if (effect.sameValue && frame.value !== 0 && frame.value !== value) return false;
  if (effect.verb === 'contain') return isSlotFree(state, cube);
  if (effect.verb === 'move') return canMoveOn(state, frame.lab, effect.to, cube);
  if (effect.verb === 'recolor')
    return state.destroyed.some(one => state.colours[one] !== state.colours[cube]);
  return true;
}

function pickAnswers(
  state: TesseractState,
  frame: EffectFrame,
  effect: Effect,
  zones: readonly Zone[],
  out: Answers,
): void {
  someTarget(
    state,
    frame.lab,
    zones,
    frame.touched,
    (at, cube) => isTarget(state, frame, effect, cube) && offer(out, picking(at)),
  );
}

/** The first question of a step. */
export function firstAnswers(state: TesseractState, frame: EffectFrame, effect: Effect, out: Answers): void {
  const { lab } = frame;
  switch (effect.verb) {
    case 'destroy':
    case 'flip':
    case 'set':
    case 'reroll':
    case 'contain':
    case 'recolor':
      pickAnswers(state, frame, effect, effect.zones, out);
      break;
    case 'move':
      if (canArrive(state, lab, effect.to)) pickAnswers(state, frame, effect, effect.zones, out);
      break;
    case 'match':
      matchAnswers(state, frame, effect, out);
      break;
    case 'adjust':
      someTarget(state, lab, adjustZones(state, lab, effect.zones), [], (at, cube) =>
        adjustsOf(state, lab, at, cube, out),
      );
      break;
    case 'return':
      if (!anyOpen(state)) break;
      someInZone(state, lab, 'destroyed', [], at => offer(out, picking(at)));
      break;
    case 'relocate':
      someInZone(
        state,
        lab,
        'tess',
        [],
        at => state.stacks.some((_, cell) => cell !== at && isOpen(state, cell)) && offer(out, picking(at)),
      );
      break;
    case 'transfer':
      for (let from = 0; from < labCount(state); from++) {
        for (let to = 0; to < labCount(state); to++) transfersBetween(state, from, to, out);
      }
      break;
    case 'study':
      studyAnswers(state, lab, out);
      break;
    case 'giveCard':
      giveAnswers(state, lab, out);
      break;
    case 'grant':
      grantAnswers(state, lab, out);
      break;
    case 'gainAction':
    case 'skipPrime':
    case 'ward':
    case 'breach':
    case 'oneOf':
      break; // nothing to choose
    default:
      effect.verb satisfies never;
  }
}

/** First the cube whose value is taken, then the cube that is changed to it. */
function matchAnswers(state: TesseractState, frame: EffectFrame, effect: Effect, out: Answers): void {
  const isAnything = (zones: readonly Zone[]): boolean =>
    someTarget(state, frame.lab, zones, frame.touched, () => true);
  if (frame.value > 0) pickAnswers(state, frame, effect, effect.zones, out);
  else if (isAnything(effect.zones)) pickAnswers(state, frame, effect, effect.to, out);
}

function giveAnswers(state: TesseractState, lab: Lab, out: Answers): void {
  for (let other = 0; other < labCount(state); other++) {
    if (other === lab) continue;
    for (const card of distinct(state.hands[lab] ?? []))
      offer(out, { type: 'give', card, from: lab, to: other });
    for (const card of distinct(state.hands[other] ?? []))
      offer(out, { type: 'give', card, from: other, to: lab });
  }
}

/** Other researchers who could use a granted action (T-RES-3). */
function grantAnswers(state: TesseractState, lab: Lab, out: Answers): void {
  for (let other = 0; other < labCount(state); other++) {
    if (other === lab) continue;
    const actions: Answers = { items: [], count: 0 };
    actionAnswers(state, other, actions);
    if (actions.count > 0) offer(out, { type: 'lab', lab: other });
  }
}

/** The second question of a step, about the cube that was picked. */
export function secondAnswers(state: TesseractState, frame: EffectFrame, effect: Effect, out: Answers): void {
  switch (effect.verb) {
    case 'set':
      for (let value = 1; value <= 6; value++) offer(out, { type: 'value', value });
      break;
    case 'recolor':
      someInZone(
        state,
        frame.lab,
        'destroyed',
        [],
        at => at !== destroyedTarget(state.colours[frame.picked] ?? 0) && offer(out, picking(at)),
      );
      break;
    case 'relocate':
      openStacks(
        state,
        out,
        state.stacks.findIndex(stack => stack.at(-1) === frame.picked),
      ); // T-RUL-11
      break;
    case 'move':
      if (effect.to.includes('tess')) openStacks(state, out);
      else {
        for (let lab = 0; lab < labCount(state); lab++) {
          if (lab !== labHolding(state, frame.picked) && hasRoom(state, lab))
            offer(out, { type: 'lab', lab });
        }
      }
      break;
    default: // return
      openStacks(state, out);
  }
}

/** T-CARD-4, T-RUL-18: true if anything can happen at all. */
export function canHappen(state: TesseractState, frame: EffectFrame): boolean {
  const branches = branchesOf(state, frame.source);
  if (branches.length > 0 && frame.branch === 0) {
    return branches.some((_, i) => canHappen(state, { ...frame, branch: i + 1 }));
  }
  return stepsOf(state, frame).some(effect => canStepHappen(state, frame, effect));
}

/** True for steps that only ask for a target: finding the first one is enough. */
const isPlainPick = ({ verb }: Effect): boolean =>
  verb === 'destroy' || verb === 'flip' || verb === 'set' || verb === 'contain' || verb === 'recolor';

/** Scratch list, only counted. */
const possible: Answers = { items: [], count: 0 };

export function canStepHappen(state: TesseractState, frame: EffectFrame, effect: Effect): boolean {
  if (effect.verb === 'breach') return state.breach > 0;
  if (effect.verb === 'gainAction' || effect.verb === 'skipPrime' || effect.verb === 'ward') return true;
  if (isPlainPick(effect)) {
    const isEnough: Visit = (_at, cube) => isTarget(state, frame, effect, cube);
    return someTarget(state, frame.lab, effect.zones, frame.touched, isEnough);
  }
  possible.count = 0;
  firstAnswers(state, frame, effect, possible);
  return possible.count > 0;
}

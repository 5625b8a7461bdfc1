/** Converts events of the rules into a timeline of moves, flares, shakes and crumbling dice. */
import type { ColourName, CubeId, Place, TesseractEvent } from '@tessera/games/tesseract';
import { Vector3 } from './math.ts';
import { faceToward } from './orientation.ts';
import { colourIndex, type Pose, type Poses } from './poses.ts';
import {
  BURN_MS,
  DROP_MS,
  FLIGHT_MS,
  LIFT_MS,
  ROLL_MS,
  type Schedule,
  SHOW_MS,
  scheduleOf,
} from './schedule.ts';
import {
  type Anchor,
  type Effect,
  type Flash,
  type Leg,
  LOOSE_MASK,
  type Timeline,
  type Zone,
} from './timeline.ts';

export interface Change {
  readonly before: Poses;
  readonly after: Poses;
  /** Colour of a known cube in any zone. */
  colourOf(cube: CubeId): ColourName | undefined;
  readonly events: readonly TesseractEvent[];
  /** Factor on durations: 1, or more for slower animations. */
  readonly tempo: number;
}

const SHARDS_MS = 850;
const FLARE_MS = 950;
const SHOCK_MS = 750;
const LIFT_HEIGHT = 1.15;
const FALL_HEIGHT = 2.4;
const FALL_MS = 320;
const UP = new Vector3(0, 1, 0);

interface Script {
  readonly change: Change;
  readonly schedule: Schedule;
  readonly legs: Map<CubeId, Leg[]>;
  readonly effects: Effect[];
  /** Current anchor of each cube on the stage. */
  readonly where: Map<CubeId, Anchor>;
  now: number;
}

const above = (pose: Pose, height: number): Anchor => ({
  type: 'pose',
  pose: { ...pose, position: pose.position.clone().add(new Vector3(0, height, 0)) },
});

export function timelineOf(change: Change): Timeline {
  const where = new Map([...change.before].map(([cube, pose]) => [cube, { type: 'pose', pose } as Anchor]));
  const schedule = scheduleOf(change.events, change.tempo);
  const script: Script = { change, schedule, legs: new Map(), effects: [], where, now: 0 };
  for (let i = 0; i < change.events.length; i++) i = play(script, i);
  script.now = schedule.length;
  settle(script);
  return finish(script);
}

/** Schedules the event at an index, and consecutive rolls together; returns the last index. */
function play(script: Script, index: number): number {
  const { events } = script.change;
  const event = events[index] as TesseractEvent;
  script.now = script.schedule.cues[index]?.start ?? 0;
  if (event.type === 'rolled') {
    const next = events.findIndex((later, i) => i > index && later.type !== 'rolled');
    const last = (next < 0 ? events.length : next) - 1;
    roll(script, index, last);
    return last;
  }
  if (event.type === 'moved') move(script, event.cube, event.from, event.to);
  else if (event.type === 'uncovered') effect(script, { type: 'flare', cell: event.cell }, FLARE_MS);
  else if (event.type === 'breached') effect(script, { type: 'shock' }, SHOCK_MS);
  return index;
}

function effect(script: Script, flash: Flash, lasts: number): void {
  script.effects.push({ ...flash, start: script.now, end: script.now + lasts });
}

/** Adds a leg that begins at a time; returns its end. */
function go(
  script: Script,
  cube: CubeId,
  to: Anchor,
  style: Leg['style'],
  lasts: number,
  start = script.now,
): number {
  const from = script.where.get(cube) ?? to;
  const pose =
    to.type === 'pose' ? to.pose : from.type === 'pose' && style !== 'tumble' ? from.pose : undefined;
  const known = script.change.colourOf(cube);
  const colour = known === undefined ? (pose?.colour ?? 0) : colourIndex(known);
  const legs = script.legs.get(cube) ?? [];
  legs.push({ cube, start, end: start + lasts, from, to, style, colour, mask: pose?.mask ?? LOOSE_MASK });
  script.legs.set(cube, legs);
  script.where.set(cube, to);
  return start + lasts;
}

/** Dice from outside enter first; then all tumble together and show their numbers for a moment. */
function roll(script: Script, first: number, last: number): void {
  const { events } = script.change;
  const rolled = events.slice(first, last + 1).filter(event => event.type === 'rolled');
  for (const [slot, { cube, value }] of rolled.entries()) {
    const home = script.where.get(cube);
    if (!home) script.where.set(cube, { type: 'exit', zone: zoneOf(script, cube, first) });
    const spot = { type: 'air', slot, count: rolled.length } as const;
    const entered = go(script, cube, { ...spot, value: 0 }, 'glide', LIFT_MS);
    const landed = go(script, cube, { ...spot, value }, 'tumble', ROLL_MS, entered);
    const isMoved = events.some((later, i) => i > last && later.type === 'moved' && later.cube === cube);
    if (!isMoved) leave(script, cube, home, first, landed + SHOW_MS);
  }
}

/** A die that was rolled in place returns to where it lies. */
function leave(script: Script, cube: CubeId, home: Anchor | undefined, index: number, start: number): void {
  const rest = script.change.after.get(cube);
  if (rest && home) land(script, cube, rest, start);
  else if (!rest) {
    go(script, cube, { type: 'exit', zone: zoneOf(script, cube, index) }, 'glide', FLIGHT_MS, start);
    script.where.delete(cube);
  }
}

/** Zone of a cube off the stage: from its next move, else a lab. */
function zoneOf({ change }: Script, cube: CubeId, index: number): Zone {
  const next = change.events.find((event, i) => i > index && event.type === 'moved' && event.cube === cube);
  return next?.type === 'moved' && next.from.zone !== 'tess' ? next.from.zone : 'lab';
}

function move(script: Script, cube: CubeId, from: Place, to: Place): void {
  const here = script.where.get(cube);
  if (to.zone === 'tess') arrive(script, cube, from);
  else if (here?.type === 'pose' && to.zone === 'destroyed') burn(script, cube, here.pose);
  else if (here) depart(script, cube, here, to.zone);
}

function depart(script: Script, cube: CubeId, here: Anchor, zone: Zone): void {
  if (here.type === 'pose') script.now = go(script, cube, above(here.pose, LIFT_HEIGHT), 'glide', LIFT_MS);
  go(script, cube, { type: 'exit', zone }, 'glide', FLIGHT_MS);
  script.where.delete(cube);
}

function burn(script: Script, cube: CubeId, pose: Pose): void {
  const hover = above(pose, 0.4);
  script.now = go(script, cube, hover, 'burn', BURN_MS);
  script.where.delete(cube);
  if (hover.type === 'pose') effect(script, { type: 'shards', at: hover.pose }, SHARDS_MS);
}

function arrive(script: Script, cube: CubeId, from: Place): void {
  const rest = script.change.after.get(cube);
  if (!rest) return; // the cube has moved on: only its last move is shown
  if (!script.where.has(cube) && from.zone !== 'tess')
    script.where.set(cube, { type: 'exit', zone: from.zone });
  const here = script.where.get(cube);
  if (here?.type === 'pose') script.now = go(script, cube, above(here.pose, LIFT_HEIGHT), 'glide', LIFT_MS);
  land(script, cube, rest, script.now);
}

function land(script: Script, cube: CubeId, rest: Pose, start: number): number {
  const over = go(script, cube, above(rest, LIFT_HEIGHT), 'arc', FLIGHT_MS, start);
  return go(script, cube, { type: 'pose', pose: rest }, 'drop', DROP_MS, over);
}

/** The number on top; 0 if it is not drawn. */
function topOf({ turn, mask }: Pose): number {
  const value = faceToward(turn, UP);
  return mask & (1 << value) ? value : 0;
}

/** True if a die only changes its visible faces: a covered top, or a freed side. */
const isSettled = (here: Pose, goal: Pose): boolean =>
  here.position.equals(goal.position) && (topOf(here) === 0 || topOf(here) === topOf(goal));

/** Differences that no event explains (a new number, an undo, a jump in the past) are animated at the end. */
function settle(script: Script): void {
  const { after } = script.change;
  for (const [cube, pose] of after) {
    const here = script.where.get(cube);
    if (here?.type === 'pose' && isSettled(here.pose, pose)) continue;
    if (!here) script.where.set(cube, above(pose, FALL_HEIGHT));
    const start = script.legs.get(cube)?.at(-1)?.end ?? script.now;
    const lifted = here ? go(script, cube, above(pose, LIFT_HEIGHT), 'glide', LIFT_MS, start) : start;
    go(script, cube, { type: 'pose', pose }, 'drop', FALL_MS, lifted);
  }
  for (const [cube, here] of script.where) {
    if (!after.has(cube) && here.type === 'pose')
      go(script, cube, above(here.pose, FALL_HEIGHT), 'glide', LIFT_MS);
  }
}

function finish({ change, schedule: { pace }, legs, effects }: Script): Timeline {
  const ends = [...[...legs.values()].flat(), ...effects].map(({ end }) => end);
  const length = Math.max(0, ...ends);
  const paced = <T extends { readonly start: number; readonly end: number }>(part: T): T => ({
    ...part,
    start: part.start * pace,
    end: part.end * pace,
  });
  return {
    length: length * pace,
    before: change.before,
    after: change.after,
    legs: new Map([...legs].map(([cube, list]) => [cube, list.map(paced)])),
    effects: effects.map(paced),
  };
}

/** Timeline of an animation between two views; at its end every cube is exactly where the new view has it. */
import type { Cell, CubeId } from '@tessera/games/tesseract';
import { Quaternion, Vector3 } from './math.ts';
import { ALL_FACES, orientationFor } from './orientation.ts';
import type { Pose, Poses } from './poses.ts';

/** Zones off the stage, where cubes go and come from. */
export type Zone = 'lab' | 'primed' | 'board' | 'destroyed';

/** Points of the scene that depend on the camera. */
export interface Sight {
  /** Point just outside the picture, on the side of a zone. */
  exit(zone: Zone): Vector3;
  /** Position of a rolling die: in the air before the stacks, `slot` of `count` in a row. */
  air(slot: number, count: number): Vector3;
  /** Rotation of a die's top toward the camera. */
  readonly facing: Quaternion;
}

export type Anchor =
  | { readonly type: 'pose'; readonly pose: Pose }
  | { readonly type: 'exit'; readonly zone: Zone }
  | { readonly type: 'air'; readonly slot: number; readonly count: number; readonly value: number };

export interface Leg {
  readonly cube: CubeId;
  /** Times in milliseconds from the start. */
  readonly start: number;
  readonly end: number;
  readonly from: Anchor;
  readonly to: Anchor;
  readonly style: 'glide' | 'arc' | 'tumble' | 'drop' | 'burn';
  readonly colour: number;
  readonly mask: number;
}

/** Effects besides the cubes. */
export type Flash =
  | { readonly type: 'flare'; readonly cell: Cell }
  | { readonly type: 'shock' }
  | { readonly type: 'shards'; readonly at: Pose };

export type Effect = Flash & { readonly start: number; readonly end: number };

export interface Timeline {
  readonly length: number;
  readonly before: Poses;
  readonly after: Poses;
  /** Legs sorted by start. */
  readonly legs: ReadonlyMap<CubeId, readonly Leg[]>;
  readonly effects: readonly Effect[];
}

export const still = (poses: Poses): Timeline => ({
  length: 0,
  before: poses,
  after: poses,
  legs: new Map(),
  effects: [],
});

/** Poses of all visible cubes at a time; at rest after the end. */
export function posesAt(timeline: Timeline, time: number, sight: Sight): Poses {
  if (time >= timeline.length) return timeline.after;
  const poses = new Map(timeline.after);
  for (const [cube, legs] of timeline.legs) {
    const pose = poseOf(timeline, cube, legs, time, sight);
    if (pose) poses.set(cube, pose);
    else poses.delete(cube);
  }
  return poses;
}

function poseOf(
  { before, after }: Timeline,
  cube: CubeId,
  legs: readonly Leg[],
  time: number,
  sight: Sight,
): Pose | undefined {
  const leg = legs.findLast(({ start }) => start <= time);
  if (!leg) return before.get(cube);
  if (time < leg.end) return alongLeg(leg, (time - leg.start) / (leg.end - leg.start), sight);
  if (leg === legs.at(-1)) return after.get(cube);
  return leg.style === 'burn' ? undefined : alongLeg(leg, 1, sight);
}

interface Spot {
  readonly position: Vector3;
  readonly turn: Quaternion;
  readonly scale: number;
}

/** Scale of cubes that leave the picture. */
const FAR_SCALE = 0.55;
/** Scale of rolling dice, near and large enough to read. */
const AIR_SCALE = 1.2;

function resolve(anchor: Anchor, sight: Sight): Spot {
  if (anchor.type === 'pose') return anchor.pose;
  if (anchor.type === 'exit') {
    return { position: sight.exit(anchor.zone), turn: sight.facing, scale: FAR_SCALE };
  }
  const { turn } = orientationFor([anchor.value || null]);
  const position = sight.air(anchor.slot, anchor.count);
  return { position, turn: sight.facing.clone().multiply(turn), scale: anchor.count > 6 ? 0.85 : AIR_SCALE };
}

const easeOut = (k: number): number => 1 - (1 - k) ** 3;
const easeInOut = (k: number): number => (k < 0.5 ? 4 * k ** 3 : 1 - (2 - 2 * k) ** 3 / 2);
const easeIn = (k: number): number => k * k;

const EASES = { glide: easeInOut, arc: easeInOut, tumble: easeOut, drop: easeIn, burn: easeOut } as const;
const TUMBLE_TURNS = 2.25;
const TUMBLE_HEIGHT = 0.9;
const ARC_HEIGHT = 0.8;

function alongLeg(leg: Leg, k: number, sight: Sight): Pose {
  const [from, to] = [resolve(leg.from, sight), resolve(leg.to, sight)];
  const eased = EASES[leg.style](k);
  const position = from.position.clone().lerp(to.position, eased);
  const turn = from.turn.clone().slerp(to.turn, eased);
  const hump = 4 * k * (1 - k);
  if (leg.style === 'arc') position.y += ARC_HEIGHT * hump;
  if (leg.style === 'tumble') {
    position.y += TUMBLE_HEIGHT * hump;
    turn.multiply(spin(leg.cube, (1 - eased) * TUMBLE_TURNS * 2 * Math.PI));
  }
  if (leg.style === 'burn') position.x += 0.025 * Math.sin(k * 60) * k;
  const scale = from.scale + (to.scale - from.scale) * eased;
  return { position, turn, scale, colour: leg.colour, mask: leg.mask, heat: leg.style === 'burn' ? k : 0 };
}

/** Tumble of a die about an axis of its own. */
const spin = (cube: CubeId, angle: number): Quaternion =>
  new Quaternion().setFromAxisAngle(
    new Vector3(Math.sin(cube * 2.3), 0.4, Math.cos(cube * 1.7)).normalize(),
    angle,
  );

/** A loose die shows all its faces; in the stack only those of the view. */
export const LOOSE_MASK = ALL_FACES;

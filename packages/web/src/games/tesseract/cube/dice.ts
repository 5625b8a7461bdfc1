/** Instance data of dice, and of the shards of crumbling ones. */
import { LEVEL, PITCH } from './layout.ts';
import { Quaternion, Vector3 } from './math.ts';
import type { Pose } from './poses.ts';
import type { Effect } from './timeline.ts';

const SHARDS = 27;
/** Capacity: 64 cubes, and the shards of three that crumble at once. */
export const MOST_DICE = 64 + 3 * SHARDS;
export const DIE_SIZES = { place: 4, turn: 4, look: 3 } as const;

type Arrays = Readonly<Record<string, Float32Array>>;

/** Numbers a place: dice at the same place of the stacks have the same number. */
const DIGITS = new Vector3(64, 1024, 16384);

/** Filter for dice without a die before each face, edge and corner that the eye could see. */
function seenFrom(toEye: Vector3, poses: readonly Pose[]): (pose: Pose) => boolean {
  const taken = new Set(poses.map(({ position }) => Math.round(position.dot(DIGITS))));
  const step = new Vector3(Math.sign(toEye.x) * PITCH, LEVEL, Math.sign(toEye.z) * PITCH);
  const [x, y, z] = step.multiply(DIGITS).toArray();
  // Along a row or a column the eye sees deep into the gaps, from above too.
  const isAlong = Math.min(Math.abs(toEye.x), Math.abs(toEye.z)) < 0.16;
  return ({ position }) =>
    isAlong ||
    [x, y, z, x + y, x + z, y + z, x + y + z].some(way => !taken.has(Math.round(position.dot(DIGITS) + way)));
}

/**
 * Writes the visible dice front to back, so that the depth test discards hidden fragments early; returns
 * their number.
 */
export function writeDice(arrays: Arrays, poses: readonly Pose[], toEye: Vector3): number {
  const seen = poses
    .filter(seenFrom(toEye, poses))
    .sort((a, b) => toEye.dot(b.position) - toEye.dot(a.position))
    .slice(0, MOST_DICE);
  for (const [i, pose] of seen.entries()) writePose(arrays, i, pose);
  return seen.length;
}

export function writePose({ place, turn, look }: Arrays, index: number, pose: Pose): void {
  const { position, scale, colour, mask, heat } = pose;
  place?.set([position.x, position.y, position.z, scale], 4 * index);
  turn?.set(pose.turn.toArray(), 4 * index);
  look?.set([colour, mask, heat], 3 * index);
}

const third = (index: number): number => (index % 3) - 1;

/** The 27 shards of a crumbling cube: they burst, fall, cool and shrink. */
export function shardsAt(effects: readonly Effect[], time: number): Pose[] {
  return effects.flatMap(effect => {
    const k = (time - effect.start) / (effect.end - effect.start);
    if (effect.type !== 'shards' || k < 0 || k >= 1) return [];
    return Array.from({ length: SHARDS }, (_, i) => shard(effect.at, i, k));
  });
}

function shard(cube: Pose, index: number, k: number): Pose {
  const [x, y, z] = [third(index), third(Math.floor(index / 3)), third(Math.floor(index / 9))];
  const wild = Math.sin(index * 91.7) * 0.5 + 0.5;
  const spread = 0.33 + k * (0.7 + wild);
  const fall = 1.1 * k * (0.5 + wild) - 2.6 * k * k;
  const position = new Vector3(x * spread, y * spread * 0.8 + fall, z * spread).add(cube.position);
  const axis = new Vector3(y + 0.3, z + 0.2, x - 0.4).normalize();
  return {
    position,
    turn: new Quaternion().setFromAxisAngle(axis, k * (3 + 4 * wild)),
    scale: 0.32 * (1 - k * k),
    colour: cube.colour,
    mask: 0,
    heat: 1 - 0.35 * k,
  };
}

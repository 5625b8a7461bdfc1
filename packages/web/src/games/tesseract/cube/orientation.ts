/**
 * Orientation of dice. With 1 up, 2 is south and 3 is east (T-COMP-3); the rotation follows from the visible
 * faces, and only those have pips (T-INFO-3).
 */
import { Matrix4, Quaternion, Vector3 } from './math.ts';

/** World directions in the order top, north, east, south, west. */
const TOWARD: readonly Vector3[] = [
  new Vector3(0, 1, 0),
  new Vector3(0, 0, -1),
  new Vector3(1, 0, 0),
  new Vector3(0, 0, 1),
  new Vector3(-1, 0, 0),
];

interface DieFace {
  readonly out: Vector3;
  readonly right: Vector3;
  readonly up: Vector3;
}

const dieFace = (out: Vector3, right: Vector3): DieFace => ({ out, right, up: out.clone().cross(right) });

/** Directions of the numbers 1 to 6 on the unrotated die, with right and up on each face. */
export const DIE_FACES: readonly DieFace[] = [
  dieFace(new Vector3(0, 1, 0), new Vector3(1, 0, 0)),
  dieFace(new Vector3(0, 0, 1), new Vector3(1, 0, 0)),
  dieFace(new Vector3(1, 0, 0), new Vector3(0, 0, -1)),
  dieFace(new Vector3(-1, 0, 0), new Vector3(0, 0, 1)),
  dieFace(new Vector3(0, 0, -1), new Vector3(-1, 0, 0)),
  dieFace(new Vector3(0, -1, 0), new Vector3(1, 0, 0)),
];

interface Orientation {
  readonly turn: Quaternion;
  /** Numbers on top, north, east, south, west. */
  readonly faces: readonly number[];
}

/** The number that faces a world direction. */
export function faceToward(turn: Quaternion, direction: Vector3): number {
  const local = direction.clone().applyQuaternion(turn.clone().invert());
  return 1 + DIE_FACES.findIndex(({ out }) => out.dot(local) > 0.9);
}

function orientation(east: number, top: number): Orientation {
  const [x, y] = [east, top].map(number => DIE_FACES[number - 1]?.out) as [Vector3, Vector3];
  const toWorld = new Matrix4().makeBasis(x, y, x.clone().cross(y)).transpose();
  const turn = new Quaternion().setFromRotationMatrix(toWorld);
  return { turn, faces: TOWARD.map(direction => faceToward(turn, direction)) };
}

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** All 24 orientations of a die. */
const ORIENTATIONS: readonly Orientation[] = NUMBERS.flatMap(top =>
  NUMBERS.filter(east => east !== top && east !== 7 - top).map(east => orientation(east, top)),
);

const fits = (faces: readonly number[], seen: readonly (number | null)[]): boolean =>
  faces.every((face, i) => (seen[i] ?? face) === face);

/** An orientation that matches visible numbers on top, north, east, south, west; null is unknown. */
export const orientationFor = (seen: readonly (number | null)[]): Orientation =>
  ORIENTATIONS.find(({ faces }) => fits(faces, seen)) ?? (ORIENTATIONS[0] as Orientation);

/** Bit mask of the numbers that may be drawn. */
export const ALL_FACES = 0b1111110;

export const faceMask = (seen: readonly (number | null)[]): number =>
  seen.reduce<number>((mask, value) => (value ? mask | (1 << value) : mask), 0);

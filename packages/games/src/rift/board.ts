/** Geometry only: crossings, rays, camps. No rule lives here. */
import { type Colour, type RiftOptions, WHITE } from './types.ts';

export const SIZE = 15;
export const SQUARES = SIZE * SIZE;
const FILES = 'abcdefghijklmno';

export const fileOf = (square: number): number => square % SIZE;
export const rankOf = (square: number): number => (square / SIZE) | 0;
export const squareAt = (file: number, rank: number): number => rank * SIZE + file;
export const isOnBoard = (file: number, rank: number): boolean =>
  file >= 0 && file < SIZE && rank >= 0 && rank < SIZE;

/** `h8` for 112. */
export const squareName = (square: number): string => `${FILES[fileOf(square)]}${rankOf(square) + 1}`;

/** 112 for `h8`; undefined for text that is no crossing. */
export function parseSquare(text: string): number | undefined {
  const match = /^([a-o])([1-9]|1[0-5])$/.exec(text);
  return match ? squareAt(FILES.indexOf(match[1] as string), Number(match[2]) - 1) : undefined;
}

/** Reads a list at an index known to be inside. */
export const at = (list: { readonly [index: number]: number }, index: number): number =>
  list[index] as number;

/** `at` for boards alone and for rays alone: monomorphic call sites are twice as fast. */
export const cellAt = (board: readonly number[], square: number): number => board[square] as number;
export const stepAt = (ray: Uint8Array, index: number): number => ray[index] as number;

/** The eight directions in a circle: even ones follow grooves, odd ones are diagonals. */
export const NORTH = 0;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 6;
export const ORTHOGONALS = [NORTH, EAST, SOUTH, WEST] as const;
export const DIAGONALS = [1, 3, 5, 7] as const;
/** [files, ranks] of one step in each direction. */
export const STEPS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;

function castRay(square: number, direction: number): Uint8Array {
  const [df, dr] = STEPS[direction] as readonly [number, number];
  const squares: number[] = [];
  for (let f = fileOf(square) + df, r = rankOf(square) + dr; isOnBoard(f, r); f += df, r += dr) {
    squares.push(squareAt(f, r));
  }
  return Uint8Array.from(squares);
}

const RAYS: readonly Uint8Array[] = Array.from({ length: 8 * SQUARES }, (_, i) =>
  castRay((i / 8) | 0, i % 8),
);

/** The crossings from a square outwards to the edge, nearest first. */
export const rayOf = (square: number, direction: number): Uint8Array =>
  RAYS[square * 8 + direction] as Uint8Array;

const REACHES = Uint8Array.from(RAYS, ray => ray.length);
/** Number of crossings between a square and the edge. */
export const reachOf = (square: number, direction: number): number =>
  REACHES[square * 8 + direction] as number;

const STRIDES = Int8Array.from(STEPS, ([df, dr]) => squareAt(df, dr));
/** Index offset of one step; valid within `reachOf` only. */
export const strideOf = (direction: number): number => STRIDES[direction] as number;

/** The crossings one groove segment away. */
const NEIGHBOURS: readonly Uint8Array[] = Array.from({ length: SQUARES }, (_, square) =>
  Uint8Array.from(ORTHOGONALS.flatMap(direction => [...rayOf(square, direction).subarray(0, 1)])),
);
export const neighboursOf = (square: number): Uint8Array => NEIGHBOURS[square] as Uint8Array;

/** One destination of the Rectangle, with the three crossings of either path (R-RECT-1). */
export interface Leap {
  readonly to: number;
  readonly fileFirst: readonly [number, number, number];
  readonly rankFirst: readonly [number, number, number];
}

const LEAPS: readonly (readonly Leap[])[] = Array.from({ length: SQUARES }, (_, square) => {
  const [f, r] = [fileOf(square), rankOf(square)];
  return DIAGONALS.map(direction => STEPS[direction] as readonly [number, number])
    .filter(([df, dr]) => isOnBoard(f + 2 * df, r + 2 * dr))
    .map(([df, dr]) => ({
      to: squareAt(f + 2 * df, r + 2 * dr),
      fileFirst: [squareAt(f + df, r), squareAt(f + 2 * df, r), squareAt(f + 2 * df, r + dr)],
      rankFirst: [squareAt(f, r + dr), squareAt(f, r + 2 * dr), squareAt(f + df, r + 2 * dr)],
    }));
});
export const leapsOf = (square: number): readonly Leap[] => LEAPS[square] as readonly Leap[];

/** R-BOARD-4: the two ranks (from 0) of a colour's camp, lower one first. */
export function campRanks(camp: RiftOptions['camp'], colour: Colour): readonly [number, number] {
  const low = camp === 'inset' ? 1 : 0;
  return colour === WHITE ? [low, low + 1] : [SIZE - 2 - low, SIZE - 1 - low];
}

export function isInCamp(camp: RiftOptions['camp'], colour: Colour, square: number): boolean {
  const rank = rankOf(square);
  const [low, high] = campRanks(camp, colour);
  return rank === low || rank === high;
}

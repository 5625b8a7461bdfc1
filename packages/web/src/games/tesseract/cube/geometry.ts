/** Meshes of the scene: a rounded die, the base board on its turntable, and a plain quad. */

import type { Shape } from './gl.ts';
import { BASE_HALF, DISC_RADIUS, DISC_TOP } from './layout.ts';
import type { Vector3 } from './math.ts';
import { DIE_FACES } from './orientation.ts';

const HALF = 0.5;
const ROUND = 0.13;
const FLAT = HALF - ROUND;
/** Segments of the rounding: lighting is per vertex, so that one is enough. */
const ARC = 1;

/** Grid lines over a face: its centre, the flat part, and the rounding. */
function gridLines(): readonly number[] {
  const arc = Array.from({ length: ARC + 1 }, (_, i) => FLAT + ROUND * Math.tan((Math.PI / 4) * (i / ARC)));
  return [...arc.toReversed().map(line => -line), ...arc];
}

/** Projects a point of a cube's surface onto the rounded die. */
function rounded(point: Vector3): { readonly point: Vector3; readonly normal: Vector3 } {
  const core = point.clone().clampScalar(-FLAT, FLAT);
  const normal = point.clone().sub(core).normalize();
  return { point: core.addScaledVector(normal, ROUND), normal };
}

interface Sheet {
  readonly positions: number[];
  readonly normals: number[];
  readonly indices: number[];
}

/** Adds two triangles for each square of a grid that was pushed row by row. */
function weave({ positions, indices }: Sheet, columns: number, rows: number): void {
  const first = positions.length / 3 - columns * rows;
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const a = first + row * columns + column;
      indices.push(a, a + 1, a + columns, a + 1, a + columns + 1, a + columns);
    }
  }
}

const shapeOf = ({ positions, normals, indices }: Sheet): Shape => ({
  corners: { position: { size: 3, data: positions }, normal: { size: 3, data: normals } },
  triangles: indices,
});

/** Mesh of a die; `face` is the number, with right and up on it, for the pips. */
export function dieShape(): Shape {
  const sheet: Sheet = { positions: [], normals: [], indices: [] };
  const [faces, uvs]: [number[], number[]] = [[], []];
  const lines = gridLines();
  for (const [i, { out, right, up }] of DIE_FACES.entries()) {
    for (const v of lines) {
      for (const u of lines) {
        const square = out.clone().multiplyScalar(HALF).addScaledVector(right, u).addScaledVector(up, v);
        const { point, normal } = rounded(square);
        sheet.positions.push(...point.toArray());
        sheet.normals.push(...normal.toArray());
        faces.push(i + 1);
        uvs.push(HALF + point.dot(right), HALF - point.dot(up));
      }
    }
    weave(sheet, lines.length, lines.length);
  }
  const { corners, triangles } = shapeOf(sheet);
  return { corners: { ...corners, face: { size: 1, data: faces }, uv: { size: 2, data: uvs } }, triangles };
}

/** Profile of the turntable, from below its edge to where the board covers it. */
const DISC_PROFILE: readonly (readonly [radius: number, y: number, outward: number])[] = [
  [DISC_RADIUS - 0.06, DISC_TOP - 0.22, -0.4],
  [DISC_RADIUS, DISC_TOP - 0.13, 0],
  [DISC_RADIUS - 0.04, DISC_TOP - 0.05, 0.5],
  [DISC_RADIUS - 0.12, DISC_TOP - 0.008, 0.9],
  [DISC_RADIUS - 0.2, DISC_TOP, 1],
  [2.85, DISC_TOP, 1],
  [2.55, DISC_TOP, 1],
  [2.2, DISC_TOP, 1],
];
const DISC_SEGMENTS = 96;

function addDisc(sheet: Sheet): void {
  for (const [radius, y, ny] of DISC_PROFILE) {
    for (let i = 0; i <= DISC_SEGMENTS; i++) {
      const angle = (-2 * Math.PI * i) / DISC_SEGMENTS;
      const flat = Math.sqrt(1 - ny * ny);
      sheet.positions.push(radius * Math.cos(angle), y, radius * Math.sin(angle));
      sheet.normals.push(flat * Math.cos(angle), ny, flat * Math.sin(angle));
    }
  }
  weave(sheet, DISC_SEGMENTS + 1, DISC_PROFILE.length);
}

/** Squares along a side of the board; shadows are interpolated between their corners. */
const BOARD_GRID = 20;

/** Profile of a side with its bevel: distance, height, and vertical part of the normal. */
const BOARD_PROFILE: readonly (readonly [half: number, y: number, up: number])[] = [
  [BASE_HALF, DISC_TOP, 0],
  [BASE_HALF, -0.035, 0],
  [BASE_HALF - 0.035, 0, 0.9],
];

const share = (index: number): number => (2 * index) / BOARD_GRID - 1;

function addBoard(sheet: Sheet): void {
  for (const [outX, outZ] of [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const) {
    for (const [half, y, up] of BOARD_PROFILE) {
      for (let i = 0; i <= BOARD_GRID; i++) {
        const along = half * share(i);
        sheet.positions.push(outX * half + outZ * along, y, outZ * half - outX * along);
        sheet.normals.push(outX * (1 - up), up, outZ * (1 - up));
      }
    }
    weave(sheet, BOARD_GRID + 1, BOARD_PROFILE.length);
  }
  const half = BASE_HALF - 0.035;
  for (let row = 0; row <= BOARD_GRID; row++) {
    for (let column = 0; column <= BOARD_GRID; column++) {
      sheet.positions.push(half * share(column), 0, -half * share(row));
      sheet.normals.push(0, 1, 0);
    }
  }
  weave(sheet, BOARD_GRID + 1, BOARD_GRID + 1);
}

/** Board and turntable as one mesh. */
export function baseShape(): Shape {
  const sheet: Sheet = { positions: [], normals: [], indices: [] };
  addBoard(sheet);
  addDisc(sheet);
  return shapeOf(sheet);
}

/** Quad from -1 to 1 for everything that glows. */
export const SQUARE: Shape = {
  corners: { position: { size: 2, data: [-1, -1, 1, -1, -1, 1, 1, 1] } },
  triangles: [0, 1, 2, 1, 3, 2],
};

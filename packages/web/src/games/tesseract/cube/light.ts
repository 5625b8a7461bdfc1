/**
 * Ambient occlusion around the stacks, baked into a small 3D texture: dice, board and turntable sample it, so
 * that contact shadows cost one lookup. It does not depend on the camera.
 */
import type { Cell } from '@tessera/games/tesseract';
import { cellUnder, DISC_RADIUS, LEVEL, spot } from './layout.ts';

export const TEXEL = 0.25;
export const LIGHT_TEXELS = { x: 28, y: 21, z: 28 } as const;
/** Origin of the texture in the scene. */
export const LIGHT_FROM = { x: -3.5, y: -0.35, z: -3.5 } as const;

const { x: WIDTH, y: HEIGHT, z: DEPTH } = LIGHT_TEXELS;
const COUNT = WIDTH * HEIGHT * DEPTH;
const AROUND_STEPS = 5;
const ABOVE_STEPS = 14;

/** Occupancy of a voxel; the border is as wide as the longest ray, so that rays need no bounds checks. */
const [OPEN, SOLID, OUTSIDE] = [0, 1, 2];
const ROW = WIDTH + 2 * ABOVE_STEPS;
const SLICE = ROW * (HEIGHT + 2 * ABOVE_STEPS);
const MIDDLE = ABOVE_STEPS * (1 + ROW + SLICE);

type Ray = readonly [x: number, y: number, z: number];

const ring = (count: number, up: number): Ray[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + up) / count) * 2 * Math.PI;
    const flat = Math.sqrt(1 - up * up);
    return [flat * Math.cos(angle), up, flat * Math.sin(angle)];
  });

/** Index offset of each step of a ray. */
const wayOf = ([x, y, z]: Ray, steps: number): Int32Array =>
  Int32Array.from({ length: steps }, (_, i) => {
    const [east, up, south] = [x, y, z].map(along => Math.round(along * (i + 1))) as [number, number, number];
    return east + ROW * up + SLICE * south;
  });

/** Rays: short ones in all directions, long ones upwards. */
const AROUND = [
  [0, 1, 0] as const,
  [0, -1, 0] as const,
  ...ring(6, 0.55),
  ...ring(6, 0),
  ...ring(6, -0.55),
].map(ray => wayOf(ray, AROUND_STEPS));
const ABOVE = [[0, 1, 0] as const, ...ring(6, 0.86), ...ring(7, 0.52)].map(ray => wayOf(ray, ABOVE_STEPS));

const at = (from: number, index: number): number => from + (index + 0.5) * TEXEL;

function isSolid(heights: readonly number[], [x, y, z]: Ray): boolean {
  if (y < 0) return Math.hypot(x, z) < DISC_RADIUS && (y < -0.2 || Math.max(Math.abs(x), Math.abs(z)) < 2.3);
  const cell = cellUnder(x, z);
  return cell !== undefined && y < (heights[cell] ?? 0) * LEVEL;
}

/** Coordinates of a texel: east, up, south. */
const indicesOf = (texel: number): Ray => [
  texel % WIDTH,
  Math.floor(texel / WIDTH) % HEIGHT,
  Math.floor(texel / (WIDTH * HEIGHT)),
];

const pointOf = (texel: number): Ray => {
  const [x, y, z] = indicesOf(texel);
  return [at(LIGHT_FROM.x, x), at(LIGHT_FROM.y, y), at(LIGHT_FROM.z, z)];
};

/** Voxel index of each texel. */
const PLACES = Int32Array.from({ length: COUNT }, (_, texel) => {
  const [x, y, z] = indicesOf(texel);
  return MIDDLE + x + ROW * y + SLICE * z;
});

function placesOf(heights: readonly number[]): Uint8Array {
  const places = new Uint8Array(SLICE * (DEPTH + 2 * ABOVE_STEPS)).fill(OUTSIDE);
  PLACES.forEach((place, texel) => {
    places[place] = isSolid(heights, pointOf(texel)) ? SOLID : OPEN;
  });
  return places;
}

/** Share of rays from a voxel that are unobstructed, from 0 to 1. */
function openness(places: Uint8Array, place: number, ways: readonly Int32Array[]): number {
  let sum = 0;
  for (const way of ways) {
    let free = 0;
    while (free < way.length && places[place + (way[free] as number)] !== SOLID) free++;
    sum += free / way.length;
  }
  return sum / ways.length;
}

/** Warmth of burning cells, by distance. */
function emberAt(burning: readonly Cell[], [x, y, z]: Ray): number {
  let sum = 0;
  for (const cell of burning) {
    const fire = spot(cell, 0);
    const square = (x - fire.x) ** 2 + (y - 0.1) ** 2 + (z - fire.z) ** 2;
    sum += Math.max(0, 1 - square / 2.4) ** 2;
  }
  return Math.min(1, sum);
}

/** Values deep inside, visible below a lifted cube. */
const DEEP = [105, 60];

/** Offsets to the neighbours of a texel, and of its voxel. */
const STEPS = [
  [1, 1],
  [WIDTH, ROW],
  [WIDTH * HEIGHT, SLICE],
].flatMap(([texels = 0, places = 0]) => [[texels, places] as const, [-texels, -places] as const]);

/** Texels inside the dice copy their open neighbours, so that interpolation does not bleed darkness. */
function fillInside(texels: Uint8Array, places: Uint8Array): void {
  for (const [i, place] of PLACES.entries()) {
    if (places[place] !== SOLID) continue;
    let [near, sky, open] = [0, 0, 0];
    for (const [step, onward] of STEPS) {
      if (places[place + onward] !== OPEN) continue;
      near += texels[4 * (i + step)] as number;
      sky += texels[4 * (i + step) + 1] as number;
      open++;
    }
    texels.set(open > 0 ? [near / open, sky / open] : DEEP, 4 * i);
  }
}

/** Bakes the texture, four bytes per texel: open nearby, open to the sky, ember, unused. */
export function bakeLight(heights: readonly number[], burning: readonly Cell[]): Uint8Array<ArrayBuffer> {
  const texels = new Uint8Array(4 * COUNT);
  const places = placesOf(heights);
  for (const [i, place] of PLACES.entries()) {
    if (places[place] === OPEN) {
      texels[4 * i] = 255 * openness(places, place, AROUND);
      texels[4 * i + 1] = 255 * openness(places, place, ABOVE);
    }
    if (burning.length > 0) texels[4 * i + 2] = 255 * emberAt(burning, pointOf(i));
  }
  fillInside(texels, places);
  return texels;
}

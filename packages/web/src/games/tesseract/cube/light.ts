/**
 * Light that reaches a point around the stacks, baked into a small block of texels: dice, board and turntable all
 * read it, so contact shadows cost one texture look-up. It is the same from every side the camera can turn to.
 */
import type { Cell } from '@tessera/games/tesseract';
import { cellUnder, DISC_RADIUS, LEVEL, spot } from './layout.ts';

export const TEXEL = 0.25;
export const LIGHT_TEXELS = { x: 28, y: 21, z: 28 } as const;
/** The corner of the block. */
export const LIGHT_FROM = { x: -3.5, y: -0.35, z: -3.5 } as const;

const { x: WIDTH, y: HEIGHT, z: DEPTH } = LIGHT_TEXELS;
const COUNT = WIDTH * HEIGHT * DEPTH;
const ROW = WIDTH;
const SLICE = WIDTH * HEIGHT;

type Ray = readonly [x: number, y: number, z: number];

const ring = (count: number, up: number): Ray[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + up) / count) * 2 * Math.PI;
    const flat = Math.sqrt(1 - up * up);
    return [flat * Math.cos(angle), up, flat * Math.sin(angle)];
  });

/** Near things darken from all around, far ones from above. */
const AROUND: readonly Ray[] = [[0, 1, 0], [0, -1, 0], ...ring(6, 0.55), ...ring(6, 0), ...ring(6, -0.55)];
const ABOVE: readonly Ray[] = [[0, 1, 0], ...ring(6, 0.86), ...ring(7, 0.52)];
const AROUND_STEPS = 5;
const ABOVE_STEPS = 14;

const at = (from: number, index: number): number => from + (index + 0.5) * TEXEL;

function isSolid(heights: readonly number[], x: number, y: number, z: number): boolean {
  if (y < 0) return Math.hypot(x, z) < DISC_RADIUS && (y < -0.2 || Math.max(Math.abs(x), Math.abs(z)) < 2.3);
  const cell = cellUnder(x, z);
  return cell !== undefined && y < (heights[cell] ?? 0) * LEVEL;
}

function solids(heights: readonly number[]): Uint8Array {
  const solid = new Uint8Array(COUNT);
  for (let i = 0; i < COUNT; i++) solid[i] = isSolid(heights, ...pointOf(i)) ? 1 : 0;
  return solid;
}

const pointOf = (index: number): Ray => [
  at(LIGHT_FROM.x, index % WIDTH),
  at(LIGHT_FROM.y, Math.floor(index / ROW) % HEIGHT),
  at(LIGHT_FROM.z, Math.floor(index / SLICE)),
];

/** How much of the way along a ray is free, from 0 to 1. */
function reach(solid: Uint8Array, index: number, ray: Ray, steps: number): number {
  const x = index % WIDTH;
  const y = Math.floor(index / ROW) % HEIGHT;
  const z = Math.floor(index / SLICE);
  for (let step = 1; step <= steps; step++) {
    const [i, j, k] = [
      Math.round(x + ray[0] * step),
      Math.round(y + ray[1] * step),
      Math.round(z + ray[2] * step),
    ];
    if (i < 0 || j < 0 || k < 0 || i >= WIDTH || j >= HEIGHT || k >= DEPTH) return 1;
    if (solid[i + ROW * j + SLICE * k]) return (step - 1) / steps;
  }
  return 1;
}

function openness(solid: Uint8Array, index: number, rays: readonly Ray[], steps: number): number {
  let sum = 0;
  for (const ray of rays) sum += reach(solid, index, ray, steps);
  return sum / rays.length;
}

/** Warmth of the burning cells, by distance. */
function emberAt(burning: readonly Cell[], [x, y, z]: Ray): number {
  let sum = 0;
  for (const cell of burning) {
    const fire = spot(cell, 0);
    const square = (x - fire.x) ** 2 + (y - 0.1) ** 2 + (z - fire.z) ** 2;
    sum += Math.max(0, 1 - square / 2.4) ** 2;
  }
  return Math.min(1, sum);
}

/** Deep inside, for what a lifted cube lets one see. */
const DEEP = [105, 60];

/** Texels inside the dice take over what is just outside, so that nothing dark bleeds out when they are mixed. */
function fillInside(texels: Uint8Array, solid: Uint8Array): void {
  for (let i = 0; i < COUNT; i++) {
    if (!solid[i]) continue;
    let [near, sky, open] = [0, 0, 0];
    for (const step of [1, -1, ROW, -ROW, SLICE, -SLICE]) {
      if (i + step < 0 || i + step >= COUNT || solid[i + step]) continue;
      near += texels[4 * (i + step)] as number;
      sky += texels[4 * (i + step) + 1] as number;
      open++;
    }
    texels.set(open > 0 ? [near / open, sky / open] : DEEP, 4 * i);
  }
}

/** Four bytes a texel: open nearby, open to the sky, ember, unused. */
export function bakeLight(heights: readonly number[], burning: readonly Cell[]): Uint8Array<ArrayBuffer> {
  const texels = new Uint8Array(4 * COUNT);
  const solid = solids(heights);
  for (let i = 0; i < COUNT; i++) {
    if (!solid[i]) {
      texels[4 * i] = 255 * openness(solid, i, AROUND, AROUND_STEPS);
      texels[4 * i + 1] = 255 * openness(solid, i, ABOVE, ABOVE_STEPS);
    }
    if (burning.length > 0) texels[4 * i + 2] = 255 * emberAt(burning, pointOf(i));
  }
  fillInside(texels, solid);
  return texels;
}

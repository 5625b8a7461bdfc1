/** List of all glows: rims, burning symbols, flares and shockwaves. */
import { type Cell, EVENTS, type TesseractView } from '@tessera/games/tesseract';
import type { Marks } from '../contract.ts';
import { LEVEL, spot } from './layout.ts';
import { Vector3 } from './math.ts';
import type { Palette } from './theme.ts';
import type { Effect } from './timeline.ts';

/** Kinds as numbered in the shader. */
const KIND = { rim: 0, dashes: 1, symbol: 2, halo: 3, shaft: 4, spark: 5, wave: 6 } as const;

export interface Glow {
  readonly kind: number;
  readonly at: Vector3;
  readonly width: number;
  readonly height: number;
  /** Number of the symbol, or progress of a wave. */
  readonly detail: number;
  readonly strength: number;
  readonly tint: Vector3;
  /** Whiteness of the core. */
  readonly white: number;
}

const EMBER = new Vector3(1, 0.3, 0.05);
const SPARK = new Vector3(1, 0.5, 0.16);
const RIM_SIZE = 0.595;

const glow = (kind: number, at: Vector3, size: number, tint: Vector3, strength = 1, rest = {}): Glow => ({
  kind,
  at,
  width: size,
  height: size,
  detail: 0,
  strength,
  tint,
  white: 0,
  ...rest,
});

/** Point just above the top of a stack. */
const onTop = (view: TesseractView, cell: Cell): Vector3 =>
  spot(cell, 0).setY((view.stacks[cell]?.cubes.length ?? 0) * LEVEL - (LEVEL - 1) + 0.008);

/** Input of the glows: stacks and their highlights. */
export interface Lit {
  readonly view: TesseractView;
  readonly marks: Marks;
  readonly focused: Cell | undefined;
  /** Lift of the top cube, by cell. */
  readonly lifts: readonly number[];
  readonly palette: Palette;
}

/** Rims, one per stack: danger hides selectable, and a hint's dashes surround both. */
export function rims({ view, marks, focused, palette, lifts }: Lit): Glow[] {
  const { accent, danger, ring, isLight } = palette;
  const white = isLight ? 0.12 : 0.8;
  const over = (cell: Cell): Vector3 => onTop(view, cell).add(new Vector3(0, lifts[cell] ?? 0, 0));
  const stackless = (cell: Cell): boolean => !marks.next.includes(cell) && cell !== focused;
  return [
    ...marks.choosable
      .filter(stackless)
      // In the light theme a white line runs inside the rim: violet alone is invisible on violet dice.
      .map(cell =>
        glow(KIND.rim, over(cell), RIM_SIZE, accent, isLight ? 1 : 0.92, {
          white: isLight ? 1 : white * 0.85,
        }),
      ),
    ...marks.next.map(cell => glow(KIND.rim, over(cell), RIM_SIZE, danger, 1, { white: white * 0.5 })),
    ...marks.hinted.map(cell => glow(KIND.dashes, over(cell), RIM_SIZE * 1.12, ring, 1, { white: 0.6 })),
    ...marks.places.flatMap(cell => ghost(onTop(view, cell), cell === marks.chosen ? ring : accent, white)),
    ...(marks.chosen === undefined || marks.places.includes(marks.chosen)
      ? []
      : left(onTop(view, marks.chosen), over(marks.chosen), ring)),
  ];
}

/** Ghost of a cube to be placed: dashed squares at its bottom and top. */
const ghost = (at: Vector3, tint: Vector3, white: number): Glow[] => [
  glow(KIND.dashes, at, RIM_SIZE, tint, 1, { white }),
  glow(KIND.dashes, at.clone().setY(at.y + LEVEL), RIM_SIZE, tint, 0.55, { white }),
  glow(KIND.halo, at, 0.7, tint, 0.5),
];

/** A selected cube is white, with a dashed outline at its old place. */
const left = (place: Vector3, cube: Vector3, tint: Vector3): Glow[] => [
  glow(KIND.rim, cube, RIM_SIZE, tint, 1, { white: 1 }),
  glow(KIND.dashes, place.setY(place.y - LEVEL), RIM_SIZE, tint, 1, { white: 1 }),
];

/** Glow on the stack below a lifted cube. */
export function footlight(view: TesseractView, cell: Cell, lift: number, palette: Palette): Glow[] {
  const height = view.stacks[cell]?.cubes.length ?? 0;
  if (height === 0 || lift < 0.05) return [];
  const under = spot(cell, 0).setY((height - 2) * LEVEL + 1.01);
  const strength = Math.min(1, lift * 2);
  return [
    glow(KIND.rim, under, RIM_SIZE, palette.ring, strength, {
      white: 0.7,
    }),
    glow(
      KIND.spark,
      spot(cell, height - 1).setY((height - 0.5) * LEVEL + lift),
      1.7,
      palette.accent,
      strength * 0.42,
    ),
  ];
}

/** Pseudo-random number between 0 and 1, equal in every frame. */
const fixed = (cell: Cell, index: number): number => {
  const wild = Math.sin(cell * 12.9898 + index * 78.233) * 43758.5453;
  return wild - Math.floor(wild);
};

const SPARKS = 9;

/** Fire on the symbol of an empty stack; a flare (1 to 0) raises it. */
export function fire(view: TesseractView, cell: Cell, flare: number): Glow[] {
  const symbol = view.stacks[cell]?.symbol;
  if (!symbol) return [];
  const at = (y: number): Vector3 => spot(cell, 0).setY(y);
  const sparks = Array.from({ length: SPARKS }, (_, i) => {
    const up = fixed(cell, i) * (1 + flare);
    const off = new Vector3(fixed(cell, i + 20) - 0.5, 0.1 + up * 1.1, fixed(cell, i + 40) - 0.5);
    const size = 0.02 + 0.035 * fixed(cell, i + 60) * (1 + flare);
    return glow(
      KIND.spark,
      at(0).add(off.multiply(new Vector3(0.75, 1, 0.75))),
      size,
      SPARK,
      0.5 + 0.5 * fixed(cell, i),
    );
  });
  return [
    glow(KIND.symbol, at(0.012), 0.475, EMBER, 1, { detail: EVENTS.indexOf(symbol) }),
    glow(KIND.halo, at(0.02), 0.9 + flare, EMBER, 0.42 + 0.5 * flare),
    glow(KIND.shaft, at(0.62 + flare * 0.9), 0.58, EMBER, 0.5 + 0.5 * flare, { height: 0.66 + flare }),
    ...sparks,
  ];
}

/** Shockwaves of flares and breaches at a time, and flashes of crumbling dice. */
export function waves(effects: readonly Effect[], time: number, palette: Palette): Glow[] {
  return effects.flatMap(effect => {
    const k = (time - effect.start) / (effect.end - effect.start);
    if (k < 0 || k >= 1) return [];
    const fading = 1 - k;
    if (effect.type === 'shards') {
      return [glow(KIND.spark, effect.at.position, 0.6 + 1.2 * k, EMBER, 0.9 * fading * fading)];
    }
    const detail = 0.08 + 0.82 * (1 - fading * fading);
    if (effect.type === 'shock')
      return [glow(KIND.wave, new Vector3(0, 0.4, 0), 6, palette.danger, fading, { detail })];
    return [glow(KIND.wave, spot(effect.cell, 0).setY(0.03), 1.8, EMBER, 1.3 * fading, { detail })];
  });
}

export const MOST_GLOWS = 320;
export const GLOW_SIZES = { place: 4, shape: 4, tint: 4 } as const;

/** Writes the instance data; returns the number of glows. */
export function writeGlows(arrays: Readonly<Record<string, Float32Array>>, glows: readonly Glow[]): number {
  const shown = glows.slice(0, MOST_GLOWS);
  for (const [i, { kind, at, width, height, detail, strength, tint, white }] of shown.entries()) {
    arrays.place?.set([at.x, at.y, at.z, kind], 4 * i);
    arrays.shape?.set([width, height, detail, strength], 4 * i);
    arrays.tint?.set([tint.x, tint.y, tint.z, white], 4 * i);
  }
  return shown.length;
}

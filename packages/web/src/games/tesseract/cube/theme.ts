/** Colours and lamps of the scene for both themes. Dice, accent and danger come from the style sheet. */
import { Vector3 } from './math.ts';

const DICE = ['--die-yellow', '--die-orange', '--die-purple', '--die-blue'] as const;

/** CSS colour to linear light; squares approximate the gamma curve, here and in the shaders. */
const lit = (css: string): Vector3 => {
  const number = Number.parseInt(css.slice(1, 7), 16);
  const [red, green, blue] = [number >> 16, (number >> 8) & 255, number & 255].map(
    byte => (byte / 255) ** 2,
  ) as [number, number, number];
  return new Vector3(red, green, blue);
};

/** Increases the saturation of flat tokens, which white lamps wash out. */
const vivid = (colour: Vector3): Vector3 => {
  const grey = 0.3 * colour.x + 0.6 * colour.y + 0.1 * colour.z;
  return colour
    .clone()
    .multiplyScalar(1.08)
    .addScalar(-0.08 * grey)
    .clampScalar(0, 1);
};

const rgb = (red: number, green: number, blue: number): Vector3 => new Vector3(red, green, blue);

/** Colours of textures are CSS; colours of lamps are linear light, where 1 is white. */
const DARK = {
  isLight: false,
  disc: '#262f4b',
  board: '#1d2438',
  cell: '#10151f',
  cellEdge: '#2e3954',
  engraving: '#aab6d6',
  edge: lit('#222b45'),
  sky: rgb(0.34, 0.36, 0.46),
  ground: rgb(0.13, 0.11, 0.19),
  key: rgb(0.98, 0.92, 0.84),
  fill: rgb(0.16, 0.16, 0.25),
  rim: rgb(0.42, 0.34, 0.75),
  /** Ground of a burnt cell. */
  burnt: lit('#1d0d08'),
  /** Outline of the focused cube. */
  focus: rgb(1, 1, 1),
  ring: lit('#e6dcff'),
};

const LIGHT: typeof DARK = {
  isLight: true,
  disc: '#e2d8c3',
  board: '#efe7d8',
  cell: '#e6dece',
  cellEdge: '#cfc5b1',
  engraving: '#5c5346',
  edge: lit('#d3c6ad'),
  sky: rgb(0.46, 0.46, 0.48),
  ground: rgb(0.28, 0.25, 0.22),
  key: rgb(0.84, 0.81, 0.76),
  fill: rgb(0.1, 0.1, 0.12),
  rim: rgb(0.16, 0.14, 0.2),
  burnt: lit('#3a1d10'),
  focus: rgb(1, 1, 1),
  ring: lit('#6a46e0'),
};

/** Palette from the current style sheet. */
export function paletteOf(root: Element) {
  const style = getComputedStyle(root);
  const read = (name: string): Vector3 => lit(style.getPropertyValue(name).trim());
  return {
    ...(root.getAttribute('data-theme') === 'light' ? LIGHT : DARK),
    dice: [...DICE.map(name => vivid(read(name))), rgb(0.018, 0.02, 0.028)],
    pips: ['#2a1d00', '#2b0f00', '#ffffff', '#ffffff', '#000000'].map(lit),
    accent: read('--tesseract'),
    danger: read('--danger'),
  };
}

export type Palette = ReturnType<typeof paletteOf>;

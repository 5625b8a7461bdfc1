/** Colours and lamps of the scene, from the style sheet. */
import { Vector3 } from './math.ts';

const DICE = ['yellow', 'orange', 'purple', 'blue'] as const;

/** CSS colour, short or long, to linear light; squares approximate the gamma curve, here and in the shaders. */
const lit = (css: string): Vector3 => {
  const number = Number.parseInt((css[4] ? css : css.replace(/\w/g, '$&$&')).slice(1, 7), 16);
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

/** Palette of the style sheet as it is now, for its theme and look. */
export function paletteOf(surface: Element) {
  const style = getComputedStyle(surface);
  const css = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const read = (name: string): Vector3 => lit(css(name));
  /** Three shares of linear light, where 1 is white. */
  const lamp = (name: string): Vector3 =>
    new Vector3(...(css(`cube-${name}`).split(' ').map(Number) as [number, number, number]));
  return {
    isLight: style.colorScheme === 'light',
    sky: lamp('sky'),
    ground: lamp('ground'),
    key: lamp('key'),
    fill: lamp('fill'),
    rim: lamp('rim'),
    disc: css('cube-disc'),
    board: css('cube-board'),
    cell: css('cube-cell'),
    cellEdge: css('cube-line'),
    engraving: css('cube-engraving'),
    edge: read('cube-edge'),
    /** Ground of a burnt cell. */
    burnt: read('cube-burnt'),
    ring: read('cube-ring'),
    /** Outline of the focused cube. */
    focus: new Vector3(1, 1, 1),
    dice: [...DICE.map(name => vivid(read(`die-${name}`))), new Vector3(0.018, 0.02, 0.028)],
    pips: [...DICE.map(name => read(`pip-${name}`)), new Vector3(0, 0, 0)],
    accent: read('tesseract'),
    danger: read('danger'),
  };
}

export type Palette = ReturnType<typeof paletteOf>;

/** Colours and lamps of the scene, from the style sheet. */
import { Vector3 } from './math.ts';

const DICE = ['yellow', 'orange', 'purple', 'blue'] as const;

const vectorOf = (shares: readonly number[]): Vector3 =>
  new Vector3(...(shares as readonly [x: number, y: number, z: number]));

/**
 * CSS colour of three or six digits to linear light; squares approximate the gamma curve, here and in the
 * shaders.
 */
const lit = (css: string): Vector3 => {
  const wide = css.length > 4 ? 2 : 1;
  const digits = [1, 1 + wide, 1 + 2 * wide].map(at => css.slice(at, at + wide));
  return vectorOf(digits.map(one => (Number.parseInt(one, 16) / (16 ** wide - 1)) ** 2));
};

/** Palette of the style sheet as it is now, for its theme and look. */
export function paletteOf(surface: Element) {
  const style = getComputedStyle(surface);
  const css = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const read = (name: string): Vector3 => lit(css(name));
  /** Three shares of linear light, where 1 is white. */
  const lamp = (name: string): Vector3 => vectorOf(css(`cube-${name}`).split(' ').map(Number));
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
    outline: read('cube-outline'),
    dice: [...DICE.map(name => read(`lit-${name}`)), new Vector3(0.018, 0.02, 0.028)],
    pips: [...DICE.map(name => read(`pip-${name}`)), new Vector3(0, 0, 0)],
    accent: read('tesseract'),
    danger: read('danger'),
  };
}

export type Palette = ReturnType<typeof paletteOf>;

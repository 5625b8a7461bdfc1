/** Camera distance at which turntable and stacks fill the stage in every rotation. */
import { DISC_RADIUS, DISC_TOP, LEVEL, MAX_LEVEL, PITCH } from './layout.ts';

/** Field of view in degrees: a long lens keeps the dice nearly parallel. */
export const LENS = 17;

export interface Framing {
  readonly distance: number;
  /** Half width of everything, in half heights. */
  readonly width: number;
  /** Vertical shift of the picture's centre, in half heights. */
  readonly shift: number;
}

/** Height of the camera's target above the centre of the base. */
export const AIM_HEIGHT = 1.45;
/** Height of the stacks, with space for a lifted cube. */
const TOP = MAX_LEVEL * LEVEL + 0.2;
const CORNER = (PITCH * 1.5 + 0.45) * Math.SQRT2;

/** Points on the outline of everything that rotates. */
const OUTLINE: readonly (readonly [x: number, y: number, z: number])[] = Array.from(
  { length: 24 },
  (_, i) => {
    const angle = (i / 24) * 2 * Math.PI;
    return [Math.cos(angle), 0, Math.sin(angle)] as const;
  },
).flatMap(([x, , z]) => [
  [x * DISC_RADIUS, DISC_TOP - 0.25, z * DISC_RADIUS] as const,
  [x * CORNER, TOP, z * CORNER] as const,
]);

interface Extent {
  readonly width: number;
  readonly low: number;
  readonly high: number;
}

/** Projected extent of the outline at a distance, in half heights of the stage. */
function extentFrom(distance: number, elevation: number): Extent {
  const [sin, cos] = [Math.sin(elevation), Math.cos(elevation)];
  const scale = 1 / Math.tan((LENS * Math.PI) / 360);
  let [width, low, high] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y, z] of OUTLINE) {
    const rise = y - AIM_HEIGHT;
    const depth = distance - (z * cos + rise * sin);
    const up = ((rise * cos - z * sin) * scale) / depth;
    width = Math.max(width, (Math.abs(x) * scale) / depth);
    low = Math.min(low, up);
    high = Math.max(high, up);
  }
  return { width, low, high };
}

/** The smallest distance at which everything fits; `margin` is the share of the stage kept free. */
export function fit(aspect: number, elevation: number, margin: number): Framing {
  const room = 1 - margin;
  let [near, far] = [8, 90];
  for (let i = 0; i < 24; i++) {
    const middle = (near + far) / 2;
    const { width, low, high } = extentFrom(middle, elevation);
    if (width <= aspect * room && (high - low) / 2 <= room) far = middle;
    else near = middle;
  }
  const { width, low, high } = extentFrom(far, elevation);
  return { distance: far, width, shift: -(low + high) / 2 };
}

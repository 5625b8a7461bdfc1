/** How far away the camera stands so that table and stacks fill the stage, whichever way they are turned. */
import { DISC_RADIUS, DISC_TOP, LEVEL, MAX_LEVEL, PITCH } from './layout.ts';

/** Degrees: a long lens keeps the dice nearly parallel. */
export const LENS = 17;

export interface Frame {
  readonly distance: number;
  /** Where the middle of the picture goes, up and in half heights. */
  readonly shift: number;
}

/** The camera looks at this height over the middle of the base. */
export const AIM_HEIGHT = 1.45;
/** Room above the stacks for a cube in focus. */
const TOP = MAX_LEVEL * LEVEL + 0.2;
const CORNER = (PITCH * 1.5 + 0.45) * Math.SQRT2;

/** Points on the outline of all that turns. */
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

/** The picture of the outline from a distance, in half heights of the stage. */
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

/** The nearest distance from which everything is inside; `margin` is a share of the stage kept free. */
export function fit(aspect: number, elevation: number, margin: number): Frame {
  const room = 1 - margin;
  let [near, far] = [8, 90];
  for (let i = 0; i < 24; i++) {
    const middle = (near + far) / 2;
    const { width, low, high } = extentFrom(middle, elevation);
    if (width <= aspect * room && (high - low) / 2 <= room) far = middle;
    else near = middle;
  }
  const { low, high } = extentFrom(far, elevation);
  return { distance: far, shift: -(low + high) / 2 };
}

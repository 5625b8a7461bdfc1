// @chunk *-board
/** Marks of the four colours, which are also the shapes of their pips. */
import type { ColourName } from '@tessera/games/tesseract';
import { pipsOf } from '../../ui/render/pips.ts';

/** Path of a colour's mark relative to the current point, with a radius of about 1. Filled. */
export const MARK_PATHS: Readonly<Record<ColourName, string>> = {
  Y: 'm-1 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0z',
  O: 'm0-1.15 1.1 1.95h-2.2z',
  P: 'm-.87-.87h1.74v1.74h-1.74z',
  B: 'm0-1.2 1.2 1.2-1.2 1.2-1.2-1.2z',
};

/** Distance of the outer pips from the centre, in radii of a pip. */
const SPREAD = 2.6;

/** All pips of a face in one path around its centre, to be scaled by `pipRadius`. */
export const pipPath = (colour: ColourName, value: number): string =>
  pipsOf(value)
    .map(([x, y]) => `M${SPREAD * x} ${SPREAD * y}${MARK_PATHS[colour]}`)
    .join('');

/** Radius on a face of 1 x 1; a single pip is larger. */
export const pipRadius = (value: number): number => (value === 1 ? 0.115 : 0.09);

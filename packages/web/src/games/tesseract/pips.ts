/** The marks of the four colours, which are the shapes of their pips too. */
import type { ColourName } from '@tessera/games/tesseract';
import { pipsOf } from '../../ui/render/pips.ts';

/** A colour's mark around where the pen stands, with a radius of about 1: its pips, and its slots on the board. Filled. */
export const MARK_PATHS: Readonly<Record<ColourName, string>> = {
  Y: 'm-1 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0z',
  O: 'm0-1.15 1.1 1.95h-2.2z',
  P: 'm-.87-.87h1.74v1.74h-1.74z',
  B: 'm0-1.2 1.2 1.2-1.2 1.2-1.2-1.2z',
};

/** From the middle of a face to its outer pips, in radii of a pip. */
const SPREAD = 2.6;

/** All pips of a face in one path around its middle, to be scaled by `pipRadius`. */
export const pipPath = (colour: ColourName, value: number): string =>
  pipsOf(value)
    .map(([x, y]) => `M${SPREAD * x} ${SPREAD * y}${MARK_PATHS[colour]}`)
    .join('');

/** Of a face that is 1 x 1: a single one is larger. */
export const pipRadius = (value: number): number => (value === 1 ? 0.115 : 0.09);

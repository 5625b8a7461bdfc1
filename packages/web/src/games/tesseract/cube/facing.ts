/** How far to turn the table so that a stack can be seen. */
import type { Cell } from '@tessera/games/tesseract';
import { seenTops } from './labels.ts';
import type { Moment } from './moment.ts';
import { type Orbit, raised, turnedBy } from './orbit.ts';
import type { Size } from './place.ts';
import { createEye } from './view.ts';

const STEP = Math.PI / 8;
/** Either way round, the shortest first. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8].map(steps => steps * STEP);
/** Most of a top face. */
const ENOUGH = 6;

/** The nearest way to look at the top of a stack; from above, where everything is seen, if nothing else helps. */
export function facing(moment: Moment, orbit: Orbit, size: Size, cell: Cell): Orbit {
  const eye = createEye();
  const isSeen = (from: Orbit): boolean => {
    eye.look(from, size);
    return seenTops(moment, eye, cell).length >= ENOUGH;
  };
  return TURNS.map(angle => turnedBy(orbit, angle)).find(isSeen) ?? raised(orbit);
}

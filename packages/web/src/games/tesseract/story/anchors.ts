// @chunk *-table
/** Elements of the table that stand for a place, as selectors, the most exact one first. */
import { type CubeId, LAB_NAMES, type Lab } from '@tessera/games/tesseract';
import type { Spot } from './chronicle.ts';

/** Drawings of the Tesseract; beside the cube the layers are there for screen readers alone. */
const STAGES = ['.tess-turntable', '.tess-layers:not(.only-read)'];

/** Squares of a level in the numbering of the stage. */
const CELLS = 16;

/** `cube` is given where it lies now; a place that it left has none. */
export function anchorsOf(spot: Spot, own: Lab, cube?: CubeId): readonly string[] {
  const exact = cube === undefined ? [] : [`[data-cube="${cube}"]`];
  switch (spot.zone) {
    case 'tess':
      return STAGES.map(stage => `${stage} [data-square="${CELLS * spot.level + spot.cell}"]`);
    case 'lab':
      return [...exact, spot.lab === own ? '.tess-lab .tess-places' : mateOf(spot.lab)];
    case 'primed':
      return [...exact, '.tess-primed .tess-columns', '.tess-strip-chance'];
    case 'board':
      return [...exact, '.tess-containment'];
    case 'destroyed':
      return ['.tess-destroyed'];
  }
}

const mateOf = (lab: Lab): string => `.tess-mate .of-${LAB_NAMES[lab]}`;

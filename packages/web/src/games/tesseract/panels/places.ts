/** The order in which a lab shows its cubes: a player may rearrange them freely (T-CONTAIN-1). */
import { COLOURS, type CubeView } from '@tessera/games/tesseract';
import type { LabSet } from './sets.ts';

const byKind = (a: CubeView, b: CubeView): number =>
  a.value - b.value || COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) || a.id - b.id;

/** The cubes of the best set side by side, then the rest; hovering another set moves nothing. */
export function arranged(cubes: readonly CubeView[], best: LabSet | undefined): readonly CubeView[] {
  const first = new Set(best?.cubes.map(cube => cube.id));
  const rest = cubes.filter(cube => !first.has(cube.id)).sort(byKind);
  return [...(best?.cubes ?? []), ...rest];
}

/** How many places a run of the outline covers, at its first place; 0 elsewhere. */
export function spanAt(isIn: readonly boolean[], at: number): number {
  if (!isIn[at] || isIn[at - 1]) return 0;
  const end = isIn.indexOf(false, at);
  return (end < 0 ? isIn.length : end) - at;
}

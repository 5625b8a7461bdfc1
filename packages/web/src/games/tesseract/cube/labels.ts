/** Positions of HTML labels, in pixels of the stage. */
import type { Cell } from '@tessera/games/tesseract';
import type { Marks } from '../contract.ts';
import { LEVEL, spot } from './layout.ts';
import { Vector3 } from './math.ts';
import { isTelling, type SceneMoment } from './moment.ts';
import { type Orbit, raised, turnedBy } from './orbit.ts';
import { pick } from './picking.ts';
import type { Point, Size } from './place.ts';
import { createEye, type Eye } from './view.ts';

export interface Labels {
  /** Labels of the cubes primed next, in the order of the marks. */
  readonly next: readonly NextLabel[];
}

interface NextLabel {
  readonly cell: Cell;
  /** Point on its top. */
  readonly at: Point;
  /** Its corners if it is hidden or gone: upper ones first, both in the same order. */
  readonly ghost: readonly Point[] | undefined;
}

/** Offsets of the sample points on a top face. */
const REACHES = [0, -0.38, 0.38];
const TOP_POINTS = REACHES.flatMap(south => REACHES.map(east => new Vector3(east, 0, south)));

export const heightsOf = ({ view }: Pick<SceneMoment, 'view'>): number[] =>
  view.stacks.map(({ cubes }) => cubes.length);

/** The selected cube stays lifted; a target of a placement does not. */
export const liftedBy = ({ chosen, places }: Marks): Cell | undefined =>
  chosen !== undefined && places.includes(chosen) ? undefined : chosen;

const topOf = ({ view, lifts }: SceneMoment, cell: Cell): Vector3 =>
  spot(cell, 0).setY((view.stacks[cell]?.cubes.length ?? 0) * LEVEL + (lifts[cell] ?? 0));

/** Where a cube is marked: on its upper face, which a stack in front hides last; below others at its centre. */
export const markedAt = (moment: SceneMoment, cell: Cell, level: number): Vector3 =>
  level + 1 === moment.view.stacks[cell]?.cubes.length ? topOf(moment, cell) : spot(cell, level);

/** Sample points on top of a stack that are visible. */
function seenTops(moment: SceneMoment, eye: Eye, cell: Cell): readonly Point[] {
  const heights = heightsOf(moment);
  const lifted = [moment.focused, liftedBy(moment.marks)];
  return TOP_POINTS.map(off => eye.project(topOf(moment, cell).add(off))).filter(
    point => pick(eye.ray(point), heights, lifted) === cell,
  );
}

const CORNERS: readonly Vector3[] = [0, -1].flatMap(y =>
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([east, south]) => new Vector3(east, y, south)),
);

function nextLabel(moment: SceneMoment, eye: Eye, cell: Cell): NextLabel {
  const top = topOf(moment, cell);
  // The decisive cube of a finished match is gone: its ghost is drawn where it stood.
  const isGone = moment.view.outcome !== null;
  if (isGone) top.setY(top.y + LEVEL);
  const [seen] = isGone ? [] : seenTops(moment, eye, cell);
  const ghost = seen ? undefined : CORNERS.map(corner => eye.project(top.clone().add(corner)));
  return { cell, at: seen ?? eye.project(top), ghost };
}

export const labelsAt = (moment: SceneMoment, eye: Eye): Labels => ({
  next: isTelling(moment) ? [] : moment.marks.next.map(cell => nextLabel(moment, eye, cell)),
});

const STEP = Math.PI / 8;
/** Candidate rotations in both directions, the smallest first. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8].map(steps => steps * STEP);
/** Number of visible sample points that counts as visible: most of a top face. */
const ENOUGH = 6;

/** The smallest rotation that shows the top of a stack; from above if no rotation does. */
export function facing(moment: SceneMoment, orbit: Orbit, size: Size, cell: Cell): Orbit {
  const eye = createEye();
  const isSeen = (from: Orbit): boolean => {
    eye.look(from, size);
    return seenTops(moment, eye, cell).length >= ENOUGH;
  };
  return TURNS.map(angle => turnedBy(orbit, angle)).find(isSeen) ?? raised(orbit);
}

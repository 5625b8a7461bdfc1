/** Where the page's labels belong, in points of the stage. */
import type { Cell } from '@tessera/games/tesseract';
import type { Marks } from '../contract.ts';
import { LEVEL, spot } from './layout.ts';
import { Vector3 } from './math.ts';
import { isTelling, type Moment } from './moment.ts';
import { type Orbit, raised, turnedBy } from './orbit.ts';
import { pick } from './picking.ts';
import type { Point, Size } from './place.ts';
import { createEye, type Eye } from './view.ts';

export interface Labels {
  /** The middle of the cube in focus, and half its width in pixels. */
  readonly focused: { readonly at: Point; readonly radius: number } | undefined;
  /** The cubes that are primed next, in the order of the marks. */
  readonly next: readonly NextLabel[];
}

interface NextLabel {
  readonly cell: Cell;
  /** On top of it. */
  readonly at: Point;
  /** Its corners, if it stands behind others or has left: upper ones first, both around the same way. */
  readonly ghost: readonly Point[] | undefined;
}

/** From the middle of a top face to where it is looked at, too. */
const REACHES = [0, -0.38, 0.38];
const TOP_POINTS = REACHES.flatMap(south => REACHES.map(east => new Vector3(east, 0, south)));

export const heightsOf = ({ view }: Pick<Moment, 'view'>): number[] =>
  view.stacks.map(({ cubes }) => cubes.length);

/** The cube that is chosen stays lifted; where one would be put, nothing is. */
export const liftedBy = ({ chosen, places }: Marks): Cell | undefined =>
  chosen !== undefined && places.includes(chosen) ? undefined : chosen;

const topOf = ({ view, lifts }: Moment, cell: Cell): Vector3 =>
  spot(cell, 0).setY((view.stacks[cell]?.cubes.length ?? 0) * LEVEL + (lifts[cell] ?? 0));

/** Points on top of a stack that nothing hides. */
function seenTops(moment: Moment, eye: Eye, cell: Cell): readonly Point[] {
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

function nextLabel(moment: Moment, eye: Eye, cell: Cell): NextLabel {
  const top = topOf(moment, cell);
  // What decided the match has left: it is drawn where it stood.
  const isGone = moment.view.outcome !== null;
  if (isGone) top.setY(top.y + LEVEL);
  const [seen] = isGone ? [] : seenTops(moment, eye, cell);
  const ghost = seen ? undefined : CORNERS.map(corner => eye.project(top.clone().add(corner)));
  return { cell, at: seen ?? eye.project(top), ghost };
}

export function labelsAt(moment: Moment, eye: Eye): Labels {
  const { focused, marks } = moment;
  return {
    focused: focused === undefined ? undefined : beside(eye, topOf(moment, focused)),
    next: isTelling(moment) ? [] : marks.next.map(cell => nextLabel(moment, eye, cell)),
  };
}

function beside(eye: Eye, top: Vector3): Labels['focused'] {
  const middle = top.setY(top.y - 0.4);
  const at = eye.project(middle);
  const above = eye.project(middle.clone().setY(middle.y + 1));
  return { at, radius: 0.8 * Math.abs(above.y - at.y) };
}

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

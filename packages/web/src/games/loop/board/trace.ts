// @chunk own
/** Geometry of the trace: arrows across the borders of eras, and the steps told at each era. Pure. */
import { type Era, RING } from '@tessera/games/loop';
import type { Cubes, Step, Way } from '../chronicle.ts';
import { CHEVRON, OUTER_PLACE as OUTER, type Point, type Ring } from './layout.ts';
import { covered, type Rect, rectAt } from './room.ts';

export interface Arrow extends Pick<Way, 'piece'> {
  readonly key: string;
  readonly step: Step;
  /** Position of its step, from 1. */
  readonly number: number;
  readonly from: Point;
  readonly to: Point;
  readonly line: string;
  /** Direction at its end, in degrees. */
  readonly angle: number;
}

/** Length of an arrow, and size of the ghost at its start, at an average ring. */
const LENGTH = 34;
const GHOST = 28;

/** Maximum number of arrows over one border, and through the hole of the ring, while the whole trace is shown. */
const CROSSING = 2;
const HOLE = -1;

/**
 * Arrows of the whole trace, the latest over each border; or those of the step that is shown alone. They keep clear of
 * `taken` where they can.
 */
export function arrowsOf(
  trace: readonly Step[],
  ring: Ring,
  shown: number | undefined,
  taken: readonly Rect[] = [],
): readonly Arrow[] {
  const told = trace.map((step, i) => ({ step, i })).filter(({ i }) => shown === undefined || i === shown);
  const ways = told.flatMap(({ step, i }) => step.ways.map((way, nth) => ({ way, step, i, nth })));
  const latest = new Map<number, number>();
  const kept = ways.toReversed().filter(({ way: { piece, from, to } }) => {
    if (from === undefined || shown !== undefined) return true;
    const border = borderOf(from, to) ?? HOLE;
    // Clones that cross the hole hide the Machine: only a step of its own shows them.
    if (border === HOLE && !('agent' in piece)) return false;
    latest.set(border, (latest.get(border) ?? 0) + 1);
    return (latest.get(border) ?? 0) <= CROSSING;
  });
  return drawnOf(kept.toReversed(), ring, taken);
}

interface Told {
  readonly way: Way;
  readonly step: Step;
  /** Index of the step, and of the way within it. */
  readonly i: number;
  readonly nth: number;
}

function drawnOf(ways: readonly Told[], ring: Ring, taken: readonly Rect[]): readonly Arrow[] {
  const others = [...taken];
  return ways.flatMap(({ way: { piece, from, to }, step, i, nth }): readonly Arrow[] => {
    if (from === undefined || from === to) return [];
    const border = borderOf(from, to);
    const [start, end, line] =
      border === undefined ? across(from, to, others, ring) : over(border, to === border, others, ring);
    others.push(arrowRect(start, end, ring));
    const [bend, tip] = [line, end];
    const angle = (Math.atan2(tip[1] - bend[1], tip[0] - bend[0]) * 180) / Math.PI;
    return [
      {
        key: `${i} ${nth}`,
        step,
        number: i + 1,
        piece,
        from: start,
        to: end,
        line: `M${start.join(' ')}Q${bend.join(' ')} ${end.join(' ')}`,
        angle,
      },
    ];
  });
}

/** The ray between neighbouring eras, named after the later one; undefined for eras that do not touch. */
function borderOf(from: Era, to: Era): number | undefined {
  if ((from + 1) % RING === to) return to;
  return (to + 1) % RING === from ? from : undefined;
}

type Curve = readonly [start: Point, end: Point, bend: Point];

/** Places of an arrow on a border as shares of its length from the hole, the preferred first. */
const PLACES = [0.8, 0.86, 0.74, 0.92, 0.68, 0.5, 0.44, 0.38, 0.32, 0.26, 0.2, 0.14, 0.08];

/** Arrow from a border into an era, where it covers least. */
function over(border: number, isAhead: boolean, taken: readonly Rect[], ring: Ring): Curve {
  const { chevrons, middle, chevron } = ring;
  const { at = middle, outer = middle } = chevrons[border] ?? {};
  const length = Math.hypot(at[0] - middle[0], at[1] - middle[1]) || 1;
  const out: Point = [(at[0] - middle[0]) / length, (at[1] - middle[1]) / length];
  const ahead: Point = isAhead ? [-out[1], out[0]] : [out[1], -out[0]];
  const span = Math.hypot(outer[0] - at[0], outer[1] - at[1]) / (OUTER - CHEVRON);
  const curveAt = (place: number): Curve => {
    const aside = (place - CHEVRON) * span;
    const point = (along: number): Point => [
      at[0] + out[0] * aside + ahead[0] * along * chevron,
      at[1] + out[1] * aside + ahead[1] * along * chevron,
    ];
    return [point(0), point(LENGTH), point(LENGTH / 2)];
  };
  const curves = PLACES.map(curveAt);
  const costs = curves.map(([start, end]) => covered(arrowRect(start, end, ring), taken));
  return curves[costs.indexOf(Math.min(...costs))] ?? curveAt(OUTER);
}

/** Around the ghost of an arrow and its tip. */
export function arrowRect(start: Point, end: Point, { chevron }: Ring): Rect {
  // Its number stands at the upper left.
  const [x, y] = start;
  const ghost = rectAt([x - 5 * chevron, y - 5 * chevron], (GHOST + 12) * chevron, (GHOST + 12) * chevron);
  const tip = rectAt(end, 12 * chevron, 12 * chevron);
  return {
    left: Math.min(ghost.left, tip.left),
    top: Math.min(ghost.top, tip.top),
    right: Math.max(ghost.right, tip.right),
    bottom: Math.max(ghost.bottom, tip.bottom),
  };
}

/** Distance of an arrow through the hole from the Machine's centre, in radii of the Machine. */
const CLEAR = 1.2;

/** Tried places of a ghost around the mouth of its era, in ghosts: towards the Machine and aside, the nearest first. */
const AROUND: readonly Point[] = [0, 0.4, 0.8]
  .flatMap(inwards => [0, 0.6, -0.6, 1.2, -1.2, 1.8, -1.8].map((aside): Point => [inwards, aside]))
  .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** Place of a ghost at the mouth of an era, where it covers least. */
function ghostAt(from: Era, taken: readonly Rect[], { wedges, middle, chevron }: Ring): Point {
  const [x, y] = wedges[from]?.mouth ?? middle;
  const far = Math.hypot(middle[0] - x, middle[1] - y) || 1;
  const [inX, inY] = [(middle[0] - x) / far, (middle[1] - y) / far];
  const size = GHOST * chevron;
  const places = AROUND.map(
    ([inwards, aside]): Point => [
      x + (inX * inwards - inY * aside) * size,
      y + (inY * inwards + inX * aside) * size,
    ],
  );
  const costs = places.map(place => covered(rectAt(place, size, size), taken));
  return places[costs.indexOf(Math.min(...costs))] ?? [x, y];
}

/** Curve between eras that do not touch, through the hole of the ring and around the Machine. */
function across(from: Era, to: Era, taken: readonly Rect[], ring: Ring): Curve {
  const { wedges, middle, machine } = ring;
  const start = ghostAt(from, taken, ring);
  const end = wedges[to]?.mouth ?? middle;
  const half: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
  const aside: Point = [(start[1] - end[1]) / length, (end[0] - start[0]) / length];
  const far = (half[0] - middle[0]) * aside[0] + (half[1] - middle[1]) * aside[1];
  // Away from the Machine; the middle of a quadratic curve lies half as far out as its bend.
  const out = far < 0 ? -1 : 1;
  const push = out * 2 * Math.max(0, CLEAR * machine - Math.abs(far));
  return [start, end, [half[0] + aside[0] * push, half[1] + aside[1] * push]];
}

export interface Badge {
  readonly step: Step;
  readonly number: number;
  readonly cubes: Cubes | undefined;
  /** Clones destroyed there. */
  readonly gone: readonly number[];
  /** True where the step was made. */
  readonly isHere: boolean;
}

/** Maximum number of badges at an era while the whole trace is shown. */
const MOST = 3;

/** Steps told at an era: the latest ones, or the one that is shown alone. */
export function badgesOf(trace: readonly Step[], era: Era, shown: number | undefined): readonly Badge[] {
  const badges = trace.flatMap((step, i): readonly Badge[] => {
    const cubes = step.cubes.find(one => one.era === era && (one.rifts !== 0 || one.energy !== 0));
    const gone = step.gone.flatMap(one => (one.era === era ? [one.token] : []));
    const isHere = step.at === era && step.kind !== 'move' && step.kind !== 'cancel';
    return cubes || gone.length > 0 || isHere ? [{ step, number: i + 1, cubes, gone, isHere }] : [];
  });
  return shown === undefined ? badges.slice(-MOST) : badges.filter(({ number }) => number === shown + 1);
}

/** Layout of the ring in pixels: a superellipse cut by straight rays, as large as its container. */
import { type Era, RING } from '@tessera/games/loop';

export type Point = readonly [x: number, y: number];

/** Upright box for the content of an era. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Wedge {
  /** Outline as the `d` of a path. */
  readonly outline: string;
  /** Outline inset by the width of marks. */
  readonly inset: string;
  /** Outer edge. */
  readonly rim: string;
  readonly box: Box;
  /** Position and scale of its silhouette. */
  readonly ground: { readonly x: number; readonly y: number; readonly scale: number };
  /** Direction of the Machine's chute to this era, in degrees clockwise from up. */
  readonly bearing: number;
  /** End of that chute. */
  readonly mouth: Point;
}

export interface Ring {
  readonly width: number;
  readonly height: number;
  readonly middle: Point;
  /** True for small containers: short names and small pieces. */
  readonly isSlim: boolean;
  readonly wedges: readonly Wedge[];
  /** Arrows between neighbouring eras, in the direction of time. */
  readonly chevrons: readonly {
    readonly at: Point;
    readonly angle: number;
    /** Point of the same border near the rim, where eras have least to show. */
    readonly outer: Point;
  }[];
  /** Scale of the arrows, relative to a common screen. */
  readonly chevron: number;
  /** Tick marks around the Machine, as a path. */
  readonly dial: string;
  /** Radius of the Machine. */
  readonly machine: number;
  /** Lower border of the eras at both sides: its distance from the middle, across for each pixel down. */
  readonly slope: number;
}

/** Exponents of the superellipses: the ring and its hole. */
const OUTER = 3.6;
const INNER = 2.2;
/** Intersections of the rays with the upper, right and lower edge, as shares of half the ring. */
const RAYS = { top: 0.47, side: 0.17, bottom: 0.93 } as const;
const HOLE = { wide: 0.38, slim: 0.33 } as const;

/** Boxes by era, as shares of half the ring from its centre: left, top, right, bottom. */
type Share = readonly [number, number, number, number];
const BOXES: { readonly wide: readonly Share[]; readonly slim: readonly Share[] } = {
  wide: [
    [-0.42, -0.95, 0.42, -0.4],
    [0.42, -0.8, 0.955, -0.17],
    [0.43, -0.05, 0.965, 0.43],
    [0.03, 0.455, 0.66, 0.955],
    [-0.66, 0.455, -0.03, 0.955],
    [-0.965, -0.05, -0.43, 0.43],
    [-0.955, -0.8, -0.42, -0.17],
  ],
  slim: [
    [-0.42, -0.95, 0.42, -0.34],
    [0.43, -0.87, 0.95, -0.17],
    [0.38, -0.04, 0.97, 0.36],
    [0.03, 0.4, 0.66, 0.95],
    [-0.66, 0.4, -0.03, 0.95],
    [-0.97, -0.04, -0.38, 0.36],
    [-0.95, -0.87, -0.43, -0.17],
  ],
};

/** Silhouettes by era: position and size. */
const GROUNDS: readonly Share[] = [
  [0, -0.45, 1.2, 0],
  [0.7, -0.17, 1.1, 0],
  [0.74, 0.73, 0.95, 0],
  [0.5, 0.955, 0.92, 0],
  [-0.58, 0.955, 0.9, 0],
  [-0.72, 0.73, 0.95, 0],
  [-0.58, -0.17, 1.1, 0],
];

/** True for containers that only fit small pieces and short names. */
const isSlimRoom = (width: number, height: number): boolean => width < 600 || height < 340;

/** Distance from the centre to the edge of a superellipse, in a direction clockwise from up. */
const reach = (angle: number, [a, b]: Point, power: number): number =>
  (Math.abs(Math.sin(angle) / a) ** power + Math.abs(Math.cos(angle) / b) ** power) ** (-1 / power);

const line = (points: readonly Point[]): string =>
  points.map(point => point.map(value => value.toFixed(1)).join(' ')).join('L');

export function ringOf(width: number, height: number): Ring {
  const isSlim = isSlimRoom(width, height);
  const kind = isSlim ? 'slim' : 'wide';
  const half: Point = [width / 2 - 3, height / 2 - 3];
  const hole: Point = [half[0] * HOLE[kind], half[1] * HOLE[kind]];
  const middle: Point = [width / 2, height / 2];
  /** Scale relative to a common screen. */
  const grown = Math.min(width / 815, height / 505);
  /** Half the gap between two eras. */
  const gap = Math.max(1, 1.5 * grown);
  const rays = raysOf(half);
  const at = (angle: number, far: number): Point => [
    middle[0] + far * Math.sin(angle),
    middle[1] - far * Math.cos(angle),
  ];
  /** Arc from a ray to the next, at a distance from both. */
  const arc = (era: Era, axes: Point, power: number, aside: number): Point[] => {
    const [from, to] = [rays[era] as number, rays[era + 1] as number];
    const lean = (angle: number): number => Math.asin(Math.min(1, aside / reach(angle, axes, power)));
    const [first, last] = [from + lean(from), to - lean(to)];
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const angle = first + ((last - first) * step) / STEPS;
      return at(angle, reach(angle, axes, power));
    });
  };
  const outline = (era: Era, inside: number): string =>
    `M${line([
      ...arc(era, [half[0] - inside, half[1] - inside], OUTER, gap + inside * 0.9),
      ...arc(era, [hole[0] + inside, hole[1] + inside], INNER, gap + inside * 0.9).reverse(),
    ])}Z`;

  const wedges = Array.from({ length: RING }, (_, era): Wedge => {
    const [left, top, right, bottom] = BOXES[kind][era] as Share;
    const [groundX, groundY, size] = GROUNDS[era] as Share;
    const bearing = ((rays[era] as number) + (rays[era + 1] as number)) / 2;
    return {
      outline: outline(era, 0),
      inset: outline(era, Math.max(4, 6 * grown)),
      rim: `M${line(arc(era, [half[0] - 2 * grown, half[1] - 2 * grown], OUTER, gap + 5 * grown))}`,
      box: {
        left: middle[0] + left * half[0],
        top: middle[1] + top * half[1],
        width: (right - left) * half[0],
        height: (bottom - top) * half[1],
      },
      ground: {
        x: middle[0] + groundX * half[0],
        y: middle[1] + groundY * half[1],
        scale: size * grown * (isSlim ? 1.1 : 1),
      },
      bearing: (bearing * 180) / Math.PI,
      mouth: at(bearing, reach(bearing, hole, INNER) + 5 * grown),
    };
  });
  return {
    width,
    height,
    middle,
    isSlim,
    wedges,
    chevrons: rays.slice(0, RING).map(angle => {
      const [inside, outside] = [reach(angle, hole, INNER), reach(angle, half, OUTER)];
      return {
        at: at(angle, inside + CHEVRON * (outside - inside)),
        angle: (angle * 180) / Math.PI,
        outer: at(angle, inside + OUTER_PLACE * (outside - inside)),
      };
    }),
    dial: dialOf(angle => reach(angle, hole, INNER), at, grown),
    chevron: Math.max(0.7, grown),
    machine: Math.min(hole[0], hole[1]) * (isSlim ? 0.62 : 0.64),
    slope: (RAYS.bottom * half[0]) / half[1],
  };
}

const STEPS = 32;

/** Places on a border between eras, as shares of its length from the hole: its arrow, and a point near the rim. */
export const CHEVRON = 0.62;
export const OUTER_PLACE = 0.78;

/**
 * Angles of the rays between eras, clockwise from the one before the Dawn of Time; the first is repeated at
 * the end.
 */
function raysOf([halfWidth, halfHeight]: Point): readonly number[] {
  const top = Math.atan2(RAYS.top * halfWidth, halfHeight);
  const side = Math.atan2(halfWidth, RAYS.side * halfHeight);
  const bottom = Math.PI - Math.atan2(RAYS.bottom * halfWidth, halfHeight);
  const round = 2 * Math.PI;
  return [-top, top, side, bottom, Math.PI, round - bottom, round - side, round - top];
}

const TICKS = 84;

function dialOf(
  edge: (angle: number) => number,
  at: (angle: number, far: number) => Point,
  grown: number,
): string {
  const [outside, short, long] = [8 * grown, 4 * grown, 8 * grown];
  return Array.from({ length: TICKS }, (_, tick) => {
    const angle = (tick * 2 * Math.PI) / TICKS;
    const far = edge(angle) - outside;
    return `M${line([at(angle, far), at(angle, far - (tick % (TICKS / RING) ? short : long))])}`;
  }).join('');
}

/** The era that an arrow key moves to; undefined for other keys. */
export function eraAfter(key: string, era: Era): Era | undefined {
  if (key === 'ArrowRight') return (era + 1) % RING;
  if (key === 'ArrowLeft') return (era + RING - 1) % RING;
  return undefined;
}

/** Eras on the shorter way from one to another, without the first. */
export function wayAlong(from: Era, to: Era): readonly Era[] {
  const ahead = (to - from + RING) % RING;
  const [step, many] = ahead <= RING / 2 ? [1, ahead] : [-1, RING - ahead];
  return Array.from({ length: many }, (_, i) => (from + step * (i + 1) + RING) % RING);
}

/** Distance of contents from a border between eras. */
const MARGIN = 3;

/** Contents of the eras at both sides may stand lower than their box, in heights of it: the wedge goes on below. */
export const depthOf = (era: Era): number => (era === 2 || era === 5 ? 1.4 : 1);

/** True if a part of a box, given by its place in it, stays above the slanting border below the eras at both sides. */
export function isAbove(ring: Ring, era: Era, part: Box): boolean {
  const box = ring.wedges[era]?.box;
  if (!box || depthOf(era) === 1) return true;
  const [x, y] = ring.middle;
  const left = box.left + part.left - x;
  const near = era === 2 ? left : -left - part.width;
  return near - MARGIN >= (box.top + part.top + part.height - y) * ring.slope;
}

/** A box as CSS properties. */
export const pixels = ({ left, top, width, height }: Box): Readonly<Record<keyof Box, string>> => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

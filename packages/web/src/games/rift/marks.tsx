// @chunk *-board
/** SVG marks: dots, rings, diamonds, brackets and ways, one shape for each meaning. */
import { linesAfter } from '@tessera/games/rift';
import { memo } from '../../ui/render/memo.ts';
import {
  type Arrow,
  cornerArrow,
  hopArrow,
  lineArrow,
  lineThrough,
  PITCH,
  type Point,
  pointOf,
} from './geometry.ts';
import type { Course, Danger, Marks } from './hints.ts';
import { Piece } from './pieces.tsx';
import type { Trace } from './trace.ts';

interface Flippable {
  readonly flipped: boolean;
}

/** Rectangle of all tiles between two corners. */
function Zone({ corners, flipped }: Flippable & { corners: readonly number[] }) {
  const [a, b] = corners.map(square => pointOf(square, flipped));
  if (!a || !b) return null;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)].map(value => value - PITCH / 2);
  const [width, height] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)].map(value => value + PITCH);
  return <rect className="zone" x={x} y={y} width={width} height={height} rx="20" />;
}

/** Lowest layer: the last move, the crossings that decided the game, and the zone for placements. */
export const GroundMarks = memo(function GroundMarks({
  last,
  zone,
  glow,
  flipped,
}: Flippable & { last: readonly number[]; zone: readonly number[]; glow: readonly number[] }) {
  return (
    <g aria-hidden="true">
      <Zone corners={zone} flipped={flipped} />
      {last.map(square => {
        const { x, y } = pointOf(square, flipped);
        return <rect key={square} className="last" x={x - 48} y={y - 48} width="96" height="96" rx="16" />;
      })}
      <path className="glow" d={discs(glow, 62, flipped)} />
    </g>
  );
});

const lines = (all: readonly (readonly number[])[], flipped: boolean): string =>
  all.map(line => lineThrough(line, flipped)).join('');

/** Layer below the pawns: ways of the lifted piece and of threats. */
export const WayMarks = memo(function WayMarks({
  marks,
  danger,
  flipped,
}: Flippable & { marks: Marks; danger: Danger }) {
  return (
    <g aria-hidden="true">
      <path className="foe way" d={lines(danger.paths, flipped)} />
      <path className="leg-two" d={lines(marks.ways, flipped)} />
      <path className="leg-one" d={lines(marks.legs, flipped)} />
    </g>
  );
});

const disc = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const discs = (squares: readonly number[], r: number, flipped: boolean): string =>
  squares.map(square => disc(pointOf(square, flipped), r)).join('');

/** Outline around one crossing, or around both of a large slide. */
function pill(squares: readonly number[], r: number, flipped: boolean): string {
  const points = squares.map(square => pointOf(square, flipped));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [w, e, n, s] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const arc = (x: number, y: number): string => `A${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${w - r} ${n}${arc(w, n - r)}H${e}${arc(e + r, n)}V${s}${arc(e, s + r)}H${w}${arc(w - r, s)}z`;
}

const diamonds = (squares: readonly number[], r: number, flipped: boolean): string =>
  squares
    .map(square => {
      const { x, y } = pointOf(square, flipped);
      return `M${x} ${y - r}l${r} ${r} ${-r} ${r} ${-r} ${-r}z`;
    })
    .join('');

/** Strokes that cross out a mark. */
const bars = (squares: readonly number[], r: number, flipped: boolean): string =>
  squares
    .map(square => {
      const { x, y } = pointOf(square, flipped);
      return `M${x - r} ${y + r}L${x + r} ${y - r}`;
    })
    .join('');

/** Four corners around a piece in danger. */
const brackets = (squares: readonly number[], r: number, arm: number, flipped: boolean): string =>
  squares
    .map(square => {
      const { x, y } = pointOf(square, flipped);
      const [w, e, n, s] = [x - r, x + r, y - r, y + r];
      return [
        `M${w} ${n + arm}V${n}H${w + arm}`,
        `M${e - arm} ${n}H${e}V${n + arm}`,
        `M${e} ${s - arm}V${s}H${e - arm}`,
        `M${w + arm} ${s}H${w}V${s - arm}`,
      ].join('');
    })
    .join('');

/** Arrow of a turn, on a crossing that a slide can turn to. */
const TURN = 'M13.5-9A16 16 0 1 0 16 3M15-21V-8H2';

/** Layer above the pawns: click targets, and pieces in danger. */
export const TopMarks = memo(function TopMarks({
  marks,
  danger,
  lifted,
  flipped,
}: Flippable & { marks: Marks; danger: Danger; lifted: number | undefined }) {
  const { dots, specks, victims, landings, turns, pivots, risky, closed } = marks;
  const lesser = danger.squares.filter(square => square !== danger.tesseract && square !== lifted);
  const tesseract = danger.tesseract === null ? [] : [danger.tesseract];
  const rings = discs(landings, 34, flipped) + discs(victims, 54, flipped);
  return (
    <g aria-hidden="true">
      <path className="foe lesser" d={brackets(lesser, 48, 13, flipped)} />
      <path className="foe" d={brackets(tesseract, 52, 18, flipped)} />
      <path className="foe lesser" d={brackets(risky, 24, 10, flipped)} />
      <path className="closed" d={discs(closed, 19, flipped) + bars(closed, 13, flipped)} />
      <path className="speck" d={discs(specks, 9, flipped)} />
      <path className="turn-ground" d={diamonds(turns, 19, flipped)} />
      <path className="turn" d={diamonds(turns, 15, flipped)} />
      <path className="dot" d={discs(dots, 19, flipped)} />
      <path className="ring-edge" d={rings} />
      <path className="ring" d={rings} />
      {pivots.map(square => {
        const { x, y } = pointOf(square, flipped);
        return (
          <g key={square} className="pivot" transform={`translate(${x} ${y})`}>
            <circle r="29" />
            <path d={TURN} />
          </g>
        );
      })}
    </g>
  );
});

/** The way of one answer, drawn bold, with a ghost at its end; for a hint or a premove also the piece. */
export const CourseMark = memo(function CourseMark({
  course,
  name,
  flipped,
}: Flippable & { course: Course; name?: string }) {
  const { path } = course;
  return (
    <g className={name ?? 'course'} aria-hidden="true">
      {name && path.length > 2 && <path className="leg-one" d={lineThrough(path.slice(0, 2), flipped)} />}
      {name && <path className="source" d={discs(path.slice(0, 1), 54, flipped)} />}
      <Way course={course} flipped={flipped} />
    </g>
  );
});

/** A played move: ghosts where its pieces stood, its way, and numbers if it captured several. */
export const TraceMark = memo(function TraceMark({ trace, flipped }: Flippable & { trace: Trace }) {
  const { course, mover, taken, placed } = trace;
  const { path } = course;
  const squares = taken.map(({ at }) => at);
  return (
    <g className="trace" aria-hidden="true">
      {[...(mover ? [mover] : []), ...taken].map(piece => (
        <Piece key={piece.at} {...piece} {...pointOf(piece.at, flipped)} flipped={flipped} name="left" />
      ))}
      <path className="closed" d={bars(squares, 36, flipped)} />
      <path className="leg-one" d={lineThrough(path.slice(0, path.length - 1), flipped)} />
      <path className="source" d={placed === undefined ? '' : pill(linesAfter(course.action), 58, flipped)} />
      <Way course={course} flipped={flipped} />
      {squares.length > 1 &&
        squares.map((square, i) => (
          <text key={square} {...pointOf(square, flipped)}>
            {i + 1}
          </text>
        ))}
    </g>
  );
});

function Way({ course, flipped }: Flippable & { course: Course }) {
  const { ghost } = course;
  const arrow = arrowOf(course, flipped);
  return (
    <>
      {arrow && (
        <>
          <path className="hop-edge" d={arrow.shaft + arrow.head} />
          <path className="hop" d={arrow.shaft + arrow.head} />
        </>
      )}
      {ghost && (
        <Piece
          {...pointOf(ghost.at, flipped)}
          letter={ghost.letter}
          colour={ghost.colour}
          flipped={flipped}
          name="ghost"
        />
      )}
    </>
  );
}

/** The last leg as an arrow; the first leg stays dotted below the pawns. */
function arrowOf({ path, over }: Course, flipped: boolean): Arrow | undefined {
  const [corner, end] = path.slice(-2).map(square => pointOf(square, flipped));
  if (!corner || !end) return undefined;
  const start = path.length === 2 ? towards(corner, end, 58) : corner;
  if (over === null) return lineArrow(start, end, 26);
  if (path.length === 3 && over === path[1]) {
    const halfWay = towards(pointOf(path[0] as number, flipped), corner, Infinity); // R-BENT-5
    return cornerArrow(halfWay, corner, end);
  }
  const before = beforeVictim(pointOf(over, flipped), end);
  const isClose = Math.hypot(before.x - corner.x, before.y - corner.y) < PITCH;
  const hop = hopArrow(before, end);
  return isClose
    ? hop
    : { shaft: `M${start.x} ${start.y}L${before.x} ${before.y}${hop.shaft}`, head: hop.head };
}

/** A point on the way, far enough from a piece not to cross it out; half-way at most. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The crossing from which a jump over `victim` starts. */
function beforeVictim(victim: Point, end: Point): Point {
  const steps = Math.max(Math.abs(end.x - victim.x), Math.abs(end.y - victim.y)) / PITCH;
  return { x: victim.x - (end.x - victim.x) / steps, y: victim.y - (end.y - victim.y) / steps };
}

// @chunk *-board
/** Coordinates of crossings in the drawing, and lines between them; independent of the rules. */
import { fileOf, rankOf, SIZE, squareAt } from '@tessera/games/rift/board';

/** Distance between neighbouring crossings, in drawing units. */
export const PITCH = 100;
/** Distance from the edge to the first groove, where the coordinates stand. */
export const MARGIN = 104;
export const EXTENT = (SIZE - 1) * PITCH + 2 * MARGIN;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centre of a crossing; White sits at the bottom unless the board is flipped. */
export function pointOf(square: number, flipped = false): Point {
  const column = flipped ? SIZE - 1 - fileOf(square) : fileOf(square);
  const row = flipped ? rankOf(square) : SIZE - 1 - rankOf(square);
  return { x: MARGIN + PITCH * column, y: MARGIN + PITCH * row };
}

/** The crossing at a column and row of the screen, from the top left corner. */
export const squareOnScreen = (column: number, row: number, flipped: boolean): number =>
  flipped ? squareAt(SIZE - 1 - column, row) : squareAt(column, SIZE - 1 - row);

/** Columns and rows by which each key moves the focus on the screen. */
const KEY_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-SIZE, 0],
  End: [SIZE, 0],
  PageUp: [0, -SIZE],
  PageDown: [0, SIZE],
};

/** The crossing a key moves the focus to, stopping at the edge; undefined for any other key. */
export function focusAfter(key: string, square: number, flipped: boolean): number | undefined {
  const step = KEY_STEPS[key];
  if (!step) return undefined;
  const { x, y } = pointOf(square, flipped);
  const clamp = (value: number): number => Math.max(0, Math.min(SIZE - 1, value));
  const column = clamp((x - MARGIN) / PITCH + step[0]);
  return squareOnScreen(column, clamp((y - MARGIN) / PITCH + step[1]), flipped);
}

/** A line through crossings as the `d` of a path. */
export const lineThrough = (squares: readonly number[], flipped: boolean): string =>
  squares
    .map((square, i) => {
      const { x, y } = pointOf(square, flipped);
      return `${i === 0 ? 'M' : 'L'}${x},${y}`;
    })
    .join('');

export interface Arrow {
  readonly shaft: string;
  readonly head: string;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const at = (x: number, y: number): string => `${round(x)},${round(y)}`;

/** Arrow head for a line that arrives in direction (dx, dy). */
function headAt(tip: Point, dx: number, dy: number): string {
  const angle = Math.atan2(dy, dx);
  const [a, b] = [angle + Math.PI - 0.6, angle + Math.PI + 0.6];
  const wing = (turn: number): string => at(tip.x + 28 * Math.cos(turn), tip.y + 28 * Math.sin(turn));
  return `M${wing(a)}L${at(tip.x, tip.y)}L${wing(b)}`;
}

/** An arc over the crossing between `from` and `to`, ending in an arrow just before `to`. */
export function hopArrow(from: Point, to: Point): Arrow {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // The arc bows towards the top of the screen, or to the left when it runs straight up or down.
  const side = ux > 0.01 || (Math.abs(ux) <= 0.01 && uy < 0) ? 1 : -1;
  const [nx, ny] = [uy * side, -ux * side];
  const on = (along: number, across: number): Point => ({
    x: from.x + ux * along + nx * across,
    y: from.y + uy * along + ny * across,
  });
  const [start, rise, fall, tip] = [
    on(22, 12),
    on(length * 0.34, length * 0.3),
    on(length * 0.78, length * 0.38),
    on(length - 32, 33),
  ];
  return {
    shaft: `M${at(start.x, start.y)}C${at(rise.x, rise.y)} ${at(fall.x, fall.y)} ${at(tip.x, tip.y)}`,
    head: headAt(tip, tip.x - fall.x, tip.y - fall.y),
  };
}

/** An arc around the outside of a corner, from the step before it to the step after it. */
export function cornerArrow(before: Point, corner: Point, to: Point): Arrow {
  const outside = (a: number, b: number, c: number): number => c + BOW * (c - (a + b) / 2);
  const bend = { x: outside(before.x, to.x, corner.x), y: outside(before.y, to.y, corner.y) };
  const { tip, head } = tipBefore(bend, to);
  return { shaft: `M${at(before.x, before.y)}Q${at(bend.x, bend.y)} ${tip}`, head };
}
/** Outward shift of the control point; with 1 the arc would pass over the corner itself. */
const BOW = 1.8;

/** A straight line that ends in an arrow just before its target. */
export function lineArrow(from: Point, to: Point, gap?: number): Arrow {
  const { tip, head } = tipBefore(from, to, gap);
  return { shaft: `M${at(from.x, from.y)}L${tip}`, head };
}

/** Tip and head of an arrow from `from`. */
function tipBefore(from: Point, to: Point, gap = 30): { readonly tip: string; readonly head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = gap / Math.hypot(dx, dy);
  const tip = { x: to.x - dx * share, y: to.y - dy * share };
  return { tip: at(tip.x, tip.y), head: headAt(tip, dx, dy) };
}

/** Where the squares of a map lie in its drawing. Maps need not be rectangles, nor tiles stand in line (Q-MAP-2). */
import { geometryOf, type QuantumView, type Square } from '@tessera/games/quantum';
import { SIDE } from './side.ts';

export { SIDE };

export interface Layout {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

export function layoutOf({ map }: Pick<QuantumView, 'map'>): Layout {
  const { xs, ys } = geometryOf(map);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

/** The upper left corner of a square. */
export function cornerOf(view: Pick<QuantumView, 'map'>, square: Square): readonly [x: number, y: number] {
  const { xs, ys } = geometryOf(view.map);
  const { left, top } = layoutOf(view);
  return [((xs[square] ?? 0) - left) * SIDE, ((ys[square] ?? 0) - top) * SIDE];
}

export function middleOf(view: Pick<QuantumView, 'map'>, square: Square): readonly [x: number, y: number] {
  const [x, y] = cornerOf(view, square);
  return [x + SIDE / 2, y + SIDE / 2];
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
};

/** Where an arrow key leads: the next square in its direction, over gaps; undefined for other keys and at the edge. */
export function squareAfter(view: Pick<QuantumView, 'map'>, key: string, square: Square): Square | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const { xs, ys, squareAt } = geometryOf(view.map);
  const { columns, rows } = layoutOf(view);
  for (let far = 1; far < Math.max(columns, rows); far++) {
    const next = squareAt((xs[square] ?? 0) + far * step[0], (ys[square] ?? 0) + far * step[1]);
    if (next !== undefined) return next;
  }
  return undefined;
}

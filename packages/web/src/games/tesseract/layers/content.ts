/** The Tesseract as four levels: public knowledge of each of the 64 places (T-INFO-3). */
import type {
  Cell,
  EventSymbol,
  StackedCubeView,
  TesseractEvent,
  TesseractView,
} from '@tessera/games/tesseract';
import type { Marks } from '../contract.ts';

/** Content of a place. `air` is above a stack, `floor` the bare base. */
type PlaceKind = 'top' | 'covered' | 'enclosed' | 'air' | 'floor';

/** Marks of a place. `tied`: one of several that could be next. `decisive`: its cube decided the match. */
const LAYER_MARKS = [
  'removable',
  'choosable',
  'next',
  'tied',
  'put',
  'hinted',
  'chosen',
  'decisive',
] as const;
export type LayerMark = (typeof LAYER_MARKS)[number];

export const isMarked = ({ marks }: LayerPlace, mark: LayerMark): boolean => marks.includes(mark);

export interface LayerPlace {
  readonly cell: Cell;
  /** Level from the base, 0 (T-GEO-1). */
  readonly level: number;
  readonly kind: PlaceKind;
  readonly cube: StackedCubeView | undefined;
  /** Number of cubes above it. */
  readonly above: number;
  /** Symbol of the base, on level 0. */
  readonly symbol: EventSymbol | null;
  /** Marks joined in one string, so that equal places compare as equal and are not re-rendered. */
  readonly marks: string;
}

export interface Layer {
  readonly level: number;
  readonly cubes: number;
  readonly places: readonly LayerPlace[];
}

const LEVELS = [3, 2, 1, 0] as const;

function kindOf(height: number, level: number, cube: StackedCubeView | undefined): PlaceKind {
  if (!cube) return height === 0 && level === 0 ? 'floor' : 'air';
  if (level === height - 1) return 'top';
  return cube.colour === null ? 'enclosed' : 'covered';
}

function marksOf({ stacks, outcome }: TesseractView, marks: Marks, cell: Cell, level: number): string {
  const height = stacks[cell]?.cubes.length ?? 0;
  const isTop = level === height - 1;
  const isPut = level === height && marks.places.includes(cell);
  const isNext = (isTop || (height === 0 && level === 0)) && marks.next.includes(cell);
  const holds: Readonly<Record<LayerMark, boolean | undefined>> = {
    removable: isTop && stacks[cell]?.isRemovable,
    choosable: isTop && marks.choosable.includes(cell),
    next: isNext && outcome === null,
    tied: isNext && outcome === null && marks.next.length > 1,
    put: isPut,
    hinted: (isTop || isPut) && marks.hinted.includes(cell),
    chosen: marks.chosen === cell && (marks.places.includes(cell) ? isPut : isTop),
    decisive: isNext && outcome !== null,
  };
  return LAYER_MARKS.filter(mark => holds[mark]).join(' ');
}

function placeOf(view: TesseractView, marks: Marks, cell: Cell, level: number): LayerPlace {
  const stack = view.stacks[cell];
  const height = stack?.cubes.length ?? 0;
  const cube = stack?.cubes[level];
  return {
    cell,
    level,
    kind: kindOf(height, level, cube),
    cube,
    above: Math.max(0, height - 1 - level),
    symbol: level === 0 ? (stack?.symbol ?? null) : null,
    marks: marksOf(view, marks, cell, level),
  };
}

/** Levels from the top down. */
export const layersOf = (view: TesseractView, marks: Marks): readonly Layer[] =>
  LEVELS.map(level => {
    const places = view.stacks.map((_, cell) => placeOf(view, marks, cell, level));
    return { level, cubes: places.filter(place => place.cube).length, places };
  });

/** Focusable place of the grids. */
export interface Spot {
  readonly cell: Cell;
  readonly level: number;
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number, z: number]>> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, -1, 0],
  ArrowDown: [0, 1, 0],
  PageUp: [0, 0, 1],
  PageDown: [0, 0, -1],
  Home: [-3, 0, 0],
  End: [3, 0, 0],
};

const within = (n: number): number => Math.min(3, Math.max(0, n));

/** The place that a key moves to; undefined for other keys. Edges stop. */
export function step({ cell, level }: Spot, key: string): Spot | undefined {
  const by = STEPS[key];
  if (!by) return undefined;
  const x = within((cell % 4) + by[0]);
  const y = within(Math.floor(cell / 4) + by[1]);
  return { cell: 4 * y + x, level: within(level + by[2]) };
}

/** Initial focus: a selectable place, else the one primed next, else the highest stack. */
export function startSpot(view: TesseractView, { choosable, places, next }: Marks): Spot {
  const height = (cell: Cell): number => view.stacks[cell]?.cubes.length ?? 0;
  const top = (cell: Cell): Spot => ({ cell, level: within(height(cell) - 1) });
  const [place] = places;
  if (place !== undefined) return { cell: place, level: within(height(place)) };
  const highest = view.stacks.reduce((best, _, cell) => (height(cell) > height(best) ? cell : best), 0);
  return top(choosable[0] ?? next[0] ?? highest);
}

/** Stacks changed by the latest events, for a short flash. */
export function touchedBy(events: readonly TesseractEvent[]): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const event of events) {
    if (event.type === 'uncovered') cells.add(event.cell);
    if (event.type !== 'moved') continue;
    if (event.from.zone === 'tess') cells.add(event.from.cell);
    if (event.to.zone === 'tess') cells.add(event.to.cell);
  }
  return cells;
}

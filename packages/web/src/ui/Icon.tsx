/**
 * Icons of pages and tables on a 20 x 20 grid, each beside its label. Icons of a single game are in the
 * game's folder.
 */
import { rem } from './style/rem.ts';

const STROKES = {
  play: 'M6 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM7 7v.01M13 13v.01',
  online: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14M3 10h14M10 3c4 4 4 10 0 14M10 3c-4 4-4 10 0 14',
  puzzles: 'M4 7h3a2 2 0 1 1 4 0h3v3a2 2 0 1 1 0 4v3H4z',
  learn: 'M2 8l8-4 8 4-8 4zM5 10v4c3 2 7 2 10 0v-4',
  rules: 'M10 5C8 4 6 4 3 4v12c3 0 5 0 7 1 2-1 4-1 7-1V4c-3 0-5 0-7 1zv12',
  settings: 'M3 6h7m4 0h3M3 14h3m4 0h7M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4M8 12a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  sun: 'M10 2v1M10 17v1M2 10h1M17 10h1M4 4l1 1M15 15l1 1M16 4l-1 1M5 15l-1 1M10 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
  moon: 'M17 12A7 7 0 0 1 8 3a7 7 0 1 0 9 9z',
  swap: 'M4 7h11l-3-3M16 13H5l3 3',
  close: 'M5 5l10 10M15 5L5 15',
  search: 'M9 4a5 5 0 1 1 0 10A5 5 0 0 1 9 4M13 13l4 4',
  plus: 'M10 4v12M4 10h12',
  arrow: 'M4 10h12M11 5l5 5-5 5',
  down: 'M5 8l5 5 5-5',
  save: 'M10 3v9M6 8l4 4 4-4M4 16h12',
  file: 'M5 3h7l3 3v11H5zM12 3v3h3',
  sound: 'M3 8v4h3l4 4V4L6 8zM13 8a3 3 0 0 1 0 4M15 5a7 7 0 0 1 0 10',
  undo: 'M7 3L3 7l4 4M4 7h8a4 4 0 0 1 0 9H8',
  redo: 'M13 3l4 4-4 4M16 7H8a4 4 0 0 0 0 9h4',
  hint: 'M7 13a5 5 0 1 1 6 0v1H7zM8 17h4',
  flip: 'M6 17V4M3 7l3-3 3 3M14 3v13m-3-3 3 3 3-3',
  turn: 'M15 7a6 6 0 1 0 1 4M16 3v4h-4',
  menu: 'M3 6h14M3 10h14M3 14h14',
  threat: 'M10 3l8 14H2zM10 8v4M10 14v1',
  first: 'M4 4v12M16 4v12L7 10z',
  back: 'M14 4v12L5 10z',
  forward: 'M6 4v12l9-6z',
  last: 'M16 4v12M4 4v12l9-6z',
  copy: 'M7 6V3h10v10h-3M3 7h10v10H3z',
  skip: 'M4 5l5 5-5 5zM9 5l5 5-5 5zM16 5v10',
  check: 'M4 11l4 4 8-9',
} as const;

export type IconName = keyof typeof STROKES;

const FILLED: readonly IconName[] = ['first', 'back', 'forward', 'last', 'skip'];

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** Icon from the list above; hidden from screen readers, which read the label beside it. */
export const Icon = ({ name, size = 18 }: IconProps) => (
  <Strokes path={STROKES[name]} grid={20} size={size} isFilled={FILLED.includes(name)} />
);

interface StrokesProps {
  readonly path: string;
  readonly grid?: number;
  readonly size: number;
  readonly isFilled?: boolean;
}

/** Icon from any path, drawn with strokes. */
export const Strokes = ({ path, grid = 24, size, isFilled = false }: StrokesProps) => (
  <svg
    className="icon"
    width={rem(size)}
    height={rem(size)}
    viewBox={`0 0 ${grid} ${grid}`}
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    stroke-width={grid / 12}
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

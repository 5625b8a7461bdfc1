/** The signs of pages and tables, on one 24 x 24 grid; beside each stands its word. What only a game has is the game's. */
import { rem } from '../style/rem.ts';

const STROKES = {
  play: 'M7.8 3.6h8.4A4.2 4.2 0 0 1 20.4 7.8v8.4a4.2 4.2 0 0 1-4.2 4.2h-8.4A4.2 4.2 0 0 1 3.6 16.2v-8.4A4.2 4.2 0 0 1 7.8 3.6zM9 9v.01M15 15v.01',
  rules:
    'M12 6.2C10 4.8 7.2 4.4 3.6 4.8v13.9c3.6-.4 6.4 0 8.4 1.7 2-1.7 4.8-2 8.4-1.7V4.8c-3.6-.4-6.4 0-8.4 1.4zm0 0V20.4',
  settings:
    'M3.6 7.2h8.4m4.8 0h3.6M3.6 16.8h3.6m4.8 0h8.4M14.4 4.8a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8M9.6 14.4a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8',
  sun: 'M12 2.4v1.9M12 19.7V21.6M2.4 12h1.9M19.7 12H21.6M5.2 5.2l1.4 1.4M17.4 17.4l1.4 1.4M18.8 5.2l-1.4 1.4M6.6 17.4l-1.4 1.4M12 7.9a4.1 4.1 0 1 1 0 8.2 4.1 4.1 0 0 1 0-8.2',
  moon: 'M19.8 14.8A8.4 8.4 0 0 1 9.2 4.2a8.4 8.4 0 1 0 10.6 10.6z',
  swap: 'M4.8 8.4h13.2l-3.6-3.6M19.2 15.6H6l3.6 3.6',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M10.8 4.2a6.6 6.6 0 1 1 0 13.2 6.6 6.6 0 0 1 0-13.2M15.6 15.6l4.8 4.8',
  plus: 'M12 4.8v14.4M4.8 12h14.4',
  arrow: 'M4.8 12h14.4M13.8 6.6L19.2 12l-5.4 5.4',
  down: 'M6 9.6l6 6 6-6',
  save: 'M12 3.6v10.8M7.2 10.2l4.8 4.8 4.8-4.8M4.8 19.8h14.4',
  file: 'M6 3h7.8L18.6 7.8v13.2H6zM13.8 3v4.8h4.8',
  sound: 'M3.6 9.6v4.8h3.6l4.8 4.2v-13.2L7.2 9.6zM15.6 9a4.2 4.2 0 0 1 0 6M18.2 6.2a8.4 8.4 0 0 1 0 11.5',
  undo: 'M8.7 4 4 8.7 8.7 13.3M4.7 8.7H14.7a5.3 5.3 0 0 1 0 10.7H9.3',
  redo: 'M15.3 4 20 8.7 15.3 13.3M19.3 8.7H9.3a5.3 5.3 0 0 0 0 10.7h5.3',
  hint: 'M8.7 16.7c-2.7-1.6-3.6-4-3.1-6.7a6.5 6.5 0 0 1 12.8 0c.5 2.7-.4 5.1-3.1 6.7zM9.3 20.7h5.3',
  flip: 'M7.3 20V4.7m-4 4 4-4 4 4M16.7 4v15.3m-4-4 4 4 4-4',
  turn: 'M18 8.7A7.3 7.3 0 1 0 19.3 13.3M19.3 4v5.3h-5.3',
  menu: 'M3.3 6.7h17.3M3.3 12h17.3M3.3 17.3h17.3',
  threat: 'M12 3.3 21.7 20.7H2.3zM12 9.3v5.3M12 17.2v.8',
  first: 'M5.3 5.3v13.3M18.7 5.3v13.3L8.7 12z',
  back: 'M16.7 5.3v13.3L6.7 12z',
  forward: 'M7.3 5.3v13.3L17.3 12z',
  last: 'M18.7 5.3v13.3M5.3 5.3v13.3l10-6.7z',
  copy: 'M8 8V4h12v12h-4M4 8h12v12H4z',
  skip: 'M4.7 6 11.3 12l-6.7 6zM11.3 6 18 12l-6.7 6zM20 6v12',
  check: 'M4.7 12.7l4.7 4.7 10-10.7',
} as const;

export type IconName = keyof typeof STROKES;

const FILLED: readonly IconName[] = ['first', 'back', 'forward', 'last', 'skip'];

interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** Screen readers get the words beside it. */
export const Icon = ({ name, size = 18 }: IconProps) => (
  <Strokes path={STROKES[name]} size={size} isFilled={FILLED.includes(name)} />
);

interface StrokesProps {
  /** On 24 x 24. */
  readonly path: string;
  readonly size: number;
  readonly isFilled?: boolean;
}

/** Any sign drawn with strokes. */
export const Strokes = ({ path, size, isFilled = false }: StrokesProps) => (
  <svg
    className="icon"
    width={rem(size)}
    height={rem(size)}
    viewBox="0 0 24 24"
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

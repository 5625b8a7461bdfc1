// @chunk *-board
/** Icons of tesseract, stroked on the common grid, each beside its label. */
import type { ColourName, EventSymbol } from '@tessera/games/tesseract';
import { Strokes } from '../../ui/Icon.tsx';
import { MARK_PATHS } from './pips.ts';
import { SYMBOL_PATHS } from './symbols.ts';

const SIGNS = {
  remove: 'M4 13l8 4 8-4M4 13v4l8 4 8-4v-4M12 13V3M8.5 6.5L12 3l3.5 3.5',
  adjust: 'M12 4v7M8.5 7.5h7M8.5 17h7',
  transfer: 'M4 8.5h14M14.5 5L18 8.5 14.5 12M20 15.5H6M9.5 12L6 15.5 9.5 19',
  study:
    'M4 5h5.500A2.5 2.5 0 0 1 12 7.500V19a2 2 0 0 0-2-1.500H4zM20 5h-5.500A2.5 2.5 0 0 0 12 7.500V19a2 2 0 0 1 2-1.500h6z',
  contain: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 9h6v6H9z',
  specialize: 'M12 3l9 9-9 9-9-9zM12 9l3 3-3 3-3-3z',
  // Icons of tabs.
  cube: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
  layers: 'M12 3.5l9 4.500-9 4.500-9-4.500zM3 12l9 4.500 9-4.500M3 16l9 4.500 9-4.500',
  board: 'M4 4h16v16H4zM4 12h16M12 4v16',
  labs: 'M9 3h6M10 3v6l-5 9a2 2 0 0 0 1.800 3h10.400A2 2 0 0 0 19 18l-5-9V3M7.500 14.500h9',
  cards: 'M6 4h9a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8.500 8.500h4M19 6v12',
  log: 'M9 6h11M9 12h11M9 18h11M4.500 6v.1M4.500 12v.1M4.500 18v.1',
  // States of a column's card.
  hidden: 'M9 9a3 3 0 1 1 4.2 2.8c-.9.4-1.2 1-1.2 2.2M12 17.5v.1',
  revealed: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  unlocked: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.8-1.2',
  used: 'M5 12.5l4.5 4.5L19 7.5',
  discarded: 'M6 6l12 12M18 6L6 18',
  // Threats and helps.
  breach: 'M12 2.5l-2.5 6 4.5 3-4 4 2 6M4 12h3M17 12h3',
  ward: 'M12 3l7.5 2.6v5.6c0 4.6-3.1 7.9-7.5 9.8-4.4-1.9-7.5-5.2-7.5-9.8V5.6zM8.5 12l2.5 2.5 4.5-5',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 11v5.5M12 7.5v.1',
  // Effects of cards by their first verb; some are actions too.
  flip: 'M4 8.5h14.5l-3-3M20 15.5H5.5l3 3',
  set: 'M4.5 4.5h15v15h-15zM9 9.5l3-2v9M9.5 16.5h5',
  match: 'M4 4h7v7H4zM13 13h7v7h-7zM15 5h4v4M9 19H5v-4',
  move: 'M12 14V3M8.5 6.5L12 3l3.5 3.5M4 13v5l8 3 8-3v-5',
  relocate: 'M3.5 14h7v7h-7zM13.5 14h7v7h-7zM7 11V8.5A4.5 4.5 0 0 1 11.5 4H17M14.5 1.5L17 4l-2.5 2.5',
  recolor: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM12 17.5a3.5 3.5 0 0 0 3.5-3.5',
  destroy:
    'M3.5 3.5l5.5 5.5M9 5v4H5M20.5 3.5L15 9M15 5v4h4M3.5 20.5L9 15M9 19v-4H5M20.5 20.5L15 15M15 19v-4h4',
  return: 'M5 12a7 7 0 1 0 2.5-5.4M5 4v4.5h4.5M12 9v6M9 12h6',
  gainAction: 'M13.5 2.5l-8 11H11l-1.5 8 9-11.5h-6z',
  skipPrime: 'M8.5 5v14M15.5 5v14M3 12h1.5M19.5 12H21',
} as const;

export type SignName = keyof typeof SIGNS;

export const isSign = (name: string): name is SignName => Object.hasOwn(SIGNS, name);

export const Sign = ({ name, size = 18 }: { readonly name: SignName; readonly size?: number }) => (
  <Strokes path={SIGNS[name]} size={size} />
);

export const EventGlyph = ({ symbol }: { readonly symbol: EventSymbol }) => (
  <Strokes path={SYMBOL_PATHS[symbol]} size={18} />
);

/** Mark of a colour; `isHollow` for a missing one. */
export const ColourMark = ({
  colour,
  isHollow = false,
}: {
  readonly colour: ColourName;
  readonly isHollow?: boolean;
}) => (
  <svg
    className={`tess-mark is-${colour}${isHollow ? ' is-hollow' : ''}`}
    viewBox="-1.6 -1.6 3.2 3.2"
    aria-hidden="true"
  >
    <path d={MARK_PATHS[colour]} />
  </svg>
);

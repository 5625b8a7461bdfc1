/** The signs of tesseract as SVG: events of the base, marks of the colours, small icons. Words stand beside them. */
import type { ColourName, EventSymbol } from '@tessera/games/tesseract';
import { MARK_PATHS, SYMBOL_PATHS } from './glyphs.ts';

/** A symbol of the base. */
export function EventGlyph({ symbol }: { readonly symbol: EventSymbol }) {
  return (
    <svg className="tess-glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SYMBOL_PATHS[symbol]} />
    </svg>
  );
}

/** The mark of a colour, which is also the shape of its pips; `isHollow` for what is missing. */
export function ColourMark({
  colour,
  isHollow = false,
}: {
  readonly colour: ColourName;
  readonly isHollow?: boolean;
}) {
  return (
    <svg
      className={`tess-mark is-${colour}${isHollow ? ' is-hollow' : ''}`}
      viewBox="-1.6 -1.6 3.2 3.2"
      aria-hidden="true"
    >
      <path d={MARK_PATHS[colour]} />
    </svg>
  );
}

/** Drawn on 24 x 24 with strokes. */
const SIGNS = {
  hidden: 'M9 9a3 3 0 1 1 4.2 2.8c-.9.4-1.2 1-1.2 2.2M12 17.5v.1',
  locked: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  unlocked: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.8-1.2',
  used: 'M5 12.5l4.5 4.5L19 7.5',
  discarded: 'M6 6l12 12M18 6L6 18',
  alert: 'M12 4l9 16H3zM12 10v4.5M12 17.3v.1',
  ward: 'M12 3l7.5 2.6v5.6c0 4.6-3.1 7.9-7.5 9.8-4.4-1.9-7.5-5.2-7.5-9.8V5.6zM8.5 12l2.5 2.5 4.5-5',
  skip: 'M5 6l7 6-7 6zM12 6l7 6-7 6zM20.5 5.5v13',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 11v5.5M12 7.5v.1',
  left: 'M14.5 6l-6 6 6 6',
  right: 'M9.5 6l6 6-6 6',
  plus: 'M12 6v12M6 12h12',
  // What a card does, by the first verb of its effect.
  flip: 'M4 8.5h14.5l-3-3M20 15.5H5.5l3 3',
  adjust: 'M12 3.5v7M8.5 7h7M8.5 17.5h7',
  set: 'M4.5 4.5h15v15h-15zM9 9.5l3-2v9M9.5 16.5h5',
  match: 'M4 4h7v7H4zM13 13h7v7h-7zM15 5h4v4M9 19H5v-4',
  move: 'M12 14V3M8.5 6.5L12 3l3.5 3.5M4 13v5l8 3 8-3v-5',
  transfer: 'M4 4h6v6H4zM14 14h6v6h-6zM13 6h4a2 2 0 0 1 2 2v3M11 18H7a2 2 0 0 1-2-2v-3',
  relocate: 'M3.5 14h7v7h-7zM13.5 14h7v7h-7zM7 11V8.5A4.5 4.5 0 0 1 11.5 4H17M14.5 1.5L17 4l-2.5 2.5',
  recolor: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM12 17.5a3.5 3.5 0 0 0 3.5-3.5',
  contain: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 9h6v6H9z',
  destroy:
    'M3.5 3.5l5.5 5.5M9 5v4H5M20.5 3.5L15 9M15 5v4h4M3.5 20.5L9 15M9 19v-4H5M20.5 20.5L15 15M15 19v-4h4',
  return: 'M5 12a7 7 0 1 0 2.5-5.4M5 4v4.5h4.5M12 9v6M9 12h6',
  study: 'M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6z',
  gainAction: 'M13.5 2.5l-8 11H11l-1.5 8 9-11.5h-6z',
  skipPrime: 'M8.5 5v14M15.5 5v14M3 12h1.5M19.5 12H21',
  breach: 'M12 2.5l-2.5 6 4.5 3-4 4 2 6M4 12h3M17 12h3',
} as const;

export type SignName = keyof typeof SIGNS;

export const isSign = (name: string): name is SignName => Object.hasOwn(SIGNS, name);

/** A small icon. */
export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg className="tess-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}

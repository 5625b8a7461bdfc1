// @chunk *-pieces
/** Outlines of the pieces, as text for the `d` of a path. */
import type { Faction } from '@tessera/games/quantum';

interface Outline {
  readonly filled: string;
  /** Drawn with a line of about 2.4. */
  readonly drawn?: string;
}

/** By face, in a box of 24: the heavier the ship, the lower its number. */
export const SHIPS: readonly Outline[] = [
  // Battlestation: a ring with guns on four sides.
  {
    filled: 'M12 8.9a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2z',
    drawn: 'M12 4.2l6.8 3.9v7.8L12 19.8l-6.8-3.9V8.1zM12 .8v3.4M12 19.8v3.4M1 12h4.2M18.8 12H23',
  },
  // Flagship: a broad hull with a deck to carry others.
  { filled: 'M12 .8l3.8 6.1v4.9l6.6 4v5.4l-6.8-1.9v3.5H8.4v-3.5L1.6 21.2v-5.4l6.6-4V6.9zM10.9 9v7.4h2.2V9z' },
  // Destroyer: two prongs.
  { filled: 'M5.6 1L9.3 9h5.4l3.7-8 3.8 12-3.2 9-4.5-3.6L12 23.2l-2.5-4.8L5 22l-3.2-9z' },
  // Frigate: three hulls, joined.
  {
    filled:
      'M12 .8l3 6.9v12.5L12 23.2l-3-3V7.7zM2.8 8.8h3.7v2.9h11V8.8h3.7v10l-1.85 2.7-1.85-2.7v-4h-11v4l-1.85 2.7L2.8 18.8z',
  },
  // Interceptor: all wing.
  { filled: 'M12 .8l2.5 8.7L23.4 20l-8.7-2.3L12 23.2l-2.7-5.5L.6 20 9.5 9.5z' },
  // Scout: a dart that listens ahead.
  {
    filled: 'M12 9.6l5.4 13.4L12 19.7 6.6 23z',
    drawn: 'M6.7 8a7.3 7.3 0 0 1 10.6 0M3 4.5a12.4 12.4 0 0 1 18 0',
  },
];

const every = (step: number, upTo: number, draw: (at: number) => string): string =>
  Array.from({ length: upTo / step }, (_, i) => draw(i * step)).join('');

/** A die is drawn in a box of this size, and its pattern repeats in steps. */
export const DIE = 48;
const STEP = 6;
const HALF = STEP / 2;

const stripe = (at: number): string =>
  at < DIE
    ? `M${at} 0h${HALF}L0 ${at + HALF}v${-HALF}z`
    : `M${DIE} ${at - DIE}v${HALF}L${at + HALF - DIE} ${DIE}h${-HALF}z`;
const dot = (x: number, y: number): string => `M${x + 1} ${y + HALF}a2 2 0 1 1 0 .01z`;
const check = (x: number, y: number): string =>
  `M${x} ${y}h${HALF}v${HALF}h${-HALF}zM${x + HALF} ${y + HALF}h${HALF}v${HALF}h${-HALF}z`;
const everywhere = (draw: (x: number, y: number) => string): string =>
  every(STEP, DIE, y => every(STEP, DIE, x => draw(x, y)));

/** Of the factions on a die, so that colour is never alone: plain, stripes, dots, checks. */
export const PATTERNS: Readonly<Record<Faction, string>> = {
  kepler: '',
  vulpes: every(STEP, 2 * DIE, stripe),
  orion: everywhere(dot),
  andromeda: everywhere(check),
};

/** The same on a cube of 12: one stripe, one dot, two checks. */
export const MARKS: Readonly<Record<Faction, string>> = {
  kepler: '',
  vulpes: 'M0 8.4L8.4 0H12v3.6L3.6 12H0z',
  orion: 'M3.2 6a2.8 2.8 0 1 1 0 .01z',
  andromeda: 'M0 0h6v6H0zM6 6h6v6H6z',
};

/** R-END-13, the house variant "Closing rift": rings of the board that close to Tesseracts in a quiet game. */
import { fileOf, rankOf, SIZE, SQUARES } from '../board.ts';
import type { RiftOptions } from '../types.ts';

/** Quiet plies until the outermost ring closes, and from one ring to the next. */
const FIRST_CLOSES = 40;
const NEXT_CLOSES = 12;
/** Plies for which a closing ring is announced. */
export const CLOSING_NOTICE = 10;

/** Distance of each crossing from the nearest edge: 0 on the outermost ring, 7 in the middle. */
export const RING = Uint8Array.from({ length: SQUARES }, (_, square) => {
  const [file, rank] = [fileOf(square), rankOf(square)];
  return Math.min(file, rank, SIZE - 1 - file, SIZE - 1 - rank);
});

/** Number of rings that are closed after so many quiet plies, from the edge inwards. */
export const closedRings = ({ closingRift }: RiftOptions, quiet: number): number =>
  closingRift && quiet >= FIRST_CLOSES ? 1 + Math.floor((quiet - FIRST_CLOSES) / NEXT_CLOSES) : 0;

/** R-END-7: the stall limit in force; closing rings need none. */
export const stallLimitOf = ({ closingRift, stallLimit }: RiftOptions): number | null =>
  closingRift ? null : stallLimit;

/** Quiet plies from now until the next ring closes. */
export const pliesToClose = (quiet: number): number =>
  quiet < FIRST_CLOSES ? FIRST_CLOSES - quiet : NEXT_CLOSES - ((quiet - FIRST_CLOSES) % NEXT_CLOSES);

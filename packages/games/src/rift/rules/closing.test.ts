/** R-END-13: the house variant "Closing rift". */
import { digest, Match } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { type Given, given, optionsOf } from '../../../test/riftTable.ts';
import { closedRings, pliesToClose, RING, rift, squareAt } from '../index.ts';

const CLOSING = { closingRift: true };
/** White's Tesseract stands on the edge, Black's one ring further in; both have a pawn and a slide. */
const EDGE: Given = { white: 'Ta5 Pd1 Hh8', black: 'Tn14 Pd15 Hh10' };
const after = (quiet: number, pieces: Given = EDGE, options: object = CLOSING) =>
  given({ ...pieces, quiet, ply: 60 + (quiet % 2) }, options);

describe('R-END-13: closing rift', () => {
  test('[R-END-13] the outermost ring closes at 40 quiet plies, and one more after every 12', () => {
    const options = optionsOf(CLOSING);
    const closes = [40, 52, 64, 76, 88, 100, 112, 124];
    expect([0, 39].map(quiet => closedRings(options, quiet))).toEqual([0, 0]);
    expect(closes.map(quiet => closedRings(options, quiet))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(closes.map(quiet => closedRings(options, quiet - 1))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(closes.map(quiet => pliesToClose(quiet - 10))).toEqual(closes.map(() => 10));
    expect(closedRings(optionsOf(), 500)).toBe(0);
  });

  test('[R-END-13] the ring of a point is its distance from the nearest edge', () => {
    const spots = [[0, 0], [14, 7], [1, 1], [7, 7], [12, 12]] as const; // biome-ignore format: pairs
    expect(spots.map(([file, rank]) => RING[squareAt(file, rank)])).toEqual([0, 0, 1, 7, 2]);
  });

  test('[R-END-13] a Tesseract in a closed ring at the end of its owner’s turn is lost', () => {
    expect(after(38).play('Hh8-i8').outcome()).toBeUndefined();
    expect(after(39).play('Hh8-i8').outcome()).toBe('b closed');
    expect(after(39).play('Hh8-i8').events().at(-1)).toEqual({ type: 'ended', winner: 1, reason: 'closed' });
    expect(after(39).play('Ta5-b5').outcome()).toBeUndefined();
    expect(after(39).play('Ta5-b5', 'Hh10-i10').outcome()).toBeUndefined();
    expect(
      after(51, { ...EDGE, white: 'Tc5 Pd1 Hh8' })
        .play('Hh8-i8', 'Hh10-i10')
        .outcome(),
    ).toBe('w closed');
  });

  test('[R-END-13] only the player who has just acted is examined: the other may still step inwards', () => {
    const black = { ...EDGE, white: 'Tc5 Pd1 Hh8', black: 'To14 Pd15 Hh10' };
    expect(after(39, black).play('Hh8-i8').outcome()).toBeUndefined();
    expect(after(39, black).play('Hh8-i8', 'To14-n13').outcome()).toBeUndefined();
    expect(after(39, black).play('Hh8-i8', 'Hh10-i10').outcome()).toBe('w closed');
  });

  test('[R-END-13] a capture or a drop reopens every ring', () => {
    const pieces = { white: 'Ta5 Pd1 Hh8', black: 'Tk11 Pd15 Hh10 Cj8', whiteHand: 'C' };
    expect(after(60, pieces).play('C@g3').outcome()).toBeUndefined();
    expect(after(60, pieces).play('Hh8-k8xj8').outcome()).toBeUndefined();
    expect(after(60, pieces).play('Hh8-i8').outcome()).toBe('b closed');
  });

  test('[R-END-13] [R-END-10] a capture of the Tesseract counts first; a closed ring counts before the rest', () => {
    const jump = { white: 'Ta5 Pd1', black: 'Tb5 Pd15' };
    expect(after(45, jump).play('Ta5-c5xb5').outcome()).toBe('w capture');
    const bare = { white: 'Ta9 Pd1 Hd5 Hf5 Hd6 He6 Hg6', black: 'Te5 Hd4 He4 Hf4' };
    expect(after(45, bare).play('Hg6-f6').outcome()).toBe('b closed');
    expect(after(45, bare, { closingRift: false }).play('Hg6-f6').outcome()).toBe('w immobilised');
  });

  test('[R-END-13] all other pieces stand and move in a closed ring as ever', () => {
    const pieces = { white: 'Th8 Pd1 Ha1', black: 'Ti12 Pd15' };
    expect(after(60, pieces).all()).toEqual(after(60, pieces, { closingRift: false }).all());
  });

  test('[R-END-13] seven closed rings leave h8 to one of two Tesseracts, so that every game ends', () => {
    const last = after(111, { white: 'Th8 Pd1 Ha1', black: 'Tg7 Pd15 Hh10' }).play('Ha1-b1');
    expect(last.outcome()).toBeUndefined();
    expect(last.play('Hh10-i10').outcome()).toBe('w closed');
  });

  test('[R-END-13] [R-END-7] the stall limit does not apply', () => {
    const inner = { white: 'Th8 Pd1 Ha1', black: 'Ti12 Pd15' };
    expect(after(59, inner, { closingRift: false, stallLimit: 60 }).play('Ha1-b1').outcome()).toBe('w stall');
    expect(after(59, inner, { closingRift: true, stallLimit: 60 }).play('Ha1-b1').outcome()).toBeUndefined();
  });

  test('[R-END-13] a match without the variant has the digests it had before there was one', () => {
    const match = new Match(rift, { options: optionsOf({ firstPlayer: 'w' }), seats: 2, seed: 'before' });
    expect('closingRift' in match.state.options).toBe(false);
    expect(digest(match.state)).toBe('14c2a5841089439f');
  });
});

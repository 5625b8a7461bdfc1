/** R-CROSS: crosses in play (`setup.test.ts` has their placement). */
import { describe, expect, test } from 'vitest';
import { given, list } from '../../../test/riftTable.ts';

describe('R-CROSS: centres and arm-ends', () => {
  test('[R-CROSS-1] [R-CROSS-5] a centre and its arm-ends are closed to pawns, the diagonal neighbours open', () => {
    const situation = given({ white: 'Ta1 Pa3', black: 'To15 Xh8', whiteHand: 'C' });
    const places = situation.actions('C@');
    for (const closed of ['h8', 'g8', 'i8', 'h7', 'h9']) expect(places, closed).not.toContain(closed);
    for (const open of ['g7', 'g9', 'i7', 'i9', 'f8', 'h10']) expect(places, open).toContain(open);
    expect(places).toHaveLength(225 - 3 - 1 - 4);
  });

  test('[R-CROSS-4] crosses never move', () => {
    const situation = given({ white: 'Ta1 Pa3 Xh8', black: 'To15' });
    expect(situation.actions('X')).toEqual([]);
    expect(situation.whyNot('Xh8-h9')).toMatchObject({ clause: 'R-CROSS-4', code: 'E_CROSS_FIXED' });
  });

  test('[R-CROSS-4] crosses act alike on both colours, whoever owns them', () => {
    const own = given({ white: 'Td8 Pa3 Hd7 Vj2 Xh8', black: 'To15 Sl7', whiteHand: 'CHG' });
    const theirs = given({ white: 'Td8 Pa3 Hd7 Vj2', black: 'To15 Sl7 Xh8', whiteHand: 'CHG' });
    expect(theirs.all()).toEqual(own.all());
  });

  test('[R-CROSS-5] arm-ends stop pawns', () => {
    const situation = given({ white: 'Th3 Pa3 Xh8', black: 'To15' });
    expect(situation.actions('Th3-h')).toEqual(list('1 2 4 5 6'));
    expect(situation.whyNot('Th3-h7')).toMatchObject({ clause: 'R-CROSS-5', code: 'E_ARM_END' });
    expect(situation.whyNot('Th3-h10')).toMatchObject({ clause: 'R-CROSS-5', code: 'E_CROSS_IN_WAY' });
    const across = given({ white: 'Te9 Pa3 Xh8', black: 'To15' });
    expect(across.actions('Te9-').filter(to => to.endsWith('9'))).toEqual(list('a9 b9 c9 d9 f9 g9'));
  });

  test('[R-CROSS-5] arm-ends allow no pawn to turn or to land there after a jump', () => {
    const turning = given({ white: 'Ta1 Pe9 Xh9', black: 'To15' }); // g9 is an arm-end
    expect(turning.actions('Pe9-g')).toEqual(list('7 11')); // over e7 and e11 instead
    expect(turning.whyNot('Pe9-g10')).toMatchObject({ clause: 'R-CROSS-5', code: 'E_CROSS_IN_WAY' });
    const landing = given({ white: 'Ta1 Ce9 Xh9', black: 'To15 Sf9' });
    expect(landing.all().filter(action => action.includes('x'))).toEqual([]);
    expect(landing.whyNot('Ce9-g9xf9')).toMatchObject({ clause: 'R-CROSS-5', code: 'E_ARM_END' });
  });

  test('[R-CROSS-5] a centre stops slides', () => {
    const situation = given({ white: 'Ta1 Pa3 Vh3 Xh8', black: 'To15' });
    expect(situation.actions('Vh3-h')).toEqual(list('1 2 4 5 6 7'));
  });

  test('[R-CROSS-6] slides enter, cross, stop on and are dropped on arm-ends', () => {
    const situation = given({ white: 'Ta1 Pa3 He9 Xh8', black: 'To15', whiteHand: 'HG' });
    expect(situation.actions('He9-')).toEqual(expect.arrayContaining(list('h9 i9 o9')));
    for (const end of ['g8', 'i8', 'h7', 'h9']) {
      expect(situation.actions('H@'), end).toContain(end);
      expect(situation.actions('V@'), end).toContain(end);
    }
    expect(situation.actions('G@')).toEqual(expect.arrayContaining(list('f8 i8 g9 h9')));
    expect(situation.actions('G@')).not.toContain('g8'); // its east line would stand on the centre
  });
});

describe('R-CROSS-6: armEndSlides perpendicular', () => {
  const across = { armEndSlides: 'perpendicular' } as const;

  test('[R-CROSS-6] perpendicular admits only slides across an arm on its end', () => {
    const situation = given({ white: 'Ta1 Pa3 Xh8', black: 'To15', whiteHand: 'HG' }, across);
    for (const end of ['g8', 'i8']) {
      expect(situation.actions('V@'), end).toContain(end);
      expect(situation.whyNot(`H@${end}`), end).toMatchObject({ clause: 'R-CROSS-6', code: 'E_ALONG_ARM' });
    }
    for (const end of ['h7', 'h9']) {
      expect(situation.actions('H@'), end).toContain(end);
      expect(situation.whyNot(`V@${end}`), end).toMatchObject({ clause: 'R-CROSS-6', code: 'E_ALONG_ARM' });
    }
    // Large slides: either line counts.
    expect(situation.actions('I@')).toEqual(expect.arrayContaining(list('g7 g8 i7 i8')));
    for (const along of ['G@f8', 'G@i8', 'I@h6', 'I@h9']) {
      expect(situation.whyNot(along), along).toMatchObject({ clause: 'R-CROSS-6', code: 'E_ALONG_ARM' });
    }
  });

  test('[R-CROSS-6] perpendicular stops a slide travelling along an arm before its end, not one travelling across', () => {
    const pieces = { white: 'Ta1 Pa3 Hd8 Hd9 Xh8', black: 'To15' };
    expect(given(pieces).actions('Hd8-')).toEqual(list('a8 b8 c8 e8 f8 g8'));
    expect(given(pieces, across).actions('Hd8-')).toEqual(list('a8 b8 c8 e8 f8'));
    expect(given(pieces, across).actions('Hd9-')).toHaveLength(14);
    expect(given(pieces, across).whyNot('Hd8-g8')).toMatchObject({
      clause: 'R-CROSS-6',
      code: 'E_ALONG_ARM',
    });
  });

  test('[R-CROSS-6] perpendicular forbids a capture onto the end of an arm along the slide', () => {
    const pieces = { white: 'Ta1 Pa3 Hd8 Xh8', black: 'To15 Sf8' };
    expect(given(pieces).actions('Hd8-')).toContain('g8xf8');
    expect(given(pieces, across).actions('Hd8-')).toEqual(list('a8 b8 c8 e8'));
  });

  test('[R-CROSS-6] perpendicular forbids a pivot that brings a line to lie along an arm', () => {
    // On g6 the line swings to g7 (free) or g5; on h6 to h7, an arm-end along the file.
    const pieces = { white: 'Ta1 Pa3 Gg6 Xh8', black: 'To15' };
    expect(given(pieces).actions('Gg6=')).toEqual(list('Ig5 Ig6 Ih5 Ih6'));
    expect(given(pieces, across).actions('Gg6=')).toEqual(list('Ig5 Ig6 Ih5'));
    expect(given(pieces, across).whyNot('Gg6=Ih6')).toMatchObject({
      clause: 'R-CROSS-6',
      code: 'E_ALONG_ARM',
    });
  });

  test('[R-CROSS-6] perpendicular applies to both arms of a shared arm-end', () => {
    // h9 ends a file arm of h8 and a rank arm of i9: no slide fits. i8 of h8 and j8 ends two rank arms.
    const corner = given({ white: 'Ta1 Pa3 Xh8 Xi9', black: 'To15', whiteHand: 'H' }, across);
    expect(corner.actions('H@')).not.toContain('h9');
    expect(corner.actions('V@')).not.toContain('h9');
    const inLine = given({ white: 'Ta1 Pa3 Xh8 Xj8', black: 'To15', whiteHand: 'H' }, across);
    expect(inLine.actions('H@')).not.toContain('i8');
    expect(inLine.actions('V@')).toContain('i8');
  });
});
